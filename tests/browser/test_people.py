"""People who leave, look away, are called, or lose the line."""

from __future__ import annotations

import re
from asyncio import run_coroutine_threadsafe
from collections.abc import Callable
from typing import Any

from allotment.games.four_gardens.components import CARD_NAMES
from allotment.server.tables import housekeeping
from tests.server.serving import Server

from .hands import at_turn, moved, offers, place, press, revision, sit

Visit = Callable[..., Any]

TURN = "() => document.body.classList.contains('mine')"


def join(page: Any, info: dict[str, Any], seat: int, name: str) -> None:
    page.goto(info["invites"][str(seat)])
    page.fill("#name", name)
    page.click("#claim")
    page.wait_for_url(re.compile(r"/t/\w+$"))


def test_a_bot_goes_on_for_somebody_who_left_if_the_table_agrees(visit: Visit) -> None:
    ines, noor, tom = visit(), visit(), visit()
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}, {"kind": "open"}]
    info = ines.request.post(
        "/api/tables", data={"game": "the-gardens", "options": {"seats": 3, "first": 2}, "seats": seats}
    ).json()
    address = f"/t/{info['id']}"
    ines.goto(address)
    join(noor, info, 1, "Noor")
    join(tom, info, 2, "Tom")
    tom.wait_for_function(TURN)
    ines.wait_for_function("() => /Tom/.test(document.querySelector('#status').textContent)")
    assert ines.locator(".seat", has_text="Let a bot take over").count() == 0, "everybody is here"
    tom.goto("/")
    card = ines.locator('.seat[data-seat="2"]')
    card.get_by_text("Let a bot take over").click()
    ines.wait_for_selector("#pop:not([hidden])")
    assert "Waiting for the others" in ines.text_content("#pop")
    assert place(ines) == "move 0 of 0", "one alone cannot decide it"
    noor.wait_for_selector("#pop:not([hidden])")
    assert "A bot for Tom?" in noor.text_content("#pop")
    noor.click("#pop .btn.first")
    ines.wait_for_function(
        "() => /for Tom/.test(document.querySelector('.seat[data-seat=\"2\"]').textContent)"
    )
    moved(ines, "move 0 of 0")  # the bot moves: it was Tom's turn
    tom.goto(address)
    tom.click("#takeback")
    ines.wait_for_function(
        "() => document.querySelector('.seat[data-seat=\"2\"] .who').textContent.startsWith('Tomhere')"
    )


def test_the_curtain_keeps_the_next_hand_out_of_the_page(visit: Visit, server: Server) -> None:
    page = visit()
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
    info = page.request.post(
        "/api/tables",
        data={
            "game": "four-gardens",
            "seats": [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}],
        },
    ).json()
    page.goto(f"/t/{info['id']}")

    def hand(seat: int) -> list[str]:
        state = server.registry.tables[info["id"]].game.match.state
        return [CARD_NAMES[card] for card in state.gardens[seat].hand]

    def shown(seat: int) -> list[str]:
        markup = page.content()
        return [name for name in hand(seat) if f"card-{name}" in markup]

    lift = page.locator("#curtain button")
    lift.wait_for()
    assert page.text_content("#curtain h2") == "Ines, it’s your turn"
    assert len(hand(0)) == len(hand(1)) == 5 and not shown(0) and not shown(1)
    lift.click()
    page.wait_for_function(TURN)
    page.wait_for_selector("#curtain", state="hidden")
    assert shown(0) == hand(0) and not shown(1)
    for _ in range(40):
        at_turn(page)
        press_or_curtain(page)
        if page.locator("#curtain").is_visible():
            break
    assert page.text_content("#curtain h2") == "Tom, it’s your turn"
    assert not shown(0) and not shown(1), "behind the curtain nobody's hand is in the page"
    secret = hand(1)
    # Whole names only: orange-3-b is no part of orange-3-blue, which is what the back of a card shows.
    known = [re.compile(f"{name}\\b") for name in secret]
    assert not [name for name in known if any(name.search(frame) for frame in heard)], "nor was it sent"
    assert page.evaluate("document.activeElement.closest('#curtain') !== null")
    lift.click()
    page.wait_for_selector("#curtain", state="hidden")
    page.wait_for_function("name => document.querySelector(`.piece[data-key='card-${name}']`)", arg=secret[0])
    assert shown(1) == secret and not shown(0)


def press_or_curtain(page: Any) -> None:
    before = place(page)
    page.evaluate("document.querySelector('#list .offer').click()")
    page.wait_for_function(
        "before => document.querySelector('#place').textContent !== before"
        " || !document.querySelector('#curtain').hidden",
        arg=before,
    )


