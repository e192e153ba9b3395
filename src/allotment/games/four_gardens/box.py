"""What is printed on the box of Four Gardens."""

from __future__ import annotations

from typing import Final

from ...kernel.options import Box, Option
from .components import HOUSE_RULES

BOX: Final = Box(
    slug="four-gardens",
    title="Four Gardens",
    prefix="FG",
    version=1,
    minutes=45,
    credits="Design Martin Doležal, illustrations Rachance; Korea Boardgames 2020",
    options=[
        Option("seats", "integer", 2, low=2, high=4),
        Option(
            "first",
            "string-or-integer",
            0,
            low=0,
            high=3,
            choices=["random"],
            seat=True,
        ),
        Option(
            "facing",
            "string-or-integer",
            0,
            low=0,
            high=3,
            choices=["random", "starting-seat"],
            seat=True,
        ),
        Option(
            "pile_top",
            "string",
            "landscape",
            choices=["landscape", "hidden"],
        ),
        Option("round_limit", "integer", 60, low=1, high=1000),
    ],
    hidden=True,
    real_time=False,
    undo=True,
    house=HOUSE_RULES,
    peer="go(board_size=19)",
)
