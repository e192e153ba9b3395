"""Who may move when (GR-PHASE)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Seat
from .model import ARRANGE, BRIEFING, DECIDE, OVER, Play, Terms
from .moves import Continue, Discard, GardenersMove, Start, Validate


def no_business(play: Play, seats: int, seat: int, move: GardenersMove) -> Objection | None:
    """Why this seat, or this sort of move, has no business in this phase."""
    if not 0 <= seat < seats:
        return Objection("GR-PHASE-1", "no-seat")
    if play.phase == OVER:
        return Objection("GR-END-6", "no-game-over")
    if play.phase == BRIEFING:
        if seat != play.first:
            return Objection("GR-PHASE-3", "no-move-before-first", {"first": Seat(play.first)})
        if not isinstance(move, (Start, Discard)):
            return Objection("GR-PHASE-4", "no-move-before-start")
    elif play.phase == DECIDE:
        if not isinstance(move, (Validate, Continue)):
            return Objection("GR-SOLO-5", "no-move-undecided")
    elif isinstance(move, (Validate, Continue)):
        return Objection("GR-SOLO-5", "no-decision")
    elif isinstance(move, Start):
        return Objection("GR-PHASE-3", "no-second-start")
    return None


def start(terms: Terms, play: Play, seat: int) -> None:
    """GR-PHASE-3."""
    play.phase = ARRANGE
    play.clock = 0
    play.tell("turns-sand" if terms.timer else "starts", "GR-PHASE-3", ["sand"], seat)
