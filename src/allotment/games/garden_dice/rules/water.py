"""Watering a seed (GD-WATER-1 to 3)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.result import Objection
from ..components import BEDS, CELLS, GROWN, SEED, STAGE, TYPES, VALUE, WITHOUT
from ..model import Beds
from ..moves import WATERS, GardenMove, Water
from .chain import chain
from .dice import no_die, pay


def waters(beds: Beds, offers: list[GardenMove]) -> None:
    """GD-WATER-1: a seed of one's own, with one die that is at least its value."""
    tile = beds.tile
    owner = beds.owner
    seat = beds.turn
    row = 7 * beds.pool
    for cell in range(i64(BEDS)):
        if owner[cell] == seat and STAGE[tile[cell]] == SEED:
            for die in range(VALUE[tile[cell]], 7):
                if WITHOUT[row + die] >= 0:
                    offers.append(WATERS[6 * cell + die - 1])


def no_water(beds: Beds, move: Water) -> Objection | None:
    kind = beds.tile[move.cell]
    if STAGE[kind] != SEED or beds.owner[move.cell] != beds.turn:
        return Objection("GD-WATER-1", f"on {CELLS[move.cell]} there is no seed of seat {beds.turn}")
    if move.die < VALUE[kind]:
        return Objection("GD-WATER-1", f"a {move.die} is too low for a tile of value {VALUE[kind]}")
    return no_die(beds, move.die)


def water(beds: Beds, move: Water) -> None:
    pay(beds, move.die)
    reached = chain(beds, move.cell)
    if beds.story is not None:
        beds.tell(f"Seat {beds.turn} waters {CELLS[move.cell]} with a {move.die}.", "GD-WATER-1", [])
        for cell in reached:
            beds.tell(
                f"Seat {beds.owner[cell]}'s {TYPES[beds.tile[cell]]} on {CELLS[cell]} grows.",
                "GD-WATER-2",
                [f"bed-{CELLS[cell].replace(',', '-')}"],
            )
    for cell in reached:
        beds.tile[cell] += GROWN  # GD-WATER-2: turned over, it keeps its disc (GD-RULING-38)
