"""The quick forecast that searches ask for says the same as the signs and the weights."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from allotment.games import SHELF, box, make
from allotment.kernel.advice import Weights
from allotment.kernel.chance import seeded
from allotment.kernel.game import Game

COMPETITIVE = [slug for slug in SHELF if not box(slug).real_time]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "the-gardens": [
        {"tiles": "random", "landmarks": "text", "seats": 3},
        {"tiles": "random", "landmarks": "points"},
        {"landmarks": "text", "layout": "BB", "seats": 4},
    ],
    "mysterious-garden": [{"seats": 1}],
    "garden-dice": [{"family": True, "stars": "four"}],
}
CASES = [
    (slug, options)
    for slug in COMPETITIVE
    for options in [{"seats": 2}, {"seats": 3}, {"seats": 4}, *OPTIONS.get(slug, [])]
]


def slowly(game: Game[Any, Any], state: Any, weights: Weights) -> list[float]:
    """Scores and the product of weights and signs, one by one."""
    out = []
    for seat, score in enumerate(game.scores(state)):
        total = weights.bias
        for weight, sign in zip(weights.by_sign, game.signs(state, seat), strict=True):
            total += weight * sign
        out.append(float(score) + total if game.to_act(state) else float(score))
    return out


@pytest.mark.parametrize(("slug", "options"), CASES)
def test_the_outlook_is_the_forecast_to_the_last_bit(slug: str, options: dict[str, Any]) -> None:
    game = make(slug, options)
    names = game.sign_names()
    odd = Weights(0.3, vec[float]([0.1 + 0.7 * at for at in range(len(names))]), 5.0)
    for seed in range(3):
        state = game.start(seeded(f"outlook {seed}"))
        luck = seeded(f"walk {seed}")
        plies = 0
        while game.to_act(state):
            seat = game.to_act(state)[0]
            offers = game.legal(state, seat)
            game.apply(state, seat, offers[luck.below(len(offers))])
            plies += 1
            if plies % 7 == 0 or not game.to_act(state):
                for weights in [odd, *game.lessons]:
                    assert list(game.outlook(state, weights)) == slowly(game, state, weights)
                assert game.forecast(state, None) == [float(score) for score in game.scores(state)]


@pytest.mark.parametrize("slug", COMPETITIVE)
def test_signs_tell_positions_apart(slug: str) -> None:
    """The counterweight: along a game they change, for every seat."""
    game = make(slug, {"seats": 2})
    assert len(game.signs(game.start(seeded("signs")), 0)) == len(game.sign_names())
    state = game.start(seeded("signs"))
    luck = seeded("walk")
    seen: list[set[str]] = [set(), set()]
    for _ in range(30):
        seat = game.to_act(state)[0]
        offers = game.legal(state, seat)
        game.apply(state, seat, offers[luck.below(len(offers))])
        for each in range(2):
            seen[each].add(repr(list(game.signs(state, each))))
    assert all(len(each) > 5 for each in seen)
