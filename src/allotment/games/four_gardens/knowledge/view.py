"""Who sees what, and worlds that fit a view (FG-HIDE)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ....kernel.chance import Chance
from ..components import (
    ALIKE,
    CARDS,
    LOOK,
)
from ..rules.model import (
    Garden,
    Gardens,
)
from .position import written


class Side(TypedDict):
    """The landscape side of a card."""

    panorama: str
    frame: int
    god: str


class Pile(TypedDict):
    pile_count: int
    top: NotRequired[Side]  # where it is shown (FG-HIDE-3)


class Hand(TypedDict):
    """FG-HIDE-1: its owner sees the cards, the others how many there are."""

    hand: NotRequired[list[str]]
    hand_count: NotRequired[int]


class Player(Hand):
    known: list[str]
    tile: dict[str, int]  # by resource, as are the supply and what lies on a card
    active: list[str]
    on: dict[str, dict[str, int]]  # by frame
    landscapes: list[str]
    track: dict[str, int]  # by god
    tiles: list[str]


class View(Pile):
    first: int
    round: int
    turn: int
    phase: str
    actions_left: int
    ending: bool
    floors: list[str]
    fronts: list[int]
    supply: dict[str, int]
    open: list[str]
    discard: list[str]
    bonus: dict[str, list[str]]  # by type
    players: dict[str, Player]  # by seat
    gave: list[str]
    got: list[str]
    resolving: str
    multis: int
    takes_left: int
    scores: list[int]
    ranks: list[int]


def view(table: Gardens, seat: int) -> View:
    """FG-HIDE-9: the position without other hands, the pile's cards and the coming luck."""
    return written(table, [other == seat for other in range(len(table.gardens))])


def determinise(table: Gardens, seat: int, chance: Chance) -> Gardens:
    """FG-HIDE: what the seat cannot see is dealt anew, each deal that fits its view as likely as any other.

    Every hidden card lies in a slot. Slots of cards drawn openly keep them. A slot whose landscape side
    is public gets one of the unseen cards with that side; sides do not share cards, so every choice
    leaves equally many deals. All other slots are filled from what remains. Cards that are out of play
    (FG-POS-3) are unseen too: the view does not tell which they are."""
    world = table.copy(chance)
    unseen = [True] * CARDS
    for card in world.open:
        unseen[card] = False
    for card in world.discard:
        unseen[card] = False
    for garden in world.gardens:
        for card in garden.active:
            unseen[card] = False
        for card in garden.landscapes:
            unseen[card] = False
        for entry in garden.known:
            if entry < CARDS:
                unseen[entry] = False
    if seat >= 0:
        for card in world.gardens[seat].hand:
            unseen[card] = False
    if world.terms.top_shown and world.pile:
        world.pile[-1] = lookalike(unseen, LOOK[world.pile[-1]], chance)
    free: list[list[int]] = []  # by seat: the slots of its hand of which nothing is known
    for other, garden in enumerate(world.gardens):
        free.append(unmarked(garden, unseen, chance) if other != seat else [])
    rest = [card for card in range(CARDS) if unseen[card]]
    chance.shuffle(rest)
    for other, garden in enumerate(world.gardens):
        for slot in free[other]:
            garden.hand[slot] = rest.pop()
    buried = len(world.pile) - 1 if world.terms.top_shown else len(world.pile)
    for slot in range(buried):
        world.pile[slot] = rest.pop()
    return world


def reshuffled(table: Gardens, chance: Chance) -> Gardens:
    """The pile dealt anew: hands stay, and so does the landscape side on its top, where that is shown."""
    world = table.copy(chance)
    if not world.terms.top_shown or not world.pile:
        chance.shuffle(world.pile)
        return world
    unseen = [False] * CARDS
    for card in world.pile:
        unseen[card] = True
    top = lookalike(unseen, LOOK[world.pile[-1]], chance)
    rest = [card for card in world.pile if card != top]
    chance.shuffle(rest)
    world.pile = [*rest, top]
    return world


def unmarked(garden: Garden, unseen: list[bool], chance: Chance) -> list[int]:
    """Deal the slots of which all know the landscape side; hand back those of which nobody knows anything."""
    slots = [slot for slot in range(len(garden.hand)) if garden.hand[slot] not in garden.known]
    marked: list[int] = []
    for entry in garden.known:
        if entry >= CARDS:
            for slot in slots:
                if LOOK[garden.hand[slot]] == entry - CARDS and slot not in marked:
                    marked.append(slot)
                    break
    for slot in marked:
        garden.hand[slot] = lookalike(unseen, LOOK[garden.hand[slot]], chance)
    return [slot for slot in slots if slot not in marked]


def lookalike(unseen: list[bool], look: int, chance: Chance) -> int:
    """One of the unseen cards with that landscape side; it is seen from now on."""
    found = [card for card in ALIKE[look] if unseen[card]]
    card = found[chance.below(len(found))]
    unseen[card] = False
    return card
