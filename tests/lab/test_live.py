"""A study that is watched: intervals that may be looked at, deals that are kept, and a process that ends."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from allotment.kernel.result import Refused
from allotment.lab import live
from allotment.lab.engine import Here
from allotment.lab.live import Asked, watch

TWO = Asked("the-gardens", 2, {"statue_majority": 3}, "sprout", 8)


def test_a_study_says_more_and_more_and_then_the_usual_intervals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "SOON", 4)
    looks = list(watch(TWO, tmp_path, Here(), clock=iter(range(100)).__next__))
    assert [look["done"] for look in looks] == [4, 8] and [look["final"] for look in looks] == [False, True]
    names = [figure["name"] for figure in looks[-1]["figures"]]
    assert names == ["seat_share", "rounds", "score", "margin", "leader_wins", "decided_at"]
    score = looks[-1]["figures"][2]
    assert score["gap"]["value"] == pytest.approx(score["changed"]["value"] - score["box"]["value"], abs=0.02)
    assert score["gap"]["value"] < 0, "statues are worth less"
    for look in looks:
        share = look["figures"][0]["box"]
        assert 0 <= share["low"] <= share["value"] <= share["high"] <= 100


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    first = list(watch(TWO, tmp_path, Here()))[-1]

    class Nobody:
        def run(self, study: str, todo: list[int]) -> list[tuple[int, bytes]]:
            assert todo == []
            return []

    assert list(watch(TWO, tmp_path, Nobody())) == [first]  # type: ignore[arg-type]


def test_too_few_deals_have_no_interval_yet(tmp_path: Path) -> None:
    look = next(iter(watch(TWO, tmp_path, Here())))
    assert look["figures"][0]["gap"]["low"] is None and not look["figures"][0]["clear"]


def test_the_printed_game_alone_has_figures_and_no_difference(tmp_path: Path) -> None:
    asked = Asked("the-gardens", 2, {}, "sprout", 4)
    look = list(watch(asked, tmp_path, Here()))[-1]
    assert "gap" not in look["figures"][0] and "reaction" not in look


def test_the_oldest_studies_make_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "old"
    old.mkdir()
    (old / "part").write_bytes(b"x" * 1000)
    monkeypatch.setattr(live, "ROOM", 500)
    live.tidy(tmp_path, tmp_path / "new")
    assert not old.exists()


def test_a_wrong_number_is_refused_with_what_is_right(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="2 to 15"):
        next(iter(watch(Asked("the-gardens", 2, {"statue_majority": 99}, "sprout", 4), tmp_path, Here())))


def test_the_process_ends_with_its_input(tmp_path: Path) -> None:
    asked = {**TWO.__dict__, "deals": 2000, "folder": str(tmp_path), "jobs": 1}
    process = subprocess.Popen(
        [sys.executable, "-m", live.__name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(asked) + "\n")
    process.stdin.flush()
    assert json.loads(process.stdout.readline())["of"] == 2000
    process.stdin.close()
    assert process.wait(60) < 0
    process.stdout.close()
