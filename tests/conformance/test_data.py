"""Tests that are data: scenarios, counts of move sequences, and whole games kept as records."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from allotment.games import SHELF, make
from allotment.kernel.chance import seeded
from allotment.kernel.game import Game
from allotment.kernel.match import verify
from allotment.kernel.playout import count
from allotment.kernel.record import read_record
from allotment.kernel.scenario import Scenario, read_scenarios, run
from allotment.words import speaker

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
    why = run(scenario, make).reason
    assert why is None, speaker(scenario.slug).say(why)


@pytest.mark.parametrize(("slug", "number", "entry"), COUNTS, ids=[f"{s}-{n}" for s, n, _ in COUNTS])
def test_count(slug: str, number: int, entry: dict[str, Any]) -> None:
    """The number of move sequences from a set position, luck laid down ("perft")."""
    game = make(slug, entry["options"])
    for depth, expected in enumerate(entry["counts"], 1):
        state = game.load(entry["position"], seeded(number))
        assert count(game, state, depth) == expected, divided(game, state, depth)


def divided(game: Game[Any, Any], state: Any, depth: int) -> str:
    """What helps to find a wrong count: how it divides among the first moves, and the position."""
    lines = [f"depth {depth} divides into"]
    for seat in [seat for seat in game.to_act(state) if seat >= 0]:
        for move in game.legal(state, seat):
            after = game.clone(state)
            game.apply(after, seat, move)
            lines.append(f"  {seat}: {move.text}  {count(game, after, depth - 1)}")
    return "\n".join([*lines, "from the position", json.dumps(game.dump(state), indent=1)])


def test_a_wrong_count_says_how_it_divides_and_where() -> None:
    slug, number, entry = COUNTS[0]
    game = make(slug, entry["options"])
    state = game.load(entry["position"], seeded(number))
    told = divided(game, state, 2)
    shares = [
        int(line.rsplit(" ", 1)[1])
        for line in told.splitlines()
        if line.startswith("  ") and ": " in line and line.split(":")[0].strip().isdigit()
    ]
    assert sum(shares) == count(game, state, 2) == entry["counts"][1]
    assert json.loads(told.split("from the position\n")[1]) == json.loads(json.dumps(game.dump(state)))


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
