"""The score pad, and who has won (FG-SCORE, FG-END-5, FG-RANK)."""

from __future__ import annotations

from ...kernel.result import PadLine, Result, ranked
from .components import BONUS_NAMES, BONUS_TYPES, GODS, OFF_BOARD, PANORAMAS, REWARDS, SIZE, TYPE, VALUE
from .model import OVER, Garden, Gardens
from .rules.bonus import finished


def score(garden: Garden) -> int:
    """FG-SCORE-1: the markers' spaces and the numbers on rewards tiles."""
    points = 0
    for space in garden.track:
        points += marker_points(space)
    for tile in garden.tiles:
        points += tile_points(tile)
    return points


def marker_points(space: int) -> int:
    return 0 if space == OFF_BOARD else space  # FG-GOD-3


def tile_points(tile: int) -> int:
    return VALUE[tile] if TYPE[tile] == REWARDS else 0  # FG-BONUS-4


def scores(table: Gardens) -> list[int]:
    return [score(garden) for garden in table.gardens]


def pad(table: Gardens) -> list[PadLine]:
    """A line for each god's track, then one for each bonus tile that somebody has."""
    lines: list[PadLine] = []
    for god, name in enumerate(GODS):
        points = [marker_points(garden.track[god]) for garden in table.gardens]
        lines.append(PadLine(f"{name} track", "FG-SCORE-1", points))
    for tile, name in enumerate(BONUS_NAMES):
        if any(tile in garden.tiles for garden in table.gardens):
            points = [tile_points(tile) if tile in garden.tiles else 0 for garden in table.gardens]
            rule = "FG-BONUS-4" if TYPE[tile] == REWARDS else "FG-SCORE-2"
            lines.append(PadLine(f"{BONUS_TYPES[TYPE[tile]]} tile {name.split('-')[1]}", rule, points))
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
    return ranked([[score(garden), len(garden.landscapes), largest(garden)] for garden in table.gardens])


def result(table: Gardens) -> Result | None:
    if table.phase != OVER:
        return None
    if table.ending:
        reason = f"a garden has {table.terms.target} landscapes, and the round is over"  # FG-END-3
    else:
        reason = f"the game ends after round {table.round}"  # FG-END-6
    return Result(scores(table), ranks(table), reason, pad(table))
