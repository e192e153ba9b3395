"""The shelf: slug -> how to make the game. A game is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from ..kernel.game import Game
from ..kernel.options import Box, Options, plain
from ..kernel.result import denied

SHELF: Final = ["four-gardens", "garden-dice", "gardeners", "mysterious-garden", "the-gardens"]


def room(slug: str, name: str) -> Any:
    """One of the modules ("rooms") of a game."""
    if slug not in SHELF:
        raise denied("no-game", game=plain(slug), games=", ".join(SHELF))
    return import_module(f"{__name__}.{slug.replace('-', '_')}.{name}")


def box(slug: str) -> Box:
    found: Box = room(slug, "game").BOX
    return found


def make(slug: str, options: Options) -> Game[Any, Any]:
    """The game under these options; what is left out has its default. Refused if they do not fit."""
    game: Game[Any, Any] = room(slug, "game").make(options)
    return game
