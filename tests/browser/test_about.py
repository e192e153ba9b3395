"""Every piece says what it is when one hovers over it or clicks it in vain; seats show who holds what."""

from __future__ import annotations

import re
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any

import pytest

from allotment.games import SHELF, make, room
from allotment.kernel.chance import seeded
from allotment.server.http import pieces, rulebook

from .hands import at_turn, middle, moved, piece, place, sit

Visit = Callable[..., Any]

EXPLAINED = re.compile(
    "landmark-|tile-(mid|end)-|door-|chest-|card-(xl|gnome|red-bonus|open|coll|wild|key|lady|wagon)|bonus-|floor-|"
    "track-|ring-|wish-|next$|sun-|sand$|bag-|discard$|turn-c"
)


@pytest.mark.parametrize("slug", SHELF)
def test_every_kind_of_piece_has_words_and_a_rule_that_exists(slug: str) -> None:
    known = pieces.pieces(slug, "en")
    assert all(one["rule"] in rulebook.file(slug, "SPEC.md") for one in known), "a rule that is not there"
    game = make(slug, {"landmarks": "mixed"} if slug == "the-gardens" else {})
    state, luck = game.start(seeded(3)), seeded(4)
    silent = set()
    for _ in range(40):
        view = {**game.view(state, 0), "options": game.options, "names": ["Ines", "Tom", "Noor", "Ada"]}
        for layout in ("wide", "tall"):
            for key, one in room(slug, "table.scene").scene(view, 0, layout).pieces.items():
                fits = [
                    e
                    for e in known
                    if fnmatchcase(key, e["key"])
                    and e.get("label", "") in one.label
                    and e.get("kind", "") in one.kind
                ]
                if EXPLAINED.match(key) and one.label and not fits:
                    silent.add(key)
        acting = [seat for seat in game.to_act(state) if seat >= 0 and game.legal(state, seat)]
        if not acting:
            break
        moves = game.legal(state, acting[0])
        game.apply(state, acting[0], moves[luck.below(len(moves))])
    assert not silent


# Keeps what is said beside a piece, as somebody's move takes it away again.
HEARD = """() => {
  window.heard = [];
  const box = document.getElementById('whynot');
  const hear = () => box.hidden || window.heard.push(box.textContent);
  new MutationObserver(hear).observe(box, { attributes: true, attributeFilter: ['hidden'] });
}"""


def said(page: Any) -> str:
    page.wait_for_selector("#whynot:not([hidden])")
    found: str = page.text_content("#whysays")
    return found


def test_a_landmark_under_a_bed_says_what_it_does(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens", options={"landmarks": "text", "layout": "AA", "first": 0})
    at_turn(page)
    page.mouse.move(*middle(piece(page, "landmark-opera-house")))
    words = said(page)
    assert "Sydney Opera House" in words and "10 points for each loop" in words
    assert page.get_attribute("#whysays a", "href") == "/rules/the-gardens#TG-OPERA-1"
    page.mouse.move(2, 2)
    page.wait_for_selector("#whynot", state="hidden")


def test_a_mouse_that_rests_where_it_clicked_is_told_nothing(visit: Visit) -> None:
    """Another button comes to lie under it, and what is said of that would lie over the board."""
    page = visit()
    sit(page, "gardeners", options={"mode": "training-a", "first": 0})
    at_turn(page)
    start = page.locator(".piece.can", has_text="Start")
    before = place(page)
    x, y = middle(start)
    page.mouse.move(x, y)
    said(page)  # from here on it listens
    page.evaluate(HEARD)
    page.mouse.click(x, y)
    moved(page, before)
    page.locator(".piece", has_text="Ready").wait_for()
    page.mouse.move(x + 1, y)
    page.wait_for_timeout(2500)
    assert page.evaluate("() => window.heard") == []
    page.mouse.move(x + 12, y)
    assert "Ready" in said(page)


def test_a_scoring_tile_answers_a_tap(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    piece(page, "tile-end-streams").tap()
    assert "5 for three" in said(page)


def test_the_discard_can_be_looked_through_and_nobody_is_a_shape(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    page.evaluate("document.querySelector('#list .offer[data-text^=cart]').click()")
    page.wait_for_function(
        "() => /discarded: [A-Z]/.test(document.querySelector('[data-key=discard]').ariaLabel)"
    )
    page.mouse.move(*middle(piece(page, "discard")))
    assert re.search(r"1 discarded: [A-Z][a-z ]+ \d", said(page))
    labels = page.eval_on_selector_all(".piece[aria-label]", "all => all.map((one) => one.ariaLabel)")
    assert not [label for label in labels if re.search("the (circle|diamond)|circle \\d", label)]
    assert [label for label in labels if "Ines 3 and Cress 3" in label]


def test_who_holds_a_landmark_is_on_the_seat(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens", options={"landmarks": "points", "layout": "AA", "first": 0, "start_column": 2})
    at_turn(page)
    page.evaluate("document.querySelector('#list .offer[data-text$=left]').click()")
    page.wait_for_selector('.seat[data-seat="0"] .holds')
    assert page.locator('.seat[data-seat="0"] .holds').inner_text().startswith("landmarks")
