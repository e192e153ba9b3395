"""The frame's answers: messages disappear with the next move, undo is one click, and what can't be done looks
that way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allotment.games import SHELF

from .hands import at_turn, moved, offers, piece, place, press, sit
from .test_fits import AT
from .test_motion import ROW, garden

Visit = Callable[..., Any]

SMALL = """() => [...document.querySelectorAll('.piece.can, .piece.may')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one.dataset.key, one.offsetWidth, one.offsetHeight])
  .filter(([, w, h]) => w < 44 || h < 44)"""
# Marks on the board that are cut off by its edge.
CUT = """() => [...document.querySelectorAll('.pin > *')].filter((mark) => {
  const box = mark.getBoundingClientRect(), room = mark.closest('.board').getBoundingClientRect();
  return box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom;
}).map((mark) => mark.textContent)"""


def test_what_was_said_goes_with_the_next_key_or_click(visit: Visit) -> None:
    page = visit()
    garden(page, {}, [1, 2, 3, 5])
    bubble = page.locator("#whynot")
    piece(page, "bed-3-3").click()
    bubble.wait_for()
    page.keyboard.press("Escape")
    assert bubble.is_hidden(), "Escape closes it though a piece has the focus"
    piece(page, "bed-3-3").click()
    bubble.wait_for()
    piece(page, "die-5-0").click()
    assert bubble.is_hidden() and page.locator(".piece.chosen").count() == 1
    page.keyboard.press("Escape")
    shade = "it => getComputedStyle(it.querySelector('svg')).opacity"
    assert piece(page, "sun-reroll").evaluate(shade) == "1" and piece(page, "end").evaluate(shade) == "0.5"


def test_undo_is_one_click_and_the_turn_begins_again_with_another(visit: Visit) -> None:
    page = visit()
    garden(page, {}, [1, 2, 3, 5])
    begun = place(page)
    places = []
    for text in ("buy squash with 1", "buy carrot with 2", "buy tomato with 3"):
        press(page, text)
        at_turn(page)
        places.append(place(page))
    page.click("#undo")
    page.wait_for_function("was => document.querySelector('#place').textContent === was", arg=places[1])
    assert "You can take back 2 more moves" in page.text_content("#whysays")
    page.get_by_text("Start my turn again").click()
    page.wait_for_function("was => document.querySelector('#place').textContent === was", arg=begun)
    page.click("#undo", force=True)
    page.wait_for_function(
        "() => /Nothing to take back/.test(document.querySelector('#whysays').textContent)"
    )


def test_everything_the_others_did_since_is_marked(visit: Visit) -> None:
    page = visit()
    sit(page, "garden-dice", options={"start": 1})
    at_turn(page)
    told = page.eval_on_selector_all("#lines li[data-seat='1']", "all => all.map((one) => one.dataset.move)")
    assert len(set(told)) > 1, "the bot did several things"
    lit = set()
    for line in page.locator("#lines li[data-seat='1']:not(.folded) a").all():
        line.hover()
        lit |= set(page.eval_on_selector_all(".piece.lit", "all => all.map((one) => one.dataset.key)"))
    page.mouse.move(2, 2)
    just = set(page.eval_on_selector_all(".piece.just", "all => all.map((one) => one.dataset.key)"))
    assert lit and lit <= just


def test_garden_dice_on_a_phone_takes_a_finger(visit: Visit) -> None:
    page = visit("phone")
    garden(page, {}, [1, 2, 3, 5])
    for text in ("buy squash with 1", "buy carrot with 2"):
        press(page, text)
        at_turn(page)
        assert not page.evaluate(SMALL)
    piece(page, "sun-0").tap()
    assert page.locator(".piece.face.can").count() == 6 and not page.evaluate(SMALL)
    page.click("#tab-seats")
    assert "1 squash and 1 carrot" in page.inner_text('.seat[data-seat="0"]')
    assert "kept" in page.inner_text('.seat[data-seat="1"]'), "the sun, which everybody may see"


def test_a_score_of_two_figures_covers_nothing_of_its_seat(visit: Visit) -> None:
    page = visit("phone")
    garden(page, {cell: kind.format("veggie") for cell, kind in ROW.items()}, [1, 2, 5, 5])
    for chip in ("before", "after"):
        room = page.locator('.seat[data-seat="0"] .stage').bounding_box()
        score = page.locator('.seat[data-seat="0"] .score')
        assert room["x"] + room["width"] <= score.bounding_box()["x"] + 1, chip
        if chip == "before":
            press(page, next(text for text in offers(page) if text.startswith("harvest 2,1")))
            page.wait_for_function("() => document.querySelector('.seat .score').textContent.length > 1")


@pytest.mark.parametrize("size", ["phone", "low"])
def test_previews_are_not_cut_and_lie_over_no_piece_that_confirms(visit: Visit, size: str) -> None:
    page = visit(size)
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    card = next(text.split(" ")[1] for text in offers(page) if text.startswith("rotate "))
    before = place(page)
    piece(page, f"card-{card}").tap()
    piece(page, "turn-cw").tap()
    page.wait_for_selector(".offer.armed")
    assert page.locator(".pin .gain").count() and not page.evaluate(CUT)
    for key in (f"card-{card}", "turn-cw"):
        box = piece(page, key).bounding_box()
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        assert page.evaluate(AT, at) == key
    piece(page, "turn-cw").tap()
    moved(page, before)


def test_no_title_is_cut(visit: Visit) -> None:
    page = visit()
    for slug in SHELF:
        sit(page, slug)
        title, status = page.locator(".top h1").bounding_box(), page.locator("#status").bounding_box()
        assert title["x"] + title["width"] <= status["x"], slug
