"""Watering a seed (GD-WATER-1 to 3)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.result import Objection
from ....kernel.story import Args, Title
from ..components import BEDS, CELLS, GROWN, SEED, STAGE, TYPES, VALUE, WITHOUT
from .chain import chain
from .dice import no_die, pay
from .model import Beds
from .moves import WATERS, GardenMove, Water


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
        return Objection("GD-WATER-1", "no-seed-there", {"cell": CELLS[move.cell]})
    if move.die < VALUE[kind]:
        return Objection("GD-WATER-1", "no-low-die", {"die": move.die, "value": VALUE[kind]})
    return no_die(beds, move.die)


def water(beds: Beds, move: Water) -> None:
    pay(beds, move.die)
    reached = chain(beds, move.cell)
    if beds.story is not None:
        what = Title(TYPES[beds.tile[move.cell]])
        given: Args = {"veggie": what, "cell": CELLS[move.cell], "die": move.die}
        beds.tell("waters", "GD-WATER-1", [], beds.turn, given)
        for cell in reached:
            beds.tell(
                "grows",
                "GD-WATER-2",
                [f"bed-{CELLS[cell].replace(',', '-')}"],
                beds.owner[cell],
                {"veggie": Title(TYPES[beds.tile[cell]]), "cell": CELLS[cell]},
            )
    for cell in reached:
        beds.tile[cell] += GROWN  # GD-WATER-2: turned over, it keeps its disc (GD-RULING-38)
