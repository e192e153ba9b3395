"""Why this move: one short sentence in the game's words."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.advice import Weights
from ..kernel.chance import seeded
from ..kernel.eyes import Eyes
from ..kernel.game import Move

SILENT: Final = ["time", "turn", "dice left"]  # signs that pass by themselves
SLIGHT: Final = 0.3  # points: less is no reason
JOINT: Final = ", "  # "ripe tiles, times what is left" speaks of ripe tiles


def because(eyes: Eyes[Any, Any], move: Move, weights: Weights | None) -> str:
    """The points it brings and the sign that it changes most, as seen in an imagined world."""
    if len(eyes.legal()) == 1:
        return "It is the only move."
    game = eyes.game
    world = eyes.imagine(seeded("reason"))
    after = game.clone(world)
    game.apply(after, eyes.seat, move)
    gain = game.scores(after)[eyes.seat] - game.scores(world)[eyes.seat]
    said = [f"{gain:+d}"] if gain else []
    if weights is not None and game.to_act(after):
        most, what = SLIGHT, ""
        for seat in range(game.seats):
            for name, change in changes(game, world, after, seat, weights).items():
                worth = change if seat == eyes.seat else -change
                if worth > most:
                    most = worth
                    what = f"good for {name}" if seat == eyes.seat else f"bad for seat {seat}: {name}"
        if what:
            said.append(what)
    elif not game.to_act(after):
        said.append("and the game is over")
    if not said:
        return "Nothing else looks better."
    text = ", ".join(said)
    return text[0].upper() + text[1:] + "."


def changes(game: Any, before: Any, after: Any, seat: int, weights: Weights) -> dict[str, float]:
    """By sign, how many points of the forecast a move brings a seat."""
    old = game.signs(before, seat)
    new = game.signs(after, seat)
    found: dict[str, float] = {}
    for at, name in enumerate(game.sign_names()):
        word = name.split(JOINT)[0]
        if word not in SILENT:
            found[word] = found.get(word, 0.0) + weights.by_sign[at] * (new[at] - old[at])
    return found
