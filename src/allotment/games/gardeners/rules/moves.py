"""The verbs: one class each, and for every side of the garden the fixed table of all moves (GR-MOVE-1)."""

from __future__ import annotations

from typing import Final

from ....kernel.game import NOBODY, Move
from ..components import DECKS, LIES, LIES_OF, MODES, MOST_SEATS, deck_cards


class GardenersMove(Move):
    """One of the moves of Gardeners."""

    __slots__ = ()


class Place(GardenersMove):
    __slots__ = ("cell", "lie")

    def __init__(self, index: int, lie: int, cell: int, where: str) -> None:
        super().__init__(index, f"place {LIES[lie]} at {where}")
        self.lie = lie  # the tile and its rotation
        self.cell = cell


class Remove(GardenersMove):
    __slots__ = ("cell", "to")

    def __init__(self, index: int, cell: int, to: int, where: str) -> None:
        super().__init__(index, f"remove {where}" if to == NOBODY else f"remove {where} to {to}")
        self.cell = cell
        self.to = to  # NOBODY: to the own reserve, in solo (GR-SOLO-3)


class Discard(GardenersMove):
    __slots__ = ("place",)

    def __init__(self, index: int, place: int) -> None:
        super().__init__(index, f"discard {place}")
        self.place = place  # among the own cards, from the oldest, beginning with 1 (GR-DISC-1)


class Start(GardenersMove):
    __slots__ = ()


class Ready(GardenersMove):
    __slots__ = ()


class Wait(GardenersMove):
    __slots__ = ()


class Validate(GardenersMove):
    __slots__ = ()


class Continue(GardenersMove):
    __slots__ = ()


class Table:
    """The table of GR-TABLE-1 for a garden of one side, and all moves on it.

    Cells are numbered row by row. Rows and columns go round: whoever walks over the last one comes to the
    first. Where the garden's rectangle runs over them its rows and columns are counted on, and `plane` says
    which cell is meant: the one at (row, column), with either from 0 on, is plane[row * span + column]. Where
    it is asked for often it is before[row] + column, less `reach` for a column that runs over.
    """

    __slots__ = (
        "before",
        "columns",
        "continue_",
        "discards",
        "gives",
        "middle",
        "moves",
        "names",
        "near",
        "places",
        "plane",
        "reach",
        "ready",
        "rings",
        "rows",
        "side",
        "size",
        "span",
        "start",
        "takes",
        "validate",
        "wait",
    )

    def __init__(self, side: int) -> None:
        self.side = side
        reach = 2 * side - 1
        self.reach = reach  # rows and columns go from 1 to this, and then from 1 again
        self.size = reach * reach
        self.rows = [cell // reach + 1 for cell in range(self.size)]
        self.columns = [cell % reach + 1 for cell in range(self.size)]
        self.names = [f"{self.rows[cell]},{self.columns[cell]}" for cell in range(self.size)]
        span = reach + side + 1  # a garden that begins in the last row, and one more on either side
        self.span = span
        self.plane = [
            (row + reach - 1) % reach * reach + (column + reach - 1) % reach
            for row in range(span)
            for column in range(span)
        ]
        self.before = [(row + reach - 1) % reach * reach - 1 for row in range(span)]
        self.middle = self.plane[side * span + side]
        self.rings: list[list[int]] = []  # by cell: the eight around it, clockwise from the north
        self.near: list[list[int]] = []  # by cell: those of them that share a side with it
        for cell in range(self.size):
            at = self.rows[cell] * span + self.columns[cell]
            ring = [-span, 1 - span, 1, span + 1, span, span - 1, -1, -span - 1]
            self.rings.append([self.plane[at + step] for step in ring])
            self.near.append([self.plane[at + step] for step in ring[::2]])

        moves: list[GardenersMove] = []
        self.places: list[Place] = []  # [lie * size + cell]
        lies = sum(len(LIES_OF[tile]) for tile in range(side * side))
        for lie in range(lies):
            for cell in range(self.size):
                place = Place(len(moves), lie, cell, self.names[cell])
                self.places.append(place)
                moves.append(place)
        self.gives: list[Remove] = []  # [cell * MOST_SEATS + seat]
        for cell in range(self.size):
            for seat in range(MOST_SEATS):
                give = Remove(len(moves), cell, seat, self.names[cell])
                self.gives.append(give)
                moves.append(give)
        self.takes: list[Remove] = []  # [cell]: solo
        for cell in range(self.size):
            take = Remove(len(moves), cell, NOBODY, self.names[cell])
            self.takes.append(take)
            moves.append(take)
        self.discards: list[Discard] = []
        for number in range(most_cards(side)):
            discard = Discard(len(moves), number + 1)
            self.discards.append(discard)
            moves.append(discard)
        self.start = Start(len(moves), "start")
        self.ready = Ready(len(moves) + 1, "ready")
        self.wait = Wait(len(moves) + 2, "wait")
        self.validate = Validate(len(moves) + 3, "validate")
        self.continue_ = Continue(len(moves) + 4, "continue")
        moves.extend([self.start, self.ready, self.wait, self.validate, self.continue_])
        self.moves = moves


def most_cards(side: int) -> int:
    """The most cards one seat could ever hold: a whole deck, in solo."""
    most = 0
    for mode in MODES:
        if mode.side == side:
            for deck in DECKS:
                most = max(most, len(deck_cards(mode, deck)))
    return most


TABLES: Final[dict[int, Table]] = {}


def table_for(side: int) -> Table:
    """Made once for each side: moves are compared by identity."""
    if side not in TABLES:
        TABLES[side] = Table(side)
    return TABLES[side]
