"""What learning hands on: a lesson of a game's forecast. It needs no numbers' library, as learning does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..kernel.story import Phrase

Lesson = dict[str, Any]  # bias, scale, signs by name, and how it was made

HOLD: Final = 1.0  # weight of the lesson before, relative to the gardeners' games
DUEL: Final = (
    "duel"  # kept with the last lesson of a variant: how those learned on it fared against those before
)


def who_plays(kind: str, lessons: Sequence[Lesson], **given: object) -> list[Phrase]:
    """Whether bots go by what they have learned on a variant, and why."""
    found = lessons[-1].get(DUEL) if lessons else None
    if found is None:
        return []
    plays = "learned" if found["plays"] else "printed"
    return [Phrase(kind, {**given, "plays": plays, "won": found["won"], "deals": found["deals"]})]
