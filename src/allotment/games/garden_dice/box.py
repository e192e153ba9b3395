"""What is printed on the box of Garden Dice."""

from __future__ import annotations

from typing import Final

from ...kernel.options import Box, Option
from .components import DROUGHT_ROUNDS, FEWEST_SEATS, HOUSE_RULES, MOST_DROUGHT_ROUNDS, MOST_SEATS, STARS

BOX: Final = Box(
    slug="garden-dice",
    title="Garden Dice",
    prefix="GD",
    version=1,
    minutes=60,
    credits="Design Doug Bass; graphics and rules development Joshua Cappel; rules editing Nathan Morse; "
    "Meridae Games 2012",
    options=[
        Option("seats", "integer", FEWEST_SEATS, low=FEWEST_SEATS, high=MOST_SEATS),
        Option("family", "boolean", False),
        Option("stars", "string", "six", choices=list(STARS)),
        Option(
            "start",
            "string-or-integer",
            "random",
            choices=["random"],
            low=0,
            high=MOST_SEATS - 1,
            seat=True,
        ),
        Option(
            "drought_rounds",
            "integer",
            DROUGHT_ROUNDS,
            low=0,
            high=MOST_DROUGHT_ROUNDS,
        ),
    ],
    hidden=False,
    real_time=False,
    undo=True,
    house=HOUSE_RULES,
    peer="go(board_size=11)",
)
