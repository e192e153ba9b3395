"""What is printed on the box of Mysterious Garden."""

from __future__ import annotations

from typing import Final

from ...kernel.options import Box, Option
from .components import HOUSE_RULES

BOX: Final = Box(
    slug="mysterious-garden",
    title="Mysterious Garden",
    prefix="MG",
    version=2,
    minutes=60,
    credits="Gregory Daigle; rules of 13 May 2024",
    options=[
        Option("seats", "integer", 2, 1, 4),
        Option(
            "start",
            "string-or-integer",
            0,
            low=0,
            high=3,
            choices=["random"],
            seat=True,
        ),
        Option("wagon", "boolean", True),
    ],
    house=HOUSE_RULES,
    hidden=False,
    real_time=False,
    undo=True,
    changes=[
        "on a treasure wall an icon tile may bring its reward first; a bag may be emptied whenever treasure "
        "is stowed"
    ],
    peer="backgammon",
)
