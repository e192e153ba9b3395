"""What whole games had shown, once each: small things that one meets again and again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from tests.server.serving import Server

from .gardens import grown, sit_among
from .hands import at_turn, offers, piece, press, sit
from .test_gardeners import slowly as slowly
from .test_motion import garden

Visit = Callable[..., Any]

SHOWN = "all => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length"
IN_SIGHT = """() => {
  const [line, room] = [document.querySelector('#lines .lit'), document.querySelector('#lines')]
    .map((one) => one.getBoundingClientRect());
  return line.top >= room.top - 1 && line.bottom <= room.bottom + 1;
}"""
# Words of the bench that lie under the faces of the sun.
COVERED = """() => {
  const faces = [...document.querySelectorAll('.piece.face')].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('.piece[data-key="bench"] text')].filter((one) => {
    const box = one.getBoundingClientRect();
    return faces.some((face) => box.right > face.left && box.left < face.right
      && box.bottom > face.top && box.top < face.bottom);
  }).map((one) => one.textContent);
}"""


def test_who_watches_sees_no_buttons(visit: Visit) -> None:
    page, watcher = visit(), visit()
    address = sit(page, "garden-dice", options={"start": 0})
    at_turn(page)
    assert page.eval_on_selector_all(".piece.button", SHOWN) > 0
    info = page.request.get("/api" + address.replace("/t/", "/tables/")).json()
    watcher.goto(info["watch"])
    watcher.click("#watch")
    watcher.wait_for_selector("#board .piece.die")
    assert watcher.eval_on_selector_all(".piece.button", SHOWN) == 0
    assert "Ines’s bench" in watcher.text_content('.piece[data-key="bench"]')


def test_the_log_shows_the_line_that_is_looked_at(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens", options={"first": 0})
    for _ in range(6):
        at_turn(page)
        press(page, offers(page)[0])
    at_turn(page)
    page.focus("#lines")
    for key, move in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2)):
        page.keyboard.press(key)
        page.wait_for_function("move => location.search === `?at=${move}`", arg=move)
        page.wait_for_selector(f'#lines .lit[data-move="{move}"]')
        assert page.evaluate(IN_SIGHT), move


def test_the_bench_is_read_beside_the_faces_of_the_sun(visit: Visit) -> None:
    for scheme in ("en", "de"):
        page = visit(locale=scheme)
        garden(page, {}, [1, 2, 3, 5])
        assert page.locator(".piece.face").count() == 6 and not page.evaluate(COVERED)


def test_nothing_flies_over_the_end(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens")
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<b class=\"flag rise\">+8</b>')")
    assert page.locator(".rise").is_visible()
    page.evaluate("document.body.classList.add('end')")
    assert page.locator(".rise").is_hidden()


def test_bots_that_one_watches_think(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.click('[data-watch="garden-dice"]')
    page.wait_for_url("**/t/*")
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert {seat["level"] for seat in info["seats"]} == {"gardener"}


def test_a_lost_line_says_that_real_time_goes_on(visit: Visit, slowly: Server) -> None:
    page = visit(base=slowly.url)
    sit_among(page, grown(12, {"seats": 2}))
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.wait_for_selector("#lost:not([hidden])")
    assert "The others keep playing meanwhile" in page.text_content("#lostsays")


def test_no_cross_lies_where_the_tile_may_go(visit: Visit, slowly: Server) -> None:
    page = visit("phone", base=slowly.url)
    sit_among(page, grown(24, {"seats": 2}, spread=True))
    page.wait_for_selector(".hold.can")
    placing = [text.split(" ") for text in offers(page) if text.startswith("place ") and "@" not in text]
    tile = placing[0][1]
    cells = [words[3].replace(",", "-") for words in placing if words[1] == tile]
    piece(page, f"tile-{tile}").tap()
    piece(page, f"cell-{cells[0]}").tap()
    page.wait_for_selector(".offer.armed")
    for cell in cells:
        assert piece(page, f"cell-{cell}").locator(".no").filter(visible=True).count() == 0, cell


def test_a_turn_without_seeds_is_not_told_to_plant(visit: Visit) -> None:
    page = visit()
    garden(page, {}, [1, 2, 3, 5])
    said = page.text_content("#status")
    assert re.match("Your turn: ", said) and ("plant" in said) == any(
        re.match("place (squash|carrot|tomato|artichoke|eggplant) ", text) for text in offers(page)
    ), said
