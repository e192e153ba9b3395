"""Scenarios: what is wrong is said by field, expected and found."""

from __future__ import annotations

import pytest

from allotment.games import make
from allotment.kernel.result import Refused
from allotment.kernel.scenario import Scenario, differs, read_scenarios, run, same
from allotment.words import speaker

GIVEN: dict[str, object] = {"dice": [1, 5, 1, 6]}


def reason(then: dict[str, object], **fields: object) -> str:
    table = {"id": "T1", "text": "A test.", "given": GIVEN, "then": then, **fields}
    outcome = run(Scenario("garden-dice", table, "scenario.1"), make)
    assert (outcome.id, outcome.text) == ("T1", "A test.")
    return speaker("garden-dice").say(outcome.reason) if outcome.reason is not None else ""


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
        ({"pips": {"0": 1}}, {}, 'pips: expected { "0" = 1 }, found 2'),
        (
            {"legal": ["end"]},
            {},
            "legal: expected “end” to be offered, found it isn’t: "
            "You can’t end your turn yet: you can still buy a squash seed with the 1. (GD-TURN-3)",
        ),
        (
            {"legal": ["dance"]},
            {},
            "legal: expected “dance” to be offered, found it isn’t: "
            '"dance" isn’t a Garden Dice move. Moves begin with '
            "buy, place, water, harvest, flip, move, remove, swallow, spit, sun, reroll, end.",
        ),
        (
            {"illegal": ["buy squash with 1"]},
            {},
            "illegal: expected “buy squash with 1” not to be offered, found it offered",
        ),
        ({"legal": "end"}, {}, 'legal: expected a list of moves, found "end"'),
        ({"refused": True}, {}, "refused: expected a last move that is refused, found no moves"),
        (
            {"refused": True},
            {"moves": ["0: buy squash with 1"]},
            "refused: expected “0: buy squash with 1” to be refused, found it accepted",
        ),
        (
            {},
            {"moves": ["0: buy carrot with 1"]},
            "moves: expected “0: buy carrot with 1” to be legal, found it refused: "
            "You need a 2 or more to buy a carrot seed; a 1 is too low. (GD-BUY-2)",
        ),
        (
            {"refused": True},
            {"moves": ["0: end", "0: end"]},
            "moves: expected “0: end” to be legal, found it refused: "
            "You can’t end your turn yet: you can still buy a squash seed with the 1. (GD-TURN-3)",
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
            "options: expected a game, found them refused: Option “seats” must be 2 to 4 (got 9).",
        ),
        (
            {},
            {"given": {"pips": 9}},
            "given: expected a position, found it refused: “pips” must be a number from 0 to 2 (got 9).",
        ),
        (
            {"legal": ["end"]},
            {"given": {"phase": "over", "stacks": {}}},
            "legal: expected “end” to be offered, found it isn’t: The game is over.",
        ),
    ],
)
def test_what_is_wrong_is_said(then: dict[str, object], fields: dict[str, object], expected: str) -> None:
    assert reason(then, **fields) == expected


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ({}, "doesn’t say which game"),
        ({"game": 3}, "“game” must be a string .got 3"),
        ({"game": "garden-dice", "scenario": 3}, "“scenario” must be a list"),
        ({"game": "garden-dice", "scenario": [3]}, "“scenario.1” must be a table of fields .got 3"),
        ({"game": "garden-dice", "scenario": [{}]}, "“scenario.1” has no id"),
        ({"game": "garden-dice", "scenario": [{"id": "A"}, {"id": "A"}]}, "Two scenarios have the id A"),
        ({"game": "garden-dice", "scenario": [{"id": "A", "when": 1}]}, "There’s no field “A.when”"),
        ({"game": "garden-dice", "scenario": [{"id": "A", "moves": ["end"]}]}, "A move of scenario A is"),
        ({"game": "garden-dice", "scenario": [{"id": "A", "moves": "0: end"}]}, "“A.moves” must be a list"),
        ({"game": "garden-dice", "scenario": [{"id": "A", "given": 1}]}, "“A.given” must be a table"),
        ({"game": "garden-dice", "scenarios": []}, "There’s no field “scenarios”"),
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
    assert differs("", {"a": {"b": 1}}, {"a": {"b": 1, "c": 2}, "d": 3}) is None
    why = differs("", {"a": 1 << 20000}, {"a": 1})
    assert why is not None and speaker("").say(why) == "a: expected ≥ 2^20000, found 1"
