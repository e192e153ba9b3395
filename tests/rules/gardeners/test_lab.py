"""The lab's witness search: findings as files, resumable, and a page to read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from allotment.kernel.result import Refused
from allotment.lab.__main__ import main
from allotment.lab.experiments.gardeners import naive, witness
from allotment.lab.experiments.gardeners.drawing import garden_svg
from allotment.lab.experiments.gardeners.teammates import priced, seating, silence
from allotment.lab.experiments.gardeners.witness import DECKS, read_finding, sets
from allotment.runs import RunFile
from allotment.words import speaker


def arguments(folder: Path, *more: str) -> list[str]:
    return ["gardeners", "witness", "--out", str(folder), "--deck", "training-a", *more]


def test_a_whole_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All singles, pairs and triples of training A have witnesses."""
    assert main(arguments(tmp_path, "--jobs", "2")) == 0
    counts = [len((tmp_path / f"training-a-{size}.jsonl").read_text().splitlines()) for size in (1, 2, 3)]
    assert counts == [6, 15, 20]
    page = (tmp_path / "report.html").read_text()
    assert "none found" in page
    assert page.count("<figure>") == 6 + 15 + 20
    assert "No tree touches a tree." in page
    assert "0 without a witness" in capsys.readouterr().out


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A half-written last line is cut off, what is whole is kept as it is."""
    assert main(arguments(tmp_path, "--size", "2", "--jobs", "1")) == 0
    path = tmp_path / "training-a-2.jsonl"
    whole = path.read_text()
    lines = whole.splitlines(keepends=True)
    path.write_text("".join(lines[:6]) + lines[6][:20])
    assert main(arguments(tmp_path, "--size", "2", "--jobs", "1")) == 0
    assert path.read_text() == whole
    before = path.stat().st_mtime_ns
    assert main(arguments(tmp_path, "--size", "2", "--jobs", "1")) == 0
    assert path.stat().st_mtime_ns == before, "nothing is left to search"


def test_none_found_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["gardeners", "witness", "--out", str(tmp_path), "--deck", "training-c", "--size", "3"]
    assert main([*out, "--budget", "2", "--jobs", "1"]) == 1
    assert "none found: tc1 tc2 tc3" in capsys.readouterr().out
    assert 'class="lost"' in (tmp_path / "report.html").read_text()
    [finding, *_] = RunFile(tmp_path / "training-c-3.jsonl").found
    assert read_finding(finding[1]).squares is None
    with pytest.raises(Refused, match="budget"):
        witness.run(["training-c"], [3], 1, tmp_path, 3)


def test_sets_of_cards() -> None:
    """GR-MODE-4, GR-OPT-3: what can lie on the table together."""
    counts = {
        name: [sum(1 for _ in sets(deck, size, None)) for size in (1, 2)] for name, deck in DECKS.items()
    }
    assert counts == {
        "training-a": [6, 15],
        "training-b": [6, 15],
        "training-c": [5, 10],
        "standard": [60, 1770],
        "expert": [27, 351],
        "mixed": [87, 3741],
    }
    assert sum(1 for _ in sets(DECKS["standard"], 3, None)) == 34_220
    assert len(list(sets(DECKS["standard"], 3, 50))) == 50


def test_a_disagreement_would_stop_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(naive, "complies", lambda side, squares, card: card != "ta3")
    with pytest.raises(AssertionError, match="the evaluators disagree about ta3"):
        witness.search((4, 10_000, [(0, 2)]))


def test_pictures_are_plain_shapes() -> None:
    picture = garden_svg(4, list(range(16)))
    assert picture.count("<use ") == 16
    assert picture.startswith("<svg") and picture.endswith("</svg>")


def test_wrong_orders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments(tmp_path, "--jobs", "0")) == 2
    file = tmp_path / "file"
    file.write_text("")
    assert main(arguments(file)) == 2
    assert "can’t be created" in capsys.readouterr().err


def test_teammates_are_measured_beside_the_planner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whole games in simulated time; what a file holds is not played again."""
    kept = tmp_path / "kept" / "games.jsonl"
    asked = ["gardeners", "teammates", "--mode", "training-a", "--seats", "3", "--games", "1", "--jobs", "1"]
    asked += ["--teams", "gardener:5it,planner", "--out", str(kept), "--json"]
    assert main(asked) == 0
    first = json.loads(capsys.readouterr().out)
    assert [row["team"] for row in first["teams"]] == ["gardener:5it", "planner"]
    for row in first["teams"]:
        assert (row["games"], row["validated"], row["discards"]) == (1, 3, 0)  # GR-END-3
        assert row["failed_checks"] == 0
    lines = kept.read_text().splitlines()
    assert len(lines) == 2
    kept.write_text(lines[0].replace('"validated": 3', '"validated": 2') + "\n" + lines[1][:20])
    assert main(asked) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["teams"][0]["validated"] == 2, "read from the file"
    assert again["teams"][1] == first["teams"][1], "the interrupted line was played again"


def test_what_silence_costs() -> None:
    """A third more sand a card than the planner, on every deal by a little more or less."""
    planner = [{"validated": 10, "seconds": 300.0 + at} for at in range(40)]
    team = [{"validated": 5, "seconds": (300.0 + at) / 2 * (1.3 + 0.02 * (at % 4))} for at in range(40)]
    found = silence(team, planner)
    assert found["deals"] == 40 and found["ratio"] == pytest.approx(1.33, abs=0.001)
    assert 1.32 < found["low"] < found["ratio"] < found["high"] < 1.34
    words = speaker("gardeners", "en")
    assert "takes 33.0% more sand" in words.say(priced("gardener", found)) and "40 deals" in words.say(
        priced("gardener", found)
    )
    same = silence(
        [{**one, "seconds": one["seconds"] * (0.9, 1.1)[at % 2]} for at, one in enumerate(planner)], planner
    )
    assert same["low"] < 1 < same["high"] and "not known yet" in words.say(priced("gardener", same))
    few = silence(team[:21], [*planner[:19], {"validated": 0, "seconds": 900.0}, planner[0]])
    assert few["deals"] == 20, "without the deal on which nothing was validated"
    fewer = silence(team[:5], planner[:5])
    assert fewer == {"deals": 5} and "20 are needed (R3)" in words.say(priced("gardener", fewer))


def test_bots_of_different_levels_play_together(capsys: pytest.CaptureFixture[str]) -> None:
    """Seat by seat in turn, and a seat further in the next game."""
    assert seating("sprout+seedling", 3, 0) == ["sprout", "seedling", "sprout"]
    assert seating("sprout+seedling", 3, 1) == ["seedling", "sprout", "seedling"]
    assert seating("sprout", 2, 5) == ["sprout", "sprout"]
    asked = ["gardeners", "teammates", "--mode", "training-a", "--seats", "3", "--games", "2", "--jobs", "1"]
    assert main([*asked, "--teams", "gardener:5it+sprout", "--json"]) == 0
    row = json.loads(capsys.readouterr().out)["teams"][0]
    assert row["team"] == "gardener:5it+sprout" and row["games"] == 2


def test_teammates_refuse_what_cannot_be_measured() -> None:
    assert main(["gardeners", "teammates", "--teams", "sprout+planner"]) == 2
    assert main(["gardeners", "teammates", "--seats", "2", "--teams", "sprout+seedling+gardener"]) == 2
    assert main(["gardeners", "teammates", "--games", "0"]) == 2
    assert main(["gardeners", "teammates", "--teams", "oak"]) == 2
    assert main(["gardeners", "teammates", "--mode", "solo", "--seats", "4"]) == 2
