"""Completing landscapes, their rewards and the god tracks (FG-COMP, FG-GOD, FG-END-1)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args
from ..components import (
    CARD_NAMES,
    FIRST_SPACE,
    FRAME,
    FRAME_TITLES,
    GOD,
    GOD_TITLES,
    GODS,
    KINDS,
    MULTI,
    NEEDS,
    OFF_BOARD,
    PANORAMA,
)
from .bonus import bonus_check
from .model import COMPLETE_PHASE, GOD_PHASE, Garden, Gardens
from .moves import COMPLETE, GOD_CHOICE, Complete, FourGardensMove, God
from .turn import full
from .wild import by_frame


def completions(table: Gardens, offers: list[FourGardensMove]) -> None:
    """FG-COMP-3: any full card may be next."""
    garden = table.gardens[table.turn]
    for place in by_frame(garden):
        if full(garden, place):
            offers.append(COMPLETE[FRAME[garden.active[place]]])


def no_completion(table: Gardens, move: Complete) -> Objection | None:
    if table.phase != COMPLETE_PHASE:
        return Objection("FG-COMP-2", "no-completion-now")
    garden = table.gardens[table.turn]
    for place, card in enumerate(garden.active):
        if FRAME[card] == move.frame:
            if garden.on[place * KINDS : place * KINDS + KINDS] != NEEDS[card]:
                return Objection("FG-COMP-1", "no-full-card", {"card": FRAME_TITLES[move.frame]})
            return None
    return Objection("FG-COMP-1", "no-such-groundwork", {"card": FRAME_TITLES[move.frame]})


def complete(table: Gardens, move: Complete) -> None:
    """FG-COMP-4: tokens back, a landscape more, the end trigger, then the rewards."""
    garden = table.gardens[table.turn]
    place = garden.place(move.frame)
    card = garden.active.pop(place)
    for resource in range(KINDS):
        table.supply[resource] += garden.on[place * KINDS + resource]
    del garden.on[place * KINDS : place * KINDS + KINDS]
    garden.landscapes.append(card)
    if table.story is not None:
        keys = [f"card-{CARD_NAMES[card]}"]
        table.tell("completes", "FG-COMP-4", keys, table.turn, {"card": FRAME_TITLES[move.frame]})
    if len(garden.landscapes) >= table.terms.target and not table.ending:
        table.ending = True  # FG-END-1
        if table.story is not None:
            table.tell("last-round", "FG-END-1", [], table.turn, {"landscapes": len(garden.landscapes)})
    table.resolving = move.frame
    table.multis = 0
    for old in garden.landscapes:  # the new one among them
        if PANORAMA[FRAME[old]] == PANORAMA[move.frame]:
            if GOD[old] == MULTI:
                table.multis += 1  # FG-COMP-6: these are chosen after the plain ones
            else:
                reward(table, GOD[old])
    go_on_choosing(table)


def reward(table: Gardens, god: int) -> None:
    """FG-GOD-1 to 3: a step to the right; at the end of the track a push; without a marker nothing."""
    track = table.gardens[table.turn].track
    if track[god] == OFF_BOARD:
        if table.story is not None:
            keys = [f"track-{GODS[god]}"]
            table.tell("lost-marker", "FG-GOD-3", keys, table.turn, {"god": GOD_TITLES[god]})
    elif track[god] < table.terms.last:
        track[god] = min(track[god] + table.terms.step, table.terms.last)
        if table.story is not None:
            given: Args = {"god": GOD_TITLES[god], "space": track[god]}
            table.tell("advances", "FG-GOD-1", [f"track-{GODS[god]}"], table.turn, given)
    else:
        push(table, god)


def push(table: Gardens, god: int) -> None:
    """FG-GOD-2, 3 and 6: everyone else's marker on that track goes back, and beyond the first space off."""
    for seat in range(table.terms.seats):
        track = table.gardens[seat].track
        if seat != table.turn and track[god] != OFF_BOARD and table.terms.push > 0:
            track[god] -= table.terms.push
            if track[god] < FIRST_SPACE:
                track[god] = OFF_BOARD
            if table.story is not None:
                keys = [f"track-{GODS[god]}"]
                if track[god] == OFF_BOARD:
                    table.tell("pushed-off", "FG-GOD-3", keys, seat, {"god": GOD_TITLES[god]})
                else:
                    given: Args = {"god": GOD_TITLES[god], "space": track[god]}
                    table.tell("pushed-back", "FG-GOD-2", keys, seat, given)


def go_on_choosing(table: Gardens) -> None:
    """FG-GOD-5: a choice for each multi-coloured reward; lost without any marker."""
    if table.multis > 0 and markers(table.gardens[table.turn]) > 0:
        table.phase = GOD_PHASE
    else:
        table.multis = 0
        bonus_check(table)


def markers(garden: Garden) -> int:
    """Markers that are still on the board."""
    found = 0
    for space in garden.track:
        if space != OFF_BOARD:
            found += 1
    return found


def gods(table: Gardens, offers: list[FourGardensMove]) -> None:
    if table.multis > 0:
        track = table.gardens[table.turn].track
        for god in range(len(GODS)):
            if track[god] != OFF_BOARD:
                offers.append(GOD_CHOICE[god])


def no_god(table: Gardens, move: God) -> Objection | None:
    if table.phase != GOD_PHASE or table.multis == 0:
        return Objection("FG-COMP-6", "no-flower")
    if table.gardens[table.turn].track[move.god] < FIRST_SPACE:
        return Objection("FG-GOD-5", "no-marker", {"god": GOD_TITLES[move.god]})
    return None


def choose_god(table: Gardens, move: God) -> None:
    table.multis -= 1
    reward(table, move.god)
    go_on_choosing(table)
