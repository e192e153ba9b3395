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
    line="Build one garden together in silence: secret wishes, no turns, fifteen minutes of sand.",
    minutes=15,
    credits="design Kasper Lapp; art Anthony Moulins; Sit Down! (rules of the 2021 prototype)",
    options=[
        Option(
            "mode", "string", "complete", "training, initiation, the complete game or solo", choices=MODE_IDS
        ),
        Option(
            "seats",
            "integer",
            None,
            "number of players: 2 to 4, or 1 in solo; 5 and 6 are beyond the printed box",
            low=1,
            high=MOST_SEATS,
            beyond=BOX_SEATS + 1,
        ),
        Option("deck", "string", "standard", "the cards, except in training", choices=list(DECKS)),
        Option(
            "timer",
            "integer",
            None,
            "seconds of sand; 0: no timer; if left out, what the mode says",
            low=0,
            high=MOST_SECONDS,
        ),
        Option(
            "check",
            "string",
            "all",
            "who has to be ready for a check: everyone, or just the first to call",
            choices=["all", "call"],
        ),
        Option(
            "first",
            "string-or-integer",
            "random",
            "who goes first",
            low=0,
            high=MOST_SEATS - 1,
            choices=["random"],
            seat=True,
        ),
        Option(
            "move_limit",
            "integer",
            MOVE_LIMIT,
            "the number of moves after which the game ends",
            low=1,
            high=10**15,
        ),
    ],
    hidden=True,
    real_time=True,
    undo=False,
    cooperative=True,  # GR-END-5
    house=HOUSE_RULES,
    changes=[
        "the garden grows on any side, and row 1 follows the last row; an empty draw pile is renewed "
        "whenever a card is due; in solo a tile at the edge can be turned where it lies"
    ],
    short={"move_limit": 200},  # it has no natural end
)
