"""The verbs: one class each, and the fixed table of all moves (GD-NOTE-1 to 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.game import Move
from ..components import (
    BEDS,
    CELLS,
    DIAL,
    FACES,
    PIPS,
    POOLS,
    SIDE,
    STONE,
    THINGS,
    TYPES,
    VALUES,
    WITHOUT,
)


class GardenMove(Move):
    """One of the moves of Garden Dice."""

    __slots__ = ()


class Buy(GardenMove):
    __slots__ = ("die", "type")

    def __init__(self, index: int, type: int, die: int) -> None:
        super().__init__(index, f"buy {TYPES[type]} with {die}")
        self.type: i64 = type
        self.die: i64 = die


class Aim:
    """Two dice pointing at a bed: the cheapest way to do it with that pair (GD-DIAL-6)."""

    __slots__ = ("cell", "column_die", "pips", "row_die", "text")

    def __init__(self, cell: int, row_die: int, column_die: int) -> None:
        self.cell: i64 = cell
        self.row_die: i64 = row_die
        self.column_die: i64 = column_die
        row, column = cell // SIDE + 1, cell % SIDE + 1
        self.pips: i64 = abs(row - row_die) + abs(column - column_die)
        self.text = f"{bent(row_die, row)} {bent(column_die, column)}"


def bent(die: int, to: int) -> str:
    """GD-NOTE-2: the number a coordinate die shows, then its sundial change."""
    return f"{die}{to - die:+d}" if to != die else f"{die}"


def all_aims() -> list[Aim]:
    """In table order: by bed, first die, second die."""
    aims: list[Aim] = []
    for cell in range(BEDS):
        here: list[Aim] = []
        for low in range(1, 7):
            for high in range(low, 7):
                best = Aim(cell, low, high)
                other = Aim(cell, high, low)
                if other.pips < best.pips:  # on a draw the smaller die is the row die
                    best = other
                if best.pips <= PIPS:
                    here.append(best)
        here.sort(key=dice_of)
        aims.extend(here)
    return aims


def dice_of(aim: Aim) -> int:
    return aim.row_die * 7 + aim.column_die


AIMS: Final = all_aims()


class Place(GardenMove):
    __slots__ = ("aim", "thing")

    def __init__(self, index: int, thing: int, aim: Aim) -> None:
        super().__init__(index, f"place {THINGS[thing]} {CELLS[aim.cell]} with {aim.text}")
        self.thing: i64 = thing
        self.aim = aim


class Water(GardenMove):
    __slots__ = ("cell", "die")

    def __init__(self, index: int, cell: int, die: int) -> None:
        super().__init__(index, f"water {CELLS[cell]} with {die}")
        self.cell: i64 = cell
        self.die: i64 = die


class Harvest(GardenMove):
    __slots__ = ("cell", "die")

    def __init__(self, index: int, cell: int, die: int) -> None:
        super().__init__(index, f"harvest {CELLS[cell]} with {die}")
        self.cell: i64 = cell
        self.die: i64 = die


class Flip(GardenMove):
    __slots__ = ("thing",)

    def __init__(self, index: int, thing: int) -> None:
        super().__init__(index, f"flip {THINGS[thing]} with 6")
        self.thing: i64 = thing


class Walk(GardenMove):
    """`move R,C with D`: the critter's move."""

    __slots__ = ("cell", "die")

    def __init__(self, index: int, cell: int, die: int) -> None:
        super().__init__(index, f"move {CELLS[cell]} with {die}")
        self.cell: i64 = cell
        self.die: i64 = die


class Remove(GardenMove):
    __slots__ = ("aim",)

    def __init__(self, index: int, aim: Aim) -> None:
        super().__init__(index, f"remove {CELLS[aim.cell]} with {aim.text} 6")
        self.aim = aim


class Swallow(GardenMove):
    __slots__ = ()


class Spit(GardenMove):
    __slots__ = ("die",)

    def __init__(self, index: int, die: int) -> None:
        super().__init__(index, f"spit with {die}")
        self.die: i64 = die


class SunReroll(GardenMove):
    __slots__ = ()


class SunSet(GardenMove):
    __slots__ = ("die", "to")

    def __init__(self, index: int, die: int, to: int) -> None:
        super().__init__(index, f"sun set {die} to {to}")
        self.die: i64 = die
        self.to: i64 = to


