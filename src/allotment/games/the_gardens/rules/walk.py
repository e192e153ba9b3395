"""The walk to the new card and what it scores there (TG-WALK, TG-TREE, TG-FOUNTAIN, TG-BENCH, TG-TILE-3
to 8), with the landmarks that add to it (TG-CHAIR, TG-POND, TG-TOWER, TG-GATE).

A walk is told as the garden's cells from `low` to `high`, both seen (TG-WALK-1), and the new card.
"""

from __future__ import annotations

from ....kernel.story import Args, Phrase
from ..components import (
    ALL_TREES,
    AROUND,
    BENCH,
    BESIDE,
    BEYOND,
    CARD_NAMES,
    CARD_TITLES,
    CELLS,
    CHAIR,
    COLUMNS,
    EMPTY,
    EXIT,
    FOUNTAIN,
    FOUNTAIN_KIND,
    FOUNTAIN_LADDER,
    GATE,
    GATE_STATUE,
    LADDER_TOP,
    LETTERS,
    MID_BENCH_NEIGHBOURS,
    MID_BENCH_PATHS,
    MID_BENCHES,
    MID_FOUNTAIN_COLUMN,
    MID_FOUNTAIN_STREAMS,
    MID_FOUNTAINS,
    MID_TREE_MATCH,
    MID_TREE_STREAMS,
    MID_TREES,
    NO_CELL,
    PATH,
    PATHWAY,
    POND,
    ROWS,
    STATUE,
    STREAM,
    TOWER,
    TREE_PATH,
    TREE_STREAM,
    TREE_TYPES,
    TREES,
)
from .model import (
    FROM_BENCHES,
    FROM_FOUNTAINS,
    FROM_GATE,
    FROM_TREES,
    SOURCES,
    Grounds,
)


def walk(grounds: Grounds, seat: int, row: int, column: int, landmark: int) -> None:
    """TG-WALK-1 to 5: the row's visitor goes to the new card, which then scores what was seen. `landmark` are
    the points that covering one has just paid, for the story."""
    old = grounds.visitors[seat * ROWS + row]
    grounds.visitors[seat * ROWS + row] = column
    base = seat * CELLS + row * COLUMNS
    low = base + (old if old < column else column)
    high = base + (column if old < column else old)
    card = grounds.gardens[base + column]
    cell = row * COLUMNS + column
    trees = 0
    fountain = 0
    bench = 0
    # TG-WALK-3, TG-TILE-2: only the new card triggers. TG-EXTRA-1: once a walk, even if the tile gives 0.
    if ALL_TREES[card] > 0:
        trees = tree_points(grounds, card, low, high)
        if grounds.holds(seat, CHAIR):
            trees += grounds.worth.extra  # TG-CHAIR-1
    if FOUNTAIN[card] > 0:
        fountain = fountain_points(grounds, seat * CELLS, cell, low, high)
        if grounds.holds(seat, POND):
            fountain += grounds.worth.extra  # TG-POND-1
    if BENCH[card] > 0:
        bench = bench_points(grounds, seat * CELLS, cell)
        if grounds.holds(seat, TOWER):
            bench += grounds.worth.extra  # TG-TOWER-1
    gate = 0
    if grounds.holds(seat, GATE):
        gate = gate_points(grounds, base + old, low, high)
    grounds.scores[seat] += trees + fountain + bench + gate
    source = seat * SOURCES
    grounds.earned[source + FROM_TREES] += trees
    grounds.earned[source + FROM_FOUNTAINS] += fountain
    grounds.earned[source + FROM_BENCHES] += bench
    grounds.earned[source + FROM_GATE] += gate
    if grounds.story is not None:
        tell_walk(grounds, seat, cell, old, card, [landmark, trees, fountain, bench, gate])


def tell_walk(grounds: Grounds, seat: int, cell: int, old: int, card: int, gains: list[int]) -> None:
    """TG-SCORE-2: the cell, the walk, and the points by source."""
    row, column = cell // COLUMNS, cell % COLUMNS
    given: Args = {
        "card": CARD_TITLES[card],
        "row": LETTERS[row].upper(),
        "column": column + 1,
        "from": old + 1,
    }
    said: list[object] = []
    for gain, what in zip(gains, ["landmark", "trees", "fountain", "bench", "gate"], strict=True):
        if gain > 0:
            said.append(Phrase(f"gain-{what}", {"points": gain}))
    if said:
        given["gains"] = said
    grounds.tell(
        "lays" if said else "lays-for-later",
        "TG-WALK-1",
        [f"card-{CARD_NAMES[card]}", f"visitor-{seat}-{row + 1}"],
        seat,
        given,
    )


