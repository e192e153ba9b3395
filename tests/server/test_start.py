"""A server that has just started serves: nothing that it does beside keeps its tables waiting."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from allotment.server.app import build
from allotment.server.garbage import Search
from allotment.server.settings import Settings


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


def test_everything_is_searched_once_when_the_last_table_has_left() -> None:
    class Ring:
        def __init__(self) -> None:
            self.itself = self

    search = Search()
    before = gc.get_threshold()
    gc.set_threshold(0)
    try:
        gc.collect()
        ring = Ring()
        known = weakref.ref(ring)
        del ring
        search.look(0)  # none was there
        search.look(2)
        assert known() is not None
        search.look(0)
        assert known() is None
        assert not search.due
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
