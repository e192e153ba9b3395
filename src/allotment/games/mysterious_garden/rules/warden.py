"""The Warden, the solo opponent (MG-SOLO)."""

from __future__ import annotations

from ..components import BIT, FIRST, GARDEN_OF, LAYOUT, OPENINGS, WARDEN, tile
from .discover import connect, free_openings, put_gnomes
from .model import REFILL, TURN, WAITING, Maze, active, has_tile, put
from .place import lay_and_follow, tile_args
from .turn import finish, somewhere
from .words import side_key, tell_of, tile_key


def wardens_turn(maze: Maze) -> None:
    """MG-SOLO-3: the fullest garden, its lowest empty side, or first a discovery (MG-SOLO-4)."""
    if not maze.warden or not somewhere(maze):
        if has_tile(maze, 0) and somewhere(maze):
            put(maze, TURN, 0)  # MG-SOLO-10: it does nothing
        else:
            finish(maze, "over-no-tiles", "MG-SOLO-10")
        return
    number = maze.warden.pop()
    if maze.warden:
        maze.revealed += 1  # MG-HIDE-4: its next tile is turned up
    garden = fullest(maze)
    discovered = garden < 0
    if discovered:
        garden = first_waiting(maze)
        connect(maze, WARDEN, garden, first_opening(maze))
    side = FIRST[garden]
    while maze.sides[side]:
        side += 1
    icon = maze.numbers[garden] & BIT[number] != 0
    if maze.story is not None:
        kind = "lays-back" if icon else "lays"
        keys = [tile_key(WARDEN, number), side_key(side)]
        tell_of(maze, WARDEN, kind, "MG-SOLO-3", keys, tile_args(number, icon, side))
    put(maze, REFILL, WARDEN)
    lay_and_follow(maze, WARDEN, side, tile(WARDEN, number, icon))
    if discovered:
        put_gnomes(maze, WARDEN, garden)


def fullest(maze: Maze) -> int:
    """The active garden with the fewest empty sides, then the lowest order; -1 if none is active."""
    best = -1
    for garden in LAYOUT[maze.seats]:
        if active(maze, garden) and (
            best < 0
            or maze.empty[garden] < maze.empty[best]
            or (maze.empty[garden] == maze.empty[best] and maze.order[garden] < maze.order[best])
        ):
            best = garden
    return best


def first_waiting(maze: Maze) -> int:
    """MG-SOLO-4: in manifest order."""
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] == WAITING:
            return garden
    raise AssertionError("no garden waits")


def first_opening(maze: Maze) -> int:
    """MG-SOLO-4: of the garden with the lowest order that has a free one, the lowest side."""
    best = -1
    for place in free_openings(maze):
        side = OPENINGS[place]
        if best < 0 or maze.order[GARDEN_OF[side]] < maze.order[GARDEN_OF[best]]:
            best = side
    return best
