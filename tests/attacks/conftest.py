"""Attacks have the server's own people and luck, and a watchdog: none of them may hold the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from allotment.kernel import match
from allotment.server.watchdog import MOST
from tests.server.conftest import ines as ines
from tests.server.conftest import laid_down as laid_down
from tests.server.conftest import noor as noor
from tests.server.conftest import server as server
from tests.server.serving import LOOP

COMPILED = not match.__file__.endswith(".py")


@pytest.fixture(autouse=True, scope="session")
def plain_loop() -> Iterator[None]:
    """Python's own event loop, whose every call can be measured."""
    before, LOOP["kind"] = LOOP["kind"], "asyncio"
    yield
    LOOP["kind"] = before


@pytest.fixture(autouse=True)
def nothing_holds_the_loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, str]]]:
    """Every call of a loop is measured in time of its own thread: other threads and programs do not count.
    Rules that are not compiled are many times slower: there only the measuring is tried."""
    held: list[tuple[float, str]] = []
    run = asyncio.Handle._run

    def measured(handle: Any) -> None:
        begun = time.thread_time()
        run(handle)
        took = time.thread_time() - begun
        if took > MOST:
            held.append((took, repr(handle)))

    monkeypatch.setattr(asyncio.Handle, "_run", measured)
    yield held
    assert not held or not COMPILED, held
