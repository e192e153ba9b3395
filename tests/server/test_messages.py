"""What the server says is what `server/messages` describes, so the types of the scripts are true."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from allotment.games import SHELF
from allotment.server.messages import http
from allotment.server.messages.socket import ANSWERED, DRAWN, REFUSED, AnyMessage

from .serving import Chat, Person

Data = dict[str, Any]
MOVES = 12
BOT = [{"kind": "bot", "level": "seedling"}]


def fits(chat: Chat, asked: dict[int, str]) -> None:
    """Every message that was heard has the fields it should have, and no others."""
    for message in chat.heard:
        msgspec.convert(message, AnyMessage)
        for name in DRAWN.get({"table": "TableMessage", "past": "Past"}.get(message["type"], ""), []):
            assert name in message
        if message["type"] == "answer":
            needed = ANSWERED.get(asked.get(message["id"], ""), []) if message["ok"] else REFUSED
            assert not [name for name in needed if name not in message], message
        for offer in message.get("offers", []):
            assert isinstance(offer, int) or not [name for name in DRAWN["Offer"] if name not in offer]
    chat.heard.clear()


@pytest.mark.parametrize("slug", SHELF)
def test_everything_a_page_hears_is_described(ines: Person, slug: str) -> None:
    made = ines.make(slug, [{"kind": "person", "name": "Ines"}, *BOT])
    msgspec.convert(made, http.Info)
    asked: dict[int, str] = {}
    with ines.sit(made["id"], "page") as chat:

        def ask(type: str, **fields: Any) -> None:
            asked[chat.last_id + 1] = type
            chat.ask(type, **fields)

        for _ in range(MOVES):
            chat.wait(lambda table: table["offers"] or table["stage"] == "over")
            if chat.table["stage"] == "over":
                break
            offer = chat.table["offers"][-1]
            ask("preview", text=offer["text"])
            ask("move", text=offer["text"], revision=chat.table["revision"])
        ask("why", key=next(iter(chat.table["scene"]["pieces"])))
        ask("tally")
        ask("look", at=1)
        ask("hint")
        ask("undo", revision=chat.table["revision"], moves=1)
        ask("move", text="no such move", revision=chat.table["revision"])
        ask("resync")
        types = {message["type"] for message in chat.heard}
        assert types >= {"table", "update", "past", "answer"}
        fits(chat, asked)


def test_a_lesson_is_described(ines: Person) -> None:
    made = ines.make("garden-dice", guide=True, name="Ines")
    with ines.sit(made["id"], "page") as chat:
        assert chat.table["guide"]["kind"]
        fits(chat, {})


def test_the_end_and_its_seal_are_described(ines: Person) -> None:
    made = ines.make("the-gardens", [{"kind": "person", "name": "Ines"}, *BOT])
    with ines.sit(made["id"], "page") as chat:
        while chat.table["stage"] != "over":
            chat.wait(lambda table: table["offers"] or table["stage"] == "over")
            if chat.table["offers"]:
                chat.move(chat.table["offers"][0]["text"])
        assert chat.table["result"]["pad"]
        move = next(line["move"] for line in chat.table["log"] if line["move"])
        text = chat.ask("look", at=move) and chat.heard[-2]["text"].partition(": ")[2]
        asked = {chat.last_id + 1: "foresee"}
        assert chat.ask("foresee", at=move - 1, text=text)["ok"]
        fits(chat, asked)
    found = ines.get(f"/api/tables/{made['id']}/check")
    assert msgspec.convert(found, http.SealCheck).seal is not msgspec.UNSET


def test_several_at_one_screen_and_open_seats_are_described(ines: Person) -> None:
    seats = [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}, {"kind": "open"}]
    made = ines.make("four-gardens", seats)
    with ines.sit(made["id"], "page") as chat:
        chat.ask("start")
        chat.wait(lambda table: table["stage"] == "playing")
        if chat.table["curtain"]:
            chat.ask("sit", seat=chat.table["curtain"]["seat"])
        chat.move(chat.table["offers"][0]["text"])
        fits(chat, {})


@pytest.mark.parametrize("slug", SHELF)
def test_what_pages_carry_and_requests_answer_is_described(ines: Person, slug: str) -> None:
    made = ines.make(slug, [{"kind": "person", "name": "Ines"}, {"kind": "open"}])
    carries(ines, f"/t/{made['id']}", {"info": http.TableInfo})
    carries(ines, made["invite"], {"info": http.Letter})
    carries(ines, f"/new/{slug}", {"game": http.Game, "levels": list[http.Level]})
    carries(ines, f"/lab/{slug}", {"game": http.Game, "levels": list[http.StudyLevel]})
    msgspec.convert(ines.get(f"/api/games/{slug}"), http.Game)
    msgspec.convert(ines.get(f"/api/games/{slug}/about"), http.About)
    msgspec.convert(ines.post(f"/api/games/{slug}/check", {"options": {}}), http.OptionsCheck)
    msgspec.convert(ines.post("/api/tables", {"game": "none"}, 422), http.Error)


def test_a_page_says_what_breaks_a_tie_where_a_rule_does(ines: Person) -> None:
    for slug, ties in (
        ("the-gardens", "last round’s order"),
        ("four-gardens", "landscapes"),
        ("garden-dice", ""),
    ):
        id = ines.make(slug, [{"kind": "person", "name": "Ines"}, {"kind": "open"}])["id"]
        told = re.search(r'"ties":\s*"([^"]*)"', ines.http.get(f"/t/{id}").text)
        assert told is not None and ties in told[1] and bool(told[1]) == bool(ties)


def carries(person: Person, path: str, kinds: dict[str, Any]) -> None:
    page = person.http.get(path).text
    for name, kind in kinds.items():
        found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', page)
        assert found is not None, (path, name)
        msgspec.convert(json.loads(found[1]), kind)
