"""The story of a resolution, step by step."""

from __future__ import annotations

import pytest

from allotment.kernel.chance import seeded

from .tools import EMPTY_HEX, SAY, game_for, loaded, random_move, told

RESOLUTION = {
    "to_act": 2,
    "chests": {},
    "doors": {"door-a1": {}},
    "power_display": [],
    "power_deck": [],
    "gardens": {
        "hex-2": {
            "sides": ["0:13", "1:2", "2:11", "1:8", "0:4", ""],
            "gnomes": {"brown": 1, "king": 1, "orange": 1},
            "treasure": {"red": 5, "blue": 3, "yellow": 4},
        }
    },
    "players": {
        "0": {"display": [5, 6], "stack": [], "bags": ["rrrr", "bb", "rrrr", "rrrr"]},
        "1": {"display": [3, 7], "stack": [], "bags": ["rrrr", "rrrr", "", ""], "gnomes": {"brown": 2}},
        "2": {"display": [6, 12], "stack": [], "bags": ["rrrr", "rrr", "rrr", "bbyy"]},
    },
}


def test_a_resolution_is_told() -> None:
    """MG-RES-1, MG-GNOME-1, MG-GNOME-6, MG-GNOME-10, MG-TREAS-2, MG-STOW-1, MG-STOW-3, MG-STOW-4, MG-DOOR-1:
    who picks which gnome, who escapes, who gets what into which bag, what was lost and why."""
    game, state = loaded(
        3,
        RESOLUTION,
        "2: place 6 icon at hex-2 6",
        "0: capture king",
        "1: capture brown",
        "0: empty bag-1",
        "0: stow blue in bag-1",
        "0: stow blue in bag-1",
        "0: lose",
    )
    lines = told(state)
    for expected in (
        "Foxglove Walk is full: first the gnomes, then the treasure.",
        "Seat 0 catches the king with tile 4.",
        "The king brings Seat 0 a key.",
        "Seat 1 catches a brown gnome with tile 2.",
        "Seat 1 has 3 brown gnomes, and 2 of them run away.",
        "One gnome escapes from Foxglove Walk: an orange gnome.",
        "Seat 0 gets 3 cups from Foxglove Walk.",
        "Seat 1 gets 2 gems and 4 coins from Foxglove Walk.",
        "Seat 2 gets 3 gems from Foxglove Walk.",
        "Seat 0 empties bag 1 and loses 4 gems.",
        "Seat 0 stows a cup in bag 1.",
    ):
        assert expected in lines, lines
    assert lines.index("Seat 0 catches the king with tile 4.") < lines.index(
        "Seat 1 catches a brown gnome with tile 2."
    )
    assert game.to_act(state) == [1], "seat 1 stows next"


def test_what_is_lost_is_told() -> None:
    """MG-TREAS-3, MG-TREAS-5, MG-STOW-4."""
    position = {
        "to_act": 1,
        "doors": {},
        "gardens": {
            "sq-1": {"sides": ["0:11", "1:4", "0:6", ""], "treasure": {"red": 4, "blue": 1, "yellow": 1}},
        },
        "players": {
            "0": {"display": [2], "stack": [], "bags": ["bb"]},
            "1": {"display": [3], "stack": [], "bags": ["yy", ""]},
        },
    }
    _, state = loaded(2, position, "1: place 3 at sq-1 4")
    lines = told(state)
    assert "With only two treasure tiles, nobody gets the gems of Sundial Yard: 4 gems lost." in lines
    assert "Seat 0 has no room left and loses 1 cup." in lines
    assert "Seat 1 gets 1 coin from Sundial Yard." in lines


def test_lines_cite_rules_and_name_pieces() -> None:
    """Every line has the id of its rule; what everyone hears names no hidden thing (MG-HIDE-1)."""
    for seats in (1, 2, 3, 4):
        game = game_for(seats)
        state = game.start(seeded(11))
        state.story = []
        luck = seeded(12)
        while game.to_act(state):
            random_move(game, state, luck)
        assert len(state.story) > 100
        assert all(line.rule.startswith("MG-") and SAY(line).endswith(".") for line in state.story)
        assert all(line.ears == -1 for line in state.story)


def test_without_listeners_the_same_happens() -> None:
    """A story changes nothing."""
    game = game_for(2)
    ends = []
    for listens in (True, False):
        state = game.start(seeded(13))
        state.story = [] if listens else None
        luck = seeded(14)
        while game.to_act(state):
            random_move(game, state, luck)
        ends.append(game.dump(state))
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("has", "move", "says"),
    [
        ({"cards": ["key-card"]}, "unlock 1", "Seat 0 opens a one-lock chest with a key: +3."),
        (
            {"cards": ["key-card"]},
            "unlock 2",
            "Seat 0 opens a two-lock chest with a key and the key card: +7.",
        ),
        ({"keys": 1}, "unlock 2", "Seat 0 opens a two-lock chest with 2 keys: +7."),
        ({"cards": ["key-card"]}, "keep", "Seat 0 keeps 2 keys."),
    ],
)
def test_a_chest_tells_what_it_cost(has: dict[str, object], move: str, says: str) -> None:
    """MG-KEY-1, MG-KEY-2 and MG-KEY-5: tokens are spent before the card."""
    position = {
        "to_act": 0,
        "doors": {},
        "gardens": {"hex-1": EMPTY_HEX},
        "players": {
            "0": {"display": [2, 4, 5, 6, 7], "stack": [12], **has},
            "1": {"display": [2, 4], "stack": []},
        },
    }
    _, state = loaded(2, position, "0: place 4 at hex-1 2", f"0: {move}")
    assert says in told(state)
