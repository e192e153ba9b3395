"""What a decision cost: the best move that a search finds, compared with the one that was made.

The search first looks for the best move with what the seat could know then. Then that move and the one that
was made are played on in the same imagined worlds with the same luck, each in a tree of its own, and their
difference is the loss. It comes with its standard error, and a loss that could be chance is not held against
anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ..bots import HABITS
from ..bots.reasons import because
from ..bots.search import Budget, Habits, Searcher, Twig, iterate, points
from ..kernel.chance import Chance
from ..kernel.game import Move
from ..kernel.match import Eyes
from ..kernel.story import Phrase
from .calibration import expected

LOOKS = 600  # iterations of the first search
ROUNDS = 240  # imagined worlds in which the two moves are compared
GROWING = 4  # a quarter of them only grows the trees
SURE = 1.96  # standard errors
SLIP = 0.02  # of a chance to win: from here on, for sure, it was not the best
MISTAKE = 0.06
ALONE_SLIP = 1.0  # the same for whoever plays alone: points at the end
ALONE_MISTAKE = 3.0

BEST, FINE, SLIPPED, MISTAKEN = "best", "fine", "slip", "mistake"
WORDS = (BEST, FINE, SLIPPED, MISTAKEN)


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision between several moves, judged."""

    at: int  # events before it
    seat: int
    move: str
    best: str
    value: float  # the seat's chance to win with the best move; alone, its points at the end
    loss: float  # what the move cost of it
    error: float  # the loss's standard error
    word: str
    reason: list[Phrase] = field(default_factory=list)  # for the best move, where it was another one


def judged(eyes: Eyes[Any, Any], at: int, text: str, luck: Chance, effort: float = 1.0) -> Judgement | None:
    """The decision that is about to be made with this move. None: there was nothing to decide."""
    game = eyes.game
    move: Move = game.read_move(text)
    if len(eyes.legal()) < 2:
        return None
    habits = alone(HABITS["head-gardener"])
    searcher = Searcher("review", Budget(max(1, round(LOOKS * effort)), 0.0, None), habits)
    searcher.begin(game, eyes.seat)
    decision = searcher.decide(eyes, luck)
    best = decision.move
    assert best is not None
    if best is move:
        return Judgement(at, eyes.seat, text, text, worth(eyes, decision.value), 0.0, 0.0, BEST)
    trees = [Twig(best, 0.0), Twig(move, 0.0)]
    found = compared(eyes, trees, luck, habits, max(8, round(ROUNDS * effort)))
    values, others = ([worth(eyes, one) for one in each] for each in found)
    loss, error = difference(values, others)
    word = called(loss, error, game.seats)
    reason = because(eyes, decision, game.lesson(habits.lesson)) if word in (SLIPPED, MISTAKEN) else []
    value = sum(values) / len(values)
    return Judgement(at, eyes.seat, text, best.text, value, max(loss, 0.0), error, word, reason)


def worth(eyes: Eyes[Any, Any], value: float) -> float:
    """What a search says a move comes to; alone, as points. Chances are told as the search says them: what
    `calibration` makes of a position also counts who is likely to play better from there, and a move doesn't
    change that."""
    game = eyes.game
    if game.seats > 1:
        return value
    weights = game.lesson(HABITS["head-gardener"].lesson)
    return expected(game.slug, points(value, weights), eyes.scores()[0])


def alone(habits: Habits) -> Habits:
    """Without memory: every decision is judged by itself."""
    return Habits(
        curiosity=habits.curiosity,
        trust=habits.trust,
        finish=habits.finish,
        turns=habits.turns,
        reuse=False,
        lesson=habits.lesson,
    )


def limits(seats: int) -> tuple[float, float]:
    """What a slip and a mistake cost at least."""
    return (SLIP, MISTAKE) if seats > 1 else (ALONE_SLIP, ALONE_MISTAKE)


def called(loss: float, error: float, seats: int = 2) -> str:
    """Best, where the comparison does not see a difference; never worse than what is sure."""
    certain = loss - SURE * error
    slip, mistake = limits(seats)
    if certain >= mistake:
        return MISTAKEN
    if certain >= slip:
        return SLIPPED
    return BEST if loss <= 0 else FINE


def compared(
    eyes: Eyes[Any, Any], trees: list[Twig], luck: Chance, habits: Habits, rounds: int
) -> list[list[float]]:
    """The moves that the trees begin with, played on in the same imagined worlds: what each is worth to the
    seat in each of them, once the trees have grown."""
    game, weights = eyes.game, eyes.game.lesson(habits.lesson)
    found: list[list[float]] = [[] for _ in trees]
    for number in range(rounds):
        world = eyes.imagine(Chance(luck.draw(), luck.draw(), luck.draw(), 1, []))
        for tree, values in zip(trees, found, strict=True):
            after = game.clone(world)
            assert tree.move is not None
            game.apply(after, eyes.seat, tree.move)
            value = iterate(game, weights, habits, tree, after)[eyes.seat]
            if number >= rounds // GROWING:
                values.append(value)
    return found


def difference(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much the first are higher than the second on average, pair by pair, and its standard error."""
    differences = [one - other for one, other in zip(values, others, strict=True)]
    mean = sum(differences) / len(differences)
    spread = sum((one - mean) ** 2 for one in differences) / (len(differences) - 1)
    return mean, sqrt(spread / len(differences))
