"""Learning a game's forecast from self-play: least squares over its signs.

For every number of seats: bots play each other; at decisions along the way the signs of each seat are
noted, and at the end how many points it still made. The weights that fit best are kept as data, with the
scale that turns a lead in the forecast into a chance to win.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from multiprocessing import Pool
from typing import Any

from librt.vecs import vec

from ..bots import make_bot
from ..bots.fit import Fit
from ..games import make
from ..kernel.chance import seeded
from ..kernel.eyes import Eyes
from ..kernel.options import Options
from ..kernel.playout import next_seat

EVERY = 3  # decisions between two that are noted
RIDGE = 3.0
WILD = 12  # one decision in so many is random, so that positions differ

Moment = tuple[list[int], list[list[float]]]  # scores and signs by seat
Story = tuple[list[Moment], list[int], list[int]]  # of a game: moments, final scores, winners


def observe(task: tuple[str, Options, str, str]) -> Story:
    """One game of self-play."""
    slug, options, bot_name, seed = task
    game = make(slug, options)
    bots = [make_bot(bot_name) for _ in range(game.seats)]
    wild = make_bot("seedling")
    state = game.start(seeded(seed))
    luck = seeded(f"bots {seed}")
    heard: list[str] = []
    moments: list[Moment] = []
    seat = game.seats - 1
    while game.to_act(state):
        seat = next_seat(game, state, seat)
        if seat < 0:
            break
        if len(heard) % EVERY == 0:
            moments.append((game.scores(state), [list(game.signs(state, s)) for s in range(game.seats)]))
        mover = wild if luck.below(WILD) == 0 else bots[seat]
        move = mover.choose(Eyes(game, state, seat, heard), luck)
        game.apply(state, seat, move)
        heard.append(f"{seat}: {move.text}")
    result = game.result(state)
    assert result is not None
    return moments, result.scores, result.winners()


def learn(
    slug: str,
    options: Options,
    bot: str,
    games: int,
    seed: str,
    jobs: int,
    show: Callable[[int, int], None],
) -> dict[str, Any]:
    """Weights for one number of seats. `show(done, of)` is told how it goes."""
    tasks = [(slug, options, bot, f"{seed}/{number}") for number in range(games)]
    names = make(slug, options).sign_names()
    fit = Fit(len(names))
    held: list[Story] = []
    with Pool(jobs) as pool:
        for number, story in enumerate(pool.imap(observe, tasks, chunksize=2)):
            if number % 10 == 9 or games < 10:
                held.append(story)
            if number % 10 != 9:
                moments, final, _ = story
                for scores, signs in moments:
                    for seat, row in enumerate(signs):
                        fit.add(vec[float](row), float(final[seat] - scores[seat]))
            show(number + 1, games)
    weights = fit.weights(RIDGE)
    return {
        "bias": round(weights[-1], 4),
        "scale": round(fitted_scale(held, weights), 3),
        "signs": {name: round(weight, 4) for name, weight in zip(names, weights, strict=False)},
        "games": games,
        "bot": bot,
        "seed": seed,
        "miss": round(miss(held, weights), 3),
    }


def guess(scores: list[int], signs: list[list[float]], weights: list[float]) -> list[float]:
    """The final scores that weights forecast."""
    return [
        score + weights[-1] + sum(w * s for w, s in zip(weights, row, strict=False))
        for score, row in zip(scores, signs, strict=True)
    ]


def miss(stories: list[Story], weights: list[float]) -> float:
    """Root mean square of what the forecast misses."""
    total, count = 0.0, 0
    for moments, final, _ in stories:
        for scores, signs in moments:
            for said, came in zip(guess(scores, signs, weights), final, strict=True):
                total += (said - came) ** 2
                count += 1
    return float((total / max(1, count)) ** 0.5)


def fitted_scale(stories: list[Story], weights: list[float]) -> float:
    """The scale under which the softmax of the forecasts makes the winners seen most likely."""
    seen: list[tuple[list[float], list[int]]] = []
    for moments, _, winners in stories:
        seen.extend((guess(scores, signs, weights), winners) for scores, signs in moments)
    if not seen or len(seen[0][0]) < 2:
        return max(1.0, miss(stories, weights))
    return min((likelihood(seen, 1.12**step), 1.12**step) for step in range(40))[1]


def likelihood(seen: list[tuple[list[float], list[int]]], scale: float) -> float:
    """Minus the logarithm, so that less is better; from 1 point to about 80."""
    total = 0.0
    for totals, winners in seen:
        top = max(totals)
        parts = [exp((one - top) / scale) for one in totals]
        share = sum(parts[seat] for seat in winners) / sum(parts) / len(winners)
        total -= log(max(share, 1e-9))
    return total
