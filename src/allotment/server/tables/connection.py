"""A connection: one open socket at one table, and what it was last sent."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from ...draw.offers import Offer
from ...kernel.game import NOBODY
from ...words import Speaker
from ..messages.socket import Message, You
from ..settings import Limits
from .client_state import ClientState
from .game import OVER, TableGame

if TYPE_CHECKING:
    from ..transport import Wire


def packed(offer: object) -> msgspec.Raw:
    """An offer as it is sent: each is encoded once."""
    assert isinstance(offer, Offer)
    if offer.packed is None:
        offer.pack(msgspec.Raw(PLAIN.encode(offer.data)))
    found: msgspec.Raw = offer.packed
    return found


PLAIN: Final = msgspec.json.Encoder()
ENCODER: Final = msgspec.json.Encoder(enc_hook=packed)

AWAY: Final = 1001  # codes a socket is closed with: the server shuts down,
RESTART: Final = 1012  # it shuts down while others run,
FAULT: Final = 1011  # it failed to draw what this connection should see,
BEHIND: Final = 1013  # the connection reads too slowly,
STRANGER: Final = 4403  # or may no longer play or watch here

Put = Callable[[bytes | int], Awaitable[bool]]  # sends; a number closes the socket. False: it is closed


class Connection:
    __slots__ = (
        "closing",
        "curtain",
        "eyes",
        "here",
        "language",
        "last_id",
        "layout",
        "limits",
        "out",
        "pace",
        "put",
        "seat",
        "sent",
        "session",
        "waiting",
        "wire",
        "writer",
    )

    def __init__(
        self,
        session: str,
        layout: str,
        language: str,
        limits: Limits,
        put: Put,
        wire: Wire | None = None,
    ) -> None:
        self.session = session
        self.language = language
        self.layout = layout  # wide, tall, or plain for programs
        self.pace = 0.0  # seconds that bots are to take at least
        self.seat = NOBODY  # hot seat: who has the screen
        self.eyes = NOBODY  # whose view was sent last
        self.curtain = NOBODY  # who should take the screen
        self.sent: ClientState | None = None
        self.here: list[bool] = []  # who is connected, as far as it was told
        self.last_id = -1
        self.out: deque[bytes | int] = deque()  # what waits to be sent
        self.waiting = 0  # bytes of it
        self.limits = limits
        self.closing = False  # the socket is about to be closed: nothing more is said to it
        self.put = put
        self.wire = wire
        self.writer: asyncio.Task[None] | None = (
            None  # only while something waits: idle connections are cheap
        )

    def send(self, message: bytes) -> None:
        """Sends it, or queues it. A reader too far behind is cut off; it finds everything again when it
        returns."""
        if self.closing or (not self.out and self.wire is not None and self.wire.say(message)):
            return
        limits = self.limits
        if len(self.out) >= limits.behind or (self.out and self.waiting + len(message) > limits.waiting):
            self.out.clear()
            self.waiting = 0
            self.close(BEHIND)
            return
        self.waiting += len(message)
        self.queue(message)

    def close(self, code: int) -> None:
        """Closes after what is queued already, which may never get through to a client that doesn't read."""
        if not self.closing:
            self.closing = True
            self.queue(code)
            if self.wire is not None:
                asyncio.get_running_loop().call_later(self.limits.grace, self.wire.cut)

    def queue(self, message: bytes | int) -> None:
        self.out.append(message)
        if self.writer is None:
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        try:
            while self.out:
                message = self.out[0]
                if not await self.put(message) or isinstance(message, int):
                    return
                if self.out[0] is message:  # it hasn't been cut off in the meantime
                    self.out.popleft()
                    self.waiting -= len(message)
        finally:
            self.writer = None

    def say(self, message: Message) -> None:
        self.send(ENCODER.encode(message))

    def look(self, game: TableGame) -> bool:
        """Decides whose eyes this connection has now, and whether there is a curtain. True: that changed."""
        eyes, curtain = self.found(game)
        changed = eyes != self.eyes or curtain != self.curtain
        self.eyes, self.curtain = eyes, curtain
        if eyes >= 0:
            self.seat = eyes
        return changed

    def found(self, game: TableGame) -> tuple[int, int]:
        seats = game.seats_of(self.session)
        if not seats:
            return NOBODY, NOBODY
        if len(seats) == 1:
            return seats[0], NOBODY
        now = game.to_act()
        acting = [seat for seat in seats if seat in now]
        sat = self.seat in seats
        due = self.seat if sat and (self.seat in acting or not acting) else (acting or seats)[0]
        box = game.rules.box
        if not box.hidden or game.stage() == OVER:
            return due, NOBODY
        if sat and (due == self.seat or box.real_time):
            return self.seat, NOBODY
        return NOBODY, due

    def words(self, game: TableGame) -> Speaker:
        """Who speaks to this connection. Several people at one screen are called by their names."""
        alone = len(game.seats_of(self.session)) < 2
        return game.speaker(self.language, self.eyes if alone else NOBODY)

    def undo_seat(self, game: TableGame) -> int:
        """Whose moves it may take back: in a hot seat also those of who had the screen before."""
        seats = game.seats_of(self.session)
        events = game.match.record.events
        return events[-1].seat if events and len(seats) > 1 and events[-1].seat in seats else self.eyes

    def you(self, game: TableGame) -> You:
        seats = game.seats_of(self.session)
        maker = game.is_maker(self.session)
        return You(seat=self.eyes, seats=seats, watching=not seats, maker=maker)
