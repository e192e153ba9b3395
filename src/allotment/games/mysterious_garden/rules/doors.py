"""Garden doors (MG-DOOR)."""

from __future__ import annotations

from typing import Final

from ....kernel.story import Args
from ..components import (
    A1,
    A2,
    B1,
    B2,
    BAG_DOOR,
    BLUE_YELLOW_DOOR,
    BLUES,
    C1,
    C2,
    CLANS,
    D1,
    DOOR_CATEGORY,
    DOOR_FILLED,
    DOORS,
    FIRST_TRAP,
    GNOME_DOOR,
    GNOME_KINDS,
    NO_CARD,
    NO_SEAT,
    RED_DOOR,
    REDS,
    SLOTS,
    TOTAL,
    WARDEN,
    YELLOWS,
)
from .model import Maze, complete_gardens
from .treasure import collectors, stowing_order
from .words import door_phrase

# 1 for contents that make a container count for door C1
FILLED: Final = [1 if total >= DOOR_FILLED else 0 for total in TOTAL]


def judge_doors(maze: Maze, seat: int) -> None:
    """MG-DOOR-4: that seat first, then the others clockwise."""
    if seat == WARDEN:
        seat = 0
    for door in maze.doors:
        if maze.first[door] == NO_SEAT or maze.second[door] == NO_SEAT:
            for step in range(maze.seats):
                judge(maze, door, (seat + step) % maze.seats)


def judge_garden(maze: Maze, seat: int, garden: int) -> None:
    """MG-DOOR-5, MG-RULING-27: in the order of collecting, then clockwise from who completed it."""
    if not maze.doors:
        return
    owners = collectors(maze, garden)
    for door in maze.doors:
        if maze.first[door] == NO_SEAT or maze.second[door] == NO_SEAT:
            for each in judging_order(maze, DOOR_CATEGORY[door], owners, seat):
                judge(maze, door, each)


def judging_order(maze: Maze, category: int, owners: list[int], seat: int) -> list[int]:
    named: list[int] = []
    if category == GNOME_DOOR or not owners:
        pass
    elif len(owners) == 1:
        named = owners  # MG-RULING-44
    elif category == RED_DOOR:
        named = owners[1:-1]
    elif category == BLUE_YELLOW_DOOR:
        named = [owners[0], owners[-1]]
    else:
        assert category == BAG_DOOR
        named = stowing_order(owners)
    order: list[int] = []
    for each in named:
        if each != WARDEN and each not in order:
            order.append(each)
    start = 0 if seat == WARDEN else seat
    for step in range(maze.seats):
        each = (start + step) % maze.seats
        if each not in order:
            order.append(each)
    return order


def judge(maze: Maze, door: int, seat: int) -> None:
    """MG-DOOR-1, -2, MG-RULING-29: token, then card, to different seats."""
    first = maze.first[door]
    second = maze.second[door]
    if first == seat or second == seat or (first != NO_SEAT and second != NO_SEAT):
        return
    if not fulfilled(maze, door, seat):
        return
    takes_token = first == NO_SEAT
    if maze.seats == 1:  # MG-SOLO-8
        takes_token = complete_gardens(maze) <= maze.terms.solo_token_until
    if takes_token:
        maze.first[door] = seat
    else:
        maze.second[door] = seat
    if maze.story is not None:
        given: Args = {"door": door_phrase(door, maze.terms.door_need[door])}
        given["points"] = maze.terms.door_first if takes_token else maze.terms.door_second
        kind = "takes-door-token" if takes_token else "takes-door-card"
        maze.tell(kind, "MG-DOOR-1", [DOORS[door]], seat, given)


def fulfilled(maze: Maze, door: int, seat: int) -> bool:
    """What the seat has at this moment (MG-DOOR-3, -6, MG-RULING-28)."""
    need = maze.terms.door_need[door]
    if door == A1 or door == A2:
        return stowed(maze, seat, REDS) >= need
    if door == B1:
        return stowed(maze, seat, BLUES) >= need and stowed(maze, seat, YELLOWS) >= need
    if door == B2:
        return stowed(maze, seat, BLUES) >= need or stowed(maze, seat, YELLOWS) >= need
    if door == C1:
        return len(maze.bags[seat]) + FIRST_TRAP >= need and stowed(maze, seat, FILLED) >= need
    if door == C2:
        count = len(maze.bags[seat])
        for slot in range(FIRST_TRAP):
            if maze.held[SLOTS * seat + slot] != NO_CARD:
                count += 1
        return count >= need
    row = GNOME_KINDS * seat
    count = 0
    for clan in range(CLANS):
        gnomes = maze.loose[row + clan]
        for slot in range(FIRST_TRAP, SLOTS):
            if maze.held[SLOTS * seat + slot] == clan + 1:  # MG-TRAP-2
                gnomes += 1
        count += gnomes if door == D1 else gnomes // 2
    return count >= need


def stowed(maze: Maze, seat: int, worth: list[int]) -> int:
    """The sum of a table over what every container of the seat holds."""
    total = 0
    for held in maze.bags[seat]:
        total += worth[held]
    for slot in range(FIRST_TRAP):
        held = maze.held[SLOTS * seat + slot]
        if held != NO_CARD:
            total += worth[held]
    return total


def all_contents(maze: Maze, seat: int) -> list[int]:
    """What every container of a seat holds: bags, extra-large bags, wagon."""
    inside = maze.bags[seat][:]
    for slot in range(FIRST_TRAP):
        held = maze.held[SLOTS * seat + slot]
        if held >= 0:
            inside.append(held)
    return inside


def all_gnomes(maze: Maze, seat: int) -> list[int]:
    """Gnomes by kind, loose and trapped (MG-TRAP-2)."""
    gnomes = maze.loose[GNOME_KINDS * seat : GNOME_KINDS * seat + GNOME_KINDS]
    for slot in range(FIRST_TRAP, SLOTS):
        held = maze.held[SLOTS * seat + slot]
        if held > 0:
            gnomes[held - 1] += 1
    return gnomes
