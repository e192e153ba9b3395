"""A game is one folder with the same rooms as every other, and nothing outside its folder names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import allotment
from allotment.games import SHELF

SOURCE = Path(allotment.__file__).parent
ROOMS = {
    "": {"SPEC.md", "RULES.md", "RULES.de.md", "box.py", "components.py", "components.toml", "game.py"},
    "rules": {"model.py", "moves.py", "scoring.py", "setup.py"},  # and a module per chapter
    "knowledge": {"ledger.py", "loading.py", "observation.py", "position.py", "view.py"},
    "mind": set(),  # value.py and weights.toml; planner.py where seats play together
    "table": {
        *(
            "scene.py",
            "frame.py",
            "paint.py",
            "gestures.py",
            "sketch.py",
            "art.svg",
            "cover.svg",
            "board.css",
        ),
        *("about.toml", "examples.toml", "lesson.toml", "lobby.toml", "puzzles.jsonl"),
    },
}
OPEN = {"rules", "mind", "table"}  # rooms that may hold more
NAMES = {*SHELF, *(slug.replace("-", "_") for slug in SHELF)}
ABOUT_ONE_GAME = ("games/", "lab/experiments/")
ABOUT_SOME_GAMES = ("lab/selftest/",)  # plants effects in games whose figures it knows


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_has_the_same_rooms(slug: str) -> None:
    game = SOURCE / "games" / slug.replace("-", "_")
    assert {path.name for path in game.iterdir() if path.is_dir()} - {"__pycache__"} == set(ROOMS) - {""}
    for room, files in ROOMS.items():
        found = {path.name for path in (game / room).iterdir() if path.is_file() and path.suffix != ".so"}
        assert files | {"__init__.py"} <= found, room
        assert room in OPEN or found == files | {"__init__.py"}, room
    assert (game / "mind" / "value.py").exists() != (game / "mind" / "planner.py").exists()
    assert {path.suffix for path in (game / "table" / "words").iterdir()} == {".ftl"}


def outside() -> list[Path]:
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if not name.startswith(ABOUT_ONE_GAME + ABOUT_SOME_GAMES):
            found.append(path)
    return found


def named(tree: ast.AST) -> set[str]:
    """Games that a module imports, or names in its data."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom | ast.Import):
            words = [*(alias.name for alias in node.names), getattr(node, "module", "") or ""]
            found |= {part for word in words for part in word.split(".")} & NAMES
        elif isinstance(node, ast.Constant) and node.value in NAMES:
            found.add(node.value)
    return found


def test_no_module_outside_names_a_game() -> None:
    assert len(outside()) > 120
    found = {path.name: named(ast.parse(path.read_text(encoding="utf-8"))) for path in outside()}
    assert not {name: games for name, games in found.items() if games}


def test_a_name_would_be_found() -> None:
    assert named(ast.parse('PLACE = {"garden-dice": 1}')) == {"garden-dice"}
    assert named(ast.parse("from ..games.the_gardens.components import CARDS")) == {"the_gardens"}
    assert not named(ast.parse('"""Such as garden-dice."""'))


def test_no_page_names_a_game() -> None:
    texts = [*(SOURCE / "server" / "static").iterdir(), *(SOURCE / "words").rglob("*.ftl")]
    texts = [path for path in texts if path.suffix != ".png"]
    assert len(texts) > 40
    for path in texts:
        found = re.findall("|".join(NAMES - {"gardeners"}), path.read_text(encoding="utf-8"))
        assert not found, path.name
