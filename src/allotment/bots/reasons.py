"""Why this move, in a player's terms, out of the decision itself."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.advice import Weights
from ..kernel.chance import seeded
from ..kernel.game import Move
from ..kernel.match import Eyes
from ..kernel.story import Args, Notation, Phrase
from ..play.bot import Decision

WORLDS: Final = 5  # that are imagined: what is said holds on average
SLIGHT: Final = 0.3  # points: less is no reason
JOINT: Final = ", "  # "ripe tiles, times what is left" speaks of ripe tiles
CLOSE: Final = 0.01  # a hundredth of a chance to win: as good, for all the search can tell
LOOKED: Final = 3  # an alternative that was looked at a third as often was taken seriously
LEADS: Final = 3.0  # a change that is worth a third of all that improves is what a move is for
RISES, FALLS, THEIRS, KEPT = 0, 1, 2, 3


class Prospect:
    """Where moves lead, over all imagined worlds: the points of the seat, and what became of every sign."""

    __slots__ = ("ends", "gains", "plain", "totals", "worth")

    def __init__(self, seats: int) -> None:
        self.gains: list[int] = []  # of the seat, in each world
        self.ends = True  # the game, in every world
        self.plain: list[dict[str, float]] = [{} for _ in range(seats)]  # how much each sign rose
        self.worth: list[dict[str, float]] = [{} for _ in range(seats)]  # and what that is worth
        self.totals = [0.0] * seats  # how much each seat's forecast rose

    def add(self, game: Any, before: Any, after: Any, seat: int, weights: Weights | None) -> None:
        old_scores, new_scores = game.scores(before), game.scores(after)
        self.gains.append(new_scores[seat] - old_scores[seat])
        over = not game.to_act(after)
        self.ends = self.ends and over
        if weights is None or over:
            return
        for whose in range(game.seats):
            old, new = game.signs(before, whose), game.signs(after, whose)
            plain, worth = self.plain[whose], self.worth[whose]
            self.totals[whose] += (new_scores[whose] - old_scores[whose]) / WORLDS
            for at, name in enumerate(game.sign_names()):
                word = name.split(JOINT)[0]
                change = weights.by_sign[at] * (new[at] - old[at]) / WORLDS
                worth[word] = worth.get(word, 0.0) + change
                self.totals[whose] += change
                if word == name:
                    plain[word] = plain.get(word, 0.0) + (new[at] - old[at]) / WORLDS

    def points(self, kind: str) -> Phrase | None:
        """ "+6 now", "about +6 now" where that depends on luck; None for nothing."""
        average = round(sum(self.gains) / len(self.gains))
        if not average:
            return None
        sure = min(self.gains) == max(self.gains)
        return Phrase(kind if sure else f"{kind}-about", {"points": f"{average:+d}"})


def because(eyes: Eyes[Any, Any], decision: Decision, weights: Weights | None) -> list[Phrase]:
    """Of the move that was decided on: the points it brings, those that the rest of the turn is to bring by
    the line of play that the thinking looked at most, and what it is for: the sign whose change is worth
    most, at once or until the turn ends. Later moves may be made of cards that only this seat sees, so they
    are not named. Where another move looked as good, it says so, with that move's notation."""
    assert decision.move is not None
    if len(eyes.legal()) == 1:
        return [Phrase("reason-only")]
    game, seat = eyes.game, eyes.seat
    moves = decision.plan if decision.plan else [decision.move]
    other = decision.alternatives[1].move if len(decision.alternatives) > 1 else None
    now, whole, instead = Prospect(game.seats), Prospect(game.seats), Prospect(game.seats)
    without = Prospect(game.seats)  # where the rest of the plan leads by itself
    for number in range(WORLDS):
        world = eyes.imagine(seeded(f"reason {number}"))
        first = game.clone(world)
        game.apply(first, seat, moves[0])
        now.add(game, world, first, seat, weights)
        after = continued(game, first, seat, moves) if first.revealed == world.revealed else first
        whole.add(game, world, after, seat, weights)
        without.add(game, world, continued(game, world, seat, moves), seat, weights)
        if other is not None:
            left = game.clone(world)
            game.apply(left, seat, other)
            instead.add(game, left, first, seat, weights)
    said: list[Phrase] = []
    soon = now.points("reason-now")
    if soon is not None:
        said.append(soon)
    turn = whole.points("reason-turn")
    if whole.gains != now.gains and turn is not None:
        said.append(turn)
    purpose = Phrase("reason-ends") if whole.ends else aim(game, seat, now, whole, without, instead)
    if purpose is not None:
        said.append(purpose)
    if not said:
        return [plainly(decision)]
    if undecided(decision):
        said.append(Phrase("reason-close", {"move": named(decision, 1)}))
    return said


