"""A position written down (TG-POS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.game import Position
from ..components import (
    CARD_NAMES,
    CARDS,
    CELL_NAMES,
    CELLS,
    COLUMNS,
    EMPTY,
    LANDMARK_CELL,
    LANDMARK_NAMES,
    LANDMARKS,
    LETTERS,
    PLACES,
    ROWS,
    SLOTS,
    TILE_NAMES,
)
from ..rules.end import finals
from ..rules.model import OUT, OVER, PHASES, Grounds
from ..rules.scoring import ranking
from ..rules.setup import (
    POINTS_UP,
    TEXT_UP,
)

if TYPE_CHECKING:
    from .view import Landmark, View

SIDE_NAMES: Final = ["points", "text"]
FINAL_NAMES: Final = ["trees", "streams", "paths", "statues", "landmarks"]


def dump(grounds: Grounds) -> Position:
    decks: dict[str, list[str]] = {}
    for row in range(ROWS):
        decks[LETTERS[row]] = [CARD_NAMES[card] for card in grounds.decks[row][grounds.dealt :]]
    position: Position = {}
    for name, value in written(grounds).items():
        if name == "deck_counts":
            position["decks"] = decks
        else:
            position[name] = value
    return position


def deck_counts(grounds: Grounds) -> dict[str, int]:
    counts: dict[str, int] = {}
    for row in range(ROWS):
        counts[LETTERS[row]] = len(grounds.decks[row]) - grounds.dealt
    return counts


def written(grounds: Grounds) -> View:
    """Every field that all may see."""
    seats = range(grounds.seats)
    gardens: dict[str, list[str]] = {}
    for seat in seats:
        gardens[str(seat)] = [garden_row(grounds, seat, row) for row in range(ROWS)]
    display: dict[str, list[str]] = {}
    for row in range(ROWS):
        shown = grounds.display[row * PLACES : (row + 1) * PLACES]
        display[LETTERS[row]] = [CARD_NAMES[card] for card in shown if card != EMPTY]
    tiles: dict[str, str] = {}
    for slot in range(len(SLOTS)):
        tiles[SLOTS[slot]] = TILE_NAMES[grounds.tiles[slot]]
    landmarks: dict[str, Landmark] = {}
    for mark in range(LANDMARKS):
        if grounds.owner[mark] != OUT:
            landmarks[LANDMARK_NAMES[mark]] = {
                "side": SIDE_NAMES[TEXT_UP if grounds.text[mark] else POINTS_UP],
                "cell": CELL_NAMES[LANDMARK_CELL[mark]],
                "owner": grounds.owner[mark],
            }
    position: View = {
        "round": grounds.round,
        "first": grounds.first,
        "phase": PHASES[grounds.phase],
        "turn": grounds.turn,
        "scores": grounds.scores[:],
        "gardens": gardens,
        "visitors": [[column + 1 for column in by_row(grounds.visitors, seat)] for seat in seats],
        "taken": [by_row(grounds.taken, seat) for seat in seats],
        "display": display,
        "deck_counts": deck_counts(grounds),
        "tiles": tiles,
        "landmarks": landmarks,
        "reserved": "" if grounds.reserved == EMPTY else CARD_NAMES[grounds.reserved],
        "library_used": grounds.library_used,
        "ranking": ranking(grounds),
    }
    if grounds.phase == OVER:
        position["final"] = final_table(grounds)
    return position


def by_row(values: list[int], seat: int) -> list[int]:
    return values[seat * ROWS : (seat + 1) * ROWS]


def garden_row(grounds: Grounds, seat: int, row: int) -> str:
    base = seat * CELLS + row * COLUMNS
    tokens: list[str] = []
    for card in grounds.gardens[base : base + COLUMNS]:
        tokens.append(CARD_NAMES[card] if card < CARDS else "-" if card == EMPTY else "*")
    return " ".join(tokens)


def final_table(grounds: Grounds) -> dict[str, dict[str, int]]:
    """Points of section 6 by seat; empty until the game is over."""
    table: dict[str, dict[str, int]] = {}
    if grounds.phase == OVER:
        for seat in range(grounds.seats):
            points: dict[str, int] = {}
            for name, gain in zip(FINAL_NAMES, finals(grounds, seat), strict=True):
                points[name] = gain
            table[str(seat)] = points
    return table
