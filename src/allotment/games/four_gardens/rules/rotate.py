"""Rotate and collect (FG-ROT)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args, Phrase
from ..components import (
    CARD_NAMES,
    CCW,
    CW,
    FLOOR,
    FLOORS,
    FLOORS_TITLES,
    FRAME,
    FRAME_TITLES,
    KINDS,
    RESOURCE_TITLES,
    SHOWN,
    UPWARDS,
    WILD_SYMBOL,
)
from .hands import discard, no_action
from .model import Gardens
from .moves import ROTATE, FourGardensMove, Rotate
from .turn import action_over


def rotations(hand: list[int], offers: list[FourGardensMove]) -> None:
    """FG-ROT-1: any card with the pagoda symbol, either way round, full tile or not (FG-ROT-6)."""
    for card in hand:
        for move in ROTATE[card]:
            offers.append(move)


def no_rotation(table: Gardens, move: Rotate) -> Objection | None:
    why = no_action(table, move.card)
    if why is not None:
        return why
    if WILD_SYMBOL[move.card]:
        return Objection("FG-ROT-1", "no-pagoda", {"card": FRAME_TITLES[FRAME[move.card]]})
    return None


def rotate(table: Gardens, move: Rotate) -> None:
    garden = discard(table, move.card)
    turn_floors(table.fronts, FLOOR[move.card], move.clockwise)
    side = table.terms.sides[table.turn]
    yields = collected(table.floors, table.fronts, side, UPWARDS[move.card], table.supply, garden.room())
    for resource in range(KINDS):
        garden.tile[resource] += yields[resource]
        table.supply[resource] -= yields[resource]
    if table.story is not None:
        tell_rotation(table, move, yields)
    action_over(table)


def turn_floors(fronts: list[int], floor: int, clockwise: bool) -> None:
    """FG-ROT-2 and 3: this floor and all above it, a quarter turn."""
    turned = CW if clockwise else CCW
    for level in range(floor, FLOORS):
        fronts[level] = turned[fronts[level]]


def collected(
    floors: list[int], fronts: list[int], side: int, upwards: bool, supply: list[int], room: int
) -> list[int]:
    """FG-ROT-4, 5 and 7: by resource, what that side gives to a tile with so much room."""
    yields = [0] * KINDS
    for step in range(FLOORS):
        level = step if upwards else FLOORS - 1 - step
        resource = floors[level]
        icons = SHOWN[fronts[level]][side]
        if icons > supply[resource]:  # no resource is on two floors
            icons = supply[resource]
        if icons >= room:
            yields[resource] = room
            break
        yields[resource] = icons
        room -= icons
    return yields


def tell_rotation(table: Gardens, move: Rotate, yields: list[int]) -> None:
    keys = [f"card-{CARD_NAMES[move.card]}"]
    for level in range(FLOOR[move.card], FLOORS):
        keys.append(f"floor-{level + 1}")
    given: Args = {
        "card": FRAME_TITLES[FRAME[move.card]],
        "floors": FLOORS_TITLES[FLOOR[move.card]],
        "got": counted(yields),
    }
    table.tell("turns-cw" if move.clockwise else "turns-ccw", "FG-ROT-4", keys, table.turn, given)


def counted(counts: list[int]) -> list[object]:
    """Counts by resource, as they are said."""
    said: list[object] = []
    for resource in range(KINDS):
        if counts[resource]:
            said.append(Phrase("count", {"count": counts[resource], "resource": RESOURCE_TITLES[resource]}))
    return said
