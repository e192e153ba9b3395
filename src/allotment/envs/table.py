"""A game in progress as environments step it: whose decision it is, the numbers seen, what may be done.

Turn games ask one seat after another. In a real-time game the seats are asked in rotation: each may make a
move or idle (one action more than the game has moves). A tick of time passes from one question to a seat to
the next to the same seat; the others are asked in between, as everywhere where bots play (play/driver.py).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..kernel.chance import Chance, seeded
from ..kernel.game import CLOCK, Game, Move, Position, marked
from ..kernel.match import Match
from ..kernel.record import Record
from ..play.driver import slot_after, slot_begins

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

NO_SEAT: Final = -1
IDLE: Final = "idle"
LIMIT: Final = 10.0  # no number of an observation lies further from 0


class Lens:
    """Turns a seat's features into an array, and offers into a mask."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.names = game.feature_names()
        self.moves = len(game.moves)
        self.actions = self.moves + 1 if game.box.real_time else self.moves
        self.idle = self.moves if game.box.real_time else -1

    def numbers(self, state: Any, seat: int) -> Numbers:
        return np.array(self.game.features(state, seat), np.float32)  # read as a buffer

    def mask(self, offers: list[Any], idle: bool) -> Mask:
        out = np.array(marked(offers, self.actions), np.int8)
        if idle:
            out[self.idle] = 1
        return out

    def text(self, action: int) -> str:
        """The notation of an action."""
        return IDLE if action == self.idle else str(self.game.moves[action].text)


class Table:
    """The state of one game, and the seat that decides now."""

    __slots__ = ("game", "idles", "lens", "match", "offers", "real_time", "seat", "state", "tick", "ticks")

    def __init__(self, game: Game[Any, Any], lens: Lens, tick: int) -> None:
        self.match: Match[Any, Any] | None = None  # where bots are seated
        self.game = game
        self.lens = lens
        self.real_time = game.box.real_time
        self.tick = tick
        self.ticks = 0
        self.state: Any = None
        self.seat = NO_SEAT  # nobody's decision: the game is over, or has not begun
        self.offers: list[Any] = []
        self.idles = False  # the seat may also idle

    def deal(self, chance: Chance, position: Position | None = None) -> None:
        """A new game, or one that goes on from a position."""
        self.begin(self.game.start(chance) if position is None else self.game.load(position, chance))

    def deal_match(self, seed: str, position: Position | None) -> Match[Any, Any]:
        """The same as a match, for bots to play in."""
        record = Record(self.game.slug, self.game.version, self.game.options, seed)
        record.position = position
        self.match = Match(self.game, record, seeded(seed), None, False)
        self.begin(self.match.state)
        return self.match

    def begin(self, state: Any) -> None:
        self.ticks = 0
        self.state = state
        self.seat = NO_SEAT
        self.turn()

    def allows(self, action: int) -> bool:
        if action == self.lens.idle:
            return self.idles
        return 0 <= action < self.lens.moves and self.game.moves[action] in self.offers

    def act(self, action: int) -> None:
        """The seat's legal action, and whatever follows before the next decision."""
        if action != self.lens.idle:
            if self.match is None:
                self.game.apply(self.state, self.seat, self.game.moves[action])
            else:
                self.match.make(self.seat, self.game.moves[action])
        self.turn()

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

    def mask(self) -> Mask:
        return self.lens.mask(self.offers, self.idles)

    def actions(self) -> list[int]:
        """What the seat may do, in order."""
        found = [move.index for move in self.offers]
        if self.idles:
            found.append(self.lens.idle)
        return found

    def objection(self, action: int) -> str:
        """Why an action is not allowed, in a sentence."""
        if not 0 <= action < self.lens.actions:
            return f"there is no action {action}; actions are 0 to {self.lens.actions - 1}"
        if action == self.lens.idle:
            return f"seat {self.seat} cannot idle while no time passes"
        move: Move = self.game.moves[action]
        why = self.game.objection(self.state, self.seat, move)
        return f"seat {self.seat} may not {move.text!r}: {why}"
