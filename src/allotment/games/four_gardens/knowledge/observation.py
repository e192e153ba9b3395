"""Numbers for bots and environments: nothing that the seat's view would not tell.

Seats are counted from the viewer on: `seat+0` is the viewer, `seat+1` the next one clockwise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.row import Lines, Row
from ..components import (
    BONUS_NAMES,
    BONUS_TYPES,
    CARD_NAMES,
    CARDS,
    CCW,
    CW,
    FLOORS,
    FRAME,
    FRAME_NAMES,
    FRAMES,
    GOD,
    GODS,
    KINDS,
    LOOK,
    LOOK_NAMES,
    LOOKS,
    NEEDS,
    OFF_BOARD,
    PANORAMA,
    PANORAMAS,
    RESOURCES,
    SHOWN,
    SIZE,
    SYMBOLS,
    TYPE,
)
from ..rules.draw import last_turn
from ..rules.model import NO_FRAME, PHASES, Garden, Gardens, Terms
from ..rules.scoring import score

MOST_FRAMES: Final[int] = max(SIZE)
SIDES_NAMED: Final = ["own", "left", "opposite", "right"]
GARDEN: Final[list[str]] = [
    "active",
    "landscape",
    *(f"lacks {name}" for name in RESOURCES),
    *(f"god {name}" for name in SYMBOLS),
]


def feature_names(terms: Terms) -> list[str]:
    """What each number is."""
    seats = range(terms.seats)
    found = [f"phase {name}" for name in PHASES]
    found += [f"turn of seat+{seat}" for seat in seats]
    found += [f"seat+{seat} starts the rounds" for seat in seats]
    found += ["actions left", "round", "rounds left", "end triggered", "last turn"]
    found += [f"resolving {name}" for name in FRAME_NAMES]
    found += ["multis", "takes left"]
    for level in range(FLOORS):
        found += [f"floor {level + 1} is {name}" for name in RESOURCES]
        found += [f"floor {level + 1} icons {side}" for side in SIDES_NAMED]
    found += [f"supply {name}" for name in RESOURCES]
    found += ["pile", "discards"]
    found += [f"top {name[1:]}" for name in LOOK_NAMES]
    for place in ("hand", "open", "discard"):
        found += [f"{place} {name}" for name in CARD_NAMES]
    for type in BONUS_TYPES:
        found += [f"{type} tiles left", f"top {type} value"]
    for level in range(FLOORS):
        for collect in ("up", "down"):
            for way in ("cw", "ccw"):
                found += [f"floor {level + 1} {way} {collect} brings {name}" for name in RESOURCES]
    for role in ("gave", "got"):
        for resource in RESOURCES:
            found += [f"{role} {resource} {frame}" for frame in FRAME_NAMES]
    for seat in seats:
        found += garden_names(seat)
    return found


def garden_names(seat: int) -> list[str]:
    own = f"seat+{seat}"
    found = [f"{own} score", f"{own} hand", f"{own} landscapes", f"{own} active", f"{own} room"]
    found += [f"{own} tile {name}" for name in RESOURCES]
    found += [f"{own} track {name}" for name in GODS]
    found += [f"{own} marker off {name}" for name in GODS]
    found += [f"{own} has {name}" for name in BONUS_NAMES]
    found += [f"{own} panorama {name}" for name in PANORAMAS]
    for frame in FRAME_NAMES:
        found += [f"{own} {frame} {what}" for what in GARDEN]
    found += [f"{own} known {name}" for name in CARD_NAMES]
    found += [f"{own} known {name}" for name in LOOK_NAMES]
    return found


def observe(table: Gardens, seat: int, out: Row) -> None:
    """The seat's view; without a seat, what all may see."""
    terms = table.terms
    own = seat if seat >= 0 else 0
    out.one_hot(table.phase, len(PHASES))
    out.one_hot((table.turn - own) % terms.seats, terms.seats)
    out.one_hot((table.first - own) % terms.seats, terms.seats)
    out.put(float(table.actions_left) / terms.actions)
    out.put(min(table.round, 60) / 60.0)
    out.put(min(terms.round_limit - table.round, 60) / 60.0)
    out.yes(table.ending)
    out.yes(last_turn(table))
    out.one_hot(table.resolving, FRAMES)
    out.put(float(table.multis) / MOST_FRAMES)
    out.put(float(table.takes_left) / terms.most_value)
    pagoda(out, table, terms.sides[own])
    for resource in range(KINDS):
        out.put(float(table.supply[resource]) / terms.tokens)
    out.put(float(len(table.pile)) / CARDS)
    out.put(float(len(table.discard)) / CARDS)
    out.one_hot(LOOK[table.pile[-1]] if terms.top_shown and table.pile else NO_FRAME, LOOKS)
    out.flags(table.gardens[seat].hand if seat >= 0 else [], CARDS)
    out.flags(table.open, CARDS)
    out.flags(table.discard, CARDS)
    bonus_piles(out, table.bonus, terms)
    prospects(out, table, own)
    out.flags(table.gave, KINDS * FRAMES)
    out.flags(table.got, KINDS * FRAMES)
    for step in range(terms.seats):
        garden_features(out, table.gardens[(own + step) % terms.seats], terms)


