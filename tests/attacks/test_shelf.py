"""The shelf, links and records: one bad table harms no other, looking writes nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from allotment.server.store import store
from allotment.server.tables.luck import RESUMED
from tests.server.serving import Person, Server, quick, serving

DICE = "garden-dice"


def token(link: str) -> str:
    return link.rsplit("/", 1)[1]


def forget(server: Server, id: str) -> None:
    server.registry.loop.call_soon_threadsafe(server.registry.tables.pop, id)


def rows(server: Server, table: str) -> int:
    with server.registry.store.engine.connect() as connection:
        return int(connection.execute(text(f"select count(*) from {table}")).scalar() or 0)


def test_a_damaged_table_is_a_row_that_says_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        broken, sound = ines.make(DICE), ines.make(DICE)
        with server.registry.store.engine.begin() as connection:
            connection.execute(text("update tables set options = '{' where id = :id"), {"id": broken["id"]})
        forget(server, broken["id"])
        found = {row["id"]: row for row in ines.get("/api/tables")["tables"]}
        assert found[broken["id"]]["trouble"] == "This table can’t be read."
        assert found[sound["id"]]["stage"] == "playing"
        page = ines.http.get("/")
        assert page.status_code == 200 and "A table in trouble" in page.text and sound["id"] in page.text
    assert any(broken["id"] in line.getMessage() for line in caplog.records)


def test_a_table_that_waits_keeps_nobody_waiting(server: Server, ines: Person) -> None:
    waiting, other = ines.make(DICE), ines.make(DICE)
    lock = server.registry.tables[waiting["id"]].lock
    asyncio.run_coroutine_threadsafe(lock.acquire(), server.registry.loop).result(10)
    begun = time.monotonic()
    try:
        found = {row["id"]: row for row in ines.get("/api/tables")["tables"]}
    finally:
        server.registry.loop.call_soon_threadsafe(lock.release)
    assert time.monotonic() - begun < 15  # the shelf waits for a second
    assert found[waiting["id"]] == {"id": waiting["id"], "trouble": "This table isn’t answering right now."}
    assert found[other["id"]]["stage"] == "playing"


def test_a_damaged_file_is_said_at_the_start(caplog: pytest.LogCaptureFixture) -> None:
    class Answer:
        def scalar(self) -> str:
            return "row 7 missing from index places_of_table"

    class Connection:
        def exec_driver_sql(self, asked: str) -> Answer:
            assert "quick_check" in asked
            return Answer()

    caplog.set_level(logging.ERROR)
    store.sound(Connection(), "sqlite:///t.sqlite")  # type: ignore[arg-type]
    assert "is damaged (row 7 missing" in caplog.text


def test_looking_at_a_link_writes_nothing(server: Server, ines: Person, noor: Person) -> None:
    made = ines.make(DICE, [{"kind": "person"}, {"kind": "open"}])
    before = rows(server, "places"), rows(server, "entries")
    for link in (made["watch"], made["invite"]):
        assert noor.http.get(link).status_code == 200
    assert (rows(server, "places"), rows(server, "entries")) == before
    assert noor.get("/api/tables")["tables"] == []
    assert noor.http.get(made["watch"].replace(token(made["watch"]), "0" * 26)).status_code == 403
    noor.post(f"/api/tables/{made['id']}/watch", {"token": token(made["watch"])})
    assert 'id="board"' in noor.http.get(made["watch"]).text  # whoever chose that finds the table there


def test_a_double_click_takes_one_seat(ines: Person, noor: Person) -> None:
    """The page of the invitation already knows the browser, so both claims are of the same one."""
    made = ines.make(DICE, [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    assert "set-cookie" in noor.http.get(made["invite"]).headers
    cookie = noor.cookie()
    seats = []
    for _ in range(2):  # two requests at once carry the same cookie, whatever the first one is answered
        answer = noor.http.post(
            f"/api/tables/{made['id']}/claim",
            json={"token": token(made["invite"])},
            headers={"Cookie": cookie},
        )
        seats.append(answer.json()["seat"])
    assert seats[0] == seats[1]
    assert [seat["kind"] for seat in ines.get(f"/api/tables/{made['id']}")["seats"]].count("open") == 1


def test_after_new_rules_nobody_reads_the_position_in_the_record(server: Server, ines: Person) -> None:
    made = ines.make("four-gardens")
    with ines.sit(made["id"]) as chat:
        chat.wait(lambda table: table["offers"])
        assert chat.move(chat.table["offers"][0]["text"])["ok"]
    registry = server.registry

    async def renewed() -> str:
        """As if the table had been played under older rules until now."""
        table = await registry.table(made["id"])
        async with table.lock:
            game = await registry.game_at(table)
            game.row["position"] = json.loads(json.dumps(game.rules.dump(game.match.state)))
            game.match.record.position = game.row["position"]
            assert game.luck.source() == RESUMED
            owner = next(session for session, seats in game.places.items() if 0 in seats)
            return str(game.record(owner))

    record = asyncio.run_coroutine_threadsafe(renewed(), registry.loop).result(10)
    registry.loop.call_soon_threadsafe(registry.tables[made["id"]].unload)
    assert "position:" not in record and "secret:" not in record


def test_a_commit_of_unknown_fate_is_not_called_undone(
    server: Server, ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line to the database breaks after the commit and before its answer: look at the table."""
    made = ines.make(DICE, [{"kind": "person"}, {"kind": "here"}])
    with ines.sit(made["id"]) as chat:
        keep = server.registry.store.save

        async def broken(statements: Any, entries: Any, *more: Any) -> None:
            await keep(statements, entries, *more)
            if entries:
                raise OperationalError("commit", {}, Exception("server closed the connection"))

        before, text_ = chat.table["revision"], chat.table["offers"][0]["text"]
        with monkeypatch.context() as fault:
            fault.setattr(server.registry.store, "save", broken)
            answer = chat.move(text_)
        assert not answer["ok"] and "nothing was changed" not in answer["why"]
        assert "Check the table" in answer["why"]
        assert chat.resynced()["revision"] == before + 1
