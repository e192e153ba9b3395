"""Moving a critter, eating, and removing one (GD-MOVE, GD-EAT, GD-REMOVE)."""

from __future__ import annotations

from mypy_extensions import i64

from ....kernel.result import Objection
from ....kernel.story import Args, Seat, Title
from ..components import (
    BIRD,
    CELLS,
    EMPTY,
    KINDS,
    LAST,
    LINES,
    NO_BED,
    NO_DICE,
    NO_SEAT,
    RABBIT,
    SEED,
    SIDE,
    SIZE,
    STAGE,
    TYPES,
    VALUE,
    VEGGIE,
    WITHOUT,
)
from .dice import no_die, pay
from .harvest import guarded
from .model import ACT, EAT, ROW, Beds
from .moves import (
    AIM_CELL,
    AIM_PIPS,
    AIMS_AND_SIX,
    REMOVES,
    SPITS,
    SWALLOW,
    WALKS,
    GardenMove,
    Remove,
    Spit,
    Walk,
)
from .place import bendable, no_aim, spend

# ---- moving ----


def edible(beds: Beds, cell: i64) -> bool:
    """GD-MOVE-3, GD-MOVE-4: may the critter of the seat in turn enter this tile?"""
    seat = beds.turn
    owner = beds.owner[cell]
    if owner == seat or beds.eaten_from[owner] or beds.discs[seat] == 0:  # GD-EAT-5, GD-EAT-2
        return False
    stage = STAGE[beds.tile[cell]]
    if beds.tile[beds.critter[seat]] == BIRD:
        return stage == SEED and not guarded(beds, cell)  # GD-SCARE-2
    return stage == VEGGIE


def walks(beds: Beds, offers: list[GardenMove]) -> None:
    """GD-MOVE-1, GD-MOVE-2: along a row or column over empty beds, up to a tile it may enter."""
    bed = beds.critter[beds.turn]
    if bed == NO_BED or beds.pool == NO_DICE:
        return
    tile = beds.tile
    row = 7 * beds.pool
    for number in range(4):
        line = LINES[4 * bed + number]
        reach: i64 = 0
        for cell in line:
            if tile[cell] != EMPTY:
                if edible(beds, cell):
                    reach += 1
                break
            reach += 1
        for step in range(1, reach + 1):
            away = step if number >= 2 else reach + 1 - step  # up and left: the far beds come first
            for die in range(away, 7):
                if WITHOUT[row + die] >= 0:
                    offers.append(WALKS[6 * line[away - 1] + die - 1])


