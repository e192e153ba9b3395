"""What players with a phone met: nothing is cut, covered or out of sight, and a finger means what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.serving import Server
from tests.server.test_review import finished, together

from .gardens import MIDDLE, grown
from .hands import at_turn, middle, offers, piece, press, sit
from .test_fits import WIDER, follow
from .test_gardeners import slowly as slowly
from .test_guide import count, go_on, learn
from .test_people import join
from .test_review import come
from .test_review import ended as ended

Visit = Callable[..., Any]

INSIDE = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
}"""
ON_TOP = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found === one || one.contains(found);
}"""
CUT = "one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1"


class Finger:
    """As the browser itself hears it: it may scroll what lies under it."""

    def __init__(self, page: Any) -> None:
        self.line = page.context.new_cdp_session(page)

    def touch(self, kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def swipe(self, x: float, y: float, down: float) -> None:
        self.touch("touchStart", (x, y))
        for step in range(1, 9):
            self.touch("touchMove", (x, y + down * step / 8))
        self.touch("touchEnd")


@pytest.mark.parametrize("slug", ["garden-dice", "mysterious-garden"])
def test_the_first_long_press_says_what_a_piece_is(visit: Visit, slug: str) -> None:
    """What it says comes with a script of its own, when a finger first reaches for a piece."""
    page = visit("phone")
    sit(page, slug, options={"start": 0} if slug == "garden-dice" else {})
    at_turn(page)
    found = page.locator(".hand .piece[aria-label]").filter(visible=True).first
    finger = Finger(page)
    finger.touch("touchStart", middle(found))
    page.wait_for_selector("#whynot:not([hidden])")
    finger.touch("touchEnd")


def test_a_first_tap_is_no_long_press(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "garden-dice", options={"start": 0})
    at_turn(page)
    page.route("**/about.js*", lambda route: (page.wait_for_timeout(300), route.continue_()))
    page.locator(".hand .piece[aria-label]").filter(visible=True).first.tap()
    page.wait_for_timeout(1200)
    assert page.locator("#whynot").is_hidden()


def test_a_lesson_brings_the_piece_it_names_into_sight(visit: Visit) -> None:
    """Also while that is on its way; and a tap on its name brings it back."""
    page = visit("phone", reduced_motion="no-preference")
    learn(page, "mysterious-garden")
    while not count(page).startswith("Step 3 "):
        if page.locator("#guideacts .btn.first").count():
            go_on(page)
        else:
            page.wait_for_timeout(600)
            follow(page)
    page.wait_for_timeout(800)
    chest = piece(page, "chest-1")
    assert chest.evaluate(INSIDE), chest.bounding_box()
    page.evaluate("document.querySelector('.hand').scrollLeft = 300")
    page.wait_for_timeout(300)
    assert not chest.evaluate(INSIDE)
    page.locator("#guidesays .ask b").first.tap()
    page.wait_for_selector('.piece.lit[data-key="chest-1"]')
    assert chest.evaluate(INSIDE), chest.bounding_box()


@pytest.mark.parametrize(
    ("locale", "again"), [("en", "Once more to confirm:"), ("de", "Noch einmal, um zu ")]
)
def test_what_is_to_be_confirmed_is_whole(visit: Visit, locale: str, again: str) -> None:
    page = visit("phone", locale=locale)
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    text = next(one for one in offers(page) if one.startswith("rotate "))
    piece(page, f"card-{text.split(' ')[1]}").tap()
    piece(page, f"turn-{text.split(' ')[-1]}").tap()
    armed = page.locator(".offer.armed")
    armed.wait_for()
    title = armed.locator("b:not(.flag)")
    assert len(title.inner_text()) > 15 and not title.evaluate(CUT) and not armed.evaluate(CUT)
    said = page.locator("#status .said > span")
    assert said.inner_text().startswith(again)


def test_no_map_while_the_garden_fits(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "mysterious-garden")
    at_turn(page)
    press(page, next(text for text in offers(page) if text.startswith("place ")))
    page.wait_for_timeout(400)
    boxes = page.locator("#board .piece.slot").all()
    assert len(boxes) >= 4 and all(one.evaluate(INSIDE) for one in boxes)
    assert not page.locator(".map").evaluate("one => one.checkVisibility({ visibilityProperty: true })")


@pytest.mark.parametrize("slug", ["garden-dice", "mysterious-garden"])
def test_a_hint_leaves_the_board_in_sight(visit: Visit, slug: str) -> None:
    page = visit("phone")
    sit(page, slug, options={"start": 0} if slug == "garden-dice" else {})
    at_turn(page)
    page.click("#hint")
    page.wait_for_selector("#whynot .hints")
    box, board = page.locator("#whynot").bounding_box(), page.locator("#board").bounding_box()
    assert box["height"] <= page.viewport_size["height"] / 3 + 1
    assert box["y"] >= board["y"] + board["height"] - 1


@pytest.mark.parametrize("house", [False, True])
def test_every_button_of_a_fork_is_on_the_screen(visit: Visit, ended: Server, house: bool) -> None:
    """Beside the longest title; with house rules there is one more."""
    page = visit("phone", base=ended.url)
    over = come(page, "mysterious-garden")
    body = {"at": 4, "seat": 0, "others": "bot", "level": "seedling", "fresh": True}
    made = page.request.post(f"/api/tables/{over}/fork", data=body)
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector("#board .piece", state="attached")
    if house:
        page.evaluate("const fork = document.querySelector('#fork'); fork.after(fork.cloneNode(true))")
    assert page.locator("#fork").first.is_visible() and not page.evaluate(WIDER)
    for name in ("#undo", "#hint", "#rules", "#more"):
        box = page.locator(name).bounding_box()
        assert box["x"] + box["width"] <= page.viewport_size["width"] and box["width"] >= 34
        assert page.locator(name).evaluate(ON_TOP), name
    assert not page.locator(".top h1").evaluate(CUT)


def test_nobody_is_invited_where_no_seat_is_open(visit: Visit) -> None:
    page = visit("phone")
    page.goto("/new/four-gardens")
    page.locator("#places .place").nth(1).wait_for()
    assert page.locator(".invite").is_visible()
    page.locator('#places [name="kind-1"][value="bot"]').check(force=True)
    page.wait_for_selector(".invite", state="hidden")
    page.locator('#places [name="kind-1"][value="open"]').check(force=True)
    page.wait_for_selector(".invite", state="visible")
    assert page.locator("#start").is_visible()


def among(page: Any, record: str) -> None:
    """A table of Gardeners; a low screen shows no seats at first."""
    made = page.request.post("/api/tables/import", data={"record": record})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['id']}")
    page.wait_for_selector("#board .piece.cell")
    page.wait_for_selector("#list button")


def test_a_low_screen_shows_the_whole_garden_and_keeps_the_tray(visit: Visit, slowly: Server) -> None:
    page = visit("low", base=slowly.url)
    among(page, grown(24, {"seats": 4}, **MIDDLE))
    board = page.locator("#board")
    assert board.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    cells = page.locator("#board .piece.cell").all()
    assert len(cells) > 24 and all(one.evaluate(INSIDE) for one in cells)
    assert min(one.bounding_box()["width"] for one in cells[:3]) > 34
    for box in (".sheet", "#offers"):
        page.locator(box).evaluate("one => one.scrollTo(0, 999)")
    ready = page.locator('.piece[data-key="ready"]')
    assert ready.evaluate(INSIDE) and ready.evaluate(ON_TOP)


def test_the_only_seat_that_may_get_a_tile_offers_itself(visit: Visit, slowly: Server) -> None:
    """On a low screen the seats are in another tab."""
    page = visit("low", base=slowly.url)
    among(page, grown(9, {"seats": 2}))
    laid = page.locator(".piece.cell.laid.can").first
    laid.tap()
    armed = page.locator(".offer.armed")
    armed.wait_for()
    assert armed.evaluate(ON_TOP), "it is in sight"
    before = page.locator(".piece.cell.laid").count()
    armed.tap()
    page.wait_for_function(
        "before => document.querySelectorAll('.piece.cell.laid').length === before - 1", arg=before
    )


def test_what_is_said_large_fits_and_goes_at_a_tap(visit: Visit, slowly: Server) -> None:
    page = visit("low", base=slowly.url)
    among(page, grown(9, {"seats": 2}))
    lines = [
        {"seat": at % 2, "text": "The garden meets every card of this round: it is done."} for at in range(7)
    ]
    page.evaluate(
        "lines => import(`${document.body.dataset.static}/moment.js`).then((found) => found.moment(lines))",
        lines,
    )
    said = page.locator("#moment")
    box = said.bounding_box()
    board, tabs = page.locator("#board").bounding_box(), page.locator(".tabs").bounding_box()
    assert said.evaluate("one => one.scrollHeight > one.clientHeight"), "it scrolls"
    assert box["y"] >= 44 and box["x"] >= board["x"] + board["width"] - 1
    assert box["y"] + box["height"] <= tabs["y"]
    said.tap()
    assert said.is_hidden()


def test_a_low_screen_shows_lines_of_the_log_in_play_and_after(visit: Visit, ended: Server) -> None:
    page = visit("low", base=ended.url)
    made = page.request.post("/api/tables/import", data={"record": together()}).json()
    page.goto(f"/t/{made['id']}")
    page.click("#review")
    page.wait_for_selector(".review .along svg")
    page.locator("#final").click()
    page.click("#tab-log")
    lines, log, walk = page.locator("#lines"), page.locator("#log"), page.locator("#go-turn-back")
    for _ in range(2):  # as it ended, and looking back with the review beside it
        assert lines.evaluate(ON_TOP) and lines.bounding_box()["height"] >= 70
        buttons, room = walk.bounding_box(), log.bounding_box()
        assert buttons["y"] + buttons["height"] <= room["y"] + room["height"] + 1
        walk.click()
        page.wait_for_url("**?at=*")
        page.click("#tab-log")


def test_a_review_comes_into_sight_and_a_finger_scrolls_over_it(visit: Visit, ended: Server) -> None:
    page = visit("phone", base=ended.url)
    come(page)
    page.locator("#review").tap()
    page.wait_for_selector(".review .along svg")
    page.wait_for_timeout(200)
    top = page.locator(".review h2").first.bounding_box()["y"]
    assert 0 <= top < page.viewport_size["height"] / 2
    walk = page.locator(".review .along")
    walk.scroll_into_view_if_needed()
    x, y = middle(walk)
    Finger(page).swipe(x, y, 120)
    page.wait_for_timeout(300)
    assert page.evaluate("document.body.classList.contains('end')"), "still on the page of the end"
    spot = middle(walk)
    before = page.evaluate("scrollY")
    page.touchscreen.tap(*spot)
    page.wait_for_selector("body.looking")
    page.wait_for_url("**?at=*")
    page.locator("#status button").first.tap()
    page.wait_for_selector("body.end")
    page.wait_for_timeout(200)
    assert abs(page.evaluate("scrollY") - before) < 60, "where it was left"


AGAIN = "Once more to confirm:"
STATUS = "#status .said > span:not(.whole)"


def test_the_menus_button_takes_the_menu_away_again(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "garden-dice", options={"start": 0})
    at_turn(page)
    for _ in range(2):
        page.locator("#more").tap()
        page.locator("#pop h3").first.wait_for()
        page.locator("#more").tap()
        page.wait_for_selector("#pop", state="hidden")
        page.wait_for_timeout(200)
        assert page.locator("#pop").is_hidden()


def test_the_move_of_a_hint_comes_first_and_is_to_be_confirmed_in_words(visit: Visit) -> None:
    page = visit("phone")
    sit(page, "four-gardens", options={"first": 0})
    at_turn(page)
    page.locator("#hint").tap()
    page.wait_for_selector("#whynot .hints")
    best = page.locator("#list .offer").first
    assert "chosen" in best.get_attribute("class")
    page.locator("#status").tap()
    assert 0 <= best.bounding_box()["x"] <= page.viewport_size["width"] - 44
    best.tap()
    page.wait_for_selector(".offer.armed")
    page.wait_for_function(f"() => document.querySelector('{STATUS}').textContent.startsWith('{AGAIN}')")
    for card in page.locator(".hand .piece.card").all()[:3]:  # a hint goes with one of them at most
        page.locator("#list .drop button").tap()
        card.tap()
        page.wait_for_selector(".piece.chosen")
        page.locator("#hint").tap()
        page.wait_for_selector("#whynot .hints")
        best = page.locator("#list .offer").first
        assert "chosen" in best.get_attribute("class")
        page.locator("#status").tap()
        best.tap()
        page.wait_for_selector(".offer.armed")


def test_what_is_to_be_confirmed_is_said_while_others_are_heard_of(visit: Visit) -> None:
    """The moves stay as they are, and so does what is armed."""
    page, other = visit("phone"), visit()
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    body = {"game": "four-gardens", "options": {"first": 0}, "seats": seats}
    info = page.request.post("/api/tables", data=body).json()
    page.goto(f"/t/{info['id']}")
    join(other, info, 1, "Noor")
    at_turn(page)
    text = next(one for one in offers(page) if one.startswith("rotate "))
    piece(page, f"card-{text.split(' ')[1]}").tap()
    piece(page, f"turn-{text.split(' ')[-1]}").tap()
    page.wait_for_selector(".offer.armed")
    said = page.locator(STATUS)
    assert said.inner_text().startswith(AGAIN)
    other.goto("/")
    page.wait_for_function("() => /away/.test(document.querySelector('.seat[data-seat=\"1\"]').textContent)")
    assert page.locator(".offer.armed").count()
    assert said.inner_text().startswith(AGAIN)


def test_a_seat_that_is_chosen_keeps_its_name(visit: Visit, slowly: Server) -> None:
    """What takes the tile lies over the chip: it has no ground of its own."""
    page = visit("phone", base=slowly.url)
    among(page, grown(9, {"seats": 3}))
    page.locator(".piece.cell.laid.can").first.tap()
    given = page.locator('.seat .piece.can[data-key^="give-"]').first
    given.tap()
    page.wait_for_selector(".offer.armed")
    chosen = page.locator('.seat .piece.chosen[data-key^="give-"]')
    assert chosen.evaluate("one => getComputedStyle(one).backgroundColor") == "rgba(0, 0, 0, 0)"


def test_words_of_a_lesson_that_are_cut_open_at_a_tap(visit: Visit) -> None:
    """Also those that end in the middle of their line."""
    page = visit("phone")
    learn(page, "the-gardens")
    cut = page.locator("#guidesays .said")
    while not (cut.count() and cut.evaluate("one => one.scrollWidth > one.clientWidth + 2")):
        assert not count(page).startswith("Step 8 "), "no answer is longer than its line"
        if page.locator("#guideacts .btn.first").count():
            go_on(page)
        else:
            follow(page)
    page.locator("#guide .whole").tap()
    assert not cut.evaluate(CUT)


@pytest.mark.parametrize("locale", ["en", "de"])
def test_a_low_screen_has_room_for_the_words_of_a_lesson(visit: Visit, locale: str) -> None:
    """The step and the buttons stand in one line above them."""
    page = visit("low", locale=locale)
    learn(page, "the-gardens")
    go_on(page)
    strip, says = page.locator("#guide").bounding_box(), page.locator("#guidesays").bounding_box()
    assert page.locator("#guideacts .btn").count() == 2
    assert says["y"] - strip["y"] < 56
    assert page.locator("#guideacts .btn").evaluate_all("all => all.every(one => one.offsetHeight >= 44)")
    assert not page.locator("#guide").evaluate("one => one.scrollWidth > one.clientWidth + 1")


def test_a_long_move_is_whole_while_it_is_to_be_confirmed(visit: Visit, slowly: Server) -> None:
    page = visit("phone", base=slowly.url, locale="de")
    among(page, grown(9, {"seats": 2}, spread=True))
    for fold in page.locator("#list .btn.all").all():
        fold.evaluate("one => one.click()")
    label = "all => all.map(one => one.ariaLabel).filter(one => one.includes(' von Norden nach '))[0]"
    hedge = page.locator("#list .offer").evaluate_all(label)
    page.locator(f'#list .offer[aria-label="{hedge}"]').first.tap()
    armed = page.locator(".offer.armed")
    armed.wait_for()
    title, room = armed.locator("b:not(.flag)").bounding_box(), page.locator("#list").bounding_box()
    assert title["y"] >= room["y"] and title["y"] + title["height"] <= room["y"] + room["height"]


def test_the_names_beside_the_lines_of_points_fit(visit: Visit, ended: Server) -> None:
    page = visit("phone", base=ended.url)
    record = finished("the-gardens", names=("Guest Lapwing", "Basil"))
    made = page.request.post("/api/tables/import", data={"record": record}).json()
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector(".chart .name")
    room = page.locator(".chart svg").bounding_box()
    for name in page.locator(".chart .name").all():
        box = name.bounding_box()
        assert box["x"] + box["width"] <= room["x"] + room["width"] + 1, name.text_content()