class Reroll(GardenMove):
    __slots__ = ()


class End(GardenMove):
    __slots__ = ()


# The table. Each list of offers below is in table order too.
MOVES: Final[list[GardenMove]] = []


def listed(move: GardenMove) -> None:
    assert move.index == len(MOVES)
    MOVES.append(move)


BUYS: Final[list[Buy]] = []
for _type in VALUES:
    for _die in range(_type, 7):
        BUYS.append(Buy(len(MOVES), _type, _die))
        listed(BUYS[-1])

PLACES: Final[list[list[Place]]] = [[]]  # by thing, then aim
for _thing in range(1, STONE + 1):
    PLACES.append([])
    for _aim in AIMS:
        PLACES[_thing].append(Place(len(MOVES), _thing, _aim))
        listed(PLACES[_thing][-1])

WATERS: Final[list[Water]] = []  # by 6 * cell + die - 1
for _cell in range(BEDS):
    for _die in range(1, 7):
        WATERS.append(Water(len(MOVES), _cell, _die))
        listed(WATERS[-1])

HARVESTS: Final[list[Harvest]] = []  # by 6 * cell + die - 1
for _cell in range(BEDS):
    for _die in range(1, 7):
        HARVESTS.append(Harvest(len(MOVES), _cell, _die))
        listed(HARVESTS[-1])

FLIP_CRITTER: Final = Flip(len(MOVES), DIAL - 1)
listed(FLIP_CRITTER)
FLIP_DIAL: Final = Flip(len(MOVES), DIAL)
listed(FLIP_DIAL)

WALKS: Final[list[Walk]] = []  # by 6 * cell + die - 1
for _cell in range(BEDS):
    for _die in range(1, 7):
        WALKS.append(Walk(len(MOVES), _cell, _die))
        listed(WALKS[-1])

REMOVES: Final[list[Remove]] = []  # by aim
for _aim in AIMS:
    REMOVES.append(Remove(len(MOVES), _aim))
    listed(REMOVES[-1])

SWALLOW: Final = Swallow(len(MOVES), "swallow")
listed(SWALLOW)

SPITS: Final[list[Spit]] = []  # by die - 1
for _die in range(1, 7):
    SPITS.append(Spit(len(MOVES), _die))
    listed(SPITS[-1])

SUN_REROLL: Final = SunReroll(len(MOVES), "sun reroll")
listed(SUN_REROLL)

SUN_SETS: Final[list[SunSet]] = []
for _die in range(1, 7):
    for _to in range(1, 7):
        if _to != _die:
            SUN_SETS.append(SunSet(len(MOVES), _die, _to))
            listed(SUN_SETS[-1])

REROLL: Final = Reroll(len(MOVES), "reroll")
listed(REROLL)
END: Final = End(len(MOVES), "end")
listed(END)


# What a pool can pay for, so that offers need not be worked out die by die.


def payable(pool: int, aim: Aim, six: bool) -> bool:
    rest = WITHOUT[7 * pool + aim.row_die]
    if rest < 0:
        return False
    rest = WITHOUT[7 * rest + aim.column_die]
    return rest >= 0 and (not six or WITHOUT[7 * rest + 6] >= 0)


def aims_of(pool: int, pips: int, six: bool) -> vec[i64]:
    return vec[i64]([n for n, aim in enumerate(AIMS) if aim.pips <= pips and payable(pool, aim, six)])


# By 3 * pool + pips: the numbers of the aims that the pool can pay with so many pips; for a removal
# with a six left over.
AIMS_OF: Final = [aims_of(pool, pips, False) for pool in range(len(POOLS)) for pips in range(PIPS + 1)]
AIMS_AND_SIX: Final = [aims_of(pool, pips, True) for pool in range(len(POOLS)) for pips in range(PIPS + 1)]
AIM_CELL: Final = vec[i64]([aim.cell for aim in AIMS])
AIM_PIPS: Final = vec[i64]([aim.pips for aim in AIMS])
BUYS_WITH: Final = [[buy for buy in BUYS if buy.die in FACES[pool]] for pool in range(len(POOLS))]
SUN_SETS_WITH: Final = [[sun for sun in SUN_SETS if sun.die in FACES[pool]] for pool in range(len(POOLS))]
assert len(AIMS) == 304 and len(MOVES) == 3446  # GD-NOTE-3
