"""What is refused can be said: every kind that a module names has words in every language, which use what
they are given and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import allotment
from allotment.words import LAB, languages, lexicon

SOURCE = Path(allotment.__file__).parent
KIND_AT = {"denied": 0, "impossible": 0, "refusal": 0, "denied_in": 1}  # where the kind stands, by function
VARIABLE = re.compile(r"\$(\w+)")


class Refusal:
    def __init__(self, place: str, slug: str, kind: str, given: set[str]) -> None:
        self.place = place
        self.slug = slug
        self.kind = kind
        self.given = given


def refusals(tree: ast.AST, place: str, slug: str) -> Iterator[Refusal]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        at = KIND_AT.get(node.func.id)
        if node.func.id == "refusal" and place.startswith("lab/"):  # a figure that isn't drawn
            continue
        if at is None or len(node.args) <= at or any(word.arg is None for word in node.keywords):
            continue
        given = {str(word.arg) for word in node.keywords}
        for kind in kinds(node.args[at]):
            yield Refusal(f"{place}:{node.lineno}", slug, kind, given)


def kinds(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return kinds(node.body) + kinds(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@lru_cache
def all_refusals() -> list[Refusal]:
    found: list[Refusal] = []
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE)
        slug = name.parts[1].replace("_", "-") if name.parts[0] == "games" and len(name.parts) > 2 else ""
        found += refusals(ast.parse(path.read_text()), str(name), slug)
    return found


def source_of(slug: str, language: str, kind: str) -> str | None:
    for home in (slug, "", LAB):
        entry = lexicon(home, language).entries.get(kind)
        if entry is not None:
            return entry
    return None


def faults(found: list[Refusal], language: str) -> list[str]:
    wrong: list[str] = []
    for each in found:
        entry = source_of(each.slug, language, each.kind)
        if entry is None:
            wrong.append(f"{each.place}: no words for {each.kind}")
            continue
        asked = {name for name in VARIABLE.findall(entry) if not name.startswith("house_")}
        bases = {name if name in each.given else name.partition("_")[0] for name in asked}
        if bases != each.given:
            wrong.append(f"{each.place}: {each.kind} is given {each.given} and says {bases}")
    return wrong


@pytest.mark.parametrize("language", languages())
def test_every_refusal_can_be_said(language: str) -> None:
    assert len(all_refusals()) > 300
    assert faults(all_refusals(), language) == []


@pytest.mark.parametrize(
    "source",
    [
        'denied("no-such-kind")',
        'denied("no-such-seat", seat=7)',
        'denied("no-such-seat", seat=7, last=1, first=0)',
        'denied_in("garden-dice", "no-such-seat" if x else "no-such-kind", seat=7, last=1)',
    ],
)
def test_what_cannot_be_said_is_found(source: str) -> None:
    assert faults(list(refusals(ast.parse(source), "here", "")), "en")
    assert not faults(list(refusals(ast.parse('denied("no-such-seat", seat=7, last=1)'), "here", "")), "en")


def test_every_position_that_is_refused_has_a_sentence_that_is_asked_for() -> None:
    """No words are left over from a refusal that is gone."""
    text = "".join(path.read_text() for path in SOURCE.rglob("*.py"))
    for slug in ("", *sorted({each.slug for each in all_refusals()} - {""})):
        for kind in lexicon(slug, "en").entries:
            if kind.startswith(("position-", "field-", "chance-", "scenario-", "wrong-")):
                assert f'"{kind}"' in text, f"{slug}: nobody says {kind}"
