"""What a study writes down of a game: its pieces, and where a turn begins."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.game import Move
from ..components import CARD_NAMES

OPENINGS: Final[list[str]] = []  # verbs that begin a turn; none: a turn lasts while the same seat decides


def piece(move: Move) -> str:
    """The card and the way it is used; "" for none."""
    words = move.text.split(" ")
    if words[0] in ("lay", "rotate", "wild", "cart"):
        return f"{words[0]} {words[1]}"
    return f"bonus {words[1]}" if words[0] == "bonus" else ""


def guarded(game: Any, state: Any) -> bool:
    """FG-END-6: was it ended by the round limit?"""
    return not state.ending


def rungs(game: Any) -> list[tuple[int, str]]:
    """Levels of success by the points they begin at; none, since one plays to win."""
    return []


def dealt(state: Any, seat: int) -> list[str]:
    """What chance gave the seat alone before its first decision: its hand."""
    return [f"card {CARD_NAMES[card]}" for card in state.gardens[seat].hand]
