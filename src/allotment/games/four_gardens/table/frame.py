"""Where things lie on the table, in both layouts."""

from __future__ import annotations

from functools import lru_cache

from ....draw.scene import TALL
from ..rules.model import Terms

Row = tuple[float, float, float, float]  # x, y, width of a card, step to the next


class Frame:
    """Where things lie in one layout: x, y and sizes. Rows that may hold more pieces lie closer."""

    def __init__(self, layout: str, terms: Terms) -> None:
        tall = layout == TALL
        self.tall = tall
        self.home = "hand" if tall else "board"
        self.pagoda = (105.0, 100.0, 150.0, 213.75) if tall else (228.0, 96.0, 312.0, 444.6)
        self.ring = (300.0, 56.0, 54.0, 66.0) if tall else (546.0, 138.0, 66.0, 90.0)  # x, y, size, step
        self.card = (68.0, 95.2) if tall else (95.0, 133.0)  # in the hand
        self.hand = (4.0, 70.0, 71.0) if tall else (362.0, 686.0, 99.0)  # x, y, step
        self.open = (66.0, 46.0, 54.0, 58.0) if tall else (622.0, 122.0, 72.0, 78.0)  # x, y, width, step
        self.open = closer(
            self.open, 4 if tall else 3, terms.open + 1 if tall else terms.open
        )  # and the pile
        self.frames = (164.0, 2.0, 44.0, 49.0) if tall else (4.0, 568.0, 84.0, 91.0)
        self.frames = closer(self.frames, 4 if tall else 3, terms.active)
        self.terms = terms
        self.plan = (4.0, 8.0, 154.0) if tall else (600.0, 572.0, 248.0)
        self.supply = (72.0, 320.0, 42.0, 40.0) if tall else (4.0, 714.0, 54.0, 60.0)


def closer(row: Row, room: int, number: int) -> Row:
    """A row with room for so many pieces; more of them are drawn closer and smaller."""
    x, y, w, step = row
    shrink = min(1.0, room / number)
    return x, y, w * shrink, step * shrink


@lru_cache(maxsize=64)
def framed(layout: str, terms: Terms) -> Frame:
    """The same for the same question, so that what was drawn in it can be remembered by it."""
    return Frame(layout, terms)
