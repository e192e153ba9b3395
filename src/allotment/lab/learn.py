"""Learning a game's forecast from self-play: least squares over its signs.

For every number of seats: bots play each other; at decisions along the way the signs of each seat are
noted, and at the end how many points it still made. The weights that fit best are kept as data.
"""

from __future__ import annotations

from multiprocessing import Pool
from typing import Any

from ..bots import make_bot
from ..games import make
from ..kernel.chance import seeded
from ..kernel.eyes import Eyes
from ..kernel.options import Options
from ..kernel.playout import next_seat

Rows = list[tuple[list[float], float]]
EVERY = 3  # decisions between two that are noted
RIDGE = 1.0  # keeps weights of rare signs small
WILD = 10  # one decision in so many is random, so that positions differ


def observe(task: tuple[str, Options, str, str]) -> tuple[Rows, list[tuple[float, bool]]]:
    """One game of self-play: (signs, points still to come) by seat and decision; and for two-way
    comparisons (forecast lead, won)."""
    slug, options, bot_name, seed = task
    game = make(slug, options)
    bot, wild = make_bot(bot_name), make_bot("seedling")
    state = game.start(seeded(seed))
    luck = seeded(f"bots {seed}")
    seen: list[tuple[int, int, list[float]]] = []
    leads: list[tuple[int, int, float]] = []
    seat, ply = game.seats - 1, 0
    while game.to_act(state):
        seat = next_seat(game, state, seat)
        if seat < 0:
            break
        if ply % EVERY == 0:
            scores, forecast = game.scores(state), game.forecast(state)
            for each in range(game.seats):
                seen.append((each, scores[each], game.signs(state, each)))
            leads.append((0, 1, forecast[0] - forecast[1]) if game.seats > 1 else (0, 0, 0.0))
        mover = wild if luck.below(WILD) == 0 else bot
        game.apply(state, seat, mover.choose(Eyes(game, state, seat, []), luck))
        ply += 1
    final = game.scores(state)
    rows = [(signs, float(final[each] - score)) for each, score, signs in seen]
    won = [(lead, final[a] > final[b]) for a, b, lead in leads if final[a] != final[b]]
    return rows, won


def fit(rows: Rows) -> list[float]:
    """Ridge regression by the normal equations; the last number is the bias."""
    size = len(rows[0][0]) + 1
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for signs, target in rows:
        row = [*signs, 1.0]
        used = [at for at in range(size) if row[at]]
        for a in used:
            line, weight = matrix[a], row[a]
            for b in used:
                line[b] += weight * row[b]
            line[size] += weight * target
    for at in range(size - 1):
        matrix[at][at] += RIDGE
    matrix[size - 1][size - 1] += 1e-6
    return solved(matrix)


def solved(matrix: list[list[float]]) -> list[float]:
    """Gauss-Jordan with partial pivoting."""
    size = len(matrix)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(matrix[row][at]))
        matrix[at], matrix[pivot] = matrix[pivot], matrix[at]
        line = matrix[at]
        head = line[at]
        for column in range(at, size + 1):
            line[column] /= head
        for row in range(size):
            if row != at and matrix[row][at]:
                factor = matrix[row][at]
                other = matrix[row]
                for column in range(at, size + 1):
                    other[column] -= factor * line[column]
    return [matrix[row][size] for row in range(size)]


def error(rows: Rows, weights: list[float]) -> float:
    """Root mean square of what the forecast misses."""
    total = 0.0
    for signs, target in rows:
        guess = sum(w * s for w, s in zip(weights, [*signs, 1.0], strict=True))
        total += (guess - target) ** 2
    return float((total / len(rows)) ** 0.5)


def learn(
    slug: str, options: Options, bot: str, games: int, seed: str, jobs: int, show: Any
) -> dict[str, Any]:
    """Weights for one number of seats. `show(done, of)` is told how it goes."""
    tasks = [(slug, options, bot, f"{seed}/{number}") for number in range(games)]
    rows: Rows = []
    held: Rows = []
    with Pool(jobs) as pool:
        for number, (found, _) in enumerate(pool.imap_unordered(observe, tasks, chunksize=2)):
            (held if number % 10 == 9 else rows).extend(found)
            show(number + 1, games)
    names = make(slug, options).sign_names()
    weights = fit(rows)
    miss = error(held or rows, weights)
    return {
        "bias": round(weights[-1], 4),
        "scale": round(max(1.0, miss * 0.8), 3),
        "signs": {name: round(weight, 4) for name, weight in zip(names, weights, strict=False)},
        "games": games,
        "bot": bot,
        "seed": seed,
        "miss": round(miss, 3),
    }
