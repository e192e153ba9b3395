"""The common score and the level of success (GR-SCORE, GR-END)."""

from __future__ import annotations

from ....kernel.result import PadLine, Result
from .end import REASONS
from .model import OVER, Play, Terms


def penalty(terms: Terms, play: Play) -> int:
    """GR-SCORE-2."""
    return terms.discard_cost * max(0, play.discards - terms.free_discards)


def score(terms: Terms, play: Play) -> int:
    return len(play.validated) - penalty(terms, play)  # GR-SCORE-1, GR-SCORE-3


def scores(terms: Terms, play: Play) -> list[int]:
    """GR-SCORE-4: the same for every seat."""
    return [score(terms, play)] * terms.seats


def level(terms: Terms, play: Play) -> str:
    """GR-END-2, GR-END-4."""
    return terms.success.level(score(terms, play))


def pad(terms: Terms, play: Play) -> list[PadLine]:
    seats = terms.seats
    lines = [PadLine("pad-validated", "GR-SCORE-1", [len(play.validated)] * seats)]
    if terms.mode.solo:  # they would be validated if the game ended now
        lines.append(PadLine("pad-proven", "GR-SOLO-7", [play.proven.count(True)] * seats))
    lines.append(PadLine("pad-discards", "GR-SCORE-2", [-penalty(terms, play)] * seats))
    return lines


def result(terms: Terms, play: Play) -> Result | None:
    """GR-END-5: everybody wins or loses together."""
    if play.phase != OVER:
        return None
    return Result(scores(terms, play), [1] * terms.seats, REASONS[play.end], pad(terms, play))
