"""The sprout takes the offer that scores most at once; ties go to the better forecast, then to luck."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Move
from .bot import Bot
from .reasons import because


class Sprout(Bot):
    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        offers: list[Move] = eyes.legal()
        game = eyes.game
        weights = game.lesson(0)
        world = eyes.imagine(luck.clone())
        best: list[Move] = []
        most = (-1_000_000, 0.0)
        for move in offers:
            after = game.clone(world)
            game.apply(after, eyes.seat, move)
            totals = game.forecast(after, weights)
            together = game.box.real_time  # no lead to look at: all seats have one score
            worth = (
                game.scores(after)[eyes.seat],
                totals[eyes.seat] if together else lead(totals, eyes.seat),
            )
            if worth > most:
                most = worth
                best = []
            if worth == most:
                best.append(move)
        return best[luck.below(len(best))]

    def reason(self, eyes: Eyes[Any, Any], moves: list[Move]) -> str:
        return because(eyes, moves, eyes.game.lesson(0))


def lead(totals: list[float], seat: int) -> float:
    """Ahead of the best other by so much."""
    best = 0.0
    met = False
    for other in range(len(totals)):
        if other != seat and (not met or totals[other] > best):
            best = totals[other]
            met = True
    return totals[seat] - best
