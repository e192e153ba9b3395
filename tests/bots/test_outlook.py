"""The quick forecast that searches ask for says the same as the signs and the weights."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec

from allotment.bots import make_bot
from allotment.bots.search import chances, points
from allotment.games import SHELF, box, make
from allotment.kernel.advice import LATEST, Weights
from allotment.kernel.chance import seeded
from allotment.kernel.game import Game
from allotment.kernel.match import replayed
from allotment.kernel.network import Network
from allotment.play.driver import begun

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
    if weights.network is not None and game.to_act(state):
        return [
            total + weights.scale * odd
            for total, odd in zip(out, odds(game, state, weights, out), strict=True)
        ]
    return out


def odds(game: Game[Any, Any], state: Any, weights: Weights, totals: list[float]) -> list[float]:
    """What the network adds to each seat's log odds, by the book: matrices as lists of rows."""
    network = weights.network
    assert network is not None
    names = game.sign_names()
    plain = sum(", " not in name for name in names)
    rows, wide, units = [], network.wide, network.units
    for seat, score in enumerate(game.scores(state)):
        signs = list(game.signs(state, seat))
        factors = [signs[plain * at] for at in range(1, len(names) // plain)]
        rows.append([*signs[:plain], *factors, float(score), totals[seat]])
    first = [list(network.first)[at * wide : (at + 1) * wide] for at in range(network.width)]
    own = [list(network.own)[at * units : (at + 1) * units] for at in range(wide)]
    others = [list(network.others)[at * units : (at + 1) * units] for at in range(wide)]
    layers = [
        [
            max(0.0, b + sum(x * w[at] for x, w in zip(row, first, strict=True)))
            for at, b in enumerate(network.first_bias)
        ]
        for row in rows
    ]
    out = []
    for seat, layer in enumerate(layers):
        rivals = [one for number, one in enumerate(layers) if number != seat]
        mean = [sum(one[at] for one in rivals) / len(rivals) for at in range(wide)]
        total = 0.0
        for unit, bias in enumerate(network.second_bias):
            value = bias + sum(layer[at] * own[at][unit] + mean[at] * others[at][unit] for at in range(wide))
            total += network.last[unit] * max(0.0, value)
        out.append(total)
    return out


def made_up(width: int) -> Network:
    """A network of odd numbers."""
    luck = seeded("network")
    wide, units = 5, 3

    def some(count: int) -> vec[float]:
        return vec[float]([(luck.below(2001) - 1000) / 4000 for _ in range(count)])

    return Network(
        some(width * wide), some(wide), some(wide * units), some(wide * units), some(units), some(units)
    )


@pytest.mark.parametrize(("slug", "options"), CASES)
def test_the_outlook_is_the_forecast_to_the_last_bit(slug: str, options: dict[str, Any]) -> None:
    game = make(slug, options)
    names = game.sign_names()
    plain = sum(", " not in name for name in names)
    width = plain + len(names) // plain - 1 + 2  # plain signs, factors, points, forecast
    by_sign = vec[float]([0.1 + 0.7 * at for at in range(len(names))])
    odd = Weights(0.3, by_sign, 5.0, None)
    deep = Weights(0.3, by_sign, 5.0, made_up(width) if game.seats > 1 else None)
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
                for weights in [odd, deep, *game.lessons]:
                    if weights.network is None:
                        assert list(game.outlook(state, weights)) == slowly(game, state, weights)
                    else:  # summed in another order
                        assert list(game.outlook(state, weights)) == pytest.approx(
                            slowly(game, state, weights)
                        )
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


def test_alone_nothing_is_gained_by_being_done() -> None:
    """A finished game of one is worth its points, as one that goes on is worth what is expected."""
    game = make("mysterious-garden", {"seats": 1})
    weights = game.lesson(LATEST)
    driver = begun(game, "alone", [make_bot("sprout")])
    driver.run()
    state = driver.match.state
    assert points(chances(game, weights, state)[0], weights) == pytest.approx(game.scores(state)[0])
    match = replayed(game, driver.match.record, 9)
    said = points(chances(game, weights, match.state)[0], weights)
    assert said == pytest.approx(game.outlook(match.state, weights)[0])
