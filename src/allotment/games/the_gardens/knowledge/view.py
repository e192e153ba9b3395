"""Who sees what, and worlds that fit a view (TG-HIDE)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.game import Position
from ..components import (
    LETTERS,
    ROWS,
)
from ..rules.model import Grounds
from .position import written


def view(grounds: Grounds) -> Position:
    """TG-INFO-2, TG-INFO-3: the same for all, seats and spectators: everything but the decks' order."""
    return written(grounds, "deck_counts", deck_counts(grounds))


def deck_counts(grounds: Grounds) -> Position:
    counts: Position = {}
    for row in range(ROWS):
        counts[LETTERS[row]] = len(grounds.decks[row]) - grounds.dealt
    return counts


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
