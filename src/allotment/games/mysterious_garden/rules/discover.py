"""Discovering a garden, and gnomes from the display (MG-DISC, MG-DNET)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import NOBODY, Args
from ..components import (
    BIT,
    FIRST,
    GARDEN_OF,
    GARDEN_TITLES,
    GNOME_KINDS,
    GNOME_TITLES,
    LAYOUT,
    MUSHROOMS,
    OPENINGS,
    UP,
)
from .model import (
    ADDING,
    FLIP,
    PLACING,
    WAITING,
    Maze,
    a_of,
    active_gardens,
    attach,
    b_of,
    has_tile,
    lay,
    put,
    seat_of,
)
from .moves import ADD, DISCOVER, Add, Discover, MysteriousMove
from .words import garden_key, gnome_key, side_args, side_key, tell_of


def free_openings(maze: Maze) -> list[int]:
    """MG-DISC-1, -4, MG-RULING-5: openings with a tile on which nothing hangs, as places in OPENINGS."""
    found: list[int] = []
    for place in range(len(OPENINGS)):
        side = OPENINGS[place]
        if maze.sides[side] and maze.order[GARDEN_OF[side]] > WAITING and not maze.joined & BIT[side]:
            found.append(place)
    return found


def discovers(maze: Maze, seat: int, offers: list[MysteriousMove]) -> None:
    """MG-DISC-1, MG-DISC-10: a waiting garden on a free opening, if the seat can then place."""
    if active_gardens(maze) >= maze.terms.active_gardens or not has_tile(maze, seat):
        return
    free = free_openings(maze)
    if free:
        for garden in LAYOUT[maze.seats]:
            if maze.order[garden] == WAITING:
                row = DISCOVER[garden]
                for place in free:
                    offers.append(row[place])


def no_discover(maze: Maze, seat: int, move: Discover) -> Objection | None:
    if maze.order[move.garden] != WAITING:
        return Objection("MG-DISC-1", "no-waiting-garden", {"garden": GARDEN_TITLES[move.garden]})
    if active_gardens(maze) >= maze.terms.active_gardens:
        return Objection("MG-DISC-1", "no-more-gardens", {"active": maze.terms.active_gardens})
    parent = GARDEN_OF[move.side]
    if maze.order[parent] <= WAITING:
        return Objection("MG-DISC-1", "no-garden-there", {"garden": GARDEN_TITLES[parent]})
    if maze.sides[move.side] == 0:
        return Objection("MG-DISC-1", "no-tile-there", side_args(move.side))
    for garden in LAYOUT[maze.seats]:
        if maze.attached[garden] == move.side:
            given = side_args(move.side)
            given["other"] = GARDEN_TITLES[garden]
            return Objection("MG-DISC-1", "no-free-opening", given)
    if move.side == FIRST[parent] and maze.attached[parent] >= 0:
        return Objection("MG-DISC-4", "no-own-gate", {"garden": GARDEN_TITLES[parent]})
    if not has_tile(maze, seat):
        return Objection("MG-DISC-10", "no-tile-to-lay")
    return None


def discover(maze: Maze, seat: int, move: Discover) -> None:
    connect(maze, seat, move.garden, move.side)
    put(maze, PLACING, seat, move.garden)  # MG-DISC-9
    put_gnomes(maze, seat, move.garden)


def connect(maze: Maze, seat: int, garden: int, side: int) -> None:
    """The garden is attached by its gate and shares the tile lying there (MG-DISC-3, -5, -6)."""
    code = maze.sides[side]
    maze.order[garden] = max(maze.order) + 1
    attach(maze, garden, side)
    lay(maze, FIRST[garden], garden, code, UP[code])
    if maze.story is not None:
        given = side_args(side)
        given["found"] = GARDEN_TITLES[garden]
        tell_of(maze, seat, "discovers", "MG-DISC-3", [garden_key(garden), side_key(side)], given)


def put_gnomes(maze: Maze, seat: int, garden: int) -> None:
    put(maze, FLIP, 0)
    put(maze, ADDING, seat, garden, MUSHROOMS[garden])  # MG-DISC-7


def adds(maze: Maze, offers: list[MysteriousMove]) -> None:
    """MG-DISC-7, MG-DNET-1: a gnome of the display."""
    for kind in range(GNOME_KINDS):
        if kind in maze.gnome_display:
            offers.append(ADD[kind])


def no_add(maze: Maze, move: Add) -> Objection | None:
    if maze.gnome_display.count(move.kind) == 0:
        return Objection("MG-DISC-7", "no-such-gnome", {"gnome": GNOME_TITLES[move.kind]})
    return None


def add(maze: Maze, seat: int, kind: int, garden: int, still: int) -> None:
    """`still`: how many are still to be added, this one included."""
    maze.gnome_display.remove(kind)
    maze.gnomes[GNOME_KINDS * garden + kind] += 1
    if maze.story is not None:
        given: Args = {"gnome": GNOME_TITLES[kind], "garden": GARDEN_TITLES[garden]}
        tell_of(maze, seat, "adds", "MG-DISC-7", [gnome_key(kind), garden_key(garden)], given)
    if still > 1:
        put(maze, ADDING, seat, garden, still - 1)


def add_unasked(maze: Maze, now: int, asked: bool) -> bool:
    """MG-DISC-8: add what leaves no choice; true if that ends or changes the step.
    Without being asked (the Warden, MG-SOLO-4, -6) from the left of the display."""
    display = maze.gnome_display
    still = b_of(now)
    if not display:
        maze.agenda.pop()
        if flip(maze) and still > 0:  # MG-RULING-15
            maze.agenda.append(now)
        return True
    if asked and still > 0 and still < len(display) and mixed(display):
        return False
    maze.agenda.pop()
    if still > 0:
        add(maze, seat_of(now), display[0], a_of(now), still)
    return True


def mixed(display: list[int]) -> bool:
    for kind in display:
        if kind != display[0]:
            return True
    return False


def flip(maze: Maze) -> bool:
    """Fill the gnome display; true if it now shows any gnome."""
    turned: list[object] = []
    while len(maze.gnome_display) < maze.terms.gnome_display and maze.gnome_stack:
        kind = maze.gnome_stack.pop()
        maze.gnome_display.append(kind)
        turned.append(GNOME_TITLES[kind])
    if turned:
        maze.revealed += 1  # MG-HIDE-4
        if maze.story is not None:
            maze.tell("gnomes-turned", "MG-DISC-7", [], NOBODY, {"gnomes": turned})
    return len(maze.gnome_display) > 0