def floor_numbers(resource: int, front: int, side: int) -> list[float]:
    out = Row(FLOOR_WIDTH)
    out.one_hot(resource, KINDS)
    for step in range(len(SIDES_NAMED)):
        out.put(SHOWN[front][(side + step) % len(SIDES_NAMED)] / 3)
    return list(out.cells)


# A floor's numbers by its resource, its front and the side it is seen from: a row is copied faster than made.
FLOOR_WIDTH: Final[int] = KINDS + len(SIDES_NAMED)
FLOOR_ROWS: Final = Lines(
    [
        floor_numbers(resource, front, side)
        for resource in range(KINDS)
        for front in range(len(SHOWN))
        for side in range(len(SIDES_NAMED))
    ]
)


def pagoda(out: Row, table: Gardens, side: int) -> None:
    for level in range(FLOORS):
        seen = table.floors[level] * len(SHOWN) + table.fronts[level]
        out.copy(FLOOR_ROWS, seen * len(SIDES_NAMED) + side)


def bonus_piles(out: Row, tiles: list[int], terms: Terms) -> None:
    """By type: how many are left, and what the top one is worth."""
    cells = out.cells
    at = out.at
    for tile in tiles:
        left = at + 2 * TYPE[tile]
        if cells[left] == 0.0:
            cells[left + 1] = terms.value[tile] / terms.most_value  # the first of its type is on top
        cells[left] += 0.25
    out.skip(2 * len(BONUS_TYPES))


def prospects(out: Row, table: Gardens, seat: int) -> None:
    """What each pagoda symbol would bring on this side, either way round."""
    room: i64 = table.gardens[seat].room()
    side = table.terms.sides[seat]
    shares = table.terms.shares
    floors = vec[i64]([0] * FLOORS)
    icons = vec[i64](
        [0] * (3 * FLOORS)
    )  # on this side, by turn (none, clockwise, counter-clockwise) and floor
    for level in range(FLOORS):
        resource = table.floors[level]
        front = table.fronts[level]
        supply = table.supply[resource]
        floors[level] = resource
        icons[level] = min(SHOWN[front][side], supply)
        icons[FLOORS + level] = min(SHOWN[CW[front]][side], supply)
        icons[2 * FLOORS + level] = min(SHOWN[CCW[front]][side], supply)
    high: i64 = FLOORS
    at = out.at
    for first in range(high):
        for upwards in (True, False):
            for turn in range(i64(1), i64(3)):
                yields(out, at, floors, icons, first, turn, upwards, room, shares)
                at += KINDS
    out.at = at


def yields(
    out: Row,
    at: i64,
    floors: vec[i64],
    icons: vec[i64],
    first: i64,
    turn: i64,
    upwards: bool,
    room: i64,
    shares: vec[float],
) -> None:
    """FG-ROT-4, 5 and 7, as `collected` has it, with the floors from `first` on turned."""
    cells = out.cells
    high: i64 = FLOORS
    for step in range(high):
        level = step if upwards else high - 1 - step
        shown = icons[turn * high + level] if level >= first else icons[level]
        if shown >= room:
            cells[at + floors[level]] = shares[room]
            return
        cells[at + floors[level]] = shares[shown]
        room -= shown


# By card: where a garden's numbers tell of its frame, and there of its god.
FRAME_AT: Final = vec[i64]([FRAME[card] * len(GARDEN) for card in range(CARDS)])
GOD_AT: Final = vec[i64]([FRAME[card] * len(GARDEN) + 2 + KINDS + GOD[card] for card in range(CARDS)])


def garden_features(out: Row, garden: Garden, terms: Terms) -> None:
    most = float(terms.most_spaces)
    last = float(terms.last)
    out.put(float(score(garden, terms)) / terms.most_points)
    out.put(float(len(garden.hand)) / terms.hand)
    out.put(float(len(garden.landscapes)) / terms.target)
    out.put(float(len(garden.active)) / terms.active)
    out.put(float(garden.room()) / most)
    for resource in range(KINDS):
        out.put(float(garden.tile[resource]) / most)
    for space in garden.track:
        out.put(float(max(space, 0)) / last)
    for space in garden.track:
        out.yes(space == OFF_BOARD)
    out.flags(garden.tiles, len(BONUS_NAMES))
    done = [0] * len(PANORAMAS)
    cells = out.cells
    start = out.at + len(PANORAMAS)
    for card in garden.landscapes:
        done[PANORAMA[FRAME[card]]] += 1
        at = start + FRAME_AT[card]
        cells[at + 1] = 1.0
        cells[start + GOD_AT[card]] = 1.0
    for place in range(len(garden.active)):
        card = garden.active[place]
        at = start + FRAME_AT[card]
        cells[at] = 1.0
        cells[start + GOD_AT[card]] = 1.0
        for resource in range(KINDS):
            lacks = NEEDS[card][resource] - garden.on[place * KINDS + resource]
            cells[at + 2 + resource] = lacks / 2.0
    for panorama in range(len(PANORAMAS)):
        out.put(float(done[panorama]) / SIZE[panorama])
    out.skip(FRAMES * len(GARDEN))
    for entry in garden.known:  # at most two cards look alike
        cells[out.at + entry] += 1.0 if entry < CARDS else 0.5
    out.skip(CARDS + LOOKS)
