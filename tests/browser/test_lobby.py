"""Making a table: friends by link, options in words, and no combination that fails only at the start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from allotment.games import SHELF

Visit = Callable[..., Any]


# Clicks every value that can be chosen, for every number of seats, and Start; what it would have asked for.
EVERY = """() => {
  const asked = [];
  window.fetch = async (address, how) => {
    asked.push(JSON.parse(how.body));
    throw new Error('No table is wanted.');
  };
  for (const count of document.querySelectorAll('[name="count"]')) {
    count.click();
    const names = new Set([...document.querySelectorAll('#options input')].map((one) => one.name));
    for (const name of names) {
      for (const pick of document.querySelectorAll(`#options [name="${name}"]`)) {
        if (pick.matches(':disabled') || !pick.parentElement.checkVisibility()) continue;
        pick.click();
        document.querySelector('#start').click();
      }
    }
  }
  return asked;
}"""


def picks(page: Any, option: str) -> list[str]:
    found: list[str] = (
        page.locator(f'label.pick:has([name="o-{option}"])').locator("visible=true").all_inner_texts()
    )
    return found


def test_with_friends_means_friends(visit: Visit) -> None:
    """Two clicks from the shelf: the other seat is open, link and QR code are there."""
    page = visit("phone")
    page.goto("/")
    page.locator('a[href="/new/the-gardens"]').click()
    assert page.locator('[name="kind-1"][value="open"]').is_checked()
    assert "Get the link" in page.text_content("#start")
    page.click("#start")
    page.wait_for_selector("#gather .qr")
    assert "/claim/" in page.text_content("#gather .linkbox code")


@pytest.mark.parametrize("slug", SHELF)
def test_options_speak_words_and_never_fail_at_the_start(visit: Visit, slug: str) -> None:
    """For every number of seats every value that can be chosen makes a table."""
    page = visit()
    page.goto(f"/new/{slug}")
    text = page.inner_text("#options")
    assert "_" not in text and "Move limit" not in text and "or a list" not in text
    wanted = {str([body["options"], body["seats"]]): body for body in page.evaluate(EVERY)}
    assert len(wanted) > 3
    for body in wanted.values():
        made = page.request.post("/api/tables", data=body)
        assert made.ok, (body["options"], made.text())


def test_what_does_not_apply_is_greyed(visit: Visit) -> None:
    page = visit()
    page.goto("/new/the-gardens")
    mats = page.locator('fieldset:has([name="o-layout"])')
    assert mats.evaluate("it => it.disabled")
    page.locator('[name="o-landmarks"][value="points"]').check(force=True)
    assert not mats.evaluate("it => it.disabled")
    page.goto("/new/gardeners")
    assert picks(page, "mode")[:2] == ["Training A", "Training B"]
    assert page.locator('[name="o-mode"][value="solo"]').is_disabled()
    page.locator('[name="count"][value="1"]').check(force=True)
    assert page.locator('[name="o-mode"][value="solo"]').is_checked(), "alone one plays solo"
    page.locator('[name="count"][value="3"]').check(force=True)
    page.locator('[name="o-mode"][value="training-a"]').check(force=True)
    assert page.locator('fieldset:has([name="o-deck"])').evaluate("it => it.disabled")


@pytest.mark.parametrize(("slug", "option"), [("mysterious-garden", "start"), ("four-gardens", "first")])
def test_who_begins_is_drawn_or_one_of_those_who_sit_there(visit: Visit, slug: str, option: str) -> None:
    page = visit()
    page.goto(f"/new/{slug}")
    page.fill('[aria-label="Name at seat 1"]', "Ines")
    page.locator('[name="count"][value="4"]').check(force=True)
    assert picks(page, option) == ["Random", "Ines", "Seat 2", "Seat 3", "Seat 4"]
    assert page.locator(f'[name="o-{option}"][value="random"]').is_checked()
    page.locator(f'[name="o-{option}"][value="3"]').check(force=True)
    page.locator('[name="count"][value="2"]').check(force=True)
    assert picks(page, option) == ["Random", "Ines", "Seat 2"], "who began is no longer there"
    page.locator('[name="kind-1"][value="bot"]').check(force=True)
    page.locator(f'[name="o-{option}"][value="1"]').check(force=True)
    page.click("#start")
    page.wait_for_url("**/t/*")
    page.wait_for_selector('#lines li[data-seat="1"][data-move="1"]')  # a bot sits there and begins


def test_the_shelf_shows_every_live_game_and_lets_go_of_them(visit: Visit) -> None:
    page = visit()
    for number in range(8):
        seats = [{"kind": "person", "name": "Ines"}, {"kind": "here" if number == 2 else "open"}]
        page.request.post("/api/tables", data={"game": "the-gardens", "seats": seats})
    page.goto("/")
    rows = page.locator(".tables li")
    assert rows.count() == 8, "all of them"
    assert rows.first.locator(".yours").text_content() == "Your turn"
    assert page.locator(".tables .yours").count() == 1
    leave = rows.nth(1).locator("[data-leave]")
    leave.click()
    assert leave.text_content() == "Leave?" and rows.count() == 8, "it asks once more"
    leave.click()
    page.wait_for_function("() => document.querySelectorAll('.tables li').length === 7")
    page.reload()
    assert rows.count() == 7


def test_a_bot_goes_on_for_somebody_who_leaves_and_the_code_brings_back(visit: Visit) -> None:
    ines, noor = visit(), visit()
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    info = ines.request.post("/api/tables", data={"game": "the-gardens", "seats": seats}).json()
    ines.goto(f"/t/{info['id']}")
    told = noor.request.post(
        f"/api/tables/{info['id']}/claim", data={"token": info["invite"].rsplit("/", 1)[1], "name": "Noor"}
    ).json()
    assert noor.request.post(f"/api/tables/{info['id']}/leave", data={}).ok
    assert noor.request.get(f"/api/tables/{info['id']}").status == 403
    ines.wait_for_function(
        "() => /for Noor/.test(document.querySelector('.seat[data-seat=\"1\"]').textContent)"
    )
    assert noor.request.post("/api/recover", data={"code": told["recovery"]}).ok
    noor.goto(f"/t/{info['id']}")
    noor.get_by_text("Take my seat back").first.click()
    ines.wait_for_function(
        "() => /Noor/.test(document.querySelector('.seat[data-seat=\"1\"] .who').firstChild.data)"
    )


def test_one_click_gives_gardeners_first_table(visit: Visit) -> None:
    """Training with two partners that plan, and nothing runs before the person starts it."""
    page = visit("phone")
    page.goto("/")
    page.click('[data-play="gardeners"]')
    page.wait_for_selector('.piece[data-key="start"].can')
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert info["options"]["mode"] == "training-a" and page.text_content("#place") == "move 0 of 0"
    assert [seat["level"] for seat in info["seats"]] == ["", "gardener", "gardener"]


def test_house_rules_are_chosen_by_sliders_and_seen_at_the_table(visit: Visit) -> None:
    page = visit("phone")
    page.goto("/new/garden-dice")
    page.click(".houses summary")
    page.locator("#house-set_bonus").fill("12")
    assert "instead of 15" in page.text_content("#house-set_bonus-box")
    page.locator('[name="kind-1"][value="bot"]').check(force=True)
    page.click("#start")
    page.wait_for_selector(".housed summary")
    page.click(".housed summary")
    assert "points for each complete set: 12" in page.inner_text(".housed .card")
    assert page.get_attribute("#rules", "href") == "/rules/garden-dice?set_bonus=12"


def test_the_bots_pace_is_set_where_the_table_is_made(visit: Visit) -> None:
    page = visit()
    page.goto("/new/the-gardens")
    page.locator('#bots-pace [value="3000"]').check(force=True)
    page.goto("/new/garden-dice")
    assert page.locator('#bots-pace [value="3000"]').is_checked()
    assert page.evaluate("localStorage.getItem('bots')") == "3000"


def test_a_second_click_deletes_everything_the_server_knows(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.evaluate("localStorage.setItem('name', 'Zebedee')")
    page.request.post("/api/tables", data={"game": "the-gardens", "name": "Zebedee"})
    page.reload()
    rows, pressed = page.locator(".tables li"), page.locator("[data-erase]")
    assert rows.count() == 1
    pressed.click()
    assert pressed.text_content() == "Really delete everything?" and rows.count() == 1
    with page.expect_navigation():
        pressed.click()
    assert rows.count() == 0
    assert page.evaluate("localStorage.length") == 0
    assert page.context.cookies() == []
