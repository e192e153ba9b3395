"""Lay groundwork (FG-LAY)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args
from ..components import BIT, CARD_NAMES, FRAME, FRAME_TITLES, GOD, GOD_TITLES, KINDS
from .hands import no_action, spend
from .model import Gardens
from .moves import LAY, FourGardensMove, Lay
from .turn import action_over


def lays(table: Gardens, hand: list[int], offers: list[FourGardensMove]) -> None:
    """FG-LAY-2 and 3: fewer active cards than a garden may have, and no frame twice."""
    garden = table.gardens[table.turn]
    if len(garden.active) < table.terms.active:
        for card in hand:
            if garden.laid & BIT[FRAME[card]] == 0:
                offers.append(LAY[card])


def no_lay(table: Gardens, move: Lay) -> Objection | None:
    why = no_action(table, move.card)
    if why is not None:
        return why
    garden = table.gardens[table.turn]
    if len(garden.active) >= table.terms.active:
        return Objection("FG-LAY-2", "no-room-in-garden", {"cards": table.terms.active})
    for card in garden.active + garden.landscapes:
        if FRAME[card] == FRAME[move.card]:
            return Objection("FG-LAY-3", "no-second-frame", {"card": FRAME_TITLES[FRAME[card]]})
    return None


def lay(table: Gardens, move: Lay) -> None:
    garden = spend(table, move.card)
    garden.active.append(move.card)  # FG-LAY-1
    for _ in range(KINDS):
        garden.on.append(0)
    garden.laid |= BIT[FRAME[move.card]]
    if table.story is not None:
        given: Args = {"card": FRAME_TITLES[FRAME[move.card]], "god": GOD_TITLES[GOD[move.card]]}
        table.tell("lays", "FG-LAY-1", [f"card-{CARD_NAMES[move.card]}"], table.turn, given)
    action_over(table)
