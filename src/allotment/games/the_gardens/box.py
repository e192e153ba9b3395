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
    minutes=45,
    credits="Brett J. Gilbert and Matthew Dunstan; illustrated by Kerri Aitken; Grail Games 2021",
    options=[
        Option("seats", "integer", LEAST_SEATS, low=LEAST_SEATS, high=MOST_SEATS),
        Option(
            "first",
            "string-or-integer",
            0,
            low=0,
            high=MOST_SEATS - 1,
            choices=["random"],
            seat=True,
        ),
        Option(
            "tiles",
            "string-or-list",
            "basic",
            choices=["basic", "advanced", "random"],
            ids=TILE_NAMES,
        ),
        Option("start_column", "integer", MIDDLE, low=1, high=COLUMNS),
        Option(
            "landmarks",
            "string",
            "off",
            choices=["off", "points", "text", "mixed"],
        ),
        Option(
            "layout",
            "string",
            "AA",
            choices=[*LAYOUT_NAMES, "random"],
        ),
        Option(
            "landmark_text",
            "list",
            None,
            ids=LANDMARK_NAMES,
        ),
        Option(
            "conservatorium_loops",
            "boolean",
            False,
        ),
    ],
    hidden=False,
    real_time=False,
    undo=True,
    house=HOUSE_RULES,
    peer="othello",
)
