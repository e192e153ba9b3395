"""What a study writes down of a game: its pieces, and where a turn begins."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.game import Move

OPENINGS: Final[list[str]] = []  # verbs that begin a turn; none: a turn lasts while the same seat decides


def piece(move: Move) -> str:
    """What the move uses, as designers would list it; "" for none."""
    words = move.text.split(" ")
    if words[0] in ("buy", "place"):
        return f"{words[0]} {words[1]}"
    return " ".join(words[:2]) if words[0] == "flip" else ""


def guarded(game: Any, state: Any) -> bool:
    """Was it ended by a limit that no rulebook knows? Sold out and drought are both rules."""
    return False


def rungs(game: Any) -> list[tuple[int, str]]:
    """Levels of success by the points they begin at; none, since one plays to win."""
    return []


def dealt(state: Any, seat: int) -> list[str]:
    """What chance gave the seat alone before its first decision: nothing."""
    return []
