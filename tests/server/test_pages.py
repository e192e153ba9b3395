"""Templates: their data is escaped, browsers get no indentation, and they hold no sentences."""

from __future__ import annotations

import re

import pytest

from allotment.server.http import pages
from allotment.server.http.catalogue import shelf_data
from allotment.server.web.rendering import FOLDER, TEMPLATES, rendered
from allotment.words import PAGE, languages, speaker

NAMES = sorted(path.name for path in FOLDER.glob("*.html"))
EVIL = "<script>alert('x')</script>"


def an_info(name: str) -> dict[str, object]:
    return {
        "id": "k7f3q2m9xw4t", "game": {"slug": "garden-dice", "title": EVIL}, "options": {"seats": 2},
        "stage": "playing", "you": {"seats": []}, "seats": [{"kind": "person", "name": name, "level": ""}],
        "to_act": [0], "your_turn": False, "guided": False, "luck": "sealed", "commitment": "f00d",
        "fork": None, "hints": True, "puzzle": None,
    }  # fmt: skip


@pytest.mark.parametrize("language", list(languages()))
def test_names_and_reasons_are_escaped(language: str) -> None:
    words = speaker(PAGE, language)
    troubled = {"id": "k7f3q2m9xw4t", "trouble": EVIL}
    for page in (
        pages.shelf(shelf_data(), [an_info(EVIL), troubled], "/static/1a", words),
        pages.claim(an_info(EVIL), EVIL, "/static/1a", words),
        pages.watching(an_info(EVIL), EVIL, "/static/1a", words),
        pages.table(an_info(EVIL), "/static/1a", words),
        pages.problem(404, EVIL, "/static/1a", words),
    ):
        assert "<script>alert" not in page and "&lt;script&gt;" in page


@pytest.mark.parametrize("name", NAMES)
def test_a_template_holds_no_sentence(name: str) -> None:
    TEMPLATES.get_template(name)
    text = re.sub(r"{#.*?#}|{%.*?%}|{{.*?}}|<[^>]*>", " ", (FOLDER / name).read_text(), flags=re.DOTALL)
    said = set(text.split()) - {"Allotment", "allotment", "lab", "report", ":", "(", ")"}
    assert not said, "words come from the words folder"


def test_what_is_missing_is_an_error_and_not_an_empty_place() -> None:
    with pytest.raises(Exception, match="undefined"):
        rendered("problem", t=speaker(PAGE, "en").text)


def test_a_page_has_no_blank_between_its_elements() -> None:
    page = pages.problem(404, "no", "/static/1a", speaker(PAGE, "en"))
    assert page.count("\n") == 3 and "  <" not in page
