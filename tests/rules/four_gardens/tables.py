"""Helpers of these tests: a game, a position in one line, random play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from allotment.games import make
from allotment.games.four_gardens.components import CARD_NAMES
from allotment.games.four_gardens.game import FourGardens
from allotment.games.four_gardens.rules.model import Gardens
from allotment.kernel.chance import seeded

HAND = ["red-1-a", "blue-1-b", "blue-2-b", "green-1-b", "red-2-e"]


def game(**options: object) -> FourGardens:
    made = make("four-gardens", options)
    assert isinstance(made, FourGardens)
    return made


def given(rules: FourGardens, seed: object = 0, **position: Any) -> Gardens:
    return rules.load(position, seeded(f"given {seed}"))


def texts(rules: FourGardens, state: Gardens) -> list[str]:
    return [move.text for move in rules.legal(state, state.turn)]


def play(rules: FourGardens, state: Gardens, *moves: str) -> None:
    for move in moves:
        rules.play(state, state.turn, move)


def wander(rules: FourGardens, seed: object, moves: int) -> Gardens:
    """A position that random play reaches."""
    state = rules.start(seeded(f"deal {seed}"))
    luck = seeded(f"moves {seed}")
    for _ in range(moves):
        if not rules.to_act(state):
            break
        offers = rules.legal(state, state.turn)
        rules.apply(state, state.turn, offers[luck.below(len(offers))])
    return state


def seat(view: Mapping[str, object], number: int) -> dict[str, Any]:
    players = view["players"]
    assert isinstance(players, dict)
    found: dict[str, Any] = players[str(number)]
    return found


def all_but(*cards: str) -> list[str]:
    return [name for name in CARD_NAMES if name not in cards]
