"""The board of Gardeners in a real browser: words stay on cards, fingers find targets, the sand runs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from allotment.games.gardeners.components import TILES
from tests.server.serving import Server, quick, serving

from .gardens import MIDDLE, grown, sit_among
from .hands import middle, moved, offers, piece, place
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


@pytest.mark.parametrize(
    ("size", "language"), [("phone", "en"), ("tablet", "en"), ("wide", "en"), ("phone", "de"), ("wide", "de")]
)
def test_every_table_is_legible_and_clean(visit: Visit, slowly: Server, size: str, language: str) -> None:
    page = visit(size, base=slowly.url, bypass_csp=True)
    page.context.add_cookies([{"name": "language", "value": language, "url": slowly.url}])
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
    bench = page.locator('.piece.cell[aria-label*="facing"]').first
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
    more: dict[str, Any] = {"garden": garden, "piles": [rest[:17], rest[17:]], "reserves": [[]]}
    sit_among(page, grown(3, {"seats": 1, "mode": "solo"}, **more))
    cell = page.locator('.piece[data-key="cell-6-1"]')
    assert "facing east" in cell.get_attribute("aria-label")
    cell.click()
    turn = page.locator('.piece[data-key="turn-bench-180"]')
    turn.click()
    if size == "phone":  # a finger is asked again
        turn.click()
    page.wait_for_selector('.piece[data-key="cell-6-1"][aria-label*="facing south"]')


def test_a_tray_that_is_pointed_at_hides_none_of_its_tiles(visit: Visit, slowly: Server) -> None:
    page = visit("wide", base=slowly.url)
    sit_among(page, grown(24, {"seats": 4}, **MIDDLE))
    page.wait_for_selector(".give.can")
    tray = page.locator(".give.can").first
    seat = tray.get_attribute("data-key").split("-")[1]
    tray.hover()
    layers = page.evaluate(
        "(key) => [`[data-key=\"${key}\"]`, '.token.held'].map((one) =>"
        " Number(getComputedStyle(document.querySelector(`.piece${one}`)).zIndex))",
        f"give-{seat}",
    )
    assert layers[0] < layers[1]


def test_a_tile_that_turns_is_turned_in_the_hand_and_dropped(visit: Visit, slowly: Server) -> None:
    page = visit("wide", base=slowly.url)
    sit_among(page, grown(12, {"seats": 2}, spread=True))
    page.wait_for_selector(".hold.can")
    turning = [text for text in offers(page) if text.startswith("place b") and "@90 " in text]
    tile = turning[0].split(" ")[1].split("@")[0]
    piece(page, f"tile-{tile}").click()
    page.keyboard.press("r")
    assert page.locator(".piece.way.chosen").get_attribute("data-key").endswith("-90")
    piece(page, f"tile-{tile}").click()
    assert not page.locator(".piece.way.chosen").get_attribute("data-key").endswith("-90"), (
        "a second tap turns"
    )
    page.keyboard.press("Escape")
    before = place(page)
    page.mouse.move(*middle(piece(page, f"tile-{tile}")))
    page.mouse.down()
    page.mouse.move(700, 600, steps=3)
    target = page.locator(".cell.empty.can").first.get_attribute("data-key")
    page.mouse.move(*middle(piece(page, target)), steps=3)
    page.keyboard.press("r")
    page.mouse.up()
    moved(page, before)
    lies = piece(page, target).get_attribute("aria-label")
    assert "bench" in lies, "it lies where it was dropped"


def test_the_garden_keeps_its_place_and_size_while_it_grows(visit: Visit, slowly: Server) -> None:
    page = visit("phone", base=slowly.url)
    boxes = []
    for laid in (1, 3, 36):
        sit_among(page, grown(laid, {"seats": 2}))
        boxes.append(piece(page, "cell-6-6").bounding_box()["width"])
    assert len(set(boxes)) == 1, "cells keep their size"


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_the_garden_does_not_slide_under_a_hand(visit: Visit, slowly: Server, size: str) -> None:
    """Somebody lays a tile at the edge of what is shown: that slides when nothing is chosen any more."""
    page = visit(size, base=slowly.url)
    row = ["a05", "a06", "a07", "a08"]
    rest = [tile for tile in TILES if tile not in row]
    garden = {"at": "6,4", "rows": [" ".join(row)]}
    more: dict[str, Any] = {"garden": garden, "piles": [[], rest[9:]], "reserves": [rest[:9], []]}
    address = sit_among(page, grown(4, {"seats": 2}, **more))
    page.wait_for_selector(".hold.can")
    other = page.context.new_page()
    other.goto(address)
    lays = next(text for text in texts(other) if text.startswith("place ") and text.endswith(" 6,3"))
    held = page.locator(f'.hold.can:not([data-key="tile-{lays.split(" ")[1].split("@")[0]}"])').first
    held.tap() if size == "phone" else held.click()
    before = piece(page, "cell-6-5").bounding_box()
    other.evaluate("text => document.querySelector(`#list .offer[data-text='${text}']`).click()", lays)
    page.wait_for_function("() => document.querySelectorAll('.piece.tile').length === 5")
    now = piece(page, "cell-6-5").bounding_box()
    assert now == pytest.approx(before, abs=0.1), "it stays under the hand"
    page.keyboard.press("Escape")
    page.wait_for_function(
        "x => document.querySelector('[data-key=\"cell-6-5\"]').getBoundingClientRect().x > x + 20",
        arg=before["x"],
    )


def texts(page: Any) -> list[str]:
    page.wait_for_selector("#list .offer", state="attached")
    return offers(page)


def rivals(visit: Visit, slowly: Server) -> tuple[Any, Any]:
    """Ines on a phone and Noor at a desk, when the game has begun."""
    page, other = visit("phone", base=slowly.url), visit("wide", base=slowly.url)
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    body = {"game": "gardeners", "seats": seats, "options": {"mode": "training-a", "first": 0}}
    made = page.request.post("/api/tables", data=body).json()
    token = made["invite"].rsplit("/", 1)[1]
    other.request.post(f"/api/tables/{made['id']}/claim", data={"token": token, "name": "Noor"})
    page.goto(f"/t/{made['id']}")
    other.goto(f"/t/{made['id']}")
    piece(page, "start").tap()  # a button needs no second tap
    for one in (page, other):
        one.wait_for_selector(".hold.can")
    return page, other


def test_who_comes_too_late_is_told_and_takes_nothing_off(visit: Visit, slowly: Server) -> None:
    """Another person lays where one was about to: the next tap does not choose that tile."""
    page, other = rivals(visit, slowly)
    page.locator(".hold.can").first.tap()
    target = page.locator(".cell.empty.can").first.get_attribute("data-key")
    piece(page, target).tap()
    other.locator(".hold.can").first.click()
    piece(other, target).click()
    page.wait_for_selector("#whynot:not([hidden])")
    assert "Noor was there first" in page.text_content("#whynot")
    piece(page, target).tap()
    assert page.locator(".cell.chosen").count() == 0 and page.locator(".hold.chosen").count() >= 1
    told = re.search(r"Noor was there first, by ([\d.]+) s", page.text_content("#whynot"))
    assert told and 0 < float(told[1]) < 30


def test_a_move_that_is_overtaken_says_by_how_much(visit: Visit, slowly: Server) -> None:
    """Both tap within a moment: the later one hears the other's tile after it has sent its own."""
    page, other = rivals(visit, slowly)
    page.locator(".hold.can").first.tap()
    target = page.locator(".cell.empty.can").first.get_attribute("data-key")
    piece(page, target).tap()
    page.evaluate(  # what the server says comes late
        """() => {
          const old = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            setTimeout(() => old.call(this, text), text.includes('"move"') ? 1200 : 0);
          };
        }"""
    )
    piece(page, target).tap()
    other.locator(".hold.can").first.click()
    piece(other, target).click()
    page.wait_for_function("() => /by [\\d.]+ s/.test(document.querySelector('#whysays').textContent)")
    told = re.search(r"Noor was there first, by ([\d.]+) s\. (.+)", page.text_content("#whysays"))
    assert told and 0 < float(told[1]) <= 1.5 and told[2].strip(), page.text_content("#whysays")


