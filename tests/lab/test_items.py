"""What goes with winning is not sold as its cause: whoever leads takes a worthless piece."""

from __future__ import annotations

from typing import Any

import numpy as np

from allotment.lab.figures.choice import pieces, watched
from allotment.lab.mirror import Mirror
from allotment.lab.restrict import prices
from allotment.words import speaker

from . import made_up

DEALS = 600
LEVEL = "gardener:10it"
WORDS = speaker("garden-dice")
PIECE = made_up.mirror(1).words.pieces[0]  # what the laurel is called in the rows
WITHOUT = f"item:{PIECE}"


def played(deal: int, bout: int, barred: int) -> list[dict[str, Any]]:
    """Both seats roll ten dice each. After five, whoever leads may take the laurel, and does so unless barred
    from it; it's worth nothing. Games on a deal share their first five dice."""
    first = np.random.default_rng([deal, 0]).integers(1, 7, (2, 5)).sum(axis=1)
    rest = np.random.default_rng([deal, 1, bout]).integers(1, 7, (2, 5)).sum(axis=1)
    scores = 2 * (first + rest) + [1, 0]  # never equal
    leader = int(first[1] > first[0])
    rows = made_up.rows(1, bout=bout)
    for seat, row in enumerate(rows):
        won = bool(scores[seat] > scores[1 - seat])
        row |= {
            "deal": deal,
            "score": int(scores[seat]),
            "rank": 1 if won else 2,
            "share": float(won),
            "taken": [0] if seat == leader and seat != barred else [],
            "offered": [0],
            "without": WITHOUT if seat == barred else "",
            "barred": WITHOUT if barred >= 0 else "",
            "luck": deal * 10 + bout,
        }
    return rows


def test_a_worthless_piece_goes_with_winning_and_costs_nothing_to_do_without() -> None:
    rows = made_up.frame(
        [
            row
            for deal in range(DEALS)
            for bout, barred in enumerate((-1, 0, 1))
            for row in played(deal, bout, barred)
        ]
    )
    mirror = Mirror(made_up.study(DEALS), rows, "box", LEVEL, "")
    names, _, gaps, errors, _, _ = watched(mirror)
    assert names == [PIECE] and gaps[0] - 2 * errors[0] > 0.3, "whoever has it wins far more often"
    said = pieces(mirror)[0]
    assert f"another leaves, “{PIECE}”, goes with +" in WORDS.all(said.said) and not said.verdict
    assert "need not cause it" in WORDS.all(said.said)
    price = prices(rows, [WITHOUT], True)[0]
    assert price.share.holds(0) and price.points.holds(0) and not price.stands
    assert "makes no clear difference" in WORDS.say(price.said())
