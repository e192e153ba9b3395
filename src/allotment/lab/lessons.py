"""What learning hands on: a lesson of a game's forecast. It needs no numbers' library, as learning does."""

from __future__ import annotations

from typing import Any, Final

Lesson = dict[str, Any]  # bias, scale, signs by name, and how it was made

HOLD: Final = 1.0  # weight of the lesson before, relative to the gardeners' games
