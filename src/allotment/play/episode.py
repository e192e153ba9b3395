"""A game in progress as environments step it: whose decision it is, and what may be done.

Turn games ask one seat after another. In a real-time game the seats are asked in rotation: each may make a
move or idle (one action more than the game has moves). A tick of time passes from one question to a seat to
the next to the same seat; the others are asked in between, as everywhere where bots play (driver.py).
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.chance import Chance, seeded
from ..kernel.game import CLOCK, Game, Move, Position
from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.result import Denied, denied
from ..kernel.story import Args, Phrase
from .bot import Bot
from .driver import Driver, slot_after, slot_begins

NO_SEAT: Final = -1


def refused_move(game: Game[Any, Any], state: Any, seat: int, index: int) -> str:
    """Why a seat may not make a move now, in a sentence; "" if it may."""
    move: Move = game.moves[index]
    why = game.objection(state, seat, move)
    if why is None:
        return ""
    args: Args = {"seat": str(seat), "move": move.text, "why": why, "rule": why.rule}
    return str(Denied(Phrase("env-illegal", args), slug=game.slug))


class Episode:
    """The state of one game, and the seat that decides now."""

    __slots__ = (
        "actions",
        "driver",
        "game",
        "idle",
        "idles",
        "match",
        "moves",
        "offers",
        "real_time",
        "seat",
        "state",
        "tick",
        "ticks",
    )

    def __init__(self, game: Game[Any, Any], tick: int) -> None:
        self.match: Match[Any, Any] | None = None  # where bots are seated
        self.driver: Driver[Any, Any] | None = None
        self.game = game
        self.real_time = game.box.real_time
        self.moves = len(game.moves)
        self.actions = self.moves + 1 if self.real_time else self.moves
        self.idle = self.moves if self.real_time else -1  # the action, if there is one
        self.tick = tick
        self.ticks = 0
        self.state: Any = None
        self.seat = NO_SEAT  # nobody's decision: the game is over, or has not begun
        self.offers: list[Move] = []
        self.idles = False  # the seat may also idle

    def deal(self, chance: Chance, position: Position | None = None) -> None:
        """A new game, or one that continues from a position."""
        self.begin(self.game.start(chance) if position is None else self.game.load(position, chance))

    def deal_match(self, seed: str, bots: dict[int, Bot], position: Position | None = None) -> None:
        """The same with bots in some seats."""
        record = Record(self.game.slug, self.game.version, self.game.options, seed)
        record.position = position
        self.match = Match(self.game, record, seeded(seed), None, False)
        self.driver = Driver(self.match, None, self.tick)
        for seat, bot in bots.items():
            self.driver.seat(seat, bot)
        self.begin(self.match.state)

    def begin(self, state: Any) -> None:
        self.ticks = 0
        self.state = state
        self.seat = NO_SEAT
        self.turn()

    def allows(self, action: int) -> bool:
        if action == self.idle:
            return self.idles
        return 0 <= action < self.moves and self.game.moves[action] in self.offers

    def act(self, action: int) -> None:
        """The seat's legal action, and whatever follows before the next decision."""
        if action != self.idle:
            if self.match is None:
                self.game.apply(self.state, self.seat, self.game.moves[action])
            else:
                self.match.make(self.seat, self.game.moves[action])
        self.turn()

    def others(self, limit: int) -> None:
        """The bots play until it is the decision of a seat without one, or nobody's, or for so many ticks."""
        driver = self.driver
        if driver is None:
            return
        while self.seat in driver.bots and self.ticks < limit:
            move = driver.ask(self.seat).move if self.offers else None
            self.act(self.idle if move is None else move.index)

    def turn(self) -> None:
        """Find whose decision is next."""
        game = self.game
        seats = game.to_act(self.state)
        if not self.real_time:
            if seats:
                self.seat = seats[0]
                self.offers = game.legal(self.state, self.seat)
            else:
                self.close()
            return
        if CLOCK in seats:
            slot = slot_after(game.elapsed(self.state), self.tick, game.seats)
            self.wait(slot_begins(slot, self.tick, game.seats))
            self.seat = slot % game.seats
            if self.seat == 0:
                self.ticks += 1
            seats = game.to_act(self.state)
        if not seats:
            self.close()
            return
        if self.seat not in seats:
            self.seat = seats[0]
        self.idles = CLOCK in seats
        self.offers = game.legal(self.state, self.seat)

    def wait(self, until: int) -> None:
        if self.match is None:
            self.game.elapse(self.state, until - self.game.elapsed(self.state))
        else:
            self.match.wait(until)

    def close(self) -> None:
        self.seat = NO_SEAT
        self.offers = []
        self.idles = False

    def choices(self) -> list[int]:
        """What the seat may do, in order."""
        found = [move.index for move in self.offers]
        if self.idles:
            found.append(self.idle)
        return found

    def objection(self, action: int) -> str:
        """Why an action is not allowed, in a sentence."""
        if not 0 <= action < self.actions:
            return str(denied("env-no-action", action=str(action), last=str(self.actions - 1)))
        if action == self.idle:
            return str(denied("env-no-idle", seat=str(self.seat)))
        return refused_move(self.game, self.state, self.seat, action)
