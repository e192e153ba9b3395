"""The other way to every move: drag the piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hands import at_turn, middle, moved, offers, piece, press, sit

Visit = Callable[..., Any]

PATHS = "all => all.map(one => one.dataset.key)"


def glowing(page: Any) -> set[str]:
    found: list[str] = page.eval_on_selector_all(".piece.can", PATHS)
    return set(found)


def test_a_card_is_dragged_to_its_place(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens")
    at_turn(page)
    before = page.text_content("#place")
    card = page.locator(".piece.card.grip").first
    key = card.get_attribute("data-key")
    start = middle(card)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 30, start[1] + 30, steps=3)
    assert page.locator(".ghost.held").count() == 1
    targets = glowing(page)
    assert targets and all(name.startswith("cell-") for name in targets), "only drop targets glow"
    row = {"A": 1, "B": 2, "C": 3, "D": 4}[key.removeprefix("card-")[0].upper()]
    assert all(name.startswith(f"cell-{row}-") for name in targets)
    target = sorted(targets)[0]
    page.mouse.move(*middle(piece(page, target)), steps=4)
    assert page.locator(".piece.over").get_attribute("data-key") == target
    page.mouse.up()
    moved(page, before)
    assert page.locator(".ghost.held").count() == 0 and page.locator(".piece.lifted").count() == 0
    at_turn(page)
    assert key not in " ".join(page.eval_on_selector_all(".piece.card.grip", PATHS))


def test_dropped_elsewhere_it_goes_back(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens")
    at_turn(page)
    before = page.text_content("#place")
    rest = glowing(page)
    card = page.locator(".piece.card.grip").first
    at = card.bounding_box()
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(700, 20, steps=4)
    page.mouse.up()
    page.wait_for_function("() => !document.querySelector('.ghost, .lifted, .dragging')")
    assert card.bounding_box() == at and glowing(page) == rest
    assert page.locator(".piece.chosen").count() == 0 and page.text_content("#place") == before
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(700, 20, steps=2)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert page.locator(".ghost").count() == 0 and glowing(page) == rest
    press(page, offers(page)[0])  # and a button, by the keyboard's click, works straight after


def test_a_seed_is_dragged_to_a_bed_and_the_die_is_asked_for(visit: Visit) -> None:
    """A path of three: what a drop leaves open glows, and one more click makes the move."""
    page = visit()
    sit(page, "garden-dice", options={"start": 0})
    at_turn(page)
    press(page, next(text for text in offers(page) if text.startswith("buy")))
    at_turn(page)
    plants = [text.split(" ") for text in offers(page) if text.startswith("place ")]
    seeds = [words for words in plants if words[1] not in ("critter", "dial", "rock")]
    assert plants
    words = (seeds or plants)[0]
    start = page.locator(f'.piece[data-key="{"seed" if seeds else "own"}-{words[1]}"]')
    bed = f"bed-{words[2][0]}-{words[2][2]}"
    same = [other for other in plants if other[1:3] == words[1:3]]
    before = page.text_content("#place")
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(piece(page, bed)), steps=4)
    assert bed in glowing(page)
    page.mouse.up()
    if len(same) > 1:
        page.wait_for_function("() => document.querySelectorAll('.piece.chosen').length === 2")
        assert page.text_content("#place") == before
        page.locator(".piece.die.can").first.click()
        while page.text_content("#place") == before and page.locator(".piece.die.can").count():
            page.locator(".piece.die.can").first.click()
    moved(page, before)


@pytest.mark.parametrize("slug", ["four-gardens", "gardeners", "mysterious-garden"])
def test_every_game_has_pieces_to_drag(visit: Visit, slug: str) -> None:
    """A drop chooses both pieces, or makes the move where those two say it all."""
    page = visit()
    sit(page, slug)
    at_turn(page)
    while not page.locator(".piece.grip").count():
        press(page, offers(page)[0])
        at_turn(page)
    before = page.text_content("#place")
    start = page.locator(".piece.grip").filter(visible=True).first
    page.mouse.move(*middle(start))
    page.mouse.down()
    x, y = middle(start)
    page.mouse.move(x + 12, y + 12, steps=2)
    assert page.locator(".ghost.held").count() == 1
    page.mouse.move(*middle(page.locator(".piece.can").filter(visible=True).last), steps=3)
    page.wait_for_selector(".piece.over")
    page.mouse.up()
    page.wait_for_function(
        "before => document.querySelectorAll('.piece.chosen').length === 2"
        " || document.querySelector('#place').textContent !== before",
        arg=before,
    )
    assert page.locator(".ghost.held").count() == 0


def test_a_finger_drags_as_well(visit: Visit) -> None:
    """Touch: the page neither scrolls away nor asks for a second tap."""
    page = visit("phone")
    sit(page, "the-gardens")
    at_turn(page)
    before = page.text_content("#place")
    card = page.locator(".piece.card.grip").first
    assert card.evaluate("one => getComputedStyle(one).touchAction") == "pinch-zoom"
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in at]}
        )

    x, y = middle(card)
    touch("touchStart", (x, y))
    for step in range(1, 5):
        touch("touchMove", (x + 4 * step, y + 6 * step))
    page.wait_for_selector(".ghost.held")
    target = sorted(glowing(page))[0]
    for _ in range(40):  # the board may have to come along first
        goal = middle(piece(page, target), scroll=False)
        box = page.locator("#board").bounding_box()
        inside = min(max(goal[1], box["y"] + 10), box["y"] + box["height"] - 10)
        touch("touchMove", (goal[0], inside))
        if abs(inside - goal[1]) < 5:
            break
        page.wait_for_timeout(40)
    touch("touchEnd")
    moved(page, before)


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("way", ["cw", "ccw"])
def test_a_card_is_dropped_on_the_pagoda_itself(visit: Visit, size: str, way: str) -> None:
    """Four Gardens: its left half turns it one way, its right half the other, and it says so before."""
    page = visit(size)
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    text = next(one for one in offers(page) if one.startswith("rotate ") and one.endswith(f" {way}"))
    card = piece(page, f"card-{text.split(' ')[1]}")
    before = page.text_content("#place")
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(piece(page, f"turn-{way}-half"), scroll=False), steps=4)
    assert page.locator(".piece.over").get_attribute("data-key") == f"turn-{way}-half"
    assert {"cw": " clockwise", "ccw": "anticlockwise"}[way] in page.inner_text("#status")
    page.mouse.up()
    moved(page, before)
    assert (" anticlockwise" in page.text_content("#lines")) == (way == "ccw")
    assert card.count() == 0


def test_the_pagoda_answers_whoever_clicks_it_in_vain(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    for text in ("rotate ", "rotate ", "rotate "):
        press(page, next(one for one in offers(page) if one.startswith(text)))
        at_turn(page)
    half = piece(page, "turn-ccw-half")
    assert half.get_attribute("tabindex") is None, "its control is the keyboard's"
    half.click()
    page.wait_for_selector("#whynot:not([hidden])")
    assert "Discard a card with a pagoda" in page.text_content("#whysays")
