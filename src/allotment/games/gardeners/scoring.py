"""The common score and the level of success (GR-SCORE, GR-END)."""

from __future__ import annotations

from ...kernel.result import PadLine, Result
from .components import FREE_DISCARDS
from .model import OVER, Play, Terms
from .rules.end import REASONS


def penalty(play: Play) -> int:
    """GR-SCORE-2."""
    return max(0, play.discards - FREE_DISCARDS)


def score(play: Play) -> int:
    return len(play.validated) - penalty(play)  # GR-SCORE-1, GR-SCORE-3


def scores(terms: Terms, play: Play) -> list[int]:
    """GR-SCORE-4: the same for every seat."""
    return [score(play)] * terms.seats


def level(terms: Terms, play: Play) -> str:
    """GR-END-2, GR-END-4."""
    return terms.mode.success.level(score(play))


def pad(terms: Terms, play: Play) -> list[PadLine]:
    seats = terms.seats
    lines = [PadLine("validated cards", "GR-SCORE-1", [len(play.validated)] * seats)]
    if terms.mode.solo:  # they would be validated if the game ended now
        lines.append(PadLine("proven cards in play", "GR-SOLO-7", [play.proven.count(True)] * seats))
    lines.append(PadLine("discards after the first", "GR-SCORE-2", [-penalty(play)] * seats))
    return lines


def result(terms: Terms, play: Play) -> Result | None:
    """GR-END-5: everybody wins or loses together."""
    if play.phase != OVER:
        return None
    return Result(scores(terms, play), [1] * terms.seats, REASONS[play.end], pad(terms, play))
