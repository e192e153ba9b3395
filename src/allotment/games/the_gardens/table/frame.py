"""Where things lie on the table, in both layouts."""

from __future__ import annotations

from functools import lru_cache

from ....draw.scene import TALL
from ..components import DEALT


class Frame:
    """Where things lie in one layout."""

    def __init__(self, layout: str, seats: int) -> None:
        tall = layout == TALL
        dealt = DEALT[seats]
        self.tall = tall
        self.seats = seats
        self.cell = (37.4, 46.1) if tall else (92.0, 111.6)  # of the own garden
        self.garden = (16.0, 7.0) if tall else (22.0, 443.0)  # left of it the rows' letters
        wide = 98.0 if dealt < 4 else 90.0
        self.card = (51.0, 61.2) if tall else (wide, 1.2 * wide)  # on display
        self.display = (38.0, 166.0) if tall else (52.0, 36.0)
        self.step = (228.0 / dealt, 66.0) if tall else (384.0 / dealt, 124.0)

    def place(self, row: int, number: int) -> tuple[float, float]:
        """The corner of a card on display."""
        return self.display[0] + self.step[0] * number, self.display[1] + self.step[1] * row

    def rival(self, place: int, rivals: int) -> tuple[float, float, float, float]:
        """Corner and room of the garden of a rival, by its place among them (0, 1, 2)."""
        if self.tall:
            wide = (352.0 - 8 * (rivals - 1)) / rivals
            return 8.0 + (wide + 8) * place, 382.0, wide, 44.0
        high = 378.0 / rivals
        return 638.0, 32.0 + high * place, 216.0, high - 34


@lru_cache(maxsize=16)
def framed(layout: str, seats: int) -> Frame:
    """The same for the same question, so that what was drawn in it can be remembered by it."""
    return Frame(layout, seats)
