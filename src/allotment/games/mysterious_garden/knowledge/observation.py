"""The position in numbers, as seen from a seat. Hidden orders are left out; what the piles hold is public."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.row import Lines, Row
from ..components import (
    BAGS,
    BIT,
    CHEST_SIZE,
    COLOURS,
    CONTAINER_KINDS,
    COUNT,
    DOOR_COUNT,
    DOORS,
    FIRST_TRAP,
    GARDEN_COUNT,
    GARDENS,
    GNOME_COUNTS,
    GNOME_KINDS,
    GNOMES,
    ICON,
    LADYBUG_TILES,
    LAYOUT,
    LOCKS,
    NO_CARD,
    NO_SEAT,
    NUMBERS,
    OWNER,
    POWER,
    POWER_COUNT,
    REGULAR_TILES,
    ROOM,
    SIDE_COUNT,
    SIDE_NAMES,
    SIDES,
    SLOTS,
    TREASURE_ON,
    TREASURES,
    TURNS_EACH,
    UP,
    WARDEN,
)
from ..rules.agenda import ASKS
from ..rules.doors import fulfilled
from ..rules.model import (
    ADDING,
    CAPTURING,
    CLAIMING,
    NO_SIDE,
    PLACING,
    STEPS,
    STOWING,
    TRAPPING,
    WAITING,
    Maze,
    a_of,
    all_keys,
    b_of,
    c_of,
    seat_of,
    what_of,
)
from ..rules.scoring import CATEGORIES, parts

MOST_SEATS: Final = 4
REGULAR_PLACE: Final[list[int]] = [
    REGULAR_TILES.index(number) if number in REGULAR_TILES else -1 for number in range(NUMBERS + 1)
]
OPEN_CHESTS: Final = [card for card in range(POWER_COUNT) if CHEST_SIZE[card]]
ASKING: Final = [what for what in range(len(STEPS)) if ASKS[what]]
SIDE_WIDTH: Final = MOST_SEATS + 3
FULL: Final = 20.0  # treasures, and containers, of a rich seat


def feature_names() -> list[str]:
    """Seats are named from the viewer: `seat+0` is the viewer, `seat+1` the next one clockwise."""
    steps = [f"seat+{step}" for step in range(MOST_SEATS)]
    names: list[str] = []
    for side in SIDE_NAMES:
        names += [f"{side} of {seat}" for seat in steps]
        names += [f"{side} of the warden", f"{side} number", f"{side} icon"]
    for garden in GARDENS:
        names += [f"{garden} placed", f"{garden} waiting", f"{garden} empty sides", f"{garden} attached"]
        names += [f"{garden} {kind} gnomes" for kind in GNOMES]
        names += [f"{garden} {colour} treasure" for colour in COLOURS]
    for seat in steps:
        names += [f"{seat} plays", f"{seat} to act"]
        names += [f"{seat} display {number}" for number in REGULAR_TILES]
        names += [f"{seat} stack {number}" for number in REGULAR_TILES]
        names += [f"{seat} ladybug tile {number}" for number in LADYBUG_TILES]
        names += [f"{seat} bags", f"{seat} keys", f"{seat} ladybugs"]
        for colour in COLOURS:
            names += [f"{seat} {colour} stowed", f"{seat} {colour} room"]
        names += [f"{seat} card {card}" for card in POWER]
        names += [f"{seat} {kind} loose" for kind in GNOMES]
        names += [f"{seat} {kind} trapped" for kind in GNOMES]
        names += [f"{seat} chests {locks}" for locks in range(1, LOCKS + 1)]
        names += [f"{seat} points {category}" for category in CATEGORIES]
        for door in DOORS:
            names += [f"{seat} first {door}", f"{seat} second {door}", f"{seat} fulfils {door}"]
    names += [f"door {door}" for door in DOORS]
    names += [f"gnome display {kind}" for kind in GNOMES]
    names += [f"gnome stack {kind}" for kind in GNOMES]
    names += [f"power display {card}" for card in POWER]
    names += [f"power deck {card}" for card in POWER]
    for card in OPEN_CHESTS:
        names += [f"{POWER[card]} {colour}" for colour in COLOURS]
    names += [f"treasure bag {colour}" for colour in COLOURS]
    names += [f"chests left {locks}" for locks in range(1, LOCKS + 1)]
    names += ["bags left", "turns left"]
    names += [f"warden's next {number}" for number in REGULAR_TILES]
    names += [f"warden's stack {number}" for number in REGULAR_TILES]
    names += [f"asked: {STEPS[what]}" for what in ASKING]
    names += [f"asked about {garden}" for garden in GARDENS]
    names += [f"asked about {kind}" for kind in GNOMES]
    names += ["still to add", "capturing with"]
    names += [f"{colour} in hand" for colour in COLOURS]
    return names


def observe(maze: Maze, seat: int, out: Row) -> None:
    table_features(maze, seat, out)
    for step in range(MOST_SEATS):
        if step < maze.seats:
            seat_features(maze, (seat + step) % maze.seats, out)
        else:
            out.skip(SEAT_FEATURES)
    pile_features(maze, out)
    question_features(maze, out)


def side_numbers(code: int, whose: int) -> list[float]:
    out = Row(SIDE_WIDTH)
    out.one_hot(whose, MOST_SEATS)
    out.yes(OWNER[code] == WARDEN)
    out.put(UP[code] / NUMBERS)
    out.yes(bool(ICON[code]))
    return list(out.cells)


# A side's numbers by what lies there and whose it is (nobody's first): a row is copied faster than made.
WHOSE: Final = MOST_SEATS + 1
SIDE_ROWS: Final = Lines(
    [side_numbers(code, whose - 1) for code in range(len(OWNER)) for whose in range(WHOSE)]
)


def table_features(maze: Maze, seat: int, out: Row) -> None:
    start = out.at
    sides = maze.sides
    for side in range(SIDE_COUNT):
        code = sides[side]
        if code != 0:  # something lies there
            owner = OWNER[code]
            whose = (owner - seat) % maze.seats if owner != WARDEN else NO_SEAT
            out.at = start + side * SIDE_WIDTH
            out.copy(SIDE_ROWS, code * WHOSE + whose + 1)
    out.at = start + SIDE_COUNT * SIDE_WIDTH
    for garden in range(GARDEN_COUNT):
        placed = maze.order[garden] > WAITING
        out.yes(placed)
        out.yes(maze.order[garden] == WAITING)
        out.put(float(maze.empty[garden]) / SIDES[garden] if placed else 0.0)
        out.yes(maze.attached[garden] != NO_SIDE)
        for kind in range(GNOME_KINDS):
            out.put(maze.gnomes[GNOME_KINDS * garden + kind] / 4.0)
        here = placed or maze.order[garden] == WAITING
        for colour in range(3):
            out.put(float(maze.treasure[3 * garden + colour]) / TREASURE_ON[garden] if here else 0.0)


def seat_features(maze: Maze, seat: int, out: Row) -> None:
    out.yes(True)
    out.yes(len(maze.agenda) > 0 and seat_of(maze.agenda[-1]) == seat)
    display = maze.display[seat]
    for number in REGULAR_TILES:
        out.yes(display & BIT[number] != 0)
    regular(out, maze.stacks[seat])
    ladybugs = maze.ladybug_tiles[seat]
    for number in LADYBUG_TILES:
        out.yes(ladybugs & BIT[number] != 0)
    out.put(len(maze.bags[seat]) / FULL)
    out.put(all_keys(maze, seat) / 4.0)
    out.put(maze.ladybugs[seat] / 4.0)
    containers(maze, seat, out)
    out.flags(maze.cards[seat], POWER_COUNT)
    for kind in range(GNOME_KINDS):
        out.put(maze.loose[GNOME_KINDS * seat + kind] / 2.0)
    trapped = [0] * GNOME_KINDS
    for slot in range(SLOTS * seat + FIRST_TRAP, SLOTS * (seat + 1)):
        if maze.held[slot] > 0:
            trapped[maze.held[slot] - 1] += 1
    for count in trapped:
        out.put(count / 2.0)
    for locks in range(1, LOCKS + 1):
        out.put(maze.opened[seat].count(locks) / 2.0)
    for points in parts(maze, seat):
        out.put(points / 50.0)
    start = out.at
    for door in maze.doors:
        out.at = start + 3 * door
        out.yes(maze.first[door] == seat)
        out.yes(maze.second[door] == seat)
        out.yes(fulfilled(maze, door, seat))
    out.at = start + 3 * DOOR_COUNT


COUNTS: Final = vec[i64](COUNT)  # by 3 * contents + colour
ROOMS: Final = vec[i64](  # by kind, contents and colour: one more would fit
    [1 if free else 0 for kind in range(len(ROOM)) for free in ROOM[kind]]
)
CONTENTS_EACH: Final[int] = len(COUNT)
BAG: Final[int] = CONTAINER_KINDS[0]


def containers(maze: Maze, seat: int, out: Row) -> None:
    """By colour: what is stowed, and how many containers have room."""
    found = vec[i64]([0] * 6)
    for inside in maze.bags[seat]:
        contained(found, BAG, inside)
    for slot in range(FIRST_TRAP):
        held = maze.held[SLOTS * seat + slot]
        if held != NO_CARD:
            contained(found, CONTAINER_KINDS[BAGS + slot], held)
    for colour in range(3):
        out.put(int(found[colour]) / FULL)
        out.put(int(found[3 + colour]) / FULL)


def contained(found: vec[i64], kind: i64, inside: i64) -> None:
    contents = 3 * inside
    rooms = kind * CONTENTS_EACH + contents
    for colour in range(i64(3)):
        found[colour] += COUNTS[contents + colour]
        found[3 + colour] += ROOMS[rooms + colour]


def tally(pieces: list[int], kinds: int) -> list[int]:
    """How many there are of each kind."""
    found = [0] * kinds
    for kind in pieces:
        found[kind] += 1
    return found


def regular(out: Row, numbers: list[int]) -> None:
    """Which of the regular tiles are there."""
    for number in numbers:
        if REGULAR_PLACE[number] >= 0:
            out.cells[out.at + REGULAR_PLACE[number]] = 1.0
    out.skip(len(REGULAR_TILES))


def pile_features(maze: Maze, out: Row) -> None:
    out.flags(maze.doors, DOOR_COUNT)
    for count in tally(maze.gnome_display, GNOME_KINDS):
        out.put(count / 3.0)
    stack = tally(maze.gnome_stack, GNOME_KINDS)
    for kind in range(GNOME_KINDS):
        out.put(float(stack[kind]) / GNOME_COUNTS[kind])
    out.flags(maze.power_display, POWER_COUNT)
    out.flags(maze.power_deck, POWER_COUNT)
    for card in OPEN_CHESTS:
        for colour in range(3):
            out.put(float(COUNTS[3 * maze.chest_fill[card] + colour]) / CHEST_SIZE[card])
    for colour in range(3):
        out.put(float(maze.treasure_bag[colour]) / TREASURES[colour])
    for locks in range(1, LOCKS + 1):
        out.put(maze.chests[locks] / 2.0)
    out.put(float(maze.bags_left) / BAGS)
    empty = 0
    for garden in LAYOUT[maze.seats]:
        if maze.order[garden] > WAITING:
            empty += maze.empty[garden]
        elif maze.order[garden] == WAITING:
            empty += SIDES[garden] - 1  # its gate will share a tile
    out.put(float(empty) / (max(2, maze.seats) * TURNS_EACH[maze.seats]))
    regular(out, maze.warden[-1:])
    regular(out, maze.warden)


def question_features(maze: Maze, out: Row) -> None:
    """What the step at the front asks."""
    now = maze.agenda[-1] if maze.agenda else 0
    what = what_of(now) if maze.agenda else -1
    for each in ASKING:
        out.yes(what == each)
    garden = a_of(now) if what in (ADDING, PLACING, CAPTURING, CLAIMING) else -1
    out.one_hot(garden, GARDEN_COUNT)
    out.one_hot(a_of(now) if what == TRAPPING else -1, GNOME_KINDS)
    out.put(b_of(now) / 4.0 if what == ADDING else 0.0)
    out.put(float(b_of(now)) / NUMBERS if what == CAPTURING else 0.0)
    hand = [a_of(now), b_of(now), c_of(now)] if what == STOWING else [0, 0, 0]
    for colour in range(3):
        out.put(hand[colour] / FULL)


SEAT_FEATURES: Final = len([name for name in feature_names() if name.startswith("seat+0 ")])
