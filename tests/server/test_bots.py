"""Bots think elsewhere: a table waits for no other table's bot, and survives the death of a thinker."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from random import Random

import pytest

from allotment.bots import LEVELS
from allotment.games import SHELF, box
from allotment.server import hall as hall_module
from allotment.server import reasons as reasons_module
from allotment.server.thinking import Question, Thinking

from .serving import Chat, Person, Server, quick, serving


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_there_is_can_sit_down(ines: Person, level: str) -> None:
    made = ines.make(
        "garden-dice", [{"kind": "person"}, {"kind": "bot", "level": level}], options={"start": 1}
    )
    with ines.sit(made["id"]) as chat:
        chat.wait(lambda table: table["history"]["of"] >= 1)
        assert next(line["seat"] for line in chat.table["log"] if line["seat"] >= 0) == 1
    assert level in {known["name"] for known in ines.get("/api/games")["levels"]}


def test_a_thinker_that_dies_is_replaced(server: Server, ines: Person) -> None:
    made = ines.make("garden-dice", [{"kind": "bot"}, {"kind": "bot"}])
    with ines.sit(made["id"]) as chat:
        chat.wait(lambda table: table["history"]["of"] > 3)
        pool = server.hall.thinking.pool
        for pid in list(pool._processes):
            os.kill(pid, signal.SIGKILL)
        now = chat.table["history"]["of"]
        chat.wait(lambda table: table["history"]["of"] > now + 10)
        assert server.hall.thinking.pool is not pool


def test_a_table_does_not_wait_for_another_tables_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(Thinking):
        async def choose(self, question: Question) -> str:
            await hall_module.asyncio.sleep(3600)
            raise AssertionError

    monkeypatch.setattr(hall_module, "Thinking", Slow)
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        stuck = ines.make("garden-dice", options={"start": 1})
        free = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(stuck["id"]) as waiting, ines.sit(free["id"]) as chat:
            begun = time.monotonic()
            for _ in range(10):
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
            assert time.monotonic() - begun < 10
            assert waiting.ask("ping")["ok"] and waiting.table["history"]["of"] == 0


def test_bots_move_at_a_humane_pace(tmp_path: Path) -> None:
    with serving(quick(tmp_path / "t.sqlite", pace=0.4)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "bot"}, {"kind": "bot"}])
        with ines.sit(made["id"]) as chat:
            chat.wait(lambda table: table["history"]["of"] >= 1)
            begun, first = time.monotonic(), chat.table["history"]["of"]
            chat.wait(lambda table: table["history"]["of"] >= first + 3)
            assert time.monotonic() - begun >= 1.0


@pytest.mark.parametrize("slug", [slug for slug in SHELF if slug != "gardeners"])
def test_looking_back_tells_why_a_bot_moved_but_gives_no_hand_away(ines: Person, slug: str) -> None:
    """Where hands are hidden a reason is told when the game is over."""
    made = ines.make(slug, [{"kind": "person", "name": "Ines"}, {"kind": "bot", "level": "sprout"}])
    waits = box(slug).hidden
    luck = Random(slug)
    told: set[str] = set()
    with ines.sit(made["id"]) as chat:
        while len(told) < 3 and chat.table["stage"] != "over":
            chat.wait(lambda table: table["offers"] or table["stage"] == "over")
            offers = chat.table["offers"]
            if offers:
                assert chat.move(offers[luck.randrange(len(offers))]["text"])["ok"]
            if chat.table["history"]["of"] < 30 or chat.table["stage"] == "over":
                new = reasons(chat)
                assert not (new and waits) or chat.table["stage"] == "over"
                told |= new
    assert len(told) >= 3 and all(why.endswith(".") and "seat " not in why.lower() for why in told)


def reasons(chat: Chat) -> set[str]:
    """Of the first moves; moves of people have none."""
    for at in range(min(30, chat.table["history"]["of"]) + 1):
        assert chat.ask("look", at=at)["ok"]
    seen = [message for message in chat.heard if message["type"] == "past"]
    chat.heard.clear()
    assert all(not one["reason"] for one in seen if not one["text"].startswith("1:"))
    return {one["reason"] for one in seen} - {""}


def test_a_reason_calls_people_by_their_names(ines: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    class Talker:
        def reason(self, eyes: object, moves: object) -> str:
            return "Seat 0's wells, and seat 1's."

    monkeypatch.setattr(reasons_module, "make_bot", lambda level: Talker())
    made = ines.make(
        "garden-dice", [{"kind": "person", "name": "Ines"}, {"kind": "bot"}], options={"start": 1}
    )
    with ines.sit(made["id"]) as chat:
        chat.wait(lambda table: table["history"]["of"] >= 1)
        assert chat.ask("look", at=1)["ok"]
        past = next(message for message in reversed(chat.heard) if message["type"] == "past")
        assert past["reason"] == "Ines's wells, and Basil's."
