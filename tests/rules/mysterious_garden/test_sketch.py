"""The table in text."""

from __future__ import annotations

from typing import Any

from allotment.games.mysterious_garden.table.sketch import WIDTH, sketch
from allotment.kernel.chance import seeded

from .tools import game_for, random_move


def test_every_position_can_be_sketched() -> None:
    """From views alone, never wider than a page; every seat's display and every garden is there."""
    for seats in (1, 2, 3, 4):
        game = game_for(seats)
        state = game.start(seeded(21))
        luck = seeded(22)
        while True:
            for seat in (-1, 0, seats - 1):
                view: Any = game.view(state, seat)
                text = sketch(view, seat)
                assert max(len(line) for line in text.splitlines()) <= WIDTH
                assert text.count("display ") == seats
                for garden in ("hex-1", "bags", "gnomes", "doors", "power"):
                    assert garden in text
            if not game.to_act(state):
                break
            random_move(game, state, luck)
        assert "the game is over" in text
