"""What words speak of is written on the boards: names, numbers, what a card is called, what has been met."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from allotment.games.gardeners.components import CARD_NUMBER, MODE_IDS, MODES, WISH, deck_cards
from allotment.words import speaker
from tests.server.serving import Server

from .gardens import MIDDLE, grown, sit_among
from .hands import at_turn, middle, moved, offers, piece, place, press, sit
from .test_about import said
from .test_gardeners import slowly as slowly

Visit = Callable[..., Any]

FOUR = [{"kind": "person", "name": "Ines"}, *[{"kind": "bot", "level": "seedling"}] * 3]
WRITTEN = "it => [...it.querySelectorAll('text')].map((one) => one.textContent)"
MARKERS = """it => [...it.querySelectorAll('use[href^="#fg-marker"]')]
  .map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"""


def test_rivals_gardens_carry_their_names(visit: Visit) -> None:
    page = visit()
    names = {}
    for slug, key in (("the-gardens", "garden-1"), ("four-gardens", "garden-1")):
        sit(page, slug, options={"first": 0})
        at_turn(page)
        names[slug] = " ".join(piece(page, key).evaluate(WRITTEN))
    assert all("Cress" in found for found in names.values()), names
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    width = piece(page, "central-1-2").bounding_box()["width"]
    sit(page, "the-gardens", options={"first": 0, "seats": 4}, seats=FOUR)
    at_turn(page)
    assert width > 40 > piece(page, "central-1-2").bounding_box()["width"], "with room it is larger"


def test_four_gardens_names_its_cards_and_keeps_markers_in_their_space(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens", options={"first": 0, "seats": 4}, seats=FOUR)
    at_turn(page)
    for card in page.locator(".piece.card.can").filter(has_not_text="left").all()[:3]:
        title = card.get_attribute("aria-label").split(",")[0]
        if title.startswith("lay"):
            continue
        assert title in card.evaluate(WRITTEN)
    for god in ("yellow", "red", "purple", "blue"):
        track = piece(page, f"track-{god}").bounding_box()
        space = track["width"] * 40.4 / 488
        spots = piece(page, f"track-{god}").evaluate(MARKERS)
        assert len(spots) == 4
        assert max(right for _, right in spots) - min(left for left, _ in spots) <= space


def test_a_token_lies_on_the_need_it_meets(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    for verb in ("lay ", "rotate "):
        press(page, next(text for text in offers(page) if text.startswith(verb)))
        at_turn(page)
    carts = [text for text in offers(page) if text.startswith("cart ")]
    press(page, carts[0])
    at_turn(page)
    moves = [text for text in offers(page) if text.startswith("put ")]
    assert moves, offers(page)
    press(page, moves[0])
    at_turn(page)
    token = page.locator('.piece[data-key^="on-"]').first
    card = page.locator('.piece[data-key^="frame-"]').first.bounding_box()
    box = token.bounding_box()
    row = card["y"] + 0.725 * card["width"]
    assert abs(box["y"] - row) < 2, "on the needs, not on the picture"


def test_sides_and_cells_are_numbered_on_the_board(visit: Visit, slowly: Server) -> None:
    page = visit()
    sit(page, "mysterious-garden", seats=[{"kind": "person", "name": "Ines"}], options={"seats": 1})
    at_turn(page)
    for side in page.locator(".piece.slot:not(.laid)").all():
        assert side.evaluate(WRITTEN) == [side.get_attribute("data-key").rsplit("-", 1)[1]]
    heading, tile = piece(page, "tray-words"), page.locator('.piece[data-key^="tile-w-"]').bounding_box()
    ends = heading.evaluate(
        "it => Math.max(...[...it.querySelectorAll('text')].map((one) => one.getBoundingClientRect().right))"
    )
    assert "Ladybug tiles" in heading.evaluate(WRITTEN) and ends <= tile["x"]
    for size in ("wide", "phone"):
        page = visit(size, base=slowly.url)
        sit_among(page, grown(24, {"seats": 4}, **MIDDLE))
        numbers = piece(page, "rulers").evaluate(WRITTEN)
        shown = page.eval_on_selector_all(".piece.cell", "all => all.map((one) => one.ariaLabel)")
        rows = {found for label in shown for found in re.findall(r"row (\d+)", label)}
        columns = {found for label in shown for found in re.findall(r"column (\d+)", label)}
        assert set(numbers) == rows | columns and len(numbers) == len(rows) + len(columns)


def test_a_check_is_a_moment_and_its_words_stay_true(visit: Visit, slowly: Server) -> None:
    """The garden is complete: the words of the check are shown large, and disappear when they no longer
    apply."""
    page = visit(base=slowly.url)
    options = {"seats": 2, "mode": "training-a", "check": "call"}
    record = grown(16, options, cards=["1 ta5 down"])
    sit_among(page, record)
    assert "no card" in page.text_content('.seat[data-seat="0"]')
    assert "You have no card" in " ".join(piece(page, "nocard").evaluate(WRITTEN))
    page.mouse.move(*middle(piece(page, "next")))
    words = said(page)
    mode = MODES[MODE_IDS.index("training-a")]
    wishes = [speaker("gardeners").say(WISH[card]) for card in deck_cards(mode, "")]
    assert all(wish in words for wish in wishes), "the cards of the training"
    before = place(page)
    piece(page, "ready").click()
    moved(page, before)
    page.wait_for_selector("#moment:not([hidden])")
    assert "doesn’t fit" in page.text_content("#moment")
    seat = page.locator('.piece[data-key="said-1"]')
    assert seat.evaluate(WRITTEN)[-1] == "it doesn’t fit"
    press(page, next(text for text in offers(page) if text.startswith("remove ")))
    page.wait_for_function(
        "() => /it didn’t fit/.test(document.querySelector('.piece[data-key=\"said-1\"]').textContent)"
    )


@pytest.mark.parametrize(
    ("locale", "card", "then"),
    [
        ("en", "Your card isn’t met: ", "say you’re ready again"),
        ("de", "Deine Karte ist nicht erfüllt: ", "bereit seid"),
    ],
)
def test_a_check_says_which_card_is_met_and_what_follows(
    visit: Visit, slowly: Server, locale: str, card: str, then: str
) -> None:
    page = visit(base=slowly.url, locale=locale)
    options = {"seats": 2, "mode": "training-a", "check": "call"}
    sit_among(page, grown(16, options, cards=["0 ta5 down"]))
    before = place(page)
    piece(page, "ready").click()
    moved(page, before)
    page.wait_for_selector("#moment:not([hidden])")
    told = page.text_content("#moment")
    wish = speaker("gardeners", locale).say(WISH[CARD_NUMBER["ta5"]])
    assert card + wish in told and then in told


STICKS_OUT = """() => [...document.querySelectorAll('.piece text')].filter((one) => {
  if (!/[a-z]/i.test(one.textContent)) return false;
  const [box, room] = [one.getBoundingClientRect(), one.closest('.piece').getBoundingClientRect()];
  return box.width && (box.left < room.left - 1 || box.right > room.right + 1);
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_german_stays_inside_the_pieces_of_four_gardens(visit: Visit, size: str) -> None:
    page = visit(size, locale="de-DE")
    sit(page, "four-gardens", options={"first": 0, "seats": 4}, seats=FOUR)
    at_turn(page)
    press(page, next(text for text in offers(page) if text.startswith("rotate ")))
    at_turn(page)
    press(page, next(text for text in offers(page) if text.startswith("cart ")))
    page.wait_for_function("() => /Handkarren/.test(document.querySelector('#lines').textContent)")
    written = page.eval_on_selector_all(".piece text", "all => all.map((one) => one.textContent)")
    assert "Rechtsherum" in written or "Rechts-" in written
    assert not page.evaluate(STICKS_OUT)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
