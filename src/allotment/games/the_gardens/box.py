"""What is printed on the box of The Gardens."""

from __future__ import annotations

from typing import Final

from ...kernel.options import Box, Option
from .components import (
    COLUMNS,
    HOUSE_RULES,
    LANDMARK_NAMES,
    LAYOUT_NAMES,
    LEAST_SEATS,
    MIDDLE,
    MOST_SEATS,
    TILE_NAMES,
)

BOX: Final = Box(
    slug="the-gardens",
    title="The Gardens",
    prefix="TG",
    version=1,
    line="Draft cards, lay out a garden in three rows, and score what your visitors see on their walks.",
    minutes=45,
    credits="Brett J. Gilbert and Matthew Dunstan; illustrated by Kerri Aitken; Grail Games 2021",
    options=[
        Option("seats", "integer", LEAST_SEATS, "how many play", low=LEAST_SEATS, high=MOST_SEATS),
        Option(
            "first",
            "string-or-integer",
            0,
            "the seat with the start player token",
            low=0,
            high=MOST_SEATS - 1,
            choices=["random"],
            seat=True,
        ),
        Option(
            "tiles",
            "string-or-list",
            "basic",
            "the scoring tiles: all basic, advanced ones drawn, any drawn, or a list",
            choices=["basic", "advanced", "random"],
            ids=TILE_NAMES,
        ),
        Option("start_column", "integer", MIDDLE, "column of the Central Board", low=1, high=COLUMNS),
        Option(
            "landmarks",
            "string",
            "off",
            "the landmarks module, and which side of the cards lies up",
            choices=["off", "points", "text", "mixed"],
        ),
        Option(
            "layout",
            "string",
            "AA",
            "sides of the left and the right landmark mat; only with landmarks",
            choices=[*LAYOUT_NAMES, "random"],
        ),
        Option(
            "landmark_text",
            "list",
            None,
            'landmarks that lie text side up; only with landmarks "mixed"',
            ids=LANDMARK_NAMES,
        ),
        Option(
            "conservatorium_loops",
            "boolean",
            False,
            "the Conservatorium joins pathways for the loops of the Opera House, too",
        ),
    ],
    hidden=False,
    real_time=False,
    undo=True,
    house=HOUSE_RULES,
    peer="othello",
)
