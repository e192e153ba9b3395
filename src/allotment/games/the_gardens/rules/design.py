"""Laying the card in the garden (TG-DESIGN), and the landmark it covers (TG-LAND-2, TG-LAND-3)."""

from __future__ import annotations

from ....kernel.story import Args
from ..components import (
    CELL_NAMES,
    CELLS,
    COLUMNS,
    EMPTY,
    LANDMARK_NAMES,
    LANDMARK_POINTS,
    LANDMARK_TITLES,
    LEFT,
    NO_CELL,
    NO_LANDMARK,
    PICTURE,
    PLACES,
    ROWS,
)
from .model import FROM_LANDMARKS, SOURCES, UNOWNED, Grounds


def pick_up(grounds: Grounds, card: int, row: int) -> None:
    """The card leaves the display, and a reservation of it ends (TG-WALK-2, TG-FORT-4)."""
    for slot in range(row * PLACES, (row + 1) * PLACES):
        if grounds.display[slot] == card:
            grounds.display[slot] = EMPTY
            break
    if grounds.reserved == card:
        grounds.reserved = EMPTY


def lay(grounds: Grounds, seat: int, card: int, row: int, side: int) -> int:
    """TG-DESIGN-1, TG-DESIGN-2: at that end of the card's own row. Says in which column."""
    end = (seat * ROWS + row) * 2 + side
    column = grounds.ends[end]
    grounds.gardens[seat * CELLS + row * COLUMNS + column] = card
    if side == LEFT:
        grounds.ends[end] = column - 1 if column > 0 else NO_CELL
    else:
        grounds.ends[end] = column + 1 if column + 1 < COLUMNS else NO_CELL
    return column


def claim(grounds: Grounds, seat: int, cell: int) -> int:
    """TG-LAND-2: whoever covers a landmark first owns it. TG-LAND-3: a points side pays at once, so much."""
    landmark = PICTURE[grounds.layout][cell]
    if landmark == NO_LANDMARK or grounds.owner[landmark] != UNOWNED:
        return 0
    grounds.owner[landmark] = seat
    points = 0
    if not grounds.text[landmark]:
        points = LANDMARK_POINTS[landmark]
        grounds.scores[seat] += points
        grounds.earned[seat * SOURCES + FROM_LANDMARKS] += points
    if grounds.story is not None:
        given: Args = {"landmark": LANDMARK_TITLES[landmark]}
        if not grounds.text[landmark]:
            given["points"] = points
        grounds.tell(
            "claims" if grounds.text[landmark] else "claims-points",
            "TG-LAND-2",
            [f"landmark-{LANDMARK_NAMES[landmark]}", f"cell-{seat}-{CELL_NAMES[cell].replace(',', '-')}"],
            seat,
            given,
        )
    return points
