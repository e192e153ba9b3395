"""The turn: what is offered, the duty to act, what settles itself, and the end (GD-TURN, GD-END)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..components import CRITTER, DIAL, EMPTY, LAST, NO_DICE, PIPS, WITHOUT
from .buy import buys
from .critters import mouthfuls, removals, swallow, walks
from .dice import may_reroll, roll
from .flip import flips
from .harvest import harvests
from .model import ACT, EAT, OVER, Beds
from .moves import BUYS_WITH, END, REROLL, Buy, GardenMove, Place, Walk
from .place import places
from .sun import sun_waits, suns
from .water import waters

STILL: Final = 50  # rounds in which all seats pass by themselves (GD-END-3)


def offers_now(beds: Beds) -> list[GardenMove]:
    """All moves of the seat in turn, in table order."""
    offers: list[GardenMove] = []
    if beds.phase == ACT:
        buys(beds, offers)
        bought = len(offers)
        straight = places(beds, offers)
        placed = len(offers)
        waters(beds, offers)
        harvests(beds, offers)
        flips(beds, offers)
        walks(beds, offers)
        plain = bought + len(offers) - placed
        straight_removal = removals(beds, offers)
        suns(beds, offers)
        if may_reroll(beds):
            offers.append(REROLL)
        if plain == 0 and not straight and not straight_removal:
            offers.append(END)  # GD-TURN-3, GD-TURN-4, GD-RULING-3: no action with the dice as they lie
    elif beds.phase == EAT:
        mouthfuls(beds, offers)
        suns(beds, offers)
    return offers


def plenty(beds: Beds) -> bool:
    """A quick check: are there surely at least two offers?"""
    if sun_waits(beds):
        return True
    if beds.phase != ACT or beds.discs[beds.turn] == 0:
        return False
    return can_buy(beds, beds.pool)


def can_buy(beds: Beds, pool: i64, but: i64 = 0) -> bool:
    """At least two purchases of another type, with these dice and enough discs."""
    found = 0
    limit = beds.terms.buy_limit
    for buy in BUYS_WITH[pool]:  # GD-BUY-1, GD-BUY-4
        if buy.type != but and beds.stacks[buy.type] > 0 and beds.bought[buy.type] < limit:
            found += 1
            if found > 1:
                return True
    return False


# Does the turn surely go on after a move that scores nothing, with something to decide (GD-TURN-8)?


def goes_on(beds: Beds, pool: i64, discs: i64, but: i64 = 0) -> bool:
    """With these dice and discs, as long as nobody has been eaten; `but`: a type not to be counted on."""
    if pool == NO_DICE:
        return False
    return beds.sun[beds.turn] or (discs > 0 and can_buy(beds, pool, but))  # GD-SUN-4


def goes_on_placing(beds: Beds, move: Place) -> bool:
    pool = WITHOUT[7 * WITHOUT[7 * beds.pool + move.aim.row_die] + move.aim.column_die]
    disc: i64 = 1 if move.thing == CRITTER or move.thing == DIAL else 0  # GD-PLACE-4
    return goes_on(beds, pool, beds.discs[beds.turn] - disc)


def goes_on_buying(beds: Beds, move: Buy) -> bool:
    pool = WITHOUT[7 * beds.pool + move.die]
    return goes_on(beds, pool, beds.discs[beds.turn] - 1, move.type)  # GD-BUY-3


def goes_on_walking(beds: Beds, move: Walk) -> bool:
    pool = WITHOUT[7 * beds.pool + move.die]
    return beds.tile[move.cell] == EMPTY and goes_on(beds, pool, beds.discs[beds.turn])


def settle(beds: Beds) -> None:
    """GD-TURN-8: take every automatic step, until somebody has something to decide."""
    first = beds.round
    while True:
        if beds.round > first + STILL and beds.phase != OVER:  # GD-END-3
            finish(beds, "over-standstill", "GD-END-3")
        if beds.phase == OVER:
            beds.offers = []
            return
        if beds.pool == NO_DICE and beds.phase == ACT:
            end_turn(beds)  # GD-TURN-4: an empty pool always ends the turn
            continue
        if plenty(beds):
            beds.offers = None  # a search looks at many positions whose offers it never asks for
            return
        offers = offers_now(beds)
        beds.offers = offers
        if len(offers) > 1:
            return
        if beds.phase == EAT:
            swallow(beds)  # GD-EAT-6: nothing but swallowing is possible
        elif offers[0] is END:
            if beds.story is not None:
                beds.tell("stuck", "GD-TURN-7", [], beds.turn)
            end_turn(beds)  # GD-TURN-4, GD-TURN-7
        else:
            return


def end(beds: Beds) -> None:
    """GD-TURN-4: a move of its own, because there was still something to decide (GD-RULING-4)."""
    if beds.story is not None:
        beds.tell("ends-turn", "GD-TURN-4", [], beds.turn)
    end_turn(beds)


def end_turn(beds: Beds) -> None:
    """In this order: count the drought, reset what belongs to one turn, check for the end, let the next seat
    roll."""
    dry = True
    for type in range(1, LAST + 1):
        if beds.bought[type]:
            dry = False
            beds.bought[type] = 0  # GD-TURN-5
    beds.dry_turns = beds.dry_turns + 1 if dry else 0
    for seat in range(beds.terms.seats):
        beds.eaten_from[seat] = False
    beds.pips = PIPS
    beds.fresh = False
    beds.pool = NO_DICE
    if sold_out(beds):  # GD-END-1, GD-END-2, GD-RULING-26
        finish(beds, "over-sold-out", "GD-END-1")
    elif beds.dry_turns >= beds.terms.drought > 0:  # GD-END-3, GD-RULING-31
        finish(beds, "over-drought", "GD-END-3")
    else:
        beds.turn = (beds.turn + 1) % beds.terms.seats  # GD-TURN-6
        if beds.turn == beds.start:
            beds.round += 1
        roll(beds)


def finish(beds: Beds, why: str, rule: str) -> None:
    """GD-END-4."""
    beds.phase = OVER
    beds.tell(why, rule, [])


def sold_out(beds: Beds) -> bool:
    """GD-RULING-25: only the stacks decide."""
    for type in range(1, LAST + 1):
        if beds.stacks[type]:
            return False
    return True
