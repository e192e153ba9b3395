"""Who may move when (GR-PHASE)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..model import ARRANGE, BRIEFING, DECIDE, OVER, Play
from ..moves import Continue, Discard, GardenersMove, Start, Validate


def no_business(play: Play, seats: int, seat: int, move: GardenersMove) -> Objection | None:
    """Not this seat, or not this sort of move in this phase."""
    if not 0 <= seat < seats:
        return Objection("GR-PHASE-1", "only seats make moves")
    if play.phase == OVER:
        return Objection("GR-END-6", "the game is over")
    if play.phase == BRIEFING:
        if seat != play.first:
            return Objection("GR-PHASE-3", f"before the start only seat {play.first} may move")
        if not isinstance(move, (Start, Discard)):
            return Objection("GR-PHASE-4", "the timer has not been turned over yet")
    elif play.phase == DECIDE:
        if not isinstance(move, (Validate, Continue)):
            return Objection("GR-SOLO-5", "first decide: validate or continue")
    elif isinstance(move, (Validate, Continue)):
        return Objection("GR-SOLO-5", "there is nothing to decide: that comes when a round is over, in solo")
    elif isinstance(move, Start):
        return Objection("GR-PHASE-3", "the game has started already")
    return None


def start(play: Play, seat: int) -> None:
    """GR-PHASE-3."""
    play.phase = ARRANGE
    play.clock = 0
    play.tell(f"seat {seat}: the timer is turned over", "GR-PHASE-3", ["timer"])
