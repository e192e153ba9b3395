"""Stands in for a review's process: judges the first move a mistake at once, and goes on until it is ended; a
review that is asked to continue is finished."""

import json
import sys

from allotment.games import make
from allotment.kernel.match import replayed
from allotment.kernel.record import read_record

asked = json.loads(sys.stdin.readline())
record = read_record(asked["record"])
match = replayed(make(record.slug, record.options), record, 0)
seat, text = record.events[0].seat, record.events[0].text
better = next(move.text for move in match.eyes(seat).legal() if move.text != text)
even = [1 / match.game.seats] * match.game.seats
nothing = [0.0] * match.game.seats
judgement = {
    "at": 0, "seat": seat, "move": text, "best": better, "value": 0.6, "loss": 0.1, "error": 0.01,
    "word": "mistake", "reason": [],
}  # fmt: skip
step = {"at": 0, "to": 1, "seat": seat, "before": even, "choice": nothing, "luck": nothing, "error": nothing}
line = {
    "of": len(record.events), "done": 1, "start": even, "end": even, "steps": [step],
    "judgements": [judgement], "luck_left": [1, 2, 3, 4],
}  # fmt: skip
if asked["review"]:
    assert asked["review"]["done"] == 1
    line["done"] = len(record.events)
print(json.dumps(line), flush=True)
if not asked["review"]:
    sys.stdin.read()
