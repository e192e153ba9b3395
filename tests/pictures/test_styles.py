"""Styles of a board live with the board: those of all tables name no kind of piece that only one game has."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import allotment
from allotment.draw.scene import LAYOUTS
from allotment.games import SHELF

from .test_paths import picture, positions, seen

STATIC = Path(allotment.__file__).parent / "server" / "static"
PIECE = re.compile(r"\.piece((?:[.:][\w-]+(?:\([^)]*\))?)+)")


def kinds(slug: str) -> set[str]:
    """Of the pieces of one game's scenes, in some positions of a game."""
    found: set[str] = set()
    room = picture(slug)
    for number, (game, state, seat, _) in enumerate(positions(slug, 1, 60)):
        if number % 6 == 0:
            for layout in LAYOUTS:
                pieces = room.scene(seen(game, state, seat), seat, layout).pieces.values()
                found |= {kind for piece in pieces for kind in piece.kind.split()}
    return found


def test_what_one_game_alone_has_is_styled_in_its_folder() -> None:
    games = Counter(kind for slug in SHELF for kind in kinds(slug))
    single = {kind for kind, count in games.items() if count == 1}
    assert {"bed", "storey", "wish"} <= single
    for sheet in STATIC.glob("*.css"):
        named = {
            name
            for found in PIECE.finditer(sheet.read_text(encoding="utf-8"))
            for name in re.findall(r"[\w-]+", found[1])
        }
        assert not named & single, sheet.name
