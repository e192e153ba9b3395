"""Words come last: no module of a converted game holds a sentence, and nobody takes one apart."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import allotment
from allotment.games import SHELF
from allotment.words import has_words

SOURCE = Path(allotment.__file__).parent
BUILDERS = {"advice.py", "components.py", "features.py", "game.py", "moves.py", "position.py", "setup.py"}
SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
PARSED = ["[Ss]eat (", r"[Ss]eat \d", ".text.includes(", 'partition(" is ', "/^Your turn"]


def said(tree: ast.AST) -> Iterator[str]:
    """The texts of a module, but for docstrings and what is raised, which people who build read."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Raise | ast.Assert):
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from said(node)


def test_converted_games_hold_no_sentences() -> None:
    """Modules for builders are left out: names of signs, options and positions are read by programs."""
    looked = 0
    for slug in SHELF:
        if not has_words(slug):
            continue
        for path in (SOURCE / "games" / slug.replace("-", "_")).rglob("*.py"):
            if path.name not in BUILDERS:
                looked += 1
                found = [text for text in said(ast.parse(path.read_text())) if SENTENCE.search(text)]
                assert not found, f"{path.name}: {found}"
    assert looked > 10
    assert SENTENCE.search("Seat 0 buys a carrot seed with")


def test_nobody_takes_a_sentence_apart() -> None:
    """But for the one place that lets games without words keep their sentences."""
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("static/*.js")]
    for path in files:
        if path.name != "legacy.py":
            text = path.read_text()
            assert not [pattern for pattern in PARSED if pattern in text], path
    legacy = (SOURCE / "words" / "legacy.py").read_text()
    assert any(pattern in legacy for pattern in PARSED), "the patterns do find what they look for"
