"""What people met who had nothing but the browser: time to take back, one rule for taps, words that stay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.server.serving import Server, quick, serving
from tests.server.test_review import finished

from .gardens import grown, sit_among
from .hands import at_turn, keep, moved, offers, piece, place, press, sit
from .test_assist import assisted, poor_move

Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots take their time, and leave more of it after a person's move."""
    with serving(quick(tmp_path_factory.mktemp("unhurried") / "tables.sqlite", pace=2.0)) as found:
        yield found


@pytest.fixture(scope="module")
def slowly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(quick(tmp_path_factory.mktemp("second") / "tables.sqlite", sand_pace=1e6)) as found:
        yield found


def test_bots_leave_time_to_take_a_move_back(visit: Visit, unhurried: Server) -> None:
    page = visit(base=unhurried.url)
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    before = place(page)
    press(page, offers(page)[0])
    page.wait_for_timeout(2700)  # a bot that follows another has moved by then
    assert page.get_attribute("#undo", "aria-disabled") == "false"
    page.click("#undo")
    page.wait_for_function("was => document.querySelector('#place').textContent === was", arg=before)
    assert at_turn(page)


def test_a_wish_for_slow_bots_holds_at_the_table_itself(visit: Visit) -> None:
    """What is only shown late cannot be taken back: the table has gone on."""
    page = visit()
    keep(page, "bots", "3000")
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    press(page, offers(page)[0])
    page.wait_for_timeout(800)
    page.click("#undo")
    page.wait_for_function("() => document.querySelector('#place').textContent.startsWith('move 0')")


def test_a_hint_lies_over_no_dialogue(visit: Visit) -> None:
    page = visit()
    sit(page, "the-gardens")
    at_turn(page)
    page.click("#hint")
    page.wait_for_selector("#whynot .hints, #whynot:not([hidden])")
    page.click("#more")
    page.wait_for_selector("#pop:not([hidden])")
    assert page.locator("#whynot").is_hidden()
    page.click("#hint")
    page.wait_for_selector("#whynot:not([hidden])")
    assert page.locator("#pop").is_hidden(), "one after the other"
    page.click("#more")
    page.wait_for_timeout(1500)  # an answer may come now
    assert page.locator("#whynot").is_hidden()


def test_a_warning_stays_as_long_as_its_confirmation(visit: Visit) -> None:
    page = visit()
    page.clock.install()
    assisted(page)
    sit(page, "the-gardens")
    page.clock.resume()
    text = poor_move(page)
    button = page.locator(f"#list .offer[data-text='{text}']")
    button.evaluate("one => one.click()")
    page.wait_for_selector("#whynot:not([hidden])")
    page.clock.fast_forward(60_000)
    assert page.locator("#whynot").is_visible() and page.locator("#list .offer.armed").count()
    page.keyboard.press("Escape")
    assert page.locator("#whynot").is_hidden() and not page.locator("#list .offer.armed").count()
    button.evaluate("one => one.click()")
    page.wait_for_selector("#whynot:not([hidden])")
    page.mouse.click(720, 20)  # the bar above the board
    page.wait_for_selector("#whynot", state="hidden")
    assert not page.locator("#list .offer.armed").count(), "they go together"


def test_a_bed_alone_is_enough_where_one_tile_fits(visit: Visit, slowly: Server) -> None:
    page = visit(base=slowly.url)
    sit_among(page, grown(12, {"seats": 2}))
    page.wait_for_selector("#list .offer")
    by_cell: dict[str, list[str]] = {}
    for text in offers(page):
        if text.startswith("place "):
            by_cell.setdefault(text.split(" ")[-1], []).append(text)
    cell = next((cell for cell, texts in by_cell.items() if len(texts) == 1), None)
    assert cell is not None, by_cell
    before = place(page)
    piece(page, f"cell-{cell.replace(',', '-')}").click()
    moved(page, before)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_tap_previews_and_a_second_one_plays_by_piece_and_by_button(visit: Visit, locale: str) -> None:
    page = visit("phone", locale=locale)
    sit(page, "four-gardens")
    at_turn(page)
    before = place(page)
    button = page.locator("#list .offer:visible").first
    text = button.get_attribute("data-text")
    button.tap()
    armed = page.locator("#list .offer.armed")
    armed.wait_for()
    assert armed.get_attribute("data-text") == text and place(page) == before
    again = {"en": "Once more to confirm", "de": "Noch einmal, um zu bestätigen"}[locale]
    said = page.locator("#status .said > span")
    assert said.inner_text().startswith(again), "what is to be done is not cut off"
    armed.tap()
    moved(page, before)


def test_who_is_next_is_called_where_people_share_a_screen(visit: Visit) -> None:
    page = visit("phone")
    people = [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}]
    sit(page, "garden-dice", seats=people, options={"start": 0})
    at_turn(page)
    assert page.locator("#moment").is_hidden()
    while "Tom" not in page.inner_text("#status"):
        texts = offers(page)
        press(page, next((text for text in texts if text.startswith("end")), texts[0]))
        at_turn(page)
    page.wait_for_selector("#moment:not([hidden])")
    assert "Tom, it’s your turn" in page.inner_text("#moment")


