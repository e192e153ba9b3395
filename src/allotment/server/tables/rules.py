"""A game's rules, made once: they hold no state of play, so all tables with the same options share them. And
the room in which a game is drawn."""

from __future__ import annotations

import json
from functools import lru_cache
from threading import Lock
from typing import Any, Final

from ...draw import plain
from ...games import make, room
from ...kernel.game import Game
from ...kernel.options import Options

MAKING: Final = Lock()  # made once, also where one thread reads tables and another gets ready for visitors


def rules_of(slug: str, options: Options) -> Game[Any, Any]:
    with MAKING:
        return made(slug, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def made(slug: str, options: str) -> Game[Any, Any]:
    return make(slug, json.loads(options))


def picture(slug: str) -> Any:
    """How the game is drawn; a game without pictures of its own is drawn plainly."""
    return room(slug, "table.scene", plain)
