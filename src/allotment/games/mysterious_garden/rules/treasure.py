"""Resolving a garden: the treasure (MG-TREAS)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import NOBODY, Args
from ..components import (
    BLUE,
    GARDEN_TITLES,
    NUMBERS,
    OWNER,
    RED,
    TREASURE_TILE,
    TREASURE_TITLES,
    WARDEN,
    YELLOW,
)
from .model import CLAIMING, JUDGE, STOWING, Maze, put
from .moves import CLAIM, Claim, MysteriousMove
from .resolve import lying
from .words import garden_key, some


def collectors(maze: Maze, garden: int) -> list[int]:
    """MG-TREAS-1: owners of the treasure tiles lying number side up, from the highest number down."""
    tiles = lying(maze, garden)
    owners: list[int] = []
    for number in range(NUMBERS, 0, -1):
        if tiles[number] and TREASURE_TILE[number]:
            owners.append(OWNER[tiles[number]])
    return owners


def stowing_order(owners: list[int]) -> list[int]:
    """MG-TREAS-7: highest, lowest, then the middle from high to low; each seat once."""
    order: list[int] = []
    if owners:
        order.append(owners[0])
        if owners[-1] != owners[0]:
            order.append(owners[-1])
        for seat in owners:
            if seat not in order:
                order.append(seat)
    return order


def divide(maze: Maze, seat: int, garden: int) -> None:
    owners = collectors(maze, garden)
    put(maze, JUDGE, seat, garden)  # MG-TREAS-8
    if len(owners) == 1 and owners[0] != WARDEN:
        put(maze, CLAIMING, owners[0], garden)  # MG-TREAS-4
        return
    row = 3 * garden
    here = maze.treasure[row : row + 3]
    for colour in range(3):
        maze.treasure[row + colour] = 0  # MG-AUTO-6
    if len(owners) < 2:
        leave(maze, garden, here, "warden-alone" if owners else "nobody-collects", "MG-TREAS-5")  # MG-SOLO-7
        return
    shares = [0] * (3 * (WARDEN + 1))
    shares[3 * owners[0] + BLUE] += here[BLUE]  # MG-TREAS-2, -3, MG-RULING-36
    shares[3 * owners[-1] + YELLOW] += here[YELLOW]
    if len(owners) == 2:
        leave(maze, garden, [here[RED], 0, 0], "gems-lost", "MG-TREAS-3")
    else:
        for turn in range(here[RED]):  # dealt round and round among the middle tiles
            shares[3 * owners[1 + turn % (len(owners) - 2)] + RED] += 1
    order = stowing_order(owners)
    for place in range(len(order) - 1, -1, -1):
        owner = order[place]
        share = shares[3 * owner : 3 * owner + 3]
        if owner != WARDEN and share[0] + share[1] + share[2] > 0:
            put(maze, STOWING, owner, share[0], share[1], share[2])  # MG-TREAS-6, MG-RULING-26
    for owner in order:
        share = shares[3 * owner : 3 * owner + 3]
        if owner == WARDEN:
            leave(maze, garden, share, "warden-share", "MG-SOLO-7")
        elif maze.story is not None:
            rule = "MG-TREAS-3" if len(owners) == 2 else "MG-TREAS-2"
            given: Args = {"treasures": some(share), "garden": GARDEN_TITLES[garden]}
            maze.tell("gets-share", rule, [garden_key(garden)], owner, given)


def leave(maze: Maze, garden: int, lost: list[int], kind: str, rule: str) -> None:
    """Treasures of a garden leave the game for good (MG-STOW-7)."""
    if lost[0] + lost[1] + lost[2] == 0:
        return
    for colour in range(3):
        maze.away[colour] += lost[colour]
    if maze.story is not None:
        given: Args = {"treasures": some(lost), "garden": GARDEN_TITLES[garden]}
        maze.tell(kind, rule, [garden_key(garden)], NOBODY, given)


def claims(maze: Maze, garden: int, offers: list[MysteriousMove]) -> None:
    """MG-TREAS-4, MG-RULING-35: colours that are there."""
    for colour in range(3):
        if maze.treasure[3 * garden + colour] > 0:
            offers.append(CLAIM[colour])


def no_claim(maze: Maze, move: Claim, garden: int) -> Objection | None:
    if maze.treasure[3 * garden + move.colour] == 0:
        given: Args = {"treasure": TREASURE_TITLES[move.colour], "garden": GARDEN_TITLES[garden]}
        return Objection("MG-TREAS-4", "no-treasure-there", given)
    return None


def claim(maze: Maze, seat: int, colour: int, garden: int) -> None:
    row = 3 * garden
    here = maze.treasure[row : row + 3]
    for each in range(3):
        maze.treasure[row + each] = 0
    count = here[colour]
    if maze.story is not None:
        all_of = [0, 0, 0]
        all_of[colour] = count
        given: Args = {"treasures": some(all_of), "garden": GARDEN_TITLES[garden]}
        maze.tell("claims", "MG-TREAS-4", [garden_key(garden)], seat, given)
    here[colour] = 0
    leave(maze, garden, here, "rest-lost", "MG-TREAS-4")
    put(
        maze,
        STOWING,
        seat,
        count if colour == RED else 0,
        count if colour == BLUE else 0,
        count if colour == YELLOW else 0,
    )
