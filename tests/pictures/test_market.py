"""The displays of Mysterious Garden lie beside each other, however many doors there are."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from allotment.games import make, room
from allotment.kernel.chance import seeded
from allotment.words import languages, speaker

GROUPS = [("gnome-", "gnomes-left"), ("card-", "power-deck"), ("door-",), ("chest-",), ("treasure-",)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_display_lies_over_the_next(seats: int) -> None:
    game: Any = make("mysterious-garden", {"seats": seats})
    state = game.start(seeded(7))
    view = {**game.view(state, 0), "options": game.options, "names": ["a", "b", "c", "d"][:seats]}
    pieces = room("mysterious-garden", "table.scene").scene(view, 0, "wide").pieces.values()
    shelf = [one for one in pieces if one.region == "board" and one.y < 108 and one.key != "shelf"]
    spans = []
    for starts in GROUPS:
        own = [one for one in shelf if one.key.startswith(starts)]
        assert own, starts
        spans.append((min(one.x for one in own), max(one.x + one.w for one in own)))
    assert spans == sorted(spans)
    for (_, end), (start, _) in pairwise(spans):
        assert end <= start + 1, spans
    assert spans[-1][1] <= 876


@pytest.mark.parametrize("language", languages())
def test_the_heading_of_an_empty_display_reaches_not_into_the_next(language: str) -> None:
    """When the last power card is gone, its heading needs more room than the pile beside it."""
    game: Any = make("mysterious-garden", {"seats": 3})
    state = game.start(seeded(7))
    view = {**game.view(state, 0), "options": game.options, "names": ["a", "b", "c"]}
    view |= {"power_display": [], "power_deck": []}
    market = room("mysterious-garden", "table.market")
    shown = market.wide(market.display(view), speaker("mysterious-garden", language))
    shelf = next(one.drawing for one in shown if one.key == "shelf")
    heads = re.findall(
        r'<text x="([0-9.]+)".*?>([^<]+)</tspan>(?:<tspan[^>]*>([^<]+)</tspan>)?</text>', shelf
    )
    assert len(heads) == 5
    for (x, name, more), (after, *_) in pairwise(heads):
        assert float(x) + 8 * len(name) + 6 * len(more) <= float(after), (name, more)
