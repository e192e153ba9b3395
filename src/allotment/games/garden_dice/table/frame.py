"""Where things lie on the table, in both layouts."""

from __future__ import annotations

from typing import Final

from ....draw.scene import LAYOUTS, TALL

PLOT: Final = 708  # the plot with its fence, in the units of its drawing: beds of 100, fence of 46


class Frame:
    """Where things lie in one layout."""

    def __init__(self, layout: str) -> None:
        tall = layout == TALL
        self.tall = tall
        self.home = "hand" if tall else "board"  # where one's own things lie
        self.plot = (0.0, 0.0, 360.0) if tall else (10.0, 8.0, 682.0)  # x, y, side
        self.scale = self.plot[2] / PLOT
        self.die = 44.0 if tall else 62.0

    def bed(self, cell: str) -> tuple[float, float, float]:
        row, column = cell.split(",")
        return (
            self.plot[0] + (54 + 100 * (int(column) - 1)) * self.scale,
            self.plot[1] + (54 + 100 * (int(row) - 1)) * self.scale,
            100 * self.scale,
        )


FRAMES: Final = {layout: Frame(layout) for layout in LAYOUTS}
