"""Tests that are data: scenarios, counts of move sequences, and whole games kept as records."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from allotment.games import SHELF, make
from allotment.kernel.chance import seeded
from allotment.kernel.match import verify
from allotment.kernel.playout import count
from allotment.kernel.record import read_record
from allotment.kernel.scenario import Scenario, read_scenarios, run

TESTS = Path(__file__).parent.parent
SCENARIOS = [
    scenario
    for path in sorted(TESTS.glob("scenarios/*.toml"))
    for scenario in read_scenarios(tomllib.loads(path.read_text()))
]
COUNTS = [
    (path.stem, number, entry)
    for path in sorted(TESTS.glob("counts/*.toml"))
    for number, entry in enumerate(tomllib.loads(path.read_text())["count"])
]
REPLAYS = sorted(TESTS.glob("replays/*/*.txt"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.id for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    assert run(scenario, make).reason == ""


@pytest.mark.parametrize(("slug", "number", "entry"), COUNTS, ids=[f"{s}-{n}" for s, n, _ in COUNTS])
def test_count(slug: str, number: int, entry: dict[str, Any]) -> None:
    """The number of move sequences from a set position, luck laid down ("perft")."""
    game = make(slug, entry["options"])
    for depth, expected in enumerate(entry["counts"], 1):
        state = game.load(entry["position"], seeded(number))
        assert count(game, state, depth) == expected


@pytest.mark.parametrize("path", REPLAYS, ids=[f"{p.parent.name}/{p.stem}" for p in REPLAYS])
def test_replay(path: Path) -> None:
    """A whole game kept as a record plays out to the same scores, draw by draw."""
    record = read_record(path.read_text())
    assert record.scores is not None, "golden games are finished"
    verify(make(record.slug, record.options), record)


@pytest.mark.parametrize("slug", SHELF)
def test_there_is_data_for_every_game(slug: str) -> None:
    folder = slug.replace("-", "_")
    assert any(scenario.slug == slug for scenario in SCENARIOS)
    assert sum(1 for stem, _, _ in COUNTS if stem == slug) >= 3
    assert [path for path in REPLAYS if path.parent.name == folder]
