"""The verbs: one class each, and for every side of the garden the fixed table of all moves (GR-MOVE-1)."""

from __future__ import annotations

from typing import Final

from ...kernel.game import NOBODY, Move
from .components import DECKS, LIES, LIES_OF, MODES, MOST_SEATS, deck_cards


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

    Cells are numbered row * width + column in a grid with one cell of rim around the table, so that the
    eight cells around any cell of the table are always there. The rim stays empty.
    """

    __slots__ = (
        "cells",
        "continue_",
        "discards",
        "gives",
        "middle",
        "moves",
        "names",
        "order",
        "places",
        "reach",
        "ready",
        "ring",
        "side",
        "size",
        "start",
        "steps",
        "takes",
        "validate",
        "wait",
        "width",
    )

    def __init__(self, side: int) -> None:
        self.side = side
        self.reach = 2 * side - 1  # rows and columns go from 1 to this
        width = self.reach + 2
        self.width = width
        self.size = width * width
        self.middle = side * width + side
        self.steps = [-width, 1, width, -1]  # north, east, south, west
        self.ring = [-width, 1 - width, 1, width + 1, width, width - 1, -1, -width - 1]
        self.cells = [r * width + c for r in range(1, width - 1) for c in range(1, width - 1)]
        self.order = [0] * self.size  # of a cell among the cells of the table
        self.names = [f"{cell // width},{cell % width}" for cell in range(self.size)]
        for number, cell in enumerate(self.cells):
            self.order[cell] = number

        moves: list[GardenersMove] = []
        self.places: list[Place] = []  # [lie * cells + order of the cell]
        lies = sum(len(LIES_OF[tile]) for tile in range(side * side))
        for lie in range(lies):
            for cell in self.cells:
                place = Place(len(moves), lie, cell, self.names[cell])
                self.places.append(place)
                moves.append(place)
        self.gives: list[Remove] = []  # [order of the cell * MOST_SEATS + seat]
        for cell in self.cells:
            for seat in range(MOST_SEATS):
                give = Remove(len(moves), cell, seat, self.names[cell])
                self.gives.append(give)
                moves.append(give)
        self.takes: list[Remove] = []  # [order of the cell]: solo
        for cell in self.cells:
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
