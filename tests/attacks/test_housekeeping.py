"""A store that fails for a while: housekeeping resumes afterwards, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from allotment.server.store.rows import stored_table
from allotment.server.tables import housekeeping
from allotment.server.tables.registry import Registry
from tests.attacks.playing import played
from tests.server.serving import Person, Server, quick, serving, until

DICE = "garden-dice"


class Failing:
    """Writes of positions fail while it is on."""

    def __init__(self, registry: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on = False
        self.tries = 0
        keep = registry.store.save

        async def failing(statements: list[Any], entries: list[Any], *more: Any) -> None:
            if self.on and not entries:
                self.tries += 1
                raise OperationalError("insert", {}, Exception("database is locked"))
            await keep(statements, entries, *more)

        monkeypatch.setattr(registry.store, "save", failing)


def position(server: Server, id: str) -> Any:
    with server.registry.store.engine.connect() as connection:
        found = stored_table(connection, id)
    assert found is not None
    return found.position


def test_one_failed_write_does_not_end_the_housekeeping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    settings = quick(tmp_path / "t.sqlite", keep_after=0.02, rest_after=0.1)
    with serving(settings) as server, Person(server.url) as ines:
        failing = Failing(server.registry, monkeypatch)
        made = ines.make(DICE, [{"kind": "person"}, {"kind": "here"}])
        failing.on = True
        with ines.sit(made["id"]) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
            revision = chat.table["revision"]
        until(lambda: failing.tries > 3)
        assert server.registry.tables[made["id"]].game is not None  # what is not kept stays in memory
        assert position(server, made["id"]) is None
        failing.on = False
        until(lambda: position(server, made["id"]) is not None)
        assert position(server, made["id"])["number"] == revision
        until(lambda: made["id"] not in server.registry.tables)
    assert sum("positions cannot be kept" in line.getMessage() for line in caplog.records) == 1


def test_a_table_that_was_dropped_has_its_position_kept(tmp_path: Path) -> None:
    settings = quick(tmp_path / "t.sqlite", keep_after=3600)
    with serving(settings) as server, Person(server.url) as ines:
        made = ines.make(DICE, [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(made["id"]) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]

        async def dropped() -> None:
            server.registry.tables[made["id"]].unload()
            await housekeeping.save_positions(server.registry)

        until(lambda: server.registry.loop is not None)
        asyncio.run_coroutine_threadsafe(dropped(), server.registry.loop).result(10)
        assert position(server, made["id"]) is not None


def test_the_last_position_is_kept_with_the_last_move(tmp_path: Path) -> None:
    settings = quick(tmp_path / "t.sqlite", keep_after=3600)
    with serving(settings) as server, Person(server.url) as ines:
        record = played(DICE, 5000, seats=2).record
        last = record.events.pop()
        record.scores, record.luck = None, ""
        made = ines.post("/api/tables/import", {"record": record.write()}, 201)
        with ines.sit(made["id"]) as chat:
            assert chat.move(last.text)["ok"] and chat.table["stage"] == "over"
            assert position(server, made["id"])["number"] == chat.table["revision"]
