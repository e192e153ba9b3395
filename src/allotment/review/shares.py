"""Luck and decisions, told apart. The two add up: for each seat the result minus what could be expected at
the start is the sum of what luck and what decisions changed, its own and the others'.

A position is worth each seat's chance to win, by a short search that knows what all hands hold but not the
luck to come; once the game is over, its share of the win. A stretch is what one seat does until luck is drawn
or somebody else is to act. Its last move, played again and again from the same position with all unseen luck
drawn anew, gives an average. What really came differs from that average by luck; the average differs from the
worth before the stretch by the decisions in it. Since the real outcome is one more draw of the same kind,
luck is worth nothing on average, however wrong the worth of a position may be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..bots import HABITS
from ..bots.search import Twig, iterate
from ..kernel.chance import Chance
from ..kernel.game import Game, Move

DRAWS = 12  # outcomes that luck is compared with
LOOKS = 120  # iterations of the search that tells a position's worth
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

    @property
    def after(self) -> list[float]:
        return [sum(parts) for parts in zip(self.before, self.choice, self.luck, strict=True)]


def shares_of(game: Game[Any, Any], state: Any, luck: Chance) -> list[float]:
    """Each seat's chance to win; the share of the win, where it is over."""
    result = game.result(state)
    if result is not None:
        winners = result.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    habits = HABITS["head-gardener"]
    weights = game.lesson(habits.lesson)
    tree = Twig(None, 0.0)
    sums = [0.0] * game.seats
    for look in range(LOOKS):
        values = iterate(game, weights, habits, tree, game.reshuffled(state, drawn_from(luck)))
        if look >= LOOKS // GROWING:
            for seat in range(game.seats):
                sums[seat] += values[seat]
    whole = sum(sums)
    return [one / whole for one in sums]


def drawn_from(luck: Chance) -> Chance:
    """Luck of its own for an imagined world."""
    return Chance(luck.draw(), luck.draw(), luck.draw(), 1, [])


def average(game: Game[Any, Any], state: Any, seat: int, move: Move, luck: Chance) -> list[float]:
    """What the move comes to when all unseen luck is drawn anew."""
    sums = [0.0] * game.seats
    for _ in range(DRAWS):
        world = game.reshuffled(state, drawn_from(luck))
        game.apply(world, seat, move)
        for number, share in enumerate(shares_of(game, world, luck)):
            sums[number] += share
    return [one / DRAWS for one in sums]


def step(at: int, to: int, seat: int, before: list[float], mean: list[float], after: list[float]) -> Step:
    choice = [new - old for new, old in zip(mean, before, strict=True)]
    luck = [new - old for new, old in zip(after, mean, strict=True)]
    return Step(at, to, seat, before, choice, luck)
