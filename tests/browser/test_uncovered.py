"""Statuses, dialogues, explanations and badges leave the board to be read and touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hands import at_turn, middle, offers, piece, press, sit
from .test_guide import learn

Visit = Callable[..., Any]


def meets(one: Any, other: Any) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    return bool(
        a["x"] + 1 < b["x"] + b["width"]
        and b["x"] + 1 < a["x"] + a["width"]
        and a["y"] + 1 < b["y"] + b["height"]
        and b["y"] + 1 < a["y"] + a["height"]
    )


def test_a_tap_beside_a_dialogue_only_closes_it(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "four-gardens")
    at_turn(page)
    card = middle(page.locator(".hand .piece.card.can").first)
    page.tap("#more")
    page.wait_for_selector("#pop:not([hidden])")
    page.evaluate("document.querySelector('#pop').style.maxHeight = '200px'")
    page.touchscreen.tap(*card)
    page.wait_for_selector("#pop", state="hidden")
    page.wait_for_timeout(200)
    assert page.locator(".piece.chosen").count() == 0
    page.touchscreen.tap(*card)
    page.wait_for_selector(".piece.chosen")


@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
def test_a_long_status_keeps_to_its_box_until_it_is_opened(visit: Visit, size: str) -> None:
    page = visit(size)
    address = sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    press(page, offers(page)[0])
    at_turn(page)
    page.goto(f"{address}?at=0")
    page.wait_for_selector("body.back")
    said = page.locator("#status .said")
    for other in ("#board", "#seats"):
        assert not meets(said, page.locator(other)), other
    whole = page.locator("#status .whole")
    assert said.bounding_box()["height"] < 60 and whole.get_attribute("aria-expanded") == "false"
    whole.click()
    assert said.locator("> span").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    whole.click()
    assert said.bounding_box()["height"] < 60


def test_a_status_lies_over_no_step_of_a_lesson(visit: Visit) -> None:
    page = visit("phone")
    learn(page, "the-gardens")
    while not page.locator(".piece.card.asked").count():
        page.locator("#guideacts .btn.first").tap()
        page.wait_for_timeout(100)
    page.locator(".piece.card.asked").tap()
    page.wait_for_selector("body.choosing")
    status = page.locator("#status .said")
    assert status.is_visible()
    for other in ("#guide", "#board"):
        assert not meets(status, page.locator(other)), other


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_what_a_turn_collects_lies_beside_its_button(visit: Visit, size: str) -> None:
    page = visit(size)
    sit(page, "four-gardens")
    at_turn(page)
    card = next(text.split(" ")[1] for text in offers(page) if text.startswith("rotate "))
    piece(page, f"card-{card}").click()
    gains = page.locator(".pin .gain")
    assert gains.count() == 2
    for gain in gains.all():
        for key in ("turn-cw", "turn-ccw", "cart"):
            assert not meets(gain, piece(page, key)), key


PRESS = """([key, type]) => {
  const piece = document.querySelector(`.piece[data-key="${key}"]`);
  const { x, y, width, height } = piece.getBoundingClientRect();
  const given = { bubbles: true, cancelable: true, pointerType: 'touch', pointerId: 9, isPrimary: true };
  const at = { clientX: x + width / 2, clientY: y + height / 2 };
  piece.dispatchEvent(new PointerEvent(type, { ...given, ...at }));
}"""


def test_a_long_press_explains_and_chooses_nothing(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "four-gardens")
    at_turn(page)
    card = next(text.split(" ")[1] for text in offers(page) if text.startswith("rotate "))
    key = f"card-{card}"
    page.evaluate(PRESS, [key, "pointerdown"])
    page.wait_for_selector("#whynot:not([hidden]) a")
    for type in ("pointerup", "pointerout", "click"):
        page.evaluate(PRESS, [key, type])
    page.wait_for_timeout(100)
    assert page.locator(".piece.chosen").count() == 0
    assert page.locator("#whynot a").is_visible(), "the rule can still be tapped"
    for type in ("pointerdown", "pointerup", "click"):
        page.evaluate(PRESS, [key, type])
    assert page.locator(".piece.chosen").count() == 1, "a short press chooses as ever"
    assert page.locator("#whynot").is_hidden()


LONG = "document.querySelector('#lines').scrollHeight > document.querySelector('#lines').clientHeight"
END = """() => {
  const { scrollHeight, scrollTop, clientHeight } = document.querySelector('#lines');
  return scrollHeight - scrollTop - clientHeight;
}"""


def test_the_log_is_at_its_end_when_the_table_is_live_again(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens", options={"first": 0})
    for _ in range(4):
        at_turn(page)
        press(page, offers(page)[0])
    at_turn(page)
    page.click("#go-first")
    page.wait_for_selector("body.back")
    page.reload()
    page.wait_for_selector("body.back")
    page.click("#go-live")
    page.wait_for_selector("body:not(.back)")
    assert page.evaluate(LONG), "there is something to scroll"
    assert page.evaluate(END) < 4
    press(page, offers(page)[0])
    at_turn(page)
    assert page.evaluate(END) < 4


def test_escape_leaves_no_ring_where_the_mouse_was(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens")
    at_turn(page)
    page.locator(".piece.cell:is(.can, .may)").first.click()
    page.keyboard.press("Escape")
    assert page.locator(".piece:focus-visible").count() == 0
    assert page.locator(".piece.chosen").count() == 0


def test_the_four_squares_beside_the_pagoda_say_what_they_are(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens")
    at_turn(page)
    page.mouse.move(*middle(piece(page, "ring-2")))
    page.wait_for_selector("#whynot:not([hidden])")
    assert "from above" in page.text_content("#whysays")


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_what_is_said_large_lies_beside_the_board_and_not_over_the_score_pad(visit: Visit, size: str) -> None:
    page = visit(size)
    sit(page, "gardeners")
    said = page.locator("#moment")
    line = "<p><svg class=shape></svg><span>Somebody says: compliant.</span></p>"
    said.evaluate("(it, line) => { it.innerHTML = line.repeat(4); it.hidden = false }", line)
    assert said.is_visible() and not meets(said, page.locator("#board"))
    page.evaluate("document.body.classList.add('end')")
    assert said.is_hidden()


def test_the_buttons_of_the_bar_lie_open_at_every_width(visit: Visit) -> None:
    page = visit("wide")
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    for width in (1440, 1366, 1340, 1280, 1180, 1110, 1050, 900, 820, 500, 390):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_timeout(150)
        for name in ("#undo", "#hint", "#rules", "#more"):
            button = page.locator(name)
            if not button.is_visible():
                continue
            x, y = middle(button)
            reached = page.evaluate(
                f"([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('{name}'))", [x, y]
            )
            assert reached, f"{name} at {width}"
        assert page.locator("#more").is_visible()
