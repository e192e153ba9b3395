"""A finished game, reviewed: decisions and luck add up, blunders are found, nobody's hand is looked into."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from allotment.bots import make_bot
from allotment.cli import main
from allotment.games import SHELF, box, make
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY, Game
from allotment.kernel.match import Match, replayed
from allotment.kernel.record import Record
from allotment.play.driver import begun
from allotment.review import Review, live, read_review, reviewed, reviewing, shares
from allotment.review.calibration import Calibration
from allotment.review.judge import (
    ALONE_MISTAKE,
    ALONE_SLIP,
    BEST,
    FINE,
    MISTAKE,
    MISTAKEN,
    SLIP,
    SLIPPED,
    called,
)

ALONE = "mysterious-garden"  # can be played alone
COMPETITIVE = [slug for slug in SHELF if not box(slug).cooperative]


def played(game: Game[Any, Any], bot: str, seed: str) -> Match[Any, Any]:
    driver = begun(game, seed, [make_bot(bot) for _ in range(game.seats)])
    driver.run()
    return driver.match


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few looks: what must hold, holds for any number."""
    monkeypatch.setattr(shares, "LOOKS", 6)
    monkeypatch.setattr(shares, "DRAWS", 2)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("slug", COMPETITIVE)
@pytest.mark.parametrize("seats", [2, 3])
def test_luck_and_decisions_add_up(slug: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where chances are calibrated, however much that changes them."""
    monkeypatch.setattr(shares, "calibration", lambda _slug, _seats: Calibration(0.7, -0.4))
    game = make(slug, {"seats": seats})
    found = reviewed(game, played(game, "sprout", "sum").record, [])
    assert found.steps[0].at == 0 and found.steps[-1].to > found.steps[-1].at
    assert sum(found.end) == pytest.approx(1) and max(found.end) >= 1 / seats
    for one, following in zip(found.steps, found.steps[1:], strict=False):
        assert one.to == following.at and one.after == pytest.approx(following.before)
        assert sum(one.before) == pytest.approx(1) and sum(one.luck) == pytest.approx(0)
    for seat in range(seats):
        whole = found.luck(seat) + sum(found.choices(seat, whose) for whose in range(seats))
        assert found.end[seat] - found.start[seat] == pytest.approx(whole)
    assert any(one.luck[0] for one in found.steps)


def test_calibrated_chances_add_up_and_keep_their_order() -> None:
    how = Calibration(0.6, -0.3)
    told = how.shares([0.5, 0.3, 0.2], 0)
    assert sum(told) == pytest.approx(1)
    assert told[0] < how.shares([0.5, 0.3, 0.2], 1)[0], "the seat to move gets less"
    ladder = [how.shares([said / 20, 1 - said / 20], 0)[0] for said in range(21)]
    assert ladder == sorted(ladder) and len(set(ladder)) == len(ladder)
    assert Calibration().shares([0.7, 0.3], 1) == pytest.approx([0.7, 0.3])


@pytest.mark.usefixtures("hasty")
def test_the_same_record_has_the_same_review() -> None:
    game = make("the-gardens", {"seats": 2})
    record = played(game, "sprout", "twice").record
    assert reviewed(game, record, [0], 0.05).data() == reviewed(game, record, [0], 0.05).data()


@pytest.mark.usefixtures("hasty")
def test_a_review_that_was_broken_off_continues_to_the_same_end() -> None:
    game = make("the-gardens", {"seats": 2})
    record = played(game, "sprout", "twice").record
    part = Review(len(record.events))
    going = reviewing(game, record, [0], part, 0.02)
    for _ in range(20):
        next(going)
    assert part.done == 20 and not part.over()
    rest = read_review(json.loads(json.dumps(part.data())))
    for _ in reviewing(game, record, [0], rest, 0.02):
        pass
    assert rest.over() and rest.data() == reviewed(game, record, [0], 0.02).data()


def test_the_process_says_what_the_review_grows_by() -> None:
    game = make("the-gardens", {"seats": 2})
    record = played(game, "sprout", "twice").record
    asked = {"record": record.write(), "seats": [0], "effort": 0.01, "review": None}
    known = None
    for line in live.lines(asked):
        assert len(line["steps"]) <= 1 and len(line["judgements"]) <= 1
        known = live.grow(known, line)
    assert known == json.loads(json.dumps(reviewed(game, record, [0], 0.01).data()))


@pytest.mark.usefixtures("hasty")
def test_luck_is_told_with_its_error() -> None:
    """Where luck is drawn, a few draws leave it uncertain; where none is, nothing is."""
    game = make("garden-dice", {"seats": 2})
    found = reviewed(game, played(game, "sprout", "error").record, [], 0.05)
    assert all(any(one.error) for one in found.steps if any(one.luck))
    assert all(not any(one.luck) for one in found.steps if not any(one.error))
    assert found.error(0) > 0


@pytest.mark.parametrize("slug", COMPETITIVE)
def test_unseen_luck_is_all_that_is_drawn_anew(slug: str) -> None:
    """Everybody still sees the same, from every seat, and the future differs."""
    game = make(slug, {"seats": 3})
    match = played(game, "sprout", "deal")
    changed = 0
    lucky = [at for at, quiet in enumerate(match.quiet) if not quiet]
    for at in lucky[:: max(1, len(lucky) // 12)]:
        state = replayed(game, match.record, at).state
        for number in range(4):
            world = game.reshuffled(state, seeded(f"anew/{number}"))
            for seat in (NOBODY, *range(game.seats)):
                assert game.view(world, seat) == game.view(state, seat)
            assert game.census(world) == game.census(state)
            for seat in game.to_act(state):
                for move in game.legal(state, seat):
                    ends = []
                    for one in (state, world):
                        after = game.clone(one)
                        game.apply(after, seat, move)
                        ends.append(game.view(after, NOBODY))
                    changed += ends[0] != ends[1]
    assert changed


def test_a_blunder_is_found() -> None:
    """Late in a game between two that search, one of them makes the worst of its moves."""
    game = make("the-gardens", {"seats": 2})
    driver = begun(game, "blunder", [make_bot("head-gardener:150it") for _ in range(2)])
    match = driver.match
    while len(match.record.events) < 20:
        driver.step()
    at, seat = len(match.record.events), game.to_act(match.state)[0]
    worst = min(game.legal(match.state, seat), key=lambda move: promise(game, match.state, seat, move)[seat])
    match.play(seat, worst.text)
    driver.run()
    found = reviewed(game, match.record, [seat])
    marked = {one.at: one for one in found.key()}
    assert at in marked and marked[at].word in (SLIPPED, MISTAKEN) and marked[at].best != worst.text
    assert marked[at].loss > SLIP and marked[at].reason


def promise(game: Game[Any, Any], state: Any, seat: int, move: Any) -> list[float]:
    world = game.clone(state)
    game.apply(world, seat, move)
    return game.forecast(world, game.lesson(1))


@pytest.mark.usefixtures("hasty")
def test_alone_luck_and_decisions_add_up_to_points() -> None:
    game = make(ALONE, {"seats": 1})
    match = played(game, "sprout", "alone")
    found = reviewed(game, match.record, [0], 0.02)
    scored = game.scores(match.state)[0]
    assert found.end == [scored] and scored > 1, "points, not a share"
    assert found.start[0] > 1
    assert found.end[0] - found.start[0] == pytest.approx(found.luck(0) + found.choices(0, 0))
    assert any(one.luck[0] for one in found.steps) and found.judgements
    assert all(one.value > 1 for one in found.judgements), "points, too"


def test_alone_a_slip_is_told_in_points() -> None:
    assert called(MISTAKE + 0.5, 0.0, 1) == FINE and called(ALONE_SLIP + 0.1, 0.0, 1) == SLIPPED
    assert called(ALONE_MISTAKE + 0.1, 0.0, 1) == MISTAKEN


def test_what_could_be_chance_is_not_held_against_anybody() -> None:
    assert called(0.0, 0.0) == BEST and called(-0.01, 0.001) == BEST
    assert called(0.2, 0.2) == FINE and called(SLIP / 2, 0.0) == FINE
    assert called(SLIP + 0.001, 0.0) == SLIPPED and called(MISTAKE + 0.02, 0.02) == SLIPPED
    assert called(MISTAKE + 0.04, 0.01) == MISTAKEN


# ---- the command ----


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = make("the-gardens", {"seats": 2})
    record = played(game, "sprout", "cli").record
    record.names = ["Ines", "Tom"]
    path = tmp_path_factory.mktemp("review") / "game.txt"
    path.write_text(record.write(), encoding="utf-8")
    return path


@pytest.mark.usefixtures("hasty")
def test_the_command_tells_and_draws(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "review.html"
    assert main(["review", str(file), "--effort", "0.2", "--out", str(page), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "Own decisions" in told and "outplayed" in told and "The decisions that cost most" in told
    assert "Ines" in told and not re.search(
        r"\btake [abc]", told
    )  # moves are called what the table calls them
    drawn = page.read_text(encoding="utf-8")
    assert "<svg" in drawn and "Chances to win" in drawn and "<script" not in drawn
    assert main(["review", str(file), "--effort", "0.05", "--language", "de"]) == 0
    assert "Eigene Entscheidungen" in capsys.readouterr().out
    assert main(["review", str(file), "--effort", "0.05", "--seats", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {one["seat"] for one in data["judgements"]} == {1} and len(data["steps"]) > 10


@pytest.mark.usefixtures("hasty")
def test_the_command_tells_points_to_whoever_played_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = make(ALONE, {"seats": 1})
    record = played(game, "sprout", "alone").record
    path, page = tmp_path / "game.txt", tmp_path / "review.html"
    path.write_text(record.write(), encoding="utf-8")
    assert main(["review", str(path), "--effort", "0.02", "--out", str(page), "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "points at the end" in told and "Others’ decisions" not in told and "chance to win" not in told
    assert "%" not in told and "Luck" in told
    drawn = page.read_text(encoding="utf-8")
    assert "Points to be expected" in drawn and " %" not in drawn


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--seats", "2"], "isn’t a seat of this game. Seats are 0 to 1"),
        (["--seats", "x"], "isn’t a seat"),
        (["--effort", "0"], "can be 0.01 to 100"),
        (["--effort", "nan"], "can be 0.01 to 100"),
    ],
)
def test_what_cannot_be_asked(
    file: Path, given: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(file), *given, "--language", "en"]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize(
    ("slug", "options", "events", "why"),
    [
        ("the-gardens", {"seats": 2}, 0, "isn’t over yet"),
        (ALONE, {"seats": 1}, 0, "isn’t over yet"),
        ("gardeners", {"seats": 2}, 0, "isn’t over yet"),
    ],
)
def test_what_cannot_be_reviewed(
    slug: str,
    options: dict[str, object],
    events: int,
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = make(slug, options)
    path = tmp_path / "game.txt"
    path.write_text(Record(game.slug, game.version, game.options, "1").write(), encoding="utf-8")
    assert main(["review", str(path), "--language", "en"]) == 2
    assert why in capsys.readouterr().err
