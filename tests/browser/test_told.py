"""Small things that players met and were told nothing, or something wrong, of: each stays mended."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.record import Record
from tests.server.serving import Server

from .gardens import MIDDLE, grown, sit_among
from .hands import at_turn, middle, moved, offers, piece, place, press, sit
from .test_gardeners import slowly as slowly

Visit = Callable[..., Any]


def stands(page: Any, slug: str, options: dict[str, Any], **position: Any) -> None:
    """A table against a bot that begins at this position, and not at the start."""
    game: Any = make(slug, options)
    whole = game.dump(game.start(seeded("told")))
    for name, value in position.items():
        where = whole
        *path, last = name.split("__")
        for step in path:
            where = where[step]
        where[last] = value
    record = Record(game.slug, game.version, game.options, "told")
    record.position = whole
    record.names = ["Ines", "sprout"]
    made = page.request.post("/api/tables/import", data={"record": record.write()})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector("#list .offer", state="attached")


def test_on_a_phone_one_sees_the_board_that_one_steps_through(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    for _ in range(2):
        press(page, offers(page)[0])
        at_turn(page)
    cells = "all => all.map((one) => one.ariaLabel).join()"
    laid = page.eval_on_selector_all("#board .piece.cell", cells)
    page.tap("#tab-log")
    assert page.locator("#board").evaluate("it => getComputedStyle(it).visibility") == "hidden"
    page.tap("#go-back")
    page.wait_for_function("() => document.body.classList.contains('back')")
    assert page.get_attribute("body", "data-tab") == "board"
    board, bar = page.locator("#board").bounding_box(), page.locator(".history").bounding_box()
    assert page.locator("#board").evaluate("it => getComputedStyle(it).visibility") == "visible"
    assert board["height"] > 250 and bar["y"] >= board["y"] + board["height"] - 1
    assert bar["y"] + bar["height"] <= page.viewport_size["height"]
    for _ in range(3):  # and goes on stepping there
        before = place(page)
        page.tap("#go-back")
        page.wait_for_function("was => document.querySelector('#place').textContent !== was", arg=before)
        assert page.get_attribute("body", "data-tab") == "board"
        assert page.locator(".history").bounding_box() == bar
    assert page.eval_on_selector_all("#board .piece.cell", cells) != laid, "the board of that moment"


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_the_tray_and_the_log_say_whose_dice_they_are(visit: Visit, size: str) -> None:
    ines, noor = visit(size), visit()
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    body = {"game": "garden-dice", "seats": seats, "options": {"start": 1}}
    info = ines.request.post("/api/tables", data=body).json()
    token = info["invite"].rsplit("/", 1)[1]
    noor.request.post(f"/api/tables/{info['id']}/claim", data={"token": token, "name": "Noor"})
    ines.goto(f"/t/{info['id']}")
    ines.wait_for_selector('.piece[data-key="pool"]')
    ines.wait_for_function("() => document.querySelector('.piece[data-key=pool]').ariaLabel.includes('Noor')")
    tray = piece(ines, "dice-of" if size == "phone" else "pool")
    assert tray.text_content().startswith("Noor’s dice") and tray.is_visible()
    box, room = tray.bounding_box(), ines.viewport_size
    assert box["x"] + box["width"] <= room["width"] and box["y"] + box["height"] <= room["height"]
    rolls = ines.locator("#lines li[data-move]", has_text="roll")
    assert rolls.count() and rolls.first.get_attribute("data-seat") == "1", "under whoever rolled"
    noor.goto(f"/t/{info['id']}")
    at_turn(noor)
    assert "Your dice" in piece(noor, "pool").text_content()
    assert piece(noor, "dice-of").count() == 0


WHY = {
    "turn-cw": "Discard a card with a pagoda",
    "cart": "Discard any card to move resources",
    "lay-here": "Now: ",
    "bonus-rewards": "worth its number in points",
    "track-yellow": "no flower to choose a god for",
}


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_each_piece_says_why_nothing_can_be_done_with_it_now(visit: Visit, size: str) -> None:
    """Four Gardens, when the three actions are spent: what is left to do is to draw."""
    page = visit(size)
    sit(page, "four-gardens", options={"first": 0})
    for _ in range(3):
        at_turn(page)
        press(page, next(text for text in offers(page) if text.startswith("rotate ")))
    at_turn(page)
    assert all(text.startswith("draw") for text in offers(page))
    for key, words in WHY.items():
        page.keyboard.press("Escape")
        found = piece(page, key)
        found.scroll_into_view_if_needed()
        found.click(force=True)
        page.wait_for_function("() => !document.querySelector('#whynot').hidden", timeout=5000)
        said = page.text_content("#whysays")
        assert "Nothing can be done" not in said and len(said) > 25, (key, said)
        assert words in said, (key, said)
        assert "draw" in said.lower() or "three actions" in said or key.startswith(("bonus", "track")), said


@pytest.mark.parametrize("size", ["phone", "tablet", "wide"])
def test_the_menus_arrow_points_at_the_menu(visit: Visit, size: str) -> None:
    page = visit(size)
    sit(page, "the-gardens")
    page.click("#more")
    page.wait_for_selector("#pop:not([hidden])")
    arrow = page.evaluate(
        """() => {
          const { right } = document.querySelector('#pop').getBoundingClientRect();
          const style = getComputedStyle(document.querySelector('#pop'), '::before');
          return right - parseFloat(style.right) - parseFloat(style.width) / 2;
        }"""
    )
    button = page.locator("#more").bounding_box()
    assert button["x"] < arrow < button["x"] + button["width"]


@pytest.mark.parametrize("locale", ["en", "de"])
def test_four_seats_on_a_phone_keep_the_harvest(visit: Visit, locale: str) -> None:
    page = visit("phone", locale=locale)
    seats = [{"kind": "person", "name": "Ines"}, *[{"kind": "bot", "level": "seedling"}] * 3]
    sit(page, "garden-dice", seats=seats, options={"seats": 4, "start": 0})
    at_turn(page)
    for number in range(4):
        chip = page.locator(f'.seat[data-seat="{number}"]').bounding_box()
        drawn = page.locator(f'.seat[data-seat="{number}"] .room .piece')
        assert drawn.count(), "what it has harvested"
        box = drawn.first.bounding_box()
        assert box["width"] > 30 and box["height"] >= 9, box
        assert box["x"] >= chip["x"] - 1 and box["x"] + box["width"] <= chip["x"] + chip["width"] + 1
        assert box["y"] + box["height"] <= chip["y"] + chip["height"] + 1


def test_bonus_tiles_say_value_and_how_many_are_left(visit: Visit) -> None:
    page = visit()
    stands(page, "four-gardens", {"seats": 2, "first": 0}, phase="bonus", turn=0)
    said = {text: page.get_attribute(f"#list [data-text='{text}']", "aria-label") for text in offers(page)}
    assert len(said) == 3
    assert re.search(r"\d+ points", said["bonus rewards"]), said
    assert re.search(r"\d+", said["bonus wilds"]), said
    for type in ("expansion", "wilds", "rewards"):
        label = piece(page, f"bonus-{type}").get_attribute("aria-label")
        drawn = piece(page, f"bonus-{type}").text_content()
        assert re.search(r"\d+ left", label) or re.search(r"\d+ left", drawn), (label, drawn)
    before = place(page)
    press(page, "bonus wilds")
    moved(page, before)
    at_turn(page)
    assert re.search(r"\d", page.inner_text("#status")), "how many may still be taken"


def test_where_there_are_no_turns_none_are_named(visit: Visit, slowly: Server) -> None:
    page = visit(base=slowly.url)
    sit_among(page, grown(24, {"seats": 4}, **MIDDLE))
    page.wait_for_selector("#list .offer", state="attached")
    words = " ".join(page.inner_text(part) for part in ("#status", "#lines", ".history", "#seats"))
    assert not re.search(r"[Yy]our turn|\bTurn \d|to move\b", words), words
    assert "turn" not in page.title().lower() and page.locator(".seat.turn").count() in (0, 1, 4)
    sit(page, "gardeners", options={"mode": "training-a", "first": 0})
    page.wait_for_selector("#list .offer", state="attached")
    assert "sand" not in page.inner_text("#status").lower(), "a training has none"
    body = {"game": "gardeners", "options": {"seats": 1, "mode": "solo"}, "seats": [{"kind": "person"}]}
    alone = page.request.post("/api/tables", data=body).json()
    page.goto(f"/t/{alone['id']}")
    page.wait_for_selector(".piece")
    assert "Silence" not in page.text_content("body"), "nobody could be spoken to"


def test_a_line_of_the_log_has_the_shape_of_whom_it_is_about(visit: Visit) -> None:
    """A tile that one's own move drew; what another seat stows in one's turn is that seat's line."""
    page = visit()
    sit(page, "mysterious-garden", options={"start": 0})
    at_turn(page)
    for _ in range(6):
        press(page, offers(page)[0])
        at_turn(page)
    lines = page.eval_on_selector_all(
        "#lines li[data-move]",
        """all => all.map((one) => [
          one.dataset.seat ?? '', one.querySelector('use')?.getAttribute('href') ?? '', one.textContent,
        ])""",
    )
    mine = [line for line in lines if line[2].startswith("You ")]
    theirs = [line for line in lines if line[2].startswith("Cress ")]
    assert mine and theirs
    assert {line[0] for line in mine} == {"0"} and {line[0] for line in theirs} == {"1"}
    assert {line[1] for line in mine} == {"#ui-seat-circle"}
    assert {line[1] for line in theirs} == {"#ui-seat-diamond"}


