"""Is a card met now? Asked of the rules themselves, once the garden is complete (SPEC 14)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..components import CARD_NUMBER, CONSTRAINT, LIE_NUMBER
from ..rules.constraints import BIT
from ..rules.reading import judge_for

# Conditions on all tiles of some sort: where one fails there are tiles that offend. The others ask for
# something that is not there, so no tile is to blame.
BLAMES: Final = ("proximity", "removal", "panorama", "edge", "centre", "corners", "hedge-linked", "all")


@lru_cache(maxsize=256)
def judged(rows: tuple[tuple[str, ...], ...], card: str) -> tuple[bool, tuple[tuple[int, int], ...]]:
    """Whether a complete garden meets a card, and the squares (row, column from 0) that offend."""
    side = len(rows)
    number = CARD_NUMBER[card]
    judge = judge_for(side)
    met = judge.meets([LIE_NUMBER[lies] for row in rows for lies in row], number)
    if met or CONSTRAINT[number]["kind"] not in BLAMES:
        return met, ()
    blame = judge.surveys[number].constraints[0].blame
    found = [divmod(square, side) for square in range(side * side) if blame & BIT[square]]
    return met, tuple((row, column) for row, column in found)
