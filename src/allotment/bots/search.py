"""Tree search over imagined worlds (information-set Monte Carlo tree search, open loop).

Each iteration imagines a world that fits what the seat knows, walks down the tree by the moves that
are legal in it, and judges the position it comes to by the game's forecast. Moves are judged one step
ahead when they are first seen, so that a wide choice is narrowed from the start. Every seat maximises
its own chances (max^n).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, Final, Generic

from librt.vecs import append, vec

from ..kernel.advice import Weights
from ..kernel.chance import Chance
from ..kernel.game import MOVE, Game, M, Move, News, S
from ..kernel.garbage import Uncollected
from ..kernel.match import Eyes
from ..kernel.story import Phrase
from ..play.bot import Alternative, Bot, Decision
from .reasons import because

DEPTH: Final = 80  # moves; deeper positions are judged where they stand
CHECK: Final = 4  # iterations between two looks at the clock
PACE: Final = 32  # iterations between two looks at how many more there is time for
HASTE: Final = 1.25  # times the pace so far that the rest of them won't exceed
SEEN: Final = 2  # looks at a move that make it part of a plan
UNLEARNED: Final = 10.0  # points: the scale of a game without weights
ALONE: Final = 4.0  # times the scale: the points that matter to whoever plays alone
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
        self.twigs: dict[int, Twig] | None = None  # by move index; most are never looked past

    def mean(self, trust: float) -> float:
        return (self.total + trust * self.first) / (self.visits + trust)


class Searcher(Bot):
    """gardener and head-gardener: the same search with different habits and budgets."""

    def __init__(self, name: str, budget: Budget, habits: Habits) -> None:
        super().__init__(name)
        self.budget = budget
        self.habits = habits
        self.remembers = habits.reuse
        self.seat = -1
        self.tree: Twig | None = None  # what was thought about the position as it now is

    def begin(self, game: Game[Any, Any], seat: int) -> None:
        self.seat = seat
        self.tree = None

    def hear(self, news: list[News]) -> None:
        """Where an own move showed nothing new, the thoughts on what follows it stay good."""
        for one in news:
            tree = self.tree
            if tree is None:
                break
            self.tree = None
            if one.kind == MOVE and one.seat == self.seat and one.quiet and tree.twigs is not None:
                assert one.move is not None
                self.tree = tree.twigs.get(one.move.index)

    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        offers: list[Move] = eyes.legal()
        if len(offers) == 1:
            return Decision(offers[0])
        root = self.tree if self.tree is not None and self.tree.twigs else Twig(None, 0.0)
        remembered = root.visits
        looks = self.search(eyes, root, offers, luck)
        trust = self.habits.trust
        best: Twig | None = None
        seen: list[Alternative] = []
        twigs = root.twigs
        assert twigs is not None
        for offer in offers:
            twig = twigs.get(offer.index)
            if twig is not None:
                seen.append(Alternative(offer, twig.visits, twig.mean(trust)))
                if best is None or (twig.visits, twig.mean(trust)) > (best.visits, best.mean(trust)):
                    best = twig
        seen.sort(key=visits_of)
        assert best is not None and best.move is not None
        decision = Decision(best.move)
        decision.value = best.mean(trust)
        decision.alternatives = seen
        decision.plan = [best.move, *line_of(best)]
        decision.looks = looks
        decision.remembered = remembered
        self.tree = root if self.habits.reuse else None
        return decision

    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        return because(eyes, decision, eyes.game.lesson(self.habits.lesson))

    def search(self, eyes: Eyes[Any, Any], root: Twig, offers: list[Move], luck: Chance) -> int:
        """Grow the tree for as long as the budget lasts; by a clock, no longer than the choice is open. How
        often it was gone through."""
        weights = eyes.game.lesson(self.habits.lesson)
        now = self.budget.now
        begun = now() if now is not None else 0.0
        looks = 0
        with Uncollected():
            while looks < self.budget.iterations:
                world = eyes.imagine(Chance(luck.draw(), luck.draw(), luck.draw(), 1, []))
                iterate(eyes.game, weights, self.habits, root, world)
                looks += 1
                if now is not None and looks % CHECK == 0:
                    spent = now() - begun
                    left = self.budget.seconds - spent
                    if left <= 0.0:
                        break
                    if looks % PACE == 0 and lead(root, offers) * spent > HASTE * looks * left:
                        break  # the other moves can't catch up
        return looks


def lead(root: Twig, offers: list[Move]) -> int:
    """How many more looks the move looked at most has had than any other."""
    first = second = 0
    twigs = root.twigs
    if twigs is not None:
        for offer in offers:
            twig = twigs.get(offer.index)
            if twig is not None:
                if twig.visits > first:
                    second = first
                    first = twig.visits
                elif twig.visits > second:
                    second = twig.visits
    return first - second


def line_of(twig: Twig) -> list[Move]:
    """The moves that were looked at most after this one."""
    moves: list[Move] = []
    at = twig
    while at.twigs:
        best: Twig | None = None
        for found in at.twigs.values():
            if best is None or found.visits > best.visits:
                best = found
        if best is None or best.move is None or best.visits < SEEN:
            break
        moves.append(best.move)
        at = best
    return moves


def visits_of(one: Alternative) -> float:
    return -one.visits - one.value


class Glance(Generic[S]):
    """What a first look at a move showed: the world after it, and every seat's chances there."""

    __slots__ = ("after", "values")

    def __init__(self, after: S, values: vec[float]) -> None:
        self.after = after
        self.values = values


