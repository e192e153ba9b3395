"""What a bot may ask of Mysterious Garden: the signs of points to come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.advice import Judge, Signs, Weights, read_lessons
from ..components import (
    BIT,
    BLUE,
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
    WARDEN,
    WILD_CARD,
    YELLOW,
)
from ..rules.doors import all_gnomes
from ..rules.model import WAITING, Maze, all_keys, ladybug_tiles_left, seat_of
from ..rules.scoring import (
    chest_points,
    door_points,
    gnomes_worth,
    power_points,
    token_points,
    treasure_points,
)

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
TREASURE: Final = PLAIN.index("treasure points")
GNOME: Final = PLAIN.index("gnome points")
HIGH: Final[i64] = 11
LOW: Final[i64] = 3
NUMBER_OF: Final = vec[i64](UP)
OWNER_OF: Final = vec[i64](OWNER)
MASK: Final = vec[i64](BIT[: NUMBERS + 1])

# What a change of a sign means to a player: that it rises, that it falls, that it is worse for a rival, and
# that it is higher than after the next best move. A sign that is not here is no reason: it passes by itself,
# goes with others, or would give a hand away.
MEANS: Final = {
    "treasure points": ["sign-treasure", "", "sign-treasure-lost", "sign-treasure-more"],
    "gnome points": ["sign-gnomes", "", "sign-gnomes-lost", "sign-gnomes-more"],
    "blue and yellow in sight": ["sign-cups-coins", "", "sign-cups-coins-lost", "sign-cups-coins-more"],
    "red in sight": ["sign-gems", "", "sign-gems-lost", "sign-gems-more"],
    "gnomes in sight": ["sign-catch", "", "sign-catch-lost", "sign-catch-more"],
    "blue and yellow near": [
        "sign-cups-coins-near",
        "",
        "sign-cups-coins-far",
        "sign-cups-coins-nearer",
    ],
    "red near": ["sign-gems-near", "", "sign-gems-far", "sign-gems-nearer"],
    "gnomes near": ["sign-catch-near", "", "sign-catch-far", "sign-catch-nearer"],
    "number tiles lying": ["sign-tile-lies", "", "", ""],
    "keys": ["sign-key", "", "", "sign-key-kept"],
    "ladybugs": ["sign-ladybug", "", "", "sign-ladybug-kept"],
    "ladybug tiles": ["sign-ladybug-tile", "", "", "sign-ladybug-tile-kept"],
    "bags": ["sign-bag", "", "", ""],
    "empty bags": ["sign-empty-bag", "", "", "sign-empty-bag-kept"],
    "clans held once": ["sign-clan", "", "", "sign-clan-more"],
    "clans held twice": ["sign-pair", "", "", "sign-pair-more"],
    "free traps": ["sign-trap", "", "", "sign-trap-kept"],
    "power cards": ["sign-card", "", "", ""],
    "high tiles": ["", "", "", "sign-high-tile-kept"],
    "low tiles": ["", "sign-low-tile-gone", "", ""],
    "nets in the display": ["sign-net", "", "", "sign-net-kept"],
}


def sign_names() -> list[str]:
    return PLAIN + LATER


@final
class Sight:
    """What the gardens would bring each seat if they were resolved as they lie; again, times the share of
    each garden's sides that are covered."""

    __slots__ = ("left", "lying", "nets", "nets_near", "pairs", "pairs_near", "reds", "reds_near")

    def __init__(self, seats: int) -> None:
        self.left = 0.0  # the share of all sides that are still empty
        self.lying: vec[i64] = vec[i64]([0] * seats)  # number tiles, by seat
        self.pairs: vec[i64] = vec[i64]([0] * seats)  # blue and yellow
        self.reds: vec[i64] = vec[i64]([0] * seats)
        self.nets: vec[i64] = vec[i64]([0] * seats)
        self.pairs_near: vec[float] = vec[float]([0.0] * seats)
        self.reds_near: vec[float] = vec[float]([0.0] * seats)
        self.nets_near: vec[float] = vec[float]([0.0] * seats)


def sight(maze: Maze) -> Sight:
    seats: i64 = maze.seats
    out = Sight(maze.seats)
    codes = vec[i64]([0] * (NUMBERS + 1))
    caught = vec[i64]([0] * (WARDEN + 1))
    mine = vec[i64]([0] * (WARDEN + 1))
    all_sides: i64 = 0
    empty: i64 = 0
    for garden in LAYOUT[maze.seats]:
        sides: i64 = SIDES[garden]
        order: i64 = maze.order[garden]
        bare: i64 = maze.empty[garden]
        all_sides += sides
        if order == WAITING:
            empty += sides - 1
        if order <= 0 or bare == 0:
            continue
        empty += bare
        first: i64 = FIRST[garden]
        laid = False
        for side in range(first, first + sides):
            code: i64 = maze.sides[side]
            if code != 0 and NUMBER_OF[code] != 0:
                codes[NUMBER_OF[code]] = code
                laid = True
        if laid:
            judge(maze, out, garden, 1.0 - float(bare) / float(sides), codes, caught, mine, seats)
    out.left = float(empty) / float(all_sides)
    return out


