"""A whole game, reviewed: every event told apart into choice and luck, every person's decision judged."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from math import sqrt
from typing import Any

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.match import follow, reopened
from ..kernel.record import Record
from ..kernel.result import denied
from ..kernel.story import read_phrase
from .judge import WORDS, Judgement, judged
from .shares import Average, Step, average, shares_of, step

KEY = 3  # decisions that are shown

Show = Callable[[int, int], None]
Data = dict[str, Any]


@dataclass(slots=True)
class Review:
    """`steps` are the game up to `done` events, `judgements` the decisions of the seats that were asked for.
    A review that was broken off has all that it takes to continue."""

    of: int  # events of the game
    done: int = 0
    start: list[float] = field(default_factory=list)  # what the game is worth to each seat at first
    end: list[float] = field(default_factory=list)  # what it is worth now; at the end the result
    steps: list[Step] = field(default_factory=list)
    judgements: list[Judgement] = field(default_factory=list)
    luck_left: list[int] = field(default_factory=list)  # where the luck of imagined worlds has got to

    def over(self) -> bool:
        return self.done == self.of and bool(self.start)

    def key(self) -> list[Judgement]:
        """The decisions that cost most, in the order they were made; none that could be chance."""
        costly = [one for one in self.judgements if one.word in WORDS[2:]]
        costly.sort(key=lambda one: -one.loss)
        return sorted(costly[:KEY], key=lambda one: one.at)

    def luck(self, seat: int) -> float:
        return sum(one.luck[seat] for one in self.steps)

    def error(self, seat: int) -> float:
        """The standard error of that: how far luck and decisions can be told apart."""
        return sqrt(sum(one.error[seat] ** 2 for one in self.steps))

    def choices(self, seat: int, whose: int) -> float:
        """What the decisions of one seat changed in another's chances (or its own)."""
        return sum(one.choice[seat] for one in self.steps if one.seat == whose)

    def count(self, seat: int, word: str) -> int:
        return sum(one.seat == seat and one.word == word for one in self.judgements)

    def lost(self, seat: int) -> float:
        """All that the seat's decisions cost it."""
        return sum(one.loss for one in self.judgements if one.seat == seat)

    def data(self) -> Data:
        """For programs, and to be kept."""
        found = plain(self)
        found["steps"] = [plain(one) for one in self.steps]
        found["judgements"] = [
            plain(one) | {"reason": [phrase.data() for phrase in one.reason]} for one in self.judgements
        ]
        return found


def plain(one: Review | Step | Judgement) -> Data:
    return {each.name: getattr(one, each.name) for each in fields(one)}


def read_review(data: Data) -> Review:
    """A review from its data."""
    given = dict(data)
    given["steps"] = [Step(**one) for one in data["steps"]]
    given["judgements"] = [
        Judgement(**{**one, "reason": [read_phrase(phrase) for phrase in one["reason"]]})
        for one in data["judgements"]
    ]
    return Review(**given)


def reviewed(
    game: Game[Any, Any], record: Record, seats: Sequence[int], effort: float = 1.0, show: Show | None = None
) -> Review:
    """The record, played again. Always the same for the same record and effort."""
    review = Review(len(record.events))
    for _ in reviewing(game, record, seats, review, effort):
        if show is not None:
            show(review.done, review.of)
    return review


def reviewing(
    game: Game[Any, Any], record: Record, seats: Sequence[int], review: Review, effort: float = 1.0
) -> Iterator[None]:
    """Goes on with a review, an event at a time."""
    if game.box.cooperative:
        raise denied("review-rivals", game=game.box.title)
    match = reopened(game, record)
    follow(match, record, review.done)
    luck = seeded(f"review/{record.seed}")
    if review.luck_left:
        luck.a, luck.b, luck.c, luck.count = review.luck_left
    if not review.start:
        review.start = review.end = shares_of(game, match.state, luck, effort)
    for number in range(review.done, review.of):
        event = record.events[number]
        seat = event.seat
        if seat in seats and number >= match.begins():
            found = judged(match.eyes(seat), number, event.text, luck, effort)
            if found is not None:
                review.judgements.append(found)
        held = game.clone(match.state)
        match.play(seat, event.text)
        if not match.quiet[-1] or game.to_act(match.state) != [seat]:
            after = shares_of(game, match.state, luck, effort)
            mean = Average(after, [0.0] * game.seats)
            if not match.quiet[-1]:
                mean = average(game, held, seat, game.read_move(event.text), luck, effort)
            begun = review.steps[-1].to if review.steps else 0  # where the present stretch begins
            review.steps.append(step(begun, number + 1, seat, review.end, mean, after))
            review.end = after
        review.done = number + 1
        review.luck_left = [luck.a, luck.b, luck.c, luck.count]
        yield
    if not match.over():
        raise denied("review-unfinished")
