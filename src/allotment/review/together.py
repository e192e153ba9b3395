"""Games of people who play together have no rivals to tell apart: what became of them is told by the game."""

from __future__ import annotations

from typing import Any

from ..draw.account import Accountant
from ..games import room
from ..kernel.game import Game


class Without:
    """Stands in for a room that a game does not have."""


def accountant(game: Game[Any, Any]) -> Accountant | None:
    """Who takes such a game apart; None where people play against each other, or nobody does."""
    if not game.box.cooperative:
        return None
    found = room(game.slug, "table.account", Without)
    if found is Without:
        return None
    keeper: Accountant = found
    return keeper
