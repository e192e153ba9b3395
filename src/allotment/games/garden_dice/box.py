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
    line="Four dice are money, coordinates, water and steps on a shared plot where every harvest runs on.",
    minutes=60,
    credits="Design Doug Bass; graphics and rules development Joshua Cappel; rules editing Nathan Morse; "
    "Meridae Games 2012",
    options=[
        Option("seats", "integer", FEWEST_SEATS, "number of players", low=FEWEST_SEATS, high=MOST_SEATS),
        Option("family", "boolean", False, "the family game, without birds and rabbits"),
        Option("stars", "string", "six", "which spaces carry a star", choices=list(STARS)),
        Option(
            "start",
            "string-or-integer",
            "random",
            "the seat that begins",
            choices=["random"],
            low=0,
            high=MOST_SEATS - 1,
            seat=True,
        ),
        Option(
            "drought_rounds",
            "integer",
            DROUGHT_ROUNDS,
            "rounds without a purchase after which the game ends; 0: it goes on",
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
