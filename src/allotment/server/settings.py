"""How a server is set up. Tests and benches change what people would not."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, fields

from ..kernel.options import plain
from ..kernel.result import denied
from .tokens import Luck

STEP: int = 1_000  # a clock set back by no more milliseconds than this just stands still

Clock = Callable[[], int]


class SteadyClock:
    """Milliseconds since 1970, by the wall clock when the server started and by no clock that can be set from
    then on: differences are as long as they were. Servers that share a database go by the database's."""

    def __init__(self) -> None:
        self.began = time.time_ns() - time.monotonic_ns()
        self.last = 0

    def __call__(self) -> int:
        self.last = max(self.last, (self.began + time.monotonic_ns()) // 1_000_000)
        return self.last

    def set(self, now: int) -> None:
        """Sets the time. A clock that is only slightly ahead stands still until then."""
        if now + STEP < self.last:
            self.last = 0
        self.began = now * 1_000_000 - time.monotonic_ns()


@dataclass
class Limits:
    """Per minute (calm) and at once (burst). 0 calm: no limit."""

    made: tuple[int, int] = (30, 20)  # tables from one address
    kept: tuple[int, int] = (1, 300)  # the same in the long run
    daily: int = 200  # tables of one browser in a day; 0: no limit
    guesses: tuple[int, int] = (20, 10)  # tokens and codes from one address
    requests: tuple[int, int] = (1200, 300)  # of any kind from one address
    commands: tuple[int, int] = (1200, 60)  # on one socket
    subscribed: tuple[int, int] = (10, 10)  # bells switched on or off from one address
    costly: tuple[int, int] = (2400, 200)  # looks back, previews and undos from one address
    events: int = 10_000  # moves and clock events of one table, played or imported
    entries: int = 20_000  # changes of one table of any kind: moves, undos, names
    sockets: int = 64  # open at once, from one session at one table
    body: int = 64 * 1024
    record: int = 1024 * 1024
    message: int = 16 * 1024
    frame: int = 256 * 1024  # beyond this a socket is closed unread
    behind: int = 512  # messages a slow reader may be behind before its socket is closed
    waiting: int = 4 * 1024 * 1024  # bytes of them
    grace: float = 5.0  # seconds a reader too far behind has to hear that it is cut off
    connections: int = 512  # open at once from one address
    patience: float = 30.0  # seconds a request may take to arrive, and an answer to be read


def read_limits(wishes: list[str]) -> Limits:
    """Limits as people write them: "made=30/20" is a rate per minute and at once, "body=100000" a number."""
    limits = Limits()
    usual = {one.name: getattr(limits, one.name) for one in fields(Limits)}
    for wish in wishes:
        name, _, text = wish.partition("=")
        try:
            setattr(limits, name, read_limit(name, text, usual[name]))
        except (KeyError, ValueError):
            rates = ", ".join(one for one, value in usual.items() if isinstance(value, tuple))
            numbers = ", ".join(one for one, value in usual.items() if not isinstance(value, tuple))
            raise denied("serve-limit", limit=plain(wish), rates=rates, numbers=numbers) from None
    return limits


def read_limit(name: str, text: str, usual: object) -> tuple[int, int] | float:
    if isinstance(usual, tuple):
        if text == "0":
            return 0, 1
        calm, burst = map(int, text.split("/"))
        if calm < 1 or burst < 1:
            raise ValueError
        return calm, burst
    number = float(text) if isinstance(usual, float) else int(text)
    if not (0 if name == "daily" else 1) <= number < 1e12:
        raise ValueError
    return number


@dataclass
class Settings:
    data: str  # URL of the store
    hosts: list[str] = field(
        default_factory=list
    )  # names this server answers to, beside addresses and localhost
    proxies: list[str] = field(default_factory=list)  # whose X-Forwarded-For is believed
    secure: bool = False  # behind https: cookies say so
    pace: float = 0.7  # seconds a bot takes at least
    sand_pace: float = 2.0  # seconds between two acts of one bot in real time (with people: bots.py)
    rest_after: float = 60.0  # seconds without an event after which a table leaves memory
    keep_after: float = 20.0  # seconds between two savings of positions
    grace: float = 60.0  # seconds somebody has to be away before a bot may go on for them
    forget: float = 0.0  # days after which a table that nobody touched is deleted; 0: never
    log: str = "text"  # or json
    freezes: bool = False  # the process is the server's own: what is loaded at the start is never garbage
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which bots think
    answers: bool = (
        True  # whether the store's questions to bots are answered here, or left to other processes
    )
    push: bool = False  # whether browsers may be told while no page is open
    push_hosts: list[str] = field(
        default_factory=list
    )  # push services that may be anywhere: "name", "name:port"
    push_contact: str = "https://localhost"  # whom a push service writes to: mailto:... or https://...
    push_after: float = 10.0  # seconds somebody has to see for themselves that it is their turn
    push_pause: float = 60.0  # seconds between two messages to one browser about one table
    push_look: float = 2.0  # seconds between two looks for what is due
    metrics: int = 0  # port at which Prometheus finds numbers; 0: none
    drain: float = 0.0  # seconds a shutdown may take while other servers take over
    server: str = field(
        default_factory=lambda: f"{socket.gethostname()}-{os.getpid()}"
    )  # its name for others
    limits: Limits = field(default_factory=Limits)
    lab: str = ""  # the folder of studies that are asked for on the page; "": there is no lab here
    review_effort: float = 1.0  # of reviews: times the usual thinking
    luck: Luck = secrets.token_bytes
    now: Clock = field(default_factory=SteadyClock)
    budgets: list[str] = field(default_factory=list)  # how long bots think, if not as usual: "gardener:50ms"
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep  # how bots wait between two acts

    def bot(self, level: str) -> str:
        """The bot that plays a level here."""
        return next((bot for bot in self.budgets if bot.partition(":")[0] == level), level)
