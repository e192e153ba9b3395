"""The table in text, from a view alone."""

from typing import Any

import pytest

from allotment.games import make
from allotment.games.the_gardens.table.sketch import sketch
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY

from .walks import TABLES, steps


@pytest.mark.parametrize("options", TABLES)
def test_it_fits_a_terminal(options: dict[str, object]) -> None:
    for game, state in steps(options, 1, 8):
        for seat in (NOBODY, 0, game.seats - 1):
            text = sketch(game.view(state, seat), seat)
            assert max(len(line) for line in text.splitlines()) <= 100
            assert f"Seat {max(seat, 0)} · " in text


def test_offers_show_what_they_would_score() -> None:
    """Points of the walk and of landmarks, left and right; cards that may not be taken show none."""
    game = make("the-gardens", {"seats": 3})
    state = game.load(
        {
            "round": 2,
            "visitors": [[4, 5, 5], [5, 5, 5], [5, 5, 5]],
            "taken": [[0, 1, 0], [0, 1, 0], [0, 1, 0]],
            "display": {"a": ["a01", "a32", "a31"], "b": [], "c": ["c32", "c31", "c30"]},
            "gardens": {"0": ["- - - a05 * - - - -", "- - - - * - - - -", "- - - - * - - - -"]},
        },
        seeded(1),
    )
    view: Any = game.view(state, 0)
    text = sketch(view, 0)
    assert "a01 W ┌   +3 / +3" in text
    assert "a32 ~ ┬   +0 / +0" in text
    assert "(owes 0)" in text
