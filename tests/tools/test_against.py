"""The comparison of two commits says what is slower, and by how much."""

from __future__ import annotations

import pytest

from .loading import load

against = load("bench/against.py")


def test_the_best_of_the_rounds_counts() -> None:
    assert against.best([{"a": 1.0, "b": 5.0}, {"a": 3.0, "b": 4.0}]) == {"a": 3.0, "b": 5.0}


def test_what_is_slower_than_the_threshold_is_marked() -> None:
    text, good = against.report({"a": 80.0, "b": 95.0, "new": 1.0}, {"a": 100.0, "b": 100.0}, 0.9)
    assert not good
    marked = [line.split()[0] for line in text.splitlines() if line.endswith("SLOWER")]
    assert marked == ["a"] and "0.95" in text and "new" not in text
    assert against.report({"b": 95.0}, {"b": 100.0}, 0.9)[1]


def test_an_unknown_commit_is_refused() -> None:
    with pytest.raises(SystemExit, match="there is no commit 'nowhere'"):
        against.built("nowhere")
