"""Long work that somebody on a page waits for. Each job is a process of its own, of low priority, which says
as lines of JSON what it knows so far. One is done at a time, so that no table waits for it; one that nobody
looks at is given up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import sys
from collections.abc import AsyncGenerator, Callable
from typing import Any, ClassVar, Final, Generic, TypeVar

from ...kernel.story import Phrase, read_phrase

LOG: Final = logging.getLogger(__name__)
UNSEEN: Final = 30.0  # seconds after which a job that nobody looks at is given up
LONGEST_LINE: Final = 1024 * 1024
LOOK: Final = 1.0  # seconds between two looks whether it is still wanted
WAITING, GOING, OVER, STOPPED, FAILED = "waiting", "going", "over", "stopped", "failed"

Data = dict[str, Any]


class Job:
    """What was asked for, how far it is, why there will be no more, and when somebody last looked."""

    def __init__(self, asked: Data, now: float) -> None:
        self.asked = asked
        self.stage = WAITING
        self.why: Phrase | None = None
        self.seen = now
        self.task: asyncio.Task[None] | None = None

    def over(self) -> bool:
        return self.stage not in (WAITING, GOING)

    def whole(self) -> bool:
        """Has its process said all that was asked for?"""
        raise NotImplementedError

    def forgotten(self) -> None:
        """What it holds is let go."""


J = TypeVar("J", bound=Job)


class Jobs(Generic[J]):
    """Jobs of one sort, by what was asked for; the oldest first."""

    module: ClassVar[str]  # what the process runs
    broken: ClassVar[str]  # what is said of a job that broke off
    most_kept: ClassVar[int]  # of those that are over
    longest: ClassVar[float | None] = None  # seconds that a job may take

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.jobs: dict[Any, J] = {}
        self.turn = asyncio.Lock()

    def under_way(self) -> list[J]:
        return [job for job in self.jobs.values() if not job.over()]

    def ahead(self, job: J) -> int:
        """How many come before it."""
        line = self.under_way()
        return line.index(job) if job in line else 0

    def start(self, key: Any, job: J) -> J:
        """Put it in line. The oldest of those that are over make room."""
        if (old := self.jobs.pop(key, None)) is not None:
            old.forgotten()
        over = [known for known, one in self.jobs.items() if one.over()]
        for known in over[: max(0, len(over) - self.most_kept)]:
            self.jobs.pop(known).forgotten()
        self.jobs[key] = job
        job.task = asyncio.create_task(self.play(job))
        return job

    def wanted(self, job: J) -> bool:
        return self.clock() - job.seen <= UNSEEN

    async def play(self, job: J) -> None:
        stopped = False
        try:
            async with self.turn:
                if self.wanted(job):
                    job.stage = GOING
                    try:
                        async with asyncio.timeout(self.longest):
                            await self.listen(job)
                    except TimeoutError:
                        stopped = True
                    finally:
                        await self.heard_out(job)
        except Exception:
            LOG.exception("%s broke off", self.module)
        if job.over():
            return
        if job.whole():
            job.stage = OVER
        elif stopped or not self.wanted(job):
            job.stage = STOPPED
        else:
            LOG.error("%s broke off", self.module)
            job.stage, job.why = FAILED, Phrase(self.broken)

    async def listen(self, job: J) -> None:
        async with contextlib.aclosing(lines(self.module, job.asked, lambda: self.wanted(job))) as said:
            async for line in said:
                if "why" in line:
                    job.stage, job.why = FAILED, read_phrase(line["why"])
                    return
                await self.hear(job, line)
                if job.whole():
                    return

    async def hear(self, job: J, line: Data) -> None:
        """The process of a job has said something."""
        raise NotImplementedError

    async def heard_out(self, job: J) -> None:
        """It says no more: all was said, it is given up, or the server ends."""

    async def stop(self, job: J) -> None:
        if job.task is not None and not job.task.done():
            job.task.cancel()
            await asyncio.wait([job.task])
        if not job.over():
            job.stage = STOPPED

    async def close(self) -> None:
        for job in list(self.jobs.values()):
            await self.stop(job)


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
