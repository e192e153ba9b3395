"""People at the table, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.serving import Process

from .hands import at_turn, offers, piece, press, sit

Visit = Callable[..., Any]

AT = "place => document.querySelector('#place').textContent === place"
HEARD = """([before, chosen]) => document.querySelector('#place').textContent !== before
  || document.querySelectorAll('.piece.chosen').length !== chosen"""


@pytest.mark.parametrize("slug", ["garden-dice", "the-gardens"])
def test_a_newcomer_plays_a_whole_game_by_clicking(visit: Visit, slug: str) -> None:
    """From the shelf, in one click, to the score pad; first by pieces, then by their buttons."""
    page = visit()
    page.goto("/")
    page.click(f'[data-play="{slug}"]')
    page.wait_for_selector(".piece")
    for _ in range(3):
        assert at_turn(page)
        by_pieces(page)
    moves = 0
    while at_turn(page):
        press(page, best(offers(page)))
        moves += 1
        assert moves < 600
    assert page.locator(".pad tfoot td").count() == 2
    assert page.locator(".chart .line").count() == 2
    page.click("#final")
    page.click("#go-back")
    page.wait_for_selector("body.back")
    assert "at=" in page.url


def best(texts: list[str]) -> str:
    """Buying ends a game of Garden Dice, so buy when one can."""
    return next((text for text in texts if text.startswith("buy")), texts[0])


def by_pieces(page: Any) -> None:
    """Make the first offer by clicking what glows, and what glows then."""
    before = page.text_content("#place")
    for _ in range(5):
        glowing = page.locator(".piece.can").filter(visible=True)
        if page.text_content("#place") != before or glowing.count() == 0:
            break
        chosen = page.locator(".piece.chosen").count()
        glowing.first.click(force=True)
        page.wait_for_function(HEARD, arg=[before, chosen])
    page.wait_for_function("before => document.querySelector('#place').textContent !== before", arg=before)


def test_two_browsers_play_each_other_through_an_invite_link(visit: Visit) -> None:
    ines, noor = visit(), visit()
    ines.goto("/new/the-gardens")
    ines.fill('[aria-label="Name at seat 1"]', "Ines")
    ines.check('input[name="kind-1"][value="open"]', force=True)
    ines.click("#start")
    ines.wait_for_selector("#gather .linkbox")
    link = "http://" + ines.text_content("#gather .linkbox code")
    noor.goto(link)
    noor.fill("#name", "Noor")
    noor.click("#claim")
    noor.wait_for_selector(".piece")
    ines.wait_for_selector(".piece")
    for _ in range(4):
        for page in (ines, noor):
            page.wait_for_function("() => document.querySelector('#status').textContent.length > 3")
        acting = ines if ines.evaluate("document.body.classList.contains('mine')") else noor
        at_turn(acting)
        press(acting, offers(acting)[0])
        for page in (ines, noor):
            page.wait_for_function(AT, arg=acting.text_content("#place"))
    assert "Noor" in ines.text_content("#seats") and "Ines" in noor.text_content("#seats")
    third = visit()
    third.goto(link)
    assert third.locator("#claim").count() == 0, "a link claims a seat once"


def test_a_phone_plays_by_touch(visit: Visit) -> None:
    """A tap chooses, a second tap on the spot confirms; nothing is smaller than a finger."""
    page = visit("phone")
    sit(page, "the-gardens")
    at_turn(page)
    before = page.text_content("#place")
    card = page.locator(".piece.card.can").first
    card.tap()
    target = page.locator(".piece.cell.can").first
    key = target.get_attribute("data-key")
    target.tap()
    assert page.text_content("#place") == before, "one tap is not enough on touch"
    piece(page, key).tap()
    page.wait_for_function("before => document.querySelector('#place').textContent !== before", arg=before)
    for selector in (".tabs button", ".top .ibtn", "#list .offer"):
        for box in page.locator(selector).filter(visible=True).all():
            size = box.bounding_box()
            assert size["height"] >= 43.5, (selector, size)
    for tab in ("seats", "log", "board"):
        page.tap(f"#tab-{tab}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("slug", ["garden-dice", "the-gardens"])
def test_the_keyboard_alone_plays_a_turn(visit: Visit, slug: str) -> None:
    page = visit()
    sit(page, slug)
    at_turn(page)
    before = page.text_content("#place")
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.piece.can')"):
            break
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('.piece')")
    for _ in range(6):
        chosen = page.locator(".piece.chosen").count()
        page.evaluate("[...document.querySelectorAll('.piece.can')].at(-1)?.focus()")
        page.keyboard.press("Enter")
        page.wait_for_function(HEARD, arg=[before, chosen])
        if page.text_content("#place") != before:
            break
    assert page.text_content("#place") != before


def test_why_not_says_the_rule(visit: Visit) -> None:
    page = visit()
    sit(page, "garden-dice")
    at_turn(page)
    for key in ("bed-6-6", "stack-eggplant", "end", "bed-3-4"):
        if "can" not in page.get_attribute(f'.piece[data-key="{key}"]', "class").split():
            piece(page, key).click(force=True)
            if page.locator(".piece.chosen").count() == 0:
                page.wait_for_selector("#whynot:not([hidden])")
                assert "/rules/garden-dice#GD-" in page.get_attribute("#whysays a", "href")
                return
            page.keyboard.press("Escape")
    raise AssertionError("everything was possible")


def test_undo_takes_back_and_says_where_it_stops(visit: Visit) -> None:
    page = visit()
    sit(page, "garden-dice")
    at_turn(page)
    before = page.text_content("#place")
    press(page, next(text for text in offers(page) if text.startswith("buy")))
    at_turn(page)
    page.click("#undo")
    page.wait_for_function("before => document.querySelector('#place').textContent === before", arg=before)
    page.click("#undo", force=True)
    page.wait_for_selector("#whynot:not([hidden])")
    assert "Nothing to take back" in page.text_content("#whynot")


def test_history_steps_by_move_and_by_turn_and_is_in_the_address(visit: Visit) -> None:
    page = visit()
    address = sit(page, "the-gardens")
    for _ in range(4):
        assert at_turn(page)
        press(page, offers(page)[0])
    at_turn(page)
    scores = page.locator(".seat .score").all_text_contents()
    page.focus("#lines")
    page.keyboard.press("Home")
    page.wait_for_function("() => location.search === '?at=0'")
    assert page.locator(".piece.can").count() == 0
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.search === '?at=1'")
    page.goto(f"{address}?at=2")
    page.wait_for_function("() => document.querySelector('#place').textContent.startsWith('move 2 of')")
    page.keyboard.press("End")
    page.wait_for_function("() => location.search === '' && document.querySelector('.piece.can')")
    assert page.locator(".seat .score").all_text_contents() == scores
    for key in ("Escape", ""):
        page.click("#go-first")
        page.wait_for_selector("body.back")
        assert page.text_content("#status").startswith("It’s your turn. Viewing move 0 of")
        if key:
            page.keyboard.press(key)
        else:
            page.click("#live")
        page.wait_for_selector("body:not(.back)")


def test_export_import_rematch_and_the_check_of_the_shuffles(visit: Visit, tmp_path: Any) -> None:
    page = visit()
    sit(page, "the-gardens")
    while at_turn(page):
        press(page, offers(page)[0])
    page.click("#check")
    page.wait_for_function("() => /Verified/.test(document.querySelector('.sealed').textContent)")
    with page.expect_download() as got:
        page.click("#export")
    got.value.save_as(tmp_path / "game.txt")
    totals = page.locator(".pad tfoot td").all_text_contents()
    other = visit()
    other.goto("/")
    other.set_input_files("#file", tmp_path / "game.txt")
    other.wait_for_selector(".pad tfoot td")
    assert other.locator(".pad tfoot td").all_text_contents() == totals
    page.click("#rematch")
    page.wait_for_url(re.compile(r"/t/(?!.*at=)"))
    page.wait_for_selector(".piece.can")


def test_a_spectator_sees_and_cannot_move(visit: Visit) -> None:
    page, watcher = visit(), visit()
    address = sit(page, "the-gardens")
    info = page.request.get("/api" + address.replace("/t/", "/tables/")).json()
    watcher.goto(info["watch"])
    watcher.click("#watch")
    watcher.wait_for_selector(".piece")
    assert watcher.locator(".piece.can").count() == 0 and watcher.locator("#list .offer").count() == 0
    at_turn(page)
    press(page, offers(page)[0])
    watcher.wait_for_function("() => document.querySelectorAll('#lines [data-move]').length > 0")


def test_hot_seat_passes_the_screen_on(visit: Visit) -> None:
    page = visit()
    sit(page, "garden-dice", seats=[{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}])
    acted = set()
    for _ in range(30):
        at_turn(page)
        acted.add(re.sub(r":.*", "", page.text_content("#status")))
        press(page, offers(page)[0])
        if len(acted) == 2:
            return
    raise AssertionError(f"only {acted} got the screen")


def test_the_table_is_found_again_after_the_server_was_killed(visit: Visit, tmp_path: Any) -> None:
    process = Process(tmp_path / "killed.sqlite")
    process.start()
    try:
        page = visit(base=process.url)
        sit(page, "the-gardens")
        at_turn(page)
        press(page, offers(page)[0])
        at_turn(page)
        place = page.text_content("#place")
        process.kill()
        page.wait_for_selector("#lost:not([hidden])")
        page.evaluate("document.querySelector('#list .offer').click()")  # waits as pending
        process.start()
        page.wait_for_selector("#lost", state="hidden")
        page.wait_for_function("place => document.querySelector('#place').textContent !== place", arg=place)
    finally:
        process.stop()


def test_undo_says_why_there_is_nothing_to_take_back(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    assert page.get_attribute("#undo", "title") == "Nothing to take back: Nothing has been played yet."
    press(page, offers(page)[0])
    at_turn(page)
    page.wait_for_function("() => /has moved since/.test(document.querySelector('#undo').title)")
    assert page.get_attribute("#undo", "aria-disabled") == "true"
