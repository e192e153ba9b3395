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
    line="Surround polygon gardens with tiles, catch their gnomes and carry off their treasure.",
    minutes=60,
    credits="Gregory Daigle; rules of 13 May 2024",
    options=[
        Option("seats", "integer", 2, "how many play; 1 is the solo game against the Warden", 1, 4),
        Option(
            "start",
            "string-or-integer",
            0,
            "the seat that begins",
            low=0,
            high=3,
            choices=["random"],
            seat=True,
        ),
        Option("wagon", "boolean", True, "with the promo power card, the wagon"),
    ],
    house=HOUSE_RULES,
    changes=[
        "on a treasure wall an icon tile may bring its reward first; a bag may be emptied whenever treasure "
        "is stowed"
    ],
    peer="backgammon",
    hidden=False,
    real_time=False,
    undo=True,
)
