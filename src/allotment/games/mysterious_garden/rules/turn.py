"""The turn, refilling and the end (MG-TURN, MG-END-1)."""

from __future__ import annotations

from ..components import BIT, LAYOUT, WARDEN
from .discover import discovers, free_openings
from .model import (
    TURN,
    WAITING,
    WARDENS_TURN,
    Maze,
    active,
    active_gardens,
    has_tile,
    put,
    waiting_gardens,
)
from .moves import MysteriousMove
from .place import places
from .words import tile_key


def turns(maze: Maze, seat: int, offers: list[MysteriousMove]) -> None:
    """MG-TURN-1: place a tile on an active garden, or discover a garden."""
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] > WAITING and maze.empty[garden] > 0:
            places(maze, seat, garden, offers)
    discovers(maze, seat, offers)


def somewhere(maze: Maze) -> bool:
    """There is an active garden, or one that can be discovered."""
    now_active = active_gardens(maze)
    if now_active > 0:
        return True
    return (
        now_active < maze.terms.active_gardens and waiting_gardens(maze) > 0 and len(free_openings(maze)) > 0
    )


def skip(maze: Maze, seat: int) -> None:
    """MG-TURN-7, MG-SOLO-10: the next who can place has the turn; if nobody can, the game ends."""
    if maze.story is not None:
        maze.tell("skipped", "MG-TURN-7", [], seat)
    maze.agenda.pop()
    if somewhere(maze):
        if maze.seats == 1 and maze.warden:
            put(maze, WARDENS_TURN, 0)
            return
        for step in range(1, maze.seats):
            other = (seat + step) % maze.seats
            if has_tile(maze, other):
                put(maze, TURN, other)
                return
    finish(maze, "over-no-tiles", "MG-TURN-7")


def finish(maze: Maze, kind: str, rule: str) -> None:
    maze.agenda.clear()
    maze.tell(kind, rule, [])


def covered(maze: Maze) -> bool:
    """MG-END-1: no garden waits and none is active."""
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] == WAITING or active(maze, garden):
            return False
    return True


def refill(maze: Maze, seat: int) -> None:
    """MG-TURN-6."""
    if seat != WARDEN:
        stack = maze.stacks[seat]
        if stack and maze.display[seat].bit_count() < maze.terms.open_tiles:
            number = stack.pop()
            maze.display[seat] |= BIT[number]
            maze.revealed += 1  # MG-HIDE-4
            if maze.story is not None:
                maze.tell("draws", "MG-TURN-6", [tile_key(seat, number)], seat, {"number": number})
    if covered(maze):
        finish(maze, "over-covered", "MG-END-1")
    elif maze.seats > 1:
        put(maze, TURN, (seat + 1) % maze.seats)  # MG-SETUP-5
    elif seat == WARDEN:
        put(maze, TURN, 0)
    else:
        put(maze, WARDENS_TURN, 0)  # MG-SOLO-1
