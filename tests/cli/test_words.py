"""Names in sentences, and the score pad as a table."""

from __future__ import annotations

import pytest

from allotment.cli.words import named, pad_table
from allotment.kernel.result import PadLine

NAMES = ["You", "Sprout 1"]


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("Seat 1 buys a carrot seed with a 4.", "Sprout 1 buys a carrot seed with a 4."),
        ("Seat 0 buys a carrot seed with a 4.", "You buy a carrot seed with a 4."),
        ("Seat 0 moves its bird to 3,4 with a 1.", "You move your bird to 3,4 with a 1."),
        ("Seat 1 moves its bird to 3,4 with a 1.", "Sprout 1 moves its bird to 3,4 with a 1."),
        ("Seat 0 passes.", "You pass."),
        ("Seat 0 can do nothing more.", "You can do nothing more."),
        ("The carrot on 3,4 of seat 0 grows.", "The carrot on 3,4 of yours grows."),
        ("The carrot on 3,4 of seat 1 grows.", "The carrot on 3,4 of Sprout 1 grows."),
        ("The squash on 1,1 brings seat 0 4.", "The squash on 1,1 brings you 4."),
        ("No: seat 0 has used its sun (GD-SUN-1).", "No: you have used your sun (GD-SUN-1)."),
        ("it is the turn of seat 1", "it is the turn of Sprout 1"),
        ("Seat 0's card is shown.", "Your card is shown."),
        ("seats are 0 to 1; seat 7 is none", "seats are 0 to 1; seat 7 is none"),
    ],
)
def test_named(text: str, spoken: str) -> None:
    assert named(text, NAMES) == spoken


def test_the_pad_lines_up() -> None:
    pad = [PadLine("Harvests", "GD-HARVEST-3", [12, 7]), PadLine("Sun", "GD-FINAL-5", [5, 0])]
    assert pad_table(pad, [17, 7], NAMES).splitlines() == [
        "             You  Sprout 1",
        "Harvests      12         7",
        "Sun            5         0",
        "Total         17         7",
    ]
