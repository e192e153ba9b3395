"""The log and what goes with it: rounds, whose line it is, a lent seat, hints, watching, settings."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.serving import Server

from .hands import at_turn, keep, offers, place, press, sit
from .test_motion import ROW, garden

Visit = Callable[..., Any]


def test_the_log_tells_rounds_and_puts_rolls_under_who_rolls(visit: Visit) -> None:
    page = visit()
    sit(page, "garden-dice", options={"start": 0})
    for _ in range(3):
        at_turn(page)
        press(page, "end") if "end" in offers(page) else press(page, offers(page)[-1])
    at_turn(page)
    heads = page.locator("#lines .round").all_inner_texts()
    assert heads[:2] == ["The opening", "Round 1"] and not [head for head in heads if "Turn" in head]
    rolls = page.eval_on_selector_all(
        "#lines li[data-seat]",
        "all => all.map((it) => [it.dataset.seat, it.textContent]).filter((one) => / rolls? /.test(one[1]))",
    )
    assert len(rolls) > 1 and {seat for seat, _ in rolls} == {"0", "1"}
    assert all(text.startswith(("You", "Cress")[int(seat)]) for seat, text in rolls), rolls


DRAWN = "all => all.map((one) => one.getAttribute('href').slice(1))"


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_log_shows_pieces_and_folds_only_what_is_alike(visit: Visit, size: str) -> None:
    page = visit(size)
    garden(page, {}, [1, 1, 3, 5])
    for text in ("buy squash with 1", "buy squash with 1", "buy carrot with 3"):
        press(page, text)
        at_turn(page)
    if size == "phone":
        page.click("#tab-log")
    lines = page.locator("#lines li[data-move]")
    carrot = lines.filter(has_text="carrot").last
    drawn = carrot.locator(".pics use").evaluate_all(DRAWN)
    assert drawn == ["gd-carrot-veggie", "gd-die-3"]
    squash = lines.filter(has_text="squash")
    assert [one.is_visible() for one in squash.all()] == [False, True], "the same step again is folded"
    times = squash.last.locator(".times")
    assert times.text_content() == "×2" and carrot.locator(".times").count() == 0
    times.click()
    assert squash.first.is_visible() and times.get_attribute("aria-expanded") == "true"
    times.click()
    assert not squash.first.is_visible()


def test_a_lent_seat_comes_back_with_one_click_and_the_log_keeps_who_moved(
    visit: Visit, server: Server
) -> None:
    ines, noor = visit(), visit("phone")
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    options = {"seats": 2, "first": 1}
    info = ines.request.post(
        "/api/tables", data={"game": "the-gardens", "options": options, "seats": seats}
    ).json()
    ines.goto(f"/t/{info['id']}")
    token = info["invite"].rsplit("/", 1)[1]
    told = noor.request.post(f"/api/tables/{info['id']}/claim", data={"token": token, "name": "Noor"}).json()
    noor.request.post(f"/api/tables/{info['id']}/leave", data={})
    at_turn(ines)  # the bot moved for Noor
    bot = ines.locator('#lines li[data-seat="1"][data-move="1"]').first.inner_text()
    assert "Noor" not in bot
    noor.request.post("/api/recover", data={"code": told["recovery"]})
    noor.goto(f"/t/{info['id']}")
    noor.wait_for_selector("#lent:not([hidden])")
    assert "has played for you" in noor.text_content("#lentsays")
    noor.click("#takeback")
    noor.wait_for_selector("#lent", state="hidden")
    noor.wait_for_function(
        "() => /Noor/.test(document.querySelector('.seat[data-seat=\"1\"] .who').textContent)"
    )
    noor.click("#tab-log")
    assert noor.locator('#lines li[data-seat="1"][data-move="1"]').first.inner_text() == bot


def test_a_hint_comes_from_a_bot(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    page.click("#hint")
    page.wait_for_function(
        "() => /best moves, its choice first/.test(document.querySelector('#whysays').textContent)"
    )
    assert page.locator("#list .offer.chosen").count() == 1
    rows = page.locator("#whysays .hints .btn")
    assert 2 <= rows.count() <= 3
    assert rows.first.inner_text().endswith("%")
    chosen = page.locator("#list .offer.chosen").inner_text()
    rows.nth(1).click()
    page.wait_for_function(
        "was => document.querySelector('#list .offer.chosen')?.innerText !== was", arg=chosen
    )


def test_a_hint_is_in_view_in_the_list_though_its_line_was_folded(visit: Visit) -> None:
    page = visit()

    def connect(line: Any) -> None:
        server = line.connect_to_server()

        def heard(text: Any) -> None:
            message = json.loads(text)
            if message.get("moves") and message.get("text"):  # what a bot would play: something folded
                message["text"] = page.hinted
                message["moves"][0]["text"] = page.hinted
            line.send(json.dumps(message))

        server.on_message(heard)

    page.route_web_socket(re.compile("/socket"), connect)
    garden(page, {cell: kind.format("veggie") for cell, kind in ROW.items()}, [1, 2, 3, 5])
    folded = page.locator("#list li[hidden] .offer")
    page.hinted = folded.last.get_attribute("data-text")
    page.click("#hint")
    shown = page.locator(f'#list .offer.chosen[data-text="{page.hinted}"]')
    shown.wait_for()
    box, room = shown.bounding_box(), page.locator("#offers").bounding_box()
    assert box["y"] >= room["y"] and box["y"] + box["height"] <= room["y"] + room["height"] + 1


def test_watching_can_be_paused(visit: Visit) -> None:
    page = visit()
    bots = [{"kind": "bot", "level": "seedling"}, {"kind": "bot", "level": "seedling"}]
    made = page.request.post("/api/tables", data={"game": "the-gardens", "seats": bots}).json()
    keep(page, "bots", "3000")
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector("#watchbar:not([hidden])")
    assert page.text_content("#speed") == "Speed: slow"
    page.click("#pause")
    before = place(page)
    page.click("#speed")
    assert page.text_content("#speed") == "Speed: as they move"
    page.wait_for_timeout(300)
    assert place(page) == before and page.text_content("#pause") == "Continue"
    page.click("#pause")
    page.wait_for_function("was => document.querySelector('#place').textContent !== was", arg=before)


def test_settings_are_in_one_place_and_stay(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.click("#settings")
    page.wait_for_selector("#pop:not([hidden]) input", state="attached")
    names = {"confirm", "ending", "pace", "bots", "sound", "warn", "colours"}
    assert set(page.eval_on_selector_all("#pop input", "all => all.map((one) => one.name)")) == names
    before = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seat-5')")
    page.locator('#pop [name="colours"][value="safe"]').check(force=True)
    after = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seat-5')")
    assert before != after
    sit(page, "the-gardens")
    assert page.evaluate("document.documentElement.dataset.colours") == "safe"
    page.click("#more")
    page.wait_for_selector("#pop:not([hidden]) input[type=radio]", state="attached")
    assert (
        set(page.eval_on_selector_all("#pop input[type=radio]", "all => all.map((one) => one.name)")) == names
    )
    said = page.inner_text("#pop")
    assert all(word in said for word in ("on touch screens", "colour-blind safe"))
    assert page.locator('#pop [name="colours"][value="safe"]').is_checked()


POINTED = """() => document.querySelector('.piece[aria-label]').dispatchEvent(
  new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))"""


def test_the_end_counts_the_final_scoring(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens", options={"first": 0})
    while at_turn(page):
        press(page, offers(page)[0])
    page.wait_for_selector(".decided")
    final = page.locator(".decided .final").inner_text()
    assert "final scoring" in final and re.search(r"Ines \+\d+", final)
    page.evaluate(POINTED)  # the timer of a pointer that rested there runs out now
    page.wait_for_timeout(1000)
    assert page.locator("#whynot").is_hidden()


def test_a_bot_that_is_not_itself_says_so(visit: Visit) -> None:
    """The seat shows what the server tells of it."""
    page = visit()

    def connect(line: Any) -> None:
        server = line.connect_to_server()

        def heard(text: Any) -> None:
            message = json.loads(text)
            for seat in message.get("seats", []):
                seat["fallback"] = seat["kind"] == "bot"
            line.send(json.dumps(message))

        server.on_message(heard)

    page.route_web_socket(re.compile("/socket"), connect)
    sit(page, "the-gardens")
    page.wait_for_selector('.seat[data-seat="1"] .fallback')
    assert "moves at random" in page.text_content('.seat[data-seat="1"]')
    assert page.locator('.seat[data-seat="0"] .fallback').count() == 0
