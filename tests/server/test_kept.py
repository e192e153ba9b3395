"""The page's picture and words at a move of a recorded game are those that are kept."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import pytest

from allotment.games import SHELF

from . import kept
from .serving import Server, quick, serving


@pytest.fixture(scope="module")
def slowly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """No bot moves while the table is looked at."""
    with serving(quick(tmp_path_factory.mktemp("kept") / "tables.sqlite", sand_pace=kept.SLOW)) as found:
        yield found


@pytest.mark.parametrize("slug", SHELF)
def test_the_page_shows_and_says_what_it_did(slug: str, slowly: Server) -> None:
    for path, now in kept.both(slug, slowly).items():
        was = path.read_text()
        changed = unified_diff(was.splitlines(), now.splitlines(), "kept", "now", lineterm="", n=0)
        assert was == now, "\n".join(
            [
                f"{path.name} has changed; look at it, and if it was meant: make kept",
                *(line[:200] for line in list(changed)[:30]),
            ]
        )


@pytest.mark.parametrize("slug", SHELF)
def test_a_kept_picture_is_whole(slug: str) -> None:
    """Well-formed, and every symbol that is used is in it."""
    root = ElementTree.fromstring((kept.FOLDER / f"{slug}.svg").read_text())
    ids = {element.get("id") for element in root.iter()}
    used = {element.get("href", "").removeprefix("#") for element in root.iter() if element.get("href")}
    assert used and used <= ids, used - ids


def test_nothing_else_is_kept() -> None:
    names = {f"{slug}{suffix}" for slug in SHELF for suffix in (".svg", ".txt")}
    assert {path.name for path in Path(kept.FOLDER).iterdir()} == names
