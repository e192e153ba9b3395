"""Looks for puzzles in self-play. Game after game is played by bots of several levels; wherever a short
search sees one move far ahead, the position is put to the proof. The same number gives the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

from ..bots import HABITS, make_bot
from ..games import box, make, room
from ..kernel.chance import seeded
from ..kernel.match import Match
from ..kernel.result import denied
from ..play.driver import begun
from ..review.judge import alone
from ..runs import whole_lines
from .proof import FEWEST, LOOKS, Unproved, glanced, leading, level_of, prove, searched, share_right, sprouted
from .puzzle import EASY, HARD, LEVELS, MEDIUM, Puzzle, read_puzzle

BOTS: Final = ("sprout", "gardener:30it", "gardener:60it")
SEATS: Final = (2, 3)  # of games in turn: among three there is more to find in most games
FIRST_LOOK: Final = 80  # iterations of the search that looks for candidates
DECIDED: Final = 0.97  # chances beyond it, and below LOST, are no puzzles any more
LOST: Final = 0.1
AHEAD: Final = 0.08  # of a chance to win: what the first look has to see
EARLIEST: Final = 8  # moves: openings are much the same in every game
MOST: Final = 2  # puzzles of one game
APART: Final = 12  # moves between them
SHARE: Final = 0.4  # of the puzzles that are wanted: no level gets more

Show = Callable[[int, int], None]


def find(slug: str, count: int, jobs: int, out: Path, show: Show, looks: int = LOOKS) -> list[Puzzle]:
    """As many puzzles as are wanted, each written down as soon as it is found; continues what is there."""
    if jobs < 1 or count < 1:
        raise denied("lab-at-least", option="--jobs, --count", least=1)
    found = written(out)
    for one in found:
        if (one.slug, one.version) != (slug, box(slug).version):
            raise denied("puzzles-other", file=str(out), game=one.slug)
    if len(found) >= count:
        return found
    show(len(found), count)
    progress = out.with_name(
        f"{out.name}.next"
    )  # the number of the next game, while there is something to find
    begin = 1 + max((int(one.seed.rpartition(" ")[2]) for one in found), default=-1)
    if progress.exists():
        begin = max(begin, int(progress.read_text(encoding="utf-8")))
    hunted = partial(set_task, slug) if box(slug).cooperative else partial(hunt, slug, looks)
    with out.open("a", encoding="utf-8") as file:
        for number, lines in one_by_one(hunted, begin, jobs, lambda: full(found, count)):
            for line in lines:
                one = read_puzzle(line)
                if len(found) < count and one.level not in full(found, count):
                    file.write(line)
                    file.flush()
                    found.append(one)
            show(len(found), count)
            if len(found) >= count:
                break
            progress.write_text(str(number + 1), encoding="utf-8")
    progress.unlink(missing_ok=True)
    return found


def written(path: Path) -> list[Puzzle]:
    """What an earlier run has found."""
    return [read_puzzle(line) for line in whole_lines(path)]


def full(found: list[Puzzle], count: int) -> set[str]:
    """Levels that have their share."""
    most = max(1, -int(-count * SHARE // 1))
    return {level for level in LEVELS if sum(one.level == level for one in found) >= most}


def one_by_one(
    hunted: Callable[[int, set[str]], list[str]], begin: int, jobs: int, without: Callable[[], set[str]]
) -> Iterator[tuple[int, list[str]]]:
    """Game after game, in order: its number, and what was found in it."""
    number = begin
    if jobs == 1:
        while True:
            yield number, hunted(number, without())
            number += 1
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=signal, initargs=(SIGINT, SIG_IGN))
    try:
        while True:
            numbers = range(number, number + 2 * jobs)
            yield from zip(numbers, pool.map(hunted, numbers, [without()] * len(numbers)), strict=True)
            number = numbers.stop
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def hunt(slug: str, looks: int, number: int, without: set[str]) -> list[str]:
    """The puzzles of one game, none of the levels of which there are enough, as lines."""
    game = make(slug, {"seats": SEATS[number % len(SEATS)]})
    seed = f"puzzles {slug} {number}"
    choice = seeded(f"{seed} bots")
    driver = begun(game, seed, [make_bot(BOTS[choice.below(len(BOTS))]) for _ in range(game.seats)])
    lines: list[str] = []
    last = EARLIEST - APART
    while len(lines) < MOST:
        seat = driver.due()
        if seat < 0:
            break
        at = len(driver.match.record.events)
        if at - last >= APART and promising(driver.match, seat, f"{seed} {at}", without):
            found = puzzle_at(driver.match, seat, f"{seed} {at}", looks)
            if found is not None:
                lines.append(found.write())
                last = at
        driver.go(seat)
    return lines


def set_task(slug: str, number: int, without: set[str]) -> list[str]:
    """The task of this number, as lines: one or none."""
    made = task_of(slug, number)
    return [] if made is None or made.level in without else [made.write()]


def task_of(slug: str, number: int) -> Puzzle | None:
    made = room(slug, "mind.tasks").task(number)
    if made is None:
        return None
    options = make(slug, made.pop("options")).options
    return Puzzle(slug, box(slug).version, options, f"puzzles {slug} {number}", [], 0, **made)


def promising(match: Match[Any, Any], seat: int, luck: str, without: set[str]) -> bool:
    """Is one move far ahead, at the first look, and would the puzzle be of a level that is wanted?"""
    eyes = match.eyes(seat)
    offers = len(eyes.legal())
    if offers < FEWEST or match.game.amid(match.state):
        return False
    decision = searched(eyes, alone(HABITS["head-gardener"]), FIRST_LOOK, f"{luck} look")
    if not LOST < decision.value < DECIDED or leading(decision, offers) < AHEAD:
        return False
    if not without:
        return True
    assert decision.move is not None
    answers = [decision.move.text]
    if share_right(eyes, answers, luck, sprouted) > 0.5:
        return EASY not in without
    return (MEDIUM if share_right(eyes, answers, luck, glanced) > 0.5 else HARD) not in without


def puzzle_at(match: Match[Any, Any], seat: int, luck: str, looks: int) -> Puzzle | None:
    try:
        answers, proof = prove(match, seat, luck, looks)
    except Unproved:
        return None
    record = match.record
    events = [str(event) for event in record.events]
    return Puzzle(
        record.slug,
        record.version,
        record.options,
        record.seed,
        events,
        seat,
        level_of(proof),
        answers,
        proof,
    )
