"""One client cannot keep everybody waiting: long games, imports, looks back, bursts."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from allotment.games import make
from allotment.kernel.match import APART, follow
from allotment.kernel.record import Record
from allotment.server import run, watchdog
from allotment.server.settings import Limits
from allotment.server.tables import registry, verification
from allotment.server.tables.game import TableGame
from allotment.server.watchdog import MOST, Watchdog
from allotment.server.ws import commands
from tests.attacks.conftest import slowness
from tests.attacks.playing import played
from tests.server.serving import FREE, Person, Server, quick, serving, until

DICE = "garden-dice"


def ticking(events: int) -> str:
    """A long record that costs nothing to make: sand that runs in tiny grains."""
    game = make("gardeners", {"seats": 2, "first": 0, "timer": 900})
    lines = ["0: start", *(f"clock: tick {number + 1}" for number in range(events - 1))]
    record = Record("gardeners", game.version, game.options, "spade")
    return record.write() + "\n".join(lines) + "\n"


# ---- looking back ----


def test_a_step_back_costs_the_same_early_and_late() -> None:
    """Nothing is played again but what lies after the state that was kept last."""
    match = played(DICE, 3 * APART + 5, seats=2)
    events = match.record.events
    for at in (0, 1, APART - 1, APART, APART + 1, 2 * APART + 3, len(events)):
        assert match.game.dump(match.state_at(at)) == match.game.dump(played(DICE, at, seats=2).state)
    assert len(match.kept) == len(events) // APART + 1
    late = match.game.dump(match.state_at(2 * APART + 3))
    del match.record.events[:APART]  # what lies before a kept state is not even looked at
    match.record.events[:0] = [None] * APART  # type: ignore[list-item]
    assert match.game.dump(match.state_at(2 * APART + 3)) == late


@pytest.mark.parametrize("moves", [3, APART - 1, APART, APART + 1, 2 * APART + 7])
def test_what_is_taken_back_leaves_no_trace(moves: int) -> None:
    match = played(DICE, moves, seats=2)
    before = (
        match.game.dump(match.state),
        match.story()[:],
        match.tape[:],
        match.quiet[:],
        match.story_ends[:],
    )
    seat = match.game.to_act(match.state)[0]
    for offer in match.game.legal(match.state, seat):
        match.play(seat, offer.text)
        if match.undoable(seat):
            match.undo(seat)
        else:
            match.rewind(moves)
        now = match.game.dump(match.state), match.story(), match.tape, match.quiet, match.story_ends
        assert [str(line.kind) for line in now[1]] == [str(line.kind) for line in before[1]]
        assert (now[0], now[2], now[3], now[4]) == (before[0], before[2], before[3], before[4])
        assert len(match.kept) == len(match.drawn) == moves // APART + 1


def test_what_is_sent_of_a_move_does_not_grow_with_the_game(ines: Person) -> None:
    made = ines.post("/api/tables/import", {"record": played(DICE, 120, seats=2).record.write()}, 201)
    with ines.sit(made["id"], "page") as chat:
        turns = chat.table["history"]["turns"]
        assert len(turns) > 3
        assert chat.move(chat.table["offers"][0]["text"])["ok"]
        update = next(message for message in chat.heard if message["type"] == "update")
        assert len(update["history"]["turns"]) <= 1 and update["history"]["turns_from"] == len(turns)
        assert chat.table["history"]["turns"][: len(turns)] == turns
        assert chat.table == chat.resynced()


# ---- imports ----


def test_a_record_of_too_many_events_is_refused_in_a_sentence(tmp_path: Path) -> None:
    limits = Limits(made=FREE, requests=FREE, events=50)
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server, Person(server.url) as ines:
        why = ines.post("/api/tables/import", {"record": ticking(51)}, 422)["why"]
        assert "at most 50" in why and "has 51" in why
        made = ines.post("/api/tables/import", {"record": ticking(50)}, 201)
        with ines.sit(made["id"]) as chat:  # and the table takes no more moves
            assert chat.ask("sit", seat=0)["ok"]
            answer = chat.move(chat.table["offers"][0]["text"])
            assert not answer["ok"] and "too long" in answer["why"]


def test_long_games_are_replayed_beside_the_loop(
    server: Server, ines: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a record is played again, at its import and when its table wakes, others are answered."""
    record = ticking(10_000)
    made = ines.post("/api/tables/import", {"record": record}, 201)
    with ines.sit(made["id"], "page") as chat:
        assert chat.table["history"]["of"] == 10_000
        for at in (0, 5_000, 9_999):
            assert chat.ask("look", at=at)["ok"]
        assert chat.ask("tally", at=9_000)["ok"]
        assert chat.resynced()["history"]["of"] == 10_000
    threads: list[str] = []

    def noticed(kept: Any) -> Any:
        threads.append(threading.current_thread().name)
        return TableGame(kept)

    monkeypatch.setattr(registry, "TableGame", noticed)
    server.registry.loop.call_soon_threadsafe(server.registry.tables[made["id"]].unload)
    assert ines.get(f"/api/tables/{made['id']}")["revision"] > 0
    assert threads and all(name.startswith("replay") for name in threads)


