"""Films of finished games. Each is made by a process of its own (`allotment.review.film`), of low priority,
one at a time; the newest are kept as files until the server ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ...kernel.story import Phrase, read_phrase
from ...words import speaker
from ..refusals import refusal
from ..tables.live import LiveTable
from ..tables.registry import Registry
from ..tables.sharing import sharable
from .background import FAILED, GOING, OVER, STOPPED, WAITING, lines

LOG: Final = logging.getLogger(__name__)
MODULE: Final = "allotment.review.film"
MOST_WAITING: Final = 8
MOST_KEPT: Final = 24
UNSEEN: Final = 30.0  # seconds after which a film that nobody waits for is given up

Data = dict[str, Any]


class Job:
    def __init__(self, file: Path, now: float) -> None:
        self.file = file
        self.stage = WAITING
        self.done, self.of = 0, 1
        self.why: Phrase | None = None
        self.seen = now
        self.task: asyncio.Task[None] | None = None

    def over(self) -> bool:
        return self.stage not in (WAITING, GOING)


class Films:
    def __init__(self, registry: Registry, clock: Callable[[], float]) -> None:
        self.registry = registry
        self.clock = clock
        self.jobs: dict[tuple[str, str], Job] = {}  # by table and language
        self.turn = asyncio.Lock()
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        self.made = 0

    async def look(self, table: LiveTable, language: str) -> Data:
        """How far the film is; one that nobody has asked for yet is begun."""
        async with table.lock:
            game = await self.registry.newest_game(table)
            sharable(game)
            wanted = (table.id, language)
            job = self.jobs.get(wanted)
            if job is None or job.stage == STOPPED:
                if sum(not one.over() for one in self.jobs.values()) >= MOST_WAITING:
                    raise refusal("film-full", 503)
                asked = {"record": game.record(""), "names": game.names(), "language": language}
                job = self.begin(wanted, asked)
            elif job.stage == FAILED:
                del self.jobs[wanted]  # whoever asks next tries again
        job.seen = self.clock()
        return {
            "stage": job.stage,
            "says": self.says(job, language),
            "done": job.done,
            "of": job.of,
            "file": f"/api/tables/{table.id}/film.svg" if job.stage == OVER else "",
        }

    def says(self, job: Job, language: str) -> str:
        words = speaker("", language)
        if job.stage in (WAITING, GOING):
            return words.text("share-made", done=job.done, of=job.of)
        return "" if job.why is None else words.say(job.why)

    def begin(self, wanted: tuple[str, str], asked: Data) -> Job:
        if self.folder is None:
            self.folder = tempfile.TemporaryDirectory(prefix="allotment-films-")
        self.made += 1
        job = Job(Path(self.folder.name) / f"{self.made}.svg", self.clock())
        done = [one for one, other in self.jobs.items() if other.over()]
        for old in done[: max(0, len(done) - MOST_KEPT + 1)]:
            self.jobs.pop(old).file.unlink(missing_ok=True)
        self.jobs[wanted] = job
        job.task = asyncio.create_task(self.play(job, {**asked, "out": str(job.file)}))
        return job

    async def play(self, job: Job, asked: Data) -> None:
        def awaited() -> bool:
            return self.clock() - job.seen <= UNSEEN

        try:
            async with self.turn:
                job.stage = GOING
                async with contextlib.aclosing(lines(MODULE, asked, awaited)) as said:
                    async for line in said:
                        if "why" in line:
                            job.stage, job.why = FAILED, read_phrase(line["why"])
                            return
                        job.done, job.of = line["done"], line["of"]
                        if "bytes" in line:
                            job.stage = OVER
        except Exception:
            LOG.exception("a film broke off")
        if job.stage != OVER:
            job.stage = FAILED if awaited() else STOPPED
            job.why = Phrase("film-broke-off")

    def file(self, table: str, language: str) -> Path:
        job = self.jobs.get((table, language))
        if job is None or job.stage != OVER:
            raise refusal("film-none", 404)
        return job.file

    async def close(self) -> None:
        for job in self.jobs.values():
            if job.task is not None and not job.task.done():
                job.task.cancel()
                await asyncio.wait([job.task])
        if self.folder is not None:
            self.folder.cleanup()
