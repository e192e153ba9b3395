"""Every page: no serious finding of axe, in both colour schemes; a light first load."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest

from allotment.games import SHELF

from .hands import at_turn, offers, press, sit

Visit = Callable[..., Any]

AXE = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"],
    "resultTypes": ["violations"],  # a thousand pieces that are in order need no report: half the time
}


def findings(page: Any) -> list[str]:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    found = axe.run(page, options=AXE).response["violations"]
    return [said(one) for one in found if one["impact"] in ("serious", "critical")]


def said(one: Any) -> str:
    where = [node["html"][:120] for node in one["nodes"][:3]]
    return f"{one['impact']} {one['id']}: {where} {one['nodes'][0].get('failureSummary', '')[:300]}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone", "zoomed"])
def test_axe_finds_nothing_serious(visit: Visit, size: str, scheme: str) -> None:
    page = visit(size, color_scheme=scheme, bypass_csp=True)
    told: dict[str, list[str]] = {}
    for name, address in (
        ("shelf", "/"),
        ("lobby", "/new/the-gardens"),
        ("rules", "/rules/garden-dice"),
        ("nothing", "/t/nothere"),
    ):
        page.goto(address)
        page.wait_for_timeout(200)
        told[name] = findings(page)
    for slug in SHELF:
        sit(page, slug)
        at_turn(page)
        told[slug] = findings(page)
    page.click("#more")
    told["menu"] = findings(page)
    sit(page, "the-gardens", seats=[{"kind": "person", "name": "Ines"}, {"kind": "open"}])
    told["gathering"] = findings(page)
    assert not {name: found for name, found in told.items() if found}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_end(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme, bypass_csp=True)
    sit(page, "the-gardens")
    while at_turn(page):
        press(page, offers(page)[0])
    page.wait_for_selector(".pad")
    assert not findings(page)


# Bytes of the first picture, moves and all: one or two kilobytes less than when tables could do half as much.
WEIGHTS = {
    "garden-dice": 60_400,
    "the-gardens": 65_000,
    "four-gardens": 70_600,
    "mysterious-garden": 64_800,
    "gardeners": 66_000,
}
AFTER = 3_670  # and of what comes right after the first picture, so that the menu opens without the line
READY = """() => new MutationObserver((_, watch) => {
  if (!document.querySelector('#lines li')) return; // the first picture
  window.ready = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true })"""
LATER = """() => performance.getEntriesByType('resource')
  .filter((one) => one.startTime > window.ready).map((one) => one.name)"""


@pytest.mark.parametrize("slug", SHELF)
def test_the_first_load_is_light(visit: Visit, slug: str) -> None:
    """Bytes as they come over the line, all requests of a first visit to a table together."""
    page = visit()
    page.add_init_script(f"({READY})()")
    sizes: dict[str, int] = {}

    def weigh(answer: Any) -> None:
        if answer.status == 200 and not re.search(
            "/socket|/favicon", answer.url
        ):  # some browsers show no icon
            packed = answer.headers.get("content-encoding") in ("gzip", "br")
            length = answer.headers.get("content-length")
            sizes[answer.url] = int(length) if packed and length else len(gzip.compress(answer.body()))

    page.on("response", weigh)
    sit(page, slug)
    at_turn(page)
    page.wait_for_load_state("networkidle")
    later = set(page.evaluate(LATER))
    after = sum(size for url, size in sizes.items() if url in later)
    total = sum(sizes.values()) - after
    assert 10_000 < total < WEIGHTS[slug], (total, sizes)
    assert 0 < after < AFTER, (after, later)


NOT_DRAWN = """() => [...document.querySelectorAll('use')].map((one) => one.getAttribute('href').slice(1))
  .filter((name) => !document.getElementById(name))"""


def test_every_symbol_is_there_when_it_is_shown(visit: Visit) -> None:
    """Those that come with the page, and those that come with what is opened later."""
    page, guest = visit(), visit()
    plain = ("/", "/new/four-gardens", "/rules/garden-dice", "/puzzles", "/lab/garden-dice", "/t/nothere")
    for address in plain:
        page.goto(address)
        assert not page.evaluate(NOT_DRAWN), address
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    made = page.request.post("/api/tables", data={"game": "the-gardens", "seats": seats}).json()
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector("#gather .qr")
    assert not page.evaluate(NOT_DRAWN)
    guest.goto(made["invite"])
    assert not guest.evaluate(NOT_DRAWN)
    sit(page, "the-gardens")
    page.click("#more")
    page.wait_for_selector("#pop:not([hidden])")
    assert not page.evaluate(NOT_DRAWN)
    page.keyboard.press("Escape")
    while at_turn(page):
        press(page, offers(page)[0])
    page.wait_for_selector(".verdict .prize")
    assert not page.evaluate(NOT_DRAWN)


def test_the_page_stands_without_the_network(visit: Visit) -> None:
    """After loading, all but play works with the line cut."""
    page = visit()
    sit(page, "the-gardens")
    at_turn(page)
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_selector("#lost:not([hidden])")
    page.click("#more")
    page.wait_for_selector("#pop:not([hidden])")
    assert "Keys" in page.inner_text("#pop") and not page.evaluate(NOT_DRAWN)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("#pop kbd")
    page.keyboard.press("Escape")
    page.locator(".piece.card.can").first.click()
    assert page.locator(".piece.chosen").count() == 1
