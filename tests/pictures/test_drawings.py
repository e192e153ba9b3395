"""What lines of the log speak of is drawn as the game says."""

from __future__ import annotations

import re

import pytest

from allotment.draw import plain
from allotment.games import SHELF, folder, room
from allotment.kernel.story import AnyOf, Phrase, Title
from allotment.server.tables.drawings import drawings
from allotment.words.lexicon import lexicon


@pytest.mark.parametrize("slug", SHELF)
def test_every_drawing_is_in_the_art_and_every_title_has_a_name(slug: str) -> None:
    picture = room(slug, "table.scene")
    art = (folder(slug) / "table" / "art.svg").read_text(encoding="utf-8")
    symbols = set(re.findall(r'<symbol[^>]*\bid="([^"]+)"', art))
    assert picture.DRAWINGS and set(picture.DRAWINGS.values()) <= symbols
    assert all(lexicon(slug, "en").has(f"title-{title}") for title in picture.DRAWINGS)


def test_a_line_is_drawn_in_the_order_of_its_arguments() -> None:
    picture = room("garden-dice", "table.scene")
    inner = Phrase("count", {"count": 2, "veggie": Title("tomato")})
    line = Phrase("waters", {"what": Title("carrot-seed"), "dice": [3, 1], "list": AnyOf([inner]), "seat": 4})
    drawn = ["gd-carrot-seed", "gd-die-3", "gd-die-1", "gd-tomato-veggie"]
    assert drawings(picture, line) == drawn
    assert drawings(plain, line) == []


def test_a_title_is_drawn_before_what_it_is_made_of() -> None:
    tile = Title("tile", {"thing": Title("bench"), "ground": Title("grass")})
    found = drawings(room("gardeners", "table.scene"), Phrase("lays", {"tile": tile}))
    assert found == ["gr-tile-back", "gr-bench-0", "gr-ground-grass"]
