"""A position written down (GD-POS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.game import Position
from ..components import (
    BEDS,
    CELLS,
    EMPTY,
    KINDS,
    LAST,
    POOLS,
    TYPES,
)
from ..rules.model import EAT, OVER, PHASES, ROW, Beds
from ..rules.scoring import collections, face, ranks, scores, sets, sun, total, unplaced

if TYPE_CHECKING:
    from .view import Ended, Ending, View


def by_type(counts: vec[i64], row: int) -> dict[str, int]:
    return {TYPES[type]: counts[ROW * row + type] for type in range(1, LAST + 1)}


def dump(beds: Beds) -> Position:
    """GD-POS-1: every field that applies."""
    return {**written(beds), "chance": list(beds.chance.planned)}


def written(beds: Beds) -> View:
    seats = range(beds.terms.seats)
    board: dict[str, str] = {}
    for cell in range(BEDS):
        kind = KINDS[beds.tile[cell]]
        board[CELLS[cell]] = kind if beds.tile[cell] == EMPTY else f"{kind} {beds.owner[cell]}"
    position: View = {
        "turn": beds.turn,
        "start": beds.start,
        "round": beds.round,
        "phase": PHASES[beds.phase],
        "dice": list(POOLS[beds.pool]),
        "fresh": beds.fresh,
        "stacks": by_type(beds.stacks, 0),
        "board": board,
        "scores": scores(beds),
        "discs": list(beds.discs),
        "sun": list(beds.sun),
        "swallowed": list(beds.swallowed),
        "hand": {str(seat): by_type(beds.hand, seat) for seat in seats},
        "harvested": {str(seat): by_type(beds.harvested, seat) for seat in seats},
        "bought": by_type(beds.bought, 0),
        "eaten_from": [seat for seat in seats if beds.eaten_from[seat]],
        "pips": beds.pips,
        "discarded": by_type(beds.discarded, 0),
        "dry_turns": beds.dry_turns,
    }
    if beds.phase == EAT:
        position["eaten"] = {"tile": TYPES[beds.eaten], "from": beds.prey}
    if beds.phase == OVER:
        ended = final_fields(beds)
        position["final"] = ended["final"]
        position["ranks"] = ended["ranks"]
        position["winners"] = ended["winners"]
    return position


def final_fields(beds: Beds) -> Ended:
    final: dict[str, Ending] = {}
    for seat in range(beds.terms.seats):
        final[str(seat)] = {
            "base": beds.score[seat],
            "unplaced": unplaced(beds, seat),
            "sets": sets(beds, seat),
            "collections": collections(beds, seat),
            "sun": sun(beds, seat),
            "total": total(beds, seat),
            "face": face(beds, seat),
        }
    places = ranks(beds)
    return {
        "final": final,
        "ranks": places,
        "winners": [seat for seat, rank in enumerate(places) if rank == 1],
    }
