"""The report: one file, valid, nothing from elsewhere; and the commands around it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from allotment.cli import main
from allotment.games import make
from allotment.kernel.match import verify
from allotment.kernel.record import read_record
from allotment.lab.chapter import Chapter, chapter
from allotment.lab.figures.base import ends
from allotment.lab.report.charts import chart, lines_of, ticks, typeset
from allotment.lab.report.page import write_report, written
from allotment.lab.report.players import described
from allotment.lab.stats import Estimate
from allotment.lab.study import Variant
from allotment.words import speaker

from .test_figures import ALL, LEVELS, found

WORDS = speaker("garden-dice")
VOID = {"meta", "line", "rect", "circle", "polygon", "polyline"}


class Reader(HTMLParser):
    """Every element is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


def test_the_page_is_whole_and_asks_for_nothing(tmp_path: Path) -> None:
    told = chapter("garden-dice", LEVELS, Variant(), found((0.65, 0.65)), ALL)
    text = write_report([told], tmp_path, "allotment lab report garden-dice", WORDS).read_text()
    reader = read(text)
    assert "script" not in reader.seen and "link" not in reader.seen and "img" not in reader.seen
    assert not re.search(r"https?://|url\(|@import", text)
    assert text.count("<svg") == text.count("<details>") > 8  # every chart has its table
    for question in (
        "Is it fair?",
        "How long is it?",
        "How close is it?",
        "When is it decided?",
        "Skill or luck?",
    ):
        assert question in text
    assert "▲ no" in text and "What this report can’t say" in text
    data = json.loads((tmp_path / "figures.json").read_text())
    named = {one["name"]: one for one in data["chapters"][0]["figures"] if one["level"] == LEVELS[0]}
    assert named["seat_share_1"]["verdict"] == "off" and named["seat_share_1"]["deals"] == 400


def test_a_report_says_who_played_and_what_it_did_not_ask() -> None:
    told = chapter("garden-dice", LEVELS, Variant(), found((0.5, 0.5)), ALL)
    text = written([told], "allotment lab report garden-dice", WORDS)
    assert "gardener:10it looks 10 times at where its moves may lead before it decides" in text
    assert "head-gardener:40it looks 40 times" in text
    asked = re.sub(r"</?span>", "", text)
    assert '<code class="ask">allotment lab cards garden-dice --items top:5</code>' in asked
    names = re.findall(r"<p>(\S+): A seat decides", text)
    assert names == list(LEVELS), "both levels side by side"
    team = Chapter("gardeners", "Gardeners", 2, ("sprout", "gardener:300it"), Variant())
    assert [
        WORDS.say(described(team, level)).split(" in up to ")[1].split(" per")[0] for level in team.levels
    ] == [
        "10,000 steps",
        "30,000 steps",
    ]


def test_a_number_below_zero_has_a_minus_and_none_is_minus_zero() -> None:
    assert (
        typeset("1.0 (-0.4 to 2.5), head-gardener:40it, 2026-11-18")
        == "1.0 (−0.4 to 2.5), head-gardener:40it, 2026-11-18"
    )
    assert ends(Estimate(-0.01, -0.4, 0.0, 9)) == {"value": 0.0, "low": -0.4, "high": 0.0}


def test_a_long_name_is_on_several_lines() -> None:
    assert lines_of("head-gardener:40it against gardener:10it") == [
        "head-gardener:40it",
        "against",
        "gardener:10it",
    ]
    rows = [["head-gardener:40it against gardener:10it", 80.0, 70.0, 90.0]]
    drawn = chart({"kind": "whiskers", "title": "t", "unit": "%", "line": 50, "rows": rows}, WORDS)
    assert all(f">{line}</text>" in drawn for line in lines_of(rows[0][0]))  # type: ignore[arg-type]


