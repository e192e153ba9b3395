"""Scenarios: what is wrong is said by field, expected and found."""

from __future__ import annotations

import pytest

from allotment.games import make
from allotment.kernel.result import Refused
from allotment.kernel.scenario import Scenario, differs, read_scenarios, run, same

GIVEN: dict[str, object] = {"dice": [1, 5, 1, 6]}


def reason(then: dict[str, object], **fields: object) -> str:
    table = {"id": "T1", "text": "A test.", "given": GIVEN, "then": then, **fields}
    outcome = run(Scenario("garden-dice", table, "scenario number 1"), make)
    assert (outcome.id, outcome.text) == ("T1", "A test.")
    return outcome.reason


@pytest.mark.parametrize(
    ("then", "fields"),
    [
        ({}, {}),
        ({"dice": [1, 1, 5, 6], "phase": "act", "stacks": {"squash": 5}}, {}),
        ({"legal": ["buy squash with 1"], "illegal": ["end", "no such move"]}, {}),
        ({"refused": True}, {"moves": ["0: end"]}),
        ({"refused": True}, {"moves": ["5: end"]}),
        ({"refused": False}, {"moves": ["0: buy squash with 1"]}),
        ({"setup_refused": True}, {"options": {"seats": 9}}),
        ({"position_refused": True}, {"given": {"dice": [9]}}),
    ],
)
def test_what_is_right_passes(then: dict[str, object], fields: dict[str, object]) -> None:
    assert reason(then, **fields) == ""


@pytest.mark.parametrize(
    ("then", "fields", "expected"),
    [
        ({"pips": 1}, {}, "pips: expected 1, found 2"),
        ({"dice": [1, 5, 1, 6]}, {}, "dice: expected [1, 5, 1, 6], found [1, 1, 5, 6]"),
        ({"stacks": {"squash": 4}}, {}, "stacks.squash: expected 4, found 5"),
        ({"hand": {"1": {"carrot": 2}}}, {}, "hand.1.carrot: expected 2, found 0"),
        ({"board": {"1,1": "bird 0"}}, {}, 'board.1,1: expected "bird 0", found "empty"'),
        ({"sun": [1, 1]}, {}, "sun: expected [1, 1], found [true, true]"),
        ({"fresh": 1}, {}, "fresh: expected 1, found true"),
        ({"weather": "fine"}, {}, 'weather: expected "fine", found no such field'),
        ({"pips": {"0": 1}}, {}, "pips: expected a table, found 2"),
        (
            {"legal": ["end"]},
            {},
            "legal: expected 'end' to be offered, found it is not: "
            "no-end-yet {'action': {'kind': 'can-buy', "
            "'args': {'veggie': {'title': 'squash'}, 'die': 1}}} (GD-TURN-3)",
        ),
        (
            {"legal": ["dance"]},
            {},
            "legal: expected 'dance' to be offered, found it is not: there is no such move",
        ),
        (
            {"illegal": ["buy squash with 1"]},
            {},
            "illegal: expected 'buy squash with 1' not to be offered, found it offered",
        ),
        ({"legal": "end"}, {}, 'legal: expected a list of moves, found "end"'),
        ({"refused": True}, {}, "refused: expected a last move that is refused, found no moves"),
        (
            {"refused": True},
            {"moves": ["0: buy squash with 1"]},
            "refused: expected '0: buy squash with 1' to be refused, found it accepted",
        ),
        (
            {},
            {"moves": ["0: buy carrot with 1"]},
            "moves: expected '0: buy carrot with 1' to be legal, found it refused: "
            "there is no 'buy carrot with 1': "
            "no-cheap-seed {'veggie': {'title': 'carrot'}, 'die': 1, 'price': 2} (GD-BUY-2)",
        ),
        (
            {"refused": True},
            {"moves": ["0: end", "0: end"]},
            "moves: expected '0: end' to be legal, found it refused: "
            "seat 0 may not 'end': no-end-yet {'action': {'kind': 'can-buy', "
            "'args': {'veggie': {'title': 'squash'}, 'die': 1}}} (GD-TURN-3)",
        ),
        (
            {"setup_refused": True},
            {},
            "setup_refused: expected these options to be refused, found them accepted",
        ),
        (
            {"position_refused": True},
            {},
            "position_refused: expected this position to be refused, found it accepted",
        ),
        (
            {},
            {"options": {"seats": 9}},
            "setup: expected a game, found it refused: Option “seats” must be 2 to 4 (got 9).",
        ),
        (
            {},
            {"given": {"pips": 9}},
            "given: expected a position, found it refused: "
            "pips in the position is 9; it should be a number from 0 to 2",
        ),
        (
            {"legal": ["end"]},
            {"given": {"phase": "over", "stacks": {}}},
            "legal: expected 'end' to be offered, found it is not: the game is over",
        ),
    ],
)
def test_what_is_wrong_is_said(then: dict[str, object], fields: dict[str, object], expected: str) -> None:
    assert reason(then, **fields) == expected


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ({}, "does not say its game"),
        ({"game": 3}, "game in the file is 3; it should be a string"),
        ({"game": "garden-dice", "scenario": 3}, "should be a list"),
        ({"game": "garden-dice", "scenario": [3]}, "scenario number 1 is 3; it should be a table"),
        ({"game": "garden-dice", "scenario": [{}]}, "scenario number 1 has no id"),
        ({"game": "garden-dice", "scenario": [{"id": "A"}, {"id": "A"}]}, "two scenarios A"),
        ({"game": "garden-dice", "scenario": [{"id": "A", "when": 1}]}, 'A has an unknown field "when"'),
        ({"game": "garden-dice", "scenario": [{"id": "A", "moves": ["end"]}]}, "A move of scenario A is"),
        ({"game": "garden-dice", "scenario": [{"id": "A", "moves": "0: end"}]}, "should be a list"),
        ({"game": "garden-dice", "scenario": [{"id": "A", "given": 1}]}, "should be a table"),
        ({"game": "garden-dice", "scenarios": []}, 'unknown field "scenarios"'),
    ],
)
def test_files_that_are_none_are_refused(table: dict[str, object], says: str) -> None:
    with pytest.raises(Refused, match=says):
        read_scenarios(table)


def test_data_is_compared_as_data() -> None:
    assert same([1, {"a": True}], [1, {"a": True}])
    for one, other in (
        (True, 1),
        (1, 1.0),
        ([1], [True]),
        ({"a": 1}, {"a": 1, "b": 2}),
        ([1], [1, 2]),
        ("1", 1),
    ):
        assert not same(one, other)
    assert differs("", {"a": {"b": 1}}, {"a": {"b": 1, "c": 2}, "d": 3}) == ""
    assert differs("", {"a": 1 << 20000}, {"a": 1}) == "a: expected a number of too many digits, found 1"
