"""Allotment: five garden board games, exactly; for players, designers and researchers."""

from __future__ import annotations

from typing import Any

from .games import SHELF, make
from .kernel.chance import Chance, sealed, seeded
from .kernel.game import CLOCK, NOBODY, Game, Move, State
from .kernel.match import Eyes, Match
from .kernel.record import Record, read_record
from .kernel.result import IN_ENGLISH, Denied, Refused, Result

__all__ = [
    "CLOCK",
    "NOBODY",
    "SHELF",
    "Chance",
    "Eyes",
    "Game",
    "Match",
    "Move",
    "Record",
    "Refused",
    "Result",
    "State",
    "game",
    "read_record",
    "sealed",
    "seeded",
]


def in_english(why: Denied) -> str:
    from .words import ENGLISH, complained  # only where something is said

    return complained(why, ENGLISH)


IN_ENGLISH[:] = [in_english]


def game(slug: str, **options: object) -> Game[Any, Any]:
    """A game by name: `game("garden-dice", seats=3, family=True)`."""
    return make(slug, options)
