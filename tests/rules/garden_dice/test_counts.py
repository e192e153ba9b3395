"""The counts kept as data, found again by asking `objection` about every move of the table."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded

from .tables import AnyGame

ENTRIES = tomllib.loads((Path(__file__).parents[2] / "counts" / "garden-dice.toml").read_text())["count"]


def brute(game: AnyGame, state: Any, depth: int) -> int:
    """Sequences of moves nobody objects to; a game that ends counts once."""
    if depth == 0 or game.result(state) is not None:
        return 1
    total = 0
    for seat in range(game.seats):
        for move in game.moves:
            if game.objection(state, seat, move) is None:
                after = game.clone(state)
                game.apply(after, seat, move)
                total += brute(game, after, depth - 1)
    return total


@pytest.mark.parametrize("number", range(len(ENTRIES)))
def test_brute_force_agrees(number: int) -> None:
    """GD-TURN-3, GD-DIAL-6, GD-EAT-5: legality in words gives the same trees as the offers."""
    entry = ENTRIES[number]
    game = make("garden-dice", entry["options"])
    for depth in (1, 2):
        state = game.load(entry["position"], seeded(number))
        assert brute(game, state, depth) == entry["counts"][depth - 1]
