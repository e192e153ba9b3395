"""A whole game, reviewed: every event told apart into choice and luck, every person's decision judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.match import reopened
from ..kernel.record import Record
from ..kernel.result import denied
from .judge import WORDS, Judgement, judged
from .shares import Step, average, shares_of, step

KEY = 3  # decisions that are shown

Show = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Review:
    """`steps` are the whole game, `judgements` the decisions of the seats that were asked for."""

    start: list[float]  # each seat's chance before the first event
    end: list[float]  # its share of the win
    steps: list[Step]
    judgements: list[Judgement]

    def key(self) -> list[Judgement]:
        """The decisions that cost most, in the order they were made; none that could be chance."""
        costly = [one for one in self.judgements if one.word in WORDS[2:]]
        costly.sort(key=lambda one: -one.loss)
        return sorted(costly[:KEY], key=lambda one: one.at)

    def luck(self, seat: int) -> float:
        return sum(one.luck[seat] for one in self.steps)

    def choices(self, seat: int, whose: int) -> float:
        """What the decisions of one seat changed in another's chances (or its own)."""
        return sum(one.choice[seat] for one in self.steps if one.seat == whose)

    def count(self, seat: int, word: str) -> int:
        return sum(one.seat == seat and one.word == word for one in self.judgements)

    def lost(self, seat: int) -> float:
        """All that the seat's decisions cost it."""
        return sum(one.loss for one in self.judgements if one.seat == seat)

    def data(self) -> dict[str, Any]:
        """For programs."""
        return {
            "start": self.start,
            "end": self.end,
            "steps": [
                {
                    "at": one.at,
                    "to": one.to,
                    "seat": one.seat,
                    "before": one.before,
                    "choice": one.choice,
                    "luck": one.luck,
                }
                for one in self.steps
            ],
            "judgements": [
                {
                    "at": one.at,
                    "seat": one.seat,
                    "move": one.move,
                    "best": one.best,
                    "value": one.value,
                    "loss": one.loss,
                    "error": one.error,
                    "word": one.word,
                    "reason": [phrase.data() for phrase in one.reason],
                }
                for one in self.judgements
            ],
        }


def reviewed(
    game: Game[Any, Any], record: Record, seats: Sequence[int], effort: float = 1.0, show: Show | None = None
) -> Review:
    """The record, played again. Always the same for the same record and effort."""
    if game.box.cooperative or game.seats < 2:
        raise denied("review-rivals", game=game.box.title)
    match = reopened(game, record)
    luck = seeded(f"review/{record.seed}")
    start = before = shares_of(game, match.state, luck)
    steps: list[Step] = []
    judgements: list[Judgement] = []
    begun = 0  # where the present stretch begins
    for number, event in enumerate(record.events):
        seat = event.seat
        if seat in seats:
            found = judged(match.eyes(seat), number, event.text, luck, effort)
            if found is not None:
                judgements.append(found)
        held = game.clone(match.state)
        match.play(seat, event.text)
        if not match.quiet[-1] or game.to_act(match.state) != [seat]:
            after = shares_of(game, match.state, luck)
            mean = after
            if not match.quiet[-1]:
                mean = average(game, held, seat, game.read_move(event.text), luck)
            steps.append(step(begun, number + 1, seat, before, mean, after))
            begun, before = number + 1, after
        if show is not None:
            show(number + 1, len(record.events))
    if not match.over():
        raise denied("review-unfinished")
    return Review(start, before, steps, judgements)
