"""Words come last: no module outside the words folders holds a sentence for a person, and nobody takes one
apart."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import allotment
from allotment.games import SHELF
from allotment.words import has_words

SOURCE = Path(allotment.__file__).parent
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:]? [a-z]{2,}[,;:]? [a-z]{2,}")
IN_SCRIPTS = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")  # selectors of elements have commas

# Modules whose sentences are not said by words, and why.
BUILDERS = {
    "cli/dataset.py": "the card and the columns of a dataset: a file for researchers, like the docs",
    "cli/learn.py": "comments in a file of weights",
    "cli/mcp.py": "tools as a language model is told of them, and JSON-RPC's errors: the protocol's English",
    "draw/": "mistakes of a drawing: a programmer's assertions",
    "envs/pages.py": "pages of the docs",
    "envs/spiel.py": "OpenSpiel's texts of a state and of an information set: what programs compare",
    "lab/report/style.py": "a style sheet",
    "play/rewards.py": "a table of the docs",
    "server/http/rulebook.py": "mistakes in RULES.md",
    "server/tables/tutorial.py": "mistakes in lesson.toml",
    "server/metrics.py": "names of measurements",
    "server/http/openapi.py": "the description of the HTTP interface",
    "server/push/": "why nothing was sent, which goes to the log",
    "server/store/notices.py": "SQL",
    "server/store/statements.py": "SQL",
    "server/store/store.py": "a conflict between two writers, which nobody is shown",
    "server/tables/workers.py": "what goes to the log",
    "server/transport.py": "what a broken client is closed with",
    "words/": "what is wrong with a words file",
}
# The same for modules that every game may have.
ROOMS_OF_BUILDERS = {
    "box.py": "credits",
    "game.py": "a programmer's assertions",
    "knowledge/observation.py": "names of features, as learners have them",
    "mind/": "names of signs, as files of weights have them",
}
HELP = {  # argparse speaks English
    *("add_parser", "add_argument", "add_argument_group", "Parser", "ArgumentParser"),
    *("add_question", "one"),  # functions that pass it on
}
CONSTANTS = ("HELP", "DESCRIPTION", "EPILOG", "SCRIPT")  # what texts for it, and programs, are called
LOGGED = {
    "LOG",
    "Denied",
    "AssertionError",
    "AttributeError",
}  # a refusal's own text is for logs; a person is told its phrase
NOT_SAID = {
    " before the deal",  # a seed
    "allotment lab report ",  # a command
}
SQL = "select "
MARKUP = re.compile(r'<code>.*?</code>|\w+="[^"]*"?|<[^>]*>')
TAKEN_APART = [
    "[Ss]eat (",
    r"[Ss]eat \d",
    ".text.includes(",
    ".text.match(",
    ".title.split(",
    ".line.split(",
    ".label.split(",
    ".label || '').split(",
    ".why.includes(",
    ".why.startsWith(",
    'partition(" is ',
    "/^Your turn",
    "in str(why)",
]


def texts(tree: ast.AST) -> Iterator[str]:
    """The texts of a module, except docstrings, assertions, the log and the help of commands."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assert) or (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        ):
            continue
        if isinstance(node, ast.Call) and called(node.func) in HELP | LOGGED:
            continue
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if node.targets[0].id.endswith(CONSTANTS):
                continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        yield from texts(node)


def called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        if isinstance(function.value, ast.Name) and function.value.id == "LOG":
            return "LOG"
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def script_texts(source: str) -> Iterator[str]:
    """What stands between quotes in a script, outside comments."""
    bare = re.sub(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*", "", source, flags=re.DOTALL)
    for found in re.finditer(r"'([^'\n]*)'|`([^`]*)`|\"([^\"\n]*)\"", bare):
        yield re.sub(r"\$\{[^}]*\}", "", next(part for part in found.groups() if part is not None))


def sentences(source: str) -> list[str]:
    said = [text for text in texts(ast.parse(source)) if text not in NOT_SAID and not text.startswith(SQL)]
    return [text for text in said if SENTENCE.search(MARKUP.sub("", text))]


def looked_at() -> list[Path]:
    """Every module except those for builders; a game's from the moment it has a words folder."""
    found: list[Path] = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if name.startswith(tuple(BUILDERS)):
            continue
        if name.startswith("games/") and name.count("/") > 1:
            _, game, within = name.split("/", 2)
            slug = game.replace("_", "-")
            if slug in SHELF and (not has_words(slug) or within.startswith(tuple(ROOMS_OF_BUILDERS))):
                continue
        found.append(path)
    return found


def test_no_module_holds_a_sentence_for_a_person() -> None:
    assert len(looked_at()) > 100
    found = {path.relative_to(SOURCE).as_posix(): sentences(path.read_text()) for path in looked_at()}
    assert not {name: held for name, held in found.items() if held}


def test_every_exception_is_needed() -> None:
    modules = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*.py")}
    for prefix in BUILDERS:
        held = [name for name in modules if name.startswith(prefix) and sentences(modules[name].read_text())]
        assert held, f"{prefix} holds no sentence: it needs no exception"
    for room in ROOMS_OF_BUILDERS:
        paths = [modules[name] for name in modules if name.startswith("games/") and "/" + room in name]
        assert any(sentences(path.read_text()) for path in paths), f"{room} needs no exception"


def test_no_script_holds_a_sentence() -> None:
    scripts = sorted((SOURCE / "server" / "static").glob("*.js"))
    assert len(scripts) > 15
    for path in scripts:
        found = [text for text in script_texts(path.read_text()) if IN_SCRIPTS.search(text)]
        assert not found, f"{path.name}: {found}"


@pytest.mark.parametrize(
    "source",
    [
        'print("The game is over.")',
        'raise Refused(f"seat {seat} is not open")',
        'WORDS = {"first": "Who goes first here"}',
        'say("Pass the screen" if here else "x")',
    ],
)
def test_a_sentence_is_found(source: str) -> None:
    assert sentences(source)


@pytest.mark.parametrize(
    "source", ['"""What it is for."""', 'denied("no-such-seat")', 'LOG.error("it went very wrong")']
)
def test_what_is_no_sentence_is_let_be(source: str) -> None:
    assert not sentences(source)


def test_a_sentence_in_a_script_is_found() -> None:
    assert [text for text in script_texts("el('p', {}, 'you may move now')") if IN_SCRIPTS.search(text)]
    assert [text for text in script_texts("say(`draw ${at} does not follow`)") if IN_SCRIPTS.search(text)]
    assert not [text for text in script_texts("// it is a comment\nt('you-may')") if IN_SCRIPTS.search(text)]


def test_nobody_takes_a_sentence_apart() -> None:
    for path in [*SOURCE.rglob("*.py"), *SOURCE.rglob("static/*.js")]:
        text = path.read_text()
        assert not [pattern for pattern in TAKEN_APART if pattern in text], path
