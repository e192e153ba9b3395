"""A table that is in memory: its game, its connections, and what runs at it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any

from ...words import Speaker
from ..settings import Settings
from ..store.bus import Note
from ..store.notices import Notice
from .client_state import ClientState, Common
from .connection import Connection
from .game import TableGame
from .hourglass import Hourglass
from .workers import Answer

Audience = tuple[int, int, str, Speaker]  # whose eyes, whose moves are taken back, layout, language


class LiveTable:
    """What stays while somebody is connected; `game` comes and goes. A lock is held from reading a change to
    telling it, so nobody sees a move that is not saved."""

    __slots__ = (
        "announced",
        "common",
        "connections",
        "driver",
        "game",
        "hints",
        "hourglass",
        "id",
        "lock",
        "notes",
        "notices",
        "opened",
        "question",
        "remote_sessions",
        "replication",
        "seen",
        "states",
        "told",
        "touched",
    )

    def __init__(self, id: str, settings: Settings, shared: bool) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.game: TableGame | None = None
        self.connections: list[Connection] = []
        self.common: Common | None = None  # what all are told alike,
        self.states: dict[Audience, ClientState] = {}  # and what all are who see the same: made once
        self.notes: list[Note] = []  # what other servers have said of it
        self.notices: list[Notice] | None = None  # what was to be told after the last change; None: unknown
        self.replication: asyncio.Task[None] | None = None  # applies their notes
        self.remote_sessions: dict[int, set[str]] = {}  # who is connected by other servers
        self.announced = False  # other servers were told that somebody is here
        self.question: bool | None = None  # whether the store says that a bot is to move; None: unknown
        self.driver: asyncio.Task[None] | None = None  # lets the bots move and the sand run
        self.hourglass = Hourglass(settings, shared)
        self.hints: dict[int, tuple[int, Answer]] = {}  # the last one of each seat, and at which revision
        self.told = 0  # the revision that its connections were last told of
        self.touched = 0.0  # when anything last happened
        self.opened = asyncio.get_running_loop().time()
        self.seen: dict[str, float] = {}  # session -> when it was last here

    def away(self, game: TableGame, seat: int) -> float:
        """Seconds since the seat's holder was last here; 0 if here now."""
        if self.connected(game)[seat]:
            return 0.0
        times = [self.seen.get(session, 0.0) for session, seats in game.places.items() if seat in seats]
        return asyncio.get_running_loop().time() - max([self.opened, *times])

    def connected(self, game: TableGame) -> list[bool]:
        here = set()
        for connection in self.connections:
            here.update(game.seats_of(connection.session))
        for sessions in self.remote_sessions.values():
            for session in sessions:
                here.update(game.seats_of(session))
        return [seat in here for seat in range(game.rules.seats)]

    def set_game(self, game: TableGame) -> None:
        self.game = game
        self.forget_sent()

    def unload(self) -> None:
        """Forgets what may differ from the store. The sand keeps running, as the entries say."""
        self.game = None
        self.question = None
        self.notices = None
        self.forget_sent()

    def common_of(self, game: TableGame) -> Common:
        if self.common is None:
            self.common = Common(game, self.connected(game), self.hourglass.data(game))
        return self.common

    def forget_states(self) -> None:
        """Something has changed that people are told of."""
        self.common = None
        self.states = {}

    def forget_sent(self) -> None:
        self.forget_states()
        for connection in self.connections:
            connection.sent = None

    def driven(self) -> bool:
        return running(self.driver)


def by_itself(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """What goes on when the request that began it is answered: its lines in the log aren't that request's."""
    return asyncio.create_task(work, context=Context())


def running(task: asyncio.Task[None] | None) -> bool:
    return task is not None and not task.done()
