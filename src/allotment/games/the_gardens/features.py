"""Numbers for bots and environments: what every seat sees (TG-INFO-2), the viewer first.

Seats are rotated: "me", then "next" clockwise, and so on. All numbers lie in [0, 1] or not far beyond.
"""

from __future__ import annotations

from typing import Final

from .components import (
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
from .model import OUT, OVER, RESERVE_PHASE, Grounds
from .rules.end import finals

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


def card_numbers(card: int) -> list[float]:
    out: list[float] = []
    for kind in range(TREE_TYPES):
        out.append(TREES[card * TREE_TYPES + kind] / 2)
    out.append(float(STREAM[card]))
    out.append(float(FOUNTAIN[card]))
    out.append(float(BENCH[card]))
    out.append(float(STATUE[card]))
    for exit in EXIT:
        out.append(1.0 if PATH[card] & exit else 0.0)
    out.append(0.0 if card == EMPTY else 1.0)
    return out


NUMBERS: Final[list[list[float]]] = [card_numbers(card) for card in range(len(ALL_TREES))]


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


def features(grounds: Grounds, seat: int) -> list[float]:
    """`seat` may be NOBODY: a spectator looks from seat 0."""
    me = seat if seat >= 0 else 0
    out: list[float] = [
        grounds.round / ROUNDS[grounds.seats],
        1.0 if grounds.phase == RESERVE_PHASE else 0.0,
        1.0 if grounds.phase == OVER else 0.0,
    ]
    for tile in range(len(TILE_NAMES)):
        out.append(1.0 if tile in grounds.tiles else 0.0)
    for turn in range(grounds.seats):
        add_seat(grounds, (me + turn) % grounds.seats, out)
    for card in grounds.display:
        out.extend(NUMBERS[card])
        out.append(1.0 if card != EMPTY and card == grounds.reserved else 0.0)
    for mark in range(LANDMARKS):
        out.append(0.0 if grounds.owner[mark] == OUT else 1.0)
        out.append(1.0 if grounds.owner[mark] != OUT and grounds.text[mark] else 0.0)
        out.append(1.0 if grounds.owner[mark] == -1 else 0.0)
    out.append(1.0 if grounds.library_used else 0.0)
    unseen = [0.0] * CARDS
    for deck in grounds.decks:
        for place in range(grounds.dealt, len(deck)):
            unseen[deck[place]] = 1.0
    out.extend(unseen)
    return out


def add_seat(grounds: Grounds, who: int, out: list[float]) -> None:
    out.append(1.0 if grounds.turn == who else 0.0)
    out.append(1.0 if grounds.first == who else 0.0)
    out.append(grounds.scores[who] / SCORE_SCALE)
    for points in finals(grounds, who):
        out.append(points / FINAL_SCALE)
    quota = QUOTA[grounds.seats]
    for row in range(ROWS):
        place = who * ROWS + row
        out.append((quota - grounds.taken[place]) / quota)
        left = grounds.ends[place * 2]
        right = grounds.ends[place * 2 + 1]
        out.append(0.0 if left == NO_CELL else (left + 1) / (COLUMNS - 1))
        out.append(0.0 if right == NO_CELL else (COLUMNS - right) / (COLUMNS - 1))
    for cell in range(CELLS):
        out.extend(NUMBERS[grounds.gardens[who * CELLS + cell]])
        stands = grounds.visitors[who * ROWS + cell // COLUMNS] == cell % COLUMNS
        out.append(1.0 if stands else 0.0)
    for mark in range(LANDMARKS):
        out.append(1.0 if grounds.owner[mark] == who else 0.0)
