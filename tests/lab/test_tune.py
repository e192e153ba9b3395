"""Which numbers come closest to a wish: a planted one is found, and nothing unconfirmed is recommended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allotment.cli import main
from allotment.kernel.result import Refused
from allotment.lab import tune
from allotment.lab.study import Study, Variant


def test_a_planted_optimum_is_among_the_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fairness is best at 7 of 0 to 20; what a round sees of it is as noisy as its deals are few."""
    luck = np.random.default_rng(5)
    monkeypatch.setattr(tune, "Mirror", lambda study, rows, name, level, title: (study, name))

    def seen(wanted: Any, table: tuple[Study, str]) -> float:
        study, name = table
        return float(abs(int(name) - 7) / 3 + luck.normal() * 3 / np.sqrt(study.deals))

    monkeypatch.setattr(tune, "cost", seen)
    variants = {str(value): Variant() for value in range(21)}
    found = 0
    for run in range(10):
        best = tune.halved(variants, [], "sprout", 2, "garden-dice", str(run), lambda name, study: None)
        assert len(best) == tune.BEST
        found += "7" in [name for name, _ in best]
    assert found >= 9


def test_wishes_are_read_and_measured() -> None:
    fair, late, short = tune.wishes("seat_share 48..52; decided_at >= 65; rounds <= 20", True)
    assert [one.text() for one in (fair, late, short)] == [
        "seat_share 48..52",
        "decided_at >= 65",
        "rounds <= 20",
    ]
    assert fair.off(50) == 0 and fair.off(54) == 1 and late.off(70) == 0 and short.off(21) == 1


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("", "Say what you wish for"),
        ("fairness 1..2", "seat_share, rounds"),
        ("rounds 20", "NAME LOW..HIGH"),
        ("rounds 20..10", "20 is more than 10"),
    ],
)
def test_a_wish_that_means_nothing_is_refused(text: str, right: str) -> None:
    with pytest.raises(Refused, match=right):
        tune.wishes(text, True)


def test_candidates_are_spread_and_different() -> None:
    assert tune.candidates({"a": (0, 2), "b": (0, 1)}, 40) == [
        {"a": a, "b": b} for a in range(3) for b in range(2)
    ]
    many = tune.candidates({"a": (0, 30), "b": (0, 40)}, 40)
    assert len({tuple(one.values()) for one in many}) == 40
    assert {one["a"] // 11 for one in many} == {0, 1, 2}


def test_the_command_confirms_on_fresh_deals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = ["--levels", "seedling,sprout", "--deals", "3", "--jobs", "1", "--out", str(tmp_path)]
    asked = ["lab", "tune", "the-gardens", "--vary", "statue_majority=2..3", *small]
    assert main([*asked, "--want", "rounds 24..24", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert set(said["met"]) == {"statue_majority=2", "statue_majority=3"}
    assert {one["candidate"] for one in said["confirmed"]} == {"box", *said["met"]}
    assert main([*asked, "--want", "rounds >= 30"]) == 1
    assert "none is recommended" in capsys.readouterr().out
