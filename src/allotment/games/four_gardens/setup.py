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
    START_FRONT,
    START_SPACE,
    TOKENS,
)
from .model import ACTION, NO_FRAME, Gardens, Terms, bare


def opening(chance: Chance, terms: Terms) -> Gardens:
    floors = chance.order(list(range(KINDS)), RESOURCES)  # FG-SETUP-1, FG-SETUP-9
    pile = chance.order(list(range(CARDS)), CARD_NAMES)
    pile.reverse()
    hands: list[list[int]] = [[] for _ in range(terms.seats)]
    deal(pile, hands, clockwise(terms))
    row = open_row(pile)
    return Gardens(
        chance,
        0,
        terms,
        1,
        terms.first,
        ACTION,
        ACTIONS,
        False,
        floors,
        START_FRONT[:],  # FG-SETUP-3
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


def clockwise(terms: Terms) -> list[int]:
    """The seats from the starting one on."""
    return [(terms.first + step) % terms.seats for step in range(terms.seats)]


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
    table.tell(f"{HAND_SIZE} cards are dealt to each seat.", "FG-SETUP-6", ["pile"])
    row = [CARD_NAMES[card] for card in table.open]
    table.tell(f"The open cards: {', '.join(row)}.", "FG-SETUP-6", [f"card-{name}" for name in row])
    table.tell(f"Seat {table.turn} begins.", "FG-SETUP-6", [])
