"""The opening (GR-SETUP)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.game import NOBODY
from ....kernel.story import Args
from ..components import CARDS, SOLO_PILES, TILES, WISH
from .model import BRIEFING, GOES_ON, Play, Terms
from .table import no_garden


def deal(terms: Terms, tiles: list[int], first: int) -> list[list[int]]:
    """GR-SETUP-2, GR-RULING-34: in whole blocks, from the first seat on; in solo two piles (GR-SETUP-6)."""
    heaps = SOLO_PILES if terms.mode.solo else terms.seats
    piles: list[list[int]] = [[] for _ in range(heaps)]
    done = 0
    for number in range(heaps):
        size = len(tiles) // heaps + (1 if number < len(tiles) % heaps else 0)
        piles[(first + number) % heaps] = tiles[done : done + size]
        done += size
    return piles


def opening(terms: Terms, chance: Chance) -> Play:
    """GR-SETUP-1: chance is asked for the first seat, the tiles, the cards."""
    first = terms.first if terms.first != NOBODY else chance.number(0, terms.seats - 1)
    tiles = chance.order(terms.mode.tiles, TILES)
    deck = chance.order(terms.cards, CARDS)
    play = Play(
        chance,
        1,
        BRIEFING,
        1,
        0,
        first,
        no_garden(terms.table),
        deal(terms, tiles, first),
        [[] for _ in range(terms.seats)],
        deck,
        [],
        [],
        [],
        [],
        [],
        [],
        0,
        first,
        [False] * terms.seats,
        False,
        [],
        0,
        0,
        0,
        GOES_ON,
    )
    first_cards(terms, play)
    return play


def first_cards(terms: Terms, play: Play) -> None:
    """GR-SETUP-5, GR-SETUP-6."""
    for _ in range(min(terms.solo_cards if terms.mode.solo else 1, len(play.deck))):
        play.cards.append(play.deck.pop(0))
        play.owners.append(play.first)
        play.up.append(terms.mode.solo)
        play.proven.append(False)


def prologue(terms: Terms, play: Play) -> None:
    piles = play.piles if terms.mode.solo else play.piles[play.first :] + play.piles[: play.first]
    sizes: list[object] = [len(pile) for pile in piles]
    play.tell("dealt", "GR-SETUP-2", [], args={"sizes": sizes})
    if terms.mode.solo:
        for number in range(len(play.cards)):
            given: Args = {"wish": WISH[play.cards[number]]}
            play.tell("laid-open", "GR-SETUP-6", [f"wish-0-{number + 1}"], args=given)
    else:
        play.tell("begins", "GR-SETUP-5", [f"seat-{play.first}"], play.first)
