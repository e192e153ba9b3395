"""Why this move: one short sentence in a player's words, out of the decision itself."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.advice import Weights
from ..kernel.chance import seeded
from ..kernel.game import Move
from ..kernel.match import Eyes
from ..play.bot import Decision

SLIGHT: Final = 0.3  # points: less is no reason
JOINT: Final = ", "  # "ripe tiles, times what is left" speaks of ripe tiles
CLOSE: Final = 0.01  # a hundredth of a chance to win: as good, for all the search can tell
LOOKED: Final = 3  # an alternative that was looked at a third as often was taken seriously
RISES, FALLS, THEIRS = 0, 1, 2


def because(eyes: Eyes[Any, Any], decision: Decision, weights: Weights | None) -> str:
    """Of the move that was decided on: the points it brings, those that the rest of the turn is to bring by
    the line of play that the thinking looked at most, and what it is for: the sign whose change is worth most
    until then, as seen in an imagined world. Later moves may be made of cards that only this seat sees, so
    they are not named. Where another move looked as good, it says so."""
    assert decision.move is not None
    moves = decision.plan if decision.plan else [decision.move]
    if len(eyes.legal()) == 1:
        return "It is the only move."
    game, seat = eyes.game, eyes.seat
    world = eyes.imagine(seeded("reason"))
    after = game.clone(world)
    game.apply(after, seat, moves[0])
    gain = game.scores(after)[seat] - game.scores(world)[seat]
    said = [f"{gain:+d} now"] if gain else []
    for later in moves[1:]:
        if not possible(game, after, seat, later) or not game.quiet(after, seat, later):
            break
        game.apply(after, seat, later)
    whole = game.scores(after)[seat] - game.scores(world)[seat]
    if whole > gain:
        said.append(f"{whole:+d} this turn")
    if not game.to_act(after):
        said.append("the game is over")
    elif weights is not None:
        told = strongest(game, world, after, seat, weights)
        if told:
            said.append(told)
    text = joined(said) if said else "nothing else looks better"
    if undecided(decision):
        text += (
            "; a close call: another move looked as good" if said else ", though another move looks as good"
        )
    return text[0].upper() + text[1:] + "."


def joined(parts: list[str]) -> str:
    """ "+6 now, and a row comes nearer": two parts or three as one would say them."""
    if len(parts) == 1:
        return parts[0]
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


def strongest(game: Any, before: Any, after: Any, seat: int, weights: Weights) -> str:
    """What the change that is worth most to the seat means; "" if none is worth speaking of."""
    most, told = SLIGHT, ""
    means = game.sign_means()
    for whose in range(game.seats):
        old, new = game.signs(before, whose), game.signs(after, whose)
        worth: dict[str, float] = {}
        for at, name in enumerate(game.sign_names()):
            word = name.split(JOINT)[0]
            worth[word] = worth.get(word, 0.0) + weights.by_sign[at] * (new[at] - old[at])
        for at, name in enumerate(game.sign_names()):
            if name not in means or old[at] == new[at]:
                continue
            change = worth[name] if whose == seat else -worth[name]
            way = THEIRS if whose != seat else RISES if new[at] > old[at] else FALLS
            clause: str = means[name][way]
            if clause and change > most:
                most = change
                told = clause.replace("{who}", f"seat {whose}")
    return told
