"""What the tests of this game share."""

from __future__ import annotations

from typing import Any

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.game import Game, Position
from allotment.words import speaker

SAY = speaker("mysterious-garden").say
EMPTY_HEX = {"sides": ["", "", "", "", "", ""], "treasure": {}}


def game_for(seats: int, **options: object) -> Game[Any, Any]:
    return make("mysterious-garden", {"seats": seats, **options})


def loaded(seats: int, position: Position, *moves: str) -> tuple[Game[Any, Any], Any]:
    """A position after some moves ("seat: notation"), with its story."""
    game = game_for(seats)
    state = game.load(position, seeded("a test"))
    state.story = []
    for move in moves:
        seat, _, text = move.partition(": ")
        game.play(state, int(seat), text)
    return game, state


def random_move(game: Game[Any, Any], state: Any, luck: Any) -> None:
    seat = game.to_act(state)[0]
    offers = game.legal(state, seat)
    game.apply(state, seat, offers[luck.below(len(offers))])


def told(state: Any) -> list[str]:
    """The story in English, as a spectator reads it."""
    return [SAY(line) for line in state.story]
