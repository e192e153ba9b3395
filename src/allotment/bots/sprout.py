"""The sprout takes the offer that scores most at once; ties are broken by luck."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Move
from .bot import Bot


class Sprout(Bot):
    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        offers = eyes.legal()
        world = eyes.imagine(luck.clone())
        best: list[Any] = []
        most = -1_000_000
        for move in offers:
            after = eyes.game.clone(world)
            eyes.game.apply(after, eyes.seat, move)
            scores = eyes.game.scores(after)
            lead = scores[eyes.seat]
            if lead > most:
                most = lead
                best = []
            if lead == most:
                best.append(move)
        move_: Move = best[luck.below(len(best))]
        return move_
