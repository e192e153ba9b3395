"""Puzzles in a browser: from the shelf to the position, a wrong move, the answer, and what is remembered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allotment.games import SHELF, box
from allotment.puzzles import kept

from .hands import at_turn, press
from .test_guide import click
from .test_pages import findings

Visit = Callable[..., Any]
DECISIONS = [slug for slug in SHELF if not box(slug).cooperative]
TASKS = [slug for slug in SHELF if box(slug).cooperative]
RIGHT = {"en": "Right!", "de": "Richtig!"}
AGAIN = {"en": "Try again.", "de": "Versuch es noch einmal."}


def come(page: Any, slug: str, number: int = 1) -> None:
    page.goto(f"/puzzles/{slug}/{number}")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#guide:not([hidden])")
    at_turn(page)


def tried(page: Any, text: str) -> None:
    """The button of a move that will be refused."""
    if page.locator("#list .btn.all").count():
        page.evaluate("document.querySelector('#list .btn.all').click()")
    page.evaluate("text => document.querySelector(`#list .offer[data-text='${text}']`).click()", text)


def fits(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(
    ("size", "language", "scheme"),
    [("wide", "en", "light"), ("wide", "de", "dark"), ("phone", "en", "dark"), ("phone", "de", "light")],
)
def test_a_puzzle_is_solved_on_the_board(visit: Visit, size: str, language: str, scheme: str) -> None:
    slug, number = DECISIONS[-1], 1
    puzzle = kept(slug)[number - 1]
    assert puzzle.proof is not None
    wrong = next(one.move for one in puzzle.proof.rivals if one.move not in puzzle.answers)
    page = visit(size, locale=language, color_scheme=scheme, bypass_csp=True)
    page.goto("/puzzles")
    assert fits(page) and not findings(page)
    page.click(f'a[href="/puzzles/{slug}/{number}"]')
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#guide:not([hidden])")
    at_turn(page)
    assert fits(page) and not findings(page)
    tried(page, wrong)
    page.wait_for_selector("#guide .stray")
    assert AGAIN[language] in page.inner_text("#guide .stray") and not findings(page)
    press(page, puzzle.answers[0])
    page.wait_for_function(
        "right => document.querySelector('#guidecount').textContent === right", arg=RIGHT[language]
    )
    assert f"{round(100 * puzzle.gap())} " in page.inner_text("#guidesays")
    assert fits(page) and not findings(page)
    page.goto("/puzzles")
    page.wait_for_selector(f'a[href="/puzzles/{slug}/{number}"].solved')
    assert page.locator(".puzzles a.solved").count() == 1 and not findings(page)


@pytest.mark.parametrize("slug", DECISIONS)
def test_the_answer_is_drawn_on_the_board_and_not_counted(visit: Visit, slug: str) -> None:
    page = visit()
    come(page, slug)
    page.locator("#guideacts button").click()
    page.wait_for_selector(".piece.asked")
    assert page.locator(".offer.asked").count() >= 1
    click(page)
    page.wait_for_function("document.querySelector('#guidecount').textContent === 'Right!'")
    page.locator("#guideacts a.first").click()
    page.wait_for_url("**/t/*")
    page.goto("/puzzles")
    assert page.locator(".puzzles a.solved").count() == 0


@pytest.mark.parametrize("slug", TASKS)
def test_a_task_says_what_to_find_and_shows_how(visit: Visit, slug: str) -> None:
    page = visit("phone", bypass_csp=True)
    come(page, slug)
    assert "three cards" in page.inner_text("#guidesays")
    assert fits(page) and not findings(page)
    page.locator("#guideacts button").click()
    page.wait_for_selector(".piece.asked")


def test_the_puzzle_of_the_day_stands_on_the_shelf(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.locator('.below a[href^="/puzzles/"]').click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#guide:not([hidden])")
