"""Attacks use the server tests' people and luck, and a watchdog: none of them may block the event loop."""

from __future__ import annotations

import asyncio
import gc
import logging
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from allotment.kernel import match
from allotment.server.http.catalogue import warm
from allotment.server.watchdog import MOST
from tests.server.conftest import ines as ines
from tests.server.conftest import laid_down as laid_down
from tests.server.conftest import noor as noor
from tests.server.conftest import server as server
from tests.server.serving import LOOP

COMPILED = not match.__file__.endswith(".py")
NOMINAL = 0.012  # seconds of the sample of work below, on the machine that the limit is meant for


def slowness() -> float:
    """How many times slower than nominal this machine works right now; at least 1."""
    begun = time.thread_time()
    table = {}
    for number in range(60_000):
        table[number % 997] = f"{number}"
    return max(1.0, (time.thread_time() - begun) / NOMINAL)


@pytest.fixture(autouse=True, scope="session")
def plain_loop() -> Iterator[None]:
    """Python's own event loop, whose every call can be measured. As in a server of its own, what was read at
    the start is not looked through for garbage."""
    warm()
    gc.collect()
    gc.freeze()
    before, LOOP["kind"] = LOOP["kind"], "asyncio"
    yield
    LOOP["kind"] = before
    gc.unfreeze()


@pytest.fixture(autouse=True)
def nothing_holds_the_loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[float, str]]]:
    """Every call of a loop is measured in time of its own thread: other threads and programs do not count,
    and a machine that is slow right now is given the more. Rules that are not compiled are many times slower:
    there only the measuring is tried."""
    held: list[tuple[float, str]] = []
    run, log = asyncio.Handle._run, logging.Logger.handle
    logged = (
        threading.local()
    )  # pytest keeps whole tracebacks of what is logged: that is not the server's time

    def logging_(logger: Any, record: Any) -> None:
        begun = time.thread_time()
        log(logger, record)
        logged.took = getattr(logged, "took", 0.0) + time.thread_time() - begun

    def measured(handle: Any) -> None:
        logged.took = 0.0
        begun = time.thread_time()
        run(handle)
        took = time.thread_time() - begun - logged.took
        if took > MOST:
            held.append((took, repr(handle)))

    monkeypatch.setattr(logging.Logger, "handle", logging_)
    monkeypatch.setattr(asyncio.Handle, "_run", measured)
    yield held
    limit = MOST * slowness() if held and COMPILED else float("inf")
    assert not [call for call in held if call[0] > limit], held
