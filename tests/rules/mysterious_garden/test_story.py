"""The story of a resolution, step by step."""

from __future__ import annotations

from allotment.kernel.chance import seeded

from .tools import game_for, loaded, random_move, told

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
        "Foxglove Walk is surrounded and is resolved.",
        "Seat 0: the king captured with tile 4.",
        "Seat 0: a key for the king.",
        "Seat 1: a brown gnome captured with tile 2.",
        "Seat 1: three brown gnomes are too many; 2 of them escape.",
        "Uncaught, these gnomes escape from Foxglove Walk: orange.",
        "Seat 0: 3 blue from Foxglove Walk.",
        "Seat 1: 2 red and 4 yellow from Foxglove Walk.",
        "Seat 2: 3 red from Foxglove Walk.",
        "Seat 0: bag-1 emptied to make room: 4 red lost.",
        "Seat 0: blue stowed in bag-1.",
    ):
        assert expected in lines, lines
    assert lines.index("Seat 0: the king captured with tile 4.") < lines.index(
        "Seat 1: a brown gnome captured with tile 2."
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
    assert "With two treasure tiles nobody gets red: 4 red lost." in lines
    assert "Seat 0: no room for 1 blue: lost." in lines
    assert "Seat 1: 1 yellow from Sundial Yard." in lines


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
        assert all(line.rule.startswith("MG-") and line.kind.endswith(".") for line in state.story)
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