# Parts of names that stand on more than one line.
WORDS = """all => all.flatMap((one) => {
  const text = one.firstChild, found = [];
  for (const part of text.data.matchAll(/[^\\s-]+/g)) {
    const range = document.createRange();
    range.setStart(text, part.index);
    range.setEnd(text, part.index + part[0].length);
    if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(part[0]);
  }
  return found;
})"""


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_the_longest_name_is_not_cut_at_the_dice(visit: Visit, size: str) -> None:
    page, noor = visit(size, locale="de"), visit()
    seats = [{"kind": "person", "name": "Kunigunde Habersaat"}, {"kind": "open"}]
    body = {"game": "garden-dice", "seats": seats, "options": {"start": 1}}
    info = page.request.post("/api/tables", data=body).json()
    name = "Maximiliana-Josefine"
    token = info["invite"].rsplit("/", 1)[1]
    noor.request.post(f"/api/tables/{info['id']}/claim", data={"token": token, "name": name})
    page.goto(f"/t/{info['id']}")
    words = page.locator('.piece[data-key="dice-of"] text, .piece[data-key="pool"] text', has_text="Josefine")
    words.first.wait_for()
    home = piece(page, "dice-of" if size == "phone" else "pool").bounding_box()
    box = words.first.bounding_box()
    assert box["x"] + box["width"] <= home["x"] + home["width"] - 2, (box, home)
    page.locator(".seat .score").evaluate_all("all => all.forEach((one) => { one.textContent = '87' })")
    broken = page.locator(".seat .who").evaluate_all(WORDS)
    assert size == "phone" or not broken, "in the middle of a word"
    for one in page.locator(".seat").all():
        assert one.evaluate("it => it.scrollWidth <= it.clientWidth + 1"), one.inner_text()


