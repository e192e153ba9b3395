"""What a study writes down of a game: its pieces, and where a turn begins."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.game import Move

OPENINGS: Final[list[str]] = []  # verbs that begin a turn; here there are none


def piece(move: Move) -> str:
    """The card that is discarded; "" for none."""
    words = move.text.split(" ")
    return f"discard card {words[1]}" if words[0] == "discard" else ""


def guarded(game: Any, state: Any) -> bool:
    """GR-TIME-7: was it ended by the limit on moves?"""
    return bool(state.moves_made >= game.terms.limit > 0)


def rungs(game: Any) -> list[tuple[int, str]]:
    """GR-END-2: levels of success by the points they begin at."""
    success = game.terms.success
    return [(success.least[at], success.levels[at]) for at in range(len(success.levels))]


def dealt(state: Any, seat: int) -> list[str]:
    """What chance gave the seat alone before its first decision: nothing that would be its own."""
    return []