def test_a_refusal_that_has_nothing_to_do_with_a_rival_names_none(visit: Visit, slowly: Server) -> None:
    page, other = rivals(visit, slowly)
    other.locator(".hold.can").first.click()
    other.locator(".cell.empty.can").first.click()
    page.wait_for_selector(".cell:not(.empty)")
    page.wait_for_timeout(900)  # it was to be seen
    page.evaluate(
        """() => {
          const old = WebSocket.prototype.send;
          WebSocket.prototype.send = function (text) {
            old.call(this, text.replace(/"text":"place [^"]*"/, '"text":"nonsense"'));
          };
        }"""
    )
    page.locator(".hold.can").first.tap()
    target = page.locator(".cell.empty.can").first.get_attribute("data-key")
    piece(page, target).tap()
    piece(page, target).tap()
    page.wait_for_selector("#whynot:not([hidden])")
    assert "first" not in page.text_content("#whysays") and page.text_content("#whysays").strip()


def test_a_place_that_was_to_be_filled_is_not_emptied_instead(visit: Visit, slowly: Server) -> None:
    """The place was chosen first: when somebody has laid a tile there, it is not chosen to be taken away."""
    page, other = rivals(visit, slowly)
    target = page.locator(".cell.empty.can").first.get_attribute("data-key")
    piece(page, target).tap()
    page.wait_for_selector(".cell.chosen")
    other.locator(".hold.can").first.click()
    piece(other, target).click()
    page.wait_for_selector("#whynot:not([hidden])")
    assert page.locator(".cell.chosen").count() == 0


def test_the_next_training_stands_before_the_rematch(visit: Visit, slowly: Server) -> None:
    page = visit("phone", base=slowly.url, locale="de")
    over = grown(8, {"seats": 2, "mode": "training-a"}, phase="over", end="goal")
    made = page.request.post("/api/tables/import", data={"record": over}).json()
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector("#onto")
    next, again = page.locator("#onto"), page.locator("#rematch")
    assert next.inner_text().strip() == "Übung B" and "first" in next.get_attribute("class")
    assert next.bounding_box()["x"] < again.bounding_box()["x"]
    assert next.bounding_box()["y"] == again.bounding_box()["y"]
    next.click()
    page.wait_for_url(lambda url: made["id"] not in url)
    options = page.request.get(f"/api{page.url.removeprefix(slowly.url).replace('/t/', '/tables/')}").json()
    assert options["options"]["mode"] == "training-b"