def seen(grounds: Grounds, feature: list[int], low: int, high: int) -> int:
    """How many of the cells seen show a feature."""
    count = 0
    for cell in range(low, high + 1):
        count += feature[grounds.gardens[cell]]
    return count


def tree_points(grounds: Grounds, card: int, low: int, high: int) -> int:
    tile = grounds.tiles[MID_TREES]
    if tile == MID_TREE_MATCH:
        points = 0
        for kind in range(TREE_TYPES):
            if TREES[card * TREE_TYPES + kind] > 0:  # TG-TREE-3, TG-RULING-2: each type of the new card
                points += grounds.worth.ladder[matching(grounds, kind, low, high)]
        return points
    if tile == MID_TREE_STREAMS:
        return TREE_STREAM * seen(grounds, STREAM, low, high)  # TG-TILE-3, TG-RULING-13
    return TREE_PATH * seen(grounds, PATHWAY, low, high)  # TG-TILE-4, TG-RULING-14


def matching(grounds: Grounds, kind: int, low: int, high: int) -> int:
    """TG-TREE-1, TG-TREE-2: trees of one type on the cells seen; TG-TREE-4: no more than the ladder has."""
    count = 0
    for cell in range(low, high + 1):
        count += TREES[grounds.gardens[cell] * TREE_TYPES + kind]
    return count if count < LADDER_TOP else LADDER_TOP


def fountain_points(grounds: Grounds, garden: int, cell: int, low: int, high: int) -> int:
    tile = grounds.tiles[MID_FOUNTAINS]
    if tile == MID_FOUNTAIN_STREAMS:
        return grounds.worth.fountain_stream * seen(grounds, STREAM, low, high)  # TG-FOUNTAIN-1, TG-RULING-6
    if tile == MID_FOUNTAIN_COLUMN:  # TG-TILE-6
        count = 0
        for row in range(ROWS):
            count += FOUNTAIN[grounds.gardens[garden + row * COLUMNS + cell % COLUMNS]]
        return FOUNTAIN_LADDER[count]
    return FOUNTAIN_KIND * kinds(grounds, low, high)


def kinds(grounds: Grounds, low: int, high: int) -> int:
    """TG-TILE-5, TG-RULING-15: kinds of feature seen; the new card's fountain is not one of them."""
    count = 0
    if seen(grounds, STREAM, low, high) > 0:
        count += 1
    if seen(grounds, ALL_TREES, low, high) > 0:
        count += 1
    if seen(grounds, PATHWAY, low, high) > 0:
        count += 1
    if seen(grounds, BENCH, low, high) > 0:
        count += 1
    if seen(grounds, STATUE, low, high) > 0:
        count += 1
    if seen(grounds, FOUNTAIN, low, high) > 1:
        count += 1
    return count


def bench_points(grounds: Grounds, garden: int, cell: int) -> int:
    tile = grounds.tiles[MID_BENCHES]
    count = 0
    if tile == MID_BENCH_NEIGHBOURS:  # TG-BENCH-1, TG-RULING-9
        for near in AROUND[cell]:
            if grounds.gardens[garden + near] != EMPTY:
                count += 1
        return grounds.worth.bench_neighbour * count
    if tile == MID_BENCH_PATHS:  # TG-TILE-7, TG-RULING-16: an exit on the shared edge
        for edge in range(4):
            near = BEYOND[cell][edge]
            if near != NO_CELL and PATH[grounds.gardens[garden + near]] & EXIT[(edge + 2) % 4]:
                count += 1
        return grounds.worth.bench_path * count
    for kind in range(TREE_TYPES):  # TG-TILE-8
        for near in BESIDE[cell]:
            if TREES[grounds.gardens[garden + near] * TREE_TYPES + kind] > 0:
                count += 1
                break
    return grounds.worth.bench_tree * count


def gate_points(grounds: Grounds, start: int, low: int, high: int) -> int:
    """TG-GATE-1, TG-RULING-35: statues passed or stopped on, not where the walk starts."""
    count = seen(grounds, STATUE, low, high) - STATUE[grounds.gardens[start]]
    return GATE_STATUE * count
