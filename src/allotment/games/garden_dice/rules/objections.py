"""Legality a second time, with reasons: why a move can't be played now. Written independently of the offers,
and tested to agree with them."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Phrase, Seat, Title
from ..components import CELLS, KINDS, THINGS, TYPES
from .buy import no_buy
from .critters import no_remove, no_spit, no_walk
from .dice import no_reroll
from .flip import flipped_bed, no_flip
from .harvest import no_harvest
from .model import ACT, EAT, OVER, Beds
from .moves import (
    MOVES,
    Buy,
    End,
    Flip,
    GardenMove,
    Harvest,
    Place,
    Remove,
    Reroll,
    Spit,
    SunReroll,
    SunSet,
    Swallow,
    Walk,
    Water,
)
from .place import no_place
from .sun import no_sun_reroll, no_sun_set
from .water import no_water


def objection(beds: Beds, seat: int, move: GardenMove) -> Objection | None:
    if beds.phase == OVER:
        return Objection("GD-END-4", "no-game-over")
    if seat != beds.turn:
        return Objection("GD-TURN-2", "no-turn", {"other": Seat(beds.turn)})
    if not beds.terms.critters and crawls(move):
        return Objection("GD-FAMILY-1", "no-critters")
    if isinstance(move, SunSet):
        return no_sun_set(beds, move)
    if isinstance(move, (Swallow, Spit)):
        if beds.phase != EAT:
            return Objection("GD-EAT-1", "no-meal")
        return no_spit(beds, move) if isinstance(move, Spit) else None
    if beds.phase != ACT:
        return Objection("GD-EAT-1", "no-action-while-eating")
    if isinstance(move, SunReroll):
        return no_sun_reroll(beds)
    if isinstance(move, Reroll):
        return no_reroll(beds)
    if isinstance(move, End):
        return no_end(beds)
    return no_action(beds, move)


def crawls(move: GardenMove) -> bool:
    """GD-FAMILY-1: moves that only a critter makes possible."""
    if isinstance(move, (Place, Flip)):
        return THINGS[move.thing] == "critter"
    return isinstance(move, (Walk, Swallow, Spit, Remove))


def no_action(beds: Beds, move: GardenMove) -> Objection | None:
    if isinstance(move, Buy):
        return no_buy(beds, move)
    if isinstance(move, Place):
        return no_place(beds, move)
    if isinstance(move, Water):
        return no_water(beds, move)
    if isinstance(move, Harvest):
        return no_harvest(beds, move)
    if isinstance(move, Flip):
        return no_flip(beds, move)
    if isinstance(move, Walk):
        return no_walk(beds, move)
    if isinstance(move, Remove):
        return no_remove(beds, move)
    return Objection("GD-NOTE-1", "no-action")


def no_end(beds: Beds) -> Objection | None:
    """GD-TURN-3, GD-RULING-3: the duty to act, with the dice as they lie; names one possible action."""
    for move in MOVES:
        if isinstance(move, (Place, Remove)) and move.aim.pips:
            continue  # GD-DIAL-5
        if isinstance(move, (Swallow, Spit, SunReroll, SunSet, Reroll, End)):
            continue
        if no_action(beds, move) is None:
            return Objection("GD-TURN-3", "no-end-yet", {"action": possible(beds, move)})
    return None


def possible(beds: Beds, move: GardenMove) -> Phrase:
    """An action that is still possible, as one would remind somebody of it."""
    if isinstance(move, Buy):
        return Phrase("can-buy", {"veggie": Title(TYPES[move.type]), "die": move.die})
    if isinstance(move, Place):
        return Phrase("can-place", {"tile": Title(THINGS[move.thing]), "cell": CELLS[move.aim.cell]})
    if isinstance(move, Water):
        return Phrase("can-water", {"cell": CELLS[move.cell], "die": move.die})
    if isinstance(move, Harvest):
        return Phrase("can-harvest", {"cell": CELLS[move.cell], "die": move.die})
    if isinstance(move, Walk):
        return Phrase("can-move", {"cell": CELLS[move.cell], "die": move.die})
    if isinstance(move, Remove):
        return Phrase("can-remove", {"cell": CELLS[move.aim.cell]})
    assert isinstance(move, Flip)
    return Phrase("can-flip", {"tile": Title(KINDS[beds.tile[flipped_bed(beds, move.thing)]])})
