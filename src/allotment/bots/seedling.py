"""The seedling plays at random."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Move
from .bot import Bot


class Seedling(Bot):
    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        offers = eyes.legal()
        move: Move = offers[luck.below(len(offers))]
        return move

    def reason(self, eyes: Eyes[Any, Any], moves: list[Move]) -> str:
        return "By luck."
