"""Training the network of a forecast."""

from __future__ import annotations

from random import Random

import pytest

from allotment.games import make
from allotment.kernel.advice import as_weights
from allotment.kernel.chance import seeded
from allotment.lab.learn import Story
from allotment.lab.network import generations, trained


def quiet(done: int, of: int) -> None:
    pass


def planted(games: int) -> list[Story]:
    """Games that are won by whoever has both of two signs or neither: no linear forecast can tell that."""
    luck = Random("planted")
    stories: list[Story] = []
    for _ in range(games):
        moments = []
        for _ in range(4):
            rows = [[1.0, float(luck.random() < 0.5), float(luck.random() < 0.5)] for _ in range(2)]
            rows = [[*row, *(0.5 * sign for sign in row)] for row in rows]
            if (rows[0][1] == rows[0][2]) != (rows[1][1] == rows[1][2]):
                moments.append(([0, 0], rows))
                winner = 0 if rows[0][1] == rows[0][2] else 1
                stories.append((moments[-1:], [1 - winner, winner], [winner]))
    return stories


def test_a_network_learns_what_no_linear_forecast_can() -> None:
    names = ["time", "one", "two", "time, later", "one, later", "two, later"]
    lesson = trained(planted(800), names, 1)
    assert lesson["linear"] > 0.6  # it knows hardly anything: 0.69 is nothing
    assert lesson["surprise"] < 0.1


def test_training_can_be_repeated_and_a_game_can_use_it() -> None:
    options: dict[str, object] = {"seats": 2}
    lessons = [
        generations("the-gardens", options, [], [12, 10], "s", 1, lambda what: quiet) for _ in range(2)
    ]
    assert lessons[0] == lessons[1]
    assert lessons[0]["games"] == 22
    game = make("the-gardens", options)
    weights = as_weights(lessons[0], game.sign_names())
    assert weights.network is not None
    state = game.start(seeded("x"))
    with_it = list(game.outlook(state, weights))
    weights.network = None
    assert with_it != pytest.approx(list(game.outlook(state, weights)))
