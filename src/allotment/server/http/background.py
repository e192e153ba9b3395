"""Long work that somebody on a page waits for: a process of its own, of low priority, which says as lines of
JSON what it knows so far."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncGenerator, Callable
from typing import Any, Final

LONGEST_LINE: Final = 1024 * 1024
LOOK: Final = 1.0  # seconds between two looks whether it is still wanted
WAITING, GOING, OVER, STOPPED, FAILED = "waiting", "going", "over", "stopped", "failed"

Data = dict[str, Any]


async def lines(module: str, asked: Data, wanted: Callable[[], bool]) -> AsyncGenerator[Data, None]:
    """What the module's process says, until it ends or is no longer wanted. Has to be closed (`aclosing`):
    then the process ends, and all that it started."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LONGEST_LINE,
        start_new_session=True,
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(json.dumps(asked).encode() + b"\n")
        while line := await read(process.stdout, wanted):
            yield json.loads(line)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


async def read(said: asyncio.StreamReader, wanted: Callable[[], bool]) -> bytes:
    """The next line; nothing if there is none, or nobody wants it."""
    reading = asyncio.ensure_future(said.readline())
    try:
        while wanted():
            done, _ = await asyncio.wait([reading], timeout=LOOK)
            if done:
                return reading.result()
        return b""
    finally:
        reading.cancel()
