"""Where each garden lies in a drawing (SPEC section 14). It never decides legality (MG-RULING-2).

All garden sides have length 1; y points down; angles are degrees, clockwise from up. A tile stands outward
on its side, in a slot of 1 x 0.5. Where an octagon or heptagon meets its neighbour, the slots beside the
connection reach a little into each other; a tile drawn with `INSET` all around keeps clear of every other.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from ..components import FIRST, GARDEN_COUNT, GARDEN_OF, GARDENS, SIDE_NUMBER, SIDES
from ..knowledge.view import Plot

TILE_DEPTH: Final = 0.5
INSET: Final = 0.1
STRETCH: Final = 0.5  # a garden that would not fit moves out by so much at a time
TOUCH: Final = 1e-9
NOWHERE: Final = -1


def apothem(sides: int) -> float:
    """From the centre of a garden to the middle of each side."""
    return 1.0 / (2.0 * math.tan(math.pi / sides))


def reach(sides: int) -> float:
    """Radius of the circle around a garden and its tiles."""
    return 1.0 / (2.0 * math.sin(math.pi / sides)) + TILE_DEPTH


class Spot:
    """A garden in the drawing: its centre, the direction of its gate, how far its path stretches."""

    __slots__ = ("garden", "gate", "stretch", "x", "y")

    def __init__(self, garden: int, x: float, y: float, gate: float, stretch: float) -> None:
        self.garden = garden
        self.x = x
        self.y = y
        self.gate = gate
        self.stretch = stretch  # 0: the shared tile touches both gardens

    def normal(self, side: int) -> float:
        """Outward direction of a side, counted from 1."""
        return (self.gate + (side - 1) * 360.0 / SIDES[self.garden]) % 360.0

    def away(self, side: int, along: float, out: float) -> list[float]:
        """A point beside a side: `along` it clockwise from its middle, `out` from it."""
        turn = math.radians(self.normal(side))
        far = apothem(SIDES[self.garden]) + out
        return [
            self.x + far * math.sin(turn) + along * math.cos(turn),
            self.y - far * math.cos(turn) + along * math.sin(turn),
        ]

    def corners(self) -> list[list[float]]:
        """The polygon: the corner at which each side begins, clockwise from side 1."""
        return [self.away(side, -0.5, 0.0) for side in range(1, SIDES[self.garden] + 1)]

    def tile(self, side: int, inset: float = INSET) -> list[list[float]]:
        """The corners of a tile on a side; with inset 0 the whole slot."""
        half = 0.5 - inset
        return [
            self.away(side, -half, inset),
            self.away(side, half, inset),
            self.away(side, half, TILE_DEPTH - inset),
            self.away(side, -half, TILE_DEPTH - inset),
        ]

    def path(self) -> list[list[float]]:
        """From the far edge of the tile it hangs on to its gate; [] if the two touch."""
        if self.stretch == 0.0:
            return []
        return [self.away(1, 0.0, self.stretch), self.away(1, 0.0, 0.0)]


def spots(order: list[int], attached: list[int]) -> list[Spot]:
    """The placed gardens (order above 0), in the order they are drawn; `attached` is by garden the side
    of the parent, or below 0. A garden is drawn after its parent."""
    drawn: list[Spot] = []
    place = [NOWHERE] * GARDEN_COUNT  # by garden: its index in `drawn`
    while True:
        garden = next_garden(order, attached, place)
        if garden == NOWHERE:
            return drawn
        place[garden] = len(drawn)
        if attached[garden] < 0:
            drawn.append(free_spot(garden, drawn))
        else:
            parent = GARDEN_OF[attached[garden]]
            drawn.append(hung_spot(garden, place[parent], attached[garden] - FIRST[parent] + 1, drawn))


def next_garden(order: list[int], attached: list[int], place: list[int]) -> int:
    best = NOWHERE
    for garden in range(GARDEN_COUNT):
        if order[garden] <= 0 or place[garden] != NOWHERE:
            continue
        if attached[garden] >= 0 and place[GARDEN_OF[attached[garden]]] == NOWHERE:
            continue
        if best == NOWHERE or order[garden] < order[best]:
            best = garden
    return best


def free_spot(garden: int, drawn: list[Spot]) -> Spot:
    """The start garden in the middle; others that hang on nothing (by hand only) to the right of all."""
    x = 0.0
    for other in drawn:
        x = max(x, other.x + reach(SIDES[other.garden]) + reach(SIDES[garden]) + STRETCH)
    return Spot(garden, x, 0.0, 0.0, 0.0)


def hung_spot(garden: int, parent: int, side: int, drawn: list[Spot]) -> Spot:
    """As near to its parent as possible without touching another garden's circle."""
    above = drawn[parent]
    direction = above.normal(side)
    stretch = 0.0
    while True:
        x, y = above.away(side, 0.0, TILE_DEPTH + apothem(SIDES[garden]) + stretch)
        spot = Spot(garden, x, y, (direction + 180.0) % 360.0, stretch)
        if not meets(spot, parent, drawn):
            return spot
        stretch += STRETCH


def meets(spot: Spot, parent: int, drawn: list[Spot]) -> bool:
    for index, other in enumerate(drawn):
        if index != parent:
            apart = math.hypot(spot.x - other.x, spot.y - other.y)
            if apart < reach(SIDES[spot.garden]) + reach(SIDES[other.garden]) - TOUCH:
                return True
    return False


def spots_of(gardens: dict[str, Plot]) -> list[Spot]:
    """The same from the `gardens` of a view."""
    order = [0] * GARDEN_COUNT
    attached = [NOWHERE] * GARDEN_COUNT
    for id, table in gardens.items():
        order[GARDENS.index(id)] = table["order"]
        if table["attached"]:
            attached[GARDENS.index(id)] = SIDE_NUMBER[table["attached"]]
    return list(laid_out(tuple(order), tuple(attached)))


@lru_cache(maxsize=1024)
def laid_out(order: tuple[int, ...], attached: tuple[int, ...]) -> tuple[Spot, ...]:
    """The same spots for the same question, so that what was drawn there can be remembered by them."""
    return tuple(spots(list(order), list(attached)))


@lru_cache(maxsize=1024)
def extent(spots: tuple[Spot, ...]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all gardens with their tiles."""
    corners = [
        point for spot in spots for side in range(1, SIDES[spot.garden] + 1) for point in spot.tile(side, 0.0)
    ]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across), max(down)
