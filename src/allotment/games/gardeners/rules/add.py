"""Adding a tile (GR-ADD)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import EMPTY, LIE_TILE, LIES_OF, TILES
from ..model import Garden, Play, Terms
from ..moves import GardenersMove, Place, Table
from .table import ALL_AROUND, RUNS, SIDES, closed_space, lay


def in_reach(terms: Terms, play: Play, seat: int) -> list[int]:
    """GR-ADD-1: the open tiles of the seat and the top of its pile; in solo of either pile (GR-SOLO-2)."""
    tiles = play.reserves[seat][:]
    if terms.mode.solo:
        for pile in play.piles:
            if pile:
                tiles.append(pile[0])
    elif play.piles[seat]:
        tiles.append(play.piles[seat][0])
    tiles.sort()
    return tiles


def openings(table: Table, garden: Garden) -> list[int]:
    """The cells where a tile may be laid now, as places in the table's order (GR-ADD-3 to 6)."""
    if garden.laid == 0:
        return [table.order[table.middle]]
    top, bottom, left, right = garden.top, garden.bottom, garden.left, garden.right
    if bottom - top + 1 < table.side:  # GR-ADD-5, within the table (GR-ADD-4)
        top = max(top - 1, 1)
        bottom = min(bottom + 1, table.reach)
    if right - left + 1 < table.side:
        left = max(left - 1, 1)
        right = min(right + 1, table.reach)
    found: list[int] = []
    lies = garden.lies
    around = garden.around
    for row in range(top, bottom + 1):
        start = row * table.width
        for cell in range(start + left, start + right + 1):
            ring = around[cell]
            if ring & SIDES and lies[cell] == EMPTY and RUNS[ALL_AROUND ^ ring] <= 1:
                found.append(table.order[cell])
    return found


def placements(terms: Terms, play: Play, seat: int, offers: list[GardenersMove]) -> None:
    tiles = in_reach(terms, play, seat)
    if not tiles:
        return
    open_cells = openings(terms.table, play.garden)
    places = terms.table.places
    cells = len(terms.table.cells)
    for tile in tiles:
        for lie in LIES_OF[tile]:  # GR-ADD-2
            start = lie * cells
            for order in open_cells:
                offers.append(places[start + order])


def no_placement(terms: Terms, play: Play, seat: int, move: Place) -> Objection | None:
    tile = LIE_TILE[move.lie]
    table = terms.table
    garden = play.garden
    own = play.piles if terms.mode.solo else [play.piles[seat]]
    if tile not in play.reserves[seat] and not any(pile and pile[0] == tile for pile in own):
        # whether it lies further down the pile is nobody's to know (GR-ADD-1)
        return Objection("GR-ADD-1", f"{TILES[tile]} is neither the top of your pile nor in your reserve")
    if garden.lies[move.cell] != EMPTY:
        return Objection("GR-ADD-4", f"a tile lies at {table.names[move.cell]} already")
    if garden.laid == 0:
        if move.cell != table.middle:
            return Objection(
                "GR-ADD-3", f"the first tile of a garden goes to the middle, {table.names[table.middle]}"
            )
        return None
    if all(garden.lies[move.cell + step] == EMPTY for step in table.steps):
        return Objection("GR-ADD-4", "it would not touch the garden by a side")
    row, column = move.cell // table.width, move.cell % table.width
    if max(row, garden.bottom) - min(row, garden.top) >= table.side:
        return Objection("GR-ADD-5", f"the garden would be more than {table.side} rows high")
    if max(column, garden.right) - min(column, garden.left) >= table.side:
        return Objection("GR-ADD-5", f"the garden would be more than {table.side} columns wide")
    if closed_space(table, garden, move.cell):
        return Objection("GR-ADD-6", "it would shut in an empty space")
    return None


def place(terms: Terms, play: Play, seat: int, move: Place) -> None:
    tile = LIE_TILE[move.lie]
    reserve = play.reserves[seat]
    if tile in reserve:
        reserve.remove(tile)
    else:
        for pile in play.piles:
            if pile and pile[0] == tile:
                pile.pop(0)  # GR-ADD-7
                if pile:
                    play.revealed += 1  # the next tile shows
    lay(terms.table, play.garden, move.cell, move.lie)
    for other in range(terms.seats):  # GR-READY-5
        play.ready[other] = False
    if play.story is not None:
        play.tell(
            f"seat {seat}: {move.text}",
            "GR-ADD-7",
            [f"tile-{TILES[tile]}", f"cell-{terms.table.names[move.cell].replace(',', '-')}"],
        )