def test_what_is_said_of_the_pile_covers_none_of_the_cards_beside_it(visit: Visit) -> None:
    page = visit()
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    page.mouse.move(*middle(piece(page, "pile")))
    page.wait_for_selector("#whynot:not([hidden])")
    said = page.locator("#whynot").bounding_box()
    cards = page.locator('#board .piece.card, .piece[data-key="pile"]')
    assert cards.count() >= 4
    for card in cards.all():
        box = card.bounding_box()
        across = min(said["x"] + said["width"], box["x"] + box["width"]) - max(said["x"], box["x"])
        down = min(said["y"] + said["height"], box["y"] + box["height"]) - max(said["y"], box["y"])
        assert across <= 0 or down <= 0, (card.get_attribute("data-key"), box, said)


def test_the_discard_opens_on_a_phone(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    press(page, next(text for text in offers(page) if text.startswith("cart ")))
    at_turn(page)
    pile = piece(page, "discard")
    pile.scroll_into_view_if_needed()
    pile.tap()
    page.wait_for_function("() => /1 discarded: [A-Z]/.test(document.body.innerText)")


RINGS = """() => [...document.querySelectorAll('.piece.cell:is(.can, .chosen)')].map((one) => [
  getComputedStyle(one).boxShadow, getComputedStyle(one, '::after').boxShadow,
])"""


@pytest.mark.parametrize("size", ["phone", "wide"])
def test_the_ring_of_a_cell_is_not_hidden_by_its_neighbours(visit: Visit, size: str) -> None:
    """The Gardens: cells and cards lie close together, so the ring lies within the cell."""
    page = visit(size)
    sit(page, "the-gardens", options={"first": 0, "start_column": 5})
    at_turn(page)
    page.locator(".piece.card.can").first.click()
    rings = page.evaluate(RINGS)
    assert len(rings) == 2
    page.keyboard.press("Escape")
    page.locator(".piece.cell:is(.can, .may)").first.click()
    chosen = page.evaluate(RINGS)
    assert page.locator(".piece.cell.chosen").count() == 1
    for around, within in [*rings, *chosen]:
        assert around == "none" and "inset" in within, (rings, chosen)


def test_when_the_game_is_over_the_dice_are_nobodys(visit: Visit) -> None:
    page = visit("phone")
    record = (Path(__file__).parents[1] / "replays/garden_dice").glob("*.txt")
    made = page.request.post("/api/tables/import", data={"record": min(record).read_text(encoding="utf-8")})
    page.goto(f"/t/{made.json()['id']}")
    page.click("#final")
    page.wait_for_selector('.piece[data-key="pool"]')
    assert piece(page, "dice-of").count() == 0
