"""Stowing at one wish: all that is in hand finds its place, by legal moves, or nothing is offered."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.games import make
from allotment.games.mysterious_garden.rules.moves import Stow
from allotment.games.mysterious_garden.table.filling import in_hand, series, series_words
from allotment.kernel.chance import seeded

from .test_outlook import states


def way(game: Any, state: Any) -> list[str]:
    seat = game.to_act(state)[0]
    view: Any = {**game.view(state, seat), "options": game.options}
    return [move.text for move in series(view, game.legal(state, seat), seat)]


def stowing(hand: str, *bags: str) -> tuple[Any, Any]:
    game: Any = make("mysterious-garden", {"seats": 2, "start": 0})
    position = game.dump(game.start(seeded(3)))
    position["agenda"] = [f"stow 0 {hand}", "refill 0"]
    position["to_act"] = 0
    position["players"]["0"]["bags"] = list(bags)
    return game, game.load(position, seeded(4))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_that_is_in_hand_is_stowed_by_legal_moves(seats: int) -> None:
    rows = 0
    for game, state in states(seats, 11):
        planned = way(game, state)
        rows += len(planned) > 1
        world, seat = game.clone(state), game.to_act(state)[0]
        before = len(planned) + 1
        while planned and len(planned) < before:
            before = len(planned)
            assert before == sum(in_hand(game.view(world, seat), seat))
            move = game.read_move(planned[0])
            assert isinstance(move, Stow) and move in game.legal(world, seat)
            game.apply(world, seat, move)  # and what can go in one way only
            planned = way(game, world) if game.to_act(world) == [seat] else []
        assert world.away == state.away, "nothing is lost"
    assert rows


def test_the_fullest_container_that_fits_comes_first() -> None:
    """MG-BAG-1."""
    assert way(*stowing("2 0 1", "", "by", "rr")) == [
        "stow yellow in bag-2",
        "stow red in bag-3",
        "stow red in bag-3",
    ]


def test_no_way_is_offered_where_something_would_be_left() -> None:
    assert way(*stowing("3 1 0", "", "rr")) == [], "the cup, or a gem, finds no room"
    # Whichever goes first: the empty bag is needed for the cup.
    assert sorted(way(*stowing("2 1 0", "", "rr"))) == [
        "stow blue in bag-1",
        "stow red in bag-2",
        "stow red in bag-2",
    ]


def test_all_of_it_is_said_by_container() -> None:
    game, state = stowing("2 0 1", "", "by", "rr")
    view: Any = {**game.view(state, 0), "options": game.options}
    said = series_words(series(view, game.legal(state, 0), 0))
    shares: Any = said.line.args["shares"]  # type: ignore[union-attr]
    assert [str(share.args["bag"].args["number"]) for share in shares] == ["2", "3"]
