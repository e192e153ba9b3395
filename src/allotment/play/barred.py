"""A game in which some seats do without some moves: what they are worth is seen by taking them away.

A seat is barred from a move only while it has another one, so that nobody is ever stuck. Whoever looks ahead
sees the same offers in imagined worlds, and so plans without them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec

from ..kernel.advice import Weights
from ..kernel.chance import Chance
from ..kernel.game import Game, Planner, Position
from ..kernel.result import Objection, PadLine, Result
from ..kernel.row import Row


class Barred(Game[Any, Any]):
    def __init__(self, game: Game[Any, Any], barred: dict[int, list[bool]]) -> None:
        super().__init__(game.box, game.options, game.seats, game.moves)
        self.game = game
        self.barred = barred  # by seat: by move, may it not be made?
        self.announces = game.announces
        self.lessons = game.lessons

    def legal(self, state: Any, seat: int) -> list[Any]:
        offers = self.game.legal(state, seat)
        barred = self.barred.get(seat)
        if barred is None:
            return offers
        left = [move for move in offers if not barred[move.index]]
        return left if left else offers

    # ---- everything else is the game's ----

    def start(self, chance: Chance) -> Any:
        return self.game.start(chance)

    def prologue(self, state: Any) -> None:
        self.game.prologue(state)

    def to_act(self, state: Any) -> list[int]:
        return self.game.to_act(state)

    def apply(self, state: Any, seat: int, move: Any) -> None:
        self.game.apply(state, seat, move)

    def objection(self, state: Any, seat: int, move: Any) -> Objection | None:
        return self.game.objection(state, seat, move)

    def clone(self, state: Any) -> Any:
        return self.game.clone(state)

    def dump(self, state: Any) -> Position:
        return self.game.dump(state)

    def load(self, position: Position, chance: Chance) -> Any:
        return self.game.load(position, chance)

    def view(self, state: Any, seat: int) -> Mapping[str, object]:
        return self.game.view(state, seat)

    def determinise(self, state: Any, seat: int, chance: Chance) -> Any:
        return self.game.determinise(state, seat, chance)

    def scores(self, state: Any) -> list[int]:
        return self.game.scores(state)

    def pad(self, state: Any) -> list[PadLine]:
        return self.game.pad(state)

    def result(self, state: Any) -> Result | None:
        return self.game.result(state)

    def census(self, state: Any) -> dict[str, int]:
        return self.game.census(state)

    def feature_names(self) -> list[str]:
        return self.game.feature_names()

    def observe(self, state: Any, seat: int, out: Row) -> None:
        self.game.observe(state, seat, out)

    def sign_names(self) -> list[str]:
        return self.game.sign_names()

    def sign_means(self) -> dict[str, list[str]]:
        return self.game.sign_means()

    def signs(self, state: Any, seat: int) -> vec[float]:
        return self.game.signs(state, seat)

    def guess(self) -> dict[str, float]:
        return self.game.guess()

    def outlook(self, state: Any, weights: Weights | None) -> vec[float]:
        return self.game.outlook(state, weights)

    def amid(self, state: Any) -> bool:
        return self.game.amid(state)

    def idle(self, before: Any, after: Any, seat: int) -> bool:
        return self.game.idle(before, after, seat)

    def planner(self, steps: int, attention: int) -> Planner | None:
        return self.game.planner(steps, attention)

    def derived(self, state: Any) -> Position:
        return self.game.derived(state)

    def clock(self, state: Any, text: str) -> None:
        self.game.clock(state, text)

    def elapse(self, state: Any, milliseconds: int) -> None:
        self.game.elapse(state, milliseconds)

    def elapsed(self, state: Any) -> int:
        return self.game.elapsed(state)
