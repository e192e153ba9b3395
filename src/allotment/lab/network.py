"""Training the network of a game's forecast (`kernel/network.py`) from self-play.

Bots play each other in generations: the first knows the game's linear lesson, each later one the network that
was trained on all games before it. From the positions along the way the network learns who won, and a little
of by how much, just as the search counts a finished game. First the linear forecast is fitted again by least
squares; the network then learns what that misses, by gradient descent (Adam), until it forecasts games that
were held back no better.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import Pool
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.search import WON
from ..games import make
from ..kernel.network import PARTS
from ..kernel.options import Options
from .learn import RIDGE, Show, Story, observe
from .lessons import Lesson

BOT = "gardener:12it"  # quick games teach more than good ones: there can be more of them
HELD_BACK = 10  # one game in so many is not trained on
WIDE, UNITS = 32, 16  # of the two layers
EPOCHS = 24
BATCH = 512
RATE = 3e-3
DECAY = 1e-3  # of weights, so that rare signs weigh little
DIGITS = 5  # that are kept of a weight
SCALES = 1.12 ** np.arange(40)  # from 1 point to about 80

Array = NDArray[np.float64]


class Data(NamedTuple):
    """Positions: by position, seat and sign; by position and seat; by position."""

    signs: Array
    points: Array
    won: Array  # the share of the win
    final: Array
    held: NDArray[np.bool_]  # not to be trained on


def gathered(stories: list[Story]) -> Data:
    signs, points, won, final, held = [], [], [], [], []
    for number, (moments, scores, winners) in enumerate(stories):
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        for at_the_time, rows in moments:
            signs.append(rows)
            points.append(at_the_time)
            won.append(shares)
            final.append(scores)
            held.append(number % HELD_BACK == HELD_BACK - 1)
    return Data(
        np.array(signs, float),
        np.array(points, float),
        np.array(won, float),
        np.array(final, float),
        np.array(held, bool),
    )


def plain_signs(names: list[str]) -> tuple[int, int]:
    """How many signs are plain, and how many factors they are taken times of."""
    plain = sum(", " not in name for name in names)
    return plain, len(names) // plain - 1


def inputs(data: Data, totals: Array, names: list[str]) -> Array:
    """What `kernel.advice.Judge` hands to the network. The first sign is 1, so times a factor it is that."""
    plain, factors = plain_signs(names)
    times = [data.signs[:, :, plain * at : plain * at + 1] for at in range(1, factors + 1)]
    return np.concatenate(
        [data.signs[:, :, :plain], *times, data.points[:, :, None], totals[:, :, None]], axis=2
    )


def softmax(odds: Array) -> Array:
    parts = np.exp(odds - odds.max(1, keepdims=True))
    return np.asarray(parts / parts.sum(1, keepdims=True))


def surprise(odds: Array, won: Array) -> float:
    """Cross-entropy: how little the chances expected what happened."""
    return float(-(won * np.log(np.maximum(softmax(odds), 1e-9))).sum(1).mean())


def least_squares(data: Data) -> tuple[Array, float]:
    """Weights of the signs, and the bias: what forecasts the points still to come best."""
    rows = data.signs[~data.held].reshape(-1, data.signs.shape[2])
    rows = np.concatenate([rows, np.ones((len(rows), 1))], axis=1)
    still = (data.final - data.points)[~data.held].reshape(-1)
    found = np.linalg.solve(rows.T @ rows + RIDGE * np.eye(rows.shape[1]), rows.T @ still)
    return np.asarray(found[:-1], np.float64), float(found[-1])


class Learner:
    """The weights while they're learned, and Adam's memory of each."""

    def __init__(self, width: int, luck: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "first": luck.normal(0, (2 / width) ** 0.5, (width, WIDE)),
            "first_bias": np.zeros(WIDE),
            "own": luck.normal(0, WIDE**-0.5, (WIDE, UNITS)),
            "others": luck.normal(0, WIDE**-0.5, (WIDE, UNITS)),
            "second_bias": np.zeros(UNITS),
            "last": luck.normal(0, 0.05, UNITS),
        }
        self.slopes = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def odds(self, looks: Array, known: Array) -> tuple[Array, Array, Array, Array]:
        """Of each seat, with what the way back needs."""
        one = self.weights
        layer = looks @ one["first"] + one["first_bias"]
        alive = np.maximum(layer, 0)
        theirs = alive @ one["others"]
        rivals = looks.shape[1] - 1
        mixed = alive @ one["own"] + (theirs.sum(1, keepdims=True) - theirs) / rivals + one["second_bias"]
        return layer, alive, mixed, known + np.maximum(mixed, 0) @ one["last"]

    def step(self, looks: Array, known: Array, target: Array, rate: float) -> None:
        one = self.weights
        layer, alive, mixed, odds = self.odds(looks, known)
        miss = (softmax(odds) - target) / len(looks)
        rivals = looks.shape[1] - 1
        back = miss[:, :, None] * one["last"] * (mixed > 0)
        theirs = (back.sum(1, keepdims=True) - back) / rivals
        below = (back @ one["own"].T + theirs @ one["others"].T) * (layer > 0)
        slopes = {
            "first": np.einsum("bsi,bsh->ih", looks, below),
            "first_bias": below.sum((0, 1)),
            "own": np.einsum("bsh,bsk->hk", alive, back),
            "others": np.einsum("bsh,bsk->hk", alive, theirs),
            "second_bias": back.sum((0, 1)),
            "last": np.einsum("bs,bsk->k", miss, np.maximum(mixed, 0)),
        }
        self.steps += 1
        for name, slope in slopes.items():
            if not name.endswith("bias"):
                slope = slope + DECAY * one[name]
            self.slopes[name] = 0.9 * self.slopes[name] + 0.1 * slope
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * slope**2
            mean = self.slopes[name] / (1 - 0.9**self.steps)
            spread = self.squares[name] / (1 - 0.999**self.steps)
            one[name] = one[name] - rate * mean / (np.sqrt(spread) + 1e-8)


def trained(stories: list[Story], names: list[str], seed: int) -> Lesson:
    """A lesson with a network, and how well it forecasts the winners of games that were held back: `surprise`
    next to that of the linear forecast alone (`linear`)."""
    data = gathered(stories)
    by_sign, bias = least_squares(data)
    totals = data.points + data.signs @ by_sign + bias
    train, held = np.flatnonzero(~data.held), np.flatnonzero(data.held)
    scale = float(min(SCALES, key=lambda one: surprise(totals[train] / one, data.won[train])))
    known = totals / scale
    target = WON * data.won + (1 - WON) * softmax(data.final / scale)
    looks = inputs(data, totals, names)
    mean = looks[train].mean((0, 1))
    spread = looks[train].std((0, 1)) + 1e-6
    looks = (looks - mean) / spread
    luck = np.random.default_rng(seed)
    learner = Learner(looks.shape[2], luck)
    best, least = dict(learner.weights), float("inf")
    for epoch in range(EPOCHS):
        luck.shuffle(train)
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS))
        for at in range(0, len(train), BATCH):
            some = train[at : at + BATCH]
            learner.step(looks[some], known[some], target[some], rate)
        missed = surprise(learner.odds(looks[held], known[held])[3], data.won[held])
        if missed < least:
            best, least = dict(learner.weights), missed
    # The network is handed looks as they are: their mean and spread go into its first layer.
    best["first"] = best["first"] / spread[:, None]
    best["first_bias"] = best["first_bias"] - mean @ best["first"]
    return {
        "bias": round(bias, DIGITS),
        "scale": scale,
        "games": len(stories),
        "surprise": round(least, 4),
        "linear": round(surprise(known[held], data.won[held]), 4),
        "signs": {name: round(float(one), DIGITS) for name, one in zip(names, by_sign, strict=True)},
        **{part: [float(f"{one:.{DIGITS}g}") for one in best[part].reshape(-1)] for part in PARTS},
    }


def generations(
    slug: str, options: Options, known: list[Lesson], games: list[int], seed: str, jobs: int, show: Show
) -> Lesson:
    """So many games in each generation. `known` is what the first of them knows."""
    stories: list[Story] = []
    names = make(slug, options).sign_names()
    lesson: Lesson = {}
    with Pool(jobs) as pool:
        for number, many in enumerate(games, 1):
            bar: Callable[[int, int], None] = show(f"generation {number}")
            tasks: list[Any] = [(slug, options, BOT, f"{seed}/{number}/{at}", known) for at in range(many)]
            for done, story in enumerate(pool.imap(observe, tasks, chunksize=4), 1):
                stories.append(story)
                bar(done, many)
            lesson = trained(stories, names, number)
            known = [lesson]
    return {**lesson, "bot": BOT, "seed": seed, "generations": games}
