"""What the server says is what `sent.py` describes, and what the browser's scripts are checked against."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from allotment.games import SHELF
from allotment.server import sent
from tests.tools.loading import load

from .serving import Chat, Person

Data = dict[str, Any]
MOVES = 12
KINDS = {kind.__struct_config__.tag: kind for kind in sent.MESSAGES}
BOT = [{"kind": "bot", "level": "seedling"}]
tool = load("tools/messages.py")


class Shown(sent.Sent, kw_only=True):
    name: str
    count: int | msgspec.UnsetType = msgspec.UNSET
    kinds: list[str | int]


def test_the_types_of_the_scripts_are_those_of_the_server() -> None:
    """`make messages` writes them anew."""
    assert tool.FILE.read_text("utf-8") == tool.written()


def test_a_change_of_a_message_would_be_seen() -> None:
    assert tool.interface(Shown) == (
        "export interface Shown {\n  name: string;\n  count?: number;\n  kinds: (string | number)[];\n}\n"
    )


def fits(chat: Chat, asked: dict[int, str]) -> None:
    """Every message that was heard has the fields it should have, and no others."""
    for message in chat.heard:
        kind: Any = KINDS.get(message["type"])
        if message["type"] == "answer":
            kind = (
                sent.ANSWERS.get(asked.get(message["id"], ""), sent.Answer) if message["ok"] else sent.Refusal
            )
        msgspec.convert(message, kind)
    chat.heard.clear()


@pytest.mark.parametrize("slug", SHELF)
def test_everything_a_page_hears_is_described(ines: Person, slug: str) -> None:
    made = ines.make(slug, [{"kind": "person", "name": "Ines"}, *BOT])
    msgspec.convert(made, sent.Info)
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
        fits(chat, {})
    found = ines.get(f"/api/tables/{made['id']}/check")
    assert msgspec.convert(found, sent.SealCheck).seal is not msgspec.UNSET


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
    carries(ines, f"/t/{made['id']}", {"info": sent.TableInfo})
    carries(ines, made["invite"], {"info": sent.Letter})
    carries(ines, f"/new/{slug}", {"game": sent.Game, "levels": list[sent.Level]})
    carries(ines, f"/lab/{slug}", {"game": sent.Game, "levels": list[sent.StudyLevel]})
    msgspec.convert(ines.get(f"/api/games/{slug}"), sent.Game)
    msgspec.convert(ines.get(f"/api/games/{slug}/about"), sent.About)
    msgspec.convert(ines.post(f"/api/games/{slug}/check", {"options": {}}), sent.OptionsCheck)
    msgspec.convert(ines.post("/api/tables", {"game": "none"}, 422), sent.Trouble)


def carries(person: Person, path: str, kinds: dict[str, Any]) -> None:
    page = person.http.get(path).text
    for name, kind in kinds.items():
        found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', page)
        assert found is not None, (path, name)
        msgspec.convert(json.loads(found[1]), kind)
