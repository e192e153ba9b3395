"""Flipping a special tile (GD-FLIP-1, GD-FLIP-2)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Title
from ..components import BIRD, CELLS, CRITTER, KINDS, NO_BED, RABBIT, SCARECROW, SUNDIAL, THINGS, WITHOUT
from .dice import no_die, pay
from .model import Beds
from .moves import FLIP_CRITTER, FLIP_DIAL, Flip, GardenMove


def flips(beds: Beds, offers: list[GardenMove]) -> None:
    if WITHOUT[7 * beds.pool + 6] < 0:
        return
    if beds.critter[beds.turn] != NO_BED:
        offers.append(FLIP_CRITTER)
    if beds.dial[beds.turn] != NO_BED:
        offers.append(FLIP_DIAL)


def flipped_bed(beds: Beds, thing: int) -> int:
    return beds.critter[beds.turn] if thing == CRITTER else beds.dial[beds.turn]


def no_flip(beds: Beds, move: Flip) -> Objection | None:
    if flipped_bed(beds, move.thing) == NO_BED:
        return Objection("GD-FLIP-2", "no-tile-to-flip", {"tile": Title(THINGS[move.thing])})
    return no_die(beds, 6)


def flip(beds: Beds, move: Flip) -> None:
    """GD-FLIP-1: to the other side, in its space, with all its discs."""
    pay(beds, 6)
    bed = flipped_bed(beds, move.thing)
    kind = beds.tile[bed]
    if kind == BIRD:
        other = RABBIT
    elif kind == RABBIT:
        other = BIRD
    elif kind == SUNDIAL:
        other = SCARECROW
    else:
        other = SUNDIAL
    beds.tile[bed] = other
    if beds.story is not None:
        beds.tell(
            "flips",
            "GD-FLIP-1",
            [f"bed-{CELLS[bed].replace(',', '-')}"],
            beds.turn,
            {"tile": Title(KINDS[kind]), "other": Title(KINDS[other])},
        )
