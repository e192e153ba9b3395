"""Who sees what, and worlds that fit a view (TG-HIDE)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ....kernel.chance import Chance
from ..components import (
    ROWS,
)
from ..rules.model import Grounds
from .position import written


class Landmark(TypedDict):
    side: str
    cell: str
    owner: int


class View(TypedDict):
    """TG-POS-1 with `deck_counts` for `decks`."""

    round: int
    first: int
    phase: str
    turn: int
    scores: list[int]
    gardens: dict[str, list[str]]  # by seat, a text for each row
    visitors: list[list[int]]  # by seat and row
    taken: list[list[int]]
    display: dict[str, list[str]]  # by the deck's letter
    deck_counts: dict[str, int]
    tiles: dict[str, str]  # by slot
    landmarks: dict[str, Landmark]
    reserved: str
    library_used: bool
    ranking: list[int]
    final: NotRequired[dict[str, dict[str, int]]]  # by seat and chapter, when the game is over


def view(grounds: Grounds) -> View:
    """TG-INFO-2, TG-INFO-3: the same for all, seats and spectators: everything but the decks' order."""
    return written(grounds)


def determinise(grounds: Grounds, chance: Chance) -> Grounds:
    """TG-INFO-1: everything is known but the order of each deck."""
    other = grounds.clone()
    other.chance = chance
    decks: list[list[int]] = []
    for row in range(ROWS):
        deck = grounds.decks[row][grounds.dealt :]
        deck.sort()
        chance.shuffle(deck)
        decks.append(deck)
    other.decks = decks
    other.dealt = 0
    return other
