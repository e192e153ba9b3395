"""Removing a tile and giving it away (GR-REM, GR-SOLO-3)."""

from __future__ import annotations

from ....kernel.game import NOBODY
from ....kernel.result import Objection
from ....kernel.story import Args, Seat
from ..components import EMPTY, LIE_TILE, MOST_SEATS, TILE_SAID, TILES
from .model import Garden, Play, Terms
from .moves import GardenersMove, Remove, Table
from .table import RUNS, SIDES, connected, lift


def loose(table: Table, garden: Garden) -> list[int]:
    """The tiles that may be removed now, by their cells (GR-REM-1, 2, 6)."""
    lies = garden.lies
    around = garden.around
    found: list[int] = []
    reach = table.reach
    left, right = garden.left, garden.right
    last = right if right <= reach else reach
    while left <= last:
        for row in range(garden.top, garden.bottom + 1):
            start = table.before[row]
            for cell in range(start + left, start + last + 1):
                ring = around[cell]
                if ring & SIDES != SIDES and RUNS[ring] <= 1 and lies[cell] != EMPTY:
                    found.append(cell)
        left, last, right = 1, right - reach, reach  # the columns that run over, if any
    if garden.bottom > reach or garden.right > reach:
        found.sort()
    return found


def removals(terms: Terms, play: Play, seat: int, offers: list[GardenersMove]) -> None:
    if terms.mode.solo:
        for cell in loose(terms.table, play.garden):
            offers.append(terms.table.takes[cell])
        return
    gives = terms.table.gives
    for cell in loose(terms.table, play.garden):
        start = cell * MOST_SEATS
        for to in range(terms.seats):
            if to != seat:  # GR-REM-4
                offers.append(gives[start + to])


def no_removal(terms: Terms, play: Play, seat: int, move: Remove) -> Objection | None:
    garden = play.garden
    if terms.mode.solo:
        if move.to != NOBODY:
            return Objection("GR-SOLO-3", "no-giving-alone")
    elif move.to == NOBODY:
        return Objection("GR-REM-3", "no-taker")
    elif move.to >= terms.seats:
        return Objection("GR-REM-3", "no-such-taker")
    elif move.to == seat:
        return Objection("GR-REM-4", "no-keeping")
    if garden.lies[move.cell] == EMPTY:
        return Objection("GR-REM-1", "no-tile-there", {"cell": terms.table.names[move.cell]})
    if all(garden.lies[near] != EMPTY for near in terms.table.near[move.cell]):
        return Objection("GR-REM-1", "no-edge")
    if not connected(terms.table, garden, move.cell):
        return Objection("GR-REM-2", "no-splitting")
    return None


def remove(terms: Terms, play: Play, seat: int, move: Remove) -> None:
    tile = LIE_TILE[lift(terms.table, play.garden, move.cell)]
    to = seat if move.to == NOBODY else move.to
    play.reserves[to].append(tile)  # GR-REM-3: open, beside the others; its rotation is forgotten
    play.checked = False  # GR-READY-6
    for other in range(terms.seats):  # GR-READY-5
        play.ready[other] = False
    if play.story is not None:
        said: Args = {"tile": TILE_SAID[tile], "cell": terms.table.names[move.cell]}
        keys = [f"tile-{TILES[tile]}", f"seat-{to}"]
        if move.to == NOBODY:
            play.tell("keeps", "GR-SOLO-3", keys, seat, said)
        else:
            said["to"] = Seat(to)
            play.tell("gives", "GR-REM-3", keys, seat, said)
