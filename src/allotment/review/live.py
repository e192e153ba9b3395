"""A review that somebody waits for, in a process of its own: `python -m allotment.review.live`.

What is asked comes as a line of JSON: the record, the seats whose decisions are judged, the effort, and the
review so far if it was broken off. What is known comes as a line for each event, with what the review has
grown by.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from ..games import make
from ..kernel.record import read_record
from ..process import answered
from .review import Review, read_review, reviewing

Data = dict[str, Any]


def lines(asked: Data) -> Iterator[Data]:
    record = read_record(asked["record"])
    review = read_review(asked["review"]) if asked["review"] else Review(len(record.events))
    game = make(record.slug, record.options)
    for _ in reviewing(game, record, asked["seats"], review, asked["effort"]):
        grown = review.data()
        yield grown | {name: grown[name][-1:] for name in ("steps", "judgements")}


def grow(review: Data | None, line: Data) -> Data:
    """The review with what a line says."""
    found = dict(line)
    for name in ("steps", "judgements"):
        before = [] if review is None else review[name]
        new = [one for one in line[name] if not before or one["at"] > before[-1]["at"]]
        found[name] = [*before, *new]
    return found


def main() -> int:
    return answered(lines)


if __name__ == "__main__":
    sys.exit(main())
