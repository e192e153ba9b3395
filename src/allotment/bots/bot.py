"""What a bot is: given a seat's eyes and some luck of its own, it chooses an offer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Move


class Bot(ABC):
    """It sees only `Eyes`, and thinks with its own luck; the same eyes and luck give the same move."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        """One of the seat's offers; there is at least one."""

    @abstractmethod
    def reason(self, eyes: Eyes[Any, Any], moves: list[Move]) -> str:
        """Why it would choose the first of these moves here: one short sentence in the game's words. The
        others are those it made after it in the same turn, if that is known."""

    def live(self, eyes: Eyes[Any, Any], luck: Chance) -> Move | None:
        """In a game without turns: the move to make now, or None to hold still. A move that costs points
        is none to make where nobody has to move."""
        move = self.choose(eyes, luck)
        return None if costs(eyes, move, luck) else move


def costs(eyes: Eyes[Any, Any], move: Move, luck: Chance) -> bool:
    """Would the move lose points?"""
    world = eyes.imagine(luck)
    before: int = eyes.game.scores(world)[eyes.seat]
    eyes.game.apply(world, eyes.seat, move)
    after: int = eyes.game.scores(world)[eyes.seat]
    return after < before
