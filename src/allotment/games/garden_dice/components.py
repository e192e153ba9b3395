"""What is in the box, as typed tables. Every number comes from components.toml."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.house import read_house
from ...kernel.manifest import blocks, manifest, table, whole, wholes, word

BOXED: Final = manifest(__package__ or "allotment.games.garden_dice")

# Options and setup
DROUGHT_ROUNDS: Final = whole(blocks(BOXED, "option")[4], "default")
MOST_DROUGHT_ROUNDS: Final = whole(blocks(BOXED, "option")[4], "max")
FEWEST_SEATS: Final = whole(table(BOXED, "players"), "min")
MOST_SEATS: Final = whole(table(BOXED, "players"), "max")
TILES_PER_TYPE: Final = [0, 0] + [whole(row, "tiles_per_type") for row in blocks(BOXED, "setup")]
ROCKS_PER_SEAT: Final = [0, 0] + [whole(row, "rocks_per_seat") for row in blocks(BOXED, "setup")]
DISCS: Final = whole(table(BOXED, "setup_per_seat"), "supply_discs")
DICE: Final = whole(table(BOXED, "counts"), "dice")
COLOURS: Final = [word(row, "colour") for row in blocks(BOXED, "seat")]

# Limits and points; what a table may change is in HOUSE_RULES, and on the state as `terms`
HOUSE_RULES: Final = read_house(BOXED)
PIPS: Final = whole(table(BOXED, "limits"), "sundial_pips_per_turn")
COLLECTION: Final = wholes(table(BOXED, "scoring"), "collection")

# Veggie types are known by their value, 1 to 5; row 0 of such tables is unused.
TYPES: Final = ["", *[word(row, "id") for row in blocks(BOXED, "veggie")]]
LAST: Final = len(TYPES) - 1  # the dearest type
VALUES: Final = list(range(1, LAST + 1))
assert [whole(row, "value") for row in blocks(BOXED, "veggie")] == VALUES

# What can lie on a bed: nothing, a seed (its value), a veggie (5 + its value), a special tile, a rock.
EMPTY: Final = 0
BIRD: Final = 11
RABBIT: Final = 12
SUNDIAL: Final = 13
SCARECROW: Final = 14
ROCK: Final = 15
KINDS: Final = [
    "empty",
    *[word(row, "seed_kind") for row in blocks(BOXED, "veggie")],
    *[word(row, "veggie_kind") for row in blocks(BOXED, "veggie")],
    "bird",
    "rabbit",
    "sundial",
    "scarecrow",
    "rock",
]
SEED: Final = 1
VEGGIE: Final = 2
SPECIAL: Final = 3
STAGE: Final = vec[i64]([0] + [SEED] * LAST + [VEGGIE] * LAST + [SPECIAL] * 5)
VALUE: Final = vec[i64]([0] + VALUES + VALUES + [0] * 5)
GROWN: Final = LAST  # kind of a veggie = kind of its seed + GROWN

# Things that can be placed, in the order of the move table: the five types, then the special tiles.
CRITTER: Final = 6
DIAL: Final = 7
STONE: Final = 8  # a rock in the hand
THINGS: Final = [*TYPES, "critter", "dial", "rock"]


# The plot: beds are numbered 0 to 35, row by row.
SIDE: Final = whole(table(BOXED, "board"), "rows")
BEDS: Final = SIDE * SIDE
CELLS: Final = [word(row, "id") for row in blocks(BOXED, "cell")]
STARS: Final = {
    "six": [bool(row["star_six"]) for row in blocks(BOXED, "cell")],
    "four": [bool(row["star_four"]) for row in blocks(BOXED, "cell")],
}
NO_BED: Final = -1
NO_SEAT: Final = -1


def line(cell: int, down: int, right: int) -> vec[i64]:
    """The beds from a bed to the fence, nearest first."""
    row, column = divmod(cell, SIDE)
    beds: list[int] = []
    while 0 <= row + down < SIDE and 0 <= column + right < SIDE:
        row += down
        column += right
        beds.append(row * SIDE + column)
    return vec[i64](beds)


STEPS: Final = [(-1, 0), (0, -1), (0, 1), (1, 0)]  # up, left, right, down
LINES: Final = [
    line(cell, down, right) for cell in range(BEDS) for down, right in STEPS
]  # by 4 * cell + step
BESIDE: Final = [
    vec[i64]([beds[0] for beds in LINES[4 * cell : 4 * cell + 4] if len(beds)]) for cell in range(BEDS)
]
# AROUND[36 * a + b]: b is one of the up to eight beds around a
AROUND: Final = vec[bool](
    [
        a != b and abs(a // SIDE - b // SIDE) <= 1 and abs(a % SIDE - b % SIDE) <= 1
        for a in range(BEDS)
        for b in range(BEDS)
    ]
)


# A pool of up to four dice is a multiset, so there are 210 pools; each has a number.
def all_pools() -> list[list[int]]:
    pools: list[list[int]] = [[]]
    for pool in pools:  # grows while we walk it
        if len(pool) < DICE:
            for face in range(pool[-1] if pool else 1, 7):
                pools.append([*pool, face])
    return pools


POOLS: Final = all_pools()
POOL_NUMBER: Final = {tuple(pool): number for number, pool in enumerate(POOLS)}
NO_DICE: Final = 0
NO_POOL: Final = -1
SIZE: Final = vec[i64]([len(pool) for pool in POOLS])
FACES: Final = [sorted(set(pool)) for pool in POOLS]
FOUR_OF_A_KIND: Final = [len(pool) == DICE and len(set(pool)) == 1 for pool in POOLS]


def paid(pool: list[int], face: int) -> int:
    if face not in pool:
        return NO_POOL
    rest = pool[:]
    rest.remove(face)
    return POOL_NUMBER[tuple(rest)]


def grown(pool: list[int], face: int) -> int:
    if len(pool) == DICE:
        return NO_POOL
    return POOL_NUMBER[tuple(sorted([*pool, face]))]


# The pool after a die is paid from it or added to it, by 7 * pool + face; NO_POOL if that cannot be.
WITHOUT: Final = vec[i64]([paid(pool, face) for pool in POOLS for face in range(7)])
WITH: Final = vec[i64]([grown(pool, face) if face else NO_POOL for pool in POOLS for face in range(7)])
