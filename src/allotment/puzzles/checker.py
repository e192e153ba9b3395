"""Proves kept puzzles again: the game so far is played by the rules, and the proof comes to the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel.chance import seeded
from ..kernel.match import Match
from ..kernel.result import Refused
from ..kernel.story import Phrase
from .finder import task_of
from .proof import Unproved, level_of, prove
from .puzzle import Puzzle


def sample(puzzles: list[Puzzle], count: int | None, luck: str) -> list[int]:
    """Numbers of puzzles, from 1 on, in order: all of them or so many at random."""
    numbers = list(range(1, len(puzzles) + 1))
    if count is not None:
        seeded(luck).shuffle(numbers)
        numbers = sorted(numbers[:count])
    return numbers


def faults(puzzle: Puzzle, luck: str = "") -> Iterator[Phrase]:
    """What doesn't hold. With other luck than the proof was found with, the proof has to hold; with the same
    luck its numbers have to be the same, too."""
    try:
        match = puzzle.match()
    except Refused as why:
        yield Phrase("puzzle-unplayable", {"why": why.cause()})
        return
    if match.over() or puzzle.seat not in match.game.to_act(match.state):
        yield Phrase("puzzle-not-to-act")
        return
    if puzzle.until:
        yield from task_faults(puzzle)
        return
    if puzzle.proof is None:
        yield Phrase("puzzle-unproved", {"stage": "none"})
        return
    try:
        answers, proof = prove(match, puzzle.seat, luck or puzzle.proof.luck, puzzle.proof.looks)
    except Unproved as stage:
        yield Phrase("puzzle-unproved", {"stage": str(stage)})
        return
    if luck:
        if answers[0] not in puzzle.answers:
            yield Phrase("puzzle-answers", {"kept": puzzle.answers, "found": answers})
        return
    if answers != puzzle.answers:
        yield Phrase("puzzle-answers", {"kept": puzzle.answers, "found": answers})
    elif proof != puzzle.proof or level_of(proof) != puzzle.level:
        yield Phrase("puzzle-numbers")


def task_faults(puzzle: Puzzle) -> Iterator[Phrase]:
    match = puzzle.match()
    if puzzle.until in offered(match, puzzle.seat):
        yield Phrase("puzzle-solved-already")
    try:
        for text in puzzle.solution:
            match.play(puzzle.seat, text)
    except Refused as why:
        yield Phrase("puzzle-unplayable", {"why": why.cause()})
        return
    if puzzle.until not in offered(match, puzzle.seat):
        yield Phrase("puzzle-unsolved")
    elif task_of(puzzle.slug, int(puzzle.seed.rpartition(" ")[2])) != puzzle:
        yield Phrase("puzzle-numbers")


def offered(match: Match[Any, Any], seat: int) -> list[str]:
    return [move.text for move in match.game.legal(match.state, seat)]
