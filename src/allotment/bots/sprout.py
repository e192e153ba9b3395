"""The sprout takes the offer that scores most at once; ties go to the better forecast, then to luck."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Move
from .bot import Bot


class Sprout(Bot):
    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        offers: list[Move] = eyes.legal()
        game = eyes.game
        world = eyes.imagine(luck.clone())
        before = game.scores(world)
        best: list[Move] = []
        most = (-1_000_000, 0.0)
        for move in offers:
            after = game.clone(world)
            game.apply(after, eyes.seat, move)
            scores = game.scores(after) if game.to_act(after) else before
            worth = (scores[eyes.seat], lead(game.forecast(after), eyes.seat))
            if worth > most:
                most = worth
                best = []
            if worth == most:
                best.append(move)
        return best[luck.below(len(best))]


def lead(totals: list[float], seat: int) -> float:
    """Ahead of the best other by so much."""
    others = [total for other, total in enumerate(totals) if other != seat]
    return totals[seat] - max(others) if others else totals[seat]