def continued(game: Any, begun: Any, seat: int, moves: list[Move]) -> Any:
    """Where a plan leads after its first move, as far as nothing new is learned."""
    after = game.clone(begun)
    for later in moves[1:]:
        if not possible(game, after, seat, later) or not game.quiet(after, seat, later):
            break
        game.apply(after, seat, later)
    return after


def aim(
    game: Any, seat: int, now: Prospect, whole: Prospect, without: Prospect, instead: Prospect
) -> Phrase | None:
    """What the move is for: what it changes at once, what the rest of the turn makes of it (and would not
    have come to without it), or else what the next best move would have given away. None if none of that is
    worth speaking of."""
    soon, told = strongest(game, seat, now, RISES)
    late, later = strongest(game, seat, whole, RISES)
    if told is not None and 2.0 * soon >= late:
        return told
    alone = strongest(game, seat, without, RISES)[1]
    if later is not None and (alone is None or alone.kind != later.kind):
        return Phrase("reason-later", {"what": later})
    return strongest(game, seat, instead, KEPT)[1]


def strongest(game: Any, seat: int, prospect: Prospect, rising: int) -> tuple[float, Phrase | None]:
    """The change that is worth most to the seat, and what it means: nothing, where it is less than a third
    of all that improves. What a rival loses counts only as far as the rival's forecast falls: a seed that
    ripens is no loss."""
    most = SLIGHT
    better = 0.0
    told: Phrase | None = None
    for name, clauses in game.sign_means().items():
        for whose in range(game.seats):
            rose = prospect.plain[whose].get(name, 0.0)
            change = prospect.worth[whose].get(name, 0.0)
            clause: str = ""
            if whose != seat:
                clause = clauses[THEIRS]
                change = -max(change, prospect.totals[whose])
            elif rose > 0.0:
                clause = clauses[rising]
            elif rose < 0.0 and rising == RISES:
                clause = clauses[FALLS]
            if clause or whose == seat:
                better += max(change, 0.0)
            if clause and change > most:
                most = change
                told = Phrase(clause, None, whose)
    return most, told if LEADS * most >= better else None


def plainly(decision: Decision) -> Phrase:
    """Where nothing can be named: how it compares, as the search saw it."""
    if undecided(decision):
        return Phrase("reason-close", {"move": named(decision, 1)})
    if len(decision.alternatives) < 2 or not decision.looks:
        return Phrase("reason-best")
    best, next_best = decision.alternatives[0].value, decision.alternatives[1].value
    if round(100 * best) <= round(100 * next_best):
        return Phrase("reason-looked", {"move": named(decision, 1)})
    chances: Args = {"best": round(100 * best), "other": round(100 * next_best), "move": named(decision, 1)}
    return Phrase("reason-chances", chances)


def named(decision: Decision, at: int) -> Notation:
    return Notation(decision.alternatives[at].move.text)


def undecided(decision: Decision) -> bool:
    """Did another move look as good, after as serious a look?"""
    rows = decision.alternatives
    return (
        len(rows) > 1
        and rows[1].visits * LOOKED >= rows[0].visits > 0
        and rows[0].value - rows[1].value < CLOSE
    )


def possible(game: Any, world: Any, seat: int, move: Move) -> bool:
    return game.to_act(world) == [seat] and any(
        offer.index == move.index for offer in game.legal(world, seat)
    )
