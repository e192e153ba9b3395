"""The rules for players: every rule that a line or a refusal names has a paragraph, every example adds up."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

import allotment.games
from allotment.games import SHELF, box, make
from allotment.kernel.scenario import fault
from allotment.server.http import rulebook
from allotment.words import ENGLISH
from tests.conformance.test_ids import stated

GAMES = Path(allotment.games.__file__).parent
BOOKS = [(slug, language) for slug in SHELF for language in rulebook.languages(slug)]
each_book = pytest.mark.parametrize(("slug", "language"), BOOKS)


def test_every_game_has_rules_in_english_and_german() -> None:
    assert {slug: rulebook.languages(slug) for slug in SHELF} == {slug: ["en", "de"] for slug in SHELF}


def carried(slug: str) -> set[str]:
    """The ids that a line of the story, an objection, the score pad, a piece or a lesson can carry."""
    return {
        id
        for text in strings(GAMES / slug.replace("-", "_"))
        if (id := text) and re.fullmatch(rulebook.ID, id)
    }


def strings(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
    for path in folder.glob("*.toml"):
        yield from re.findall(r'^rule = "(.+)"$', path.read_text(), re.M)


@each_book
def test_every_rule_that_is_named_has_its_paragraph(slug: str, language: str) -> None:
    anchors = rulebook.book(slug, language).anchors
    named = carried(slug)
    assert len(named) > 20
    assert sorted(named - set(anchors)) == []
    assert sorted(set(anchors) - stated(slug)) == []
    assert len(anchors) == len(set(anchors)), "a rule has one paragraph"


@each_book
def test_every_link_of_the_rules_lands(slug: str, language: str) -> None:
    page = rulebook.book(slug, language)
    ids = re.findall(r' id="([^"]+)"', page.html)
    assert len(ids) == len(set(ids))
    links = re.findall(r'<a href="([^"]+)"', page.html)
    assert links and [link for link in links if link[0] != "#" or link[1:] not in ids] == []
    assert page.parts and [part for part in page.parts if part.id not in ids] == []


@each_book
def test_the_numbers_of_the_examples_are_those_of_the_rules(slug: str, language: str) -> None:
    text = rulebook.rules_text(slug, language)
    claims = rulebook.CLAIMED.findall(text)
    assert len(claims) >= 5 and len(claims) == len(rulebook.CLAIM.findall(text)), (
        "a claim stands right after a number"
    )
    outcomes = {name: example.outcome() for name, example in rulebook.examples(slug).items()}
    wrong = [
        (number, example, path, found)
        for number, example, path in claims
        if (found := rulebook.found_in(outcomes[example], path)) != rulebook.claimed(number)
    ]
    assert wrong == []


WORDS = {
    "one": 1,
    "ein": 1,
    "einen": 1,
    "two": 2,
    "zwei": 2,
    "three": 3,
    "drei": 3,
    "four": 4,
    "vier": 4,
    "five": 5,
    "fünf": 5,
    "double": 2,
    "twice": 2,
    "doppelt": 2,
    "doppelte": 2,
    "verdoppeln": 2,
}


def written(word: str) -> int:
    return WORDS[word.lower()] if word.isalpha() else int(word.replace("−", "-"))


@each_book
def test_the_numbers_that_a_table_may_change_are_marked(slug: str, language: str) -> None:
    """Each of them at least once, right after what the box says."""
    text = rulebook.rules_text(slug, language)
    marks = list(rulebook.HOUSED.finditer(text))
    assert len(marks) == len(rulebook.HOUSE.findall(text)), "a mark stands right after its number"
    printed = {number.name: number.box for number in box(slug).house}
    assert {found[5] for found in marks} == set(printed)
    for found in marks:
        word, operand, operator, sign, name = found.groups()
        value = printed[name] if not operator else eval(f"{operand} {operator} {printed[name]}")
        assert written(word) == (-value if sign == "-" else value), found[0]


@each_book
def test_the_languages_mark_the_same_numbers(slug: str, language: str) -> None:
    marks = [
        sorted(str(found.groups()[1:]) for found in rulebook.HOUSED.finditer(rulebook.rules_text(slug, each)))
        for each in (ENGLISH, language)
    ]
    assert marks[0] == marks[1]


def test_a_table_reads_its_own_numbers_beside_the_printed_ones() -> None:
    page = rulebook.book("garden-dice", "en", (("set_bonus", 12), ("star_factor", 3)))
    assert "<del>15</del> <ins>12</ins>" in page.html
    assert "counts <del>double</del> <ins>×3</ins>" in page.html
    assert "<del>10</del> <ins>15</ins>" in page.html, "an eggplant on a star"
    assert "<ins>" not in rulebook.book("garden-dice", "en").html


@each_book
def test_every_figure_is_shown_once(slug: str, language: str) -> None:
    shown = [name for _, name in rulebook.FIGURE.findall(rulebook.rules_text(slug, language))]
    assert sorted(shown) == sorted(rulebook.figures(slug, language))


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in BOOKS}))
def test_the_examples_can_be_played(slug: str) -> None:
    faults = {name: fault(each.scenario, make) for name, each in rulebook.examples(slug).items()}
    assert {name: why for name, why in faults.items() if why} == {}


@each_book
def test_the_languages_say_the_same(slug: str, language: str) -> None:
    """The same rules, numbers and figures, in the same order of headings, paragraphs, lists and tables."""
    english, other = (rulebook.book(slug, each) for each in (ENGLISH, language))
    assert other.anchors == english.anchors
    for pattern in (r"<(h\d|p|li|tr|td|th|blockquote)\b", r'<a href="([^"]+)"'):
        assert re.findall(pattern, other.html) == re.findall(pattern, english.html)
    claims, figures = (
        [sorted(pattern.findall(rulebook.rules_text(slug, each))) for each in (ENGLISH, language)]
        for pattern in (rulebook.CLAIMED, re.compile(rf"{re.escape(rulebook.EXAMPLES)}#([\w-]+)"))
    )
    assert claims[0] == claims[1] and figures[0] == figures[1]


def test_a_figure_as_a_file_has_all_it_needs() -> None:
    text = rulebook.standalone("garden-dice", "chain", "de")
    used = set(re.findall(r'href="#([^"]+)"', text))
    assert used and used == set(re.findall(r'<symbol id="([^"]+)"', text))
    for colour in set(re.findall(r"var\((--[\w-]+)\)", text.split("</style>")[1])):
        assert f"{colour}:" in text


def test_a_comment_that_means_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="neither a list of ids nor"):
        rulebook.marked_up("Text. <!-- GD-BUY -->", partial(rulebook.told, {}), None)
    with pytest.raises(ValueError, match="at the end of its paragraph"):
        rulebook.marked_up("<!-- GD-BUY-1 -->\n\nText.", partial(rulebook.told, {}), None)
