"""Two people at one table read different languages, and so do those who watch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from allotment.games import SHELF

from .hands import at_turn, offers, press, sit
from .test_fits import WIDER as BEYOND
from .test_people import join

Visit = Callable[..., Any]

ENGLISH = re.compile(r"\b(the|your|you|with|turn|and|of|seed|seeds|dice|move|moves)\b", re.IGNORECASE)
READ = """() => [...document.querySelectorAll('#status, #lines li, #list button, #seats, .tabs, .top, h2')]
  .filter((it) => it.offsetParent).map((it) => it.innerText)"""
NARROW = {"width": 360, "height": 740}
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def test_everybody_at_a_table_reads_their_own_language(visit: Visit) -> None:
    ines, noor, watcher = visit(), visit(locale="de-DE"), visit("phone", locale="de-AT")
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    made = {"game": "garden-dice", "options": {"seats": 2, "start": 0}, "seats": seats}
    info = ines.request.post("/api/tables", data=made).json()
    ines.goto(f"/t/{info['id']}")
    join(noor, info, 1, "Noor")
    watcher.goto(info["watch"])
    watcher.click("#watch")
    at_turn(ines)
    bought = next(text for text in offers(ines) if text.startswith("buy"))
    press(ines, bought)
    ines.wait_for_function("() => /You buy /.test(document.querySelector('#lines').textContent)")
    for german in (noor, watcher):
        german.wait_for_function("() => /Ines kauft /.test(document.querySelector('#lines').textContent)")
        assert german.evaluate("document.documentElement.lang") == "de"
        assert german.text_content("#status").startswith("Ines ist am Zug")
        texts = [text.replace("Garden Dice", "") for text in german.evaluate(READ)]
        assert len(texts) > 3 and not [text for text in texts if ENGLISH.search(text)], texts
    assert not watcher.evaluate(WIDER), "German fits a phone"
    assert ines.text_content("#status").startswith("Your turn:")


def test_a_language_is_chosen_at_the_table_for_oneself(visit: Visit) -> None:
    ines = visit()
    made = {
        "game": "garden-dice",
        "options": {"seats": 2, "start": 0},
        "seats": [{"kind": "person"}, {"kind": "bot"}],
    }
    info = ines.request.post("/api/tables", data=made).json()
    ines.goto(f"/t/{info['id']}")
    at_turn(ines)
    ines.click("#more")
    ines.select_option("#language", "de")
    ines.wait_for_function("() => document.documentElement.lang === 'de'")
    at_turn(ines)
    assert ines.text_content("#status").startswith("Du bist am Zug:")
    ines.goto("/")
    assert ines.get_by_text("Jetzt spielen").count() == 5, "and it stays so everywhere"


def test_german_fits_the_narrowest_phone(visit: Visit) -> None:
    """On every page of the frame and at every table, nothing is wider than 360 pixels."""
    page, guest = visit("phone", locale="de-DE"), visit("phone", locale="de-DE")
    for one in (page, guest):
        one.set_viewport_size(NARROW)
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    made = {"game": "garden-dice", "options": {"seats": 2}, "seats": seats}
    info = page.request.post("/api/tables", data=made).json()
    pages = ["/", f"/t/{info['id']}"]
    pages += [f"/{kind}/{slug}" for slug in SHELF for kind in ("new", "rules", "lab")]
    wide: dict[str, list[str]] = {}
    for who, address in [*((page, one) for one in pages), (guest, info["invite"])]:
        who.goto(address)
        assert who.evaluate("document.documentElement.lang") == "de", address
        wide[address] = too_wide(who)
    for slug in SHELF:
        sit(page, slug)
        if slug != "gardeners":
            at_turn(page)
        for name in ("log", "seats", "board"):
            page.click(f"#tab-{name}")
            wide[f"{slug}, {name}"] = too_wide(page)
    assert not {where: found for where, found in wide.items() if found}


def too_wide(page: Any) -> list[str]:
    sideways = page.evaluate(WIDER)
    return [*page.evaluate(BEYOND), *(["scrolls sideways"] if sideways else [])]
