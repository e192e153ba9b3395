"""The table and the garden on it (GR-TABLE)."""

from __future__ import annotations

from typing import Final

from ..components import EMPTY
from ..model import Garden
from ..moves import Table

# The eight cells around a cell as bits, clockwise from the north; the even places share a side with it.
BITS: Final = [1, 2, 4, 8, 16, 32, 64, 128]
OPPOSITE: Final = [16, 32, 64, 128, 1, 2, 4, 8]
SIDES: Final = 1 | 4 | 16 | 64
ALL_AROUND: Final = 255


def runs(ring: int) -> int:
    """The pieces into which the marked cells of a ring fall, of those that touch its middle by a side."""
    pieces = 0
    for start in range(8):
        if ring & BITS[start] and not ring & BITS[(start + 7) % 8]:
            at = start
            touching = False
            while ring & BITS[at % 8]:
                touching = touching or at % 2 == 0
                at += 1
            if touching:
                pieces += 1
    return 1 if ring == ALL_AROUND else pieces


# As long as the garden is connected and without closed space (GR-TABLE-2), so is all that is empty. Then a
# tile may be taken out of the middle of a ring if the tiles around it hang together there, and put in if
# the empty cells do: two pieces that met anywhere else would close a line around the rest.
RUNS: Final = [runs(ring) for ring in range(256)]


def no_garden(table: Table) -> Garden:
    return Garden([EMPTY] * table.size, [0] * table.size, 0, 0, -1, 0, -1)


def lay(table: Table, garden: Garden, cell: int, lie: int) -> None:
    garden.lies[cell] = lie
    around = garden.around
    for place in range(8):
        around[cell + table.ring[place]] |= OPPOSITE[place]
    row, column = cell // table.width, cell % table.width
    garden.laid += 1
    if garden.laid == 1:
        garden.top = garden.bottom = row
        garden.left = garden.right = column
        return
    if row < garden.top:
        garden.top = row
    elif row > garden.bottom:
        garden.bottom = row
    if column < garden.left:
        garden.left = column
    elif column > garden.right:
        garden.right = column


def lift(table: Table, garden: Garden, cell: int) -> int:
    """Take the tile off; which one and how it lay."""
    lie = garden.lies[cell]
    garden.lies[cell] = EMPTY
    around = garden.around
    for place in range(8):
        around[cell + table.ring[place]] &= ALL_AROUND ^ OPPOSITE[place]
    garden.laid -= 1
    row, column = cell // table.width, cell % table.width
    if row == garden.top or row == garden.bottom or column == garden.left or column == garden.right:
        measure(table, garden)
    return lie


def measure(table: Table, garden: Garden) -> None:
    """Find the bounding rectangle anew, inside the old one."""
    top, bottom, left, right = garden.bottom, garden.top, garden.right, garden.left
    for row in range(garden.top, garden.bottom + 1):
        for column in range(garden.left, garden.right + 1):
            if garden.lies[row * table.width + column] != EMPTY:
                if row < top:
                    top = row
                bottom = row
                if column < left:
                    left = column
                if column > right:
                    right = column
    if garden.laid == 0:
        top, bottom, left, right = 0, -1, 0, -1
    garden.top, garden.bottom, garden.left, garden.right = top, bottom, left, right


def complete(table: Table, garden: Garden) -> bool:
    """GR-TABLE-3."""
    return garden.laid == table.side * table.side


def squares(table: Table, garden: Garden) -> list[int]:
    """The lies of a complete garden, row by row from its own top left corner (GR-TABLE-3)."""
    found: list[int] = []
    for row in range(garden.top, garden.bottom + 1):
        start = row * table.width
        found.extend(garden.lies[start + garden.left : start + garden.right + 1])
    return found


# The same in words and by walking: what refusals and loaded positions are judged by.


def reached(table: Table, garden: Garden, start: int, without: int) -> int:
    """How many tiles hang together with the one at `start` by their sides, if `without` were gone."""
    seen = [False] * table.size
    seen[start] = True
    found = [start]
    for cell in found:  # grows while we walk it
        for step in table.steps:
            near = cell + step
            if garden.lies[near] != EMPTY and near != without and not seen[near]:
                seen[near] = True
                found.append(near)
    return len(found)


def connected(table: Table, garden: Garden, without: int) -> bool:
    """Would the tiles other than `without` (a cell, or EMPTY for none) still hang together?"""
    left = garden.laid - (1 if without != EMPTY else 0)
    for cell in table.cells:
        if garden.lies[cell] != EMPTY and cell != without:
            return reached(table, garden, cell, without) == left
    return True


def closed_space(table: Table, garden: Garden, filled: int) -> bool:
    """GR-ADD-6, GR-RULING-8: would some empty cell have no way out if `filled` (or EMPTY: none) were filled?

    The rim counts as out: beyond the table there are no tiles.
    """
    seen = [False] * table.size
    seen[0] = True
    found = [0]
    for cell in found:  # grows while we walk it
        row, column = cell // table.width, cell % table.width
        for near, there in (
            (cell - table.width, row > 0),
            (cell + 1, column < table.width - 1),
            (cell + table.width, row < table.width - 1),
            (cell - 1, column > 0),
        ):
            if there and not seen[near] and garden.lies[near] == EMPTY and near != filled:
                seen[near] = True
                found.append(near)
    empty = table.size - garden.laid - (1 if filled != EMPTY else 0)
    return len(found) < empty
