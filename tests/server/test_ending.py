"""What the table says when a game is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from .serving import Person

REPLAYS = Path(__file__).parent.parent / "replays"


@pytest.mark.parametrize(
    ("record", "reached"),
    [
        ("gardeners/complete-time-amid-arranging.txt", "experts"),
        ("the_gardens/2-advanced.txt", ""),
    ],
)
def test_a_team_hears_how_well_it_did(ines: Person, record: str, reached: str) -> None:
    made = ines.post("/api/tables/import", {"record": (REPLAYS / record).read_text()}, 201)
    with ines.sit(made["id"], "page") as chat:
        assert chat.table["result"]["reached"] == reached
