"""The bots, by the names people choose them by."""

from __future__ import annotations

from typing import Final

from ..kernel.result import Refused
from .bot import Bot
from .seedling import Seedling
from .sprout import Sprout

LEVELS: Final = {
    "seedling": "plays at random",
    "sprout": "takes what scores most at once",
}


def make_bot(name: str) -> Bot:
    if name == "seedling":
        return Seedling(name)
    if name == "sprout":
        return Sprout(name)
    raise Refused(f"there is no bot {name!r}; bots are {', '.join(LEVELS)}")
