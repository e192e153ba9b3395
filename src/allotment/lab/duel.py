"""Do bots that go by a lesson learned on a variant play it better than those that go by the printed game's?
They meet, on equal luck, in each other's seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from statistics import fmean

from ..bots import HABITS
from ..bots.search import Budget, Habits, Searcher
from ..games import make
from ..kernel.advice import as_weights
from ..kernel.options import Options
from ..play.driver import begun
from .lessons import Lesson
from .stats import sprt

ITERATIONS = 10
BATCH = 10  # deals between two looks at what is known

Game = tuple[str, Options, Lesson, Lesson, int, bool, str]
Play = Callable[[Callable[[Game], float], list[Game]], Iterable[float]]  # like `map`, or a pool's


PRINTED, LEARNED = 0, 1


def bot(lesson: int) -> Searcher:
    """A quick gardener that goes by this lesson of its game."""
    one = HABITS["gardener"]
    habits = Habits(one.curiosity, one.trust, one.finish, one.turns, one.reuse, lesson)
    return Searcher("gardener", Budget(ITERATIONS, 0.0, None), habits)


def won(task: Game) -> float:
    """The share of the victory of the one bot that goes by another lesson than the rest; its points where it
    plays alone."""
    slug, options, learned, printed, at, new, seed = task
    game = make(slug, options)
    game.lessons = [as_weights(lesson, game.sign_names()) for lesson in (printed, learned)]
    seats = range(game.seats)
    driver = begun(game, seed, [bot(LEARNED if (seat == at) == new else PRINTED) for seat in seats])
    driver.run()
    result = game.result(driver.match.state)
    assert result is not None
    if game.seats == 1:
        return float(result.scores[0])
    winners = result.winners()
    return 1 / len(winners) if at in winners else 0.0


def on_a_deal(seats: int) -> list[tuple[int, bool]]:
    """Each seat in turn is the only one that has learned, then the only one that hasn't. Of two seats one is
    enough."""
    return [(at, new) for new in ([True] if seats == 2 else [True, False]) for at in range(seats)]


def duel(
    play: Play,
    slug: str,
    options: Options,
    learned: Lesson,
    printed: Lesson,
    seed: str,
    bounds: tuple[float, float],
    most: int,
    show: Callable[[int, int], None],
) -> tuple[list[float], int]:
    """Deals until it is known which of the bounds is nearer the truth (SPRT: 1 the upper one, -1 the lower
    one, 0 not known), or so many are played. By deal: 0.5 where neither is better, 1 where those that
    learned win everything."""
    seats = make(slug, options).seats
    lineups = on_a_deal(seats)
    found: list[float] = []
    told = 0
    while not told and len(found) < most:
        deals = range(len(found), min(most, len(found) + BATCH))
        tasks: list[Game] = [
            (slug, options, learned, printed, at, new, f"{seed}/{deal}")
            for deal in deals
            for at, new in lineups
        ]
        shares = list(play(won, tasks))
        for number in range(len(deals)):
            own = shares[number * len(lineups) : (number + 1) * len(lineups)]
            found.append(lead(own, seats))
        show(len(found), most)
        told = sprt(found, *bounds)
    show(most, most)
    return found, told


def lead(shares: list[float], seats: int) -> float:
    """Of a deal, from what those came to that were alone of their kind."""
    if seats == 1:
        learned, printed = shares
        return 0.5 if learned == printed else float(learned > printed)
    if seats == 2:
        return fmean(shares)
    return 0.5 + (fmean(shares[:seats]) - fmean(shares[seats:])) / 2
