"""Completing landscapes, their rewards and the god tracks (FG-COMP, FG-GOD, FG-END-1)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import (
    CARD_NAMES,
    FIRST_SPACE,
    FRAME,
    FRAME_NAMES,
    GOD,
    GODS,
    KINDS,
    LAST_SPACE,
    MULTI,
    NEEDS,
    OFF_BOARD,
    PANORAMA,
)
from ..model import COMPLETE_PHASE, GOD_PHASE, Garden, Gardens
from ..moves import COMPLETE, GOD_CHOICE, Complete, FourGardensMove, God
from .bonus import bonus_check
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
        return Objection("FG-COMP-2", "cards are completed after a wild, a reallocation or a wilds tile")
    garden = table.gardens[table.turn]
    for place, card in enumerate(garden.active):
        if FRAME[card] == move.frame:
            if garden.on[place * KINDS : place * KINDS + KINDS] != NEEDS[card]:
                return Objection("FG-COMP-1", f"{FRAME_NAMES[move.frame]} still lacks something")
            return None
    return Objection("FG-COMP-1", f"{FRAME_NAMES[move.frame]} is not an active card of this garden")


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
        name = CARD_NAMES[card]
        table.tell(f"Seat {table.turn} completes {name}.", "FG-COMP-4", [f"card-{name}"])
    if len(garden.landscapes) >= table.terms.target and not table.ending:
        table.ending = True  # FG-END-1
        if table.story is not None:
            text = f"Seat {table.turn} has {len(garden.landscapes)} landscapes: this is the last round."
            table.tell(text, "FG-END-1", [])
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
            table.tell(f"Seat {table.turn} has no {GODS[god]} marker left.", "FG-GOD-3", [])
    elif track[god] < LAST_SPACE:
        track[god] += 1
        if table.story is not None:
            text = f"Seat {table.turn} advances to {track[god]} on the {GODS[god]} track."
            table.tell(text, "FG-GOD-1", [f"marker-{table.turn}-{GODS[god]}"])
    else:
        push(table, god)


def push(table: Gardens, god: int) -> None:
    """FG-GOD-2, 3 and 6: everyone else's marker on that track goes back, and from the first space off."""
    for seat in range(table.terms.seats):
        track = table.gardens[seat].track
        if seat != table.turn and track[god] != OFF_BOARD:
            if track[god] == FIRST_SPACE:
                track[god] = OFF_BOARD
            else:
                track[god] -= 1
            if table.story is not None:
                off = track[god] == OFF_BOARD
                table.tell(
                    f"Seat {seat} is pushed {'off' if off else f'back to {track[god]} on'} "
                    f"the {GODS[god]} track.",
                    "FG-GOD-3" if off else "FG-GOD-2",
                    [f"marker-{seat}-{GODS[god]}"],
                )


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
        return Objection("FG-COMP-6", "no multi-coloured reward is to be chosen")
    if table.gardens[table.turn].track[move.god] < FIRST_SPACE:
        return Objection("FG-GOD-5", f"the {GODS[move.god]} marker is off the board")
    return None


def choose_god(table: Gardens, move: God) -> None:
    table.multis -= 1
    reward(table, move.god)
    go_on_choosing(table)
