"""Bots think elsewhere: a table waits for no other table's bot, and survives the death of a thinker."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allotment.bots import LEVELS, make_bot
from allotment.games import SHELF, box, make
from allotment.games.garden_dice.table import gestures
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match
from allotment.kernel.record import Record, read_record
from allotment.kernel.story import Phrase, retold
from allotment.play.driver import Driver, begun
from allotment.server.tables import registry as registry_module
from allotment.server.tables import workers as workers_module
from allotment.server.tables.workers import Answer, BotTables, Opening, Question, Slot, Worker, WorkerPool
from allotment.words import speaker

from .serving import Chat, Person, quick, serving


@pytest.mark.parametrize("level", list(LEVELS))
def test_every_level_there_is_can_sit_down(ines: Person, level: str) -> None:
    made = ines.make(
        "garden-dice", [{"kind": "person"}, {"kind": "bot", "level": level}], options={"start": 1}
    )
    with ines.sit(made["id"]) as chat:
        chat.wait(lambda table: table["history"]["of"] >= 1)
        assert next(line["seat"] for line in chat.table["log"] if line["seat"] >= 0) == 1
    assert level in {known["name"] for known in ines.get("/api/games")["levels"]}


def seeded_table(ines: Person, slug: str, seed: str, seats: int = 2) -> str:
    """A table of head-gardeners with fixed luck."""
    game = make(slug, {"seats": seats})
    record = Record(game.slug, game.version, game.options, seed)
    record.names = ["head-gardener"] * seats
    return str(ines.post("/api/tables/import", {"record": record.write()}, 201)["id"])


def moves_of(ines: Person, id: str) -> list[str]:
    return [str(event) for event in read_record(ines.http.get(f"/api/tables/{id}/record").text).events]


def test_a_thinker_that_dies_is_replaced_and_its_bots_remember(tmp_path: Path) -> None:
    """Killed again and again in the middle of a game: every move is the same as without that."""
    game = make("garden-dice", {"seats": 2})
    alone = begun(game, "5", [make_bot("head-gardener:8it") for _ in range(2)])
    alone.run()
    expected = [str(event) for event in alone.match.record.events]
    settings = quick(tmp_path / "t.sqlite", budgets=["head-gardener:8it"])
    with serving(settings) as server, Person(server.url) as ines:
        id = seeded_table(ines, "garden-dice", "5")
        killed = set()
        with ines.sit(id) as chat:
            for seen in (5, 18, 40):
                chat.wait(lambda table, seen=seen: table["history"]["of"] > seen)
                worker = server.registry.workers.slot(id).worker
                assert worker is not None
                killed.add(worker.process.pid)
                worker.process.kill()
            chat.wait(lambda table: table["stage"] == "over")
        assert len(killed) == 3
        assert moves_of(ines, id) == expected


def test_bots_that_are_made_anew_think_again_about_their_turn() -> None:
    game = make("garden-dice", {"seats": 2})
    driver = begun(game, "9", [make_bot("head-gardener:12it") for _ in range(2)])
    opening = Opening(game.slug, game.options, "9", "", None)
    remembered = 0
    for _ in range(60):
        seat = driver.due()
        events = [(event.seat, event.text) for event in driver.match.record.events]
        asked = Question("t", opening, 0, events, seat, "head-gardener:12it", "thoughts 9", 0, 2000)
        late = BotTables().answer(asked)
        decision = driver.go(seat)
        assert decision.move is not None
        assert (late.move, late.value, late.remembered) == (
            decision.move.text,
            decision.value,
            decision.remembered,
        )
        remembered += decision.remembered > 0
    assert remembered > 10


def test_a_worker_that_hangs_delays_its_own_tables_only_and_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "HANGS", 1.0)
    settings = quick(tmp_path / "t.sqlite", workers=2, budgets=["head-gardener:4it"])
    with serving(settings) as server, Person(server.url) as ines:
        ids = [seeded_table(ines, "garden-dice", str(seed)) for seed in range(8)]
        slots = {server.registry.workers.slot(id): id for id in ids}
        assert len(slots) == 2, "one of eight tables lives in the other worker"
        stuck, free = slots.values()
        with ines.sit(stuck) as first, ines.sit(free) as second:
            first.wait(lambda table: table["history"]["of"] > 3)
            second.wait(lambda table: table["history"]["of"] > 3)
            worker = server.registry.workers.slot(stuck).worker
            assert worker is not None
            os.kill(worker.process.pid or 0, signal.SIGSTOP)
            second.wait(lambda table: table["stage"] == "over")
            first.wait(lambda table: table["stage"] == "over")
            assert server.registry.workers.slot(stuck).worker is not worker


def test_nobody_waits_long_for_a_worker_that_hangs_at_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is up, or given up, the bots think in the server."""
    monkeypatch.setattr(workers_module, "HANGS", 0.5)
    monkeypatch.setattr(workers_module, "STARTS", 60.0)
    start = Worker.__init__
    begun: list[Worker] = []

    def stopped(self: Worker) -> None:
        start(self)
        begun.append(self)
        os.kill(self.process.pid or 0, signal.SIGSTOP)

    monkeypatch.setattr(Worker, "__init__", stopped)
    settings = quick(tmp_path / "t.sqlite", budgets=["head-gardener:4it"])
    with serving(settings) as server, Person(server.url) as ines:
        with ines.sit(seeded_table(ines, "garden-dice", "6")) as chat:
            chat.wait(lambda table: table["history"]["of"] > 8)
        assert len(begun) == 1 and not begun[0].ready
        monkeypatch.setattr(workers_module, "STARTS", 0.0)
        with ines.sit(seeded_table(ines, "garden-dice", "7")) as chat:
            chat.wait(lambda table: table["stage"] == "over")
        assert len(begun) > 1, "it was given up"


