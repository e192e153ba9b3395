"""The hand: equal pieces are interchangeable, and whoever changes their mind keeps what they chose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.serving import Server

from .gardens import grown, sit_among
from .hands import at_turn, moved, offers, piece, place, press, sit
from .test_gardeners import slowly as slowly
from .test_motion import garden

Visit = Callable[..., Any]

ARMED = "() => document.querySelector('.offer.armed')?.dataset.text"


@pytest.mark.parametrize("nth", [0, 1, 2])
def test_any_of_three_equal_dice_does(visit: Visit, nth: int) -> None:
    page = visit()
    garden(page, {}, [2, 5, 5, 5])
    die = piece(page, f"die-5-{nth}")
    assert die.get_attribute("role") == "button" and "can" in die.get_attribute("class")
    before = place(page)
    die.click()
    assert piece(page, "stack-carrot").evaluate("one => one.classList.contains('can')")
    piece(page, "stack-carrot").click()
    moved(page, before)
    assert piece(page, "die-5-2").count() == 0 and piece(page, "die-5-1").count() == 1


def test_another_of_equal_dice_takes_the_place_of_the_first(visit: Visit) -> None:
    page = visit("phone")
    garden(page, {}, [2, 5, 5, 5])
    piece(page, "die-5-2").tap()
    piece(page, "stack-carrot").tap()
    assert page.evaluate(ARMED) == "buy carrot with 5"
    piece(page, "die-5-0").tap()
    assert page.evaluate(ARMED) == "buy carrot with 5"
    assert page.locator(".piece.die.chosen").count() == 1
    assert page.locator("#whynot").is_hidden()


def test_a_second_target_keeps_the_card(visit: Visit) -> None:
    """Touch compares two targets by tapping one after the other (Four Gardens)."""
    page = visit("phone")
    sit(page, "four-gardens")
    at_turn(page)
    card = [
        text.split(" ")[1] for text in offers(page) if text.startswith("rotate ") and text.endswith(" ccw")
    ][-1]
    piece(page, f"card-{card}").tap()
    piece(page, "turn-cw").tap()
    assert page.evaluate(ARMED) == f"rotate {card} cw"
    piece(page, "turn-ccw").tap()
    assert page.evaluate(ARMED) == f"rotate {card} ccw"
    before = place(page)
    piece(page, "turn-ccw").tap()
    moved(page, before)
    assert page.locator(f'.hand .piece[data-key="card-{card}"]').count() == 0


def test_a_second_cell_keeps_the_tile(visit: Visit, slowly: Server) -> None:
    """Gardeners: the tile that was chosen is laid, not another one that fits."""
    page = visit("phone", base=slowly.url)
    sit_among(page, grown(24, {"seats": 2}, spread=True))
    page.wait_for_selector(".hold.can")
    placing = [text.split(" ") for text in offers(page) if text.startswith("place ") and "@" not in text]
    tile = placing[-1][1]
    assert tile != placing[0][1]
    cells = [words[3].replace(",", "-") for words in placing if words[1] == tile][:2]
    piece(page, f"tile-{tile}").tap()
    for cell in cells:
        piece(page, f"cell-{cell}").tap()
        assert page.evaluate(ARMED) == f"place {tile} at {cell.replace('-', ',')}"


def test_dice_that_were_given_up_are_not_spent_at_once(visit: Visit) -> None:
    """Two dice for planting, then a stack: it buys with one of them, and says so first."""
    page = visit()
    garden(page, {}, [1, 2, 3, 5])
    before = place(page)
    piece(page, "die-5-0").click()
    piece(page, "die-3-0").click()
    piece(page, "stack-carrot").click()
    assert page.evaluate(ARMED) == "buy carrot with 5" and place(page) == before
    piece(page, "stack-carrot").click()
    moved(page, before)


def test_what_was_touched_last_confirms_as_the_target_does(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "four-gardens")
    at_turn(page)
    card = next(text.split(" ")[1] for text in offers(page) if text.startswith("cart "))
    piece(page, "cart").tap()
    assert page.evaluate(ARMED) is None, "no card is chosen yet"
    piece(page, f"card-{card}").tap()
    assert page.evaluate(ARMED) == f"cart {card}"
    before = place(page)
    piece(page, f"card-{card}").tap()
    moved(page, before)


def test_a_target_alone_arms_nothing_and_asks_for_the_rest(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens")
    at_turn(page)
    before, many = place(page), len(offers(page))
    cell = page.locator(".piece.cell:is(.can, .may)").first
    cell.click()
    assert page.evaluate(ARMED) is None and page.locator(".piece.cell.chosen").count() == 1
    assert 1 < len(offers(page)) < many, "only the moves that end there"
    assert "now" in page.text_content("#status")
    page.locator(".piece.cell.chosen").click()
    assert page.locator(".piece.chosen").count() == 0 and place(page) == before


@pytest.mark.parametrize("way", ["button", "keys"])
def test_undo_first_drops_what_is_only_chosen(visit: Visit, way: str) -> None:
    page = visit("phone" if way == "button" else "wide")
    sit(page, "four-gardens")
    at_turn(page)
    press(page, next(text for text in offers(page) if text.startswith("rotate ")))
    at_turn(page)
    before = place(page)
    card = next(text.split(" ")[1] for text in offers(page) if text.startswith("rotate "))
    piece(page, f"card-{card}").click()
    for back in (False, True):
        if way == "button":
            page.click("#undo")
        else:
            page.keyboard.press("Control+z")
        if back:
            moved(page, before)
        assert page.locator(".piece.chosen").count() == 0
        assert back or place(page) == before


@pytest.mark.parametrize(("size", "locale"), [("phone", "en"), ("wide", "de")])
def test_a_wrong_cell_keeps_the_card_and_says_why(visit: Visit, size: str, locale: str) -> None:
    """The Gardens: a card of one row, a cell of another row, one that is taken, one that leaves a gap."""
    page = visit(size, locale=locale)
    sit(page, "the-gardens", options={"first": 0, "start_column": 5})
    at_turn(page)
    before = place(page)
    card = page.locator(".piece.card.can[data-key^=card-a]").first.get_attribute("data-key")
    piece(page, card).click()
    reasons = {
        "cell-2-4": {"en": "goes in row A", "de": "in Reihe A"},
        "cell-1-5": {"en": "a card there already", "de": "liegt schon eine Karte"},
        "cell-1-2": {"en": "no gaps", "de": "Lücken gibt es nicht"},
    }
    for cell, words in reasons.items():
        piece(page, cell).click()
        page.wait_for_function(
            "words => document.querySelector('#whysays').textContent.includes(words)", arg=words[locale]
        )
        assert page.get_attribute("#whysays a", "href").startswith("/rules/the-gardens#TG-DESIGN-")
        assert "chosen" in piece(page, card).get_attribute("class"), cell
        assert page.locator(".piece.chosen").count() == 1 and place(page) == before
    for _ in range(2):
        piece(page, "cell-1-4").click()
        if size == "wide":
            break
    moved(page, before)
