"""Whole games over HTTP and sockets, by people without a browser, for every game on the shelf."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from allotment.games import SHELF, make
from allotment.kernel.match import verify
from allotment.kernel.record import read_record

from .serving import Person, turns

SHORT: dict[str, dict[str, Any]] = {"gardeners": {"move_limit": 40, "timer": 30}}
SHOWN = ["stage", "seats", "status", "offers", "log", "history", "undo", "result", "scene", "revision"]


@pytest.mark.parametrize("slug", SHELF)
def test_two_people_play_a_whole_game_through_an_invite_link(ines: Person, noor: Person, slug: str) -> None:
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "open"}]
    made = ines.make(slug, seats, options=SHORT.get(slug, {}))
    assert made["stage"] == "gathering" and made["you"]["maker"]
    token = made["invite"].rsplit("/", 1)[1]
    taken = noor.post(f"/api/tables/{made['id']}/claim", {"token": token, "name": "Noor"})
    assert taken["seat"] == 1 and taken["stage"] == "playing"
    luck = Random(slug)
    with ines.sit(made["id"]) as first, noor.sit(made["id"]) as second:
        turns([first, second], luck.randrange)
        result = first.table["result"]
        assert result == second.table["result"] and result["over_time"][-1] == result["scores"]
        assert len(result["over_time"]) == first.table["history"]["of"] + 1
    text = noor.http.get(f"/api/tables/{made['id']}/record").text
    record = read_record(text)
    assert record.scores == result["scores"] and record.secret == result["secret"]
    verify(make(slug, record.options), record)
    assert noor.get(f"/api/tables/{made['id']}/check")["ok"]


@pytest.mark.parametrize("slug", SHELF)
def test_updates_add_up_to_what_a_new_page_is_told(ines: Person, slug: str) -> None:
    """At every step of a game against a bot, in both layouts."""
    made = ines.make(slug, options=SHORT.get(slug, {}))
    luck = Random(slug + "pages")
    with ines.sit(made["id"], "page", "wide") as wide, ines.sit(made["id"], "page", "tall") as tall:
        for step in range(60):
            for chat in (wide, tall):
                chat.drain()
                told = {name: chat.table.get(name) for name in SHOWN}
                anew = chat.resynced()
                if told["revision"] == anew["revision"]:
                    for name in SHOWN:
                        assert told[name] == anew.get(name), f"{name} differs after step {step}"
            offers = wide.table["offers"]
            if wide.table["stage"] == "over":
                break
            if offers:
                wide.move(offers[luck.randrange(len(offers))]["text"])


@pytest.mark.parametrize("slug", SHELF)
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_updates_follow_a_screen_that_changes_hands(ines: Person, slug: str, layout: str) -> None:
    """Two people at one screen: what other eyes see comes as an update, curtain and all."""
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}]
    made = ines.make(slug, seats, options=SHORT.get(slug, {}))
    luck = Random(slug + "hot seat")
    handed = 0
    with ines.sit(made["id"], "page", layout) as chat:
        for step in range(80):
            told = {name: chat.table.get(name) for name in (*SHOWN, "curtain")}
            anew = chat.resynced()
            if told["revision"] == anew["revision"]:
                for name, value in told.items():
                    assert value == anew.get(name), f"{name} differs after step {step}"
            if chat.table["stage"] == "over":
                break
            if chat.table["curtain"] is not None:
                assert chat.ask("sit", seat=chat.table["curtain"]["seat"])["ok"]
            elif chat.table["offers"]:
                offers = chat.table["offers"]
                since = len(chat.heard)
                assert chat.move(offers[luck.randrange(len(offers))]["text"])["ok"]
                handed += any("you" in told for told in chat.heard[since:] if told["type"] == "update")
                assert all(told["type"] != "table" for told in chat.heard[since:])
    assert handed or make(slug, {}).box.real_time


@pytest.mark.parametrize("slug", SHELF)
def test_every_offer_on_a_page_has_words_and_a_path_in_the_scene(ines: Person, slug: str) -> None:
    made = ines.make(slug, options=SHORT.get(slug, {}))
    luck = Random(slug + "paths")
    with ines.sit(made["id"], "page", "tall") as chat:
        for _ in range(25):
            chat.drain()
            if chat.table["stage"] == "over":
                break
            offers = chat.table["offers"]
            for offer in offers:
                assert offer["say"]["title"]
                assert all(key in chat.table["scene"]["pieces"] for key in offer["path"]), offer
            if offers:
                chat.move(offers[luck.randrange(len(offers))]["text"])


@pytest.mark.parametrize("slug", SHELF)
def test_a_whole_game_over_plain_http(ines: Person, slug: str) -> None:
    """A client without a socket: view, move, view, move."""
    seats = [{"kind": "person"}] + [{"kind": "here"}]
    made = ines.make(slug, seats, options=SHORT.get(slug, {}))
    luck = Random(slug + "http")
    for _ in range(3000):
        seen = ines.get(f"/api/tables/{made['id']}/view")
        if seen["over"]:
            break
        if seen["offers"]:
            text = seen["offers"][luck.randrange(len(seen["offers"]))]
            ines.post(f"/api/tables/{made['id']}/move", {"text": text, "revision": seen["revision"]})
    assert ines.get(f"/api/tables/{made['id']}")["stage"] == "over"
