"""What a study writes down of a game: its pieces, and where a turn begins."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.game import Move

OPENINGS: Final[list[str]] = ["take"]  # verbs that begin a turn


def piece(move: Move) -> str:
    """The card that is taken; "" for none."""
    words = move.text.split(" ")
    return f"card {words[1]}" if words[0] == "take" else ""


def guarded(game: Any, state: Any) -> bool:
    """Was it ended by a limit that no rulebook knows? All its rounds are played, always."""
    return False


def rungs(game: Any) -> list[tuple[int, str]]:
    """Levels of success by the points they begin at; none, since one plays to win."""
    return []


def dealt(state: Any, seat: int) -> list[str]:
    """What chance gave the seat alone before its first decision: nothing; the first display is for all."""
    return []
