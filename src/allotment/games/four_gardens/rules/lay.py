"""Lay groundwork (FG-LAY)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import ACTIVE_LIMIT, BIT, CARD_NAMES, FRAME, FRAME_NAMES, KINDS
from ..model import Gardens
from ..moves import LAY, FourGardensMove, Lay
from .hands import no_action, spend
from .turn import action_over


def lays(table: Gardens, hand: list[int], offers: list[FourGardensMove]) -> None:
    """FG-LAY-2 and 3: fewer than three active cards, and no frame twice."""
    garden = table.gardens[table.turn]
    if len(garden.active) < ACTIVE_LIMIT:
        for card in hand:
            if garden.laid & BIT[FRAME[card]] == 0:
                offers.append(LAY[card])


def no_lay(table: Gardens, move: Lay) -> Objection | None:
    why = no_action(table, move.card)
    if why is not None:
        return why
    garden = table.gardens[table.turn]
    if len(garden.active) >= ACTIVE_LIMIT:
        return Objection("FG-LAY-2", f"there are {ACTIVE_LIMIT} active cards in the garden already")
    for card in garden.active + garden.landscapes:
        if FRAME[card] == FRAME[move.card]:
            return Objection("FG-LAY-3", f"the garden has {FRAME_NAMES[FRAME[card]]} already")
    return None


def lay(table: Gardens, move: Lay) -> None:
    garden = spend(table, move.card)
    garden.active.append(move.card)  # FG-LAY-1
    for _ in range(KINDS):
        garden.on.append(0)
    garden.laid |= BIT[FRAME[move.card]]
    if table.story is not None:
        name = CARD_NAMES[move.card]
        table.tell(f"Seat {table.turn} lays {name} as groundwork.", "FG-LAY-1", [f"card-{name}"])
    action_over(table)
