"""Take a wild, and where a token may go (FG-WILD)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args
from ..components import (
    CARD_NAMES,
    FRAME,
    FRAME_TITLES,
    KINDS,
    NEEDS,
    RESOURCE_TITLES,
    RESOURCES,
    WILD_SYMBOL,
)
from .hands import discard, no_action
from .model import Garden, Gardens
from .moves import TARGETS, TILE, WILD, FourGardensMove, Wild
from .turn import completion_check


def targets(table: Gardens) -> list[int]:
    """FG-WILD-1 and 2: what may be taken and where to, in table order: resource * 15 + target + 1."""
    garden = table.gardens[table.turn]
    room = garden.room() > 0
    places = by_frame(garden)
    found: list[int] = []
    for resource in range(KINDS):
        if table.supply[resource] > 0:
            if room:
                found.append(resource * TARGETS + TILE + 1)
            for place in places:
                card = garden.active[place]
                if garden.on[place * KINDS + resource] < NEEDS[card][resource]:
                    found.append(resource * TARGETS + FRAME[card] + 1)
    return found


def by_frame(garden: Garden) -> list[int]:
    """The places of the active cards, in the order of their frames."""
    active = garden.active
    if len(active) == 0:
        return []
    if len(active) == 1:
        return [0]
    if len(active) == 2:
        return [0, 1] if active[0] < active[1] else [1, 0]
    order: list[int] = []
    for card in sorted(active):
        order.append(active.index(card))
    return order


def wilds(table: Gardens, hand: list[int], offers: list[FourGardensMove]) -> None:
    found: list[int] | None = None
    for card in hand:
        if WILD_SYMBOL[card]:
            if found is None:
                found = targets(table)
            moves = WILD[card]
            for target in found:
                offers.append(moves[target])


def no_wild(table: Gardens, move: Wild) -> Objection | None:
    why = no_action(table, move.card)
    if why is not None:
        return why
    if not WILD_SYMBOL[move.card]:
        return Objection("FG-WILD-1", "no-wheel", {"card": FRAME_TITLES[FRAME[move.card]]})
    return no_token(table, move.resource, move.target)


def no_token(table: Gardens, resource: int, target: int) -> Objection | None:
    """Why no token may come from the supply to that target."""
    if table.supply[resource] == 0:
        return Objection("FG-WILD-1", "no-supply", {"resource": RESOURCE_TITLES[resource]})
    garden = table.gardens[table.turn]
    if target == TILE:
        if sum(garden.tile) >= garden.spaces:
            return Objection("FG-WILD-2", "no-room-on-tile")
        return None
    return no_taker(garden, resource, target, "FG-WILD-2")


def no_taker(garden: Garden, resource: int, frame: int, rule: str) -> Objection | None:
    """Why the card of that frame accepts no token of that resource (FG-CART-6)."""
    for place, card in enumerate(garden.active):
        if FRAME[card] == frame:
            if garden.on[place * KINDS + resource] >= NEEDS[card][resource]:
                given: Args = {"card": FRAME_TITLES[frame], "resource": RESOURCE_TITLES[resource]}
                return Objection(rule, "no-need", given)
            return None
    return Objection(rule, "no-such-groundwork", {"card": FRAME_TITLES[frame]})


def wild(table: Gardens, move: Wild) -> None:
    discard(table, move.card)
    if table.story is not None:
        keys = [f"card-{CARD_NAMES[move.card]}", f"token-{RESOURCES[move.resource]}"]
        table.tell("uses-wheel", "FG-WILD-1", keys, table.turn, {"card": FRAME_TITLES[FRAME[move.card]]})
    place_token(table, move.resource, move.target)
    completion_check(table)  # FG-WILD-3


def place_token(table: Gardens, resource: int, target: int) -> None:
    """One token from the supply to the planning tile or an active card."""
    garden = table.gardens[table.turn]
    table.supply[resource] -= 1
    if target == TILE:
        garden.tile[resource] += 1
    else:
        garden.on[garden.place(target) * KINDS + resource] += 1
    if table.story is not None:
        keys = [f"token-{RESOURCES[resource]}"]
        given: Args = {"resource": RESOURCE_TITLES[resource]}
        if target == TILE:
            table.tell("takes", "FG-WILD-2", keys, table.turn, given)
        else:
            given["card"] = FRAME_TITLES[target]
            table.tell("takes-for", "FG-WILD-2", keys, table.turn, given)
