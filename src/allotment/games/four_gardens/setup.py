"""The opening (FG-SETUP)."""

from __future__ import annotations

from ...kernel.chance import Chance
from .components import (
    ACTIONS,
    BONUS_NAMES,
    CARD_NAMES,
    CARDS,
    GODS,
    HAND_SIZE,
    KINDS,
    OPEN_CARDS,
    RESOURCES,
    RING,
    SHOWN,
    START_FRONT,
    START_SPACE,
    TOKENS,
)
from .model import ACTION, DRAWN, NO_FRAME, STARTING, Gardens, Terms, bare


def opening(chance: Chance, terms: Terms) -> Gardens:
    first = terms.first if terms.first != DRAWN else chance.number(0, terms.seats - 1)
    facing = chance.number(0, terms.seats - 1) if terms.facing == DRAWN else terms.facing
    floors = chance.order(list(range(KINDS)), RESOURCES)  # FG-SETUP-1, FG-SETUP-9
    pile = chance.order(list(range(CARDS)), CARD_NAMES)
    pile.reverse()
    hands: list[list[int]] = [[] for _ in range(terms.seats)]
    deal(pile, hands, clockwise(terms, first))
    row = open_row(pile)
    return Gardens(
        chance,
        0,
        terms,
        first,
        1,
        first,
        ACTION,
        ACTIONS,
        False,
        floors,
        turned_to(terms, first if facing == STARTING else facing),
        [TOKENS] * KINDS,  # FG-SETUP-7
        pile,
        row,
        [],
        list(range(len(BONUS_NAMES))),  # FG-SETUP-8: the manifest lists them top first
        [bare(hand, [START_SPACE] * len(GODS)) for hand in hands],  # FG-SETUP-5
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


def deal(pile: list[int], hands: list[list[int]], seats: list[int]) -> None:
    """FG-SETUP-6: one card at a time until each of these seats has five (or no card is left)."""
    for _ in range(HAND_SIZE):
        for seat in seats:
            if pile:
                hands[seat].append(pile.pop())


def open_row(pile: list[int]) -> list[int]:
    row: list[int] = []
    while len(row) < OPEN_CARDS and pile:
        row.append(pile.pop())
    return row


def prologue(table: Gardens) -> None:
    floors = ", ".join(RESOURCES[kind] for kind in table.floors)
    table.tell(
        f"The pagoda's floors, from the bottom: {floors}.",
        "FG-SETUP-1",
        [f"floor-{n + 1}" for n in range(KINDS)],
    )
    for seat in range(table.terms.seats):
        if table.fronts == turned_to(table.terms, seat):
            icons = "-".join(str(icons) for icons in START_FRONT)
            table.tell(f"Seat {seat} faces the side with {icons}.", "FG-SETUP-3", [])
    table.tell(f"{HAND_SIZE} cards are dealt to each seat.", "FG-SETUP-6", ["pile"])
    row = [CARD_NAMES[card] for card in table.open]
    table.tell(f"The open cards: {', '.join(row)}.", "FG-SETUP-6", [f"card-{name}" for name in row])
    table.tell(f"Seat {table.turn} begins.", "FG-SETUP-6", [])
