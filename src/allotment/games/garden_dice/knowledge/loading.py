"""Reading a position: what is left out, what is refused, and why (GD-POS)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.chance import Chance
from ....kernel.game import Position
from ....kernel.reading import (
    Fields,
    disagrees,
    miswritten,
    no_seat,
    number,
    only_in,
    repeated,
    seat_names,
    too_many,
)
from ....kernel.result import Denied, denied, denied_in
from ....kernel.story import Seat
from ..components import (
    BEDS,
    BIRD,
    CELLS,
    DICE,
    DISCS,
    KINDS,
    LAST,
    NO_BED,
    NO_SEAT,
    PIPS,
    POOL_NUMBER,
    RABBIT,
    ROCK,
    SCARECROW,
    SIZE,
    SUNDIAL,
    TYPES,
    VALUE,
)
from ..rules.dice import roll
from ..rules.model import ACT, EAT, OVER, PHASES, ROW, Beds, Terms
from ..rules.scoring import bonus
from ..rules.setup import bare
from ..rules.turn import settle
from .position import final_fields


def load(position: Position, terms: Terms, chance: Chance) -> Beds:
    """GD-POS-2 says what is refused; GD-RULING-33 what happens with what is left out."""
    fields = Fields(position)
    seats = int(terms.seats)
    first = fields.integer("start", max(terms.start, 0), 0, seats - 1)
    beds = bare(chance, terms, first)
    beds.turn = fields.integer("turn", first, 0, seats - 1)
    beds.round = fields.integer("round", 1, 1, 1_000_000)
    beds.phase = PHASES.index(fields.text("phase", "act", PHASES))
    beds.pips = fields.integer("pips", PIPS, 0, PIPS)
    beds.dry_turns = fields.integer("dry_turns", 0, 0, 1_000_000)
    beds.score = vec[i64](fields.integers("scores", [0] * seats, -1_000_000, 1_000_000))
    beds.sun = vec[bool](fields.flags("sun", [True] * seats))
    beds.swallowed = vec[i64](fields.integers("swallowed", [0] * seats, 0, DISCS))
    beds.bought = read_types(fields.fields("bought"), terms.tiles)
    read_board(beds, fields.fields("board"))
    beds.hand = read_by_seat(fields.fields("hand"), terms)
    beds.harvested = read_by_seat(fields.fields("harvested"), terms)
    read_eaten(beds, fields)
    read_tiles(beds, fields)
    read_discs(beds, fields)
    dice_given = read_dice(beds, fields)
    check_meal(beds)
    if beds.phase == OVER:
        read_final(beds, fields)
    for name in ("final", "ranks", "winners"):
        if fields.has(name) and beds.phase != OVER:
            raise only_in(name, [PHASES[OVER]], PHASES[beds.phase])
    planned: list[object] = []
    for value in fields.items("chance", []):
        planned.append(number(value, "chance", 1, 6))
    fields.done()
    chance.planned = planned
    if beds.phase == ACT and not dice_given:
        roll(beds)
        beds.fresh = fields.flag("fresh", True)
    settle(beds)
    return beds


def read_types(fields: Fields, most: int) -> vec[i64]:
    counts = vec[i64]([0] * ROW)
    for name in fields.named(TYPES[1:]):
        counts[TYPES.index(name)] = fields.integer(name, 0, 0, most)
    return counts


def read_by_seat(fields: Fields, terms: Terms) -> vec[i64]:
    counts = vec[i64]([0] * (ROW * int(terms.seats)))
    for name in fields.named(seat_names(int(terms.seats))):
        row = read_types(fields.fields(name), terms.tiles)
        for type in range(1, LAST + 1):
            counts[ROW * int(name) + type] = row[type]
    return counts


def read_board(beds: Beds, fields: Fields) -> None:
    terms = beds.terms
    for name in fields.named(CELLS):
        cell = CELLS.index(name)
        text = fields.text(name, "empty")
        kind, _, owner = text.partition(" ")
        if text == "empty":
            continue
        if kind not in KINDS[1:]:
            raise miswritten(fields.at(name), text, ["carrot-seed 0"])
        if owner not in seat_names(int(terms.seats)):
            raise no_seat(fields.at(name), text, int(terms.seats))
        beds.tile[cell] = KINDS.index(kind)
        beds.owner[cell] = int(owner)
        lay_special(beds, cell)


def lay_special(beds: Beds, cell: int) -> None:
    """At most one critter, dial tile and rock per seat, and only where the game has them."""
    kind = beds.tile[cell]
    seat = beds.owner[cell]
    if kind in (BIRD, RABBIT):
        places = beds.critter
        if not beds.terms.critters:
            raise impossible("position-no-critters", field=on(cell), tile=KINDS[kind])
    elif kind in (SUNDIAL, SCARECROW):
        places = beds.dial
    elif kind == ROCK:
        places = beds.rock
        if not beds.terms.rocks:
            raise impossible("position-no-rocks", field=on(cell))
    else:
        return
    if places[seat] != NO_BED:
        raise impossible("position-two-such", owner=Seat(int(seat)), first=on(places[seat]), second=on(cell))
    places[seat] = cell


def on(cell: i64) -> str:
    """The path of a space."""
    return f"board.{CELLS[cell]}"


def impossible(kind: str, **args: object) -> Denied:
    return denied_in("garden-dice", kind, **args)


def read_eaten(beds: Beds, fields: Fields) -> None:
    seats = int(beds.terms.seats)
    for value in fields.items("eaten_from", []):
        seat = number(value, "eaten_from", 0, seats - 1)
        if beds.eaten_from[seat]:
            raise repeated("eaten_from", seat)
        beds.eaten_from[seat] = True
    eaten = fields.fields("eaten")
    if fields.has("eaten") and beds.phase != EAT:
        raise only_in("eaten", [PHASES[EAT]], PHASES[beds.phase])
    if beds.phase == EAT:
        for name in ("tile", "from"):
            if not eaten.has(name):
                raise denied("field-needed", field=eaten.at(name), phase=PHASES[EAT])
        beds.eaten = TYPES.index(eaten.text("tile", "", TYPES[1:]))
        beds.prey = eaten.integer("from", NO_SEAT, 0, seats - 1)
        eaten.done()


def read_tiles(beds: Beds, fields: Fields) -> None:
    """Every tile of the game is somewhere: in the stacks, or swallowed, or where it is said to be."""
    most = beds.terms.tiles
    stacks = read_types(fields.fields("stacks"), most)
    discarded = read_types(fields.fields("discarded"), most)
    for type in range(1, LAST + 1):
        used = 1 if beds.eaten == type else 0
        for seat in range(beds.terms.seats):
            used += beds.hand[ROW * seat + type] + beds.harvested[ROW * seat + type]
        for cell in range(BEDS):
            if VALUE[beds.tile[cell]] == type:
                used += 1
        rest = most - used
        if fields.has("stacks"):
            rest -= stacks[type]
            beds.stacks[type] = stacks[type]
            beds.discarded[type] = rest
        else:
            rest -= discarded[type]
            beds.stacks[type] = rest
            beds.discarded[type] = discarded[type]
        if rest < 0:
            raise denied("position-too-many", piece=TYPES[type], count=int(most - rest), most=int(most))
        if fields.has("stacks") and fields.has("discarded") and discarded[type] != rest:
            raise disagrees(f"discarded.{TYPES[type]}", int(discarded[type]), int(rest))


def read_discs(beds: Beds, fields: Fields) -> None:
    seats = int(beds.terms.seats)
    for seat in range(seats):
        used = beds.swallowed[seat]
        for type in range(1, LAST + 1):
            used += beds.hand[ROW * seat + type]
        for cell in range(BEDS):
            if beds.owner[cell] == seat and beds.tile[cell] != ROCK:
                used += 1
        if used > DISCS:
            raise impossible("position-discs", owner=Seat(seat), count=int(used), most=DISCS)
        if beds.swallowed[seat] and beds.critter[seat] == NO_BED:
            raise impossible("position-swallowed", owner=Seat(seat))
        beds.discs[seat] = DISCS - used
    discs = [int(left) for left in beds.discs]
    given = fields.integers("discs", discs, 0, DISCS)
    if given != discs:
        raise disagrees("discs", given, discs)


def read_dice(beds: Beds, fields: Fields) -> bool:
    """True if the pool is given; else it is rolled (phase act) or empty."""
    dice = [number(value, "dice", 1, 6) for value in fields.items("dice", [])]
    if len(dice) > DICE:
        raise too_many("dice", len(dice), DICE)
    beds.pool = POOL_NUMBER[tuple(sorted(dice))]
    beds.fresh = fields.flag("fresh", len(dice) == DICE)
    given = fields.has("dice") or beds.phase != ACT
    if beds.fresh and given and SIZE[beds.pool] < DICE:
        raise impossible("position-fresh", count=len(dice), dice=DICE)
    return given


def check_meal(beds: Beds) -> None:
    if beds.phase == EAT:
        if beds.critter[beds.turn] == NO_BED:
            raise impossible("position-meal-critter", owner=Seat(int(beds.turn)))
        if beds.discs[beds.turn] == 0:
            raise impossible("position-meal-disc", owner=Seat(int(beds.turn)))
        if not beds.eaten_from[beds.prey]:
            raise impossible("position-meal-from", owner=Seat(int(beds.prey)), seat=int(beds.prey))


def read_final(beds: Beds, fields: Fields) -> None:
    """GD-FINAL-6: in phase over `scores` holds totals; the parts follow from the rest and must agree."""
    for seat in range(beds.terms.seats):
        beds.score[seat] -= bonus(beds, seat)
    for name, value in final_fields(beds).items():
        if fields.has(name) and fields.get(name) != value:
            raise disagrees(name, fields.get(name), value)
