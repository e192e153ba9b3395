"""Records and positions with odd things in them are refused, whatever the store; and all pins have hashes."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from allotment.games import make
from allotment.kernel.chance import commitment, seeded
from allotment.kernel.result import Refused
from tests.server.serving import Person, Server, quick, serving

SECRET = "ab" * 32


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(quick(tmp_path / "t.sqlite")) as found:
        yield found


def record(rest: str) -> str:
    game = make("garden-dice", {})
    lines = [
        "allotment record",
        f"game: {game.slug}",
        f"version: {game.version}",
        f"options: {json.dumps(game.options)}",
        rest,
    ]
    return "\n".join(lines) + "\nmoves:\n"


def test_a_seed_is_text(server: Server) -> None:
    """PostgreSQL keeps no NUL."""
    with Person(server.url) as ines:
        ines.post("/api/tables/import", {"record": record("seed: seven")}, 201)
        for odd in ("a\x00b", "a\x1bb", "a\x7fb"):
            said = ines.post("/api/tables/import", {"record": record(f"seed: {odd}")}, 422)
            assert "must be printable" in said["why"]


def test_a_secret_is_kept_as_it_is_read(server: Server) -> None:
    """However it is written; one too long for the store is refused."""
    with Person(server.url) as ines:
        spaced = " ".join(SECRET[at : at + 2] for at in range(0, 64, 2)).upper()
        sealed = f"commitment: {commitment(bytes.fromhex(SECRET))}\nsecret: {spaced}"
        made = ines.post("/api/tables/import", {"record": record(sealed)}, 201)
        assert server.registry.tables[made["id"]].game.row["secret"] == SECRET
        long = "ab" * 65
        sealed = f"commitment: {commitment(bytes.fromhex(long))}\nsecret: {long}"
        assert "64 bytes" in ines.post("/api/tables/import", {"record": record(sealed)}, 422)["why"]


def test_a_garden_lies_on_the_table() -> None:
    game = make("mysterious-garden", {})
    position = game.dump(game.start(seeded("odd")))
    position["gardens"] = {}
    with pytest.raises(Refused, match="At least one garden"):
        game.load(position, seeded("odd"))


def test_whatever_a_server_needs_is_pinned_with_hashes() -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    text = (root / "requirements" / "postgres.lock").read_text(encoding="utf-8")
    pinned = set(re.findall(r"^([a-z0-9-]+)==[^\n]*\\\n    --hash=", text, re.MULTILINE))
    extras = project["optional-dependencies"]
    for wanted in [*project["dependencies"], *extras["table"], *extras["postgres"]]:
        assert re.split(r"[^a-z0-9.-]", wanted.lower())[0].replace(".", "-") in pinned, wanted
