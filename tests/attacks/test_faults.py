"""A fault of the store: what the log says about it, and whether the connection still works."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from allotment.server.logs import OncePerMinute
from allotment.server.store.store import Store, store_url
from tests.server.serving import Person, quick, serving, until
from tests.server.test_store import a_table, an_entry

SECRET = "5ec2e7" * 10


def test_no_error_names_a_secret(tmp_path: Path) -> None:
    async def run() -> str:
        store = Store(store_url(str(tmp_path / "t.sqlite")))
        statements: list[Any] = a_table("a")
        statements[0][1]["secret"] = SECRET
        statements[0][1]["made"] = object()  # cannot be kept
        with pytest.raises(SQLAlchemyError) as why:
            await store.save(statements, [])
        store.close()
        return str(why.value)

    said = asyncio.run(run())
    assert "tables" in said and SECRET not in said


def a_fault(message: str, why: Exception) -> logging.LogRecord:
    try:
        raise why
    except Exception:
        import sys

        return logging.LogRecord("allotment", logging.ERROR, "", 0, message, (), sys.exc_info())


def test_an_outage_is_a_line_and_not_a_thousand_tracebacks() -> None:
    once = OncePerMinute()
    gone = OperationalError("select", {}, Exception("the database is gone\nand more"))
    shown = [
        record
        for number in range(600)
        if once.filter(record := a_fault(f"table {number % 3}: its bots stopped", gone))
    ]
    lines = [logging.Formatter().format(record) for record in shown]
    assert len(lines) == 3 and all("\n" not in line and "database is gone" in line for line in lines)
    slip = a_fault("table 1: its bots stopped", KeyError("x"))  # of another kind: told, with the way there
    assert once.filter(slip) and "Traceback" in logging.Formatter().format(slip)


def test_after_a_fault_the_connection_is_as_good_as_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        made = ines.make("garden-dice")

        async def fails(*_: object) -> None:
            raise OperationalError("select", {}, Exception("disk full"))

        monkeypatch.setattr(server.registry, "table", fails)
        for path in (f"/api/tables/{made['id']}", f"/t/{made['id']}"):
            answer = ines.http.get(path)
            assert answer.status_code == 500 and "Something went wrong on the server." in answer.text
            assert "content-security-policy" in answer.headers
            line = answer.extensions["network_stream"].get_extra_info("client_addr")
            again = ines.http.get("/api/games")
            assert again.status_code == 200
            assert again.extensions["network_stream"].get_extra_info("client_addr") == line


def test_every_answer_says_how_the_table_stands(tmp_path: Path) -> None:
    """Also the one to too many commands, to nonsense and to an old number."""
    settings = quick(tmp_path / "t.sqlite")
    settings.limits.commands = (60, 3)
    with serving(settings) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(made["id"]) as chat:
            answers = [chat.ask("ping"), chat.raw("nonsense"), chat.raw('{"id": 1, "type": "ping"}')]
            answers.append(chat.ask("ping"))
            assert answers[-1]["kind"] == "too-fast"
            assert [answer["revision"] for answer in answers] == [2] * 4


def test_https_has_its_own_cookie_and_stays_https(tmp_path: Path) -> None:
    with serving(quick(tmp_path / "t.sqlite", secure=True)) as server, Person(server.url) as ines:
        answer = ines.http.post("/api/tables", json={"game": "garden-dice"})
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        set_to = answer.headers["set-cookie"]
        assert set_to.startswith("__Host-allotment=")
        assert "Secure" in set_to and "Path=/" in set_to and "Domain" not in set_to
        at = f"/api/tables/{answer.json()['id']}"
        token = set_to.split("=")[1].split(";")[0]
        assert ines.http.get(at, headers={"Cookie": f"__Host-allotment={token}"}).status_code == 200
        assert ines.http.get(at, headers={"Cookie": f"allotment={token}"}).status_code == 403  # planted
    with serving(quick(tmp_path / "t2.sqlite")) as server, Person(server.url) as ines:
        assert "strict-transport-security" not in ines.http.get("/").headers


@pytest.mark.parametrize("done", [True, False])
def test_a_lost_answer_is_no_lost_move(tmp_path: Path, done: bool) -> None:
    """The commit is done and its answer is lost, or it never was: the store looks, and says which it is."""

    async def run() -> list[Any]:
        store = Store(store_url(str(tmp_path / "t.sqlite")))
        for id in ("a", "b"):
            await store.save(a_table(id), [an_entry(id, 1)])  # type: ignore[arg-type]
        lost = 0

        def lose(connection: Any) -> None:
            nonlocal lost
            lost += 1
            if lost <= 1 + (not done):
                if done:
                    connection.connection.dbapi_connection.commit()
                raise OperationalError("COMMIT", {}, Exception("the connection was lost"))

        event.listen(store.engine, "commit", lose)
        jobs = [store.save([], [an_entry("a", 2)]), store.save([], [an_entry("b", 2), an_entry("b", 3)])]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        kept = [await store.table(id) for id in ("a", "b")]
        store.close()
        return [*answers, *(len(found.entries) for found in kept if found is not None)]

    first, second, of_a, of_b = asyncio.run(run())
    assert (first is None) == (of_a == 2) and (second is None) == (of_b == 3)
    assert not done or (first is None and second is None)


@pytest.mark.parametrize("done", [True, False])
def test_after_a_fault_everyone_is_told_how_the_table_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    """Nobody knows whether the move was kept, and nobody asks: both pages hear it by themselves."""
    with (
        serving(quick(tmp_path / "t.sqlite")) as server,
        Person(server.url) as ines,
        Person(server.url) as noor,
    ):
        made = ines.make("garden-dice", [{"kind": "person", "name": "Ines"}, {"kind": "open"}])
        token = made["invite"].rsplit("/", 1)[1]
        noor.post(f"/api/tables/{made['id']}/claim", {"token": token, "name": "Noor"})
        keep = server.registry.store.save

        async def lost(*given: Any) -> None:
            monkeypatch.setattr(server.registry.store, "save", keep)
            if done:
                await keep(*given)
            raise OperationalError("COMMIT", {}, Exception("the connection was lost"))

        with ines.sit(made["id"]) as one, noor.sit(made["id"]) as two:
            first, other = (one, two) if one.table["offers"] else (two, one)
            before = first.table["revision"]
            monkeypatch.setattr(server.registry.store, "save", lost)
            assert "Check the table" in first.move(first.table["offers"][0]["text"])["why"]
            for chat in (first, other):
                chat.heard.clear()
                chat.wait(lambda _, chat=chat: any(told["type"] == "table" for told in chat.heard))
                assert chat.table["revision"] == before + done
            assert first.ask("ping")["revision"] == before + done


def test_a_bot_goes_on_by_itself_after_the_store_failed_under_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if nobody watches, asks or reloads, and housekeeping doesn't run."""
    settings = quick(tmp_path / "t.sqlite", keep_after=3600)
    with serving(settings) as server, Person(server.url) as ines:
        keep, failed = server.registry.store.save, 0

        async def failing(statements: Any, entries: Any, *more: Any) -> None:
            nonlocal failed
            if entries and entries[0]["kind"] == "move" and failed < 2:
                failed += 1
                raise OperationalError("INSERT", {}, Exception("database is locked"))
            await keep(statements, entries, *more)

        monkeypatch.setattr(server.registry.store, "save", failing)
        made = ines.make("garden-dice", options={"start": 1})
        until(lambda: ines.get(f"/api/tables/{made['id']}")["to_act"] == [0])
        assert failed == 2
