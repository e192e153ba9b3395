"""The teammate: in a game without turns it does what the game's own planner advises, or holds still."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.advice import Planner
from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Move
from .bot import Bot
from .sprout import Sprout

STEPS: Final = 100  # of a planner, for every iteration of a bot's budget


class Teammate(Bot):
    def __init__(self, name: str, iterations: int) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.planner: Planner | None = None
        self.table: Any = None  # the game and seat that the planner thinks for

    def live(self, eyes: Eyes[Any, Any], luck: Chance) -> Move | None:
        if self.planner is None or self.table != (eyes.game, eyes.seat):
            self.planner = eyes.game.planner(self.iterations * STEPS)
            self.table = (eyes.game, eyes.seat)
        if self.planner is None:
            return super().live(eyes, luck)
        world = eyes.imagine(luck.clone())
        move: Move | None = self.planner.plan(world, eyes.seat, eyes.heard(), luck)
        return move

    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        move = self.live(eyes, luck)
        return move if move is not None else Sprout(self.name).choose(eyes, luck)

    def reason(self, eyes: Eyes[Any, Any], move: Move) -> str:
        return self.planner.reason() if self.planner is not None else "Nothing else looks better."
