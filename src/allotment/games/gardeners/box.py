"""What is printed on the box of Gardeners."""

from __future__ import annotations

from typing import Final

from ...kernel.options import Box, Option
from .components import BOX_SEATS, DECKS, HOUSE_RULES, MODE_IDS, MOST_SEATS, MOST_SECONDS, MOVE_LIMIT

BOX: Final = Box(
    slug="gardeners",
    title="Gardeners",
    prefix="GR",
    version=2,
    minutes=15,
    credits="design Kasper Lapp; art Anthony Moulins; Sit Down! (rules of the 2021 prototype)",
    options=[
        Option("mode", "string", "complete", choices=MODE_IDS),
        Option(
            "seats",
            "integer",
            None,
            low=1,
            high=MOST_SEATS,
            beyond=BOX_SEATS + 1,
        ),
        Option("deck", "string", "standard", choices=list(DECKS)),
        Option(
            "timer",
            "integer",
            None,
            low=0,
            high=MOST_SECONDS,
        ),
        Option(
            "check",
            "string",
            "all",
            choices=["all", "call"],
        ),
        Option(
            "first",
            "string-or-integer",
            "random",
            low=0,
            high=MOST_SEATS - 1,
            choices=["random"],
            seat=True,
        ),
        Option(
            "move_limit",
            "integer",
            MOVE_LIMIT,
            low=1,
            high=10**15,
        ),
    ],
    hidden=True,
    real_time=True,
    undo=False,
    cooperative=True,
    house=HOUSE_RULES,
    short={"move_limit": 200},  # it has no natural end
    changes=[
        "the garden grows on any side, and row 1 follows the last row; an empty draw pile is renewed "
        "whenever a card is due; in solo a tile at the edge can be turned where it lies"
    ],
)
