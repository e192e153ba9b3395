"""The recorded games play out again bit for bit, and every way a game can end is among the games kept."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from allotment.games import SHELF, box, make
from allotment.kernel import game as kernel_game
from allotment.kernel.match import verify
from allotment.kernel.record import read_record
from tests.conformance.samples import accepted, samples

from . import games
from .games import FOLDER, GAMES, line

INTERPRETED = (kernel_game.__file__ or "").endswith(".py")
EVERY = 10 if INTERPRETED else 1  # uncompiled, a tenth of them will do
PARTS = 4  # so that two cores share a game's file
ENDINGS: dict[str, list[str]] = tomllib.loads((FOLDER / "endings.toml").read_text())
REPLAYS = sorted((FOLDER.parent / "replays").glob("*/*.txt"))


def kept(slug: str) -> list[str]:
    if not games.path(slug).exists():
        pytest.skip(f"no games of {slug} are recorded yet: make recorded GAMES={slug}")
    found = games.kept(slug)
    version = read_record(json.loads(found[0])["record"]).version
    assert version == box(slug).version, (
        f"{slug} was recorded under version {version}: make recorded GAMES={slug}"
    )
    return found


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("slug", SHELF)
def test_recorded_games_play_out_bit_for_bit(slug: str, part: int) -> None:
    for number, text in enumerate(kept(slug)):
        if number % (PARTS * EVERY) == part * EVERY:
            assert line(read_record(json.loads(text)["record"])) == text, f"game {number} of {slug}"


@pytest.mark.parametrize("slug", SHELF)
def test_there_are_enough_and_all_options_are_among_them(slug: str) -> None:
    records = [read_record(json.loads(text)["record"]) for text in kept(slug)]
    assert len(records) >= GAMES
    assert len({record.seed for record in records}) == len(records)
    for option in box(slug).options:
        wanted = {
            json.dumps(options[option.name])
            for options in samples(slug)
            if option.name in options and accepted(slug, options) is not None
        }
        had = {json.dumps(record.options.get(option.name)) for record in records}
        assert wanted <= had, f"no game of {slug} has {option.name} = {sorted(wanted - had)}"


def ended(path: Path) -> str:
    record = read_record(path.read_text())
    game = make(record.slug, record.options)
    result = game.result(verify(game, record).state)
    assert result is not None, f"{path.name} is not finished"
    return result.reason


def way(slug: str, reason: str) -> str:
    """Which of the game's endings a reason is; numbers in it do not matter."""
    plain = "".join("#" if letter.isdigit() else letter for letter in reason).replace("##", "#")
    assert plain in ENDINGS[slug], f"{slug} ends in a way that endings.toml does not name: {plain!r}"
    return plain


@pytest.mark.parametrize("slug", SHELF)
def test_there_is_a_game_for_every_way_to_end(slug: str) -> None:
    """Kept as a record of its own in tests/replays, where a person can read it."""
    folder = slug.replace("-", "_")
    seen = {way(slug, ended(path)) for path in REPLAYS if path.parent.name == folder}
    assert seen == set(ENDINGS[slug])


@pytest.mark.parametrize("slug", SHELF)
def test_no_recorded_game_ends_in_another_way(slug: str) -> None:
    for text in kept(slug):
        way(slug, json.loads(text)["ended"])
