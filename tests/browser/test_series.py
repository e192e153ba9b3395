"""Moves in a row at one wish: Mysterious Garden stows all that is in hand, and takes it back as a whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.record import Record

from .hands import at_turn, moved, offers, place

Visit = Callable[..., Any]


def stowing(page: Any, hand: str, *bags: str) -> str:
    """A table of Mysterious Garden at which one has so much in hand and these bags; against a bot."""
    game: Any = make("mysterious-garden", {"seats": 2, "start": 0})
    position = game.dump(game.start(seeded("hand")))
    position.update({"agenda": [f"stow 0 {hand}", "turn 0"], "to_act": 0})
    position["players"]["0"]["bags"] = list(bags)
    record = Record(game.slug, game.version, game.options, "hand")
    record.position = position
    record.names = ["Ines", "sprout"]
    made = page.request.post("/api/tables/import", data={"record": record.write()})
    assert made.ok, made.text()
    address = f"/t/{made.json()['id']}"
    page.goto(address)
    page.wait_for_selector("#list .offer")
    return address


@pytest.mark.parametrize(("size", "locale"), [("wide", "en"), ("phone", "de")])
def test_everything_is_stowed_and_taken_back_at_one_wish(visit: Visit, size: str, locale: str) -> None:
    page = visit(size, locale=locale)
    stowing(page, "2 0 2", "", "by", "rr")
    assert at_turn(page)
    before, many = place(page), offers(page)
    assert many[0] == "series" and len(many) > 2
    button = page.locator("#list .offer").first
    assert str(len(many) - 1) in page.inner_text("#count") or not page.locator("#count").is_visible()
    said = button.get_attribute("aria-label")
    assert said.startswith({"en": "Stow everything for me", "de": "Verstaue alles für mich"}[locale]), said
    (button.tap if size == "phone" else button.click)()
    if size == "phone":  # what it does is read first
        armed = page.locator("#list .offer.armed")
        armed.wait_for()
        assert place(page) == before
        armed.tap()
    moved(page, before)
    lines = page.locator("#lines [data-move]")
    page.wait_for_function("() => document.querySelectorAll('#lines [data-move]').length >= 1")
    assert lines.count() >= 1
    assert page.locator(".piece[data-key^=hold-]").count() == 0, "nothing is left in hand"
    page.click("#undo")
    page.wait_for_function("was => document.querySelector('#place').textContent === was", arg=before)
    assert at_turn(page) and offers(page) == many, "as a whole"


def test_no_such_button_where_it_cannot_be_told(visit: Visit) -> None:
    page = visit()
    stowing(page, "3 1 0", "", "rr")
    assert at_turn(page) and "series" not in offers(page)
