"""The end of a game: its review, a walk along it, what was better, and playing on from there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from allotment.server.http import films, reviews
from tests.server.serving import Server, quick, serving
from tests.server.test_review import finished, together

from .hands import at_turn, place
from .test_pages import findings

Visit = Callable[..., Any]


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews judge the first move a mistake, at once; tests/review makes real ones."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews.Reviews, "module", "tests.server.quick_reviewer")
        patch.setattr(films.Films, "module", "tests.server.keen_film")
        with serving(quick(tmp_path_factory.mktemp("ended") / "tables.sqlite")) as found:
            yield found


def come(page: Any, slug: str = "the-gardens") -> str:
    """To the end of a game that was brought along."""
    made = page.request.post("/api/tables/import", data={"record": finished(slug)})
    assert made.ok, made.text()
    id = str(made.json()["id"])
    page.goto(f"/t/{id}")
    page.wait_for_selector("#review")
    return id


def fits(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


WORDS = {"en": ("a mistake of yours", "Move 1: "), "de": ("ein Fehler von dir", "Zug 1: ")}


@pytest.mark.parametrize(
    ("size", "language", "scheme"),
    [("wide", "en", "light"), ("wide", "de", "dark"), ("phone", "en", "dark"), ("phone", "de", "light")],
)
def test_from_the_end_to_what_was_better(
    visit: Visit, ended: Server, size: str, language: str, scheme: str
) -> None:
    page = visit(size, base=ended.url, locale=language, color_scheme=scheme, bypass_csp=True)
    come(page)
    page.click("#review")
    page.wait_for_selector(".review .along svg")
    assert WORDS[language][0] in page.inner_text(".review .moves")
    assert fits(page) and not findings(page)
    page.locator(".review summary").first.click()
    page.locator(".review .moves a").first.click()
    page.wait_for_selector(".piece.aim")
    says = page.locator(".reviewstrip p")
    assert says.inner_text().startswith(WORDS[language][1]) and "at=0" in page.url
    assert says.is_visible() and says.evaluate("it => it.scrollHeight <= it.clientHeight + 1"), "it is whole"
    words = page.locator("#status .said > span")
    assert words.bounding_box()["width"] > 100, "the way back leaves room for words"
    assert page.locator(".reviewstrip .along").is_visible(), "one walks on beside the board"
    assert fits(page) and not findings(page)
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**?at=1")
    page.wait_for_selector(".piece.aim", state="detached")
    assert page.locator(".along").get_attribute("aria-valuenow") == "1"
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".piece.aim")


def test_the_picture_is_walked_by_pointer_and_told_as_a_table(visit: Visit, ended: Server) -> None:
    page = visit(base=ended.url)
    come(page)
    page.click("#review")
    walk = page.locator(".review .along")
    assert "Ines 50%" in walk.get_attribute("aria-valuetext")
    assert page.locator(".review table").last.locator("tbody tr").count() == 2
    walk.scroll_into_view_if_needed()
    box = walk.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_url("**?at=*")
    middle = int(page.url.partition("at=")[2])
    assert 20 <= middle <= 28, "the middle of 48 moves"
    assert page.locator('#lines [data-move="1"] .judged').first.text_content() == "mistake"
    page.click("#status button")
    page.wait_for_selector(".review .along svg")
    assert page.locator("#review").is_hidden(), "it is there already"


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("phone", "de")])
def test_what_became_of_people_who_played_together(
    visit: Visit, ended: Server, size: str, language: str
) -> None:
    page = visit(size, base=ended.url, locale=language, bypass_csp=True)
    made = page.request.post("/api/tables/import", data={"record": together()}).json()
    page.goto(f"/t/{made['id']}")
    page.click("#review")
    page.wait_for_selector(".review .along svg .team")
    assert page.locator(".review .along .check.bad").count() == 3
    assert fits(page) and not findings(page)
    page.locator(
        ".review summary", has_text={"en": "Checks that failed", "de": "Prüfungen, die"}[language]
    ).click()
    page.locator(".review details[open] tbody a").first.click()
    page.wait_for_url("**?at=41")
    assert page.locator(".reviewstrip .along").get_attribute("aria-valuenow") == "41"
    assert fits(page) and not findings(page)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("!location.search.endsWith('=41')")
    shown = page.url.partition("at=")[2]
    assert page.locator(f'#lines [data-move="{shown}"]').count(), "nothing happens in a tick of the clock"


def test_a_review_says_how_far_it_is_and_can_be_stopped(visit: Visit, ended: Server) -> None:
    page = visit(base=ended.url)
    come(page)
    asked: list[str] = []

    def answer(route: Any) -> None:
        asked.append(route.request.method)
        done = 4 * asked.count("GET")
        route.fulfill(json={"stage": "going", "says": f"Looking at move {done} …", "done": done, "of": 400})

    page.route("**/review", answer)
    page.click("#review")
    page.wait_for_function("() => /left\\./.test(document.querySelector('.review')?.textContent)")
    assert page.locator(".review progress").evaluate("it => it.value / it.max") < 0.1
    page.click(".review .btn >> text=Stop")
    assert page.locator("#review").is_visible() and "Stopped" in page.text_content(".review")
    page.wait_for_timeout(1000)
    before = len(asked)
    page.wait_for_timeout(1000)
    assert len(asked) == before, "nobody looks any more"
    page.click("#review")
    page.wait_for_selector(".review progress")
    assert asked[before] == "POST"


def test_history_goes_from_happening_to_happening(visit: Visit, ended: Server) -> None:
    """Where a clock runs, the record is told the time between moves: nobody steps through that."""
    page = visit(base=ended.url)
    made = page.request.post("/api/tables/import", data={"record": together()}).json()
    page.goto(f"/t/{made['id']}")
    page.click("#final")
    page.wait_for_selector("#lines li")
    moves = page.eval_on_selector_all("#lines [data-move]", "all => all.map((one) => +one.dataset.move)")
    happened = sorted({0, *moves})
    assert place(page) == f"move {len(happened) - 1} of {len(happened) - 1}"
    for before in (-2, -3, -4):
        page.click("#go-back")
        page.wait_for_url(f"**?at={happened[before]}")
        assert page.locator("#lines .lit").count(), "each step shows what the log tells"
        assert place(page) == f"move {len(happened) + before} of {len(happened) - 1}"
    page.click("#go-on")
    page.wait_for_url(f"**?at={happened[-3]}")
    page.locator("#range").fill("2")
    page.wait_for_url(f"**?at={happened[2]}")


@pytest.mark.parametrize("size", ["wide", "phone", "low"])
def test_the_way_back_to_the_score_pad_is_there_at_once(visit: Visit, ended: Server, size: str) -> None:
    page = visit(size, base=ended.url)
    come(page)
    page.click("#final")
    assert page.locator("#status .btn.small").is_visible(), "not with the next message only"
    page.click("#status .btn.small")
    page.wait_for_selector(".pad")


@pytest.mark.parametrize(("size", "locale"), [("wide", "de"), ("phone", "en")])
def test_play_from_here_on_the_page_of_the_end(visit: Visit, ended: Server, size: str, locale: str) -> None:
    page = visit(size, base=ended.url, locale=locale, bypass_csp=True)
    come(page)
    word = {"en": "Play from here", "de": "Ab hier weiterspielen"}[locale]
    page.locator(".decided").get_by_role("button", name=word).first.click()
    page.wait_for_selector("#pop .fork")
    assert not findings(page), "with the dialogue open"
    page.keyboard.press("Escape")
    page.wait_for_selector("#pop .fork", state="hidden")
    page.click("#review")
    page.wait_for_selector(".review .along svg")
    page.locator(".review .moves").first.get_by_role("button", name=word).click()
    page.wait_for_selector("#pop .fork")
    assert fits(page) and not findings(page)
    page.click("#forks")
    page.wait_for_selector("#fork")
    assert at_turn(page), "the first move is made again"


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_game_without_rivals_is_reviewed_in_points(visit: Visit, ended: Server, size: str) -> None:
    page = visit(size, base=ended.url, bypass_csp=True)
    record = finished("mysterious-garden", 1, ("Ines",))
    made = page.request.post("/api/tables/import", data={"record": record}).json()
    page.goto(f"/t/{made['id']}")
    page.wait_for_selector(".verdict")
    assert re.search(r"You scored \d+ points", page.inner_text("body")), "nobody was beaten"
    page.click("#review")
    page.wait_for_selector(".review .along svg")
    assert "Points" in page.inner_text(".review") and "%" not in page.inner_text(".review .along")
    assert fits(page) and not findings(page)


@pytest.mark.parametrize(("size", "locale", "luck"), [("wide", "en", "fresh"), ("phone", "de", "same")])
def test_play_from_here(visit: Visit, ended: Server, size: str, locale: str, luck: str) -> None:
    page = visit(size, base=ended.url, locale=locale, bypass_csp=True)
    come(page)
    page.click("#review")
    page.locator(".review .moves a").first.click()
    page.wait_for_selector(".piece.aim")
    page.get_by_role("button", name={"en": "Play from here", "de": "Ab hier weiterspielen"}[locale]).click()
    page.wait_for_selector("#pop .fork")
    assert fits(page) and not findings(page)
    page.locator(f'.fork [value="{luck}"]').check()
    page.locator(".fork select").select_option("seedling")
    page.click("#forks")
    page.wait_for_selector("#fork")
    assert at_turn(page), "one plays the decision again"
    page.click("#fork summary")
    word = {"en": "from its deal on", "de": "ab dem Austeilen"}[locale]
    assert word in page.inner_text("#fork .card")
    assert not findings(page)
    page.goto("/")
    assert {"en": "Fork", "de": "Abzweigung"}[locale] in page.inner_text(".tables")


def test_a_link_to_a_moment_shows_it_to_somebody_who_may_only_watch(visit: Visit, ended: Server) -> None:
    page, guest = visit(base=ended.url), visit(base=ended.url)
    come(page)
    page.click("#final")
    page.click("#go-back")
    page.wait_for_url("**?at=47")
    page.evaluate("navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve())")
    page.click("#more")
    page.get_by_role("button", name="Link to this moment").click()
    link = page.wait_for_function("window.copied").json_value()
    assert link.endswith("?at=47") and "/watch/" in link
    guest.goto(link)
    guest.click("#watch")
    guest.wait_for_selector(".table.back")
    assert guest.text_content("#place") == "move 47 of 48" and guest.locator("#endview").count() == 0
    assert guest.locator("body.watching").count() == 1, "a link to a moment gives no seat"


@pytest.mark.parametrize(("size", "locale"), [("wide", "en"), ("phone", "de")])
def test_a_finished_game_is_shared(visit: Visit, ended: Server, size: str, locale: str) -> None:
    """As a link, a picture and a film, from the page of the end and from a moment."""
    page = visit(size, base=ended.url, locale=locale, bypass_csp=True, accept_downloads=True)
    come(page)
    word = {"en": "Share", "de": "Teilen"}[locale]
    page.locator(".after").get_by_role("button", name=word).click()
    page.wait_for_selector("#pop .shares")
    assert fits(page) and not findings(page)
    page.click(".shares .make")
    page.wait_for_selector("#film", timeout=120_000)
    assert not findings(page)
    with page.expect_download() as loading:
        page.click("#film")
    assert loading.value.suggested_filename.endswith(".svg")
    page.keyboard.press("Escape")
    page.click("#final")
    if size == "phone":
        page.click("#tab-log")
    page.click("#go-back")
    page.wait_for_url("**?at=47")
    page.locator("#onward").get_by_role("button", name=word).click()
    picture = page.locator('.shares [href$="picture.svg?at=47"]')
    with page.expect_download() as loading:
        picture.click()
    assert "-47.svg" in loading.value.suggested_filename


def test_a_film_moves(visit: Visit, ended: Server) -> None:
    """In a browser each moment shows its own pieces."""
    page = visit(base=ended.url)
    path = f"/api/tables/{come(page)}"
    while not (film := page.request.post(f"{path}/film", data={}).json())["file"]:
        page.wait_for_timeout(200)
    saved = page.request.get(film["file"]).text()
    page.goto("about:blank")  # as a file of one's own: not under the table's security policy
    page.set_content(saved)
    seen = """time => {
      const film = document.querySelector('svg');
      film.pauseAnimations();
      film.setCurrentTime(time);
      const shown = (one) => getComputedStyle(one).visibility === 'visible';
      return [...film.querySelectorAll('text')].filter(shown).map((one) => one.textContent).join(' ');
    }"""
    assert len({page.evaluate(seen, time) for time in (0, 10, 20, 38)}) == 4
