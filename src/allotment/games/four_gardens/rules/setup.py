"""The opening (FG-SETUP)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.story import NOBODY, Args
from ..components import (
    BONUS_NAMES,
    CARD_NAMES,
    CARD_TITLES,
    CARDS,
    KINDS,
    RESOURCE_TITLES,
    RESOURCES,
    RING,
    SHOWN,
    START_FRONT,
)
from .model import ACTION, DRAWN, NO_FRAME, STARTING, Gardens, Terms, bare


def opening(chance: Chance, terms: Terms) -> Gardens:
    first = terms.first if terms.first != DRAWN else chance.number(0, terms.seats - 1)
    facing = chance.number(0, terms.seats - 1) if terms.facing == DRAWN else terms.facing
    floors = chance.order(list(range(KINDS)), RESOURCES)  # FG-SETUP-1, FG-SETUP-9
    pile = chance.order(list(range(CARDS)), CARD_NAMES)
    pile.reverse()
    hands: list[list[int]] = [[] for _ in range(terms.seats)]
    deal(pile, hands, clockwise(terms, first), terms.hand)
    row = open_row(pile, terms.open)
    return Gardens(
        chance,
        0,
        terms,
        first,
        1,
        first,
        ACTION,
        terms.actions,
        False,
        floors,
        turned_to(terms, first if facing == STARTING else facing),
        [terms.tokens] * KINDS,  # FG-SETUP-7
        pile,
        row,
        [],
        list(range(len(BONUS_NAMES))),  # FG-SETUP-8: the manifest lists them top first
        [bare(hand, terms) for hand in hands],
        [],
        [],
        NO_FRAME,
        0,
        0,
    )


def turned_to(terms: Terms, seat: int) -> list[int]:
    """FG-SETUP-3, FG-SETUP-4: icons on side 0, where that seat faces 3, 2, 0, 1."""
    return [SHOWN[icons][(len(RING) - terms.sides[seat]) % len(RING)] for icons in START_FRONT]


def clockwise(terms: Terms, first: int) -> list[int]:
    """The seats from the starting one on."""
    return [(first + step) % terms.seats for step in range(terms.seats)]


def deal(pile: list[int], hands: list[list[int]], seats: list[int], size: int) -> None:
    """FG-SETUP-6: one card at a time until each of these seats has a full hand (or no card is left)."""
    for _ in range(size):
        for seat in seats:
            if pile:
                hands[seat].append(pile.pop())


def open_row(pile: list[int], size: int) -> list[int]:
    row: list[int] = []
    while len(row) < size and pile:
        row.append(pile.pop())
    return row


def prologue(table: Gardens) -> None:
    floors: Args = {"resources": [RESOURCE_TITLES[kind] for kind in table.floors]}
    table.tell("floors", "FG-SETUP-1", [f"floor-{n + 1}" for n in range(KINDS)], NOBODY, floors)
    for seat in range(table.terms.seats):
        if table.fronts == turned_to(table.terms, seat):
            table.tell("faces", "FG-SETUP-3", [], seat, {"icons": list(START_FRONT)})
    table.tell("deals", "FG-SETUP-6", ["pile"], NOBODY, {"cards": table.terms.hand})
    row: Args = {"cards": [CARD_TITLES[card] for card in table.open]}
    table.tell("opens", "FG-SETUP-6", [f"card-{CARD_NAMES[card]}" for card in table.open], NOBODY, row)
    table.tell("begins", "FG-SETUP-6", [], table.turn)
