"""On a phone: what glows can be hit with a thumb, all words can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hands import at_turn, offers, press, sit
from .test_motion import garden
from .test_pages import findings

Visit = Callable[..., Any]

# The box of a turned piece before its turn: a thumb meets that, not what is drawn around it.
SMALL = """() => [...document.querySelectorAll('.piece.can, .piece.may')]
  .filter((piece) => getComputedStyle(piece).visibility === 'visible')
  .map((piece) => [piece.dataset.key, piece.offsetWidth, piece.offsetHeight])
  .filter(([, w, h]) => w < 44 || h < 44)"""
# Words of the board, the strips above it and the tray, smaller than 12 pixels.
TINY = """() => [...document.querySelectorAll(':is(.board, .shelf, .hand) .piece text')]
  .filter((text) => text.getClientRects().length && text.textContent.trim())
  .map((text) => [text.closest('.piece').dataset.key, text.textContent,
    parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b)])
  .filter(([, , size]) => size < 11.9)"""
# A panel's words that leave their panel.
OVER = """() => [...document.querySelectorAll('.piece[data-key^="sign-"] text')]
  .filter((text) => text.closest('.piece').getAttribute('aria-label'))
  .filter((text) => text.getBoundingClientRect().right > text.closest('.piece').getBoundingClientRect().right)
  .map((text) => text.textContent)"""


def test_what_glows_on_a_phone_is_large_enough(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "mysterious-garden")
    moves = 0
    while at_turn(page) and moves < 14:
        assert not page.evaluate(SMALL), f"after {moves} moves"
        assert not page.evaluate(TINY), f"after {moves} moves"
        assert not page.evaluate(OVER), f"after {moves} moves"
        texts = offers(page)
        press(page, texts[(7 * moves) % len(texts)])
        moves += 1
    assert moves == 14


def test_the_board_is_wider_than_a_phone_and_the_map_leads_over_it(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "mysterious-garden")
    for _ in range(8):
        at_turn(page)
        texts = offers(page)
        press(page, next((text for text in texts if text.startswith("discover")), texts[-1]))
    at_turn(page)
    page.wait_for_selector("body.roams .map")
    board = "document.getElementById('board')"
    assert page.evaluate(
        f"{board}.scrollHeight > {board}.clientHeight || {board}.scrollWidth > {board}.clientWidth"
    )
    page.evaluate(f"{board}.scrollTo(0, 0)")
    page.locator(".map").click(position={"x": 70, "y": 60})
    assert page.evaluate(f"{board}.scrollTop + {board}.scrollLeft") > 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "tablet", "phone"])
def test_axe_finds_nothing_serious_on_the_board(visit: Visit, size: str, scheme: str) -> None:
    page = visit(size, color_scheme=scheme, bypass_csp=True)
    sit(page, "mysterious-garden")
    at_turn(page)
    press(page, next(text for text in offers(page) if "icon" in text))
    at_turn(page)
    assert not findings(page)


IN_SIGHT = """() => {
  const [drop, armed] = ['.drop .btn', '.offer.armed'].map((one) =>
    document.querySelector(`#list ${one}`).getBoundingClientRect());
  return [0 <= armed.left, armed.right <= drop.left, drop.right <= innerWidth];
}"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("slug", ["the-gardens", "garden-dice", "mysterious-garden"])
def test_an_armed_move_can_be_put_back(visit: Visit, slug: str, locale: str) -> None:
    page = visit("phone", locale=locale)
    sit(page, slug, options={"start": 0} if slug == "garden-dice" else {})
    at_turn(page)
    page.locator("#list .offer").filter(visible=True).first.tap()
    page.wait_for_selector("#list .offer.armed")
    assert page.evaluate(IN_SIGHT) == [True] * 3
    page.tap("#list .drop .btn")
    assert page.locator("#list .offer.armed").count() == 0


def test_a_bag_full_of_seeds_stays_on_its_card(visit: Visit) -> None:
    page = visit("phone")
    seeds = {"squash": 3, "carrot": 1, "tomato": 1, "artichoke": 1, "eggplant": 2}
    left = {kind: 5 - count for kind, count in seeds.items()}
    hands = {"0": dict.fromkeys(seeds, 0), "1": seeds}
    garden(page, {}, [1, 1, 3, 5], hand=hands, stacks=left, discs=[8, 0])
    page.tap("#tab-seats")
    for fact in page.locator(".seat dl div").all():
        box, card = fact.bounding_box(), fact.locator("xpath=ancestor::li").bounding_box()
        assert box["x"] + box["width"] <= card["x"] + card["width"]
    assert page.locator("#seats").evaluate("it => it.scrollWidth <= it.clientWidth")
