"""Hints as the host wishes, and the assistant for beginners: it warns once, by mouse, touch and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hands import at_turn, keep, moved, offers, place, sit
from .test_pages import findings

Visit = Callable[..., Any]
POOR = """() => {
  const poor = (one) => Number(one.querySelector('.flag')?.textContent.replace('−', '-') ?? 0);
  return [...document.querySelectorAll('#list .offer')].map((one) => [one.dataset.text, poor(one)]);
}"""


def assisted(page: Any) -> None:
    keep(page, "warn", "on")


def poor_move(page: Any) -> str:
    """Plays on until a move would give four points away; that move, by what the buttons say."""
    for _ in range(30):
        assert at_turn(page), "the game went by without such a choice"
        if page.locator("#list .btn.all").count():
            page.evaluate(
                "document.querySelectorAll('#list .btn.all[aria-expanded=false]').forEach(x => x.click())"
            )
        found = dict(page.evaluate(POOR))
        worst, best = min(found, key=found.__getitem__), max(found, key=found.__getitem__)
        if found[best] - found[worst] >= 4:
            return str(worst)
        before = place(page)
        page.evaluate("text => document.querySelector(`#list .offer[data-text='${text}']`).click()", best)
        moved(page, before)
    raise AssertionError("no move gives points away")


SAYS = {"en": "points more now", "de": "Punkte mehr"}
ANYWAY = {"en": "Make it anyway", "de": "Trotzdem so spielen"}


@pytest.mark.parametrize(
    ("size", "language", "how"),
    [("wide", "en", "again"), ("wide", "de", "button"), ("phone", "de", "again"), ("phone", "en", "button")],
)
def test_a_move_that_gives_points_away_is_warned_of_once(
    visit: Visit, size: str, language: str, how: str
) -> None:
    page = visit(size, locale=language, bypass_csp=True)
    assisted(page)
    sit(page, "the-gardens")
    page.evaluate("localStorage.setItem('confirm', 'never')")
    text = poor_move(page)
    before = place(page)
    button = page.locator(f"#list .offer[data-text='{text}']")
    button.evaluate("one => one.click()")
    page.wait_for_selector("#whynot:not([hidden])")
    assert SAYS[language] in page.inner_text("#whynot") and place(page) == before
    assert button.evaluate("one => one.classList.contains('armed')"), "once more makes it"
    assert not findings(page)
    if how == "again":
        button.evaluate("one => one.click()")
    else:
        page.get_by_role("button", name=ANYWAY[language]).click()
    moved(page, before)


def test_the_keyboard_is_warned_too_and_enter_goes_on(visit: Visit) -> None:
    page = visit()
    assisted(page)
    sit(page, "the-gardens")
    text = poor_move(page)
    before = place(page)
    page.locator(f"#list .offer[data-text='{text}']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#whynot:not([hidden])")
    assert place(page) == before
    assert page.evaluate("document.activeElement.dataset.text") == text, "the focus stays on the move"
    page.keyboard.press("Enter")
    moved(page, before)


def test_where_a_second_tap_confirms_the_first_one_warns(visit: Visit) -> None:
    """Where a move is armed before it is made, nobody has to tap three times."""
    page = visit("phone")
    assisted(page)
    sit(page, "the-gardens")
    text = poor_move(page)
    before = place(page)
    button = page.locator(f"#list .offer[data-text='{text}']")
    page.evaluate("localStorage.setItem('confirm', 'always')")
    button.evaluate("one => one.click()")
    page.wait_for_selector("#whynot:not([hidden])")
    assert place(page) == before
    button.evaluate("one => one.click()")
    moved(page, before)


def test_without_the_setting_nobody_is_warned_and_nothing_comes(visit: Visit) -> None:
    page = visit()
    came: list[str] = []
    page.on("request", lambda asked: came.append(asked.url))
    sit(page, "the-gardens")
    text = poor_move(page)
    before = place(page)
    page.locator(f"#list .offer[data-text='{text}']").evaluate("one => one.click()")
    moved(page, before)
    assert not [one for one in came if "warn" in one]


def test_the_setting_is_in_the_menu_and_works_at_once(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens")
    at_turn(page)
    page.click("#more")
    page.locator('#pop label.pick:has([name="warn"][value="on"])').click()
    page.keyboard.press("Escape")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((one) => one.name.includes('warn'))"
    )
    text = poor_move(page)
    page.locator(f"#list .offer[data-text='{text}']").evaluate("one => one.click()")
    page.wait_for_selector("#whynot:not([hidden])")


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("phone", "de")])
def test_a_host_may_want_no_hints(visit: Visit, size: str, language: str) -> None:
    page = visit(size, locale=language, bypass_csp=True)
    page.goto("/new/the-gardens")
    page.locator('[name="kind-1"][value="bot"]').check(force=True)
    page.locator('label.pick:has([name="hints"][value="off"])').click()
    assert not findings(page)
    page.click("#start")
    page.wait_for_selector("#board .piece", state="attached")
    at_turn(page)
    lamp = page.locator("#hint")
    assert lamp.get_attribute("title") == {"en": "No hints", "de": "Keine Tipps"}[language]
    lamp.click(force=True)  # it is marked as disabled, and says why
    page.wait_for_function(
        "said => document.querySelector('#whynot').textContent.includes(said)",
        arg={"en": "its host wanted none", "de": "So wurde er angelegt"}[language],
    )
    assert not findings(page)
    assert offers(page), "the game is as it was"
