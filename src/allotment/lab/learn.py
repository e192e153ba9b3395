"""Learning a game's forecast from self-play: least squares over its signs.

For every number of seats: bots play each other; at decisions along the way the signs of each seat are
noted, and at the end how many points it still made. The weights that fit best are kept as data, with the
scale that turns a lead in the forecast into a chance to win.

It goes by lessons, each learned from bots that know the one before: sprouts that know nothing, sprouts
that know what those taught, and so on, then gardeners. The last two lessons are kept.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from multiprocessing import Pool

import numpy as np
import numpy.typing as npt

from ..bots import make_bot
from ..games import make
from ..kernel.advice import as_weights
from ..kernel.chance import seeded
from ..kernel.options import Options
from ..play.driver import begun
from .lessons import HOLD, Lesson

EVERY = 3  # decisions between two that are noted
RIDGE = 3.0  # keeps the weights of rare signs small
FREE = 1e-6  # the same for the bias, which may be large
GUESSED = 0.03  # weight of the game's guess, relative to the sprouts' games
BEGUN = 8.0  # points: the scale of a guess
JUDGED = 100  # games from which the scale is taken
MORE = 4  # games of sprouts for one of gardeners
WILD = 12  # one decision in so many is random, so that positions differ

Floats = npt.NDArray[np.float64]
Task = tuple[str, Options, str, str, list[Lesson]]
Show = Callable[[str], Callable[[int, int], None]]
Moment = tuple[list[int], list[list[float]]]  # scores and signs by seat
Story = tuple[list[Moment], list[int], list[int]]  # of a game: moments, final scores, winners


def observe(task: Task) -> Story:
    """One game of self-play, by bots that know the lessons given and no others."""
    slug, options, bot_name, seed, known = task
    game = make(slug, options)
    game.lessons = [as_weights(lesson, game.sign_names()) for lesson in known]
    driver = begun(game, seed, [make_bot(bot_name) for _ in range(game.seats)])
    match = driver.match
    luck = seeded(f"wild {seed}")
    moments: list[Moment] = []
    state = match.state
    while (seat := driver.due()) >= 0:
        if len(match.record.events) % EVERY == 0:
            moments.append((game.scores(state), [list(game.signs(state, s)) for s in range(game.seats)]))
        if luck.below(WILD) == 0:
            offers = game.legal(state, seat)
            match.make(seat, offers[luck.below(len(offers))])
        else:
            driver.go(seat)
    result = game.result(state)
    assert result is not None
    return moments, result.scores, result.winners()


def learn(
    slug: str,
    options: Options,
    bots: list[str],
    games: int,
    seed: str,
    jobs: int,
    show: Show,
    known: list[Lesson] | None = None,
    hold: float = HOLD,
) -> list[Lesson]:
    """A lesson from the games of each bot in turn, for one number of seats; the first knows what is known
    already, or the game's guess. `show(what)` gives a `bar(done, of)` for each."""
    if known is None:
        begun = make(slug, options).guess()
        known = [{"bias": 0.0, "scale": BEGUN, "signs": begun}] if begun else []
    for bot in bots:
        many = games * MORE if bot == "sprout" else games
        known = [*known[-1:], lesson(slug, options, bot, many, seed, jobs, known, hold, show(bot))]
    return known


def lesson(
    slug: str,
    options: Options,
    bot: str,
    games: int,
    seed: str,
    jobs: int,
    known: list[Lesson],
    hold: float,
    show: Callable[[int, int], None],
) -> Lesson:
    newest = known[-1:]  # what the bots that play know, at whichever level
    tasks: list[Task] = [(slug, options, bot, f"{seed}/{bot}/{number}", newest) for number in range(games)]
    names = make(slug, options).sign_names()
    seen: list[Floats] = []  # signs, and a 1 for the bias
    came: list[Floats] = []  # points that were still made
    held: list[Story] = []
    told: list[Story] = []
    with Pool(jobs) as pool:
        for number, story in enumerate(pool.imap(observe, tasks, chunksize=2)):
            if number < JUDGED:
                told.append(story)
            if number % 10 == 9 or games < 10:
                held.append(story)
            if number % 10 != 9:
                moments, final, _ = story
                seen.append(np.array([[*row, 1.0] for _, signs in moments for row in signs]))
                came.append(np.array([np.subtract(final, scores) for scores, _ in moments]).ravel())
            show(number + 1, games)
    if bot == "sprout":
        before, hold = make(slug, options).guess(), GUESSED
    else:
        before = known[-1]["signs"] if known else {}
    believed = [before.get(name, 0.0) for name in names]
    weights = fitted(np.vstack(seen), np.concatenate(came), believed, hold if before else 0.0)
    return {
        "bias": round(weights[-1], 4),
        "scale": round(fitted_scale(told, weights), 3),
        "games": games,
        "bot": bot,
        "seed": seed,
        "miss": round(miss(held, weights), 3),
        "signs": {name: round(weight, 4) for name, weight in zip(names, weights, strict=False)},
    }


def fitted(seen: Floats, came: Floats, before: list[float], hold: float) -> list[float]:
    """The weights that explain the points best, by least squares; the last one is the bias. What is believed
    in advance stands below what was seen, as one more observation of each sign: that it is worth nothing,
    and, held on to as far as the games do not speak against it, what it was worth in the game's own guess or
    the lesson before. What bots that play alike never try, their games cannot teach."""
    signs = len(before)
    small = np.diag([*[RIDGE**0.5] * signs, FREE**0.5])
    firm = np.diag(np.append((hold * (seen[:, :signs] ** 2).sum(axis=0)) ** 0.5, 0.0))
    rows = np.vstack([seen, small, firm])
    points = np.concatenate([came, np.zeros(signs + 1), firm @ [*before, 0.0]])
    found: list[float] = np.linalg.lstsq(rows, points)[0].tolist()
    return found


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
