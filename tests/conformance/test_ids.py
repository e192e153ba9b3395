"""Two tests that read the texts: every rule id is cited, and no cited id is unknown."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import allotment.games
from allotment.games import SHELF, box

TESTS = Path(__file__).parent.parent
GAMES = Path(allotment.games.__file__).parent


def spec(slug: str) -> str:
    return (GAMES / slug.replace("-", "_") / "SPEC.md").read_text()


def ids(text: str, prefix: str) -> set[str]:
    return set(re.findall(rf"\b{prefix}-[A-Z]+-\d+\b", text))


def stated(slug: str) -> set[str]:
    """An id is stated where the SPEC prints it in bold."""
    return ids(" ".join(re.findall(r"\*\*(.*?)\*\*", spec(slug))), box(slug).prefix)


def cited(slug: str) -> set[str]:
    folder = slug.replace("-", "_")
    files = [*TESTS.glob(f"scenarios/{slug}*.toml"), *TESTS.glob(f"rules/{folder}/*.py")]
    return ids(" ".join(path.read_text() for path in files), box(slug).prefix)


def excused(slug: str) -> dict[str, str]:
    path = TESTS / "untestable" / f"{slug}.toml"
    return dict(tomllib.loads(path.read_text())["ids"]) if path.exists() else {}


@pytest.mark.parametrize("slug", SHELF)
def test_every_rule_is_cited_by_a_test(slug: str) -> None:
    excuses = excused(slug)
    assert all(reason.strip() for reason in excuses.values())
    assert not set(excuses) & cited(slug), "an id that is cited needs no excuse"
    assert sorted(stated(slug) - cited(slug) - set(excuses)) == []


@pytest.mark.parametrize("slug", SHELF)
def test_no_unknown_rule_is_cited(slug: str) -> None:
    known = stated(slug)
    code = " ".join(p.read_text() for p in (GAMES / slug.replace("-", "_")).rglob("*.py"))
    assert sorted((cited(slug) | set(excused(slug)) | ids(code, box(slug).prefix)) - known) == []
