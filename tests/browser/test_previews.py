"""Previews tell the truth, where one looks, and only while one looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hands import at_turn, middle, moved, offers, piece, place, press, sit
from .test_motion import ROW, garden

Visit = Callable[..., Any]

HIGHER = """() => Number(getComputedStyle(document.querySelector('.piece[data-key="tile-2-1"]')).zIndex)
  > Number(getComputedStyle(document.querySelector('.piece[data-key="bed-2-1"]')).zIndex)"""


def test_a_chain_is_numbered_above_its_tiles_and_told_whole(visit: Visit) -> None:
    page = visit()
    garden(page, {cell: kind.format("seed") for cell, kind in ROW.items()}, [1, 1, 5, 5])
    piece(page, "die-5-0").click()
    piece(page, "bed-2-1").hover()
    page.wait_for_selector(".pin .count")
    assert page.locator(".pin .count").all_text_contents() == ["1", "2", "3", "4"]
    assert page.locator(".piece .count").count() == 0, "not under what lies on the bed"
    assert page.evaluate(HIGHER), "a bed that is pointed at stays under its tile"
    told = page.text_content("#status")
    assert all(kind in told for kind in ("eggplant", "artichoke", "tomato", "carrot"))


def test_nothing_of_a_preview_is_left_after_the_move(visit: Visit) -> None:
    """The mouse rests where it clicked; the next player's move does not carry a glow away."""
    page = visit()
    sit(page, "the-gardens")
    at_turn(page)
    page.locator(".piece.card.can").first.click()
    assert page.locator(".pin .flag").count() == 2, "both ends of the row say what they bring"
    before = place(page)
    page.locator(".piece.cell.can").first.hover()
    page.wait_for_selector(".walk")
    page.locator(".piece.cell.can").first.click()
    moved(page, before)
    at_turn(page)
    assert page.locator(".pin, .walk, .piece.aim").count() == 0
    assert page.text_content("#status").startswith("Your turn")


def test_a_mouse_that_rests_previews_nothing(visit: Visit) -> None:
    """Other moves come to lie under it: they are shown when it moves again."""
    page = visit()
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    offer = page.locator("#list .offer").first
    x, y = middle(offer)
    before = place(page)
    page.mouse.click(x + 0.4, y + 0.3)
    moved(page, before)
    at_turn(page)
    page.mouse.move(x + 1.4, y + 0.3)
    assert page.locator("#list .offer.chosen, .piece.aim").count() == 0
    page.mouse.move(x + 9, y)
    page.wait_for_selector("#list .offer.chosen")


def test_each_turn_of_the_pagoda_says_what_it_collects(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens")
    at_turn(page)
    card = next(text.split(" ")[1] for text in offers(page) if text.startswith("rotate "))
    piece(page, f"card-{card}").click()
    gains = page.locator(".pin .gain").all_text_contents()
    assert len(gains) == 2
    before = place(page)
    piece(page, "turn-cw").click()
    moved(page, before)
    assert f"collect {gains[0]}." in page.text_content("#lines")


def test_a_garden_is_shown_after_the_tile(visit: Visit) -> None:
    """Almost every tile that is placed draws another: what is certain is shown all the same."""
    page = visit()
    sit(page, "mysterious-garden")
    at_turn(page)
    tile = page.locator(".piece.card.can").first
    number = tile.get_attribute("data-key").rsplit("-", 1)[1]
    tile.click()
    page.locator(".piece.slot.can").first.hover()
    page.wait_for_function(f"() => /after your {number}/.test(document.querySelector('.board').textContent)")
    assert f"tile {number}" in page.text_content("#status")
    page.mouse.move(2, 2)
    page.wait_for_function(f"() => !/after your {number}/.test(document.querySelector('.board').textContent)")


def test_the_status_says_what_is_missing(visit: Visit) -> None:
    page = visit()
    garden(page, {}, [1, 2, 3, 5])
    press(page, "buy squash with 1")
    at_turn(page)
    page.mouse.move(2, 2)
    piece(page, "seed-squash").click()
    page.mouse.move(2, 2)
    assert page.text_content("#status") == "Your squash seed: now 2 dice and a bed."
    piece(page, "die-2-0").click()
    page.mouse.move(2, 2)
    assert page.text_content("#status") == "Your squash seed, die showing 2: now a die and a bed."
    page.keyboard.press("Escape")
    assert page.text_content("#status").startswith("Your turn")


@pytest.mark.parametrize(
    ("size", "locale", "says"),
    [
        ("wide", "en", "Die showing 2: now a seed from the stand, one of your tiles, or your sun."),
        ("phone", "de", "Würfel mit einer 2: jetzt ein Samen vom Stand, ein Plättchen oder deine Sonne."),
    ],
)
def test_where_moves_go_apart_the_status_says_what_could_come_next(
    visit: Visit, size: str, locale: str, says: str
) -> None:
    """Short enough to be read whole: what each move needs after that is said then."""
    page = visit(size, locale=locale)
    garden(page, {}, [2, 3, 6, 6])
    piece(page, "die-2-0").click()
    page.mouse.move(2, 2)
    assert page.text_content("#status") == says
    assert page.locator("#status .whole").count() == 0


NUMBERED = """async () => {
  const { Stage } = await import(`${document.body.dataset.static}/stage.js`);
  const stage = new Stage(document.body);
  return [...document.querySelectorAll('#board .piece:is(.slot, .plot)')].map((element) => {
    const { style, dataset: { key } } = element;
    const at = ['--x', '--y', '--w', '--h'].map((name) => Number(style.getPropertyValue(name)));
    const turn = parseFloat(style.getPropertyValue('--turn'));
    stage.pieces.set(key, { element, data: { key, region: 'board', at, turn, kind: element.className } });
    const mark = document.createElement('i');
    mark.className = 'count';
    const pin = stage.pin(key, mark);
    const [count, piece] = [mark, element].map((one) => one.getBoundingClientRect());
    const x = count.x + count.width / 2 - piece.x - piece.width / 2;
    const y = count.y + count.height / 2 - piece.y - piece.height / 2;
    pin.remove();
    return [key, turn % 90 !== 0 || element.classList.contains('plot'), Math.hypot(x, y) < 3];
  });
}"""


def test_a_number_lies_on_a_piece_that_is_turned_or_round(visit: Visit) -> None:
    """The corner of such a piece's box is somewhere beside it (Mysterious Garden)."""
    page = visit()
    sit(page, "mysterious-garden")
    at_turn(page)
    askew = [found for found in page.evaluate(NUMBERED) if found[1]]
    assert askew and all(amid for _, _, amid in askew), askew
