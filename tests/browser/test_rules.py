"""The rules in the browser: search, links that land, figures that show, and nothing wider than the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allotment.games import SHELF
from allotment.server.http import rulebook

from .hands import at_turn, sit
from .test_pages import findings

Visit = Callable[..., Any]
LANGUAGES = sorted({language for slug in SHELF for language in rulebook.languages(slug)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scheme"), [("wide", "light"), ("phone", "dark")])
def test_every_page_of_rules_is_accessible_and_fits(
    visit: Visit, size: str, scheme: str, language: str
) -> None:
    page = visit(size, color_scheme=scheme, bypass_csp=True)
    for slug in SHELF:
        page.goto(f"/rules/{slug}?lang={language}")
        assert findings(page) == [], slug
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), slug
        shown = page.eval_on_selector_all(
            ".figure", "all => all.map(one => one.getBoundingClientRect().width)"
        )
        assert len(shown) == len(rulebook.figures(slug, language)) and min(shown) > 20
        missing = page.eval_on_selector_all(
            ".figure use",
            "all => all.map(one => one.getAttribute('href')).filter(at => !document.querySelector(at))",
        )
        assert missing == [], slug


def test_searching_leaves_what_has_the_words(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/garden-dice?lang=en")
    everything = page.locator("article section:visible").count()
    page.fill("#search", "scarecrow")
    left = page.locator("article section:visible")
    assert 2 < left.count() < everything
    assert "passages" in page.inner_text("#found")
    assert page.evaluate("CSS.highlights.get('found').size") > 5
    page.fill("#search", "helicopter")
    assert (
        page.inner_text("#found") == "Nothing found" and page.locator("article section:visible").count() == 0
    )
    page.keyboard.press("Escape")
    assert page.input_value("#search") == "" and page.locator("article section:visible").count() == everything
    page.keyboard.press("Tab")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "search"


def test_a_rules_id_lands_on_its_paragraph(visit: Visit) -> None:
    page = visit("phone")
    page.goto("/rules/garden-dice?lang=en#GD-HARVEST-5")
    found = page.locator("p:has(> .at:target)")
    assert "somebody else in your chain" in found.inner_text()
    assert 0 <= found.bounding_box()["y"] < 700
    assert found.evaluate("one => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_line_of_the_log_leads_to_its_rule(visit: Visit, size: str) -> None:
    page = visit(size)
    sit(page, "garden-dice", options={"start": 0})
    at_turn(page)
    if size == "phone":
        page.click("#tab-log")
    line = page.locator("#lines li[data-move]", has_text="roll").last
    line.hover()
    with page.context.expect_page() as opened:
        line.locator(".why").click()
    rules = opened.value
    rules.wait_for_load_state()
    assert rules.url.endswith("/rules/garden-dice#GD-TURN-1")
    assert "Roll all four dice" in rules.locator("p:has(> .at:target)").inner_text()


def test_a_rule_that_players_need_not_know_is_found_in_the_specification(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/garden-dice#GD-POS-2")
    page.wait_for_url("**/rules/garden-dice/specification#GD-POS-2")
    assert page.inner_text(":target") == "GD-POS-2"


def test_chapters_are_always_there_on_a_wide_page_and_fold_on_a_phone(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/garden-dice?lang=en")
    page.click("nav >> text=Chains")
    assert page.locator("h4", has_text="Chains").bounding_box()["y"] < 300
    phone = visit("phone")
    phone.goto("/rules/garden-dice?lang=en")
    assert not phone.locator("nav >> text=Chains").is_visible()
    phone.click(".chapters summary")
    assert phone.locator("nav >> text=Chains").is_visible()


def test_the_way_back_leads_to_the_table_one_came_from(visit: Visit) -> None:
    page = visit()
    address = sit(page, "garden-dice", options={"start": 0})
    with page.context.expect_page() as opened:
        page.click("#rules")
    rules = opened.value
    rules.locator(".top a[title='Back to the table']").wait_for()
    rules.click("text=Every rule with its number")
    rules.wait_for_url("**/specification")
    rules.click(".top a[title='Back to the table']")
    rules.wait_for_url(f"**{address}")
    page.goto("/")
    page.goto("/rules/garden-dice")
    assert page.get_attribute(".top a", "href") == "/"
