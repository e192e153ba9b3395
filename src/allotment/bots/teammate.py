"""The teammate: where all play together it does what the game's own planner advises, or holds still.

A weaker one plans less, reads fewer of the others' cards at once and takes longer; it never works against
the others.
"""

from __future__ import annotations

from typing import Any, Final

from ..kernel.chance import Chance
from ..kernel.game import CLOCK, Game, News, Planner
from ..kernel.match import Eyes
from ..kernel.result import denied
from ..kernel.story import Phrase
from ..play.bot import Bot, Decision

STEPS: Final = 100  # of a planner, for every iteration of a bot's budget
MOST_STEPS: Final = 100_000  # more find no better plans
STEPS_A_SECOND: Final = 300_000  # seconds are turned into steps, so that the same luck gives the same move
ALL: Final = 1_000  # of the others' cards are read at once


class Teammate(Bot):
    def __init__(self, name: str, steps: int, attention: int, slowness: int) -> None:
        super().__init__(name)
        self.steps = min(steps, MOST_STEPS)
        self.attention = attention
        self.slowness = slowness  # for each slot in which it acts it dawdles so many, on average
        self.planner: Planner | None = None
        self.unheard: list[News] = []

    def begin(self, game: Game[Any, Any], seat: int) -> None:
        self.planner = game.planner(self.steps, self.attention)
        self.unheard = []
        if self.planner is None:
            raise denied("no-planner", game=game.slug)

    def hear(self, news: list[News]) -> None:
        self.unheard.extend(news)

    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        assert self.planner is not None, "a bot begins before it decides"
        world = eyes.imagine(luck.clone())
        if self.slowness and CLOCK in eyes.game.to_act(world) and luck.below(self.slowness + 1):
            return Decision(None)
        news = self.unheard
        self.unheard = []
        return Decision(self.planner.plan(world, eyes.seat, news))

    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        assert self.planner is not None
        return [self.planner.reason()]
