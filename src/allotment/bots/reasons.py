"""Why this move: one short sentence in a player's words, out of the decision itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..kernel.advice import Weights
from ..kernel.chance import seeded
from ..kernel.game import Move
from ..kernel.match import Eyes
from ..play.bot import Decision

WORLDS: Final = 5  # that are imagined: what is said holds on average
SLIGHT: Final = 0.3  # points: less is no reason
JOINT: Final = ", "  # "ripe tiles, times what is left" speaks of ripe tiles
CLOSE: Final = 0.01  # a hundredth of a chance to win: as good, for all the search can tell
LOOKED: Final = 3  # an alternative that was looked at a third as often was taken seriously
RISES, FALLS, THEIRS, KEPT = 0, 1, 2, 3
OPENS, CLOSES = "{", "}"  # around a move's notation, for whoever shows the sentence to put it into words


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

    def points(self, when: str) -> str:
        """ "+6 now", "about +6 now" where that hangs on luck; "" for nothing."""
        average = round(sum(self.gains) / len(self.gains))
        if not average:
            return ""
        return f"{average:+d} {when}" if min(self.gains) == max(self.gains) else f"about {average:+d} {when}"


def because(eyes: Eyes[Any, Any], decision: Decision, weights: Weights | None) -> str:
    """Of the move that was decided on: the points it brings, those that the rest of the turn is to bring by
    the line of play that the thinking looked at most, and what it is for: the sign whose change is worth
    most, at once or until the turn ends. Later moves may be made of cards that only this seat sees, so they
    are not named. Where another move looked as good, it says so, with that move in braces: see `spoken`."""
    assert decision.move is not None
    if len(eyes.legal()) == 1:
        return "It is the only move."
    game, seat = eyes.game, eyes.seat
    moves = decision.plan if decision.plan else [decision.move]
    other = decision.alternatives[1].move if len(decision.alternatives) > 1 else None
    now, whole, instead = Prospect(game.seats), Prospect(game.seats), Prospect(game.seats)
    for number in range(WORLDS):
        world = eyes.imagine(seeded(f"reason {number}"))
        first = game.clone(world)
        game.apply(first, seat, moves[0])
        now.add(game, world, first, seat, weights)
        after = first
        if first.revealed == world.revealed:
            after = game.clone(first)
            for later in moves[1:]:
                if not possible(game, after, seat, later) or not game.quiet(after, seat, later):
                    break
                game.apply(after, seat, later)
        whole.add(game, world, after, seat, weights)
        if other is not None:
            left = game.clone(world)
            game.apply(left, seat, other)
            instead.add(game, left, first, seat, weights)
    said = [now.points("now")] if now.points("now") else []
    when = "by the end of the turn"
    if whole.gains != now.gains and whole.points("this turn"):
        said.append(whole.points("this turn"))
        when = "by its end"
    purpose = "it ends the game" if whole.ends else aim(game, seat, now, whole, instead, when)
    if purpose:
        said.append(purpose)
    text = joined(said, bool(purpose)) if said else plainly(decision)
    if undecided(decision) and said:
        text += f"; a close call: {named(decision, 1)} looked as good"
    return text[0].upper() + text[1:] + "."


def aim(game: Any, seat: int, now: Prospect, whole: Prospect, instead: Prospect, when: str) -> str:
    """What the move is for: what it changes at once, what the rest of the turn makes of it, or else what the
    next best move would have given away. "" if none of that is worth speaking of."""
    soon, told = strongest(game, seat, now, RISES)
    late, later = strongest(game, seat, whole, RISES)
    if told and 2.0 * soon >= late:
        return told
    if later:
        return f"{when} {later}"
    return strongest(game, seat, instead, KEPT)[1]


def strongest(game: Any, seat: int, prospect: Prospect, rising: int) -> tuple[float, str]:
    """The change that is worth most to the seat, and what it means. What a rival loses counts only as far as
    the rival's forecast falls: a seed that ripens is no loss."""
    most, told = SLIGHT, ""
    for name, clauses in game.sign_means().items():
        for whose in range(game.seats):
            rose = prospect.plain[whose].get(name, 0.0)
            change = prospect.worth[whose].get(name, 0.0)
            clause = ""
            if whose != seat:
                clause = clauses[THEIRS].replace("{who}", f"seat {whose}")
                change = -max(change, prospect.totals[whose])
            elif rose > 0.0:
                clause = clauses[rising]
            elif rose < 0.0 and rising == RISES:
                clause = clauses[FALLS]
            if clause and change > most:
                most, told = change, clause
    return most, told


def plainly(decision: Decision) -> str:
    """Where nothing can be named: how it compares, as the search saw it."""
    if undecided(decision):
        return f"a close call: {named(decision, 1)} looked as good"
    if len(decision.alternatives) < 2 or not decision.looks:
        return "nothing else looks better"
    best, next_best = decision.alternatives[0].value, decision.alternatives[1].value
    if round(100 * best) <= round(100 * next_best):
        return f"the more it looked, the better this seemed than {named(decision, 1)}"
    return f"the best chances to win: {best:.0%}, and {next_best:.0%} with {named(decision, 1)}"


def named(decision: Decision, at: int) -> str:
    return OPENS + decision.alternatives[at].move.text + CLOSES


def spoken(reason: str, words: Callable[[str], str]) -> str:
    """A reason to be read: `words` tells how a move is called here."""
    before, opened, rest = reason.partition(OPENS)
    if not opened:
        return reason
    notation, _, after = rest.partition(CLOSES)
    return before + words(notation) + after


def joined(parts: list[str], purpose: bool) -> str:
    """ "+6 now, and a row comes nearer": points side by side, what it is for after them."""
    if len(parts) == 1 or not purpose:
        return ", ".join(parts)
    return ", ".join(parts[:-1]) + ", and " + parts[-1]


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
