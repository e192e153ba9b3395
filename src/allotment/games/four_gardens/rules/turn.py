"""Actions and the checks between them (FG-TURN, FG-COMP-2)."""

from __future__ import annotations

from ..components import KINDS, NEEDS
from .draw import end_turn
from .model import ACTION, COMPLETE_PHASE, NO_FRAME, Garden, Gardens


def full(garden: Garden, place: int) -> bool:
    """FG-COMP-1: the active card there holds all it needs."""
    needs = NEEDS[garden.active[place]]
    for resource in range(KINDS):
        if garden.on[place * KINDS + resource] < needs[resource]:
            return False
    return True


def completion_check(table: Gardens) -> None:
    """FG-COMP-2: full cards are completed before anything else."""
    table.resolving = NO_FRAME
    garden = table.gardens[table.turn]
    for place in range(len(garden.active)):
        if full(garden, place):
            table.phase = COMPLETE_PHASE
            return
    action_over(table)


def action_over(table: Gardens) -> None:
    """The next action; without one, or without a card for it, the end of the turn (FG-TURN-3)."""
    if table.actions_left == 0 or not table.gardens[table.turn].hand:
        end_turn(table)
    else:
        table.phase = ACTION
