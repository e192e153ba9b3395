"""Who sees what, and worlds that fit a view (GD-HIDE)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.game import Position
from ..rules.model import Beds, clone
from .position import written


def view(beds: Beds) -> Position:
    """GD-HIDE-1, GD-HIDE-2: all is open to all but the luck to come."""
    return written(beds)


def determinise(beds: Beds, chance: Chance) -> Beds:
    """GD-HIDE-2: only the dice to come are unknown."""
    world = clone(beds)
    world.chance = chance
    return world
