"""Pathways: joins, networks and loops (TG-PATH, TG-OPERA-1, TG-CONS-1), from the printed exits alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..components import BEYOND, CELLS, CONSERVATORIUM, EXIT, NO_CELL, PATH, PATHWAY
from .model import Grounds

EXITS: Final = vec[i64](PATH)  # by card
EDGE: Final = vec[i64](EXIT)
OPPOSITE: Final = vec[i64]([2, 3, 0, 1])
NEAR: Final = vec[i64]([near for cell in range(CELLS) for near in BEYOND[cell]])  # by 4 * cell + edge


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
    """The same without listing the networks, from the exits alone: a forecast asks it of every position."""
    garden = seat * CELLS
    paths = vec[i64]([0] * CELLS)  # 0 again once a cell is counted
    for cell in range(CELLS):
        paths[cell] = EXITS[grounds.gardens[garden + cell]]
    waiting = vec[i64]([0] * CELLS)
    exits = vec[i64]([0] * CELLS)
    most: i64 = 0
    for first in range(i64(CELLS)):
        if paths[first] == 0:
            continue
        count: i64 = 1
        at: i64 = 0
        waiting[0] = first
        exits[0] = paths[first]
        paths[first] = 0
        while at < count:
            here = waiting[at]
            path = exits[at]
            at += 1
            for edge in range(i64(4)):
                if path & EDGE[edge]:
                    near = NEAR[4 * here + edge]
                    if near >= 0 and paths[near] & EDGE[OPPOSITE[edge]]:
                        waiting[count] = near
                        exits[count] = paths[near]
                        paths[near] = 0
                        count += 1
        if count > most:
            most = count
    return most


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
