"""The score pad, and who has won (FG-SCORE, FG-END-5, FG-RANK)."""

from __future__ import annotations

from ....kernel.result import PadLine, Result, ranked
from ....kernel.story import Args
from ..components import BONUS_TYPES, GOD_TITLES, GODS, OFF_BOARD, PANORAMAS, REWARDS, SIZE, TYPE
from .bonus import finished
from .model import OVER, Garden, Gardens, Terms


def score(garden: Garden, terms: Terms) -> int:
    """FG-SCORE-1: the markers' spaces and the numbers on rewards tiles."""
    points = 0
    for space in garden.track:
        points += marker_points(space)
    for tile in garden.tiles:
        points += terms.tile_points(tile)
    return points


def marker_points(space: int) -> int:
    return 0 if space == OFF_BOARD else space  # FG-GOD-3


def scores(table: Gardens) -> list[int]:
    return [score(garden, table.terms) for garden in table.gardens]


def pad(table: Gardens) -> list[PadLine]:
    """A line for each god's track, then one for each kind of bonus tile that somebody has."""
    lines: list[PadLine] = []
    for god in range(len(GODS)):
        points = [marker_points(garden.track[god]) for garden in table.gardens]
        lines.append(PadLine("pad-track", "FG-SCORE-1", points, {"god": GOD_TITLES[god]}))
    for type, name in enumerate(BONUS_TYPES):
        taken = [[tile for tile in garden.tiles if TYPE[tile] == type] for garden in table.gardens]
        if any(taken):
            points = [sum([table.terms.tile_points(tile) for tile in tiles]) for tiles in taken]
            rule = "FG-BONUS-4" if type == REWARDS else "FG-SCORE-2"
            lines.append(PadLine(f"pad-{name}", rule, points))
    return lines


def largest(garden: Garden) -> int:
    """Frames of the largest completed panorama."""
    most = 0
    for panorama in range(len(PANORAMAS)):
        if finished(garden, panorama) and SIZE[panorama] > most:
            most = SIZE[panorama]
    return most


def ranks(table: Gardens) -> list[int]:
    """FG-RANK-1: points, then landscapes, then the largest completed panorama."""
    return ranked(
        [[score(garden, table.terms), len(garden.landscapes), largest(garden)] for garden in table.gardens]
    )


def result(table: Gardens) -> Result | None:
    if table.phase != OVER:
        return None
    if table.ending:
        target: Args = {"landscapes": table.terms.target}
        return Result(scores(table), ranks(table), "landscapes", pad(table), target)  # FG-END-3
    limit: Args = {"rounds": table.round}
    return Result(scores(table), ranks(table), "rounds", pad(table), limit)  # FG-END-6