def iterate(game: Game[S, M], weights: Weights | None, habits: Habits, root: Twig, world: S) -> vec[float]:
    """Down the tree, judge, and back up: each seat's chances where it came to."""
    twig = root
    path: list[Twig] = []
    movers: list[int] = []
    last = -1
    turns = 0
    glance: Glance[S] | None = None
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
        best, move, glance = descend(game, weights, habits, twig, world, seat, game.legal(world, seat))
        if glance is not None:  # looked at just now: the move need not be made again
            world = glance.after
        else:
            game.apply(world, seat, move)
        path.append(best)
        movers.append(seat)
        twig = best
        last = seat
    values = glance.values if glance is not None else chances(game, weights, world)
    root.visits += 1
    for at in range(len(path)):
        path[at].visits += 1
        path[at].total += values[movers[at]]
    return values


def descend(
    game: Game[S, M],
    weights: Weights | None,
    habits: Habits,
    twig: Twig,
    world: S,
    seat: int,
    offers: list[M],
) -> tuple[Twig, M, Glance[S] | None]:
    """The offer to look at next: well judged, or little looked at."""
    trust = habits.trust
    reach = habits.curiosity * sqrt(log(twig.visits + 2.0))
    twigs = twig.twigs
    if twigs is None:
        twigs = {}
        twig.twigs = twigs
    best: Twig | None = None
    chosen = offers[0]
    glance: Glance[S] | None = None
    most = -1.0e9
    for move in offers:
        found = twigs.get(move.index)
        fresh: Glance[S] | None = None
        if found is None:
            first = 0.5
            if len(offers) > 1:
                after = game.clone(world)
                game.apply(after, seat, move)
                fresh = Glance(after, chances(game, weights, after))
                first = fresh.values[seat]
            found = Twig(move, first)
            twigs[move.index] = found
        weight = found.visits + trust
        worth = (found.total + trust * found.first) / weight + reach / sqrt(weight)
        if worth > most:
            most = worth
            best = found
            chosen = move
            glance = fresh
    assert best is not None
    return best, chosen, glance


def chances(game: Game[S, M], weights: Weights | None, world: S) -> vec[float]:
    """Each seat's chance to win, from the forecast of the final scores; a finished game is certain."""
    scale = weights.scale if weights is not None else UNLEARNED
    result = game.result(world)
    if result is None:
        return shares(game.outlook(world, weights), scale)
    winners = result.winners()
    totals = vec[float]()
    for score in result.scores:
        totals = append(totals, float(score))
    out = shares(totals, scale)
    if game.seats == 1:  # there is nobody to win against, and nothing gained by being done
        return out
    for seat in range(game.seats):
        out[seat] *= 1.0 - WON
        if seat in winners:
            out[seat] += WON / len(winners)
    return out


def shares(totals: vec[float], scale: float) -> vec[float]:
    """Softmax of the totals in units of the forecast's scale, in their place. Alone, how far one comes."""
    if len(totals) == 1:
        totals[0] = 1.0 / (1.0 + exp(-totals[0] / (ALONE * scale)))
        return totals
    top = totals[0]
    for total in totals:
        if total > top:
            top = total
    whole = 0.0
    for at in range(len(totals)):
        part = exp((totals[at] - top) / scale)
        whole += part
        totals[at] = part
    for at in range(len(totals)):
        totals[at] /= whole
    return totals


def points(value: float, weights: Weights | None) -> float:
    """The points that whoever plays alone has come to where the search says this."""
    scale = weights.scale if weights is not None else UNLEARNED
    return ALONE * scale * log(value / (1.0 - value))
