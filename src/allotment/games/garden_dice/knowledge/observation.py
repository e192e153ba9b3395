"""The position in numbers, as seen from a seat. Nothing is hidden, so all of it is here."""

from __future__ import annotations

from typing import Final

from ....kernel.row import Lines, Row
from ..components import (
    BEDS,
    BIRD,
    CELLS,
    DICE,
    DISCS,
    EMPTY,
    KINDS,
    LAST,
    MOST_SEATS,
    PIPS,
    POOLS,
    RABBIT,
    ROCK,
    SCARECROW,
    SEED,
    STAGE,
    SUNDIAL,
    TYPES,
    VALUE,
    VEGGIE,
)
from ..rules.model import EAT, ROW, Beds

SPECIALS: Final = [
    (BIRD, "bird"),
    (RABBIT, "rabbit"),
    (SUNDIAL, "sundial"),
    (SCARECROW, "scarecrow"),
    (ROCK, "rock"),
]


def feature_names() -> list[str]:
    """Seats are named from the viewer: `seat+0` is the viewer, `seat+1` the next one clockwise."""
    names: list[str] = []
    for cell in CELLS:
        names += [f"bed {cell} seed", f"bed {cell} veggie"]
        names += [f"bed {cell} {kind}" for _, kind in SPECIALS]
        names += [f"bed {cell} of seat+{step}" for step in range(MOST_SEATS)]
        names.append(f"bed {cell} star")
    names += [f"dice showing {face}" for face in range(1, 7)]
    names += ["fresh", "pips", "eaten", "drought"]
    names += [f"stack {type}" for type in TYPES[1:]]
    names += [f"bought {type}" for type in TYPES[1:]]
    for step in range(MOST_SEATS):
        seat = f"seat+{step}"
        names += [f"{seat} plays", f"{seat} in turn", f"{seat} score", f"{seat} discs", f"{seat} sun"]
        names += [f"{seat} swallowed", f"{seat} eaten from"]
        names += [f"{seat} hand {type}" for type in TYPES[1:]]
        names += [f"{seat} harvested {type}" for type in TYPES[1:]]
    return names


def bed_numbers(kind: int, whose: int, star: bool) -> list[float]:
    value = int(VALUE[kind]) / LAST
    out = [value if STAGE[kind] == SEED else 0.0, value if STAGE[kind] == VEGGIE else 0.0]
    for special, _ in SPECIALS:
        out.append(1.0 if kind == special else 0.0)
    for step in range(MOST_SEATS):
        out.append(1.0 if whose == step else 0.0)
    out.append(1.0 if star else 0.0)
    return out


# A bed's numbers by kind, owner (nobody first) and star: a row is copied much faster than made.
OWNERS: Final = MOST_SEATS + 1
BED_ROWS: Final = Lines(
    [
        bed_numbers(kind, whose - 1, star)
        for kind in range(len(KINDS))
        for whose in range(OWNERS)
        for star in (False, True)
    ]
)
FACES: Final = 6
POOL_ROWS: Final = Lines([[pool.count(face) / DICE for face in range(1, FACES + 1)] for pool in POOLS])
NOT_PLAYING: Final[int] = 7 + 2 * LAST


def observe(beds: Beds, seat: int, out: Row) -> None:
    seats = int(beds.terms.seats)
    tiles = int(beds.terms.tiles)
    stars = beds.terms.stars
    for cell in range(BEDS):
        kind = int(beds.tile[cell])
        whose = (int(beds.owner[cell]) - seat) % seats if kind != EMPTY else -1
        star = 1 if stars[cell] else 0
        out.copy(BED_ROWS, (kind * OWNERS + whose + 1) * 2 + star)
    out.copy(POOL_ROWS, int(beds.pool))
    out.yes(beds.fresh)
    out.put(int(beds.pips) / PIPS)
    out.put(int(beds.eaten) / LAST if beds.phase == EAT else 0.0)
    out.put(int(beds.dry_turns) / int(beds.terms.drought) if beds.terms.drought else 0.0)
    for type in range(1, ROW):
        out.put(int(beds.stacks[type]) / tiles)
    for type in range(1, ROW):
        out.put(int(beds.bought[type]) / 2.0)
    for step in range(MOST_SEATS):
        if step >= seats:
            out.skip(NOT_PLAYING)
            continue
        other = (seat + step) % seats
        out.yes(True)
        out.yes(other == beds.turn)
        out.put(int(beds.score[other]) / 100.0)
        out.put(int(beds.discs[other]) / DISCS)
        out.yes(beds.sun[other])
        out.put(int(beds.swallowed[other]) / DISCS)
        out.yes(beds.eaten_from[other])
        for type in range(1, ROW):
            out.put(int(beds.hand[ROW * other + type]) / tiles)
        for type in range(1, ROW):
            out.put(int(beds.harvested[ROW * other + type]) / tiles)
