"""Quiet moves and fair undo: back to the last roll, never across one."""

from __future__ import annotations

import pytest

from allotment.kernel.result import Refused

from .tables import garden, match_from


def test_a_turn_can_be_taken_back_to_its_roll() -> None:
    """GD-TURN-2: nothing but dice is unknown, so all moves between two rolls are quiet."""
    match = match_from(garden(seats=2), dice=[1, 2, 3, 4])
    before = match.game.dump(match.state)
    for text in ("sun set 1 to 5", "buy carrot with 2", "place carrot 3,4 with 3 4"):
        match.play(0, text)
    assert match.quiet == [True, True, True]
    assert match.undoable(0) == 3 and match.undoable(1) == 0
    match.undo(0, 3)
    assert match.game.dump(match.state) == before
    assert match.record.events == []
    with pytest.raises(Refused, match="undo-nothing"):
        match.undo(0)


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ({"dice": [1]}, "buy squash with 1"),  # the next seat rolls at once
        ({"dice": [2, 2, 2, 2]}, "reroll"),
        ({"dice": [1, 2, 3, 4]}, "sun reroll"),
        ({"dice": [4], "stacks": {"eggplant": 1}}, "end"),
        ({"dice": [4], "stacks": {"eggplant": 1}}, "sun set 4 to 3"),  # leaves nothing to decide
    ],
)
def test_what_brings_a_roll_cannot_be_taken_back(position: dict[str, object], move: str) -> None:
    """GD-DICE-2, GD-SUN-2, GD-TURN-4: dice were seen."""
    match = match_from(garden(seats=2), **position)
    assert not match.game.quiet(match.state, 0, match.game.read_move(move))
    match.play(0, move)
    assert match.quiet == [False]
    with pytest.raises(Refused, match="undo-shown"):
        match.undo(0)


def test_nobody_takes_back_another_seats_move() -> None:
    match = match_from(garden(seats=2), dice=[1, 2, 3, 4])
    match.play(0, "buy squash with 1")
    with pytest.raises(Refused, match=r"undo-moved \{'other': \{'seat': 0\}\}"):
        match.undo(1)


def test_a_finished_game_stays_finished() -> None:
    """GD-END-4."""
    match = match_from(garden(seats=2), dice=[1], stacks={"squash": 1})
    match.play(0, "buy squash with 1")
    assert match.over() and match.quiet == [True]
    with pytest.raises(Refused, match="undo-over"):
        match.undo(0)
    with pytest.raises(Refused, match="GD-END-4"):
        match.play(0, "end")
