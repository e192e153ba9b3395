"""Who sees what, and worlds that fit a view (MG-HIDE)."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ....kernel.chance import Chance
from ....kernel.options import Options
from ..rules.model import (
    Maze,
    Terms,
    clone,
)
from .position import written


class Plot(TypedDict):
    """A garden that is discovered."""

    order: int
    attached: str
    sides: list[str]  # what lies there
    gnomes: dict[str, int]  # by kind
    treasure: dict[str, int]  # by colour


class Player(TypedDict):
    display: list[int]
    stack: list[int]
    ladybug_tiles: list[int]
    bags: list[str]
    held: dict[str, str]  # by card
    cards: list[str]
    gnomes: dict[str, int]  # by kind
    keys: int
    ladybugs: int
    chests: list[int]
    points: dict[str, int]  # by line of the pad, and in total


class Door(TypedDict):
    """Who was there; -1: nobody."""

    first: int
    second: int


class Warden(TypedDict):
    stack: list[int]


class Written(TypedDict):
    """What a view and the whole position have in common."""

    options: Options
    agenda: list[str]
    to_act: int
    phase: str
    over: bool
    gardens: dict[str, Plot]
    waiting: dict[str, dict[str, int]]  # treasure by colour, by garden
    players: dict[str, Player]  # by seat
    bags_left: int
    gnome_display: list[str]
    gnome_stack: list[str]
    power_display: list[str]
    power_deck: list[str]
    chest_fill: dict[str, str]  # by card
    treasure_bag: dict[str, int]  # by colour
    chests: dict[str, int]  # by locks
    doors: dict[str, Door]
    scores: list[int]
    warden: NotRequired[Warden]  # for one player
    ranks: NotRequired[list[int]]  # when the game is over, as are the next two
    winners: NotRequired[list[int]]
    band: NotRequired[str]  # for one player


class View(Written):
    unordered: list[str]  # where in the view the piles lie


def view(maze: Maze, terms: Terms) -> View:
    """The same for all: piles as sorted lists, named in `unordered`; no `chance` (MG-HIDE-1 to -3)."""
    hidden = clone(maze)
    unordered: list[str] = []
    for seat in range(maze.seats):
        hidden.stacks[seat].sort(reverse=True)
        unordered.append(f"players.{seat}.stack")
    hidden.gnome_stack.sort(reverse=True)
    unordered.append("gnome_stack")
    hidden.power_deck.sort(reverse=True)
    unordered.append("power_deck")
    if maze.seats == 1:
        hidden.warden = [*sorted(maze.warden[:-1], reverse=True), *maze.warden[-1:]]
        unordered.append("warden.stack")  # below its first tile, which is face up
    return {**written(hidden, terms), "unordered": unordered}


def determinise(maze: Maze, chance: Chance) -> Maze:
    """MG-HIDE-1: only orders are hidden, so every order is as likely as any other. What is shuffled is laid
    in order first: the same luck gives the same world, whatever the hidden order was."""
    world = clone(maze)
    world.chance = chance
    for seat in range(maze.seats):
        mix(world.stacks[seat], chance)
    mix(world.gnome_stack, chance)
    mix(world.power_deck, chance)
    if world.warden:
        top = world.warden.pop()
        mix(world.warden, chance)
        world.warden.append(top)
    return world


def mix(pile: list[int], chance: Chance) -> None:
    pile.sort()
    chance.shuffle(pile)
