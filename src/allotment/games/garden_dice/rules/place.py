"""Placing a tile, with the sundial's help or without (GD-PLACE, GD-DIAL, GD-ROCK)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ....kernel.result import Objection
from ....kernel.story import Phrase, Title
from ..components import (
    BIRD,
    CELLS,
    CRITTER,
    DIAL,
    EMPTY,
    KINDS,
    LAST,
    NO_BED,
    ROCK,
    SIDE,
    STONE,
    SUNDIAL,
    THINGS,
    WITHOUT,
)
from .dice import no_die, pay
from .model import ROW, Beds
from .moves import AIM_CELL, AIM_PIPS, AIMS_OF, PLACES, Aim, GardenMove, Place


def bendable(beds: Beds) -> i64:
    """GD-DIAL-1, GD-DIAL-4: the pips that the sundial of the seat in turn still gives."""
    bed = beds.dial[beds.turn]
    if bed != NO_BED and beds.tile[bed] == SUNDIAL:
        return beds.pips
    return 0


def at_hand(beds: Beds, thing: i64) -> bool:
    """GD-PLACE-3, GD-PLACE-4: the seat in turn has it, and the disc it takes."""
    seat = beds.turn
    if thing <= LAST:
        return beds.hand[ROW * seat + thing] > 0
    if thing == CRITTER:
        return beds.terms.critters and beds.critter[seat] == NO_BED and beds.discs[seat] > 0
    if thing == DIAL:
        return beds.dial[seat] == NO_BED and beds.discs[seat] > 0
    return beds.terms.rocks and beds.rock[seat] == NO_BED  # GD-ROCK-1: takes no disc


def places(beds: Beds, offers: list[GardenMove]) -> bool:
    """GD-PLACE-1, GD-PLACE-2: on every empty bed that two dice point at, bent by the sundial at most
    as far as its pips go (GD-DIAL-2). True if one of them needs no bending (GD-DIAL-5)."""
    tile = beds.tile
    open_aims = vec[i64]()
    straight = False
    for aim in AIMS_OF[3 * beds.pool + bendable(beds)]:
        if tile[AIM_CELL[aim]] == EMPTY:
            open_aims = append(open_aims, aim)
            if AIM_PIPS[aim] == 0:
                straight = True
    if len(open_aims) == 0:
        return False
    some = False
    for thing in range(i64(1), i64(STONE + 1)):
        if at_hand(beds, thing):
            some = True
            row = PLACES[thing]
            for aim in open_aims:
                offers.append(row[aim])
    return some and straight


def no_place(beds: Beds, move: Place) -> Objection | None:
    seat = beds.turn
    thing = move.thing
    if thing <= LAST:
        if beds.hand[ROW * seat + thing] == 0:
            return Objection("GD-PLACE-3", "no-seed-to-plant", {"veggie": Title(THINGS[thing])})
    elif thing == STONE:
        if not beds.terms.rocks:
            return Objection("GD-ROCK-1", "no-rocks")
        if beds.rock[seat] != NO_BED:
            return Objection("GD-ROCK-2", "no-second-rock")
    else:
        if thing == CRITTER and not beds.terms.critters:
            return Objection("GD-FAMILY-1", "no-critters")
        if (beds.critter if thing == CRITTER else beds.dial)[seat] != NO_BED:
            return Objection("GD-PLACE-4", "no-second-tile", {"tile": Title(THINGS[thing])})
        if beds.discs[seat] == 0:
            return Objection("GD-PLACE-4", "no-disc-to-place", {"tile": Title(THINGS[thing])})
    if beds.tile[move.aim.cell] != EMPTY:
        there = Title(KINDS[beds.tile[move.aim.cell]])
        return Objection("GD-PLACE-2", "no-free-bed", {"cell": CELLS[move.aim.cell], "tile": there})
    return no_aim(beds, move.aim)


def no_aim(beds: Beds, aim: Aim) -> Objection | None:
    """Can these two dice point there now?"""
    why = no_die(beds, aim.row_die)
    if why is not None:
        return why
    if WITHOUT[7 * WITHOUT[7 * beds.pool + aim.row_die] + aim.column_die] < 0:
        return Objection("GD-PLACE-1", "no-second-die", {"die": aim.column_die})
    if aim.pips > 0:
        bed = beds.dial[beds.turn]
        if bed == NO_BED or beds.tile[bed] != SUNDIAL:
            return Objection("GD-DIAL-1", "no-sundial")
        if aim.pips > beds.pips:
            return Objection("GD-DIAL-4", "no-pips", {"needed": aim.pips, "left": beds.pips})
    return None


def spend(beds: Beds, aim: Aim) -> None:
    pay(beds, aim.row_die)
    pay(beds, aim.column_die)
    beds.pips -= aim.pips  # GD-DIAL-4


def place(beds: Beds, move: Place) -> None:
    seat = beds.turn
    thing = move.thing
    cell = move.aim.cell
    spend(beds, move.aim)
    beds.owner[cell] = seat
    if thing <= LAST:
        beds.tile[cell] = thing  # GD-PLACE-3: seed side up, with the disc that is on it
        beds.hand[ROW * seat + thing] -= 1
    elif thing == CRITTER:
        beds.tile[cell] = BIRD  # GD-PLACE-4
        beds.critter[seat] = cell
        beds.discs[seat] -= 1
    elif thing == DIAL:
        beds.tile[cell] = SUNDIAL
        beds.dial[seat] = cell
        beds.discs[seat] -= 1
    else:
        beds.tile[cell] = ROCK
        beds.rock[seat] = cell
    if beds.story is not None:
        beds.tell(
            "plants" if thing <= LAST else "places",
            "GD-PLACE-1",
            [f"bed-{CELLS[cell].replace(',', '-')}"],
            seat,
            {"tile": Title(KINDS[beds.tile[cell]]), "cell": CELLS[cell], "dice": pointing(move.aim)},
        )


def pointing(aim: Aim) -> list[Phrase]:
    """The two dice, as they are said: a 3, or a 3 that is bent to 4."""
    return [said(aim.row_die, aim.cell // SIDE + 1), said(aim.column_die, aim.cell % SIDE + 1)]


def said(die: int, to: int) -> Phrase:
    return Phrase("die", {"die": die}) if die == to else Phrase("bent-die", {"die": die, "to": to})