def judge(
    maze: Maze,
    out: Sight,
    garden: int,
    share: float,
    codes: vec[i64],
    caught: vec[i64],
    mine: vec[i64],
    seats: i64,
) -> None:
    """One garden as it lies, highest number first. `codes` are its tiles by number; they are reset to
    zeros."""
    net_of = maze.terms.nets
    left: i64 = 0
    for kind in range(GNOME_KINDS):
        left += maze.gnomes[GNOME_KINDS * garden + kind]
    for seat in range(WARDEN + 1):
        caught[seat] = 0
        mine[seat] = 0
    tiles: i64 = 0
    highest: i64 = -1
    lowest: i64 = -1
    for number in range(i64(NUMBERS), i64(0), -1):
        code = codes[number]
        if code == 0:
            continue
        codes[number] = 0
        owner = OWNER_OF[code]
        if owner < seats:
            out.lying[owner] += 1
        nets = net_of[number]
        if nets > left:
            nets = left
        left -= nets
        caught[owner] += nets
        if TREASURE_TILE[number]:
            tiles += 1
            mine[owner] += 1
            if highest < 0:
                highest = owner
            lowest = owner
    blue: i64 = maze.treasure[3 * garden + BLUE]
    yellow: i64 = maze.treasure[3 * garden + YELLOW]
    reds: i64 = maze.treasure[3 * garden + RED]
    for at in range(seats):
        pair: i64 = 0
        red: i64 = 0
        if highest == at:
            pair += blue
        if lowest == at and tiles > 1:
            pair += yellow
        if tiles > 2:
            middle = mine[at]
            if highest == at:
                middle -= 1
            if lowest == at:
                middle -= 1
            red = reds * middle // (tiles - 2)
        out.pairs[at] += pair
        out.reds[at] += red
        out.nets[at] += caught[at]
        out.pairs_near[at] += float(pair) * share
        out.reds_near[at] += float(red) * share
        out.nets_near[at] += float(caught[at]) * share


def signs(maze: Maze, seat: int) -> vec[float]:
    row = Signs(len(PLAIN), 1)
    mark(maze, sight(maze), seat, row)
    return row.spread()


def outlook(maze: Maze, weights: Weights) -> vec[float]:
    """The forecast of every seat. Treasure and gnome points are signs, too."""
    judge = Judge(weights, maze.seats)
    row = Signs(len(PLAIN), 1)
    seen = sight(maze)
    for seat in range(maze.seats):
        mark(maze, seen, seat, row)
        points = chest_points(maze, seat) + door_points(maze, seat)
        points += power_points(maze, seat) + token_points(maze, seat)
        judge.look(row.plain[TREASURE] + row.plain[GNOME] + float(points), row)
    return judge.forecast()


def mark(maze: Maze, seen: Sight, seat: int, row: Signs) -> None:
    """Each sign plain, and again times the share of sides still empty."""
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
    high: i64 = 0
    low: i64 = 0
    nets: i64 = 0
    display: i64 = maze.display[seat]
    for number in range(i64(1), i64(NUMBERS + 1)):
        if display & MASK[number]:
            if number >= HIGH:
                high += 1
            elif number <= LOW:
                low += 1
            if maze.terms.nets[number]:
                nets += 1
    row.begin()
    row.put(1.0)
    row.put(float(treasure_points(maze, seat)))
    row.put(float(gnomes_worth(maze.terms, gnomes, maze.cards[seat].count(WILD_CARD))))
    row.put(float(seen.pairs[seat]))
    row.put(float(seen.reds[seat]))
    row.put(float(seen.nets[seat]))
    row.put(seen.pairs_near[seat])
    row.put(seen.reds_near[seat])
    row.put(seen.nets_near[seat])
    row.put(float(seen.lying[seat]))
    row.put(float(all_keys(maze, seat)))
    row.put(float(maze.ladybugs[seat]))
    row.put(float(ladybug_tiles_left(maze, seat)))
    row.put(float(len(maze.bags[seat])))
    row.put(float(maze.bags[seat].count(NOTHING)))
    row.put(float(once))
    row.put(float(twice))
    row.put(float(traps))
    row.put(float(len(maze.cards[seat])))
    row.put(float(high))
    row.put(float(low))
    row.put(float(nets))
    row.yes(len(maze.agenda) > 0 and seat_of(maze.agenda[-1]) == seat)
    row.factors[0] = seen.left


def lessons(seats: int) -> list[Weights]:
    return read_lessons(__package__ or "allotment.games.mysterious_garden.mind", seats, sign_names())
