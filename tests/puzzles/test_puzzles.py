"""Puzzles: found in self-play with a small budget, proved again, and refused when the proof is another's."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from allotment.cli import main
from allotment.games import SHELF, box
from allotment.kernel.result import Refused
from allotment.kernel.story import Phrase
from allotment.puzzles import LEVELS, Puzzle, finder, kept, read_puzzle
from allotment.puzzles.checker import faults, sample
from allotment.puzzles.finder import MOST, find, full, written
from allotment.puzzles.proof import FEWEST, GAP, Unproved, level_of, most_close, prove
from allotment.review.judge import SLIP, SURE
from allotment.words import speaker

QUICK = "the-gardens"  # its games are short and its searches fast
LOOKS = 24  # iterations: enough to find some
FRUITFUL = 4  # the number of a game in which there are two
DECISIONS = [slug for slug in SHELF if not box(slug).cooperative]
TASKS = [slug for slug in SHELF if box(slug).cooperative]


def quiet(done: int, of: int) -> None:
    assert done <= of


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Puzzle]]:
    """From games of bots that don't think, looked at only briefly."""
    out = tmp_path_factory.mktemp("puzzles") / "found.jsonl"
    return out, found_quickly(2, out)


def found_quickly(count: int, out: Path) -> list[Puzzle]:
    out.with_name(f"{out.name}.next").write_text(str(FRUITFUL), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finder, "BOTS", ("sprout",))
        patch.setattr(finder, "FIRST_LOOK", 12)
        return find(QUICK, count, 1, out, quiet, LOOKS)


def kinds(puzzle: Puzzle, luck: str = "") -> list[str]:
    return [fault.kind for fault in faults(puzzle, luck)]


def test_what_is_found_is_written_down_and_proves_again(found: tuple[Path, list[Puzzle]]) -> None:
    out, puzzles = found
    assert len(puzzles) == 2 and written(out) == puzzles
    assert [read_puzzle(one.write()) for one in puzzles] == puzzles
    for one in puzzles:
        assert kinds(one) == []
    assert not out.with_name(f"{out.name}.next").exists(), "there is nothing left to find"


def test_a_run_that_was_stopped_continues(found: tuple[Path, list[Puzzle]], tmp_path: Path) -> None:
    out, puzzles = found
    half = tmp_path / "half.jsonl"
    lines = out.read_text(encoding="utf-8").splitlines(keepends=True)
    half.write_text(lines[0] + lines[1][:40], encoding="utf-8")  # stopped while it wrote the second
    again = found_quickly(2, half)
    assert again[0] == puzzles[0] and len(again) == len(written(half)) == 2
    assert again[1].seed != again[0].seed, "it continues with the next game"
    assert found_quickly(2, half) == again, "as many as are wanted are there"


def test_a_bad_proof_is_found_out(found: tuple[Path, list[Puzzle]]) -> None:
    good = found[1][0]
    assert good.proof is not None
    rival = next(one.move for one in good.proof.rivals if one.move not in good.answers)
    assert kinds(replace(good, answers=[rival])) == ["puzzle-answers"]
    assert kinds(replace(good, proof=replace(good.proof, values=[0.9, 0.9, 0.9]))) == ["puzzle-numbers"]
    assert kinds(replace(good, level=next(level for level in LEVELS if level != good.level)))
    assert kinds(replace(good, proof=None)) == ["puzzle-unproved"]
    assert kinds(replace(good, seat=1 - good.seat)) == ["puzzle-not-to-act"]
    assert kinds(replace(good, version=good.version + 1)) == ["puzzle-unplayable"]
    assert kinds(replace(good, events=good.events[:-1] + ["0: take nothing left"])) == ["puzzle-unplayable"]


def test_where_there_is_little_to_choose_there_is_no_puzzle(found: tuple[Path, list[Puzzle]]) -> None:
    last = found[1][-1]
    for at in range(len(last.events)):
        match = replace(last, events=last.events[:at]).match()
        seat = match.game.to_act(match.state)[0]
        if len(match.game.legal(match.state, seat)) < FEWEST:
            with pytest.raises(Unproved, match="few"):
                prove(match, seat, "any", LOOKS)
            return
    raise AssertionError("there was always much to choose from")


def test_no_level_gets_more_than_its_share(found: tuple[Path, list[Puzzle]]) -> None:
    easy = [replace(found[1][0], level="easy")] * 4
    assert full(easy, 10) == {"easy"} and full(easy[:3], 10) == set()


def test_another_games_file_is_refused(found: tuple[Path, list[Puzzle]]) -> None:
    with pytest.raises(Refused, match="other rules"):
        find(DECISIONS[0], 9, 1, found[0], quiet)


def test_the_command_finds_and_checks(
    found: tuple[Path, list[Puzzle]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "tasks.jsonl"
    assert main(["puzzles", "find", TASKS[0], "--count", "4", "--out", str(out), "--language", "en"]) == 0
    assert "4 puzzles" in capsys.readouterr().out
    given = ["puzzles", "check", TASKS[0], "--all", "--file", str(out), "--language", "en"]
    assert main(given) == 0
    assert "4 puzzles proved again, 0 faults" in capsys.readouterr().out
    data = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    data[2]["solution"].pop(0)
    out.write_text("".join(json.dumps(one) + "\n" for one in data), encoding="utf-8")
    assert main(given) == 1
    assert "Puzzle 3: " in capsys.readouterr().err


# ---- those that are kept ----


@pytest.mark.parametrize("slug", SHELF)
def test_kept_puzzles_stand_as_they_are_written(slug: str) -> None:
    """The position can be reached, the seat is to act, and what the proof says makes it a puzzle. The proof
    itself is repeated by `allotment puzzles check`."""
    puzzles = kept(slug)
    assert puzzles, "there are some"
    games = [one.seed for one in puzzles]
    assert all(games.count(seed) <= MOST for seed in games)
    for one in puzzles:
        match = one.match()
        offers = [move.text for move in match.game.legal(match.state, one.seat)]
        assert one.level in LEVELS and match.game.to_act(match.state)[0] == one.seat
        if one.until:
            continue
        assert one.proof is not None and one.level == level_of(one.proof)
        assert len(offers) >= FEWEST and set(one.answers) < set(offers)
        certain = {rival.move: rival.loss - SURE * rival.error for rival in one.proof.rivals}
        assert all((certain.get(text, 0.0) < SLIP + 1e-3) == (text in one.answers) for text in certain)
        assert sum(loss < GAP - 1e-3 for loss in certain.values()) < most_close(len(offers))
        played = [rival for rival in one.proof.rivals if rival.lead is not None]
        assert played and all(rival.lead > SURE * (rival.lead_error or 0) for rival in played if rival.lead)


@pytest.mark.parametrize("slug", TASKS)
def test_tasks_have_their_solution(slug: str) -> None:
    for number in sample(kept(slug), 8, "a few"):
        assert kinds(kept(slug)[number - 1]) == []


def test_a_sample_is_the_same_for_the_same_luck() -> None:
    puzzles = kept(QUICK)
    assert sample(puzzles, 3, "a") == sample(puzzles, 3, "a") != sample(puzzles, 3, "b")
    assert sample(puzzles, None, "a") == list(range(1, len(puzzles) + 1))


def test_every_fault_has_words() -> None:
    for language in ("en", "de"):
        words = speaker(QUICK, language)
        for stage in ("few", "close", "searches", "several", "played", "none"):
            assert words.say(Phrase("puzzle-unproved", {"stage": stage}))
