"""The score pad, the ranking and its tie-break (TG-END-1, TG-RANK)."""

from __future__ import annotations

from typing import Final

from ....kernel.result import PadLine, ranked
from ..components import (
    END_PATHS,
    END_STATUES,
    END_STREAMS,
    END_TREES,
    GATE,
    LANDMARK_TITLES,
    LANDMARKS,
    MID_BENCHES,
    MID_FOUNTAINS,
    MID_TREES,
    NO_LAYOUT,
    TILE_NAMES,
)
from .end import END_LANDMARKS, end_paths, end_statues, end_streams, end_trees, finals, landmark_end
from .model import (
    CARRIED,
    FROM_BENCHES,
    FROM_FOUNTAINS,
    FROM_GATE,
    FROM_LANDMARKS,
    FROM_TREES,
    OUT,
    OVER,
    SOURCES,
    Grounds,
)

# The rule that scores each tile.
RULES: Final = {
    "mid-tree-match": "TG-TREE-1",
    "mid-tree-streams": "TG-TILE-3",
    "mid-tree-paths": "TG-TILE-4",
    "mid-fountain-streams": "TG-FOUNTAIN-1",
    "mid-fountain-variety": "TG-TILE-5",
    "mid-fountain-column": "TG-TILE-6",
    "mid-bench-neighbours": "TG-BENCH-1",
    "mid-bench-paths": "TG-TILE-7",
    "mid-bench-trees": "TG-TILE-8",
    "end-tree-types": "TG-ENDTREE-1",
    "end-tree-group": "TG-TILE-9",
    "end-tree-balance": "TG-TILE-10",
    "end-stream-length": "TG-STREAM-1",
    "end-path-network": "TG-PATH-1",
    "end-statue-majority": "TG-STATUE-1",
    "end-statue-lines": "TG-TILE-11",
    "end-statue-apart": "TG-TILE-12",
}
END_RULES: Final = ["TG-OPERA-1", "TG-BRIDGE-1", "TG-FIG-1", "TG-GALLERY-1", "TG-PHILLIP-1"]


def pad(grounds: Grounds) -> list[PadLine]:
    """A line for each tile, then the landmarks; first what is brought forward from an earlier part."""
    lines: list[PadLine] = []
    carried = earned(grounds, CARRIED)
    if any(carried):
        lines.append(PadLine("pad-carried", "TG-RULING-50", carried))
    lines.append(tile_line(grounds, MID_TREES, earned(grounds, FROM_TREES)))
    lines.append(tile_line(grounds, MID_FOUNTAINS, earned(grounds, FROM_FOUNTAINS)))
    lines.append(tile_line(grounds, MID_BENCHES, earned(grounds, FROM_BENCHES)))
    seats = range(grounds.seats)
    lines.append(tile_line(grounds, END_TREES, [end_trees(grounds, seat) for seat in seats]))
    lines.append(tile_line(grounds, END_STREAMS, [end_streams(grounds, seat) for seat in seats]))
    lines.append(tile_line(grounds, END_PATHS, [end_paths(grounds, seat) for seat in seats]))
    lines.append(tile_line(grounds, END_STATUES, [end_statues(grounds, seat) for seat in seats]))
    if grounds.layout != NO_LAYOUT:
        marks = [mark for mark in range(LANDMARKS) if grounds.owner[mark] != OUT]
        if not all(grounds.text[mark] for mark in marks):
            lines.append(PadLine("pad-landmark-points", "TG-LAND-3", earned(grounds, FROM_LANDMARKS)))
        if GATE in marks and grounds.text[GATE]:
            lines.append(landmark_line(GATE, "TG-GATE-1", earned(grounds, FROM_GATE)))
        for landmark, rule in zip(END_LANDMARKS, END_RULES, strict=True):
            if landmark in marks and grounds.text[landmark]:
                points = [landmark_end(grounds, seat, landmark) for seat in seats]
                lines.append(landmark_line(landmark, rule, points))
    return lines


def tile_line(grounds: Grounds, slot: int, points: list[int]) -> PadLine:
    tile = TILE_NAMES[grounds.tiles[slot]]
    return PadLine(f"pad-{tile}", RULES[tile], points)


def landmark_line(landmark: int, rule: str, points: list[int]) -> PadLine:
    return PadLine("pad-landmark", rule, points, {"landmark": LANDMARK_TITLES[landmark]})


def earned(grounds: Grounds, source: int) -> list[int]:
    return [grounds.earned[seat * SOURCES + source] for seat in range(grounds.seats)]


def carry(grounds: Grounds) -> None:
    """TG-RULING-50: a position tells scores but not where they come from."""
    for seat in range(grounds.seats):
        points = grounds.scores[seat]
        if grounds.phase == OVER:
            points -= sum(finals(grounds, seat))
        grounds.earned[seat * SOURCES + CARRIED] = points


def ranks(grounds: Grounds) -> list[int]:
    """TG-RANK-1; TG-RANK-2, TG-RULING-41: among equals, who acted later in the last round's order."""
    keys: list[list[int]] = []
    for seat in range(grounds.seats):
        keys.append([grounds.scores[seat], (seat - grounds.first) % grounds.seats])
    return ranked(keys)


def ranking(grounds: Grounds) -> list[int]:
    """Seats, best first; empty until the game is over."""
    if grounds.phase != OVER:
        return []
    places = ranks(grounds)
    return sorted(range(grounds.seats), key=lambda seat: places[seat])