def test_rules_give_way_while_a_long_record_is_played(ines: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules let no other thread run until they return, the event loop's neither."""
    calls: list[tuple[float, int]] = []

    def timed(match: Any, record: Record, to: int) -> None:
        begun, before = time.thread_time(), len(match.record.events)
        follow(match, record, to)
        calls.append((time.thread_time() - begun, len(match.record.events) - before))

    monkeypatch.setattr(verification, "follow", timed)
    record = ticking(5_000)
    assert ines.post("/api/tables/import", {"record": record}, 201)
    assert sum(events for _, events in calls) == 5_000
    assert max(events for _, events in calls) <= 250
    assert max(took for took, _ in calls) < MOST * slowness()


# ---- bursts ----


def test_after_each_command_of_a_burst_others_go_first(
    server: Server, ines: Person, noor: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket whose buffer is full of commands: another person is heard before the last of them."""
    made = ines.make(DICE)
    order: list[str] = []
    hear = commands.CommandHandler.hear

    async def noted(ear: Any, raw: bytes) -> None:
        order.append(ear.connection.session)
        if len(order) == 1:  # the burst is in the buffer before the first is obeyed
            time.sleep(0.2)
        await hear(ear, raw)

    with ines.sit(made["id"]) as burst:
        table = server.registry.tables[made["id"]]
        waited: list[int] = []

        def tick() -> None:
            waited.append(len(order))
            if len(order) < 40:
                server.registry.loop.call_soon(tick)

        monkeypatch.setattr(commands.CommandHandler, "hear", noted)
        for _ in range(40):
            burst.say("ping")
        server.registry.loop.call_soon_threadsafe(tick)
        for _ in range(40):
            burst.read()
        assert table.connections
        steps = [after - before for before, after in pairwise(waited)]
        assert max(steps) <= 2, steps


def test_costly_commands_have_a_budget_per_address(tmp_path: Path) -> None:
    limits = Limits(made=FREE, requests=FREE, commands=FREE, costly=(1, 6))
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server, Person(server.url) as ines:
        made = ines.make(DICE)
        with ines.sit(made["id"]) as first, ines.sit(made["id"]) as second:
            answers = [chat.ask("look", at=0) for _ in range(4) for chat in (first, second)]
            assert [answer["ok"] for answer in answers] == [True] * 6 + [False] * 2
            assert "Try again in a few seconds" in answers[-1]["why"] and answers[-1]["revision"]
            assert first.ask("ping")["ok"]


# ---- garbage ----


def test_a_server_of_its_own_never_looks_through_its_rules_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that was read at the start is a hundred thousand objects: 50 ms at every full collection."""
    gc.unfreeze()
    ran = []

    class Starting:
        def __init__(self, settled: Any, registry: Any) -> None:
            self.app = settled.app

        def run(self, sockets: list[Any]) -> None:
            with TestClient(self.app):
                until(lambda: gc.get_freeze_count() > 50_000)
            ran.append(True)
            sockets[0].close()

    monkeypatch.setattr(run, "DrainingServer", Starting)
    run.serve(quick(tmp_path / "t.sqlite"), "127.0.0.1", 0, lambda text: None)
    assert ran


# ---- the watchdog itself ----


def test_the_watchdog_notices_a_held_loop_and_says_it_once(caplog: pytest.LogCaptureFixture) -> None:
    async def held() -> Watchdog:
        dog = Watchdog()
        dog.start()
        for _ in range(2):
            await asyncio.sleep(0.03)
            time.sleep(0.08)
            await asyncio.sleep(0.03)
        dog.stop()
        return dog

    dog = asyncio.run(held())
    assert dog.held >= 2 and dog.worst >= 0.05
    assert len([line for line in caplog.records if "was held" in line.getMessage()]) == 1


def test_the_watchdog_looks_less_often_while_there_is_little_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "SETTLED", 5)

    async def looks() -> tuple[int, int]:
        dog, seen = Watchdog(), [0]

        def look() -> None:
            seen[0] += 1
            Watchdog.look(dog)

        monkeypatch.setattr(dog, "look", look)
        dog.start()
        await asyncio.sleep(0.3)
        before, seen[0] = seen[0], 0
        await asyncio.sleep(1)
        calm, seen[0] = seen[0], 0
        end = time.thread_time() + 0.5
        while time.thread_time() < end:
            busy = time.thread_time() + 0.01
            while time.thread_time() < busy:
                pass
            await asyncio.sleep(0.001)
        dog.stop()
        assert before >= 4
        return calm, seen[0]

    calm, busy = asyncio.run(looks())
    assert calm <= 11 and busy > calm


def test_a_server_says_how_long_its_loop_was_held(ines: Person) -> None:
    health = ines.get("/api/health")
    assert health["loop"]["limit_ms"] == 50 and health["loop"]["worst_ms"] >= 0 and "tables" in health


def test_this_suite_measures_every_call(nothing_holds_the_loop: list[tuple[float, str]]) -> None:
    async def busy() -> None:
        end = time.thread_time() + 0.06
        while time.thread_time() < end:
            pass

    asyncio.run(busy())
    assert len(nothing_holds_the_loop) == 1 and nothing_holds_the_loop[0][0] > 0.05
    nothing_holds_the_loop.clear()
