"""Where things lie on the table, in both layouts."""

from __future__ import annotations

from ....draw.scene import TALL


class Frame:
    """Where things lie in one layout."""

    def __init__(self, layout: str, dealt: int) -> None:
        tall = layout == TALL
        self.tall = tall
        self.cell = (37.4, 46.1) if tall else (92.0, 111.6)  # of the own garden
        self.garden = (16.0, 7.0) if tall else (22.0, 443.0)  # left of it the rows' letters
        wide = 98.0 if dealt < 4 else 90.0
        self.card = (51.0, 61.2) if tall else (wide, 1.2 * wide)  # on display
        self.display = (38.0, 166.0) if tall else (52.0, 36.0)
        self.step = (228.0 / dealt, 66.0) if tall else (384.0 / dealt, 124.0)

    def rival(self, place: int, rivals: int) -> tuple[float, float, float, float]:
        """Corner and room of the garden of a rival, by its place among them (0, 1, 2)."""
        if self.tall:
            wide = (352.0 - 8 * (rivals - 1)) / rivals
            return 8.0 + (wide + 8) * place, 382.0, wide, 44.0
        high = 378.0 / rivals
        return 638.0, 32.0 + high * place, 216.0, high - 34
