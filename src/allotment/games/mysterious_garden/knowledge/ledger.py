"""What a study writes down of a game: its pieces, and where a turn begins."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.game import Move
from ..components import BANDS, BIT, REGULAR_TILES

OPENINGS: Final[list[str]] = ["place"]  # verbs that begin a turn


def piece(move: Move) -> str:
    """The tile that is placed, or what is taken, captured, claimed or unlocked; "" for none."""
    words = move.text.split(" ")
    if words[0] == "place":
        return f"tile {words[1]}"
    if words[0] in ("take", "capture", "claim", "unlock"):
        return move.text
    return ""


def guarded(game: Any, state: Any) -> bool:
    """Was it ended by a limit that no rulebook knows? There is none."""
    return False


def rungs(game: Any) -> list[tuple[int, str]]:
    """MG-SOLO-9: levels of success by the points they begin at."""
    if game.seats > 1:
        return []
    return [(game.terms.bands[at], BANDS[at]) for at in range(len(BANDS))]


def dealt(state: Any, seat: int) -> list[str]:
    """What chance gave the seat alone before its first decision: its open tiles."""
    return [f"tile {number}" for number in REGULAR_TILES if state.display[seat] & BIT[number]]
