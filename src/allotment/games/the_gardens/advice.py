"""What a bot may ask of The Gardens: the signs of points to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from ...kernel.advice import Weights, read_lessons
from .components import (
    AROUND,
    BENCH_NEIGHBOUR,
    BEYOND,
    CELLS,
    COLUMNS,
    EMPTY,
    EXIT,
    FOUNTAIN_STREAM,
    LADDER,
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
    STATUE,
    STREAM,
    TREE_PATH,
    TREE_TYPES,
    TREES,
)
from .model import RESERVE_PHASE, Grounds
from .rules.end import end_landmarks, end_paths, end_statues, end_streams, end_trees, total, types_in_row
from .rules.walk import bench_points, fountain_points

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
LATER: Final = [f"{name}, times what is left" for name in PLAIN]


def sign_names() -> list[str]:
    return PLAIN + LATER


def signs(grounds: Grounds, seat: int) -> vec[float]:
    """Each sign plain, and again times the share of cells still empty."""
    garden = seat * CELLS
    gardens = grounds.gardens
    laid = 0
    open_paths = 0
    for cell in range(CELLS):
        card = gardens[garden + cell]
        if card != EMPTY:
            laid += 1
            path = PATH[card]
            if path:
                ways = BEYOND[cell]
                for edge in range(4):
                    near = ways[edge]
                    if near != NO_CELL and path & EXIT[edge] and gardens[garden + near] == EMPTY:
                        open_paths += 1
    share = (CELLS - laid) / (CELLS - ROWS)
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
            elif STREAM[card] > 0:
                streams += 1
        if streams + empty == ROWS and empty > 0:
            if streams == 2:
                one_short += 1
            elif streams == 1:
                two_short += 1
    statues = total(grounds, STATUE, seat)
    most = 0
    for rival in range(grounds.seats):
        if rival != seat:
            theirs = total(grounds, STATUE, rival)
            if theirs > most:
                most = theirs
    out = vec[float](capacity=2 * 21)
    out = append(out, 1.0)
    out = append(out, float(end_trees(grounds, seat)))
    out = append(out, float(end_streams(grounds, seat)))
    out = append(out, float(end_paths(grounds, seat)))
    out = append(out, float(end_statues(grounds, seat)))
    out = append(out, float(end_landmarks(grounds, seat)))
    out = append(out, trees_better)
    out = append(out, trees_other)
    out = append(out, streams_better)
    out = append(out, streams_other)
    out = append(out, float(bench_better))
    out = append(out, float(bench_other))
    out = append(out, float(kinds))
    out = append(out, float(one_short))
    out = append(out, float(two_short))
    out = append(out, float(open_paths))
    out = append(out, float(statues))
    out = append(out, float(statues - most))
    out = append(out, float(apart))
    out = append(out, 1.0 if (grounds.first + 1) % grounds.seats == seat else 0.0)
    out = append(out, 1.0 if grounds.turn == seat and grounds.phase != RESERVE_PHASE else 0.0)
    for at in range(len(out)):
        out = append(out, out[at] * share)
    return out


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
        for kind in range(TREE_TYPES):
            count = 1
            for cell in range(low, high + 1):
                count += TREES[grounds.gardens[cell] * TREE_TYPES + kind]
            points += LADDER[count if count < LADDER_TOP else LADDER_TOP]
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
        count = 0
        for cell in range(low, high + 1):
            count += STREAM[grounds.gardens[cell]]
        return float(FOUNTAIN_STREAM * count)
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
        return BENCH_NEIGHBOUR * count
    return bench_points(grounds, garden, cell)


def lessons(seats: int) -> list[Weights]:
    return read_lessons(__package__ or "allotment.games.the_gardens", seats, sign_names())
