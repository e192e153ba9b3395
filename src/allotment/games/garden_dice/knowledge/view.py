"""Who sees what, and worlds that fit a view (GD-HIDE)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ....kernel.chance import Chance
from ..rules.model import Beds, clone
from .position import written

Eaten = TypedDict("Eaten", {"tile": str, "from": int})  # a class can't have a field of the second name


class Ending(TypedDict):
    """A seat's points at the end."""

    base: int
    unplaced: int
    sets: int
    collections: int
    sun: int
    total: int
    face: int


class Ended(TypedDict):
    """What is written when the game is over."""

    final: dict[str, Ending]  # by seat
    ranks: list[int]
    winners: list[int]


class View(TypedDict):
    """GD-POS-1 without `chance`."""

    turn: int
    start: int
    round: int
    phase: str
    dice: list[int]
    fresh: bool
    stacks: dict[str, int]  # by type, as are the other counts
    board: dict[str, str]  # what lies on each bed
    scores: list[int]
    discs: list[int]
    sun: list[bool]
    swallowed: list[int]
    hand: dict[str, dict[str, int]]  # by seat
    harvested: dict[str, dict[str, int]]  # by seat
    bought: dict[str, int]
    eaten_from: list[int]
    pips: int
    discarded: dict[str, int]
    dry_turns: int
    eaten: NotRequired[Eaten]  # while it is to be swallowed or spat out
    final: NotRequired[dict[str, Ending]]  # as Ended has them
    ranks: NotRequired[list[int]]
    winners: NotRequired[list[int]]


def view(beds: Beds) -> View:
    """GD-HIDE-1, GD-HIDE-2: all is open to all but the luck to come."""
    return written(beds)


def determinise(beds: Beds, chance: Chance) -> Beds:
    """GD-HIDE-2: only the dice to come are unknown."""
    world = clone(beds)
    world.chance = chance
    return world
