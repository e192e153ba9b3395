"""The teammate: in a game without turns it does what the game's own planner advises, or holds still."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.advice import Planner
from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Game, Move
from .bot import Bot
from .sprout import Sprout

STEPS: Final = 100  # of a planner, for every iteration of a bot's budget
MOST_STEPS: Final = 100_000  # more find no better plans
STEPS_A_SECOND: Final = 300_000  # seconds are turned into steps, so that the same luck gives the same move


class Teammate(Bot):
    def __init__(self, name: str, steps: int) -> None:
        super().__init__(name)
        self.steps = min(steps, MOST_STEPS)
        self.game: Game[Any, Any] | None = None  # whose planner it is, and for which seat
        self.seat = -1
        self.planner: Planner | None = None

    def live(self, eyes: Eyes[Any, Any], luck: Chance) -> Move | None:
        if self.game is not eyes.game or self.seat != eyes.seat:
            self.game = eyes.game
            self.seat = eyes.seat
            self.planner = eyes.game.planner(self.steps)
        if self.planner is None:
            return Sprout(self.name).live(eyes, luck)
        move: Move | None = self.planner.plan(eyes.imagine(luck.clone()), eyes.seat, eyes.heard())
        return move

    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        move = self.live(eyes, luck)
        return move if move is not None else harmless(eyes, luck)

    def reason(self, eyes: Eyes[Any, Any], moves: list[Move]) -> str:
        """Of the move it has just chosen; of another it knows no more than that it waits."""
        said = self.planner.reason() if self.planner is not None else ""
        return said if said else "Nothing else looks better."


def harmless(eyes: Eyes[Any, Any], luck: Chance) -> Move:
    """Where one has to move but would rather not: what changes least, and nothing that draws luck."""
    game = eyes.game
    world = eyes.imagine(luck.clone())
    best: Move | None = None
    most = 0.0
    offers: list[Move] = eyes.legal()
    for move in offers:
        after = game.clone(world)
        game.apply(after, eyes.seat, move)
        if after.revealed == world.revealed:
            worth: float = game.forecast(after, None)[eyes.seat]
            if best is None or worth > most:
                best = move
                most = worth
    return best if best is not None else offers[luck.below(len(offers))]
