"""Adding a tile (GR-ADD)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import EMPTY, LIE_SAID, LIE_TILE, LIES_OF, LYING, TILE_SAID, TILES
from .model import Garden, Play, Terms
from .moves import GardenersMove, Place, Table
from .table import ALL_AROUND, RUNS, SIDES, closed_space, lay, offsets


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
    """The cells where a tile may be laid now (GR-ADD-3 to 6)."""
    if garden.laid == 0:
        return [table.middle]
    reach = table.reach
    top, bottom, left, right = garden.top, garden.bottom, garden.left, garden.right
    if bottom - top + 1 < table.side:  # GR-ADD-5
        top -= 1
        bottom += 1
    if right - left + 1 < table.side:
        left, right = (left - 1, right + 1) if left > 1 else (reach, right + reach + 1)
    found: list[int] = []
    lies = garden.lies
    around = garden.around
    in_order = top > 0 and bottom <= reach and right <= reach
    last = right if right <= reach else reach
    while left <= last:
        for row in range(top, bottom + 1):
            start = table.before[row]
            for cell in range(start + left, start + last + 1):
                ring = around[cell]
                if ring & SIDES and lies[cell] == EMPTY and RUNS[ALL_AROUND ^ ring] <= 1:
                    found.append(cell)
        left, last, right = 1, right - reach, reach  # the columns that run over, if any
    if not in_order:
        found.sort()
    return found


def placements(terms: Terms, play: Play, seat: int, offers: list[GardenersMove]) -> None:
    table = terms.table
    tiles = in_reach(terms, play, seat)
    if terms.mode.solo:
        turns_and_placements(table, play.garden, tiles, offers)
        return
    if not tiles:
        return
    open_cells = openings(table, play.garden)
    for tile in tiles:
        lay_anywhere(table, tile, open_cells, offers)


def lay_anywhere(table: Table, tile: int, open_cells: list[int], offers: list[GardenersMove]) -> None:
    places = table.places
    for lie in LIES_OF[tile]:  # GR-ADD-2
        start = lie * table.size
        for cell in open_cells:
            offers.append(places[start + cell])


def turns_and_placements(table: Table, garden: Garden, tiles: list[int], offers: list[GardenersMove]) -> None:
    """Solo: tiles of the edge, too, are played where they lie, in another rotation (GR-SOLO-10)."""
    edge = edge_tiles(table, garden)
    open_cells = openings(table, garden)
    for tile in sorted([*tiles, *edge]):
        if tile in edge:
            cell = edge[tile]
            for lie in LIES_OF[tile]:
                if lie != garden.lies[cell]:
                    offers.append(table.places[lie * table.size + cell])
        else:
            lay_anywhere(table, tile, open_cells, offers)


def edge_tiles(table: Table, garden: Garden) -> dict[int, int]:
    """The tiles at the edge of the garden, with their cells (GR-REM-1)."""
    found: dict[int, int] = {}
    for row in range(garden.top, garden.bottom + 1):
        start = row * table.span
        for at in range(start + garden.left, start + garden.right + 1):
            cell = table.plane[at]
            if garden.lies[cell] != EMPTY and garden.around[cell] & SIDES != SIDES:
                found[LIE_TILE[garden.lies[cell]]] = cell
    return found


def no_placement(terms: Terms, play: Play, seat: int, move: Place) -> Objection | None:
    tile = LIE_TILE[move.lie]
    table = terms.table
    garden = play.garden
    own = play.piles if terms.mode.solo else [play.piles[seat]]
    lying = garden.lies[move.cell]
    if lying != EMPTY and LIE_TILE[lying] == tile:
        if not terms.mode.solo:
            return Objection("GR-ADD-8", "no-turning")
        return no_turn(table, garden, move)
    if tile not in play.reserves[seat] and not any(pile and pile[0] == tile for pile in own):
        # nobody may know whether it lies further down the pile (GR-ADD-1)
        return Objection("GR-ADD-1", "no-such-tile", {"tile": TILE_SAID[tile]})
    if lying != EMPTY:
        return Objection("GR-ADD-4", "no-free-cell", {"cell": table.names[move.cell]})
    if garden.laid == 0:
        if move.cell != table.middle:
            return Objection("GR-ADD-3", "no-first-elsewhere", {"cell": table.names[table.middle]})
        return None
    if all(garden.lies[near] == EMPTY for near in table.near[move.cell]):
        return Objection("GR-ADD-4", "no-neighbour")
    below, beside = offsets(table, garden, move.cell)  # it touches: inside, or one row or column beyond
    if below >= table.side == garden.bottom - garden.top + 1:
        return Objection("GR-ADD-5", "no-more-rows", {"most": table.side})
    if beside >= table.side == garden.right - garden.left + 1:
        return Objection("GR-ADD-5", "no-more-columns", {"most": table.side})
    if closed_space(table, garden, move.cell):
        return Objection("GR-ADD-6", "no-hole")
    return None


def no_turn(table: Table, garden: Garden, move: Place) -> Objection | None:
    if garden.lies[move.cell] == move.lie:
        return Objection("GR-SOLO-10", "no-change", {"tile": TILE_SAID[LIE_TILE[move.lie]]})
    if all(garden.lies[near] != EMPTY for near in table.near[move.cell]):
        return Objection("GR-REM-1", "no-edge")
    return None


def place(terms: Terms, play: Play, seat: int, move: Place) -> None:
    tile = LIE_TILE[move.lie]
    reserve = play.reserves[seat]
    rule = "GR-ADD-7"
    kind = "lays"
    if play.garden.lies[move.cell] != EMPTY:
        rule = "GR-SOLO-10"
        kind = "turns"
        play.checked = False  # GR-READY-6
    elif tile in reserve:
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
        cell = terms.table.names[move.cell]
        said = LIE_SAID[move.lie].copy()
        said["cell"] = cell
        keys = [f"tile-{TILES[tile]}", f"cell-{cell.replace(',', '-')}"]
        play.tell(kind + LYING[move.lie], rule, keys, seat, said)
