"""The pages of the site that are made from the code say what the code says; no page is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from allotment.cli import parser
from allotment.games import SHELF, box
from allotment.server.http import rulebook
from tests.tools.loading import ROOT, load

site = load("tools/site.py")


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("site") / "docs"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COLUMNS", site.WIDTH)
        site.gather(folder)
    return folder


@pytest.mark.parametrize("slug", SHELF)
def test_a_game_has_a_page_with_picture_options_and_rules(pages: Path, slug: str) -> None:
    text = (pages / f"players/{slug}.md").read_text()
    game = box(slug)
    assert text.startswith(f"# {game.title}\n") and game.credits in text
    for option in game.options:
        assert f"| `{option.name}` |" in text
    assert len(text.split("```text\n")[1].split("```")[0].splitlines()) > 5
    assert len(re.findall(r"^# ", text, re.M)) == 1
    for address in re.findall(r"\]\(([^)#]+\.(?:md|svg))", text):
        assert (pages / "players" / address).exists()
    assert f'<a id="{game.prefix}-END-1"></a>' in (pages / f"reference/{slug}.md").read_text()


@pytest.mark.parametrize("slug", SHELF)
def test_the_rules_have_their_figures_and_anchors(pages: Path, slug: str) -> None:
    for language in rulebook.languages(slug):
        text = (pages / f"players/{slug}-rules-{language}.md").read_text()
        shown = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
        assert len(shown) == len(rulebook.figures(slug, language)) and "<!--" not in text
        for address in shown:
            assert (pages / "players" / address).read_text().startswith("<svg ")
        for link in re.findall(r"\]\(#([^)]+)\)", text):
            assert f'<a id="{link}"></a>' in text


def test_every_command_has_its_help(pages: Path) -> None:
    text = (pages / "reference/command-line.md").read_text()
    commands = site.commands_of(parser())
    assert len(commands) > 8
    for name in commands:
        assert f"## allotment {name}\n" in text and f"usage: allotment {name}" in text


def test_the_handwritten_protocol_names_every_command(pages: Path) -> None:
    """And the page made from the code has its fields."""
    made = (pages / "reference/commands.md").read_text()
    tags = re.findall(r"^\| `(\w+)` \|", made, re.M)
    assert "move" in tags and "`revision` (integer)" in made
    written = (ROOT / "docs/protocol.md").read_text()
    assert [tag for tag in tags if not re.search(rf'[`"]{tag}[`"]', written)] == []


def test_every_page_is_in_the_navigation_or_the_list_of_decisions(pages: Path) -> None:
    shown = (ROOT / "mkdocs.yml").read_text() + (pages / "decisions/index.md").read_text()
    for path in pages.rglob("*.md"):
        assert path.name in shown, f"{path.relative_to(pages)} cannot be reached"
