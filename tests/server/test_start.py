"""A server that has just started serves: nothing that it does beside keeps its tables waiting."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

from allotment.server.app import build
from allotment.server.settings import Settings


def test_no_full_garbage_collection_holds_up_a_server_that_runs(tmp_path: Path) -> None:
    """It stops all threads at once, for longer than the watchdog allows anything."""
    full: list[str] = []
    thresholds = gc.get_threshold()

    def note(phase: str, info: dict[str, Any]) -> None:
        if phase == "start" and info["generation"] == 2:
            full.append("a full collection")

    async def start() -> None:
        async with app.router.lifespan_context(app):
            await app.state.registry.in_thread(list)  # after everything that is made ready in its thread
            assert not full
            assert gc.get_freeze_count() > loaded

    gc.callbacks.append(note)
    try:
        app = build(Settings(data=str(tmp_path / "tables.sqlite"), freezes=True))
        loaded = gc.get_freeze_count()
        assert loaded and full
        full.clear()
        asyncio.run(start())
    finally:
        gc.callbacks.remove(note)
        gc.unfreeze()
        gc.set_threshold(*thresholds)
