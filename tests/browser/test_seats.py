"""Whose seat it is: names for everybody, and a seat that is found again on another device."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from .hands import sit

Visit = Callable[..., Any]


def full(page: Any) -> dict[str, Any]:
    """A table without open seats, its invite link still known; the maker's code with it."""
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    info: dict[str, Any] = page.request.post(
        "/api/tables", data={"game": "the-gardens", "seats": seats}
    ).json()
    page.goto(f"/t/{info['id']}")
    page.click("#begin")
    page.wait_for_function("() => document.body.dataset.stage === 'playing'")
    return info


@pytest.mark.parametrize("where", ["shelf", "invitation", "table"])
def test_a_seat_is_recovered_from_the_page(visit: Visit, where: str) -> None:
    """On a new device: by the code alone, from the shelf, a used invitation, or the table's address."""
    maker, device = visit(), visit("phone")
    info = full(maker)
    address = f"/t/{info['id']}"
    device.goto({"shelf": "/", "invitation": info["invite"], "table": address}[where])
    if where == "shelf":
        device.get_by_text("I have a recovery code").click()
    device.fill("#code", "xxxxx-xxxxx")
    device.keyboard.press("Enter")
    device.wait_for_selector("#problem:not([hidden])")
    assert device.text_content("#problem").startswith("No seat has this code")
    device.fill("#code", f" {info['you']['recovery']['0'].lower().replace('-', ' ')}")
    device.get_by_text("Take my seat again").click()
    device.wait_for_url(f"**{address}")
    device.wait_for_selector(".seat .who")
    assert device.text_content('.seat[data-seat="0"] .who').startswith("Inesyou")


def test_nobody_is_called_you(visit: Visit) -> None:
    """Who gives no name gets one, which others read as a name; alone at a screen one is simply you."""
    host, guest = visit(), visit()
    host.goto("/new/the-gardens")
    host.locator('[name="kind-1"][value="open"]').check()
    host.click("#start")
    host.wait_for_url("**/t/*")
    host.wait_for_selector("#gather .place")
    name = host.text_content("#gather .place b")
    assert name.startswith("Guest ") and len(name) > 8
    guest.goto(host.text_content(".linkbox code").split("/", 1)[1].join(["/", ""]))
    assert guest.text_content(".letter p") == f"{name} is at the table."
    guest.click("#claim")
    guest.wait_for_selector(".piece")
    names = guest.eval_on_selector_all(".seat .who", "all => all.map((one) => one.firstChild.textContent)")
    assert len(set(names)) == 2 and all(one.startswith("Guest ") for one in names)
    for page in (host, guest):
        page.wait_for_function(
            "() => /^Your turn: |’s turn/.test(document.querySelector('#status').textContent)"
        )
    status = {page: page.text_content("#status") for page in (host, guest)}
    mine = [said for said in status.values() if said.startswith("Your turn: ")]
    theirs = [said for said in status.values() if said.endswith("’s turn.") and said.startswith("Guest ")]
    assert len(mine) == 1 and len(theirs) == 1, status
    told = [page.text_content("#lines") for page in (host, guest)]  # who begins
    assert sorted(("You have" in log, "Guest " in log) for log in told) == [(False, True), (True, False)]


def test_bots_at_one_table_have_short_names_of_their_own(visit: Visit) -> None:
    page = visit("phone")
    bots = [{"kind": "bot", "level": "gardener"}] * 3
    sit(page, "four-gardens", options={"seats": 4}, seats=[{"kind": "person", "name": "Ines"}, *bots])
    shown = page.eval_on_selector_all(
        ".seat .who",
        "all => all.map((one) => [one.firstChild.textContent, one.scrollWidth <= one.clientWidth])",
    )
    names = [name for name, _ in shown]
    assert len(set(names)) == 4 and max(len(name) for name in names) <= 7, names
    assert all(whole for _, whole in shown), "a name is cut off"
