"""Positions to begin with, and random play."""

from __future__ import annotations

from typing import Any

from allotment.games import make
from allotment.kernel.chance import Chance, seeded
from allotment.kernel.game import Game
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.kernel.story import Line

AnyGame = Game[Any, Any]


def garden(**options: object) -> AnyGame:
    return make("garden-dice", options)


def laid(game: AnyGame, **position: object) -> Any:
    return game.load(position, seeded("table"))


def match_from(game: AnyGame, **position: object) -> Match[Any, Any]:
    record = Record(game.slug, game.version, game.options, "table")
    record.position = position
    return Match(game, record, seeded("table"))


def told(game: AnyGame, state: Any, *moves: str) -> list[Line]:
    """The story of some moves by the seat in turn."""
    state.story = []
    for text in moves:
        game.play(state, game.to_act(state)[0], text)
    lines: list[Line] = state.story
    return lines


def random_move(game: AnyGame, state: Any, luck: Chance) -> Any:
    seat = game.to_act(state)[0]
    offers = game.legal(state, seat)
    move = offers[luck.below(len(offers))]
    game.apply(state, seat, move)
    return move
