"""Moves in a row: saved together, refused where there are none."""

from __future__ import annotations

from typing import Any

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.record import Record

from .serving import Chat, Person


def stowing(ines: Person, hand: str, *bags: str) -> str:
    game: Any = make("mysterious-garden", {"seats": 2, "start": 0})
    position = game.dump(game.start(seeded("row")))
    position.update({"agenda": [f"stow 0 {hand}", "refill 0"], "to_act": 0})
    position["players"]["0"]["bags"] = list(bags)
    record = Record(game.slug, game.version, game.options, "row")
    record.position = position
    record.names = ["Ines", "sprout"]
    return str(ines.post("/api/tables/import", {"record": record.write()}, 201)["id"])


def in_a_row(chat: Chat) -> dict[str, Any]:
    return chat.ask("series", revision=chat.table["revision"])


def test_a_row_is_made_at_one_wish(ines: Person) -> None:
    id = stowing(ines, "2 0 2", "", "by", "rr")
    with ines.sit(id, "page") as chat:
        series = chat.table["series"]
        assert series["moves"] == 4 and series["first"] in [one["text"] for one in chat.table["offers"]]
        before = chat.table["revision"]
        assert in_a_row(chat)["ok"]
        chat.wait(lambda table: table["history"]["of"] > 0)
        updates = [one for one in chat.heard if one["type"] == "update" and one.get("by") == 0]
        assert len(updates) == 1, "told at once"
        made = updates[0]["history"]["of"]
        assert 1 < made <= 4 and updates[0]["revision"] == before + made
        bags = chat.resynced()["history"]["of"]
        assert bags >= made


def test_where_there_is_no_row_it_is_refused(ines: Person) -> None:
    id = stowing(ines, "3 1 0", "", "rr")
    with ines.sit(id, "page") as chat:
        assert chat.table["series"] is None
        answer = in_a_row(chat)
        assert not answer["ok"] and answer["kind"] == "no-row"
        assert chat.resynced()["history"]["of"] == 0
