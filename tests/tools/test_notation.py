"""Pictures, gestures and the server are handed moves, and take no notation apart."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import allotment
from allotment.games import SHELF, room
from allotment.kernel.game import Move

SOURCE = Path(allotment.__file__).parent
FOLDERS = ["draw", "games/*/table", "server", "review"]
APART = {"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix", "replace"}
PATTERNS = {"match", "search", "fullmatch", "findall", "finditer"}  # of `re`, or of a pattern
NOTATION = re.compile(r"(move|offer|event)(s?\[[^]]*\])?(\.text)?$")


@pytest.mark.parametrize("slug", SHELF)
def test_gestures_take_the_games_own_moves(slug: str) -> None:
    picture = room(slug, "table.scene")
    for name in ("paths", "say", "status", "way", "after", "unused", "asks"):
        if hasattr(picture, name):
            hints = taken(getattr(picture, name))
            assert hints and all(issubclass(hint, Move) and hint is not Move for hint in hints), name


def taken(function: Callable[..., Any]) -> list[Any]:
    """What a gesture says its moves are: those it is given, or answers."""
    hints = get_type_hints(function)
    found = [hints[name] for name in ("move", "offers") if name in hints] or [hints["return"]]
    return [get_args(hint)[0] if get_origin(hint) is list else hint for hint in found]


def taken_apart(tree: ast.AST) -> list[str]:
    """Where the text of a move is split, cut or searched."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            read: list[ast.expr] = [node.func.value] if node.func.attr in APART else []
            read += node.args if node.func.attr in PATTERNS else []
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
            read = [node.value] if node.value.attr == "text" else []
        else:
            continue
        found += [ast.unparse(node) for one in read if NOTATION.match(ast.unparse(one))]
    return found


def test_nobody_takes_a_moves_text_apart() -> None:
    paths = [path for folder in FOLDERS for path in sorted(SOURCE.glob(f"{folder}/**/*.py"))]
    assert len(paths) > 100
    found = {
        path.relative_to(SOURCE).as_posix(): taken_apart(ast.parse(path.read_text("utf-8"))) for path in paths
    }
    assert not {name: where for name, where in found.items() if where}


def test_it_would_be_noticed() -> None:
    def old(view: Any, offers: list[str], seat: int) -> list[list[str]]:
        return [offer.split(" ") for offer in offers]

    assert taken(old) == [str]
    for code in (
        'verb, *rest = offer.split(" ")',
        'verb = offers[0].partition(" ")[0]',
        'offer.startswith("take")',
        'rest = move.text[len("place "):]',
        'event.text.split(" ")',
        "CELL.search(move.text)",
    ):
        assert taken_apart(ast.parse(code)), code
    assert not taken_apart(ast.parse('lies = view["rows"][0].split(" ")'))
