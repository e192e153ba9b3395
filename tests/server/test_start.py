"""A server that has just started serves: nothing that it does beside keeps its tables waiting."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from allotment.games import SHELF
from allotment.kernel.match import Match
from allotment.server.app import build
from allotment.server.settings import Settings
from allotment.server.tables import housekeeping
from allotment.server.tables.client_state import ClientState
from allotment.server.tables.connection import Connection
from allotment.server.tables.game import TableGame
from allotment.server.tables.live import LiveTable

from .serving import Chat, Person, quick, serving, until


def test_no_full_garbage_collection_holds_up_a_server_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stops all threads at once, for longer than the watchdog allows anything. What is made ready after
    the start is kept as well."""
    full: list[str] = []
    frozen: list[int] = []
    thresholds = gc.get_threshold()

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start" and info["generation"] == 2:
            full.append("a full collection")

    async def start() -> None:
        async with app.router.lifespan_context(app):
            async with asyncio.timeout(60):
                while len(frozen) < 2:  # everything is made ready, in a thread of its own
                    await asyncio.sleep(0.02)
            assert not full

    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(gc.get_count()[0]))
    gc.callbacks.append(note)
    try:
        app = build(Settings(data=str(tmp_path / "tables.sqlite"), freezes=True))
        assert frozen and full
        full.clear()
        asyncio.run(start())
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*thresholds)


def test_garbage_is_searched_for_in_short_pieces(tmp_path: Path) -> None:
    """However much is in memory, as with hundreds of tables."""
    searched: list[int] = []
    thresholds = gc.get_threshold()

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start":
            searched.append(sum(len(gc.get_objects(each)) for each in range(info["generation"] + 1)))

    try:
        app = build(Settings(data=str(tmp_path / "tables.sqlite"), freezes=True))
        gc.callbacks.append(note)
        kept = [[number] for number in range(300_000)]
        gc.callbacks.remove(note)
        assert len(kept) > 8 * max(searched)
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
    app.state.registry.store.close()


def remaining(kinds: tuple[type, ...]) -> Counter[str]:
    return Counter(type(one).__name__ for one in gc.get_objects() if issubclass(type(one), kinds))


def test_a_table_leaves_memory_without_any_search(tmp_path: Path) -> None:
    """As everything is never searched, nothing of a table may hold itself: played in every way, with bots,
    broken connections, refusals and moves taken back, it is gone as soon as nobody holds it."""
    kinds = (LiveTable, TableGame, Match, Connection, ClientState)
    thresholds = gc.get_threshold()
    with serving(quick(tmp_path / "t.sqlite", rest_after=0.0)) as server, Person(server.url) as ines:
        registry = server.registry

        def swept() -> bool:
            assert registry.loop is not None
            asyncio.run_coroutine_threadsafe(housekeeping.save_positions(registry), registry.loop).result()
            asyncio.run_coroutine_threadsafe(housekeeping.sweep(registry), registry.loop).result()
            return not registry.tables

        gc.collect()
        gc.set_threshold(0)
        try:
            before = remaining(kinds)
            for slug in SHELF:
                made = ines.make(slug, [{"kind": "person"}, {"kind": "bot", "level": "seedling"}])
                for mode in ("page", "plain"):
                    with ines.sit(made["id"], mode) as chat:
                        played(chat)
                    broken = ines.sit(made["id"], mode)
                    broken.line.socket.shutdown(2)
                assert ines.http.get(f"/t/{made['id']}").status_code == 200
                assert ines.http.post(f"/api/tables/{made['id']}/move", json={"text": "nonsense"}).is_error
            until(swept)
            until(lambda: remaining(kinds) == before)
        finally:
            gc.set_threshold(*thresholds)


def played(chat: Chat) -> None:
    for step in range(6):
        if not chat.table["offers"]:
            if chat.table["stage"] != "playing" or chat.table["sand"] is not None:
                return
            chat.wait(lambda table: table["offers"] or table["stage"] == "over")
            continue
        text = chat.table["offers"][-1]["text"]
        chat.ask("preview", text=text)
        chat.ask("move", text="nonsense", revision=chat.table["revision"])
        chat.move(text)
        if step % 3 == 1 and chat.table["undo"]["moves"]:
            chat.ask("undo", moves=1, revision=chat.table["revision"])
        chat.say("look", at=1)
    chat.ask("hint")
    chat.ask("resync")
