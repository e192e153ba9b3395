"""The proof of a puzzle: two searches with other luck agree, the best move is compared with its rivals in the
same imagined worlds, and the lines are played out to the end. All of it with what the seat could know."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from ..bots import HABITS
from ..bots.search import Budget, Habits, Searcher, Twig
from ..bots.sprout import Sprout
from ..kernel.chance import Chance, seeded
from ..kernel.game import Game, Move
from ..kernel.match import Eyes, Match, adopted
from ..play.bot import Decision
from ..play.driver import Driver
from ..review.judge import SLIP, SURE, alone, compared, difference
from .puzzle import EASY, HARD, MEDIUM, Proof, Rival

LOOKS: Final = 1000  # iterations of each of the two searches
ROUNDS: Final = 160  # imagined worlds in which the moves are compared; a quarter of them only grows the trees
RIVALS: Final = 12  # moves that the best one is compared with: those that the searches looked at most
PLAYED: Final = 2  # rivals whose lines are played out: the closest
WORLDS: Final = 100  # how often
HOPELESS: Final = 24  # after so many worlds a lead of few standard errors will not be certain in the end
HOPE: Final = 0.6
GAP: Final = 0.04  # of a chance to win, for certain: what all but the closest moves cost, two slips
FEWEST: Final = 5  # offers: with fewer there is nothing to find, and of so many one may be right
CLOSE: Final = 3  # moves that may cost less: the same turn begun another way, or paid with another die
SEEN: Final = 3  # looks at a move that make it part of a line
TRIES: Final = 8  # short searches, and decisions of a sprout
SHORT: Final = 40  # iterations of a short one
DIGITS: Final = 4


class Unproved(Exception):
    """It is no puzzle: the kind of the reason."""


def prove(match: Match[Any, Any], seat: int, luck: str, looks: int = LOOKS) -> tuple[list[str], Proof]:
    """The right moves, the best one first, and the proof. Unproved at the first thing that doesn't hold."""
    eyes = match.eyes(seat)
    offers = {move.text for move in eyes.legal()}
    if len(offers) < FEWEST:
        raise Unproved("few")
    habits = alone(HABITS["head-gardener"])
    decisions = []
    for word in ("first", "second"):
        decisions.append(searched(eyes, habits, looks, f"{luck} {word}"))
        if leading(decisions[-1], len(offers)) < SLIP:
            raise Unproved("close")
    first, second = decisions
    if first.move is not second.move:
        raise Unproved("searches")
    assert first.move is not None
    best = first.move
    rivals = closest(decisions)
    rounds, worlds = max(8, ROUNDS * looks // LOOKS), max(8, WORLDS * looks // LOOKS)
    trees = [Twig(move, 0.0) for move in [best, *rivals]]
    values = compared(eyes, trees, seeded(f"{luck} compared"), habits, rounds)
    losses = {tree.move: difference(values[0], mine) for tree, mine in zip(trees, values, strict=True)}
    right, near, wrong = [best], [], []
    for tree in trees[1:]:
        assert tree.move is not None
        loss, error = losses[tree.move]
        if loss - SURE * error >= GAP:
            wrong.append(tree)
        elif loss - SURE * error < SLIP:
            right.append(tree.move)
        else:
            near.append(tree)
    if not wrong or len(right) + len(near) > most_close(len(offers)):
        raise Unproved("several")
    wrong.sort(key=lambda tree: losses[tree.move][0])
    near.sort(key=lambda tree: losses[tree.move][0])
    wrong = near + wrong
    leads = played_out(match, seat, [trees[0], *wrong[:PLAYED]], f"{luck} played", worlds)
    said = []
    for move in [*right[1:], *(tree.move for tree in wrong)]:
        assert move is not None
        lead = leads.get(move, (None, None))
        said.append(
            Rival(move.text, *rounded(losses[move]), *(rounded(lead) if lead[0] is not None else lead))
        )
    texts = [move.text for move in right]
    mean = sum(values[0]) / len(values[0])
    proof = Proof(
        luck,
        looks,
        list(rounded((first.value, second.value, mean))),
        rounds,
        worlds,
        said,
        share_right(eyes, texts, luck, sprouted),
        share_right(eyes, texts, luck, glanced),
    )
    return texts, proof


def searched(eyes: Eyes[Any, Any], habits: Habits, looks: int, luck: str) -> Decision:
    searcher = Searcher("puzzle", Budget(looks, 0.0, None), habits)
    searcher.begin(eyes.game, eyes.seat)
    return searcher.decide(eyes, seeded(luck))


def most_close(offers: int) -> int:
    """Of so many offers: how many may be right, or nearly."""
    return min(CLOSE, offers // FEWEST)


def leading(decision: Decision, offers: int) -> float:
    """By how much the best move is ahead of the first that may not be close to it."""
    values = sorted((one.value for one in decision.alternatives), reverse=True)
    return decision.value - values[most_close(offers)]


def closest(decisions: list[Decision]) -> list[Move]:
    """The moves that the searches looked at most, without the best."""
    visits: dict[Move, float] = {}
    for decision in decisions:
        for one in decision.alternatives:
            visits[one.move] = visits.get(one.move, 0.0) + one.visits + one.value
    del visits[decisions[0].alternatives[0].move]
    return sorted(visits, key=lambda move: (-visits[move], move.index))[:RIVALS]


def played_out(
    match: Match[Any, Any], seat: int, trees: list[Twig], luck: str, worlds: int
) -> dict[Move, tuple[float, float]]:
    """How many points each of the lines after the first ends worse by for the seat, with a standard error.
    A line is the turn as its tree saw it; then sprouts play in every seat until the game is over. Unproved
    if a line doesn't certainly end worse."""
    game = match.game
    draws = seeded(luck)
    ends: list[list[float]] = [[] for _ in trees]
    for number in range(worlds):
        world = match.eyes(seat).imagine(Chance(draws.draw(), draws.draw(), draws.draw(), 1, []))
        for tree, found in zip(trees, ends, strict=True):
            after = game.clone(world)
            along(game, after, seat, tree)
            found.append(ended(match, after, seat, f"{luck} {number}"))
        if number + 1 == HOPELESS and not all(ahead(ends[0], found) > HOPE for found in ends[1:]):
            raise Unproved("played")
    leads: dict[Move, tuple[float, float]] = {}
    for tree, found in zip(trees[1:], ends[1:], strict=True):
        if ahead(ends[0], found) <= SURE:
            raise Unproved("played")
        assert tree.move is not None
        leads[tree.move] = difference(ends[0], found)
    return leads


def ahead(ends: list[float], others: list[float]) -> float:
    """By how many standard errors the first end better."""
    lead, error = difference(ends, others)
    return lead / error if error else inf if lead > 0 else 0.0


def along(game: Game[Any, Any], world: Any, seat: int, tree: Twig) -> None:
    """The tree's move, and the rest of the seat's turn as far as the tree knows it."""
    assert tree.move is not None
    game.apply(world, seat, tree.move)
    at = tree
    while at.twigs and game.to_act(world) == [seat]:
        known = [at.twigs[move.index] for move in game.legal(world, seat) if move.index in at.twigs]
        at = max(known, key=lambda twig: twig.visits, default=tree)
        if at is tree or at.visits < SEEN or at.move is None:
            return
        game.apply(world, seat, at.move)


def ended(match: Match[Any, Any], world: Any, seat: int, luck: str) -> float:
    """By how many points the seat is ahead of the best other when sprouts have played to the end."""
    game = match.game
    driver: Driver[Any, Any] = Driver(adopted(game, world, []), luck)
    for other in range(game.seats):
        driver.seat(other, Sprout("sprout"))
    driver.run()
    scores = game.scores(driver.match.state)
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))


# ---- how hard it is ----


def sprouted(eyes: Eyes[Any, Any], luck: Chance) -> Decision:
    return Sprout("sprout").decide(eyes, luck)


def glanced(eyes: Eyes[Any, Any], luck: Chance) -> Decision:
    searcher = Searcher("puzzle", Budget(SHORT, 0.0, None), HABITS["gardener"])
    searcher.begin(eyes.game, eyes.seat)
    return searcher.decide(eyes, luck)


def share_right(eyes: Eyes[Any, Any], answers: list[str], luck: str, decide: Any) -> float:
    right = 0
    for number in range(TRIES):
        move = decide(eyes, seeded(f"{luck} {decide.__name__} {number}")).move
        right += move is not None and move.text in answers
    return right / TRIES


def level_of(proof: Proof) -> str:
    """Easy: whoever takes what scores most at once mostly finds it. Medium: somebody who looks ahead a little
    mostly does. Hard: neither."""
    if proof.sprout > 0.5:
        return EASY
    return MEDIUM if proof.short > 0.5 else HARD


def rounded(numbers: Any) -> Any:
    return tuple(round(number, DIGITS) for number in numbers)
