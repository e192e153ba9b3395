"""What the table says of itself: whose turn it is, how it ended, the score pad."""

from __future__ import annotations

from ...kernel.result import PadLine
from ...kernel.story import Args, Phrase, Seat
from ...words import Speaker


def gathering(open_seats: int) -> Phrase:
    return Phrase("gathering", {"open": open_seats})


def to_move(seats: list[int]) -> Phrase:
    return Phrase("to-move", {"names": [Seat(seat) for seat in seats], "count": len(seats)})


def finished(scores: list[int], winners: list[int], names: list[str], together: bool) -> Phrase:
    if together or len(names) == 1:
        return Phrase("over-together", {"points": scores[0]})
    totals = [
        Phrase("total", {"name": name, "points": score}) for name, score in zip(names, scores, strict=True)
    ]
    if len(winners) == 1:
        return Phrase("over-won", {"totals": totals}, winners[0])
    given: Args = {"winners": [Seat(seat) for seat in winners], "totals": totals}
    return Phrase("over-shared", given)


def pad_line(line: PadLine, words: Speaker) -> dict[str, object]:
    return {"label": words.say(line), "rule": line.rule, "points": line.points}
