"""Reviews of finished games. Each is a process of its own (`allotment.review.live`), of low priority; one
runs at a time, so that no table waits for it. One that nobody looks at is put aside, and continues when
somebody asks again, also after the server was gone meanwhile."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from typing import Any, Final

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
from .background import GOING, OVER, STOPPED, WAITING, Job, Jobs

MOST_WAITING: Final = 16  # reviews of all tables
KEPT_EVERY: Final = 20.0  # seconds between two savings of what is known
NONE: Final = "none"

Data = dict[str, Any]


class Reviewing(Job):
    """The review of a table's game: who asked first, and what is known."""

    def __init__(self, table: str, session: str, asked: Data, of: int, now: float) -> None:
        super().__init__(asked, now)
        self.table = table
        self.session = session
        self.of = of
        self.known: Data | None = asked["review"]
        self.saved = now

    def done(self) -> int:
        return 0 if self.known is None else int(self.known["done"])

    def whole(self) -> bool:
        return self.done() == self.of


class Reviews(Jobs[Reviewing]):
    """By table."""

    module = "allotment.review.live"
    broken = "review-broke-off"
    most_kept = 0  # the store has what they know

    def __init__(self, registry: Registry, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self.registry = registry

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
            under_way = self.under_way()
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
        self.start(table.id, Reviewing(table.id, session, asked, events, self.clock()))

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

    def says(self, job: Reviewing, language: str) -> str:
        words = speaker("", language)
        if job.stage == WAITING:
            return words.text("review-waiting", ahead=self.ahead(job))
        if job.stage == GOING:
            return words.text("review-going", done=job.done(), of=job.of)
        return words.text("review-stopped") if job.why is None else words.say(job.why)

    async def hear(self, job: Reviewing, line: Data) -> None:
        job.known = grow(job.known, line)
        if self.clock() - job.saved > KEPT_EVERY:
            job.saved = self.clock()
            await self.keep(job)

    async def heard_out(self, job: Reviewing) -> None:
        await self.keep(job)

    async def keep(self, job: Reviewing) -> None:
        if job.known is not None:
            effort = self.registry.settings.review_effort
            kept = review_is(job.table, job.done(), effort, json.dumps(job.known))
            with contextlib.suppress(Conflict):  # the table was deleted meanwhile
                await self.registry.store.save([kept], [])