CALLS = """
window.notes = [];
const Real = window.Notification;
window.Notification = class { // a browser without windows shows none: it is granted in name only
  static get permission() { return window.allowed ? 'granted' : Real.permission; }
  constructor(...given) { window.notes.push(given); }
};
window.tones = 0;
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.tones += 1; }
};
Object.defineProperty(document, 'hidden', { get: () => !!window.away });
"""


def test_turns_call_you(visit: Visit) -> None:
    """Title and favicon; a notification if it is allowed and nobody looks; a sound only if it was wanted."""
    page = visit()
    page.add_init_script(CALLS + "window.allowed = true;")
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    assert page.title() == "Your turn: The Gardens"
    assert page.get_attribute('link[rel="icon"]', "href").endswith("/favicon-turn.svg")

    def round(away: bool) -> list[Any]:
        page.evaluate(
            "away => { window.notes.length = 0; window.tones = 0; window.titles = []; window.away = away }",
            away,
        )
        page.evaluate(
            "new MutationObserver(() => window.titles.push(document.title))"
            ".observe(document.querySelector('title'), { childList: true })"
        )
        press(page, offers(page)[0])
        at_turn(page)
        page.wait_for_function("() => document.title.startsWith('Your turn')")
        assert "The Gardens: Allotment" in page.evaluate("window.titles"), "it was somebody else's in between"
        found: list[Any] = page.evaluate("[window.notes.length, window.tones]")
        return found

    assert round(away=False) == [0, 0], "whoever looks at the page needs no call; sound is off"
    assert round(away=True) == [1, 0]
    title, more = page.evaluate("window.notes[0]")
    assert title == "Your turn: The Gardens" and more["body"].startswith("Your turn")
    page.evaluate("window.away = false")
    page.click("#more")
    assert page.locator('#pop [name="sound"][value="off"]').is_checked()
    page.locator('#pop [name="sound"][value="on"]').check(force=True)
    page.keyboard.press("Escape")
    assert round(away=False) == [0, 1]


def test_nobody_is_called_who_has_not_allowed_it(visit: Visit) -> None:
    page = visit()
    page.add_init_script(CALLS)
    sit(page, "the-gardens", options={"first": 0})
    at_turn(page)
    page.evaluate("window.away = true")
    press(page, offers(page)[0])
    at_turn(page)
    assert page.evaluate("Notification.permission") != "granted"
    assert page.evaluate("[window.notes.length, window.tones]") == [0, 0]


