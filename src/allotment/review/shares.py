"""Luck and decisions, told apart. The two add up: for each seat the result minus what could be expected at
the start is the sum of what luck and what decisions changed, its own and the others'.

A position is worth each seat's chance to win, by a short search that knows what all hands hold but not the
luck to come; once the game is over, its share of the win. Whoever plays alone has no chance to win: there a
position is worth the points that are expected at the end. A stretch is what one seat does until luck is drawn
or somebody else is to act. Its last move, played again and again from the same position with all unseen luck
drawn anew, gives an average. What really came differs from that average by luck; the average differs from the
worth before the stretch by the decisions in it. Since the real outcome is one more draw of the same kind,
luck is worth nothing on average, however wrong the worth of a position may be.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

from ..bots import HABITS
from ..bots.search import Twig, iterate, points
from ..kernel.chance import Chance
from ..kernel.game import Game, Move
from .calibration import calibration, expected

DRAWS = 12  # outcomes that luck is compared with, and never fewer than LEAST_DRAWS
LEAST_DRAWS = 3
LOOKS = 120  # iterations of the search that tells a position's worth
LEAST_LOOKS = 6
GROWING = 4  # a quarter of them only grows its tree


@dataclass(frozen=True, slots=True)
class Step:
    """A stretch of events: whose, each seat's chances before it, and what changed them."""

    at: int  # events before it
    to: int  # events after it
    seat: int
    before: list[float]
    choice: list[float]
    luck: list[float]
    error: list[float]  # standard errors of both: the average is one of a few draws

    @property
    def after(self) -> list[float]:
        return [sum(parts) for parts in zip(self.before, self.choice, self.luck, strict=True)]


def shares_of(game: Game[Any, Any], state: Any, luck: Chance, effort: float = 1.0) -> list[float]:
    """What the position is worth to each seat: its chance to win, its share of the win where it is over, and
    alone the points at the end."""
    result = game.result(state)
    if result is not None:
        winners = result.winners()
        if game.seats == 1:
            return [float(result.scores[0])]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    said = searched(game, state, luck, effort)
    if game.seats == 1:
        return [expected(game.slug, said[0], game.scores(state)[0])]
    return calibration(game.slug, game.seats).shares(said, game.to_act(state)[0])


def searched(game: Game[Any, Any], state: Any, luck: Chance, effort: float = 1.0) -> list[float]:
    """The same as the search says it, of a game that goes on."""
    habits = HABITS["head-gardener"]
    weights = game.lesson(habits.lesson)
    tree = Twig(None, 0.0)
    sums = [0.0] * game.seats
    looks = max(LEAST_LOOKS, round(LOOKS * effort))
    counted = 0
    for look in range(looks):
        values = iterate(game, weights, habits, tree, game.reshuffled(state, drawn_from(luck)))
        if look >= looks // GROWING:
            counted += 1
            for seat in range(game.seats):
                sums[seat] += values[seat] if game.seats > 1 else points(values[0], weights)
    whole = sum(sums) if game.seats > 1 else counted
    return [one / whole for one in sums]


def drawn_from(luck: Chance) -> Chance:
    """Luck of its own for an imagined world."""
    return Chance(luck.draw(), luck.draw(), luck.draw(), 1, [])


class Average(NamedTuple):
    """Each seat's chances, and the standard error of each."""

    shares: list[float]
    error: list[float]


def average(
    game: Game[Any, Any], state: Any, seat: int, move: Move, luck: Chance, effort: float = 1.0
) -> Average:
    """What the move comes to when all unseen luck is drawn anew."""
    draws = max(LEAST_DRAWS, round(DRAWS * min(1.0, effort)))
    found: list[list[float]] = []
    for _ in range(draws):
        world = game.reshuffled(state, drawn_from(luck))
        game.apply(world, seat, move)
        found.append(shares_of(game, world, luck, effort))
    shares = [sum(each) / draws for each in zip(*found, strict=True)]
    spreads = [
        sum((one[number] - share) ** 2 for one in found) / (draws - 1) for number, share in enumerate(shares)
    ]
    return Average(shares, [sqrt(spread / draws) for spread in spreads])


def step(at: int, to: int, seat: int, before: list[float], mean: Average, after: list[float]) -> Step:
    choice = [new - old for new, old in zip(mean.shares, before, strict=True)]
    luck = [new - old for new, old in zip(after, mean.shares, strict=True)]
    return Step(at, to, seat, before, choice, luck, mean.error)
