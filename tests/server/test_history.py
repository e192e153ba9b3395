"""Looking back costs the same early and late in a game, and a shelf is read without replaying its games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from allotment.kernel.game import NOBODY
from allotment.kernel.match import APART
from allotment.server.settings import Settings
from allotment.server.store.schema import METADATA
from allotment.server.store.store import Store, configuration, store_url
from allotment.server.tables import history, housekeeping, registry
from allotment.server.tables.creation import import_table
from allotment.server.tables.game import TableGame
from allotment.server.tables.registry import Registry
from allotment.words import speaker

from .serving import Person, quick, serving

ROOT = Path(__file__).parent.parent
RECORD = ROOT / "replays" / "gardeners" / "complete-expert-deck-used-up.txt"  # more than a thousand events


@pytest.fixture(scope="module")
def long_game(tmp_path_factory: pytest.TempPathFactory) -> TableGame:
    data = tmp_path_factory.mktemp("long") / "t.sqlite"

    async def imported() -> TableGame:
        tables = Registry(Settings(str(data)), Store(store_url(str(data))))
        table = await import_table(tables, RECORD.read_text(encoding="utf-8"), "maker", "en")
        await tables.close()
        tables.store.close()
        assert table.game is not None
        return table.game

    game = asyncio.run(imported())
    assert len(game.match.record.events) > 700
    return game


class Counted:
    """How many events are played again."""

    def __init__(self, game: TableGame, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events = 0
        for name in ("play", "clock"):
            monkeypatch.setattr(game.rules, name, self.counting(getattr(game.rules, name)))

    def counting(self, do: Any) -> Any:
        def counted(*given: Any) -> Any:
            self.events += 1
            return do(*given)

        return counted

    def since(self) -> int:
        found, self.events = self.events, 0
        return found


def test_a_step_costs_the_same_at_move_10_and_at_move_600(
    long_game: TableGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = speaker(long_game.rules.slug, "en", long_game.names(), NOBODY, long_game.rules.options)
    counted = Counted(long_game, monkeypatch)
    for begins in (10, 600):
        history.past(long_game, NOBODY, "wide", begins, words)
        counted.since()
        for at in range(begins + 1, begins + 2 * APART):
            history.past(long_game, NOBODY, "wide", at, words)
            assert counted.since() <= 1, "the next move is one event away"
        for at in range(begins + 2 * APART - 1, begins, -1):
            history.past(long_game, NOBODY, "wide", at, words)
            assert counted.since() < APART, "back is never further than from the snapshot before"
    for at in (0, 1, 700, 5, 599, 600):
        history.past(long_game, NOBODY, "wide", at, words)
        assert counted.since() < APART


def test_what_is_looked_at_is_what_was(long_game: TableGame) -> None:
    rules, luck = long_game.rules, Random("where to look")
    for _ in range(40):
        at = luck.randrange(len(long_game.match.record.events) + 1)
        found, known = history.state_at(long_game, at), long_game.match.state_at(at)
        assert rules.dump(found) == rules.dump(known)


def test_the_shelf_replays_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts knows its tables by their summaries, and says the same of them as before."""
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        played = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}], options={"start": 0})
        open = ines.make("the-gardens", [{"kind": "person"}, {"kind": "open"}])
        with ines.sit(played["id"]) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
        before = {row["id"]: row for row in ines.get("/api/tables")["tables"]}
        assert set(before) == {played["id"], open["id"]}
        cookies = dict(ines.http.cookies)
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)

        def replayed(*_: Any) -> Any:
            raise AssertionError("a game was replayed")

        monkeypatch.setattr(registry, "TableGame", replayed)
        assert {row["id"]: row for row in ines.get("/api/tables")["tables"]} == before
        assert ines.http.get("/").status_code == 200
        assert not server.registry.tables


def test_a_summary_older_than_its_table_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    with serving(quick(path)) as server, Person(server.url) as ines:
        made = ines.make("garden-dice", [{"kind": "person"}, {"kind": "here"}], options={"start": 0})
        loop = server.registry.loop
        saved = housekeeping.save_positions(server.registry)
        asyncio.run_coroutine_threadsafe(saved, loop).result(10)
        with ines.sit(made["id"]) as chat:
            assert chat.move(chat.table["offers"][0]["text"])["ok"]
            revision = chat.table["revision"]
        server.registry.dirty.clear()  # the server dies here
        server.registry.unsummarised.clear()
        cookies = dict(ines.http.cookies)
    with serving(quick(path)) as server, Person(server.url) as ines:
        ines.http.cookies.update(cookies)
        assert [row["revision"] for row in ines.get("/api/tables")["tables"]] == [revision]


def test_a_store_from_before_the_summaries_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite"
    engine = create_engine(store_url(str(path)))
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        names = {row[0] for row in connection.execute(text("select name from sqlite_master"))}
        assert "summaries" not in names and "questions" in names
        later = sorted({table.name for table in METADATA.sorted_tables} - names)
        assert "summaries" in later and "reviews" in later
    engine.dispose()
    Store(store_url(str(path))).close()
    engine = create_engine(store_url(str(path)))
    with engine.connect() as connection:
        for table in later:
            assert connection.execute(text(f"select count(*) from {table}")).scalar() == 0
    engine.dispose()
