"""The end: a line of points per rule, then ranks and tie-breaks (GD-FINAL, GD-TIE)."""

from __future__ import annotations

from ....kernel.result import PadLine, Result, ranked
from ..components import LAST
from .model import OVER, ROW, Beds
from .turn import sold_out


def unplaced(beds: Beds, seat: int) -> int:
    """GD-FINAL-1: every purchased seed not placed, except one; special tiles cost nothing (GD-RULING-28)."""
    seeds = 0
    for type in range(1, LAST + 1):
        seeds += beds.hand[ROW * seat + type]
    return int(-beds.terms.unplaced_penalty * max(0, seeds - beds.terms.unplaced_free))


def sets(beds: Beds, seat: int) -> int:
    """GD-FINAL-2: complete sets of the five types among the harvested tiles."""
    fewest = beds.harvested[ROW * seat + 1]
    for type in range(2, LAST + 1):
        fewest = min(fewest, beds.harvested[ROW * seat + type])
    return int(beds.terms.set_bonus * fewest)


def collections(beds: Beds, seat: int) -> int:
    """GD-FINAL-3: all tiles of a type are one collection (GD-RULING-27)."""
    collection = beds.terms.collection
    points = 0
    for type in range(1, LAST + 1):
        points += int(collection[min(beds.harvested[ROW * seat + type], len(collection) - 1)])
    return points


def sun(beds: Beds, seat: int) -> int:
    """GD-FINAL-5."""
    return int(beds.terms.sun_bonus) if beds.sun[seat] else 0


def total(beds: Beds, seat: int) -> int:
    """GD-FINAL-6."""
    return beds.score[seat] + bonus(beds, seat)


def bonus(beds: Beds, seat: int) -> int:
    return unplaced(beds, seat) + sets(beds, seat) + collections(beds, seat) + sun(beds, seat)


def face(beds: Beds, seat: int) -> int:
    """GD-TIE-1: the sum of the values of the harvested tiles."""
    points = 0
    for type in range(1, LAST + 1):
        points += type * beds.harvested[ROW * seat + type]
    return points


def scores(beds: Beds) -> list[int]:
    """Points from play; totals when the game is over (GD-FINAL-6)."""
    if beds.phase != OVER:
        return list(beds.score)
    return [total(beds, seat) for seat in range(beds.terms.seats)]


def pad(beds: Beds) -> list[PadLine]:
    seats = range(beds.terms.seats)
    return [
        PadLine("pad-harvests", "GD-HARVEST-3", list(beds.score)),
        PadLine("pad-unplaced", "GD-FINAL-1", [unplaced(beds, seat) for seat in seats]),
        PadLine("pad-sets", "GD-FINAL-2", [sets(beds, seat) for seat in seats]),
        PadLine("pad-collections", "GD-FINAL-3", [collections(beds, seat) for seat in seats]),
        PadLine("pad-sun", "GD-FINAL-5", [sun(beds, seat) for seat in seats]),
    ]


def ranks(beds: Beds) -> list[int]:
    """GD-TIE-1, GD-TIE-2, for all places (GD-RULING-29)."""
    return ranked([[total(beds, seat), face(beds, seat)] for seat in range(beds.terms.seats)])


def result(beds: Beds) -> Result | None:
    if beds.phase != OVER:
        return None
    reason = "sold-out" if sold_out(beds) else "drought"
    return Result(scores(beds), ranks(beds), reason, pad(beds))
