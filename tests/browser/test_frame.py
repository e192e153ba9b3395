"""The frame around the board: the log, the history, the score pad at any moment, the waiting room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match
from allotment.kernel.record import Record

from .hands import at_turn, offers, place, press, sit
from .test_pages import findings

Visit = Callable[..., Any]


def test_the_log_is_a_control(visit: Visit) -> None:
    """It begins with what was dealt; hovering lights the pieces, a click shows the moment; keys walk on."""
    page = visit()
    address = sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    opening = page.locator('#lines li[data-move="0"]')
    assert "Row A: " in opening.first.text_content()
    opening.first.hover()
    lit = page.eval_on_selector_all(".piece.lit", "all => all.map((one) => one.dataset.key)")
    assert len(lit) == 4 and all(key.startswith("card-a") for key in lit)
    for _ in range(2):
        press(page, offers(page)[0])
        at_turn(page)
    live = page.text_content(".seat .score")
    line = page.locator('#lines li[data-move="1"] a').first
    line.hover()
    assert page.locator(".piece.lit").count() > 0
    page.mouse.move(5, 5)
    assert page.locator(".piece.lit").count() == 0
    line.click()
    page.wait_for_function("() => location.search === '?at=1'")
    assert place(page) == "move 1 of 4" and page.locator("body.back").count() == 1
    assert "Why" not in page.text_content("#status")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.search === '?at=2'")
    page.wait_for_function("() => document.querySelector('#status').textContent.includes('Why')")
    said = page.text_content("#status")  # a bot's move: a seedling knows one reason only
    assert "move 2 of 4: Cress lays " in said and said.endswith("Why: Picked at random.")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => location.search === '?at=1'")
    page.keyboard.press("Shift+ArrowRight")  # by turn
    page.wait_for_function("() => location.search === '?at=2'")
    page.keyboard.press("Home")
    page.wait_for_function("() => location.search === '?at=0'")
    page.goto(f"{address}?at=3")
    page.wait_for_function("() => document.querySelector('#place').textContent === 'move 3 of 4'")
    page.keyboard.press("End")
    page.wait_for_function("() => location.search === '' && document.querySelector('.piece.can')")
    assert page.text_content(".seat .score") == live


def test_the_score_pad_at_any_moment(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens", options={"first": 0})
    for _ in range(3):
        at_turn(page)
        press(page, offers(page)[0])
    at_turn(page)
    page.locator(".seat .score").nth(1).click()
    page.wait_for_selector("#pop .pad")
    assert page.text_content("#pop caption") == "If the game ended now"
    assert page.text_content("#pop thead .mark") == "Cress"
    rows = page.eval_on_selector_all(
        "#pop tbody tr",
        "all => all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))",
    )
    totals = [int(text) for text in page.locator("#pop tfoot td").all_text_contents()]
    assert len(rows) == 7 and totals == [sum(row[seat] for row in rows) for seat in (0, 1)]
    assert any(totals), "cards that are laid are worth something at the end"
    assert "/rules/the-gardens#TG-" in page.get_attribute("#pop tbody a", "href")
    for _ in range(3):
        press(page, offers(page)[0])  # it stays, and stays true
        at_turn(page)
    page.wait_for_function(
        "was => [...document.querySelectorAll('#pop tfoot td')].map((one) => one.textContent).join() !== was",
        arg=",".join(map(str, totals)),
    )
    page.keyboard.press("Escape")
    page.focus("#lines")
    page.keyboard.press("Home")
    page.wait_for_selector("body.back")
    page.locator(".seat .score").first.click()
    page.wait_for_selector("#pop .pad")
    assert page.text_content("#pop caption") == "If the game had ended after move 0"


def test_the_maker_fills_the_seats_and_begins(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}, {"kind": "open"}]
    info = page.request.post("/api/tables", data={"game": "garden-dice", "seats": seats}).json()
    page.goto(f"/t/{info['id']}")
    page.get_by_text("Seat a bot").first.click()
    page.get_by_text("Reopen this seat").wait_for()
    page.click("#begin")
    page.wait_for_function("() => document.body.dataset.stage === 'playing'")
    page.locator(".seat").filter(has_text="bot").nth(1).wait_for()
    page.click("#more")
    page.fill('#pop [aria-label="Your name"]', "Inés")
    page.click("#pop form button")
    page.wait_for_function("() => /Inés/.test(document.querySelector('.seat .who').textContent)")


def finished(slug: str) -> str:
    """The record of a whole game, somebody against a bot, played by chance."""
    game = make(slug, {})
    match = Match(game, Record(game.slug, game.version, game.options, "frame"), seeded("frame"))
    luck = seeded("moves")
    while not match.over():
        seat = game.to_act(match.state)[0]
        offered = game.legal(match.state, seat)
        match.play(seat, offered[luck.below(len(offered))].text)
    match.record.names = ["human", "seedling"]
    return match.record.write()


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_axe_finds_nothing_serious_on_the_other_pages(visit: Visit, size: str) -> None:
    """The invitation, the lobby on a tablet, the score pad in play, the curtain, the end."""
    page, maker = visit(size, bypass_csp=True), visit()
    told: dict[str, list[str]] = {}
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    info = maker.request.post("/api/tables", data={"game": "the-gardens", "seats": seats}).json()
    pages = {"claim": info["invite"]}
    if size == "tablet":
        pages["lobby"] = "/new/four-gardens"
    for name, address in pages.items():
        page.goto(address)
        page.wait_for_timeout(150)
        told[name] = findings(page)
    sit(page, "the-gardens")
    at_turn(page)
    page.locator(".seat .score").first.click()
    page.wait_for_selector("#pop .pad")
    told["tally"] = findings(page)
    info = page.request.post(
        "/api/tables", data={"game": "four-gardens", "seats": [{"kind": "person"}, {"kind": "here"}]}
    ).json()
    page.goto(f"/t/{info['id']}")
    page.wait_for_selector("#curtain button")
    told["curtain"] = findings(page)
    info = page.request.post("/api/tables/import", data={"record": finished("the-gardens")}).json()
    page.goto(f"/t/{info['id']}")
    page.wait_for_selector(".pad tfoot td")
    told["end"] = findings(page)
    assert not {name: found for name, found in told.items() if found}
