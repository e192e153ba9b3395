"""A server that has just started serves: nothing that it does beside keeps its tables waiting."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from allotment.server.app import build
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
