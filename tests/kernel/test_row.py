"""Rows of numbers: what games fill and environments read."""

from __future__ import annotations

import pytest

from allotment.games import SHELF, make
from allotment.kernel.chance import seeded
from allotment.kernel.game import marked
from allotment.kernel.row import Lines, Row, window


def test_a_row_is_written_from_left_to_right() -> None:
    row = Row(17)
    row.put(0.25)
    row.yes(False)
    row.yes(True)
    row.skip(2)
    row.one_hot(1, 3)
    row.one_hot(-1, 2)
    row.one_hot(2, 2)
    row.flags([0, 2], 3)
    row.copy(Lines([[0.5, 0.75], [1.5, 1.75]]), 1)
    assert list(row.cells) == [0.25, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 1.5, 1.75]
    assert row.at == len(row.cells)


def test_zeros_of_a_table_are_skipped() -> None:
    lines = Lines([[0.0, 2.0, 0.0], [0.0, 0.0, 0.0], [3.0, 0.0, 4.0]])
    row = Row(9)
    for line in (2, 1, 0):
        row.copy(lines, line)
    assert list(row.cells) == [3, 0, 4, 0, 0, 0, 0, 2, 0] and row.at == 9


def test_a_window_writes_where_the_buffer_lies() -> None:
    whole = Row(6)
    part = window(whole.cells)
    part.blank(2, 4)
    part.put(1.5)
    part.put(2.5)
    assert list(whole.cells) == [0, 0, 1.5, 2.5, 0, 0]
    part.blank(3, 6)
    part.yes(True)
    assert list(whole.cells) == [0, 0, 1.5, 1, 0, 0]


def test_a_row_has_an_end() -> None:
    row = Row(1)
    row.put(1.0)
    with pytest.raises(IndexError):
        row.put(1.0)


@pytest.mark.parametrize("slug", SHELF)
def test_features_are_new_each_time_and_readable_as_a_buffer(slug: str) -> None:
    game = make(slug, {})
    state = game.start(seeded(1))
    first = game.features(state, 0)
    kept = list(first)
    assert list(memoryview(first)) == kept
    again = game.features(state, 0)
    again[0] = 7.0
    assert list(first) == kept == list(game.features(state, 0))


def test_offers_are_marked_at_their_places() -> None:
    game = make("garden-dice", {})
    assert list(marked([game.moves[3], game.moves[0]], 5)) == [1, 0, 0, 1, 0]
