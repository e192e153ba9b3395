"""A whole table as one file that needs nothing else."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from allotment.draw.figure import placed
from allotment.draw.pixels import png
from allotment.draw.scene import LAYOUTS, WIDE, Piece
from allotment.draw.still import pictured
from allotment.games import SHELF, folder, make, room
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from allotment.words import speaker


def drawn(slug: str, seat: int = NOBODY, layout: str = WIDE, dark: bool = False) -> str:
    game = make(slug, {})
    words, picture = speaker(slug, options=game.options), room(slug, "table.scene")
    return pictured(
        game, game.start(seeded("still")), seat, words, picture, folder(slug) / "table", layout, dark
    )


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dark", [False, True])
def test_it_has_all_it_needs(slug: str, layout: str, dark: bool) -> None:
    text = drawn(slug, NOBODY, layout, dark)
    ElementTree.fromstring(text)
    used = set(re.findall(r'href="#([^"]+)"', text))
    assert used and used <= set(re.findall(r' id="([^"]+)"', text))
    assert "var(" not in text and "light-dark(" not in text


def test_day_and_night_differ() -> None:
    day, night = (drawn("garden-dice", dark=dark) for dark in (False, True))
    assert "#f7f1e3" in day and "#f7f1e3" not in night
    assert "#1c2420" in night


def test_a_seat_sees_its_own_hand_alone() -> None:
    assert len({drawn("four-gardens", seat) for seat in (0, 1, NOBODY)}) == 3


def test_pixels_are_as_wide_as_asked_for() -> None:
    head = png(drawn("the-gardens"), 320)[:24]
    assert head[1:4] == b"PNG" and int.from_bytes(head[16:20]) == 320


def test_cards_under_a_pile_are_not_drawn() -> None:
    """They are there to be looked through at the table."""
    assert placed(Piece("a", "board", 0, 0, 0, 1, 1, "<g/>", kind="card"))
    assert not placed(Piece("a", "board", 0, 0, 0, 1, 1, "<g/>", kind="under"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_floor_of_the_pagoda_is_found_where_it_is_drawn(layout: str) -> None:
    game = make("four-gardens", {})
    words, picture = speaker("four-gardens", options=game.options), room("four-gardens", "table.scene")
    view = {
        **game.view(game.start(seeded(1)), 0),
        "options": game.options,
        "names": ["A", "B"],
        "words": words,
    }
    pieces = picture.scene(view, 0, layout).pieces
    floors = [pieces[f"floor-{level}"] for level in (1, 2, 3, 4)]
    for lower, upper in pairwise(floors):
        assert upper.y < lower.y and upper.y + upper.h < lower.y + lower.h / 4
