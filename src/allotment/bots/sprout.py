"""The sprout takes the offer that scores most at once; ties go to the better forecast, then to luck.

What begins an action of several moves is judged by where that action leads: in the midst of it nothing is
paid yet, and nothing that was promised is kept. Where the best it sees comes to nothing it now and then
follows a whim, so that two sprouts do not wait for each other for ever."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.advice import Weights
from ..kernel.chance import Chance
from ..kernel.game import Game, M, Move, S
from ..kernel.match import Eyes
from ..kernel.story import Phrase
from ..play.bot import Bot, Decision
from .reasons import because

NOTHING: Final = (-1_000_000, 0.0)
AHEAD: Final = 40  # moves of one action, more than any game has
WHIM: Final = 8  # one in so many, where it would only wait


class Sprout(Bot):
    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        offers: list[Move] = eyes.legal()
        game = eyes.game
        weights = game.lesson(0)
        world = eyes.imagine(luck.clone())
        best: list[Move] = []
        most = NOTHING
        waits = False
        for move in offers:
            after = game.clone(world)
            game.apply(after, eyes.seat, move)
            after = finished(game, weights, after, eyes.seat)
            worth = judged(game, weights, after, eyes.seat)
            if worth > most:
                most = worth
                best = []
                waits = game.idle(world, after, eyes.seat)
            if worth == most:
                best.append(move)
        if waits and luck.below(WHIM) == 0:
            best = offers
        return Decision(best[luck.below(len(best))])

    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        return because(eyes, decision, eyes.game.lesson(0))


def judged(game: Game[S, M], weights: Weights | None, world: S, seat: int) -> tuple[int, float]:
    """The points a seat has there, then what it may expect."""
    return game.scores(world)[seat], lead(game.forecast(world, weights), seat)


def finished(game: Game[S, M], weights: Weights | None, world: S, seat: int) -> S:
    """The world once the action that is begun there is over, each of its moves the one that looks best."""
    for _ in range(AHEAD):
        if not game.amid(world):
            break
        best = world
        most = NOTHING
        for move in game.legal(world, seat):
            after = game.clone(world)
            game.apply(after, seat, move)
            worth = judged(game, weights, after, seat)
            if worth > most:
                most = worth
                best = after
        world = best
    return world


def lead(totals: list[float], seat: int) -> float:
    """Ahead of the best other by so much."""
    best = 0.0
    met = False
    for other in range(len(totals)):
        if other != seat and (not met or totals[other] > best):
            best = totals[other]
            met = True
    return totals[seat] - best
