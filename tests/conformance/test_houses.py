"""House rules by threes: whatever a table agrees on is a game, and can be written down."""

from __future__ import annotations

import pytest

from allotment.games import SHELF

from .samples import triples
from .test_conformance import test_a_random_game as plays
from .test_conformance import test_positions_can_be_written_down as writes

COUNT = 50  # of each game


@pytest.mark.parametrize("slug", SHELF)
def test_any_three_house_rules_make_a_game(slug: str) -> None:
    for options in triples(slug, COUNT):
        plays(slug, options)
        writes(slug, options)
