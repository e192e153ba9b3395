"""Refusals say which rule stands in the way."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.games.mysterious_garden.components import GNOME_COUNTS, GNOMES
from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused

from .tools import SAY, game_for, loaded

TABLE: dict[str, Any] = {
    "to_act": 1,
    "doors": {},
    "power_display": ["collection", "wagon"],
    "power_deck": [],
    "gnome_display": ["brown", "king", "wild"],
    "gardens": {
        "hex-1": {"sides": ["0:3", "", "1:5*", "", "", ""], "treasure": {}},
        "sq-1": {"sides": ["0:3", "", "", ""], "attached": "hex-1 1", "treasure": {}},
    },
    "players": {
        "0": {"display": [2, 4], "stack": []},
        "1": {"display": [3, 7, 9], "stack": [], "ladybug_tiles": [1, 15]},
    },
}


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("0: place 2 at hex-1 2", "MG-MOVE-1", "It’s Seat 1’s turn to decide."),
        ("1: keep", "MG-MOVE-1", "Not now. First lay a tile or discover a garden."),
        ("1: place 3 at hex-1 2", "MG-PLACE-2", "There’s already a 3 on side 1 of Mossy Gate."),
        ("1: place 3 at sq-1 2", "MG-PLACE-2", "There’s already a 3 on side 1 of Sundial Yard."),
        ("1: place 7 at hex-1 1", "MG-PLACE-1", "There’s already a tile on side 1 of Mossy Gate."),
        ("1: place 8 at hex-1 2", "MG-PLACE-1", "Tile 8 isn’t one of your open tiles."),
        ("1: place 7 at hex-4 2", "MG-TURN-2", "Bramble Round isn’t on the table."),
        ("1: place 14 at hex-1 2 paying ladybug", "MG-LADY-1", "You don’t have ladybug tile 14."),
        ("1: place 15 at hex-1 2 paying ladybug", "MG-LADY-1", "You have no ladybug to pay with."),
        ("1: place 15 at hex-1 2 removing 14", "MG-LADY-2", "You don’t have ladybug tile 14 to give up."),
        ("1: discover hex-1 at sq-1 3", "MG-DISC-1", "Mossy Gate isn’t waiting to be discovered."),
        (
            "1: discover pent-2 at hex-1 1",
            "MG-DISC-1",
            "Sundial Yard is already attached to side 1",
        ),
        ("1: discover pent-2 at hex-1 5", "MG-DISC-1", "There’s no tile on side 5 of Mossy Gate yet."),
        ("1: discover pent-2 at sq-1 1", "MG-DISC-4", "Sundial Yard is attached by that gate itself."),
        ("1: discover pent-2 at hex-4 1", "MG-DISC-1", "Bramble Round isn’t on the table."),
    ],
)
def test_why_not_in_a_turn(move: str, rule: str, words: str) -> None:
    """MG-MOVE-1 and the rules of placing and discovering; a refused move changes nothing."""
    game, state = loaded(2, TABLE)
    before = game.dump(state)
    seat, _, text = move.partition(": ")
    why = game.objection(state, int(seat), game.read_move(text))
    assert why is not None
    assert why.rule == rule
    assert SAY(why).startswith(words)
    with pytest.raises(Refused, match=rule):
        game.play(state, int(seat), text)
    assert game.dump(state) == before


@pytest.mark.parametrize(
    ("moves", "move", "rule"),
    [
        (["1: place 7 icon at hex-1 2", "1: keep"], "take key-card", "MG-WALL-7"),
        (["1: place 9 at hex-1 5"], "add orange", "MG-DISC-7"),
        (["1: discover pent-2 at hex-1 3", "1: add king", "1: add wild"], "place 7 at hex-1 2", "MG-DISC-9"),
        (["1: place 7 at hex-1 2"], "unlock 2", "MG-KEY-1"),
        (["1: place 7 at hex-1 6"], "take bag", "MG-WALL-7"),
    ],
)
def test_why_not_in_a_step(moves: list[str], move: str, rule: str) -> None:
    """The same in the steps of a turn."""
    game, state = loaded(2, TABLE, *moves)
    why = game.objection(state, 1, game.read_move(move))
    assert why is not None
    assert why.rule == rule


def test_a_game_that_is_over_offers_nothing() -> None:
    """MG-END-1."""
    game = game_for(2)
    state = game.load({"over": True}, seeded(1))
    assert game.to_act(state) == []
    why = game.objection(state, 0, game.moves[0])
    assert why is not None
    assert why.rule == "MG-END-1"


def test_planned_luck_that_cannot_be_is_refused() -> None:
    """MG-POS-1: a planned treasure that is not in the bag refuses the move and changes nothing."""
    position = {
        **TABLE,
        "power_deck": ["open-chest-3"],
        "treasure_bag": {"red": 5},
        "chance": ["blue"],
    }
    game, state = loaded(2, position, "1: place 7 icon at hex-1 5")
    before = game.dump(state)
    with pytest.raises(Refused, match="blue"):
        game.play(state, 1, "take wagon")
    assert game.dump(state) == before


def test_filling_in_uses_no_planned_luck() -> None:
    """MG-POS-1: what is left out is random, and `chance` waits for the game's own draws."""
    game = game_for(2)
    state = game.load({"chance": ["red", "blue", "yellow"]}, seeded(1))
    assert game.dump(state)["chance"] == ["red", "blue", "yellow"]
    others = [game.dump(game.load({}, seeded(seed))) for seed in range(4)]
    assert any(other["waiting"] != others[0]["waiting"] for other in others)


def test_fresh_positions_are_possible() -> None:
    """MG-RULING-45: whatever lies on the table, left-out piles never hold the same tile, card or gnome."""
    game = game_for(2)
    for seed in range(30):
        state = game.load(
            {
                "gardens": {"hex-1": {"sides": ["0:2", "0:3", "0:4", "0:5", "0:6", "1:7"]}},
                "players": {"1": {"stack": [2, 3], "cards": ["wagon", "key-card"]}},
                "power_deck": ["collection"],
            },
            seeded(seed),
        )
        position: Any = game.dump(state)
        mine = position["players"]["0"]
        assert sorted(mine["display"] + mine["stack"]) == [7, 8, 9, 10, 11, 12, 13]
        assert not set(position["players"]["1"]["display"]) & {2, 3, 7}
        assert not set(position["power_display"]) & {"wagon", "key-card", "collection"}
        assert game.dump(game.load(position, seeded(0))) == position
        state = game.load(
            {"gnome_display": ["king", "queen"], "players": {"0": {"gnomes": {"wild": 1}}}}, seeded(seed)
        )
        pieces = game.census(state)
        assert [pieces[f"{kind} gnomes"] for kind in GNOMES] == GNOME_COUNTS
