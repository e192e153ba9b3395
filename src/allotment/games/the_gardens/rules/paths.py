"""Pathways: joins, networks and loops (TG-PATH, TG-OPERA-1, TG-CONS-1), from the printed exits alone."""

from __future__ import annotations

from ..components import BEYOND, CELLS, EXIT, NO_CELL, PATH, PATHWAY
from ..model import Grounds


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
    most = 0
    for network in networks(grounds, seat, anyhow):
        if len(network) > most:
            most = len(network)
    return most


def loops(grounds: Grounds, seat: int) -> int:
    """TG-OPERA-1, TG-RULING-20: joins - cells + networks. The Conservatorium closes none (TG-RULING-21)."""
    garden = seat * CELLS
    joins = 0
    for cell in range(CELLS):
        for edge in (1, 2):  # E and S: every join once
            if joined(grounds, garden, cell, edge, False):
                joins += 1
    cells = 0
    for cell in range(CELLS):
        cells += PATHWAY[grounds.gardens[garden + cell]]
    return joins - cells + len(networks(grounds, seat, False))
