"""Cards that come into a hand and leave it, and what all know of it (FG-TURN-4, FG-HIDE-5)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import CARD_TITLES, CARDS, LOOK
from .model import ACTION, Garden, Gardens


def spend(table: Gardens, card: int) -> Garden:
    """FG-TURN-4: an action begins when its card leaves the hand."""
    garden = table.gardens[table.turn]
    garden.hand.remove(card)
    forget(garden.known, card)
    table.actions_left -= 1
    return garden


def discard(table: Gardens, card: int) -> Garden:
    garden = spend(table, card)
    table.discard.append(card)
    return garden


def forget(known: list[int], card: int) -> None:
    """FG-HIDE-5: the entry goes with its card; the exact one first, else one that looks like it.

    Only what everybody can see decides, so even a look-alike that nobody saw arrive takes the entry along.
    """
    if card in known:
        known.remove(card)
    elif CARDS + LOOK[card] in known:
        known.remove(CARDS + LOOK[card])


def no_action(table: Gardens, card: int) -> Objection | None:
    """What every action requires first: that it's time for one, and a hand card to pay for it."""
    if table.phase != ACTION:
        return Objection("FG-TURN-2", "no-action-now")
    if table.actions_left == 0:
        return Objection("FG-TURN-2", "no-actions-left")
    if card not in table.gardens[table.turn].hand:
        return Objection("FG-TURN-2", "no-card-in-hand", {"card": CARD_TITLES[card]})
    return None
