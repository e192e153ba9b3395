"""Reallocate resources: small moves until `done` (FG-CART)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args
from ..components import (
    CARD_NAMES,
    FRAME,
    FRAME_TITLES,
    FRAMES,
    KINDS,
    NEEDS,
    RESOURCE_TITLES,
    RESOURCES,
)
from .hands import discard, no_action
from .model import CART_PHASE, Gardens
from .moves import CART, DONE, DROP, PUT, Cart, Drop, FourGardensMove, Put, Shift, shift_of
from .turn import completion_check
from .wild import by_frame, no_taker


def carts(hand: list[int], offers: list[FourGardensMove]) -> None:
    """FG-CART-1: any hand card."""
    for card in hand:
        offers.append(CART[card])


def no_cart(table: Gardens, move: Cart) -> Objection | None:
    return no_action(table, move.card)


def cart(table: Gardens, move: Cart) -> None:
    discard(table, move.card)
    table.phase = CART_PHASE
    if table.story is not None:
        keys = [f"card-{CARD_NAMES[move.card]}"]
        table.tell("uses-cart", "FG-CART-1", keys, table.turn, {"card": FRAME_TITLES[FRAME[move.card]]})


def small_moves(table: Gardens, offers: list[FourGardensMove]) -> None:
    """FG-CART-2 to 8, in table order: put, shift, drop, done."""
    garden = table.gardens[table.turn]
    places = by_frame(garden)
    for resource in range(KINDS):
        if garden.tile[resource] > 0:
            for place in places:
                if takes(table, resource, place):
                    offers.append(PUT[resource * FRAMES + FRAME[garden.active[place]]])
    if len(places) > 1:
        shifts(table, places, offers)
    for resource in range(KINDS):
        if garden.tile[resource] > 0:
            offers.append(DROP[resource])
    offers.append(DONE)  # FG-CART-7


def shifts(table: Gardens, places: list[int], offers: list[FourGardensMove]) -> None:
    garden = table.gardens[table.turn]
    for resource in range(KINDS):
        for giver in places:
            if garden.on[giver * KINDS + resource] > 0:
                frame = FRAME[garden.active[giver]]
                if resource * FRAMES + frame not in table.got:  # FG-CART-8
                    for taker in places:
                        if taker != giver and takes(table, resource, taker):
                            offers.append(shift_of(resource, frame, FRAME[garden.active[taker]]))


def takes(table: Gardens, resource: int, place: int) -> bool:
    """FG-CART-6 and 8: the card there lacks the resource and has not given it in this reallocation."""
    garden = table.gardens[table.turn]
    card = garden.active[place]
    if garden.on[place * KINDS + resource] >= NEEDS[card][resource]:
        return False
    return resource * FRAMES + FRAME[card] not in table.gave


def idle(table: Gardens) -> bool:
    """Nothing but `done` is left to do."""
    garden = table.gardens[table.turn]
    if garden.room() < garden.spaces:
        return False  # what lies on the planning tile can be dropped
    if len(garden.active) < 2:
        return True
    found: list[FourGardensMove] = []
    shifts(table, by_frame(garden), found)
    return not found


def no_reallocation(table: Gardens) -> Objection | None:
    if table.phase != CART_PHASE:
        return Objection("FG-CART-1", "no-cart-yet")
    return None


def no_put(table: Gardens, move: Put) -> Objection | None:
    why = no_reallocation(table)
    if why is not None:
        return why
    garden = table.gardens[table.turn]
    if garden.tile[move.resource] == 0:
        return Objection("FG-CART-2", "no-token-on-tile", {"resource": RESOURCE_TITLES[move.resource]})
    why = no_taker(garden, move.resource, move.frame, "FG-CART-6")
    if why is None and move.resource * FRAMES + move.frame in table.gave:
        why = gave_it(move.resource, move.frame)
    return why


def no_shift(table: Gardens, move: Shift) -> Objection | None:
    why = no_reallocation(table)
    if why is not None:
        return why
    garden = table.gardens[table.turn]
    place = garden.place(move.giver)
    if place < 0:
        return Objection("FG-CART-3", "no-such-groundwork", {"card": FRAME_TITLES[move.giver]})
    if garden.on[place * KINDS + move.resource] == 0:
        return Objection("FG-CART-3", "no-token-on-card", roles(move.resource, move.giver))
    if move.resource * FRAMES + move.giver in table.got:
        return Objection("FG-CART-8", "no-giving-back", roles(move.resource, move.giver))
    why = no_taker(garden, move.resource, move.taker, "FG-CART-6")
    if why is None and move.resource * FRAMES + move.taker in table.gave:
        why = gave_it(move.resource, move.taker)
    return why


def gave_it(resource: int, frame: int) -> Objection:
    return Objection("FG-CART-8", "no-taking-back", roles(resource, frame))


def roles(resource: int, frame: int) -> Args:
    return {"resource": RESOURCE_TITLES[resource], "card": FRAME_TITLES[frame]}


def no_drop(table: Gardens, move: Drop) -> Objection | None:
    why = no_reallocation(table)
    if why is None and table.gardens[table.turn].tile[move.resource] == 0:
        why = Objection("FG-CART-4", "no-token-on-tile", {"resource": RESOURCE_TITLES[move.resource]})
    return why


def put(table: Gardens, move: Put) -> None:
    garden = table.gardens[table.turn]
    garden.tile[move.resource] -= 1
    garden.on[garden.place(move.frame) * KINDS + move.resource] += 1
    remember(table.got, move.resource * FRAMES + move.frame)
    if table.story is not None:
        keys = [f"token-{RESOURCES[move.resource]}"]
        table.tell("puts", "FG-CART-2", keys, table.turn, roles(move.resource, move.frame))


def shift(table: Gardens, move: Shift) -> None:
    garden = table.gardens[table.turn]
    garden.on[garden.place(move.giver) * KINDS + move.resource] -= 1
    garden.on[garden.place(move.taker) * KINDS + move.resource] += 1
    remember(table.gave, move.resource * FRAMES + move.giver)
    remember(table.got, move.resource * FRAMES + move.taker)
    if table.story is not None:
        keys = [f"token-{RESOURCES[move.resource]}"]
        given: Args = {**roles(move.resource, move.giver), "other": FRAME_TITLES[move.taker]}
        table.tell("shifts", "FG-CART-3", keys, table.turn, given)


def drop(table: Gardens, move: Drop) -> None:
    table.gardens[table.turn].tile[move.resource] -= 1
    table.supply[move.resource] += 1
    if table.story is not None:
        keys = [f"token-{RESOURCES[move.resource]}"]
        table.tell("drops", "FG-CART-4", keys, table.turn, {"resource": RESOURCE_TITLES[move.resource]})


def done(table: Gardens) -> None:
    """FG-CART-9: only now are full cards looked for."""
    table.gave = []
    table.got = []
    completion_check(table)


def remember(roles: list[int], role: int) -> None:
    if role not in roles:
        roles.append(role)
