"""What `make bench-review` makes of games: a calibration that was planted is found, and work continues."""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

from allotment.kernel.chance import seeded
from allotment.review.calibration import Calibration
from bench import review
from bench.review_fit import fitted, folded, likeliest, log_loss, written

Data = dict[str, Any]
PLANTED = Calibration(1.5, -0.2)


class BrokenOff(Exception):
    pass


def games(count: int) -> list[Data]:
    """Games of one position each, of which a search says less than is true."""
    luck = seeded("planted")
    found = []
    for number in range(count):
        true = (1 + luck.below(998)) / 1000
        acting = luck.below(2)
        odds = exp(
            (log(true / (1 - true)) - (PLANTED.turn if acting == 0 else -PLANTED.turn)) / PLANTED.power
        )
        said = odds / (1 + odds)
        won = luck.below(1000) < 1000 * true
        row = {"said": [said, 1 - said], "acting": acting, "on": 0.5}
        found.append({"number": number, "rows": [row], "end": [float(won), float(not won)]})
    return found


def test_a_planted_calibration_is_found() -> None:
    courses = games(4000)
    how = likeliest(courses)
    assert how.power == pytest.approx(PLANTED.power, abs=0.12)
    assert how.turn == pytest.approx(PLANTED.turn, abs=0.1)
    folds = folded(courses, likeliest)
    assert len(set(folds)) > 1, "each by other games"
    assert log_loss(courses, folds) < log_loss(courses, [Calibration()] * len(folds)) - 0.005
    held = [
        one["won"].low <= one["high"] and one["won"].high >= one["low"]
        for one in review.tenths(courses, folds)
    ]
    assert len(held) == review.TENTHS and sum(held) >= review.TENTHS - 1
    raw = review.tenths(courses, [Calibration()] * len(folds))
    assert any(one["won"].high < one["low"] or one["won"].low > one["high"] for one in raw)


def test_a_factor_of_points_to_come() -> None:
    rows = [{"said": [30.0], "scored": 10, "acting": 0, "on": 0.2}]
    assert fitted([{"number": 0, "rows": rows, "end": [40.0]}]) == {"factor": 1.5, "games": 1}


def test_what_is_written_keeps_other_numbers_of_seats(tmp_path: Path) -> None:
    written(tmp_path, 3, {"power": 1.1, "turn": 0.0, "games": 5})
    written(tmp_path, 2, {"power": 1.2, "turn": -0.1, "games": 7})
    text = (tmp_path / "chances.toml").read_text(encoding="utf-8")
    assert "[2]\npower = 1.2\nturn = -0.1\ngames = 7\n" in text and "[3]\npower = 1.1" in text


def test_a_run_that_was_broken_off_continues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "KEPT", tmp_path)
    looked: list[int] = []
    breaks = [2]

    def look(task: review.Task) -> Data:
        if task[2] in breaks:
            raise BrokenOff(breaks.pop())
        looked.append(task[2])
        return {"luck": [float(task[2])]}

    monkeypatch.setitem(review.PARTS, "luck", look)
    with pytest.raises(BrokenOff):
        review.run("toy", 2, "luck", 4, 1)
    file = review.file_of("toy", 2, "luck")
    file.write_text(file.read_text(encoding="utf-8") + '{"number": 2, "lu', encoding="utf-8")
    review.run("toy", 2, "luck", 4, 1)
    assert looked == [0, 1, 2, 3]
    assert sorted(review.known("toy", 2, "luck", 4)) == [0, 1, 2, 3]
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
    assert [json.loads(line)["luck"] for line in lines] == [[0.0], [1.0], [2.0], [3.0]]
