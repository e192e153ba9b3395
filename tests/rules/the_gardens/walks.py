"""Random walks through games, for the tests beside it."""

from collections.abc import Iterator
from typing import Any

from allotment.games import make
from allotment.kernel.chance import seeded

TABLES: list[dict[str, object]] = [
    {"seats": 2},
    {"seats": 3, "tiles": "advanced", "start_column": 2},
    {"seats": 4, "tiles": "random", "first": "random"},
    {"seats": 2, "landmarks": "text", "layout": "AA"},
    {"seats": 3, "landmarks": "text", "layout": "BA", "tiles": "random"},
    {"seats": 2, "landmarks": "text", "layout": "BB", "start_column": 7},
    {"seats": 4, "landmarks": "mixed", "layout": "random", "tiles": "advanced"},
    {"seats": 2, "landmarks": "points", "layout": "AB", "start_column": 9},
]


def steps(options: dict[str, object], seed: int, every: int = 1) -> Iterator[tuple[Any, Any]]:
    """(game, state) before every n-th move of a random game, and at its end."""
    game = make("the-gardens", options)
    state = game.start(seeded(f"table {seed}"))
    luck = seeded(f"moves {seed}")
    count = 0
    while game.to_act(state):
        if count % every == 0:
            yield game, state
        seat = game.to_act(state)[0]
        offers = game.legal(state, seat)
        game.apply(state, seat, offers[luck.below(len(offers))])
        count += 1
    yield game, state


def finished(options: dict[str, object], seed: int) -> tuple[Any, Any]:
    last: tuple[Any, Any] = (None, None)
    for game, state in steps(options, seed, 1000):
        last = (game, state)
    return last
