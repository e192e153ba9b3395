"""What a study writes down of a game that has no ledger of its own: nothing but its verbs."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.game import Move

OPENINGS: Final[list[str]] = []


def piece(move: Move) -> str:
    return ""


def guarded(game: Any, state: Any) -> bool:
    return False


def rungs(game: Any) -> list[tuple[int, str]]:
    return []


def dealt(state: Any, seat: int) -> list[str]:
    return []
