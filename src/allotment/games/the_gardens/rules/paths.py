"""Pathways: joins, networks and loops (TG-PATH, TG-OPERA-1, TG-CONS-1), from the printed exits alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..components import BEYOND, CELLS, COLUMNS, CONSERVATORIUM, EXIT, NO_CELL, PATH, PATHWAY
from .model import Grounds

EXITS: Final = vec[i64](PATH)  # by card
NORTH: Final[i64] = EXIT[0]
EAST: Final[i64] = EXIT[1]
SOUTH: Final[i64] = EXIT[2]
WEST: Final[i64] = EXIT[3]
ROW: Final[i64] = 2**COLUMNS - 1  # the cells of the first row, as bits; the next row's follow
NOT_LAST: Final[i64] = sum(1 << cell for cell in range(CELLS) if cell % COLUMNS != COLUMNS - 1)
COUNT: Final = vec[i64]([row.bit_count() for row in range(2**COLUMNS)])  # by the cells of a row


def joined(grounds: Grounds, garden: int, cell: int, edge: int, anyhow: bool) -> bool:
    """TG-PATH-1: the cell and its neighbour beyond that edge both have an exit there. `anyhow`
    (TG-CONS-1): both are pathway cells, whatever their exits. Never diagonally (TG-RULING-22)."""
    near = BEYOND[cell][edge]
    if near == NO_CELL:
        return False
    here = grounds.gardens[garden + cell]
    there = grounds.gardens[garden + near]
    if anyhow:
        return PATHWAY[here] > 0 and PATHWAY[there] > 0
    return PATH[here] & EXIT[edge] != 0 and PATH[there] & EXIT[(edge + 2) % 4] != 0


def networks(grounds: Grounds, seat: int, anyhow: bool) -> list[list[int]]:
    """The pathway cells of a garden, network by network; a card that joins nothing is one of its own
    (TG-RULING-18, TG-RULING-19)."""
    garden = seat * CELLS
    found: list[list[int]] = []
    placed = [False] * CELLS
    for first in range(CELLS):
        if placed[first] or PATHWAY[grounds.gardens[garden + first]] == 0:
            continue
        placed[first] = True
        network = [first]
        for cell in network:  # grows while we walk it
            for edge in range(4):
                if joined(grounds, garden, cell, edge, anyhow):
                    near = BEYOND[cell][edge]
                    if not placed[near]:
                        placed[near] = True
                        network.append(near)
        found.append(network)
    return found


def largest_network(grounds: Grounds, seat: int, anyhow: bool) -> int:
    """TG-PATH-1, TG-PATH-2: cells of the largest network."""
    if anyhow:
        most = 0
        for network in networks(grounds, seat, True):
            if len(network) > most:
                most = len(network)
        return most
    return int(largest_joined(grounds, seat))


def largest_joined(grounds: Grounds, seat: int) -> i64:
    """The same without listing the networks, from the exits alone: a forecast asks it of every position. A
    garden has few enough cells for a bit each, so all of them are looked at in one step."""
    gardens = grounds.gardens
    garden = seat * CELLS
    north: i64 = 0  # cells with an exit there
    east: i64 = 0
    south: i64 = 0
    west: i64 = 0
    bit: i64 = 1
    for cell in range(garden, garden + CELLS):
        exits = EXITS[gardens[cell]]
        if exits:
            if exits & NORTH:
                north |= bit
            if exits & EAST:
                east |= bit
            if exits & SOUTH:
                south |= bit
            if exits & WEST:
                west |= bit
        bit <<= 1
    across = east & (west >> 1) & NOT_LAST  # cells that are joined with the one to the right
    down = south & (north >> COLUMNS)  # and with the one below
    if across | down == 0:
        return 1 if north | east | south | west else 0
    rest = across | (across << 1) | down | (down << COLUMNS)
    most: i64 = 1
    while rest:
        network = rest & -rest
        while True:
            grown = network | ((network & across) << 1) | ((network >> 1) & across)
            grown |= ((grown & down) << COLUMNS) | ((grown >> COLUMNS) & down)
            if grown == network:
                break
            network = grown
        count = bits(network)
        if count > most:
            most = count
        rest &= ~network
    return most


def bits(cells: i64) -> i64:
    """How many, of a garden's."""
    return COUNT[cells & ROW] + COUNT[(cells >> COLUMNS) & ROW] + COUNT[cells >> (2 * COLUMNS)]


def loops(grounds: Grounds, seat: int) -> int:
    """TG-OPERA-1, TG-RULING-20: joins - cells + networks. The Conservatorium closes some by option only
    (TG-RULING-21)."""
    anyhow = grounds.loose and grounds.holds(seat, CONSERVATORIUM)
    garden = seat * CELLS
    joins = 0
    for cell in range(CELLS):
        for edge in (1, 2):  # E and S: every join once
            if joined(grounds, garden, cell, edge, anyhow):
                joins += 1
    cells = 0
    for cell in range(CELLS):
        cells += PATHWAY[grounds.gardens[garden + cell]]
    return joins - cells + len(networks(grounds, seat, anyhow))
