"""Nobody fills the disk: tables are few enough, short enough, and go when nobody comes back to them."""

from __future__ import annotations

import sqlite3
from asyncio import run_coroutine_threadsafe
from pathlib import Path

from allotment.server.settings import Limits, SteadyClock
from allotment.server.tables.expiry import DAY, forget
from tests.server.serving import FREE, Person, quick, serving

OPEN = {"made": FREE, "guesses": FREE, "requests": FREE, "commands": FREE}


def test_tables_nobody_touches_go(tmp_path: Path) -> None:
    clock = SteadyClock()
    days = 0
    settings = quick(tmp_path / "t.sqlite", forget=30.0, now=lambda: clock() + days * DAY)
    seats = [{"kind": "person"}, {"kind": "here"}]
    with serving(settings) as server, Person(server.url) as ines:

        def round_of_it() -> int:
            server.registry.tables.clear()  # as if all had left memory
            return run_coroutine_threadsafe(forget(server.registry), server.registry.loop).result(30)

        old, played = (ines.make("garden-dice", seats)["id"] for _ in range(2))
        days = 20
        with ines.sit(played) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
        assert round_of_it() == 0
        days = 40
        new = ines.make("garden-dice", seats)["id"]
        assert round_of_it() == 1
        ines.get(f"/api/tables/{old}", 404)
        assert {table["id"] for table in ines.get("/api/tables")["tables"]} == {played, new}
        days = 60
        ines.get(f"/api/tables/{played}")
        assert (
            run_coroutine_threadsafe(forget(server.registry), server.registry.loop).result(30) == 0
        )  # looked at
        assert round_of_it() == 1
    with sqlite3.connect(tmp_path / "t.sqlite") as store:
        for name in ("entries", "seats", "places"):
            assert store.execute(f"select distinct table_id from {name}").fetchall() == [(new,)]
    store.close()


def test_without_being_told_nothing_is_deleted(tmp_path: Path) -> None:
    clock = SteadyClock()
    with serving(quick(tmp_path / "t.sqlite", now=lambda: clock() + 10_000 * DAY)) as server:
        assert run_coroutine_threadsafe(forget(server.registry), server.registry.loop).result(30) == 0


def test_an_address_and_a_browser_make_so_many_tables(tmp_path: Path) -> None:
    limits = Limits(**OPEN, kept=(1, 4), daily=0)  # type: ignore[arg-type]
    with serving(quick(tmp_path / "a.sqlite", limits=limits)) as server:
        statuses = []
        for _ in range(6):
            with Person(server.url) as stranger:  # a new browser each time
                statuses.append(stranger.http.post("/api/tables", json={"game": "garden-dice"}).status_code)
        assert statuses == [201] * 4 + [429] * 2
    limits = Limits(**OPEN, kept=FREE, daily=3)  # type: ignore[arg-type]
    with serving(quick(tmp_path / "b.sqlite", limits=limits)) as server, Person(server.url) as ines:
        for _ in range(3):
            ines.make("garden-dice")
        assert "tomorrow" in ines.post("/api/tables", {"game": "garden-dice"}, 429)["why"]
        with Person(server.url) as noor:
            noor.make("garden-dice")


def test_a_table_takes_so_many_changes(tmp_path: Path) -> None:
    """Renames, moves and undos without end would be read again at every waking."""
    limits = Limits(**OPEN, entries=12)  # type: ignore[arg-type]
    with serving(quick(tmp_path / "t.sqlite", limits=limits)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}])
        with ines.sit(made["id"]) as chat:
            answers = [chat.ask("name", name=f"Ines {number}") for number in range(12)]
            assert [answer["ok"] for answer in answers] == [True] * 10 + [False] * 2, answers
            assert "too often" in answers[-1]["why"] and chat.resynced()["revision"] == 12
