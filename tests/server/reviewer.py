"""Stands in for a review's process: judges the first move a mistake at once, and goes on until it is ended; a
review that is asked to continue is finished."""

from __future__ import annotations

import json
import sys

from allotment.games import make
from allotment.kernel.match import replayed
from allotment.kernel.record import read_record


def main(whole: bool = False) -> None:
    asked = json.loads(sys.stdin.readline())
    record = read_record(asked["record"])
    match = replayed(make(record.slug, record.options), record, 0)
    seat, text = record.events[0].seat, record.events[0].text
    better = next(move.text for move in reversed(match.eyes(seat).legal()) if move.text != text)
    even = [1 / match.game.seats] * match.game.seats
    still = [0.0] * match.game.seats
    judgement = {
        "at": 0, "seat": seat, "move": text, "best": better, "value": 0.6, "loss": 0.1, "error": 0.01,
        "word": "mistake", "reason": [],
    }  # fmt: skip
    step = {"at": 0, "to": 1, "seat": seat, "before": even, "choice": still, "luck": still, "error": still}
    continued = asked["review"] is not None
    assert not continued or asked["review"]["done"] == 1
    line = {
        "of": len(record.events), "done": len(record.events) if whole or continued else 1, "start": even,
        "end": even, "steps": [step], "judgements": [judgement], "luck_left": [1, 2, 3, 4],
    }  # fmt: skip
    print(json.dumps(line), flush=True)
    if not whole and not continued:
        sys.stdin.read()


if __name__ == "__main__":
    main()