@pytest.mark.parametrize("when", ["at once", "while it thinks"])
def test_a_worker_whose_server_is_gone_says_nothing(monkeypatch: pytest.MonkeyPatch, when: str) -> None:
    monkeypatch.setattr(workers_module, "settle_in", lambda: None)
    line, theirs = multiprocessing.Pipe()

    def thinks(minds: BotTables, question: Question) -> Answer:
        line.close()
        return Answer()

    monkeypatch.setattr(BotTables, "answer", thinks)
    if when == "at once":
        line.close()
    else:
        line.send(Question("t", None, 0, [], 0, "sprout", "", 0, 0))
    workers_module.work(theirs)
    theirs.close()


def test_the_server_ends_though_a_worker_hangs(tmp_path: Path) -> None:
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        id = seeded_table(ines, "garden-dice", "1")
        with ines.sit(id) as chat:
            chat.wait(lambda table: table["history"]["of"] > 1)
            worker = server.registry.workers.slot(id).worker
            assert worker is not None
            os.kill(worker.process.pid or 0, signal.SIGSTOP)
    assert not worker.process.is_alive()


def test_where_no_worker_starts_the_bot_is_still_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(self: Worker) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Worker, "__init__", none)
    settings = quick(tmp_path / "t.sqlite", budgets=["head-gardener:4it"])
    with serving(settings) as server, Person(server.url) as ines:
        id = seeded_table(ines, "garden-dice", "3")
        with ines.sit(id) as chat:
            chat.wait(lambda table: table["history"]["of"] > 8)
            assert [seat["fallback"] for seat in chat.table["seats"]] == ["", ""]
        game = make("garden-dice", {"seats": 2})
        alone = begun(game, "3", [make_bot("head-gardener:4it") for _ in range(2)])
        for _ in range(8):
            alone.step()
        assert moves_of(ines, id)[:8] == [str(event) for event in alone.match.record.events]