def no_walk(beds: Beds, move: Walk) -> Objection | None:
    seat = beds.turn
    bed = beds.critter[seat]
    if bed == NO_BED:
        return Objection("GD-MOVE-1", "no-critter")
    down = int(move.cell // SIDE - bed // SIDE)
    right = int(move.cell % SIDE - bed % SIDE)
    distance = abs(down) + abs(right)
    if down and right:
        return Objection("GD-MOVE-1", "no-straight-way")
    if distance == 0:
        return Objection("GD-MOVE-1", "no-step")
    if move.die < distance:
        return Objection("GD-MOVE-1", "no-reach", {"die": move.die, "distance": distance})
    step = (move.cell - bed) // distance
    for at in range(bed + step, move.cell, step):
        if beds.tile[at] != EMPTY:
            there = Title(KINDS[beds.tile[at]])
            return Objection("GD-MOVE-2", "no-free-way", {"tile": there, "cell": CELLS[at]})
    if beds.tile[move.cell] != EMPTY:
        why = no_meal(beds, move.cell)
        if why is not None:
            return why
    return no_die(beds, move.die)


def no_meal(beds: Beds, cell: int) -> Objection | None:
    seat = beds.turn
    kind = beds.tile[cell]
    owner = beds.owner[cell]
    critter = KINDS[beds.tile[beds.critter[seat]]]
    if critter == "bird" and not 1 <= kind <= LAST:
        return Objection("GD-MOVE-3", "no-bird-food", {"tile": Title(KINDS[kind]), "cell": CELLS[cell]})
    if critter == "rabbit" and not LAST < kind <= 2 * LAST:
        return Objection("GD-MOVE-4", "no-rabbit-food", {"tile": Title(KINDS[kind]), "cell": CELLS[cell]})
    if owner == seat:
        return Objection("GD-MOVE-2", "no-own-tile", {"cell": CELLS[cell]})
    if critter == "bird" and guarded(beds, cell):
        return Objection("GD-SCARE-2", "no-guarded-seed", {"owner": Seat(owner), "cell": CELLS[cell]})
    if beds.eaten_from[owner]:
        return Objection("GD-EAT-5", "no-second-meal", {"owner": Seat(owner)})
    if beds.discs[seat] == 0:
        return Objection("GD-EAT-2", "no-disc-to-eat")
    return None


def walk(beds: Beds, move: Walk) -> None:
    seat = beds.turn
    pay(beds, move.die)
    bed = beds.critter[seat]
    critter = beds.tile[bed]
    prey = beds.tile[move.cell]
    owner = beds.owner[move.cell]
    beds.tile[bed] = EMPTY
    beds.owner[bed] = NO_SEAT
    beds.tile[move.cell] = critter
    beds.owner[move.cell] = seat
    beds.critter[seat] = move.cell
    if beds.story is not None:
        beds.tell(
            "flies" if critter == BIRD else "hops",
            "GD-MOVE-1",
            [f"bed-{CELLS[bed].replace(',', '-')}", f"bed-{CELLS[move.cell].replace(',', '-')}"],
            seat,
            {"cell": CELLS[move.cell], "die": move.die},
        )
    if prey != EMPTY:  # GD-EAT-1
        beds.discs[owner] += 1
        beds.eaten_from[owner] = True
        beds.eaten = VALUE[prey]
        beds.prey = owner
        beds.phase = EAT
        if beds.story is not None:
            eaten: Args = {"tile": Title(KINDS[prey]), "owner": Seat(owner)}
            beds.tell("bird-eats" if critter == BIRD else "rabbit-eats", "GD-EAT-1", [], seat, eaten)


# ---- eating ----


def mouthfuls(beds: Beds, offers: list[GardenMove]) -> None:
    """GD-EAT-3, GD-EAT-4: what to do with the eaten tile."""
    offers.append(SWALLOW)
    for die in range(beds.eaten, 7):
        if WITHOUT[7 * beds.pool + die] >= 0:
            offers.append(SPITS[die - 1])


def no_spit(beds: Beds, move: Spit) -> Objection | None:
    if move.die < beds.eaten:
        given: Args = {"die": move.die, "veggie": Title(TYPES[beds.eaten]), "value": beds.eaten}
        return Objection("GD-EAT-4", "no-spitting", given)
    return no_die(beds, move.die)


def swallow(beds: Beds) -> None:
    """GD-EAT-3: out of the game, and a disc onto the critter."""
    seat = beds.turn
    beds.discarded[beds.eaten] += 1
    beds.discs[seat] -= 1
    beds.swallowed[seat] += 1
    if beds.story is not None:
        beds.tell("swallows", "GD-EAT-3", [], seat, {"veggie": Title(TYPES[beds.eaten])})
    eaten_up(beds)


def spit(beds: Beds, move: Spit) -> None:
    """GD-EAT-4: it becomes a purchased seed, whatever it was, but doesn't count as a purchase
    (GD-RULING-11)."""
    seat = beds.turn
    pay(beds, move.die)
    beds.discs[seat] -= 1
    beds.hand[ROW * seat + beds.eaten] += 1
    if beds.story is not None:
        given: Args = {"veggie": Title(TYPES[beds.eaten]), "die": move.die}
        beds.tell("spits", "GD-EAT-4", [], seat, given)
    eaten_up(beds)


def eaten_up(beds: Beds) -> None:
    beds.eaten = 0
    beds.prey = NO_SEAT
    beds.phase = ACT


# ---- removing ----


def removals(beds: Beds, offers: list[GardenMove]) -> bool:
    """GD-REMOVE-1, GD-REMOVE-3: any critter, with its coordinates (the sundial may bend them) and a
    six. True if one of them needs no bending."""
    if SIZE[beds.pool] < 3 or WITHOUT[7 * beds.pool + 6] < 0:
        return False
    tile = beds.tile
    straight = False
    for aim in AIMS_AND_SIX[3 * beds.pool + bendable(beds)]:
        kind = tile[AIM_CELL[aim]]
        if kind == BIRD or kind == RABBIT:
            offers.append(REMOVES[aim])
            if AIM_PIPS[aim] == 0:
                straight = True
    return straight


def no_remove(beds: Beds, move: Remove) -> Objection | None:
    if KINDS[beds.tile[move.aim.cell]] not in ("bird", "rabbit"):
        return Objection("GD-REMOVE-1", "no-critter-there", {"cell": CELLS[move.aim.cell]})
    why = no_aim(beds, move.aim)
    if why is not None:
        return why
    rest = WITHOUT[7 * WITHOUT[7 * beds.pool + move.aim.row_die] + move.aim.column_die]
    if WITHOUT[7 * rest + 6] < 0:
        return Objection("GD-REMOVE-1", "no-third-die")
    return None


def remove(beds: Beds, move: Remove) -> None:
    """GD-REMOVE-2: back to its owner, with all its discs (GD-RULING-18)."""
    spend(beds, move.aim)
    pay(beds, 6)
    cell = move.aim.cell
    owner = beds.owner[cell]
    if beds.story is not None:
        beds.tell(
            "removes",
            "GD-REMOVE-1",
            [f"bed-{CELLS[cell].replace(',', '-')}"],
            beds.turn,
            {"critter": Title(KINDS[beds.tile[cell]]), "owner": Seat(owner), "cell": CELLS[cell]},
        )
    beds.tile[cell] = EMPTY
    beds.owner[cell] = NO_SEAT
    beds.critter[owner] = NO_BED
    beds.discs[owner] += 1 + beds.swallowed[owner]
    beds.swallowed[owner] = 0
