"""Tree search over imagined worlds (information-set Monte Carlo tree search, open loop).

Each iteration imagines a world that fits what the seat knows, walks down the tree by the moves that
are legal in it, and judges the position it comes to by the game's forecast. Moves are judged one step
ahead when they are first seen, so that a wide choice is narrowed from the start. Every seat maximises
its own chances (max^n).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, Final

from ..kernel.advice import Weights
from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Game, M, Move, S
from .bot import Bot
from .reasons import because

DEPTH: Final = 80  # moves; deeper positions are judged where they stand
CHECK: Final = 4  # iterations between two looks at the clock
UNLEARNED: Final = 10.0  # points: the scale of a game without weights
WON: Final = 0.9  # of a finished game's worth goes to the winner, the rest by margin


class Habits:
    """How a bot searches: what tells one level from another besides its budget."""

    __slots__ = ("curiosity", "finish", "lesson", "reuse", "trust", "turns")

    def __init__(
        self, curiosity: float, trust: float, finish: bool, turns: int, reuse: bool, lesson: int
    ) -> None:
        self.curiosity = curiosity  # weight of the exploration term
        self.trust = trust  # visits that the first judgement of a move counts for
        self.finish = finish  # judge where a turn ends, not in the middle of it
        self.turns = turns  # turns ahead to look at, the present one included
        self.lesson = lesson  # which of the game's lessons it has learned
        self.reuse = reuse  # keep what was thought about the rest of the turn


class Budget:
    """How long to think: iterations, or seconds of a clock that is handed in; whichever ends first."""

    __slots__ = ("iterations", "now", "seconds")

    def __init__(self, iterations: int, seconds: float, now: Callable[[], float] | None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.now = now


class Twig:
    """A move that was considered: how often, and what it came to for the seat that makes it."""

    __slots__ = ("first", "move", "total", "twigs", "visits")

    def __init__(self, move: Move | None, first: float) -> None:
        self.move = move
        self.first = first  # the judgement one step ahead
        self.visits = 0
        self.total = 0.0
        self.twigs: dict[int, Twig] = {}  # by move index

    def mean(self, trust: float) -> float:
        return (self.total + trust * self.first) / (self.visits + trust)


class Searcher(Bot):
    """gardener and head-gardener: the same search with different habits and budgets."""

    def __init__(self, name: str, budget: Budget, habits: Habits) -> None:
        super().__init__(name)
        self.budget = budget
        self.habits = habits
        self.iterations = 0  # of the last decision
        self.lines: list[tuple[Move, int, float]] = []  # of the last decision: move, visits, mean
        self.kept: Twig | None = None  # what was thought about the position after the last move
        self.past: list[str] = []  # what had been heard by then

    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        offers: list[Move] = eyes.legal()
        self.iterations = 0
        if len(offers) == 1:
            self.lines = [(offers[0], 0, 0.0)]
            self.kept = None
            return offers[0]
        heard = eyes.heard()
        root = self.kept if self.kept is not None and self.past == heard else Twig(None, 0.0)
        self.search(eyes, root, luck)
        trust = self.habits.trust
        best: Twig | None = None
        lines: list[tuple[Move, int, float]] = []
        for offer in offers:
            twig = root.twigs.get(offer.index)
            if twig is not None:
                lines.append((offer, twig.visits, twig.mean(trust)))
                if best is None or (twig.visits, twig.mean(trust)) > (best.visits, best.mean(trust)):
                    best = twig
        lines.sort(key=visits_of)
        self.lines = lines
        assert best is not None and best.move is not None
        self.keep(eyes, best, heard, luck)
        return best.move

    def reason(self, eyes: Eyes[Any, Any], move: Move) -> str:
        return because(eyes, move, eyes.game.lesson(self.habits.lesson))

    def search(self, eyes: Eyes[Any, Any], root: Twig, luck: Chance) -> None:
        weights = eyes.game.lesson(self.habits.lesson)
        now = self.budget.now
        begun = now() if now is not None else 0.0
        while self.iterations < self.budget.iterations:
            world = eyes.imagine(Chance(luck.draw(), luck.draw(), luck.draw(), 1, []))
            iterate(eyes.game, weights, self.habits, root, world)
            self.iterations += 1
            if now is not None and self.iterations % CHECK == 0 and now() - begun >= self.budget.seconds:
                break

    def keep(self, eyes: Eyes[Any, Any], best: Twig, heard: list[str], luck: Chance) -> None:
        """Where the move shows nothing new, the thoughts on what follows stay good."""
        self.kept = None
        if self.habits.reuse and best.move is not None and best.twigs:
            world = eyes.imagine(luck.clone())
            if eyes.game.quiet(world, eyes.seat, best.move):
                self.kept = best
                self.past = [*heard, f"{eyes.seat}: {best.move.text}"]


def visits_of(line: tuple[Move, int, float]) -> float:
    return -line[1] - line[2]


def iterate(game: Game[S, M], weights: Weights | None, habits: Habits, root: Twig, world: S) -> None:
    """Down the tree, judge, and back up."""
    twig = root
    path: list[Twig] = []
    movers: list[int] = []
    last = -1
    turns = 0
    for _ in range(DEPTH):
        seats = game.to_act(world)
        if not seats:
            break
        seat = seats[0]
        if seat != last:
            turns += 1
            if turns > habits.turns:
                break
        if twig.visits == 0 and twig is not root and (seat != last or not habits.finish):
            break  # judged on its first visit; its moves are looked at from the second on
        offers = game.legal(world, seat)
        best, move = descend(game, weights, habits, twig, world, seat, offers)
        game.apply(world, seat, move)
        path.append(best)
        movers.append(seat)
        twig = best
        last = seat
    values = chances(game, weights, world)
    root.visits += 1
    for at in range(len(path)):
        path[at].visits += 1
        path[at].total += values[movers[at]]


def descend(
    game: Game[S, M],
    weights: Weights | None,
    habits: Habits,
    twig: Twig,
    world: S,
    seat: int,
    offers: list[M],
) -> tuple[Twig, M]:
    """The offer to look at next: well judged, or little looked at."""
    trust = habits.trust
    reach = habits.curiosity * sqrt(log(twig.visits + 2.0))
    twigs = twig.twigs
    best: Twig | None = None
    chosen = offers[0]
    most = -1.0e9
    for move in offers:
        found = twigs.get(move.index)
        if found is None:
            first = 0.5
            if len(offers) > 1:
                after = game.clone(world)
                game.apply(after, seat, move)
                first = chances(game, weights, after)[seat]
            found = Twig(move, first)
            twigs[move.index] = found
        weight = found.visits + trust
        worth = (found.total + trust * found.first) / weight + reach / sqrt(weight)
        if worth > most:
            most = worth
            best = found
            chosen = move
    assert best is not None
    return best, chosen


def chances(game: Game[S, M], weights: Weights | None, world: S) -> list[float]:
    """Each seat's chance to win, from the forecast of the final scores; a finished game is certain."""
    scale = weights.scale if weights is not None else UNLEARNED
    result = game.result(world)
    if result is None:
        return shares(game.forecast(world, weights), scale)
    winners = result.winners()
    totals: list[float] = []
    for score in result.scores:
        totals.append(float(score))
    out = shares(totals, scale)
    for seat in range(game.seats):
        out[seat] *= 1.0 - WON
        if seat in winners:
            out[seat] += WON / len(winners)
    return out


def shares(totals: list[float], scale: float) -> list[float]:
    """Softmax of the totals in units of the forecast's scale. Alone, how far one comes."""
    if len(totals) == 1:
        return [1.0 / (1.0 + exp(-totals[0] / (4.0 * scale)))]
    top = totals[0]
    for total in totals:
        if total > top:
            top = total
    out: list[float] = []
    whole = 0.0
    for total in totals:
        part = exp((total - top) / scale)
        whole += part
        out.append(part)
    for at in range(len(out)):
        out[at] /= whole
    return out
