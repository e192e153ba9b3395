"""The board of Gardeners in a real browser: words stay on cards, fingers find targets, the sand runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from allotment.games.gardeners.components import TILES
from tests.server.serving import Server, quick, serving

from .gardens import MIDDLE, grown, sit_among
from .test_pages import findings

Visit = Callable[..., Any]

TABLES: dict[str, tuple[int, dict[str, Any], dict[str, Any]]] = {
    "middle": (24, {"seats": 4}, MIDDLE),
    "few": (2, {"seats": 2}, {}),
    "whole": (36, {"seats": 3}, {"ready": [False, True, True], "cards": ["0 x13 down", "1 x57 down"]}),
    "face up": (20, {"seats": 6, "mode": "initiation"}, {"cards": ["4 x46 up", "5 x44 up", "0 x43 down"]}),
    "training": (9, {"seats": 4, "mode": "training-a"}, {"cards": ["1 ta5 up", "2 ta3 up", "0 ta4 down"]}),
    "solo": (16, {"seats": 1, "mode": "solo"}, {}),
}

OVERFLOWS = """() => [...document.querySelectorAll('.piece.wish text, .piece.button text, .piece.crate text')]
  .filter((text) => text.closest('.piece').checkVisibility({ visibilityProperty: true }))
  .map((text) => [text, text.closest('.piece')])
  .map(([text, on]) => [text.textContent, text.getBoundingClientRect(), on.getBoundingClientRect()])
  .filter(([, a, b]) => a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 2
    || a.bottom > b.bottom + 2)
  .map(([words]) => words)"""
SMALL = """(regions) => [...document.querySelectorAll(regions)]
  .filter((text) => text.checkVisibility({ visibilityProperty: true }))
  .filter((text) => !text.closest('.wish g[transform*=translate]'))
  .map((text) => [text.textContent, parseFloat(text.getAttribute('font-size')) * text.getScreenCTM().a])
  .filter(([, size]) => size < 11.95)"""
NARROW = """() => [...document.querySelectorAll('.piece.can, .piece.may')]
  .map((piece) => [piece.dataset.key, piece.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.95 || box.height < 43.95)
  .map(([key, box]) => [key, box.width, box.height])"""


@pytest.fixture(scope="module")
def slowly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots let one look."""
    with serving(quick(tmp_path_factory.mktemp("gardens") / "tables.sqlite", sand_pace=1e6)) as found:
        yield found


@pytest.mark.parametrize("size", ["phone", "tablet", "wide"])
def test_every_table_is_legible_and_clean(visit: Visit, slowly: Server, size: str) -> None:
    page = visit(size, base=slowly.url, bypass_csp=True)
    told: dict[str, Any] = {}
    for name, (laid, options, more) in TABLES.items():
        sit_among(page, grown(laid, options, **more))
        page.wait_for_timeout(300)
        told[f"{name}: runs over"] = page.evaluate(OVERFLOWS)
        told[f"{name}: small"] = page.evaluate(SMALL, ".board .piece text, .hand .piece text")
        if size == "phone":
            told[f"{name}: narrow"] = page.evaluate(NARROW)
        schemes = ("light", "dark") if name in ("middle", "face up") else ("light",)
        for scheme in schemes:
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            told[f"{name}: axe, {scheme}"] = findings(page)
    assert not {name: found for name, found in told.items() if found}


def test_a_bench_shows_its_line_and_the_sand_runs_on(visit: Visit, slowly: Server) -> None:
    page = visit("wide", base=slowly.url)
    sit_among(page, grown(36, {"seats": 3}, **TABLES["whole"][2]))
    bench = page.locator('.piece.cell[aria-label*="looking"]').first
    line = bench.locator(".sight")
    assert not line.is_visible()
    bench.hover()
    assert line.is_visible()
    before = page.text_content("text.sand")
    page.wait_for_function("was => document.querySelector('text.sand').textContent !== was", arg=before)
    assert ":" in page.text_content("text.sand")


def test_a_tile_is_turned_and_laid_with_the_keyboard(visit: Visit, slowly: Server) -> None:
    """A bench: choose it, choose how it looks, choose where."""
    page = visit("wide", base=slowly.url)
    record = grown(24, {"seats": 4}, **MIDDLE)
    sit_among(page, record)
    page.wait_for_selector(".hold.can")
    before = page.locator(".piece.tile").count()
    page.locator(".hold.can").first.focus()
    page.keyboard.press("Enter")
    turn = page.locator(".hold.folded.can").first
    if turn.count():
        turn.focus()
        page.keyboard.press("Enter")
    page.locator(".cell.empty.can").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.piece.tile').length > n", arg=before)


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_in_solo_a_bench_is_turned_where_it_lies(visit: Visit, slowly: Server, size: str) -> None:
    """GR-SOLO-10: it joins two parts, over the end of the columns, and is turned all the same."""
    page = visit(size, base=slowly.url)
    rest = [tile for tile in TILES if tile not in ("a05", "a06", "b01")]
    garden = {"at": "6,11", "rows": ["a05 b01@90 a06"]}
    more = {"garden": garden, "piles": [rest[:17], rest[17:]], "reserves": [[]]}
    sit_among(page, grown(3, {"seats": 1, "mode": "solo"}, **more))
    cell = page.locator('.piece[data-key="cell-6-1"]')
    assert "looking east" in cell.get_attribute("aria-label")
    cell.click()
    turn = page.locator('.piece[data-key="turn-bench-180"]')
    turn.click()
    if size == "phone":  # a finger is asked again
        turn.click()
    page.wait_for_selector('.piece[data-key="cell-6-1"][aria-label*="looking south"]')