def test_the_menu_renames_whose_turn_it_is_and_a_free_seat_is_nobody(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Noor"}]
    sit(page, "the-gardens", seats=seats, options={"first": 1})
    at_turn(page)
    page.click("#more")
    assert page.locator("#pop form input").input_value() == "Noor"
    seats[1] = {"kind": "open"}
    made = page.request.post("/api/tables", data={"game": "the-gardens", "seats": seats}).json()
    page.goto(f"/t/{made['id']}")
    free = page.locator('.seat[data-seat="1"] .who')
    free.wait_for()
    assert "away" not in free.inner_text() and "link" in free.inner_text()


class Cable:
    """The network between a page and the server, to be cut and mended."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.cut = False
        self.deaf = False  # what the server says does not arrive
        self.lines: list[Any] = []
        page.route_web_socket(re.compile("/socket"), self.connect)

    def connect(self, line: Any) -> None:
        if self.cut:
            line.close(code=1011)
            return
        server = line.connect_to_server()
        server.on_message(lambda message: None if self.deaf else line.send(message))
        self.lines.append(line)

    def off(self) -> None:
        self.cut = True
        self.page.context.set_offline(True)
        for line in self.lines:
            line.close(code=1011)
        self.lines.clear()
        self.page.wait_for_selector("#lost:not([hidden])")

    def on(self) -> None:
        self.cut = self.deaf = False
        self.page.context.set_offline(False)
        self.page.evaluate("document.querySelector('#try').click()")
        self.page.wait_for_selector("#lost", state="hidden")


def test_without_the_network_all_but_play_works(visit: Visit) -> None:
    page = visit()
    cable = Cable(page)
    sit(page, "the-gardens")
    for _ in range(2):
        at_turn(page)
        press(page, offers(page)[0])
    at_turn(page)
    page.wait_for_load_state("networkidle")
    now = place(page)
    cable.off()
    page.focus("#lines")
    page.keyboard.press("ArrowLeft")  # history, as far as this page has seen it
    page.wait_for_selector("body.back")
    assert place(page) != now and "at=" in page.url
    page.keyboard.press("End")
    page.wait_for_selector("body:not(.back)")
    page.locator("#lines a:not(.why)").last.hover()
    assert page.locator(".piece.lit").count() > 0
    page.click("#more")
    page.wait_for_selector("#pop:not([hidden])")
    page.keyboard.press("Escape")
    page.locator(".seat .score").first.click()
    page.wait_for_selector("#whynot:not([hidden])")
    assert "Connection lost" in page.text_content("#whynot")
    card = page.locator(".piece.card.can").first
    card.click()
    page.locator(".piece.cell.can").first.click()
    page.wait_for_selector(".offer.pending")
    assert "Sending" in page.text_content(".offer.pending") and page.locator(".piece.pending").count() > 0
    assert place(page) == now
    cable.on()  # the move comes through
    moved(page, now)
    page.wait_for_function("() => !document.querySelector('.offer.pending')")


def test_a_move_made_while_the_line_was_lost_comes_back_with_a_reason(visit: Visit) -> None:
    page = visit()
    cable = Cable(page)
    address = sit(page, "the-gardens")
    at_turn(page)
    other = page.context.new_page()
    other.goto(address)
    other.wait_for_selector(".piece.can")
    first, *_, last = offers(page)
    cable.off()
    page.evaluate("text => document.querySelector(`#list .offer[data-text='${text}']`).click()", last)
    page.wait_for_selector(".offer.pending")
    assert "Your move will be sent when you reconnect" in page.text_content("#lost")
    page.context.set_offline(False)
    press(other, first)
    cable.on()
    page.wait_for_selector("#whynot:not([hidden])")
    assert "the game has changed since" in page.text_content("#whynot")
    assert page.locator(".offer.pending").count() == 0


def test_a_move_whose_answer_was_lost_is_known_to_have_arrived(visit: Visit) -> None:
    page = visit()
    cable = Cable(page)
    address = sit(page, "the-gardens")
    at_turn(page)
    before, first = place(page), offers(page)[0]
    cable.deaf = True
    now = revision(page, address)
    page.evaluate("text => document.querySelector(`#list .offer[data-text='${text}']`).click()", first)
    page.wait_for_selector(".offer.pending")
    while revision(page, address) == now:
        page.wait_for_timeout(50)
    cable.off()
    with page.expect_response(re.compile("/record$")):
        cable.on()
    moved(page, before)
    at_turn(page)
    assert page.locator("#whynot").is_hidden(), page.text_content("#whynot")


def test_a_move_at_a_table_that_left_memory_raises_no_alarm(visit: Visit, server: Server) -> None:
    """An idle table comes as a whole with the next move, over the same line."""
    page = visit()
    address = sit(page, "four-gardens")
    at_turn(page)
    table = server.registry.tables[address.rpartition("/")[2]]
    server.registry.settings.rest_after = 0.0
    try:
        for task in (housekeeping.save_positions, housekeeping.sweep):
            run_coroutine_threadsafe(task(server.registry), server.registry.loop).result(10)
    finally:
        server.registry.settings.rest_after = 60.0
    assert table.game is None
    press(page, offers(page)[0])
    page.wait_for_function("() => !document.querySelector('.offer.pending')")
    assert page.locator("#whynot").is_hidden(), page.text_content("#whynot")


def test_points_stay_those_of_the_moment_that_is_looked_back_at(visit: Visit) -> None:
    ines, noor = visit(), visit()
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    options = {"seats": 2, "first": 0}
    data = {"game": "the-gardens", "options": options, "seats": seats}
    info = ines.request.post("/api/tables", data=data).json()
    ines.goto(f"/t/{info['id']}")
    join(noor, info, 1, "Noor")
    score = ines.locator('.seat[data-seat="1"] .score')
    for _ in range(3):  # Noor's second move scores on top of the first
        assert at_turn(ines)
        press(ines, offers(ines)[0])
        assert at_turn(noor)
        before = score.text_content()
        ines.keyboard.press("ArrowLeft")
        ines.wait_for_selector("body.back")
        at = place(ines)
        press(noor, offers(noor)[0])
        ines.wait_for_function("at => document.querySelector('#place').textContent !== at", arg=at)
        assert score.text_content() == before
        assert f": {before} " in f"{score.get_attribute('aria-label')} "
        ines.keyboard.press("End")
        ines.wait_for_selector("body:not(.back)")
    assert score.text_content() != before
