"""It fits: no page is wider than its window, low screens are playable, nothing jumps, nothing is cut."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allotment.games import SHELF
from allotment.server.tables import tutorial

from .hands import at_turn, middle, offers, place, press, sit
from .test_guide import SETTLED, count, go_on, learn

Visit = Callable[..., Any]

REPLAYS = Path(__file__).parents[1] / "replays"

WIDER = """() => [...document.querySelectorAll('body *')].filter((one) => {
  const { width, right } = one.getBoundingClientRect();
  return width && right > innerWidth + 1 && !one.closest('svg, .stage, #list, .hand, .shelf, .scroll');
}).map((one) => `${one.tagName} ${one.className} ${Math.round(one.getBoundingClientRect().right)}`)"""
AT = """([x, y]) => {
  const found = document.elementFromPoint(x, y);
  return found?.closest('.piece')?.dataset.key || found?.closest('.said')?.className || found?.className;
}"""


@pytest.mark.parametrize("size", ["phone", "low", "zoomed", "tablet"])
def test_no_page_is_wider_than_its_window(visit: Visit, size: str) -> None:
    page, guest = visit(size), visit(size)
    seats = [{"kind": "person"}, *[{"kind": "open"}] * 5]
    made = page.request.post(
        "/api/tables", data={"game": "gardeners", "options": {"seats": 6}, "seats": seats}
    )
    info = made.json()
    wide = {}
    for who, address in (
        (page, "/"),
        *((page, f"/new/{slug}") for slug in SHELF),
        (page, f"/t/{info['id']}"),
        (guest, info["invite"]),
        (guest, f"/t/{info['id']}"),
    ):
        who.goto(address)
        if who is page and address.startswith("/t/"):
            who.wait_for_selector("#gather .qr")
        sideways = who.evaluate("document.documentElement.scrollWidth > innerWidth")
        wide[address] = [*who.evaluate(WIDER), *(["scrolls sideways"] if sideways else [])]
    assert not {address: found for address, found in wide.items() if found}


@pytest.mark.parametrize("size", ["low", "zoomed"])
def test_low_screens_show_the_board_and_the_moves(visit: Visit, size: str) -> None:
    """A phone on its side, a window at 200 %: the board keeps most of the height, the moves are beside it."""
    page = visit(size)
    for slug in SHELF:
        sit(page, slug)
        if slug != "gardeners":
            at_turn(page)
        room = page.locator("#board").bounding_box()
        assert room["height"] > 0.8 * page.viewport_size["height"], (slug, room)
        assert not page.evaluate(WIDER), slug
        for name, panel in (("log", "#lines"), ("seats", ".seat"), ("board", ".hand, .offers")):
            page.click(f"#tab-{name}")
            box = page.locator(panel).filter(visible=True).first.bounding_box()
            assert box["x"] >= room["x"] + room["width"] - 1 and box["height"] > 40, (slug, name, box)
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    before = place(page)
    page.locator(".piece.card.can").first.click()
    page.locator(".piece.cell.can").first.click()
    page.wait_for_function(
        "was => document.querySelector('.offer.armed')"
        " || document.querySelector('#place').textContent !== was",
        arg=before,
    )
    if page.locator(".offer.armed").count():  # the second tap confirms
        page.locator(".piece.cell.chosen").first.click()
    page.wait_for_function("was => document.querySelector('#place').textContent !== was", arg=before)


def test_choosing_moves_nothing_and_the_status_is_never_cut(visit: Visit) -> None:
    page = visit("phone")
    for slug, path in (
        ("the-gardens", [".piece.card.can", ".piece.cell.can"]),
        ("garden-dice", [".piece.die.can"]),
    ):
        sit(page, slug, options={"first": 0} if slug == "the-gardens" else {"start": 0})
        at_turn(page)
        parts = ["#board", ".hand", "#list", "#seats"]
        before = [page.locator(part).bounding_box() for part in parts]
        for step in path:
            page.locator(step).first.tap()
            page.wait_for_timeout(80)
            assert [page.locator(part).bounding_box() for part in parts] == before, (slug, step)
        said = page.locator("#status .said")
        assert said.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), said.text_content()
        box = said.bounding_box()
        assert box["y"] >= page.locator(".top").bounding_box()["height"] - 1
        lower = page.evaluate(AT, [box["x"] + box["width"] / 2, box["y"] + box["height"] - 4])
        assert lower == "said", f"{lower} lies over the status"


def test_the_board_keeps_its_size_while_others_move(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    page.evaluate(
        "() => { window.sizes = new Set(); const board = document.querySelector('#board');"
        " new ResizeObserver(() => sizes.add(board.clientHeight)).observe(board) }"
    )
    for _ in range(2):
        press(page, offers(page)[0])
        at_turn(page)
    assert page.evaluate("sizes.size") == 1


@pytest.mark.parametrize("slug", ["the-gardens", "four-gardens"])
def test_nothing_shines_through_the_other_tabs(visit: Visit, slug: str) -> None:
    page = visit("phone")
    sit(page, slug)
    at_turn(page)
    for name in ("seats", "log"):
        page.click(f"#tab-{name}")
        seen = page.eval_on_selector_all(
            "#board .piece",
            "all => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length",
        )
        assert seen == 0, name
    page.click("#tab-board")
    assert page.locator("#board .piece").filter(visible=True).count() > 5


def test_on_a_phone_one_sees_what_one_steps_through(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "the-gardens", options={"first": 0})
    for _ in range(2):
        at_turn(page)
        press(page, offers(page)[0])
    at_turn(page)
    page.click("#tab-log")
    page.locator('#lines li[data-move="1"] a').first.click()
    page.wait_for_function("() => location.search === '?at=1'")
    assert page.get_attribute("#tab-board", "aria-selected") == "true"
    room, bar = page.locator("#board").bounding_box(), page.locator(".history").bounding_box()
    assert room["height"] > 250 and bar["y"] >= room["y"] + room["height"] - 1
    cards = page.locator("#board .piece.card").count()
    page.click("#go-on")
    page.wait_for_function("() => location.search === '?at=2'")
    assert page.locator("#board .piece.card").count() >= cards - 1
    page.click("#go-live")
    page.wait_for_selector("body:not(.back)")
    assert page.locator("#list .offer").first.is_visible()


def test_the_pagoda_stands_whole_on_a_phone(visit: Visit) -> None:
    """The list of moves is one line high: the board has the rest."""
    page = visit("phone")
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    board = page.locator("#board").bounding_box()
    for key in ("floor-1", "ring-1", "floor-4", "track-blue"):
        box = page.locator(f'.piece[data-key="{key}"]').bounding_box()
        assert board["y"] - 1 <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"] + 1, (
            key
        )
    for slug in SHELF:
        sit(page, slug)
        assert page.locator("#list").bounding_box()["height"] <= 46, slug


HEARS = """() => {
  window.heard = false;
  addEventListener('click', () => { window.heard = true; }, { capture: true, once: true });
}"""


def touch(page: Any, key: str) -> None:
    """A finger on a piece: it has to be on the screen, with nothing above it."""
    found = page.locator(f'.piece[data-key="{key}"]')
    x, y = middle(found, scroll=False)
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    assert 0 < x < width and 0 < y < height, f"{key} at {x:.0f},{y:.0f} is not on the screen: {count(page)}"
    assert page.evaluate(AT, [x, y]) == key, f"{page.evaluate(AT, [x, y])} lies over {key}: {count(page)}"
    page.evaluate(HEARS)
    page.touchscreen.tap(x, y)
    page.wait_for_function("() => window.heard")
    page.wait_for_timeout(60)  # a piece that has just come under the finger is not taken yet: soon once more


LIT = "all => all.filter((one) => !one.classList.contains('chosen')).map((one) => one.dataset.key)"
WHOLE = (
    "() => document.querySelector('.offer.asked.armed') && document.querySelectorAll('.offer').length === 1"
)
MOVED = """([place, step]) => document.querySelector('#place').textContent !== place
  || document.querySelector('#guidecount').textContent !== step"""

PENDING = "Boolean(document.querySelector('.offer.pending'))"


def follow(page: Any) -> None:
    """The lit pieces one after the other until they make a move (others would change it), then its button."""
    before = [place(page), count(page)]
    for _ in range(40):
        lit = page.locator(".piece.asked.can, .piece.asked.may").filter(visible=True).evaluate_all(LIT)
        if not lit or page.evaluate(WHOLE):
            break
        touch(page, lit[0])
        if page.evaluate(f"before => ({MOVED})(before) || {PENDING}", before):
            break  # a button on the board needs one tap
    else:
        pytest.fail(f"{lit} are still lit after 40 taps: {count(page)}")
    if not page.evaluate(f"before => ({MOVED})(before) || {PENDING}", before):
        page.locator(".offer.asked").first.tap()
    page.wait_for_function(MOVED, arg=before)
    page.wait_for_function(SETTLED)


@pytest.mark.parametrize("slug", SHELF)
def test_every_lesson_is_tapped_to_its_end_on_a_phone(visit: Visit, slug: str) -> None:
    page = visit("phone")
    learn(page, slug)
    of = len(tutorial.lesson(slug).steps)
    while count(page) != "The lesson is over":
        if page.locator("#guideacts .btn.first").count():
            go_on(page)
        else:
            follow(page)
    assert re.fullmatch(r"move \d+ of \d+", place(page)) and of > 3


@pytest.mark.parametrize("slug", SHELF)
def test_a_tablet_lying_down_shows_a_board_that_can_be_read(visit: Visit, slug: str) -> None:
    """The log gives it its room; words that are 12 units high are so many pixels."""
    page = visit("landscape")
    sit(page, slug)
    page.wait_for_selector("#lines li")
    unit = page.evaluate(
        "() => parseFloat(document.querySelector('[data-region=board]').style.getPropertyValue('--u'))"
    )
    assert unit * 12 > 10.5
    log, board = page.locator("#log").bounding_box(), page.locator("#board").bounding_box()
    assert log["x"] + log["width"] <= board["x"] + 1 and log["height"] > 200
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


@pytest.mark.parametrize("size", ["phone", "low", "tablet"])
@pytest.mark.parametrize("slug", ["gardeners", "mysterious-garden"])
def test_the_end_has_the_whole_page(visit: Visit, slug: str, size: str) -> None:
    """These two lay their tables differently there, and one has a shelf and a map beside its board."""
    page = visit(size, color_scheme="dark")
    record = sorted((REPLAYS / slug.replace("-", "_")).glob("*.txt"))[0].read_text(encoding="utf-8")
    made = page.request.post("/api/tables/import", data={"record": record})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector(".pad")
    top, view = page.locator(".top").bounding_box(), page.locator("#endview").bounding_box()
    wide = page.viewport_size["width"]
    assert top["x"] == 0 and top["width"] == wide and view["x"] == 0 and view["width"] == wide
    assert view["y"] <= top["height"] + 1, "right below the bar"
    assert not page.evaluate(WIDER)
    shown = "all => all.filter((one) => one.checkVisibility()).length"
    assert page.eval_on_selector_all(".stage .piece", shown) == 0, "nothing of the board peeps out"


def test_a_guest_has_one_line_whatever_they_have_scored(visit: Visit) -> None:
    """A name that breaks at ten points moves everything below its card."""
    page = visit()
    sit(page, "the-gardens", seats=[{"kind": "person", "name": "Guest Poppy"}, {"kind": "bot"}])
    lines = page.evaluate(
        """() => {
          const card = document.querySelector('.seat');
          card.querySelector('.score').textContent = '88';
          const name = document.createRange();
          name.selectNodeContents(card.querySelector('.who').firstChild);
          return name.getClientRects().length;
        }"""
    )
    assert lines == 1