def test_charts_of_every_kind() -> None:
    rows = [["one <&>", 1.0, 0.5, 2.0], ["a name that is much too long for a chart", -1.0, -2.0, 0.0]]
    for kind in ("whiskers", "bars"):
        drawn = chart({"kind": kind, "title": 'A "title"', "unit": "%", "line": 0.5, "rows": rows}, WORDS)
        assert "svg" in read(drawn).seen and "one &lt;&amp;&gt;" in drawn
    drawn = chart({"kind": "histogram", "title": "h", "values": [3.0, 3.0, 4.0, 9.0], "line": 3.5}, WORDS)
    assert drawn.count('class="bar"') == 7 and "<td>2</td>" in drawn
    series = {"a": [[10, 50.0, 40.0, 60.0], [20, 55.0, 50.0, 60.0]], "b": [[10, 1.0, 0.0, 2.0]]}
    assert "stroke-dasharray" in chart({"kind": "curves", "title": "c", "line": 50, "series": series}, WORDS)
    assert read(chart({"kind": "histogram", "title": "h", "values": [5.0], "line": None}, WORDS))


def test_ticks_are_round() -> None:
    assert ticks(0, 100) == [0, 25, 50, 75, 100]
    assert ticks(0.12, 0.19) == [0.12, 0.14, 0.16, 0.18]
    assert ticks(3, 3)
    assert ticks(10, 21, 4, whole=True) == [10, 15, 20] and ticks(5, 7, 6, whole=True) == [5, 6, 7]


def test_a_report_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["lab", "report", "the-gardens", "--levels", "seedling,sprout", "--deals", "3", "--jobs", "1"]
    assert main([*given, "--seats", "2,3", "--out", str(tmp_path)]) == 0
    out = capsys.readouterr().out
    assert "The Gardens, 2 seats" in out and "The Gardens, 3 seats" in out
    assert "3 deals; a share needs 200. About 197 more deals would tell." in out
    read((tmp_path / "report.html").read_text())
    assert main(["lab", "show", str(tmp_path), "--section", "skill"]) == 0
    assert "a ladder needs 50" in capsys.readouterr().out
    assert main(["lab", "show", str(tmp_path), "--section", "skill", "--language", "de"]) == 0
    assert "für eine Rangliste braucht es 50" in capsys.readouterr().out
    assert main([*given, "--seats", "2", "--out", str(tmp_path / "de"), "--language", "de"]) == 0
    assert "Ist es fair?" in capsys.readouterr().out
    assert '<html lang="de">' in (tmp_path / "de" / "report.html").read_text()
    study = tmp_path / "seats-2" / "sprout"
    assert main(["lab", "show", str(study), "--bout", "2.0"]) == 0
    record = read_record(capsys.readouterr().out)
    verify(make(record.slug, record.options), record)
    assert main(["lab", "merge", str(tmp_path), "--out", str(tmp_path / "again")]) == 0
    assert "seats-2/sprout: 1 of 1 parts" in capsys.readouterr().out


def test_solo_and_teams_have_figures_of_their_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = [
        "lab",
        "report",
        "mysterious-garden",
        "--seats",
        "1",
        "--levels",
        "seedling,sprout",
        "--jobs",
        "1",
    ]
    assert main([*given, "--deals", "200", "--out", str(tmp_path), "--sections", "together"]) == 0
    out = capsys.readouterr().out
    assert "How hard is it?" in out and "Is it fair?" not in out
    assert re.search(r"sprout scores .* points \(.*\) more than seedling on the same deals", out)
    assert re.search(r"The highest level, .* is reached in [0-9.]+% of games", out)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["lab", "report", "chess"], 'There’s no game "chess"'),
        (["lab", "report", "garden-dice", "--levels", "sprout"], "two levels"),
        (["lab", "report", "garden-dice", "--seats", "x"], "numbers separated by commas"),
        (["lab", "report", "garden-dice", "--seats", "7"], "(got 7)"),
        (["lab", "report", "garden-dice", "--set", "seats=3"], "as --seats"),
        (["lab", "report", "garden-dice", "--sections", "fun"], "no section 'fun'"),
        (
            ["lab", "report", "garden-dice", "--levels", "sprout,gardener:5ms", "--deals", "1"],
            "Give a number of iterations",
        ),
        (["lab", "show", "nowhere"], "no figures.json"),
        (["lab", "merge", "nowhere", "--out", "x"], "There’s no study"),
        (["lab", "self-test", "luck"], "no self-test"),
    ],
)
def test_what_is_wrong_is_said(
    wrong: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(wrong) == 2
    assert said in capsys.readouterr().err
