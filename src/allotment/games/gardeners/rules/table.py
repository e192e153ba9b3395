"""The table and the garden on it (GR-TABLE)."""

from __future__ import annotations

from typing import Final

from ..components import EMPTY
from .model import Garden
from .moves import Table

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
    """Lay a tile where it fits (GR-TABLE-2): less than a side below the top, or else above it. One that lies
    there already is turned (GR-SOLO-10)."""
    lying = garden.lies[cell]
    garden.lies[cell] = lie
    if lying != EMPTY:
        return
    around = garden.around
    ring = table.rings[cell]
    for place in range(8):
        around[ring[place]] |= OPPOSITE[place]
    row, column = table.rows[cell], table.columns[cell]
    garden.laid += 1
    if garden.laid == 1:
        garden.top = garden.bottom = row
        garden.left = garden.right = column
        return
    below, beside = offsets(table, garden, cell)
    if below >= table.side:
        if row > garden.top:  # from the first row up to the last
            garden.bottom += table.reach
        garden.top = row
    elif garden.top + below > garden.bottom:
        garden.bottom = garden.top + below
    if beside >= table.side:
        if column > garden.left:
            garden.right += table.reach
        garden.left = column
    elif garden.left + beside > garden.right:
        garden.right = garden.left + beside


def offsets(table: Table, garden: Garden, cell: int) -> tuple[int, int]:
    """How far a cell lies below the garden's top and to the right of its left, going round."""
    below = table.rows[cell] - garden.top
    beside = table.columns[cell] - garden.left
    return (
        below if below >= 0 else below + table.reach,
        beside if beside >= 0 else beside + table.reach,
    )


def lift(table: Table, garden: Garden, cell: int) -> int:
    """Take the tile off; which one and how it lay."""
    lie = garden.lies[cell]
    garden.lies[cell] = EMPTY
    around = garden.around
    ring = table.rings[cell]
    for place in range(8):
        around[ring[place]] &= ALL_AROUND ^ OPPOSITE[place]
    garden.laid -= 1
    below, beside = offsets(table, garden, cell)
    if (
        below == 0
        or beside == 0
        or below == garden.bottom - garden.top
        or beside == garden.right - garden.left
    ):
        measure(table, garden)
    return lie


def measure(table: Table, garden: Garden) -> None:
    """Find the bounding rectangle anew, inside the old one."""
    top, bottom, left, right = garden.bottom, garden.top, garden.right, garden.left
    lies = garden.lies
    reach = table.reach
    for row in range(garden.top, garden.bottom + 1):
        start = table.before[row]
        for column in range(garden.left, garden.right + 1):
            cell = start + column
            if column > reach:
                cell -= reach
            if lies[cell] != EMPTY:
                if row < top:
                    top = row
                bottom = row
                if column < left:
                    left = column
                if column > right:
                    right = column
    if garden.laid == 0:
        top, bottom, left, right = 0, -1, 0, -1
    if top > reach:
        top -= reach
        bottom -= reach
    if left > reach:
        left -= reach
        right -= reach
    garden.top, garden.bottom, garden.left, garden.right = top, bottom, left, right


def complete(table: Table, garden: Garden) -> bool:
    """GR-TABLE-3."""
    return garden.laid == table.side * table.side


def framed(table: Table, garden: Garden) -> list[int]:
    """The lies in a square of full size, row by row from the top left corner of the garden's own rectangle
    (GR-TABLE-3)."""
    squares = [EMPTY] * (table.side * table.side)
    for row in range(garden.top, garden.bottom + 1):
        start = row * table.span
        square = (row - garden.top) * table.side
        for column in range(garden.left, garden.right + 1):
            squares[square] = garden.lies[table.plane[start + column]]
            square += 1
    return squares


def square_of(table: Table, garden: Garden, cell: int) -> int:
    """A cell of the table as a square of `framed`; EMPTY if it lies beyond."""
    below, beside = offsets(table, garden, cell)
    return below * table.side + beside if below < table.side and beside < table.side else EMPTY


# The same in words and by walking: what refusals and loaded positions are judged by.


def reached(table: Table, garden: Garden, start: int, without: int) -> int:
    """How many tiles hang together with the one at `start` by their sides, if `without` were gone."""
    seen = [False] * table.size
    seen[start] = True
    found = [start]
    for cell in found:  # grows while we walk it
        for near in table.near[cell]:
            if garden.lies[near] != EMPTY and near != without and not seen[near]:
                seen[near] = True
                found.append(near)
    return len(found)


def connected(table: Table, garden: Garden, without: int) -> bool:
    """Would the tiles other than `without` (a cell, or EMPTY for none) still hang together?"""
    left = garden.laid - (1 if without != EMPTY else 0)
    for cell in range(table.size):
        if garden.lies[cell] != EMPTY and cell != without:
            return reached(table, garden, cell, without) == left
    return True


def closed_space(table: Table, garden: Garden, filled: int) -> bool:
    """GR-ADD-6, GR-RULING-8: would some empty cell have no way out if `filled` (or EMPTY: none) were filled?

    With it the garden still fits in a square of its side; so the walk begins a side below and right of its
    corner, where nothing can lie.
    """
    start = table.plane[(garden.top + table.side) * table.span + garden.left + table.side]
    seen = [False] * table.size
    seen[start] = True
    found = [start]
    for cell in found:  # grows while we walk it
        for near in table.near[cell]:
            if not seen[near] and garden.lies[near] == EMPTY and near != filled:
                seen[near] = True
                found.append(near)
    empty = table.size - garden.laid - (1 if filled != EMPTY else 0)
    return len(found) < empty
