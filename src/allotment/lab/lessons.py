"""What learning hands on: a lesson of a game's forecast. It needs no numbers' library, as learning does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..kernel.story import Phrase

Lesson = dict[str, Any]  # bias, scale, signs by name, and how it was made

HOLD: Final = 1.0  # weight of the lesson before, relative to the gardeners' games
DUEL: Final = "duel"  # kept with a variant's lesson: how the one learned on it fared against the one before


def who_plays(kind: str, lessons: Sequence[Lesson], **given: object) -> list[Phrase]:
    """Whether bots go by what they have learned on a variant, and why; by lesson."""
    out: list[Phrase] = []
    for number, lesson in enumerate(lessons):
        found = lesson.get(DUEL)
        if found is not None:
            who = "last" if number == len(lessons) - 1 else "first"
            plays = "learned" if found["plays"] else "printed"
            won = {"won": found["won"], "deals": found["deals"]}
            out.append(Phrase(kind, {**given, "who": who, "plays": plays, **won}))
    return out
