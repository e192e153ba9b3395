"""What is small on the table can be looked at large: other gardens, the cards of the discard pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hands import at_turn, offers, piece, press, sit
from .test_pages import findings

Visit = Callable[..., Any]


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_another_garden_is_opened_large(visit: Visit, size: str) -> None:
    page = visit(size, bypass_csp=True)
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    press(page, offers(page)[0])
    at_turn(page)
    garden = piece(page, "garden-1")
    small = garden.bounding_box()["width"]
    garden.tap() if size == "phone" else garden.click()
    page.wait_for_selector(".zoom[open]")
    assert page.locator(".zoom > svg").bounding_box()["width"] > 2.5 * small
    assert page.locator(".zoom use[href^='#tg-ground-']").count() == 1, "the card that was laid"
    assert not findings(page)
    page.keyboard.press("Escape")
    page.wait_for_selector(".zoom", state="detached")
    garden.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".zoom[open]")
    page.locator(".zoom button").click()
    page.wait_for_selector(".zoom", state="detached")
    assert page.evaluate("document.activeElement.dataset.key") == "garden-1"


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_discard_pile_can_be_looked_through(visit: Visit, size: str) -> None:
    page = visit(size)
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    for _ in range(2):
        text = next(text for text in offers(page) if text.startswith("rotate "))
        press(page, text)
        at_turn(page)
    pile = piece(page, "discard")
    pile.scroll_into_view_if_needed()
    assert "2 discarded" in pile.get_attribute("aria-label")
    pile.tap() if size == "phone" else pile.click()
    page.wait_for_selector(".zoom[open]")
    assert page.locator(".zoom li").count() == 2
    assert page.locator(".zoom li").first.bounding_box()["width"] > 80
    page.locator(".zoom li").first.click()
    page.wait_for_selector(".zoom", state="detached")


def test_a_phones_cards_have_names(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    for card in page.locator('.hand .piece[data-key^="card-"]').all():
        written = " ".join(card.locator("text").all_text_contents())
        assert written and card.get_attribute("aria-label").startswith(written)
        size = card.locator("text").first.evaluate(
            "it => parseFloat(it.getAttribute('font-size')) * it.getScreenCTM().a"
        )
        assert size > 9


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_rows_have_their_letters_on_the_board(visit: Visit, size: str) -> None:
    page = visit(size)
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    letters = piece(page, "ground").locator("text", has_text="")
    found = {one.text_content(): one.bounding_box() for one in letters.all()}
    for row, letter in enumerate("ABC", 1):
        cell = piece(page, f"cell-{row}-1").bounding_box()
        box = found[letter]
        assert box["x"] + box["width"] <= cell["x"] + 1
        assert cell["y"] < box["y"] + box["height"] / 2 < cell["y"] + cell["height"]
