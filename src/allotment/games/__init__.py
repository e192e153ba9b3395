"""The shelf: games by their slugs. A game is imported only when it is asked for."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from ..kernel.game import Game
from ..kernel.options import Box, Options
from ..kernel.shelf import SHELF as SHELF
from ..kernel.shelf import folder as folder
from ..kernel.shelf import package


@lru_cache(maxsize=512)
def room(slug: str, name: str, instead: Any = None) -> Any:
    """A module of a game, such as "table.scene"; for a game that has none, what serves instead."""
    wanted = f"{package(slug)}.{name}"
    try:
        return import_module(wanted)
    except ModuleNotFoundError as missing:
        if instead is None or not f"{wanted}.".startswith(f"{missing.name}."):
            raise
        return instead


def box(slug: str) -> Box:
    found: Box = room(slug, "box").BOX
    return found


def make(slug: str, options: Options) -> Game[Any, Any]:
    """The game with these options; those left out have their defaults. Refused if they don't fit together."""
    game: Game[Any, Any] = room(slug, "game").make(options)
    return game
