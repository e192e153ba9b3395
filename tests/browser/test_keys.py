"""The keyboard's way to every move: a short list, one tab stop, and the focus stays."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from .hands import at_turn, moved, piece, place, sit
from .test_motion import ROW, garden

Visit = Callable[..., Any]

VISIBLE = "all => all.filter((one) => one.checkVisibility()).length"
FOCUSED = "() => document.activeElement.dataset.text || document.activeElement.dataset.key || ''"


def test_the_list_is_short_sorted_and_one_tab_stop(visit: Visit) -> None:
    page = visit()
    garden(page, {cell: kind.format("veggie") for cell, kind in ROW.items()}, [1, 2, 3, 5])
    assert page.eval_on_selector_all("#list > li", VISIBLE) <= 12
    assert page.locator("#list .offer").first.get_attribute("data-text").startswith("harvest "), (
        "what scores most"
    )
    assert page.locator("#list [tabindex='0']").count() == 1
    fold = page.locator("#list .btn.all").first
    assert fold.get_attribute("aria-expanded") == "false"
    before = page.eval_on_selector_all("#list > li", VISIBLE)
    fold.click()
    assert page.eval_on_selector_all("#list > li", VISIBLE) > before
    page.focus("#list [tabindex='0']")
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.querySelector('#list').contains(document.activeElement)")
    assert page.evaluate(FOCUSED) != first and page.locator("#list [tabindex='0']").count() == 1


def test_the_focus_stays_after_a_move_and_ctrl_z_takes_it_back(visit: Visit) -> None:
    page = visit()
    garden(page, {}, [1, 2, 3, 5])
    begun = place(page)
    page.focus("#list [tabindex='0']")
    page.keyboard.press("Enter")
    moved(page, begun)
    at_turn(page)
    assert page.evaluate("() => document.querySelector('#list').contains(document.activeElement)")
    page.keyboard.press("Control+z")
    page.wait_for_function("before => document.querySelector('#place').textContent === before", arg=begun)
    at_turn(page)
    piece(page, "die-5-0").focus()
    page.keyboard.press("Enter")
    piece(page, "stack-carrot").focus()
    page.keyboard.press("Enter")
    moved(page, begun)
    at_turn(page)
    assert page.evaluate(FOCUSED) == "stack-carrot"
    piece(page, "die-3-0").focus()
    page.keyboard.press("Enter")
    piece(page, "stack-carrot").focus()
    page.keyboard.press("Enter")
    at_turn(page)
    assert page.evaluate("() => document.activeElement !== document.body")


IN_LIST = "() => document.querySelector('#list').contains(document.activeElement)"


# A game of Four Gardens is some 300 moves of one's own when the first offer is always taken: minutes. With
# fewer rounds it comes to its end, and to every phase on the way.
LONG = bool(os.environ.get("ALLOTMENT_LONG"))
WHOLE: dict[str, dict[str, int]] = {"garden-dice": {}, "four-gardens": {} if LONG else {"round_limit": 4}}


@pytest.mark.parametrize("slug", WHOLE)
def test_the_keyboard_alone_plays_a_whole_game(visit: Visit, slug: str) -> None:
    """To the list by Tab once; then Enter, an arrow where moves are folded. The focus waits for the turn."""
    page = visit()
    sit(page, slug, options=WHOLE[slug])
    at_turn(page)
    for _ in range(150):
        if page.evaluate(IN_LIST):
            break
        page.keyboard.press("Tab")
    moves = 0
    while at_turn(page):
        assert page.evaluate(IN_LIST), f"the focus was lost after {moves} moves"
        before = place(page)
        page.keyboard.press("Home")
        while not page.evaluate("() => document.activeElement.matches('.offer')"):
            page.keyboard.press("Enter")  # unfolds
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('#place').textContent !== before"
            " || document.body.classList.contains('end')",
            arg=before,
        )
        moves += 1
        assert moves < 800
    assert moves > (12 if WHOLE[slug] else 20) and page.locator(".pad tfoot td").count() == 2


def test_a_key_lists_the_keys(visit: Visit) -> None:
    page = visit()
    garden(page, {}, [1, 2, 3, 5])
    page.keyboard.press("?")
    assert "Ctrl + Z" in page.text_content("#pop")


def test_what_ends_the_turn_can_ask_for_a_second_click(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.evaluate("localStorage.setItem('ending', 'on')")
    garden(page, {}, [1, 2, 3, 4])
    for face, kind in ((1, "squash"), (2, "carrot"), (3, "tomato")):
        before = place(page)
        piece(page, f"die-{face}-0").click()
        piece(page, f"stack-{kind}").click()
        moved(page, before)
        at_turn(page)
    before = place(page)
    piece(page, "die-4-0").click()
    piece(page, "stack-artichoke").click()
    page.wait_for_selector(".offer.armed")
    assert place(page) == before and "Once more to confirm" in page.text_content("#status")
    piece(page, "stack-artichoke").click()
    moved(page, before)
