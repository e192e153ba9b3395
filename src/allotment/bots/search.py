"""Tree search over imagined worlds (information-set Monte Carlo tree search, open loop).

Each iteration imagines a world that fits what the seat knows, walks down the tree by the moves that
are legal in it, and judges the position it comes to by the game's forecast. New moves are judged one
step ahead before they are tried, so that a wide choice is narrowed from the start. Every seat maximises
its own chances (max^n).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, Final

from ..kernel.chance import Chance
from ..kernel.eyes import Eyes
from ..kernel.game import Game, Move
from .bot import Bot

CURIOSITY: Final = 0.5  # weight of the exploration term
TRUST: Final = 2.0  # visits that the first judgement of a move counts for
DEPTH: Final = 60  # moves; deeper positions are judged where they stand
CHECK: Final = 8  # iterations between two looks at the clock


class Budget:
    """How long to think: iterations, or seconds of a clock that is handed in; whichever ends first."""

    __slots__ = ("iterations", "now", "seconds")

    def __init__(self, iterations: int, seconds: float, now: Callable[[], float] | None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.now = now


class Node:
    """A move that was considered: how often, and what it came to for the seat that makes it."""

    __slots__ = ("available", "children", "first", "move", "total", "visits")

    def __init__(self, move: Move | None, first: float) -> None:
        self.move = move
        self.first = first  # the judgement one step ahead
        self.visits = 0
        self.available = 0  # iterations in which it could have been chosen
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return (self.total + TRUST * self.first) / (self.visits + TRUST)


class Searcher(Bot):
    """gardener and head-gardener: the same search with different budgets."""

    def __init__(self, name: str, budget: Budget) -> None:
        super().__init__(name)
        self.budget = budget
        self.iterations = 0  # of the last decision
        self.lines: list[tuple[Move, int, float]] = []  # of the last decision: move, visits, mean

    def choose(self, eyes: Eyes[Any, Any], luck: Chance) -> Move:
        offers = eyes.legal()
        first: Move = offers[0]
        self.lines = [(first, 0, 0.0)]
        self.iterations = 0
        if len(offers) == 1:
            return first
        root = Node(None, 0.0)
        game = eyes.game
        now = self.budget.now
        begun = now() if now is not None else 0.0
        while self.iterations < self.budget.iterations:
            if now is not None and self.iterations % CHECK == 0 and now() - begun >= self.budget.seconds:
                break
            world = eyes.imagine(Chance(luck.draw(), luck.draw(), luck.draw(), 1, []))
            iterate(game, root, world)
            self.iterations += 1
        best: Node | None = None
        for child in root.children.values():
            if best is None or (child.visits, child.mean()) > (best.visits, best.mean()):
                best = child
        self.lines = sorted(
            [(child.move, child.visits, child.mean()) for child in root.children.values() if child.move],
            key=visits_of,
        )
        return best.move if best is not None and best.move is not None else first


def visits_of(line: tuple[Move, int, float]) -> float:
    return -line[1] - line[2]


def iterate(game: Game[Any, Any], root: Node, world: Any) -> None:
    """Down the tree, judge, and back up."""
    node = root
    path: list[Node] = []
    movers: list[int] = []
    for _ in range(DEPTH):
        seats = game.to_act(world)
        if not seats:
            break
        seat = seats[0]
        offers = game.legal(world, seat)
        fresh = node.visits == 0 and node is not root
        if fresh:
            break  # judged on its first visit; its moves are looked at from the second on
        child = descend(game, node, world, seat, offers)
        game.apply(world, seat, child.move)
        path.append(child)
        movers.append(seat)
        node = child
    values = chances(game, world)
    root.visits += 1
    for at in range(len(path)):
        path[at].visits += 1
        path[at].total += values[movers[at]]


def descend(game: Game[Any, Any], node: Node, world: Any, seat: int, offers: list[Any]) -> Node:
    """The offer to look at next: well judged, or little looked at."""
    best: Node | None = None
    most = -1.0
    for move in offers:
        child = node.children.get(move.index)
        if child is None:
            first = 0.5
            if len(offers) > 1:
                after = game.clone(world)
                game.apply(after, seat, move)
                first = chances(game, after)[seat]
            child = Node(move, first)
            node.children[move.index] = child
        child.available += 1
        worth = child.mean() + CURIOSITY * sqrt(log(child.available + 1.0) / (child.visits + TRUST))
        if worth > most:
            most = worth
            best = child
    assert best is not None
    return best


def chances(game: Game[Any, Any], world: Any) -> list[float]:
    """Each seat's chance to win, from the forecast of the final scores; a finished game is certain."""
    result = game.result(world)
    if result is not None:
        winners = result.winners()
        margin = spread(result.scores, game)
        return [
            (0.95 / len(winners) if seat in winners else 0.0) + 0.05 * margin[seat]
            for seat in range(game.seats)
        ]
    return spread_of(game.forecast(world), game)


def spread(scores: list[int], game: Game[Any, Any]) -> list[float]:
    return spread_of([float(score) for score in scores], game)


def spread_of(totals: list[float], game: Game[Any, Any]) -> list[float]:
    """Softmax of the totals in units of the forecast's scale."""
    scale = game.weights.scale if game.weights is not None else 10.0
    top = max(totals)
    parts = [exp((total - top) / scale) for total in totals]
    whole = sum(parts)
    return [part / whole for part in parts]
