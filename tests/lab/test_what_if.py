"""What if a number were different, or one never did something: the commands, on few deals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allotment.cli import main
from allotment.cli.what_if import swept
from allotment.kernel.result import Refused
from allotment.lab import stats
from allotment.lab.adapt import adapted, kept
from allotment.lab.compare import changes, reaction
from allotment.lab.drive import dealt
from allotment.lab.ledger import columns, polars
from allotment.lab.lessons import who_plays
from allotment.lab.mirror import Mirror
from allotment.lab.restrict import prices
from allotment.lab.study import Study, Variant, mirrors, restricted
from allotment.words import speaker

WORDS = speaker("garden-dice")
SMALL = ["--levels", "seedling,sprout", "--deals", "3", "--jobs", "1"]


def rows_of(study: Study) -> Any:
    rows = [row for deal in range(study.deals) for row in dealt(study.check(), deal)]
    return polars().DataFrame(rows, schema=columns())


def test_a_planted_rule_is_found_with_few_games() -> None:
    """The set bonus at 0 takes from everybody who has a set; random play is the same under both numbers."""
    variants = {"box": Variant(), "none": Variant({"house": {"set_bonus": 0}})}
    study = Study("garden-dice", 2, variants, mirrors("seedling", 2, ["box", "none"]), 40)
    rows = rows_of(study)
    one, two = (Mirror(study, rows, name, "seedling", "") for name in ("box", "none"))
    found = {change.headline.name: change for change in changes(one, two)}
    assert found["score"].differs and found["score"].gap.high < 0
    assert found["score"].saved > 1.5
    assert found["rounds"].gap.value == 0.0 and not found["rounds"].differs
    assert "nobody plays differently on any of 40 deals" in WORDS.say(reaction(one, two))
    said = WORDS.say(found["score"].said())
    assert "mean score: −" in said and "40 deals" in said


def test_the_same_rules_differ_in_nothing() -> None:
    variants = {"box": Variant(), "same": Variant()}
    study = Study("garden-dice", 2, variants, mirrors("seedling", 2, ["box", "same"]), 5)
    rows = rows_of(study)
    one, two = (Mirror(study, rows, name, "seedling", "") for name in ("box", "same"))
    for change in changes(one, two):
        assert (change.gap.low, change.gap.high, change.differs) == (0.0, 0.0, False)


def test_never_to_buy_costs() -> None:
    study = Study("garden-dice", 2, {"box": Variant()}, restricted("sprout", 2, "box", ["verb:buy"]), 20)
    found = prices(rows_of(study), ["verb:buy"], False)[0]
    assert found.stands and found.share.low > 0.2 and found.points.low > 5
    assert WORDS.say(found.said()).startswith("Never choosing “buy” costs +")
    listed = prices(rows_of(study), ["verb:buy"], True)[0]
    assert listed.data(WORDS)["stands"] is True


def test_compare_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["lab", "compare", "garden-dice", "--house", "set_bonus=12", *SMALL, "--out", str(tmp_path)]
    assert main(given) == 0
    out = capsys.readouterr().out
    assert "set_bonus=12, compared with box" in out
    assert "R2)" in out and "3 deals; a comparison needs 200, about 197 more (R3)." in out
    assert "None of these 12 differences is clear on so few deals" in out
    assert "Both sides on the same deals tell as much as" in out
    assert main([*given, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert {one["name"] for one in said["changes"]} >= {"seat_share", "rounds", "score"}
    other = [
        "lab",
        "compare",
        "garden-dice",
        "--with",
        "family=true",
        *SMALL,
        "--out",
        str(tmp_path / "family"),
    ]
    assert main(other) == 0
    assert "family=true, compared with box" in capsys.readouterr().out


def test_sweep_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["lab", "sweep", "garden-dice", "chain_bonus=0..2", *SMALL, "--out", str(tmp_path)]
    assert main(given) == 0
    out = capsys.readouterr().out
    assert "chain_bonus=0, compared with the box" in out and "chain_bonus=2, compared" in out
    assert "chain_bonus=1, compared" not in out  # that is the box


def test_restrict_and_cards_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["lab", "restrict", "the-gardens", "--play", "first", *SMALL, "--out", str(tmp_path / "a")]
    assert main([*given, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["prices"]["sprout"][0]["what"] == "first"
    assert main(given) == 0
    assert "3 deals; a worth needs 200: about 197 more would tell (R3)." in capsys.readouterr().out
    cards = [
        "lab",
        "cards",
        "the-gardens",
        "--items",
        "top:1",
        *SMALL,
        "--out",
        str(tmp_path / "b"),
        "--json",
    ]
    assert main(cards) == 0
    assert json.loads(capsys.readouterr().out)["prices"]["seedling"][0]["what"].startswith("item:card ")
    assert main(["lab", "restrict", "garden-dice", "--list"]) == 0
    assert "Verbs: buy, place" in capsys.readouterr().out


def test_bots_learn_a_variant_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("allotment.lab.adapt.GAMES", 2)
    monkeypatch.setattr("allotment.lab.adapt.TEACHERS", ["seedling", "seedling"])
    met = iter([0.75, 0.75, 0.25, 0.75])  # who wins the matches: by the first lesson and the last, of both
    monkeypatch.setattr("allotment.lab.adapt.duel", lambda *given: ([next(met)] * 4, 0))
    asked: list[str] = []

    def show(what: str) -> Any:
        asked.append(what)
        return lambda done, of: None

    variants = {"box": Variant(), "none": Variant({"house": {"set_bonus": 0}})}
    found = adapted("garden-dice", 2, variants, "1", 1, tmp_path, show)
    assert len(asked) == 8 and [len(one.lessons) for one in found.values()] == [2, 2]
    learned, mixed, came = found["box"].lessons, found["none"].lessons, kept("garden-dice", 2)
    for one, old in zip(learned, came, strict=True):
        assert one["signs"] != old["signs"] and one["signs"].keys() == old["signs"].keys()
    assert mixed[0]["signs"] == came[0]["signs"] and mixed[1]["signs"] != learned[1]["signs"]
    assert adapted("garden-dice", 2, variants, "1", 1, tmp_path, show) == found and len(asked) == 8
    english = speaker("garden-dice", "en")
    assert english.say(who_plays("fig-adapted", learned)[1]) == (
        "head-gardener goes by a lesson learned on this variant, which won 75.0% against the printed game’s "
        "(4 deals, seats swapped)."
    )
    assert english.say(who_plays("fig-adapted-compared", mixed, variant="none")[0]) == (
        "Under “none” weaker levels go by a lesson learned on the printed game: one learned there won only "
        "25.0% against it (4 deals, seats swapped)."
    )
    study = Study("garden-dice", 2, found, mirrors("sprout", 2, ["box"]), 1)
    assert study.label() != Study("garden-dice", 2, variants, mirrors("sprout", 2, ["box"]), 1).label()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["compare", "garden-dice"], "Say what’s different"),
        (["compare", "garden-dice", "--house", "set_bonus=15"], "Both sides are the same"),
        (["compare", "garden-dice", "--house", "set_bonus=99"], "must be 0 to 30"),
        (["compare", "garden-dice", "--house", "collection_3=16"], "must not count less"),
        (["compare", "garden-dice", "--house", "set_bonus=1", "--seats", "2,3"], "one number here"),
        (["sweep", "garden-dice", "set_bonus=1"], "LOW..HIGH"),
        (["sweep", "garden-dice", "fun=1..2"], "no house rule 'fun'"),
        (["restrict", "garden-dice", "--no", "verb:fly"], "no verb 'fly'"),
        (["restrict", "gardeners"], "cooperative"),
        (["cards", "garden-dice", "--items", "wagon"], "no piece 'wagon'"),
        (["cards", "garden-dice", "--items", "top:x"], "top:N"),
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
    assert main(["lab", *wrong]) == 2
    assert said in capsys.readouterr().err


def test_a_sweep_has_values() -> None:
    assert swept("garden-dice", "set_bonus=5..25/10") == ("set_bonus", [5, 15, 25])
    with pytest.raises(Refused, match="is empty"):
        swept("garden-dice", "set_bonus=9..3")


def test_the_interval_of_nothing() -> None:
    assert stats.share([]).high == 1.0
