"""What a decision cost: the best move that a search finds, compared with the one that was made.

The search first looks for the best move with what the seat could know then. Then that move and the one that
was made are played on in the same imagined worlds with the same luck, each in a tree of its own, and their
difference is the loss. It comes with its standard error, and a loss that could be chance is not held against
anybody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from ..bots import HABITS
from ..bots.reasons import because
from ..bots.search import Budget, Habits, Searcher, Twig, iterate
from ..kernel.chance import Chance
from ..kernel.game import Move
from ..kernel.match import Eyes
from ..kernel.story import Phrase

LOOKS = 600  # iterations of the first search
ROUNDS = 240  # imagined worlds in which the two moves are compared
GROWING = 4  # a quarter of them only grows the trees
SURE = 1.96  # standard errors
SLIP = 0.02  # of a chance to win: from here on, for sure, it was not the best
MISTAKE = 0.06

BEST, FINE, SLIPPED, MISTAKEN = "best", "fine", "slip", "mistake"
WORDS = (BEST, FINE, SLIPPED, MISTAKEN)


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision between several moves, judged."""

    at: int  # events before it
    seat: int
    move: str
    best: str
    value: float  # the seat's chance to win with the best move
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
        return Judgement(at, eyes.seat, text, text, decision.value, 0.0, 0.0, BEST)
    losses, values = compared(eyes, best, move, luck, habits, max(8, round(ROUNDS * effort)))
    loss = sum(losses) / len(losses)
    spread = sum((one - loss) ** 2 for one in losses) / (len(losses) - 1)
    error = sqrt(spread / len(losses))
    word = called(loss, error)
    reason = because(eyes, decision, game.lesson(habits.lesson)) if word in (SLIPPED, MISTAKEN) else []
    return Judgement(
        at, eyes.seat, text, best.text, sum(values) / len(values), max(loss, 0.0), error, word, reason
    )


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


def called(loss: float, error: float) -> str:
    """Best, where the comparison does not see a difference; never worse than what is sure."""
    certain = loss - SURE * error
    if certain >= MISTAKE:
        return MISTAKEN
    if certain >= SLIP:
        return SLIPPED
    return BEST if loss <= 0 else FINE


def compared(
    eyes: Eyes[Any, Any], best: Move, move: Move, luck: Chance, habits: Habits, rounds: int
) -> tuple[list[float], list[float]]:
    """In each imagined world: what the second move is worse by for the seat, and what the first is worth."""
    game, weights = eyes.game, eyes.game.lesson(habits.lesson)
    trees = [Twig(best, 0.0), Twig(move, 0.0)]
    losses: list[float] = []
    values: list[float] = []
    for number in range(rounds):
        world = eyes.imagine(Chance(luck.draw(), luck.draw(), luck.draw(), 1, []))
        found = []
        for tree in trees:
            after = game.clone(world)
            assert tree.move is not None
            game.apply(after, eyes.seat, tree.move)
            found.append(iterate(game, weights, habits, tree, after)[eyes.seat])
        if number >= rounds // GROWING:
            losses.append(found[0] - found[1])
            values.append(found[0])
    return losses, values
