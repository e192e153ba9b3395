"""Puzzles: find the garden for these three cards. Most of a garden lies there; the tiles that are missing
have to go where all three cards are met. Alone and without sand."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance, seeded
from ..components import CARDS, CONSTRAINT, LIE_TILE, LIES, LIES_OF, MODES, TILES, Mode, deck_cards
from .solver import STEPS, Search, solve

MODE: Final = "solo"
DECK: Final = "standard"
UNTIL: Final = "validate"  # offered once a check has found that the garden complies
WISHES: Final = 3
CORNER: Final = 3  # row and column of the garden's first tile: the middle of the table lies inside
MISSING: Final = [6, 9, 12, 16]  # tiles, in turn
TRIES: Final = 8  # of the solver: how hard it is
MOST: Final = 200_000  # steps of a try
LEAST: Final = 5  # steps in the middle
LEVELS: Final = {"easy": 20, "medium": 80}  # the solver's steps up to which a task is of this level
HARDEST: Final = "hard"


def task(number: int) -> dict[str, object] | None:
    """The task of this number: always the same. None: the garden has nothing to find in it."""
    mode = solo()
    luck = seeded(f"garden {number}")
    cards = deck_cards(mode, DECK)
    luck.shuffle(cards)
    wishes = cards[:WISHES]
    found = solve(mode.side, wishes, luck, MOST)
    if found is None:
        return None
    squares = found.squares
    laid = len(squares) - MISSING[number % len(MISSING)]
    efforts = effort(wishes, squares[:laid], number)
    if middle(efforts) < LEAST or MOST in efforts:
        return None  # nearly any garden will do, or hardly one
    return {
        "options": {"mode": MODE, "deck": DECK, "timer": 0, "first": 0},
        "position": {
            "phase": "arrange",
            "garden": {"at": f"{CORNER},{CORNER}", "rows": rows(mode.side, squares[:laid])},
            "piles": [[], []],
            "reserves": [sorted([TILES[LIE_TILE[lie]] for lie in squares[laid:]])],
            "cards": [f"0 {CARDS[card]} up" for card in wishes],
        },
        "until": UNTIL,
        "solution": [*placements(mode.side, squares, laid), "ready"],
        "effort": efforts,
        "level": level(efforts),
    }


def solo() -> Mode:
    for mode in MODES:
        if mode.id == MODE:
            return mode
    raise AssertionError(MODE)


def rows(side: int, lies: list[int]) -> list[str]:
    """The garden so far, row by row, as a position writes it."""
    names = [LIES[lie] for lie in lies]
    while len(names) % side:
        names.append(".")
    return [" ".join(names[at : at + side]) for at in range(0, len(names), side)]


def placements(side: int, squares: list[int], laid: int) -> list[str]:
    """Row by row, so that each lies beside the one before or below another."""
    return [
        f"place {LIES[squares[at]]} at {CORNER + at // side},{CORNER + at % side}"
        for at in range(laid, len(squares))
    ]


def effort(wishes: list[int], laid: list[int], number: int) -> list[int]:
    """Steps that the solver needs for the rest of the garden, one try after the other."""
    return [completed(wishes, laid, seeded(f"garden {number} {at}")) for at in range(TRIES)]


def completed(wishes: list[int], laid: list[int], chance: Chance) -> int:
    """Steps until the rest of the garden is found; MOST: it was not."""
    side = solo().side
    search = Search(side, [CONSTRAINT[card] for card in wishes])
    inside = [LIE_TILE[lie] for lie in laid]
    while search.steps < MOST:
        tiles = [tile for tile in range(side * side) if tile not in inside]
        chance.shuffle(tiles)
        squares = laid + [LIES_OF[tile][0] for tile in tiles]
        search.settle(squares, list(range(len(laid), len(squares))))
        if search.anneal(chance, min(STEPS, MOST - search.steps)):
            return search.steps
    return MOST


def level(efforts: list[int]) -> str:
    for name, most in LEVELS.items():
        if middle(efforts) <= most:
            return name
    return HARDEST


def middle(efforts: list[int]) -> int:
    return sorted(efforts)[len(efforts) // 2]
