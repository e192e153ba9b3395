"""Who sees what, and worlds that fit a view (GR-HIDE)."""

from __future__ import annotations

from typing import TypedDict

from ....kernel.chance import Chance
from ....kernel.game import NOBODY, Position
from ..components import (
    BACK,
    BACKS,
    CARDS,
    TILES,
)
from ..rules.model import (
    COMPLIANT,
    NON_COMPLIANT,
    OVER,
    Play,
    Terms,
)
from ..rules.reading import judge_for
from ..rules.table import complete, framed
from .position import card_text, opened, shown


class Laid(TypedDict):
    """GR-POS-2: the rows begin at this cell."""

    at: str
    rows: list[str]


class View(TypedDict):
    """GR-POS-1 without `chance`; what a seat does not see is covered (GR-HIDE-8)."""

    phase: str
    round: int
    clock: int
    first: int
    garden: Laid
    piles: list[list[str]]  # by seat
    reserves: list[list[str]]
    deck: list[str]
    cards: list[str]
    validated: list[str]
    discarded: list[str]
    discards: int
    last_drawer: int
    ready: list[bool]
    checked: bool
    verdicts: list[str]
    gardens: int
    validations: int
    moves_made: int
    end: str


def sees_front(play: Play, place: int, seat: int) -> bool:
    """GR-HIDE-2, GR-HIDE-4, GR-END-6: of a card in play."""
    return play.phase == OVER or play.up[place] or (seat != NOBODY and play.owners[place] == seat)


def view(terms: Terms, play: Play, seat: int) -> View:
    """GR-HIDE-8."""
    if play.phase == OVER:  # GR-END-6
        return opened(terms, play)
    position = shown(terms, play)
    position["piles"] = [[TILES[pile[0]]] + ["?"] * (len(pile) - 1) if pile else [] for pile in play.piles]
    deck = ["?"] * len(play.deck)
    if play.deck:
        deck[0] = covered(play.deck[0])  # GR-HIDE-3
    position["deck"] = deck
    cards: list[str] = []
    for place in range(len(play.cards)):
        card = play.cards[place]
        name = CARDS[card] if sees_front(play, place, seat) else covered(card)
        cards.append(card_text(play, place, name))
    position["cards"] = cards
    position["discarded"] = [covered(card) for card in play.discarded]
    return position


def covered(card: int) -> str:
    return f"?{BACKS[BACK[card]]}"


def determinise(terms: Terms, play: Play, seat: int, chance: Chance) -> Play:
    """Hidden tiles and cards dealt anew, evenly among all deals that fit the seat's view.

    Where a card's back is known it stays of its type. After a failed check the garden and the words still
    tell something about the cards in play (GR-READY-6, GR-CHECK-2): only deals that would have got the same
    words count.
    """
    other = play.clone()
    other.chance = chance
    if play.phase == OVER:
        return other
    tiles: list[int] = []
    for pile in play.piles:
        tiles.extend(pile[1:])
    tiles.sort()  # the same luck deals the same world, whatever the hidden truth is
    chance.shuffle(tiles)
    dealt = 0
    for pile in other.piles:
        for place in range(1, len(pile)):
            pile[place] = tiles[dealt]
            dealt += 1

    hidden = [place for place in range(len(play.cards)) if not sees_front(play, place, seat)]
    pool = [play.cards[place] for place in hidden] + play.discarded + play.deck
    pool.sort()
    chance.shuffle(pool)
    chosen = likely_cards(terms, play, hidden, pool, chance)
    for number in range(len(hidden)):
        other.cards[hidden[number]] = chosen[number]
        pool.remove(chosen[number])
    for place in range(len(play.discarded)):
        other.discarded[place] = first_of(pool, BACK[play.discarded[place]])
    if play.deck:
        other.deck = [first_of(pool, BACK[play.deck[0]]), *pool]
    return other


def first_of(pool: list[int], back: int) -> int:
    """Take the first card of that type out of a shuffled pool."""
    for place in range(len(pool)):
        if BACK[pool[place]] == back:
            return pool.pop(place)
    raise AssertionError("every covered card is in the pool")


def likely_cards(terms: Terms, play: Play, hidden: list[int], pool: list[int], chance: Chance) -> list[int]:
    """One of the deals that fit the covered cards in play, each equally likely."""
    deals: list[list[int]] = [[]]
    for place in hidden:
        longer: list[list[int]] = []
        for cards in deals:
            for card in pool:
                if BACK[card] == BACK[play.cards[place]] and card not in cards:
                    longer.append([*cards, card])
        deals = longer
    if play.checked and play.verdicts and hidden and complete(terms.table, play.garden):
        fitting = [cards for cards in deals if same_words(terms, play, hidden, cards)]
        if fitting:  # a loaded position may contradict itself
            deals = fitting
    return deals[chance.below(len(deals))]


def same_words(terms: Terms, play: Play, hidden: list[int], cards: list[int]) -> bool:
    """Would these cards in the hidden places have led to the words of the last check?"""
    judge = judge_for(terms.table.side)
    garden = framed(terms.table, play.garden)
    for owner in range(terms.seats):
        word = 0
        for place in range(len(play.cards)):
            if play.owners[place] == owner and word != NON_COMPLIANT:
                card = cards[hidden.index(place)] if place in hidden else play.cards[place]
                word = COMPLIANT if judge.meets(garden, card) else NON_COMPLIANT
        if word != play.verdicts[owner]:
            return False
    return True


def derived(terms: Terms, play: Play) -> Position:
    """GR-POS-5, without the score: `fronts`, `next_back`, `holds`."""
    fronts: Position = {}
    for seat in range(NOBODY, terms.seats):
        name = "spectator" if seat == NOBODY else f"seat-{seat}"
        fronts[name] = [
            CARDS[play.cards[place]] for place in range(len(play.cards)) if sees_front(play, place, seat)
        ]
    found: Position = {"fronts": fronts, "next_back": BACKS[BACK[play.deck[0]]] if play.deck else ""}
    if complete(terms.table, play.garden):
        judge = judge_for(terms.table.side)
        garden = framed(terms.table, play.garden)
        found["holds"] = {name: judge.meets(garden, card) for card, name in enumerate(CARDS)}
    return found
