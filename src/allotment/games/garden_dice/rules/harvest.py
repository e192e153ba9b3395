"""Harvesting, stars and the scarecrow (GD-HARVEST, GD-STAR, GD-SCARE)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.result import Objection
from ....kernel.story import Args, Title
from ..components import (
    AROUND,
    BEDS,
    CELLS,
    EMPTY,
    NO_BED,
    NO_SEAT,
    SCARECROW,
    STAGE,
    TYPES,
    VALUE,
    VEGGIE,
    WITHOUT,
)
from .chain import chain
from .dice import no_die, pay
from .model import ROW, Beds
from .moves import HARVESTS, GardenMove, Harvest


def harvests(beds: Beds, offers: list[GardenMove]) -> None:
    """GD-HARVEST-1: a veggie of one's own, with one die that is at least its value."""
    tile = beds.tile
    owner = beds.owner
    seat = beds.turn
    row = 7 * beds.pool
    for cell in range(i64(BEDS)):
        if owner[cell] == seat and STAGE[tile[cell]] == VEGGIE:
            for die in range(VALUE[tile[cell]], 7):
                if WITHOUT[row + die] >= 0:
                    offers.append(HARVESTS[6 * cell + die - 1])


def no_harvest(beds: Beds, move: Harvest) -> Objection | None:
    kind = beds.tile[move.cell]
    if STAGE[kind] != VEGGIE or beds.owner[move.cell] != beds.turn:
        return Objection("GD-HARVEST-1", "no-veggie-there", {"cell": CELLS[move.cell]})
    if move.die < VALUE[kind]:
        return Objection("GD-HARVEST-1", "no-low-die", {"die": move.die, "value": VALUE[kind]})
    return no_die(beds, move.die)


def harvest(beds: Beds, move: Harvest) -> None:
    seat = beds.turn
    pay(beds, move.die)
    if beds.story is not None:
        what = Title(TYPES[VALUE[beds.tile[move.cell]]])
        given: Args = {"veggie": what, "cell": CELLS[move.cell], "die": move.die}
        beds.tell("harvests", "GD-HARVEST-1", [], seat, given)
    bonus: i64 = 0
    for cell in chain(beds, move.cell):
        owner = beds.owner[cell]
        points = worth(beds, cell)
        beds.score[owner] += points  # GD-HARVEST-4: as if its owner had harvested it
        if owner != seat:
            bonus += beds.terms.chain_bonus  # GD-HARVEST-5
        if beds.story is not None:
            beds.tell(
                "scores",
                "GD-HARVEST-3",
                [f"bed-{CELLS[cell].replace(',', '-')}"],
                owner,
                {"veggie": Title(TYPES[VALUE[beds.tile[cell]]]), "cell": CELLS[cell], "points": points},
            )
        pick(beds, cell)
    if bonus:
        beds.score[seat] += bonus
        if beds.story is not None:
            beds.tell("scores-chain", "GD-HARVEST-5", [], seat, {"points": bonus})


def worth(beds: Beds, cell: i64) -> i64:
    """GD-HARVEST-3: with the scarecrow's bonus or, failing that, the star's (GD-STAR-1, GD-STAR-2)."""
    value = VALUE[beds.tile[cell]]
    if guarded(beds, cell):
        return value + beds.terms.scarecrow_bonus  # GD-SCARE-3; it cannot be waived (GD-RULING-22)
    if beds.terms.stars[cell]:
        return value * beds.terms.star_factor
    return value


def guarded(beds: Beds, cell: i64) -> bool:
    """GD-SCARE-1, GD-RULING-17: the owner's own scarecrow stands on one of the eight beds around."""
    bed = beds.dial[beds.owner[cell]]
    return bed != NO_BED and beds.tile[bed] == SCARECROW and AROUND[BEDS * bed + cell]


def pick(beds: Beds, cell: i64) -> None:
    """GD-HARVEST-2: the tile to its owner, the disc back to the supply at once (GD-RULING-21)."""
    owner = beds.owner[cell]
    beds.harvested[ROW * owner + VALUE[beds.tile[cell]]] += 1
    beds.discs[owner] += 1
    beds.tile[cell] = EMPTY
    beds.owner[cell] = NO_SEAT
