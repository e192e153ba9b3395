"""Why this move: one short sentence in the game's words."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.advice import Weights
from ..kernel.chance import seeded
from ..kernel.game import Move
from ..kernel.match import Eyes
from ..play.bot import Decision

SILENT: Final = [  # signs that pass by themselves, or go with others that say it better
    "time",
    "turn",
    "dice left",
    "actions left",
    "tokens missing",
    "tokens missing beyond the tile",
]
SECRET: Final = "in hand"  # signs of cards that only their holder sees
SLIGHT: Final = 0.3  # points: less is no reason
JOINT: Final = ", "  # "ripe tiles, times what is left" speaks of ripe tiles


def because(eyes: Eyes[Any, Any], decision: Decision, weights: Weights | None) -> str:
    """Of the move that was decided on: the points it brings, those that the rest of the turn is to bring by
    the line of play that the thinking looked at most, and the sign that changes most until then, as seen in
    an imagined world. Later moves may be made of cards that only this seat sees, so they are not named."""
    assert decision.move is not None
    moves = decision.plan if decision.plan else [decision.move]
    if len(eyes.legal()) == 1:
        return "It is the only move."
    game, seat = eyes.game, eyes.seat
    world = eyes.imagine(seeded("reason"))
    after = game.clone(world)
    game.apply(after, seat, moves[0])
    gain = game.scores(after)[seat] - game.scores(world)[seat]
    said = [f"{gain:+d}"] if gain else []
    for later in moves[1:]:
        if not possible(game, after, seat, later) or not game.quiet(after, seat, later):
            break
        game.apply(after, seat, later)
    whole = game.scores(after)[seat] - game.scores(world)[seat]
    if whole > gain:
        said.append(f"{whole:+d} this turn")
    if not game.to_act(after):
        said.append("and the game is over")
    elif weights is not None:
        told = strongest(game, world, after, seat, weights)
        if told:
            said.append(told)
    if not said:
        return "Nothing else looks better."
    text = ", ".join(said)
    return text[0].upper() + text[1:] + "."


def possible(game: Any, world: Any, seat: int, move: Move) -> bool:
    return game.to_act(world) == [seat] and any(
        offer.index == move.index for offer in game.legal(world, seat)
    )


def strongest(game: Any, before: Any, after: Any, seat: int, weights: Weights) -> str:
    """The sign whose change is worth most to the seat; "" if none is worth speaking of."""
    most, told = SLIGHT, ""
    for whose in range(game.seats):
        old, new = game.signs(before, whose), game.signs(after, whose)
        worth: dict[str, float] = {}
        for at, name in enumerate(game.sign_names()):
            word = name.split(JOINT)[0]
            worth[word] = worth.get(word, 0.0) + weights.by_sign[at] * (new[at] - old[at])
        for at, name in enumerate(game.sign_names()):
            change = worth[name.split(JOINT)[0]] if whose == seat else -worth[name.split(JOINT)[0]]
            if JOINT in name or SECRET in name or name in SILENT or old[at] == new[at]:
                continue
            if change > most:
                most = change
                owner = "" if whose == seat else f"seat {whose}'s "
                told = f"{owner}{name} from {old[at]:.3g} to {new[at]:.3g}"
    return told