def test_a_bot_that_fails_is_stood_in_for_and_the_seat_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Gardener knows no such budget, so it fails in its worker at every question."""
    settings = quick(tmp_path / "t.sqlite", budgets=["head-gardener:nonsense"])
    with serving(settings) as server, Person(server.url) as ines:
        id = seeded_table(ines, "garden-dice", "4")
        with ines.sit(id) as chat:
            chat.wait(lambda table: table["history"]["of"] > 4)
            assert {seat["fallback"] for seat in chat.table["seats"]} & {"sprout"}
            assert chat.ask("look", at=1)["ok"]
            past = next(message for message in reversed(chat.heard) if message["type"] == "past")
            assert "Sprout" in past["reason"] and "couldn’t think" in past["reason"]


def test_people_come_before_bots_and_nobody_waits_for_one_persons_many_tables() -> None:
    """One worker, busy; twenty tables of one session wait, two of them with people; then another comes."""

    async def run() -> list[str]:
        slot = Slot()
        order: list[str] = []

        async def ask(name: str, people: bool, session: str) -> None:
            await slot.enter(people, session)
            order.append(name)
            await asyncio.sleep(0)
            slot.leave(session)

        await slot.enter(True, "first")
        waiting = [asyncio.create_task(ask(f"watched {n}", False, "greedy")) for n in range(18)]
        waiting += [asyncio.create_task(ask(f"greedy {n}", True, "greedy")) for n in range(2)]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(ask("other", True, "other")))
        waiting.append(asyncio.create_task(ask("other watched", False, "other")))
        await asyncio.sleep(0)
        slot.leave("first")
        await asyncio.gather(*waiting)
        return order

    order = asyncio.run(run())
    assert set(order[:3]) == {"greedy 0", "greedy 1", "other"} and order.index("other") < 2
    assert order.index("other watched") < 5


def test_a_table_does_not_wait_for_another_tables_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(WorkerPool):
        async def choose(self, *asked: Any) -> Answer:
            await asyncio.sleep(3600)
            raise AssertionError

    monkeypatch.setattr(registry_module, "WorkerPool", Slow)
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        stuck = ines.make("garden-dice", options={"start": 1})
        free = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(stuck["id"]) as waiting, ines.sit(free["id"]) as chat:
            begun = time.monotonic()
            for _ in range(10):
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
            assert time.monotonic() - begun < 10
            assert waiting.ask("ping")["ok"] and waiting.table["history"]["of"] == 0


def test_bots_move_at_a_humane_pace(tmp_path: Path) -> None:
    with serving(quick(tmp_path / "t.sqlite", pace=0.4)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "bot"}, {"kind": "bot"}])
        with ines.sit(made["id"]) as chat:
            chat.wait(lambda table: table["history"]["of"] >= 1)
            begun, first = time.monotonic(), chat.table["history"]["of"]
            chat.wait(lambda table: table["history"]["of"] >= first + 3)
            assert time.monotonic() - begun >= 1.0


@pytest.mark.parametrize("slug", [slug for slug in SHELF if slug != "gardeners"])
def test_looking_back_tells_why_a_bot_moved_but_gives_no_hand_away(ines: Person, slug: str) -> None:
    """Where hands are hidden a reason is told when the game is over."""
    made = ines.make(slug, [{"kind": "person", "name": "Ines"}, {"kind": "bot", "level": "sprout"}])
    waits = box(slug).hidden
    luck = Random(slug)
    told: set[str] = set()
    with ines.sit(made["id"]) as chat:
        while len(told) < 3 and chat.table["stage"] != "over":
            chat.wait(lambda table: table["offers"] or table["stage"] == "over")
            offers = chat.table["offers"]
            if offers:
                assert chat.move(offers[luck.randrange(len(offers))]["text"])["ok"]
            if chat.table["history"]["of"] < 30 or chat.table["stage"] == "over":
                new = reasons(chat)
                assert not (new and waits) or chat.table["stage"] == "over"
                told |= new
    assert len(told) >= 3 and all(why.endswith(".") and "seat " not in why.lower() for why in told)


def reasons(chat: Chat) -> set[str]:
    """Of the first moves; moves of people have none."""
    for at in range(min(30, chat.table["history"]["of"]) + 1):
        assert chat.ask("look", at=at)["ok"]
    seen = [message for message in chat.heard if message["type"] == "past"]
    chat.heard.clear()
    assert all(not one["reason"] for one in seen if not one["text"].startswith("1:"))
    return {one["reason"] for one in seen} - {""}


def quoted(game: Any, view: Any, text: str) -> Phrase:
    """A move as the table calls it."""
    title, line, *_ = gestures.say(view, game.read_move(text))
    return Phrase("move-called-more", {"title": title, "line": line})


def test_the_reason_that_is_shown_is_the_one_the_decision_carried(tmp_path: Path) -> None:
    """Compared with a driver of the same luck: reason and plan come out of one search."""
    game = make("garden-dice", {"seats": 2})
    match = Match(game, Record(game.slug, game.version, game.options, "6"), seeded("6"))
    alone = Driver(match, reasons=True)
    for seat in range(2):
        alone.seat(seat, make_bot("head-gardener:10it"))
    expected = []
    for _ in range(12):
        view = game.view(match.state, 0)
        decision = alone.step()
        assert decision is not None and decision.plan[:1] in ([decision.move], [])
        expected.append([retold(phrase, partial(quoted, game, view)) for phrase in decision.reason])
    settings = quick(tmp_path / "t.sqlite", budgets=["head-gardener:10it"])
    with serving(settings) as server, Person(server.url) as ines:
        id = seeded_table(ines, "garden-dice", "6")
        with ines.sit(id) as chat:
            chat.wait(lambda table: table["history"]["of"] >= 12)
            names = [seat["name"] for seat in chat.table["seats"]]
            for at in range(1, 13):
                assert chat.ask("look", at=at)["ok"]
            shown = [message["reason"] for message in chat.heard if message["type"] == "past"][-12:]
    words = speaker("garden-dice", names=names)
    assert shown == [words.all(reason) for reason in expected]
    assert any("close call: \u201c" in why for why in shown)


def test_a_hint_stays_the_same_until_something_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots have so much time to think, so they may come to think otherwise: nobody is told two things."""
    choose = WorkerPool.choose
    asked: list[Question] = []

    async def moody(self: WorkerPool, question: Question, *rest: Any) -> Answer:
        asked.append(question)
        answer = await choose(self, question, *rest)
        return answer._replace(value=float(len(asked)))

    monkeypatch.setattr(WorkerPool, "choose", moody)
    with serving(quick(tmp_path / "t.sqlite")) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here", "name": "Tom"}])
        with ines.sit(made["id"]) as chat:
            first, second = chat.ask("hint"), chat.ask("hint")
            assert first["ok"] and first["text"]
            assert {**first, "id": 0} == {**second, "id": 0} and len(asked) == 1
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
            assert chat.ask("hint")["ok"] and len(asked) == 2
