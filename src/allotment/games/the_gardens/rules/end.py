"""The end of the game: the four end slots and the landmarks that score then (TG-END, TG-ENDTREE,
TG-STREAM, TG-PATH, TG-STATUE, TG-TILE-9 to 12, and the end-of-game texts)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..components import (
    ALL_TREES,
    BENCH,
    BESIDE,
    BRIDGE,
    CELLS,
    COLUMNS,
    CONSERVATORIUM,
    EMPTY,
    END_STATUE_LINES,
    END_STATUE_MAJORITY,
    END_STATUES,
    END_TREE_GROUP,
    END_TREE_TYPES,
    END_TREES,
    FIG,
    GALLERY,
    GALLERY_STREAM,
    OPERA,
    PHILLIP,
    PHILLIP_STREAM,
    ROWS,
    STATUE,
    STREAM,
    TREE_TYPES,
    TREES,
)
from .model import Grounds
from .paths import COUNT, ROW, bits, largest_network, loops

# By card: a bit for each type of tree on it; and how many bits a set of types has.
TYPES_ON: Final = vec[i64](
    [
        sum(2**kind for kind in range(TREE_TYPES) if TREES[card * TREE_TYPES + kind] > 0)
        for card in range(EMPTY + 1)
    ]
)
STATUES: Final = vec[i64](STATUE)
BENCHES: Final = vec[i64](BENCH)
STREAMS: Final = vec[i64](STREAM)
HOW_MANY: Final = vec[i64]([types.bit_count() for types in range(2**TREE_TYPES)])
END_LANDMARKS: Final = [OPERA, BRIDGE, FIG, GALLERY, PHILLIP]  # the Conservatorium counts into the pathways


def finals(grounds: Grounds, seat: int) -> list[int]:
    """TG-END-1: points for trees, streams, paths, statues and landmark texts, if the game ended now."""
    return [
        end_trees(grounds, seat),
        end_streams(grounds, seat),
        end_paths(grounds, seat),
        end_statues(grounds, seat),
        end_landmarks(grounds, seat),
    ]


def end_trees(grounds: Grounds, seat: int) -> int:
    tile = grounds.tiles[END_TREES]
    if tile == END_TREE_TYPES:
        points = 0
        for row in range(ROWS):  # TG-ENDTREE-1, TG-RULING-17
            points += grounds.worth.ladder[types_in_row(grounds, seat, row)]
        return points
    if tile == END_TREE_GROUP:
        return grounds.worth.group_tree * largest_group(grounds, seat)
    return grounds.worth.balanced_row * balanced_rows(grounds, seat)


def types_in_row(grounds: Grounds, seat: int, row: int) -> int:
    base = seat * CELLS + row * COLUMNS
    types: i64 = 0
    for cell in range(base, base + COLUMNS):
        types |= TYPES_ON[grounds.gardens[cell]]
    return int(HOW_MANY[types])


def largest_group(grounds: Grounds, seat: int) -> int:
    """TG-TILE-9: trees of the orthogonal group of tree cards that has most of them."""
    garden = seat * CELLS
    placed = [False] * CELLS
    most = 0
    for first in range(CELLS):
        if placed[first] or ALL_TREES[grounds.gardens[garden + first]] == 0:
            continue
        placed[first] = True
        group = [first]
        trees = 0
        for cell in group:  # grows while we walk it
            trees += ALL_TREES[grounds.gardens[garden + cell]]
            for near in BESIDE[cell]:
                if not placed[near] and ALL_TREES[grounds.gardens[garden + near]] > 0:
                    placed[near] = True
                    group.append(near)
        if trees > most:
            most = trees
    return most


def balanced_rows(grounds: Grounds, seat: int) -> int:
    """TG-TILE-10, TG-RULING-39: rows with as many trees left of the Central Board as right of it."""
    count = 0
    for row in range(ROWS):
        base = seat * CELLS + row * COLUMNS
        more = 0
        for column in range(COLUMNS):
            if column < grounds.home:
                more += ALL_TREES[grounds.gardens[base + column]]
            else:
                more -= ALL_TREES[grounds.gardens[base + column]]
        if more == 0:
            count += 1
    return count


def end_streams(grounds: Grounds, seat: int) -> int:
    """TG-STREAM-1: every unbroken vertical run by its length."""
    gardens = grounds.gardens
    cells: i64 = 0
    bit: i64 = 1
    for cell in range(seat * CELLS, (seat + 1) * CELLS):
        if STREAMS[gardens[cell]]:
            cells |= bit
        bit <<= 1
    top = cells & ROW
    middle = (cells >> COLUMNS) & ROW
    bottom = cells >> (2 * COLUMNS)
    whole = COUNT[top & middle & bottom]
    pairs = COUNT[top & middle & ~bottom] + COUNT[middle & bottom & ~top]
    streams = grounds.worth.streams
    alone = int(bits(cells) - 3 * whole - 2 * pairs)
    return streams[1] * alone + streams[2] * int(pairs) + streams[3] * int(whole)


def end_paths(grounds: Grounds, seat: int) -> int:
    """TG-PATH-1; with the Conservatorium TG-CONS-1."""
    return grounds.worth.path_card * largest_network(grounds, seat, grounds.holds(seat, CONSERVATORIUM))


def end_statues(grounds: Grounds, seat: int) -> int:
    return statue_points(grounds, seat, all_statues(grounds))


def all_statues(grounds: Grounds) -> vec[i64]:
    """How many each seat has."""
    out = vec[i64]([0] * grounds.seats)
    for seat in range(grounds.seats):
        out[seat] = total(grounds, STATUES, seat)
    return out


def statue_points(grounds: Grounds, seat: int, statues: vec[i64]) -> int:
    tile = grounds.tiles[END_STATUES]
    if tile == END_STATUE_MAJORITY:  # TG-STATUE-1, TG-RULING-40
        fewer = 0
        for other in range(grounds.seats):
            if statues[other] < statues[seat]:
                fewer += 1
        return grounds.worth.statue_majority * fewer
    if tile == END_STATUE_LINES:
        return grounds.worth.statue_line * statue_lines(grounds, seat)
    return grounds.worth.statue_apart * statues_apart(grounds, seat)


def total(grounds: Grounds, feature: vec[i64], seat: int) -> int:
    """How many of a feature a whole garden has."""
    count: i64 = 0
    gardens = grounds.gardens
    for cell in range(seat * CELLS, (seat + 1) * CELLS):
        count += feature[gardens[cell]]
    return int(count)


def statue_lines(grounds: Grounds, seat: int) -> int:
    """TG-TILE-11: rows and columns with a statue."""
    rows = [False] * ROWS
    columns = [False] * COLUMNS
    for cell in range(CELLS):
        if STATUE[grounds.gardens[seat * CELLS + cell]] > 0:
            rows[cell // COLUMNS] = True
            columns[cell % COLUMNS] = True
    return rows.count(True) + columns.count(True)


def statues_apart(grounds: Grounds, seat: int) -> int:
    """TG-TILE-12: statues with none on an orthogonally adjacent cell."""
    garden = seat * CELLS
    count = 0
    for cell in range(CELLS):
        if STATUE[grounds.gardens[garden + cell]] == 0:
            continue
        beside = 0
        for near in BESIDE[cell]:
            beside += STATUE[grounds.gardens[garden + near]]
        if beside == 0:
            count += 1
    return count


def end_landmarks(grounds: Grounds, seat: int) -> int:
    points = 0
    for landmark in END_LANDMARKS:
        points += landmark_end(grounds, seat, landmark)
    return points


def landmark_end(grounds: Grounds, seat: int, landmark: int) -> int:
    """What one landmark's text gives its owner at the end."""
    if not grounds.holds(seat, landmark):
        return 0
    if landmark == OPERA:
        return grounds.worth.opera_loop * loops(grounds, seat)  # TG-OPERA-1
    if landmark == BRIDGE:
        return grounds.worth.bridge_bench * total(grounds, BENCHES, seat)  # TG-BRIDGE-1
    if landmark == FIG:
        return grounds.worth.fig_tree * commonest_tree(grounds, seat)
    if landmark == GALLERY:
        return GALLERY_STREAM * columns_with(grounds, seat, True)  # TG-GALLERY-1
    if landmark == PHILLIP:
        return PHILLIP_STREAM * columns_with(grounds, seat, False)  # TG-PHILLIP-1, TG-RULING-38
    return 0


def commonest_tree(grounds: Grounds, seat: int) -> int:
    """TG-FIG-1, TG-AUTO-1: trees of the type that the garden has most of."""
    most = 0
    for kind in range(TREE_TYPES):
        count = 0
        for cell in range(seat * CELLS, (seat + 1) * CELLS):
            count += TREES[grounds.gardens[cell] * TREE_TYPES + kind]
        if count > most:
            most = count
    return most


def columns_with(grounds: Grounds, seat: int, middle: bool) -> int:
    """Columns with streams at the top and the bottom, and with or without one between."""
    count = 0
    for column in range(COLUMNS):
        top = seat * CELLS + column
        if (
            STREAM[grounds.gardens[top]] > 0
            and STREAM[grounds.gardens[top + 2 * COLUMNS]] > 0
            and (STREAM[grounds.gardens[top + COLUMNS]] > 0) == middle
        ):
            count += 1
    return count