@pytest.mark.parametrize(("locale", "word"), [("en", "Guest "), ("de", "Gast ")])
def test_guests_are_called_so_in_their_language(visit: Visit, locale: str, word: str) -> None:
    page = visit(locale=locale)
    page.goto("/")
    made = """fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ game: 'the-gardens' }) }).then((answer) => answer.json())"""
    page.goto(f"/t/{page.evaluate(made)['id']}")
    page.wait_for_selector(".seat .who")
    assert page.locator(".seat .who").first.inner_text().startswith(word)


# Spots of a chip that do not lead to its score.
MISSED = """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
  const { left, top, width, height } = seat.getBoundingClientRect();
  const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y]));
  return spots.filter(([x, y]) =>
    !document.elementFromPoint(left + x * width, top + y * height)?.closest('.score'))
    .map((spot) => [seat.dataset.seat, ...spot]);
})"""


@pytest.mark.parametrize("slug", ["garden-dice", "four-gardens", "mysterious-garden", "the-gardens"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_thumb_finds_every_score(visit: Visit, slug: str, seats: int) -> None:
    page = visit("phone")
    bots = [{"kind": "bot", "level": "seedling"}] * (seats - 1)
    sit(page, slug, seats=[{"kind": "person", "name": "Ines"}, *bots])
    at_turn(page)
    for chip in page.locator(".seat").all():
        box = chip.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44
    assert not page.evaluate(MISSED)


def test_a_forks_log_names_who_made_the_moves_before(visit: Visit) -> None:
    page = visit()
    made = page.request.post("/api/tables/import", data={"record": finished("the-gardens")}).json()
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector("#final")
    fork = {"at": 6, "seat": 1, "name": "Mira"}
    new = page.request.post(f"/api/tables/{made['id']}/fork", data=fork)
    assert new.ok, new.text()
    page.goto(f"/t/{new.json()['id']}")
    page.wait_for_selector("#lines li")
    told = "\n".join(page.locator("#lines [data-move]").all_inner_texts())
    assert "Basil lays" in told and "You lay" not in told


def test_a_garden_that_grows_keeps_its_numbers_on_the_same_side(visit: Visit, slowly: Server) -> None:
    page = visit("phone", base=slowly.url)
    beside = """it => {
      const cells = [...document.querySelectorAll('.piece.cell')].map((one) => one.getBoundingClientRect());
      const [left, top] = ['left', 'top'].map((side) => Math.min(...cells.map((one) => one[side])));
      const third = cells[0].width / 3;
      return [...it.querySelectorAll('text')].map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2 < left + third, y + height / 2 < top + third]);
    }"""
    for laid in (1, 6, 14, 24, 36):
        sit_among(page, grown(laid, {"seats": 2}))
        page.wait_for_selector(".piece.cell")
        assert piece(page, "rulers").evaluate(beside) == [[False, True]] * 7 + [[True, False]] * 7


def test_the_open_cards_are_in_sight_on_a_phone(visit: Visit) -> None:
    for size in ("phone", "low"):
        page = visit(size)
        sit(page, "four-gardens")
        at_turn(page)
        board = page.locator("#board").bounding_box()
        cards = page.locator("#board .piece.card")
        assert cards.count() == 4, "three and the pile"
        for card in cards.all():
            box = card.bounding_box()
            assert box["y"] >= board["y"] - 1
            assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, size


COVERED = """() => {
  const map = document.querySelector('.map');
  if (!map?.checkVisibility({ visibilityProperty: true })) return [];
  const m = map.getBoundingClientRect();
  return [...document.querySelectorAll('#board .piece:is(.can, .may)')]
    .map((one) => [one.dataset.key, one.getBoundingClientRect()])
    .filter(([, b]) => b.left < m.right && b.right > m.left && b.top < m.bottom && b.bottom > m.top)
    .map(([key]) => key);
}"""


def test_a_map_covers_no_target_and_a_summary_moves_nothing(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "mysterious-garden")
    shown = 0
    for _ in range(8):
        at_turn(page)
        page.wait_for_timeout(250)
        assert not page.evaluate(COVERED)
        shown += page.locator("body.roams .map").count()
        texts = offers(page)
        press(page, next((text for text in texts if text.startswith("place")), texts[0]))
    assert shown


def test_a_summary_that_appears_moves_no_garden(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "mysterious-garden")
    at_turn(page)
    spot = """() => {
      const { x, y, width } = document.querySelector('.piece.plot').getBoundingClientRect();
      return [x, y, width].map(Math.round);
    }"""
    page.wait_for_timeout(200)
    before, gardens = page.evaluate(spot), page.locator(".piece.plot").count()
    press(page, next(text for text in offers(page) if text.startswith("place") and " icon " not in text))
    at_turn(page)
    page.wait_for_timeout(200)
    assert page.locator('.piece[data-key^="sign-"][aria-label]').count(), "the summary is there"
    assert page.locator(".piece.plot").count() == gardens
    assert page.evaluate(spot) == before
