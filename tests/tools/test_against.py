"""The comparison of two commits says what is slower, and by how much."""

from __future__ import annotations

import subprocess
from types import SimpleNamespace

import pytest

from bench.table import lifted

from .loading import load

against = load("bench/against.py")


def test_the_best_of_the_rounds_counts() -> None:
    mine = iter([{"a": 1.0}, {"a": 3.0}, {"a": 2.0}])
    other = iter([{"a": 5.0}, {"a": 4.0}, {"a": 4.5}])
    found = against.compared({"rules": ""}, 3, lambda _: next(mine), lambda _: next(other))
    assert found == ({"a": 3.0}, {"a": 5.0}, [])


def test_what_the_other_commit_does_not_have_is_left_out_and_named() -> None:
    def older(probe: str) -> dict[str, float]:
        if probe == "new":
            raise subprocess.CalledProcessError(1, "python")
        return {probe: 2.0}

    found = against.compared({"rules": "old", "table": "new"}, 2, lambda probe: {probe: 1.0}, older)
    assert found == ({"old": 1.0}, {"old": 2.0}, ["table"])


def test_limits_that_an_older_commit_does_not_know_are_not_asked_for() -> None:
    older = SimpleNamespace(made=(30, 20), sockets=64)
    assert vars(lifted(older)) == {"made": (0, 1), "sockets": 64}


def test_what_is_slower_than_the_threshold_is_marked() -> None:
    text, good = against.report({"a": 80.0, "b": 95.0, "new": 1.0}, {"a": 100.0, "b": 100.0}, 0.9)
    assert not good
    marked = [line.split()[0] for line in text.splitlines() if line.endswith("SLOWER")]
    assert marked == ["a"] and "0.95" in text and "new" not in text
    assert against.report({"b": 95.0}, {"b": 100.0}, 0.9)[1]


def test_an_unknown_commit_is_refused() -> None:
    with pytest.raises(SystemExit, match="there is no commit 'nowhere'"):
        against.built("nowhere")
