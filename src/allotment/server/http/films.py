"""Films of finished games. Each is made by a process of its own (`allotment.review.film`), of low priority,
one at a time; the newest are kept as files until the server ends."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ...words import speaker
from ..refusals import refusal
from ..tables.game import TableGame
from ..tables.live import LiveTable
from ..tables.registry import Registry
from ..tables.sharing import sharable
from .background import FAILED, GOING, OVER, STOPPED, WAITING, Job, Jobs

MOST_WAITING: Final = 8

Data = dict[str, Any]


class Film(Job):
    def __init__(self, asked: Data, file: Path, now: float) -> None:
        super().__init__({**asked, "out": str(file)}, now)
        self.file = file
        self.done, self.of = 0, 1
        self.written = False

    def whole(self) -> bool:
        return self.written

    def forgotten(self) -> None:
        self.file.unlink(missing_ok=True)


class Films(Jobs[Film]):
    """By table and language."""

    module = "allotment.review.film"
    broken = "film-broke-off"
    most_kept = 24

    def __init__(self, registry: Registry, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self.registry = registry
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        self.made = 0

    async def look(self, table: LiveTable, language: str) -> Data:
        """How far the film is; one that nobody has asked for yet is begun."""
        async with table.lock:
            game = await self.registry.newest_game(table)
            sharable(game)
            wanted = (table.id, language)
            job = self.jobs.get(wanted)
            if job is None or job.stage == STOPPED or job.asked["names"] != game.names():
                if len(self.under_way()) >= MOST_WAITING:
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

    def says(self, job: Film, language: str) -> str:
        words = speaker("", language)
        if job.stage in (WAITING, GOING):
            return words.text("share-made", done=job.done, of=job.of)
        return "" if job.why is None else words.say(job.why)

    def begin(self, wanted: tuple[str, str], asked: Data) -> Film:
        if self.folder is None:
            self.folder = tempfile.TemporaryDirectory(prefix="allotment-films-")
        self.made += 1
        file = Path(self.folder.name) / f"{self.made}.svg"
        return self.start(wanted, Film(asked, file, self.clock()))

    async def hear(self, job: Film, line: Data) -> None:
        job.done, job.of = line["done"], line["of"]
        job.written = "bytes" in line

    def file(self, game: TableGame, language: str) -> Path:
        """Not if somebody is called differently by now."""
        job = self.jobs.get((game.id, language))
        if job is None or job.stage != OVER or job.asked["names"] != game.names():
            raise refusal("film-none", 404)
        return job.file

    async def close(self) -> None:
        await super().close()
        if self.folder is not None:
            self.folder.cleanup()
