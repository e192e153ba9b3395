"""Reviews of finished games. Each is a process of its own (`allotment.review.live`), of low priority; one
runs at a time, so that no table waits for it. One that nobody looks at is put aside, and continues when
somebody asks again, also after the server was gone meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from typing import Any, Final

from ...kernel.story import Phrase, read_phrase
from ...review import accountant, read_review
from ...review.live import grow
from ...words import speaker
from ..refusals import refusal
from ..store.statements import review_is
from ..store.store import Conflict
from ..tables import review as tables_review
from ..tables.game import TableGame
from ..tables.live import LiveTable
from ..tables.registry import Registry
from .background import FAILED, GOING, OVER, STOPPED, WAITING, lines

LOG: Final = logging.getLogger(__name__)
MODULE: Final = "allotment.review.live"
MOST_WAITING: Final = 16  # reviews of all tables
UNSEEN: Final = 30.0  # seconds after which a review that nobody looks at is put aside
KEPT_EVERY: Final = 20.0  # seconds between two savings of what is known
NONE: Final = "none"

Data = dict[str, Any]


class Job:
    """The review of a table's game that is under way: who asked first, how far it is, and what is known."""

    def __init__(self, table: str, session: str, asked: Data, of: int, now: float) -> None:
        self.table = table
        self.session = session
        self.asked = asked
        self.of = of
        self.stage = WAITING
        self.why: Phrase | None = None
        self.known: Data | None = asked["review"]
        self.seen = now
        self.task: asyncio.Task[None] | None = None

    def done(self) -> int:
        return 0 if self.known is None else int(self.known["done"])

    def over(self) -> bool:
        return self.stage not in (WAITING, GOING)


class Reviews:
    """At most one of a table, and one of all at a time."""

    def __init__(self, registry: Registry, clock: Callable[[], float]) -> None:
        self.registry = registry
        self.clock = clock
        self.jobs: dict[str, Job] = {}  # by table
        self.turn = asyncio.Lock()

    async def begin(self, table: LiveTable, session: str) -> None:
        async with table.lock:
            game = await self.registry.newest_game(table)
            tables_review.reviewable(game)
            if accountant(game.rules) is not None:
                return
            kept = await self.kept(game)
            if kept is not None and kept["done"] == kept["of"]:
                return
            job = self.jobs.get(table.id)
            if job is not None and not job.over():
                return
            under_way = [one for one in self.jobs.values() if not one.over()]
            if any(one.session == session for one in under_way):
                raise refusal("review-one-each", 429)
            if len(under_way) >= MOST_WAITING:
                raise refusal("review-full", 503)
            asked = {
                "record": game.record(""),
                "seats": tables_review.judged_seats(game),
                "effort": self.registry.settings.review_effort,
                "review": kept,
            }
            events = len(game.match.record.events)
        self.jobs = {id: one for id, one in self.jobs.items() if not one.over()}
        job = self.jobs[table.id] = Job(table.id, session, asked, events, self.clock())
        job.task = asyncio.create_task(self.play(job))

    async def kept(self, game: TableGame) -> Data | None:
        """What the store has of the review: all of it, or a part that can be continued."""
        found = await self.registry.store.review(game.id)
        if found is None:
            return None
        effort, text = found
        review: Data = json.loads(text)
        if review["of"] != len(game.match.record.events):
            return None
        whole = review["done"] == review["of"]
        return review if whole or effort == self.registry.settings.review_effort else None

    async def look(self, table: LiveTable, session: str, language: str) -> Data:
        async with table.lock:
            game = await self.registry.newest_game(table)
            tables_review.reviewable(game)
            of, words = len(game.match.record.events), tables_review.listener(game, session, language)
            if accountant(game.rules) is not None:
                found = await self.registry.in_thread(tables_review.account, game, words)
                return {"stage": OVER, "says": "", "done": of, "of": of, **found}
            job = self.jobs.get(table.id)
            if job is not None and job.stage != OVER:
                job.seen = self.clock()
                return {"stage": job.stage, "says": self.says(job, language), "done": job.done(), "of": of}
            kept = await self.kept(game)
            if kept is None:
                return {"stage": NONE, "says": "", "done": 0, "of": of}
            if kept["done"] < of:
                says = words.text("review-stopped")
                return {"stage": STOPPED, "says": says, "done": kept["done"], "of": of}
            found = await self.registry.in_thread(tables_review.told, game, read_review(kept), words)
            return {"stage": OVER, "says": "", "done": of, "of": of, **found}

    def says(self, job: Job, language: str) -> str:
        words = speaker("", language)
        if job.stage == WAITING:
            line = [one for one in self.jobs.values() if not one.over()]
            return words.text("review-waiting", ahead=line.index(job))
        if job.stage == GOING:
            return words.text("review-going", done=job.done(), of=job.of)
        return words.text("review-stopped") if job.why is None else words.say(job.why)

    async def close(self) -> None:
        for job in self.jobs.values():
            if job.task is not None and not job.task.done():
                job.task.cancel()
                await asyncio.wait([job.task])

    # ---- one review ----

    async def play(self, job: Job) -> None:
        try:
            async with self.turn:
                job.stage = GOING
                await self.played(job)
        except asyncio.CancelledError:  # the server is closing
            await self.keep(job)
            raise
        except Exception:
            LOG.exception("the review of table %s broke off", job.table)
            job.stage, job.why = FAILED, Phrase("review-broke-off")

    async def played(self, job: Job) -> None:
        def wanted() -> bool:
            return self.clock() - job.seen <= UNSEEN

        saved = self.clock()
        if wanted():
            async with contextlib.aclosing(lines(MODULE, job.asked, wanted)) as said:
                async for line in said:
                    if "why" in line:
                        job.stage, job.why = FAILED, read_phrase(line["why"])
                        return
                    job.known = grow(job.known, line)
                    if self.clock() - saved > KEPT_EVERY:
                        saved = self.clock()
                        await self.keep(job)
        await self.keep(job)
        if job.done() == job.of:
            job.stage = OVER
        elif not wanted():
            job.stage = STOPPED
        else:
            LOG.error("the review of table %s broke off", job.table)
            job.stage, job.why = FAILED, Phrase("review-broke-off")

    async def keep(self, job: Job) -> None:
        if job.known is not None:
            effort = self.registry.settings.review_effort
            kept = review_is(job.table, job.done(), effort, json.dumps(job.known))
            with contextlib.suppress(Conflict):  # the table was deleted meanwhile
                await self.registry.store.save([kept], [])
