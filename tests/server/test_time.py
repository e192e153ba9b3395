"""Gardeners: the server stamps the time, takes moves in the order they come, and the sand runs out."""

from __future__ import annotations

import json
import time
from pathlib import Path

from allotment.games import make
from allotment.kernel.match import verify
from allotment.kernel.record import read_record
from tests.browser.gardens import grown

from .serving import Fast, Person, quick, serving

SLUG = "gardeners"


def begun(ines: Person, noor: Person, **options: object) -> str:
    made = ines.make(SLUG, [{"kind": "person"}, {"kind": "open"}], options={"first": 0, **options})
    noor.post(f"/api/tables/{made['id']}/claim", {"token": made["invite"].rsplit("/", 1)[1]})
    return str(made["id"])


def test_the_sand_runs_out_by_itself(ines: Person, noor: Person) -> None:
    id = begun(ines, noor, timer=2)
    with ines.sit(id, "page") as first, noor.sit(id, "page") as second:
        assert first.table["sand"] == {"elapsed": 0, "running": False}
        assert first.move("start")["ok"]
        assert first.table["sand"]["running"]
        since = time.monotonic()
        second.wait(lambda table: table["stage"] == "over")
        assert 1.0 < time.monotonic() - since < 6.0
        assert second.table["result"]["reason"]
        assert not second.ask("move", text="ready", revision=second.table["revision"])["ok"]
    record = read_record(ines.http.get(f"/api/tables/{id}/record").text)
    assert str(record.events[-1]).startswith("clock: tick ")
    verify(make(SLUG, record.options), record)


def test_a_stale_move_is_tried_and_time_is_stamped_before_it(ines: Person, noor: Person) -> None:
    id = begun(ines, noor, timer=600)
    with ines.sit(id) as first, noor.sit(id) as second:
        old = first.table["revision"]
        assert first.move("start")["ok"]
        time.sleep(0.05)
        second.wait(lambda table: table["offers"])
        assert second.ask("move", text=second.table["offers"][0]["text"], revision=old)["ok"]
        first.wait(lambda table: table["revision"] == second.table["revision"])
        assert first.ask("move", text=first.table["offers"][0]["text"], revision=old)["ok"]
        assert not first.ask("undo", revision=first.table["revision"])["ok"]  # the game has none
    events = read_record(ines.http.get(f"/api/tables/{id}/record").text).events
    assert [event.seat for event in events][:3] == [0, -2, 1]
    ticks = [int(event.text.split()[1]) for event in events if event.seat == -2]
    assert ticks == sorted(ticks) and 40 <= ticks[0] < 20_000


def test_a_refused_move_writes_no_tick(ines: Person, noor: Person) -> None:
    id = begun(ines, noor, timer=600)
    with ines.sit(id) as first:
        assert first.move("start")["ok"]
        revision = first.table["revision"]
        assert not first.ask("move", text="validate", revision=revision)["ok"]
        assert first.resynced()["revision"] == revision


def test_the_sand_stands_still_while_the_server_is_away(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make(SLUG, [{"kind": "person"}, {"kind": "here"}], options={"first": 0, "timer": 600})
        with ines.sit(made["id"]) as chat:
            assert chat.ask("sit", seat=0)["ok"]
            assert chat.move("start")["ok"]
            time.sleep(0.2)
            offers = chat.table["offers"]
            assert chat.move(offers[0]["text"])["ok"]
            told = chat.table["sand"]["elapsed"]
        cookies = dict(ines.http.cookies)
    time.sleep(1.2)
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        with ines.sit(made["id"]) as chat:
            assert chat.table["sand"]["running"]
            assert told - 200 <= chat.table["sand"]["elapsed"] < told + 1000


def test_bots_help_at_their_own_pace(ines: Person) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "seedling"}]
    made = ines.make(SLUG, seats, options={"first": 0, "timer": 600, "move_limit": 30})
    with ines.sit(made["id"]) as chat:
        assert chat.move("start")["ok"]
        chat.wait(lambda table: any(line["seat"] == 1 for line in table["log"]) or table["stage"] == "over")


def test_bots_leave_room_for_people(tmp_path: Path) -> None:
    """Three of them together act once in three seconds of sand, and not at once when a round begins."""
    fast = Fast()
    settings = quick(
        tmp_path / "t.sqlite", sand_pace=2.0, now=fast, sleep=fast.sleep, budgets=["gardener:5ms"]
    )
    bots = [{"kind": "bot", "level": "gardener"}] * 3
    with serving(settings) as server, Person(server.url) as ines:
        made = ines.make(SLUG, [{"kind": "person"}, *bots], options={"first": 0, "timer": 600})
        with ines.sit(made["id"]) as chat:
            assert chat.move("start")["ok"]
            chat.wait(lambda table: sum(line["seat"] > 0 for line in table["log"]) > 9)
        record = read_record(ines.http.get(f"/api/tables/{made['id']}/record").text)
    sand, acts = 0, []
    for event in record.events:
        if event.seat < 0:
            sand = int(event.text.split(" ")[-1])
        elif event.seat > 0:
            acts.append(sand)
    assert acts[0] >= 6000, "people read their cards first"
    assert all(later - one >= 9000 for one, later in zip(acts, acts[3:], strict=False))


def test_a_check_belongs_to_the_round_that_it_ends(tmp_path: Path) -> None:
    options = {"seats": 2, "mode": "training-a", "check": "call", "first": 0}
    with serving(quick(tmp_path / "t.sqlite", sand_pace=1e6)) as server, Person(server.url) as ines:
        for card in ("ta1", "ta2", "ta3", "ta4", "ta5", "ta6"):
            record = grown(16, options, cards=[f"0 {card} down"])
            made = ines.post("/api/tables/import", {"record": record}, 201)
            with ines.sit(made["id"]) as chat:
                time.sleep(0.05)  # sand runs before the move
                assert chat.move("ready")["ok"]
                chat.wait(lambda table: any(line["rule"] == "GR-CHECK-2" for line in table["log"]))
                starts = chat.table["history"]["rounds"]
                checks = [line["move"] for line in chat.table["log"] if line["rule"] == "GR-CHECK-2"]
            if len(starts) > 1:
                assert starts[-1] == checks[-1], "the next round begins with the move after it"
                return
    raise AssertionError("no card of the training is met")


def test_a_curtain_hangs_between_people_who_share_a_screen(ines: Person) -> None:
    made = ines.make(
        "four-gardens", [{"kind": "person", "name": "Ines"}, {"kind": "here", "name": "Tom"}], options={}
    )
    with ines.sit(made["id"], "page") as chat:
        for _ in range(60):
            if chat.table["stage"] == "over":
                break
            if chat.table["curtain"] is None:
                assert chat.table["offers"]
                assert chat.move(chat.table["offers"][0]["text"])["ok"]
                continue
            due = chat.table["curtain"]["seat"]
            assert chat.table["you"]["seat"] == -1 and chat.table["offers"] == []
            assert chat.table["status"].startswith("Pass the screen to")
            public = json.dumps(chat.table["scene"], sort_keys=True)
            refused = chat.ask("move", text="pass", revision=chat.table["revision"])
            assert not refused["ok"]
            assert chat.ask("sit", seat=due)["ok"]
            assert chat.table["curtain"] is None and chat.table["you"]["seat"] == due
            assert json.dumps(chat.table["scene"], sort_keys=True) != public
        assert not chat.ask("sit", seat=5)["ok"]
