"""What a bot may ask of The Gardens: the signs of points to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.advice import Judge, Signs, Weights, read_lessons
from ..components import (
    AROUND,
    BEYOND,
    CELLS,
    COLUMNS,
    EMPTY,
    EXIT,
    LADDER_TOP,
    MID_BENCH_NEIGHBOURS,
    MID_BENCHES,
    MID_FOUNTAIN_STREAMS,
    MID_FOUNTAINS,
    MID_TREE_MATCH,
    MID_TREES,
    NO_CELL,
    PATH,
    PATHWAY,
    ROWS,
    STREAM,
    TREE_PATH,
    TREE_TYPES,
    TREES,
)
from ..rules.end import (
    all_statues,
    end_landmarks,
    end_paths,
    end_streams,
    end_trees,
    statue_points,
    types_in_row,
)
from ..rules.model import RESERVE_PHASE, Grounds
from ..rules.walk import bench_points, fountain_points

PLAIN: Final = [
    "time",  # 1: with "what is left" it is the cards still to come
    "trees at the end",  # if it came now; so the next four
    "streams at the end",
    "paths at the end",
    "statues at the end",
    "landmarks at the end",
    "trees seen from the better end",  # what a tree card would score there, over the three rows
    "trees seen from the other end",
    "streams seen from the better end",  # and a fountain
    "streams seen from the other end",
    "bench at the better end",
    "bench at the other end",
    "tree types in rows",
    "columns a stream short",
    "columns two streams short",
    "open paths",  # exits that lead to an empty cell
    "statues",
    "statues ahead",
    "ends far apart",  # cells between the two ends' shares of a row
    "first next round",
    "turn",
]
BYTE: Final[i64] = 255
# By card: its trees, a byte for each type; its pathway and its stream.
PACKED: Final = vec[i64](
    [
        sum(TREES[card * TREE_TYPES + kind] * 256**kind for kind in range(TREE_TYPES))
        for card in range(EMPTY + 1)
    ]
)
PATH_OF: Final = vec[i64](PATH)
STREAM_OF: Final = vec[i64](STREAM)
# By 16 * cell + pathway: the cells that its exits lead to
WAYS: Final = [
    vec[i64]([BEYOND[cell][edge] for edge in range(4) if path & EXIT[edge] and BEYOND[cell][edge] != NO_CELL])
    for cell in range(CELLS)
    for path in range(16)
]
LATER: Final = [f"{name}, times what is left" for name in PLAIN]

# What a change of a sign means to a player: that it rises, that it falls, that it is worse for a rival, and
# that it is higher than after the next best move. A sign that is not here is no reason: it passes by itself,
# goes with others, or would give a hand away.
MEANS: Final = {
    "trees at the end": ["sign-trees", "", "sign-trees-lost", ""],
    "streams at the end": ["sign-streams", "", "sign-streams-lost", ""],
    "paths at the end": ["sign-paths", "", "sign-paths-lost", ""],
    "statues at the end": ["sign-statues", "", "sign-statues-lost", ""],
    "landmarks at the end": ["sign-landmarks", "", "sign-landmarks-lost", ""],
    "trees seen from the better end": ["sign-next-tree", "", "sign-next-tree-lost", "sign-next-tree-more"],
    "trees seen from the other end": ["sign-far-tree", "", "", ""],
    "streams seen from the better end": [
        "sign-next-fountain",
        "",
        "sign-next-fountain-lost",
        "sign-next-fountain-more",
    ],
    "streams seen from the other end": ["sign-far-fountain", "", "", ""],
    "bench at the better end": ["sign-next-bench", "", "sign-next-bench-lost", "sign-next-bench-more"],
    "bench at the other end": ["sign-far-bench", "", "", ""],
    "tree types in rows": ["sign-tree-types", "", "", ""],
    "columns a stream short": ["sign-stream-nearly", "sign-stream-whole", "", ""],
    "columns two streams short": ["sign-stream-begins", "sign-stream-grows", "", ""],
    "open paths": ["sign-open-paths", "sign-paths-joined", "", "sign-open-paths-more"],
    "statues": ["sign-statue", "", "", ""],
    "statues ahead": ["sign-statues-ahead", "", "sign-statues-behind", "sign-statues-ahead"],
    "first next round": ["sign-first", "", "sign-first-lost", ""],
}


def sign_names() -> list[str]:
    return PLAIN + LATER


def signs(grounds: Grounds, seat: int) -> vec[float]:
    marks = Signs(len(PLAIN), 1)
    mark(grounds, seat, all_statues(grounds), marks)
    return marks.spread()


def outlook(grounds: Grounds, weights: Weights) -> vec[float]:
    """The forecast of every seat."""
    judge = Judge(weights, grounds.seats)
    marks = Signs(len(PLAIN), 1)
    statues = all_statues(grounds)
    for seat in range(grounds.seats):
        mark(grounds, seat, statues, marks)
        judge.look(float(grounds.scores[seat]), marks)
    return judge.forecast()


def mark(grounds: Grounds, seat: int, statues: vec[i64], marks: Signs) -> None:
    """Each sign plain, and again times the share of cells still empty."""
    garden = seat * CELLS
    gardens = grounds.gardens
    laid: i64 = 0
    open_paths: i64 = 0
    for cell in range(CELLS):
        card: i64 = gardens[garden + cell]
        if card != EMPTY:
            laid += 1
            if PATH_OF[card]:
                ways = WAYS[16 * cell + PATH_OF[card]]
                for near in ways:
                    if gardens[garden + near] == EMPTY:
                        open_paths += 1
    share = float(CELLS - laid) / float(CELLS - ROWS)
    trees_better = trees_other = streams_better = streams_other = 0.0
    bench_better = bench_other = 0
    kinds = apart = 0
    for row in range(ROWS):
        kinds += types_in_row(grounds, seat, row)
        ends = (seat * ROWS + row) * 2
        left, right = grounds.ends[ends], grounds.ends[ends + 1]
        room = left + 1 if left != NO_CELL else 0
        other = COLUMNS - right if right != NO_CELL else 0
        apart += room - other if room > other else other - room
        a, b = trees_at(grounds, seat, row, left), trees_at(grounds, seat, row, right)
        trees_better += a if a > b else b
        trees_other += b if a > b else a
        c, d = streams_at(grounds, seat, row, left), streams_at(grounds, seat, row, right)
        streams_better += c if c > d else d
        streams_other += d if c > d else c
        e, f = bench_at(grounds, garden, row, left), bench_at(grounds, garden, row, right)
        bench_better += e if e > f else f
        bench_other += f if e > f else e
    one_short = two_short = 0
    for column in range(COLUMNS):
        streams = empty = 0
        for row in range(ROWS):
            card = gardens[garden + row * COLUMNS + column]
            if card == EMPTY:
                empty += 1
            elif STREAM_OF[card] > 0:
                streams += 1
        if empty > 0 and streams + empty == ROWS:
            if streams == 2:
                one_short += 1
            elif streams == 1:
                two_short += 1
    most: i64 = 0
    for rival in range(grounds.seats):
        if rival != seat and statues[rival] > most:
            most = statues[rival]
    marks.begin()
    marks.put(1.0)
    marks.put(float(end_trees(grounds, seat)))
    marks.put(float(end_streams(grounds, seat)))
    marks.put(float(end_paths(grounds, seat)))
    marks.put(float(statue_points(grounds, seat, statues)))
    marks.put(float(end_landmarks(grounds, seat)))
    marks.put(trees_better)
    marks.put(trees_other)
    marks.put(streams_better)
    marks.put(streams_other)
    marks.put(float(bench_better))
    marks.put(float(bench_other))
    marks.put(float(kinds))
    marks.put(float(one_short))
    marks.put(float(two_short))
    marks.put(float(open_paths))
    marks.put(float(statues[seat]))
    marks.put(float(statues[seat] - most))
    marks.put(float(apart))
    marks.yes((grounds.first + 1) % grounds.seats == seat)
    marks.yes(grounds.turn == seat and grounds.phase != RESERVE_PHASE)
    marks.factors[0] = share


def trees_at(grounds: Grounds, seat: int, row: int, end: int) -> float:
    """What a card with one tree would score on that end, over the four types."""
    if end == NO_CELL:
        return 0.0
    base = seat * CELLS + row * COLUMNS
    old = grounds.visitors[seat * ROWS + row]
    low = base + (old if old < end else end)
    high = base + (end if old < end else old)
    tile = grounds.tiles[MID_TREES]
    points = 0
    if tile == MID_TREE_MATCH:
        seen: i64 = 0
        for cell in range(low, high + 1):
            seen += PACKED[grounds.gardens[cell]]
        for _ in range(TREE_TYPES):
            count = int(seen & BYTE) + 1
            seen >>= 8
            points += grounds.worth.ladder[count if count < LADDER_TOP else LADDER_TOP]
        return points / TREE_TYPES
    for cell in range(low, high + 1):
        points += PATHWAY[grounds.gardens[cell]]
    return float(TREE_PATH * points)


def streams_at(grounds: Grounds, seat: int, row: int, end: int) -> float:
    """What a fountain would score on that end."""
    if end == NO_CELL:
        return 0.0
    base = seat * CELLS + row * COLUMNS
    old = grounds.visitors[seat * ROWS + row]
    low = base + (old if old < end else end)
    high = base + (end if old < end else old)
    if grounds.tiles[MID_FOUNTAINS] == MID_FOUNTAIN_STREAMS:
        count: i64 = 0
        for cell in range(low, high + 1):
            count += STREAM_OF[grounds.gardens[cell]]
        return float(grounds.worth.fountain_stream * count)
    return float(fountain_points(grounds, seat * CELLS, row * COLUMNS + end, low, high))


def bench_at(grounds: Grounds, garden: int, row: int, end: int) -> int:
    """What a bench would score on that end."""
    if end == NO_CELL:
        return 0
    cell = row * COLUMNS + end
    if grounds.tiles[MID_BENCHES] == MID_BENCH_NEIGHBOURS:
        count = 0
        for near in AROUND[cell]:
            if grounds.gardens[garden + near] != EMPTY:
                count += 1
        return grounds.worth.bench_neighbour * count
    return bench_points(grounds, garden, cell)


def lessons(seats: int) -> list[Weights]:
    return read_lessons(__package__ or "allotment.games.the_gardens.mind", seats, sign_names())
