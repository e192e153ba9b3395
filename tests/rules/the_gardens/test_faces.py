"""What landmarks' texts are worth in points."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from allotment.games.the_gardens.components import LANDMARK_NAMES, LANDMARK_POINTS, OPERA
from allotment.lab.__main__ import main
from allotment.lab.experiments.the_gardens.faces import rates
from allotment.words import languages, speaker


def games(deals: int, gain: float, owned: int, spread: int, seed: int) -> list[dict[str, Any]]:
    """The owner's score is so much higher than the other's; on some deals nobody owns the landmark."""
    luck = np.random.default_rng(seed)
    out = []
    for deal in range(deals):
        owner = deal % 2
        scores = [60.0, 60.0]
        scores[owner] += gain + float(luck.integers(-spread, spread + 1))
        owners = {LANDMARK_NAMES[OPERA]: owner} if deal < owned else {}
        out.append({"scores": scores, "owners": owners})
    return out


def test_a_text_that_leaves_its_owner_less_far_ahead_is_worth_less_than_the_points() -> None:
    printed = LANDMARK_POINTS[OPERA]
    points = games(300, printed, 290, 3, 1)
    (rate,) = rates([OPERA], points, {OPERA: games(300, printed - 4, 280, 3, 2)})
    assert rate.stands and rate.worth.n == 280
    assert rate.worth.low < printed - 4 < rate.worth.high < printed
    said = speaker("the-gardens").say(rate.said())
    assert (
        f"worth {rate.worth.value:.1f} points" in said and "280 deals" in said and f"{printed} points" in said
    )
    (even,) = rates([OPERA], points, {OPERA: games(300, printed, 290, 3, 3)})
    assert not even.stands and even.worth.low < printed < even.worth.high
    (few,) = rates([OPERA], points, {OPERA: games(300, printed - 4, 199, 3, 2)})
    assert few.refused() and "199 deals" in speaker("the-gardens").say(few.said())
    for language in languages():
        for one in (rate, even, few):
            assert speaker("the-gardens", language).say(one.said())


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "faces.jsonl"
    asked = ["the-gardens", "faces", "--landmark", "opera-house", "--level", "seedling", "--jobs", "1"]
    assert main([*asked, "--deals", "2", "--out", str(kept), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    (row,) = found["rates"]
    assert (
        row["landmark"] == "opera-house"
        and row["deals"] <= 2
        and "value" not in row
        and "R3" in row["sentence"]
    )
    lines = kept.read_text().splitlines()
    assert len(lines) == 4
    assert main([*asked, "--deals", "3", "--out", str(kept)]) == 0
    assert kept.read_text().splitlines()[:4] == lines
    assert "R3" in capsys.readouterr().out


def test_a_landmark_of_another_layout_is_refused() -> None:
    assert main(["the-gardens", "faces", "--landmark", "nowhere"]) == 2
    assert main(["the-gardens", "faces", "--deals", "0"]) == 2
    assert main(["the-gardens", "faces", "--level", "oak"]) == 2
