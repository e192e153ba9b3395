"""Placing a tile, also a ladybug tile (MG-PLACE, MG-LADY)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args
from ..components import (
    BIT,
    DOUBLE_NET,
    FIRST,
    GARDEN_OF,
    GARDEN_TITLES,
    REGULAR_TILES,
    SIDES,
    TILE_TITLES,
    TREASURE_WALL,
    UP,
    WALLS,
    WARDEN,
    tile,
)
from .model import (
    ADDING,
    AWAY_LADYBUGS,
    AWAY_TILES,
    BENEFIT,
    FLIP,
    ORDERING,
    REFILL,
    RESOLVE,
    WAITING,
    Maze,
    lay,
    put,
)
from .moves import (
    COLUMN,
    COLUMN_NUMBER,
    COLUMN_PAYMENT,
    COLUMNS,
    FIRST_LADYBUG,
    FREE,
    PLACE,
    TOKEN,
    MysteriousMove,
    Place,
)
from .walls import wall_then_icon
from .words import side_args, side_key, tile_key


def places(maze: Maze, seat: int, garden: int, offers: list[MysteriousMove]) -> None:
    """MG-PLACE-1, -4: every tile the seat has for this garden, on each of its empty sides."""
    fitting = columns(maze, seat, maze.numbers[garden])
    sides = maze.sides
    for side in range(FIRST[garden], FIRST[garden] + SIDES[garden]):
        if sides[side] == 0:
            row = PLACE[side]
            for column in fitting:
                offers.append(row[column])


def columns(maze: Maze, seat: int, lying: int) -> list[int]:
    """The seat's tile choices for a garden, as columns of PLACE; `lying` are the numbers there."""
    found: list[int] = []
    display = maze.display[seat]
    for number in REGULAR_TILES:
        bit = BIT[number]
        if display & bit:
            if not lying & bit:  # MG-PLACE-2
                found.append(COLUMN[number])
            found.append(COLUMN[number] + 1)
    tiles = maze.ladybug_tiles[seat]
    if tiles:
        for column in range(FIRST_LADYBUG, COLUMNS, 2):
            bit = BIT[COLUMN_NUMBER[column]]
            payment = COLUMN_PAYMENT[column]
            if tiles & bit and (maze.ladybugs[seat] > 0 if payment == TOKEN else tiles & BIT[payment] != 0):
                if not lying & bit:
                    found.append(column)
                found.append(column + 1)
    return found


def no_place(maze: Maze, seat: int, move: Place, only: int) -> Objection | None:
    """`only`: the garden just discovered, or -1 in a turn."""
    garden = GARDEN_OF[move.side]
    if maze.order[garden] <= WAITING:
        return Objection("MG-TURN-2", "no-garden-there", {"garden": GARDEN_TITLES[garden]})
    if only >= 0 and garden != only:
        return Objection("MG-DISC-9", "no-other-garden", {"garden": GARDEN_TITLES[only]})
    if maze.sides[move.side]:
        return Objection("MG-PLACE-1", "no-free-side", side_args(move.side))
    if move.payment == FREE:
        if not maze.display[seat] & BIT[move.number]:
            return Objection("MG-PLACE-1", "no-open-tile", {"number": move.number})
    else:
        if not maze.ladybug_tiles[seat] & BIT[move.number]:
            return Objection("MG-LADY-1", "no-ladybug-tile", {"number": move.number})
        if move.payment == TOKEN:
            if maze.ladybugs[seat] == 0:
                return Objection("MG-LADY-1", "no-ladybug")
        elif not maze.ladybug_tiles[seat] & BIT[move.payment]:
            return Objection("MG-LADY-2", "no-tile-to-remove", {"number": move.payment})
    if not move.icon:
        for side in range(FIRST[garden], FIRST[garden] + SIDES[garden]):
            if UP[maze.sides[side]] == move.number:  # MG-RULING-7, MG-PLACE-3
                given = side_args(side)
                given["number"] = move.number
                return Objection("MG-PLACE-2", "no-number-twice", given)
    return None


def place(maze: Maze, seat: int, move: Place) -> None:
    bit = BIT[move.number]
    if move.payment == FREE:
        maze.display[seat] &= ~bit
    else:
        maze.ladybug_tiles[seat] &= ~bit
        if move.payment == TOKEN:  # MG-LADY-1
            maze.ladybugs[seat] -= 1
            maze.away[AWAY_LADYBUGS] += 1
        else:  # MG-LADY-2
            maze.ladybug_tiles[seat] &= ~BIT[move.payment]
            maze.away[AWAY_TILES] += 1
    if maze.story is not None:
        kind = "lays-back" if move.icon else "lays"
        given = tile_args(move.number, move.icon, move.side)
        if move.payment == TOKEN:
            kind += "-paying"
        elif move.payment != FREE:
            kind += "-removing"
            given["removed"] = move.payment
        rule = "MG-PLACE-4" if move.icon else "MG-PLACE-1"
        maze.tell(kind, rule, [tile_key(seat, move.number), side_key(move.side)], seat, given)
    put(maze, REFILL, seat)
    lay_and_follow(maze, seat, move.side, tile(seat, move.number, move.icon))


def tile_args(number: int, icon: bool, side: int) -> Args:
    """What is said of a tile that is laid."""
    given = side_args(side)
    given["number"] = number
    if not icon:
        given["tile"] = TILE_TITLES[number]
    return given


def lay_and_follow(maze: Maze, seat: int, side: int, code: int) -> None:
    """The tile lies; what follows is put in front, last things first (MG-TURN-5, MG-RULING-11)."""
    garden = GARDEN_OF[side]
    lay(maze, side, garden, code, UP[code])
    if maze.empty[garden] == 0:
        put(maze, RESOLVE, seat, garden)  # MG-RES-1
    if UP[code] == DOUBLE_NET:  # MG-DNET-1
        put(maze, FLIP, 0)
        put(maze, ADDING, seat, garden, maze.terms.double_net_adds)
    number = side - FIRST[garden] + 1
    if UP[code] == 0 and seat != WARDEN:  # MG-SOLO-5: the Warden gets no icon reward
        if WALLS[side] == TREASURE_WALL:
            put(maze, ORDERING, seat, garden, number)
            return
        wall_then_icon(maze, seat, garden, number)
    else:
        put(maze, BENEFIT, seat, garden, number)
