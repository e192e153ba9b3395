"""What a bot may ask of Mysterious Garden: the signs of points to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from ...kernel.advice import Weights, read_lessons
from .components import (
    BIT,
    BLUE,
    CATCHES,
    CLANS,
    FIRST,
    FIRST_TRAP,
    FREE_TRAP,
    GNOME_KINDS,
    LAYOUT,
    NOTHING,
    NUMBERS,
    OWNER,
    RED,
    SIDES,
    SLOTS,
    TREASURE_TILE,
    UP,
    YELLOW,
)
from .model import WAITING, Maze, all_keys, ladybug_tiles_left, seat_of
from .rules.doors import all_gnomes
from .scoring import gnome_points, treasure_points

PLAIN: Final = [
    "time",
    "treasure points",
    "gnome points",
    "blue and yellow in sight",  # what the gardens would bring if they were resolved as they lie
    "red in sight",
    "gnomes in sight",
    "blue and yellow near",  # the same, times the share of the garden's sides that are covered
    "red near",
    "gnomes near",
    "number tiles lying",
    "keys",
    "ladybugs",
    "ladybug tiles",
    "bags",
    "empty bags",
    "clans held once",
    "clans held twice",
    "free traps",
    "power cards",
    "high tiles",  # 11 and more in the display
    "low tiles",  # 3 and less
    "nets in the display",
    "turn",
]
LATER: Final = [f"{name}, times what is left" for name in PLAIN]
HIGH: Final = 11
LOW: Final = 3


def sign_names() -> list[str]:
    return PLAIN + LATER


def signs(maze: Maze, seat: int) -> vec[float]:
    """Each sign plain, and again times the share of sides still empty."""
    empty = 0
    sides = 0
    pairs = reds = nets = lying = 0
    pairs_near = reds_near = nets_near = 0.0
    for garden in LAYOUT[maze.seats]:
        sides += SIDES[garden]
        if maze.order[garden] == WAITING:
            empty += SIDES[garden] - 1
        if maze.order[garden] <= 0 or maze.empty[garden] == 0:
            continue
        empty += maze.empty[garden]
        share = 1.0 - maze.empty[garden] / SIDES[garden]
        codes = [0] * (NUMBERS + 1)
        for side in range(FIRST[garden], FIRST[garden] + SIDES[garden]):
            code = maze.sides[side]
            if UP[code]:
                codes[UP[code]] = code
        left = 0
        for kind in range(GNOME_KINDS):
            left += maze.gnomes[GNOME_KINDS * garden + kind]
        caught = tiles = mine = 0
        highest = lowest = -1
        for number in range(NUMBERS, 0, -1):
            code = codes[number]
            if code == 0:
                continue
            own = OWNER[code] == seat
            if own:
                lying += 1
            nets_here = CATCHES[number]
            if nets_here > left:
                nets_here = left
            left -= nets_here
            if own:
                caught += nets_here
            if TREASURE_TILE[number]:
                tiles += 1
                if own:
                    mine += 1
                if highest < 0:
                    highest = OWNER[code]
                lowest = OWNER[code]
        base = 3 * garden
        pair = red = 0
        if highest == seat:
            pair += maze.treasure[base + BLUE]
        if lowest == seat and tiles > 1:
            pair += maze.treasure[base + YELLOW]
        if tiles > 2:
            middle = mine - (1 if highest == seat else 0) - (1 if lowest == seat else 0)
            red = maze.treasure[base + RED] * middle // (tiles - 2)
        pairs += pair
        reds += red
        nets += caught
        pairs_near += pair * share
        reds_near += red * share
        nets_near += caught * share
    left_share = empty / sides
    gnomes = all_gnomes(maze, seat)
    once = twice = 0
    for clan in range(CLANS):
        if gnomes[clan] == 1:
            once += 1
        elif gnomes[clan] == 2:
            twice += 1
    traps = 0
    for slot in range(FIRST_TRAP, SLOTS):
        if maze.held[SLOTS * seat + slot] == FREE_TRAP:
            traps += 1
    high = low = shown_nets = 0
    for number in range(1, NUMBERS + 1):
        if maze.display[seat] & BIT[number]:
            if number >= HIGH:
                high += 1
            elif number <= LOW:
                low += 1
            if CATCHES[number]:
                shown_nets += 1
    out = vec[float](capacity=2 * 23)
    out = append(out, 1.0)
    out = append(out, float(treasure_points(maze, seat)))
    out = append(out, float(gnome_points(maze, seat)))
    out = append(out, float(pairs))
    out = append(out, float(reds))
    out = append(out, float(nets))
    out = append(out, pairs_near)
    out = append(out, reds_near)
    out = append(out, nets_near)
    out = append(out, float(lying))
    out = append(out, float(all_keys(maze, seat)))
    out = append(out, float(maze.ladybugs[seat]))
    out = append(out, float(ladybug_tiles_left(maze, seat)))
    out = append(out, float(len(maze.bags[seat])))
    out = append(out, float(maze.bags[seat].count(NOTHING)))
    out = append(out, float(once))
    out = append(out, float(twice))
    out = append(out, float(traps))
    out = append(out, float(len(maze.cards[seat])))
    out = append(out, float(high))
    out = append(out, float(low))
    out = append(out, float(shown_nets))
    out = append(out, 1.0 if maze.agenda and seat_of(maze.agenda[-1]) == seat else 0.0)
    for at in range(len(out)):
        out = append(out, out[at] * left_share)
    return out


def lessons(seats: int) -> list[Weights]:
    return read_lessons(__package__ or "allotment.games.mysterious_garden", seats, sign_names())
