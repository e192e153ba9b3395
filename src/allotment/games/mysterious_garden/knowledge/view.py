"""Who sees what, and worlds that fit a view (MG-HIDE)."""

from __future__ import annotations

from ....kernel.chance import Chance
from ....kernel.game import Position
from ..rules.model import (
    Maze,
    Terms,
    clone,
)
from .position import dump


def view(maze: Maze, terms: Terms) -> Position:
    """The same for all: piles as sorted lists, named in `unordered`; no `chance` (MG-HIDE-1 to -3)."""
    hidden = clone(maze)
    unordered: list[object] = []
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
    position = dump(hidden, terms)
    del position["chance"]
    position["unordered"] = unordered
    return position


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
