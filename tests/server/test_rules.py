"""The page of the rules: for players in their language, with the specification at its own address."""

from __future__ import annotations

import re

import pytest

from allotment.games import SHELF
from allotment.server.http import rulebook
from allotment.server.language import COOKIE

from .serving import Person


@pytest.mark.parametrize("slug", SHELF)
def test_the_rules_and_the_specification_have_their_own_addresses(ines: Person, slug: str) -> None:
    page = ines.http.get(f"/rules/{slug}", headers={"accept-language": "en"}).text
    spec = ines.http.get(f"/rules/{slug}/specification").text
    rule = rulebook.book(slug, "en").anchors[0]
    assert f'<span class="at" id="{rule}"></span>' in page and '<html lang="en">' in page
    assert f'href="/rules/{slug}/specification"' in page and f'href="/rules/{slug}"' in spec
    assert f'<span class="rule" id="{rule}">{rule}</span>' in spec
    assert not re.search(r">[^<]*\b[A-Z]{2}-[A-Z]+-\d+\b", page), "no id is shown to players"
    assert "<!--" not in page


@pytest.mark.parametrize("slug", SHELF)
def test_the_browser_says_which_language_and_a_link_changes_it(ines: Person, slug: str) -> None:
    for language in rulebook.languages(slug):
        for page in (
            ines.http.get(
                f"/rules/{slug}", headers={"accept-language": f"fr, {language}-CH;q=0.9, en;q=0.5"}
            ).text,
            ines.http.get(f"/rules/{slug}?lang={language}", headers={"accept-language": "en"}).text,
        ):
            assert f'<html lang="{language}">' in page
            for other in rulebook.languages(slug):
                assert (f'href="/rules/{slug}?lang={other}"' in page) == (other != language)


def test_the_language_chosen_at_tables_is_that_of_the_rules(ines: Person) -> None:
    ines.http.cookies.set(COOKIE, "de")
    assert '<html lang="de">' in ines.http.get("/rules/garden-dice", headers={"accept-language": "en"}).text
    ines.http.cookies.delete(COOKIE)


def test_there_are_no_rules_of_a_game_that_is_not_there(ines: Person) -> None:
    assert ines.http.get("/rules/chess").status_code == 404
    assert ines.http.get("/rules/chess/specification").status_code == 404


def test_a_game_without_rules_for_players_shows_its_specification(
    ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "languages", lambda slug: [])
    assert '<span class="rule" id="GD-BUY-1">' in ines.http.get("/rules/garden-dice").text
