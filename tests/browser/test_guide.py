"""The guided first game, followed by clicking what is lit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allotment.games import SHELF
from allotment.server.tables import tutorial

from .hands import at_turn, offers, place, press, sit
from .test_pages import findings

Visit = Callable[..., Any]

STEP = "() => document.querySelector('#guidecount').textContent"
SETTLED = (
    "() => document.querySelector('#guideacts .btn.first')"
    " || (document.body.classList.contains('mine') && document.querySelector('.offer.asked'))"
)
LIT = "all => all.filter(one => !one.classList.contains('chosen')).map(one => one.dataset.key)"


def learn(page: Any, slug: str) -> None:
    page.goto("/")
    page.click(f'[data-learn="{slug}"]')
    page.wait_for_selector("#guide:not([hidden])")
    page.wait_for_function(SETTLED)


def count(page: Any) -> str:
    return str(page.evaluate(STEP))


def go_on(page: Any) -> None:
    before = count(page)
    page.click("#guideacts .btn.first")
    page.wait_for_function(f"before => ({STEP})() !== before", arg=before)
    page.wait_for_function(SETTLED)


def click(page: Any) -> None:
    """Clicks the lit pieces one after the other until the move is made."""
    before = page.text_content("#place")
    for _ in range(8):
        keys = page.locator(".piece.asked.can, .piece.asked.may").filter(visible=True).evaluate_all(LIT)
        if page.text_content("#place") != before or not keys:
            break
        page.locator(f'.piece[data-key="{keys[0]}"]').click()
        page.wait_for_timeout(60)
    made(page, before)


def tap(page: Any) -> None:
    """The lit card, then the lit cell; a second tap on the spot confirms."""
    before = page.text_content("#place")
    page.locator(".piece.card.asked").tap()
    cell = page.locator(".piece.cell.asked")
    cell.tap()
    page.wait_for_selector(".offer.asked.armed")
    assert page.text_content("#place") == before
    assert page.locator("#status").evaluate("it => getComputedStyle(it).clipPath") == "none", "it previews"
    cell.tap()
    made(page, before)


def made(page: Any, before: str) -> None:
    page.wait_for_function("before => document.querySelector('#place').textContent !== before", arg=before)
    page.wait_for_function(SETTLED)


def uncovered(page: Any) -> None:
    """The strip lies over no piece, and every lit piece of the board can be seen."""
    strip = page.locator("#guide").bounding_box()
    for piece in page.locator(".piece.asked").filter(visible=True).all():
        box = piece.bounding_box()
        middle = box["y"] + box["height"] / 2
        assert middle > strip["y"] + strip["height"], (piece.get_attribute("data-key"), box, strip)
        assert middle < page.viewport_size["height"], (piece.get_attribute("data-key"), box)


def test_garden_dice_is_learnt_by_clicking(visit: Visit) -> None:
    page = visit(bypass_csp=True)
    learn(page, "garden-dice")
    of = len(tutorial.lesson("garden-dice").steps)
    assert count(page) == f"Step 1 of {of}"
    assert not findings(page)
    go_on(page)
    assert page.evaluate("document.getAnimations().length") == 0, "nothing moves for those who want no motion"

    page.evaluate("document.querySelector('.offer[data-text=\"buy squash with 6\"]').click()")
    ways = page.locator("#guideacts .btn").all_inner_texts()
    page.wait_for_selector("#guide .stray")  # kindly
    assert "tomato" in page.text_content("#guide .stray")
    assert page.locator("#guideacts .btn").all_inner_texts() == ways == ["Back", "Skip the tutorial"]
    assert page.locator("#guideacts .btn.first").count() == 0, "the way out doesn't read as the way on"
    assert not findings(page)

    click(page)
    assert count(page) == f"Step 3 of {of}"
    page.reload()
    page.wait_for_selector("#guide:not([hidden])")
    page.wait_for_function(SETTLED)
    assert count(page) == f"Step 3 of {of}", "a reload finds the step again"
    page.click("#guideacts >> text=Back")
    page.wait_for_function(f"() => ({STEP})().startsWith('Step 2')")
    page.wait_for_function(SETTLED)

    for step in range(2, of + 1):
        assert count(page) == f"Step {step} of {of}"
        uncovered(page)
        click(page)
        if step == 7:
            assert "+6" in page.text_content("#guide .said")
            assert page.locator(".seat .score").first.text_content() == "6"
    assert count(page) == "The lesson is over"
    page.click("#guideacts .btn.first")
    page.wait_for_selector("#guide", state="hidden")
    assert at_turn(page)
    press(page, offers(page)[-1])
    page.reload()
    page.wait_for_selector(".piece")
    assert page.locator("#guide").filter(visible=True).count() == 0


def test_the_gardens_is_learnt_on_a_phone(visit: Visit) -> None:
    page = visit("phone", bypass_csp=True)
    learn(page, "the-gardens")
    of = len(tutorial.lesson("the-gardens").steps)
    for step in range(1, of + 1):
        assert count(page) == f"Step {step} of {of}"
        uncovered(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.locator("#guide").bounding_box()["height"] <= 220
        for button in page.locator("#guide .btn").all():
            assert button.bounding_box()["height"] >= 43.5
        if step in (1, 2):
            assert not findings(page)
        if page.locator("#guideacts .btn.first").count():
            go_on(page)
        elif step == of:  # any card will do: by its button
            press(page, offers(page)[0])
            page.wait_for_function(SETTLED)
        else:
            tap(page)
    assert count(page) == "The lesson is over"
    for tab in ("seats", "log", "board"):
        page.tap(f"#tab-{tab}")
    page.tap("#guideacts .btn.first")
    page.wait_for_selector("#guide", state="hidden")


@pytest.mark.parametrize("slug", [slug for slug in SHELF if slug not in ("garden-dice", "the-gardens")])
def test_the_other_lessons_go_by_the_list_of_offers(visit: Visit, slug: str) -> None:
    """The keyboard's and the screen reader's way: what is asked for comes first in the list."""
    page = visit(color_scheme="dark", bypass_csp=True)
    learn(page, slug)
    looked = False
    for _ in range(30):
        if count(page) == "The lesson is over":
            break
        step, said = count(page), page.text_content("#guidesays[aria-live]")
        if page.locator("#guideacts .btn.first").count():
            page.focus("#guideacts .btn.first")
            page.keyboard.press("Enter")
            page.wait_for_function(f"before => ({STEP})() !== before", arg=step)
        else:
            first = page.locator("#list .offer").first
            assert "asked" in first.get_attribute("class").split()
            if not looked:
                assert not findings(page)
                looked = True
            before = page.text_content("#place")
            first.focus()
            page.keyboard.press("Enter")
            page.wait_for_function(
                "before => document.querySelector('#place').textContent !== before", arg=before
            )
        page.wait_for_function(SETTLED)
        assert said
    assert count(page) == "The lesson is over"


def test_the_guide_steps_aside_for_the_past(visit: Visit) -> None:
    page = visit()
    learn(page, "the-gardens")
    go_on(page)
    click(page)
    page.click("#go-first")
    page.wait_for_selector("body.back")
    assert page.locator("#guide").filter(visible=True).count() == 0
    assert page.locator(".piece.asked").count() == 0
    page.click("#go-live")
    page.wait_for_selector("#guide:not([hidden])")
    assert page.locator(".piece.asked").count() > 0


def test_the_rules_page_leads_to_the_lesson(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/four-gardens")
    page.click("[data-learn]")
    page.wait_for_selector("#guide:not([hidden])")


def test_the_frames_own_buttons_are_heard(visit: Visit) -> None:
    """Commands that are no moves: begin with bots in the free seats, then another name."""
    page = visit()
    sit(page, "the-gardens", seats=[{"kind": "person", "name": "Ines"}, {"kind": "open"}])
    page.click("#begin")
    page.wait_for_selector(".piece.can")
    page.click("#more")
    page.fill('#pop [aria-label="Your name"]', "Inesita")
    page.click("#pop form .btn")
    page.wait_for_function("() => document.querySelector('#seats').textContent.includes('Inesita')")


STEADY = """() => {
  const strip = document.querySelector('#guide').getBoundingClientRect();
  const says = document.querySelector('#guidesays');
  const ask = says.querySelector('.ask')?.getBoundingClientRect();
  return {
    strip: Math.round(strip.height),
    board: document.querySelector('#board').clientHeight,
    asked: !ask || (ask.bottom <= strip.bottom + 1 && ask.top >= strip.top),
    hidden: says.scrollHeight > says.clientHeight + 2,
  };
}"""


@pytest.mark.parametrize("size", ["phone", "tablet", "wide"])
@pytest.mark.parametrize("slug", ["mysterious-garden"])
def test_the_board_keeps_its_size_whatever_a_step_says(visit: Visit, slug: str, size: str) -> None:
    """In the longer language: the strip is as high at every step, and what is asked can be read in it."""
    page = visit(size, locale="de")
    learn(page, slug)
    seen = []
    for _ in range(len(tutorial.lesson(slug).steps)):
        page.wait_for_timeout(60)
        seen.append(page.evaluate(STEADY) | {"step": count(page)})
        if page.locator("#guideacts .btn.first").count():
            go_on(page)
            continue
        before = place(page)
        page.evaluate("document.querySelector('.offer.asked').click()")
        if page.locator(".offer.asked.armed").count():
            page.evaluate("document.querySelector('.offer.asked.armed').click()")
        made(page, before)
    assert {one["strip"] for one in seen} == {seen[0]["strip"]}, seen
    assert {one["board"] for one in seen} == {seen[0]["board"]}, seen
    assert seen[0]["strip"] < page.viewport_size["height"] / 4
    assert all(one["asked"] for one in seen), seen
    if size != "phone":
        assert not any(one["hidden"] for one in seen), seen


def test_a_long_step_opens_over_the_board(visit: Visit) -> None:
    page = visit("phone", locale="de")
    learn(page, "four-gardens")
    before = page.locator("#board").bounding_box()
    whole = page.locator("#guide .whole")
    assert page.locator("#guidesays .quiet").is_hidden() and whole.get_attribute("aria-expanded") == "false"
    page.locator("#guidesays .see").tap(force=True)  # all of the text opens it
    assert page.locator("#guidesays .quiet").is_visible() and whole.get_attribute("aria-expanded") == "true"
    assert page.locator("#board").bounding_box() == before
    whole.tap()
    assert page.locator("#guidesays .quiet").is_hidden()
    go_on(page)
    assert not page.locator("#guide.open").count()
