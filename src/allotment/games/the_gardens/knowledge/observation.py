"""Numbers for bots and environments: what every seat sees (TG-INFO-2), the viewer first.

Seats are rotated: "me", then "next" clockwise, and so on. All numbers lie in [0, 1] or not far beyond.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.row import Lines, Row
from ..components import (
    ALL_TREES,
    BENCH,
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    EDGES,
    EMPTY,
    EXIT,
    FOUNTAIN,
    LANDMARK_NAMES,
    LANDMARKS,
    LETTERS,
    NO_CELL,
    PATH,
    PLACES,
    QUOTA,
    ROUNDS,
    ROWS,
    STATUE,
    STREAM,
    TILE_NAMES,
    TREE_NAMES,
    TREE_TYPES,
    TREES,
)
from ..rules.end import all_statues, end_landmarks, end_paths, end_streams, end_trees, statue_points
from ..rules.model import OUT, OVER, RESERVE_PHASE, Grounds

WHO: Final = ["me", "next", "across", "last"]
TRAITS: Final = [
    *TREE_NAMES,
    "stream",
    "fountain",
    "bench",
    "statue",
    *[f"exit {edge}" for edge in EDGES],
    "card",
]
FINALS: Final = ["trees", "streams", "paths", "statues", "landmarks"]
SCORE_SCALE: Final = 100.0
FINAL_SCALE: Final = 30.0


def card_numbers(card: int) -> vec[float]:
    out = Row(len(TRAITS))
    for kind in range(TREE_TYPES):
        out.put(TREES[card * TREE_TYPES + kind] / 2)
    out.put(float(STREAM[card]))
    out.put(float(FOUNTAIN[card]))
    out.put(float(BENCH[card]))
    out.put(float(STATUE[card]))
    for exit in EXIT:
        out.yes(PATH[card] & exit != 0)
    out.yes(card != EMPTY)
    return out.cells


WIDTH: Final[int] = len(TRAITS)
NUMBERS: Final = Lines([list(card_numbers(card)) for card in range(len(ALL_TREES))])


def feature_names(seats: int) -> list[str]:
    names = ["round", "phase reserve", "phase over"]
    names.extend(f"tile {tile}" for tile in TILE_NAMES)
    for turn in range(seats):
        who = WHO[turn]
        names.extend([f"{who}: to act", f"{who}: token", f"{who}: score"])
        names.extend(f"{who}: end {what} now" for what in FINALS)
        for row in range(ROWS):
            names.append(f"{who}: owes row {LETTERS[row]}")
            names.append(f"{who}: cells left of row {row + 1}")
            names.append(f"{who}: cells right of row {row + 1}")
        for cell in CELL_NAMES:
            names.extend(f"{who}: {cell} {trait}" for trait in TRAITS)
            names.append(f"{who}: {cell} visitor")
        names.extend(f"{who}: owns {landmark}" for landmark in LANDMARK_NAMES)
    for letter in LETTERS:
        for place in range(PLACES):
            names.extend(f"display {letter}{place + 1} {trait}" for trait in TRAITS)
            names.append(f"display {letter}{place + 1} reserved")
    for landmark in LANDMARK_NAMES:
        names.extend([f"{landmark} in play", f"{landmark} text side", f"{landmark} unowned"])
    names.append("library used")
    names.extend(f"unseen {card}" for card in CARD_NAMES)
    return names


def observe(grounds: Grounds, seat: int, out: Row) -> None:
    """`seat` may be NOBODY: a spectator looks from seat 0."""
    me = seat if seat >= 0 else 0
    out.put(float(grounds.round) / ROUNDS[grounds.seats])
    out.yes(grounds.phase == RESERVE_PHASE)
    out.yes(grounds.phase == OVER)
    out.flags(grounds.tiles, len(TILE_NAMES))
    statues = all_statues(grounds)
    for turn in range(grounds.seats):
        add_seat(grounds, (me + turn) % grounds.seats, statues, out)
    for card in grounds.display:
        out.copy(NUMBERS, card)
        out.yes(card != EMPTY and card == grounds.reserved)
    for mark in range(LANDMARKS):
        out.yes(grounds.owner[mark] != OUT)
        out.yes(grounds.owner[mark] != OUT and grounds.text[mark])
        out.yes(grounds.owner[mark] == -1)
    out.yes(grounds.library_used)
    cells = out.cells
    at = out.at
    for deck in grounds.decks:
        for place in range(grounds.dealt, len(deck)):
            cells[at + deck[place]] = 1.0
    out.skip(CARDS)


def add_seat(grounds: Grounds, who: int, statues: vec[i64], out: Row) -> None:
    out.yes(grounds.turn == who)
    out.yes(grounds.first == who)
    out.put(grounds.scores[who] / SCORE_SCALE)
    out.put(end_trees(grounds, who) / FINAL_SCALE)
    out.put(end_streams(grounds, who) / FINAL_SCALE)
    out.put(end_paths(grounds, who) / FINAL_SCALE)
    out.put(statue_points(grounds, who, statues) / FINAL_SCALE)
    out.put(end_landmarks(grounds, who) / FINAL_SCALE)
    quota = QUOTA[grounds.seats]
    for row in range(ROWS):
        place = who * ROWS + row
        out.put(float(quota - grounds.taken[place]) / quota)
        left = grounds.ends[place * 2]
        right = grounds.ends[place * 2 + 1]
        out.put(0.0 if left == NO_CELL else float(left + 1) / (COLUMNS - 1))
        out.put(0.0 if right == NO_CELL else float(COLUMNS - right) / (COLUMNS - 1))
    start = out.at
    gardens = grounds.gardens
    for cell in range(CELLS):
        card = gardens[who * CELLS + cell]
        if card != EMPTY:
            out.at = start + cell * (WIDTH + 1)
            out.copy(NUMBERS, card)
    out.at = start + CELLS * (WIDTH + 1)
    for row in range(ROWS):
        column = grounds.visitors[who * ROWS + row]
        if 0 <= column < COLUMNS:
            out.cells[start + (row * COLUMNS + column) * (WIDTH + 1) + WIDTH] = 1.0
    for mark in range(LANDMARKS):
        out.yes(grounds.owner[mark] == who)
