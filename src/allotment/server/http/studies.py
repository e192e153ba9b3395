"""Studies that are asked for on the page. Each is a process of its own (`allotment.lab.live`), of low
priority; one is played at a time, so that no table waits for a designer; it ends when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from ...games import box
from ...kernel.options import HOUSE, Options, plain
from ...kernel.story import Phrase, read_phrase
from ...words import PAGE, speaker
from ..messages.http import NewStudy
from ..refusals import refusal
from ..settings import Settings
from ..tokens import new_id
from .background import FAILED, GOING, OVER, STOPPED, WAITING, lines

LOG = logging.getLogger(__name__)
MODULE: Final = "allotment.lab.live"
PACKAGES: Final = ("polars", "numpy", "scipy")
INSTALL: Final = 'pip install "allotment[lab]"'
MOST_WAITING: Final = 8  # studies of all browsers
MOST_KEPT: Final = 64  # finished ones that are kept, with their results
UNSEEN: Final = 30.0  # seconds after which a study that nobody looks at is stopped
LONGEST: Final = 600.0  # seconds that a study may take
AGAINST: Final = {"sprout": "sprout", "gardener": "gardener:10it", "head-gardener": "head-gardener:40it"}
TOGETHER: Final = {"seedling": "seedling", "sprout": "sprout"}  # where searching ahead is of no use

Data = dict[str, Any]


def levels(slug: str) -> dict[str, str]:
    """The bots that a study may be played by, and how long they think: never by the clock."""
    return TOGETHER if box(slug).cooperative else AGAINST


class Study:
    """A study: who asked for it, how far it is, and what is known."""

    def __init__(self, id: str, session: str, asked: Data, now: float) -> None:
        self.id = id
        self.session = session
        self.asked = asked
        self.stage = WAITING
        self.why: Phrase | None = None
        self.known: Data = {}
        self.seen = now
        self.task: asyncio.Task[None] | None = None

    def over(self) -> bool:
        return self.stage not in (WAITING, GOING)


class Studies:
    """At most one study per browser, and one at a time overall."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self.settings = settings
        self.clock = clock
        self.studies: dict[str, Study] = {}
        self.turn = asyncio.Lock()

    def objection(self) -> str:
        """Why nothing can be studied here; "" if it can."""
        if not self.settings.lab:
            return "off"
        return "" if all(find_spec(name) for name in PACKAGES) else "missing"

    async def begin(self, session: str, wish: NewStudy, options: Options) -> Study:
        if self.objection():
            raise (
                refusal("lab-packages", 403, install=INSTALL)
                if self.settings.lab
                else refusal("lab-off", 403)
            )
        bots = levels(wish.game)
        if wish.level not in bots:
            raise refusal("no-level", level=plain(wish.level), levels=", ".join(bots))
        for study in [study for study in self.studies.values() if study.session == session]:
            await self.stop(study)
        if sum(not study.over() for study in self.studies.values()) >= MOST_WAITING:
            raise refusal("lab-full", 503)
        asked = {
            "game": wish.game,
            "seats": options["seats"],
            "house": options.get(HOUSE, {}),
            "level": bots[wish.level],
            "deals": wish.deals,
            "folder": self.settings.lab,
            "jobs": max(1, (os.cpu_count() or 2) // 2),
        }
        study = Study(new_id(self.settings.luck), session, asked, self.clock())
        self.forget()
        self.studies[study.id] = study
        study.task = asyncio.create_task(self.play(study))
        return study

    def forget(self) -> None:
        """The oldest of those that are over make room."""
        over = [study for study in self.studies.values() if study.over()]
        for study in over[: max(0, len(over) - MOST_KEPT)]:
            del self.studies[study.id]

    def look(self, session: str, id: str) -> Study:
        study = self.studies.get(id)
        if study is None or study.session != session:
            raise refusal("no-study", 404)
        study.seen = self.clock()
        return study

    def data(self, study: Study, language: str) -> Data:
        ahead = 0
        for other in self.studies.values():
            if other is study:
                break
            ahead += not other.over()
        why = "" if study.why is None else speaker("", language).say(study.why)
        return {"id": study.id, "stage": study.stage, "ahead": ahead, "why": why, **study.known}

    async def stop(self, study: Study) -> None:
        if study.task is not None and not study.task.done():
            study.task.cancel()
            await asyncio.wait([study.task])
        if not study.over():
            study.stage = STOPPED

    async def close(self) -> None:
        for study in list(self.studies.values()):
            await self.stop(study)

    async def play(self, study: Study) -> None:
        async with self.turn:
            if self.clock() - study.seen > UNSEEN:
                study.stage = STOPPED
                return
            study.stage = GOING
            try:
                async with asyncio.timeout(LONGEST):
                    await self.played(study)
            except TimeoutError:
                study.stage = STOPPED

    async def played(self, study: Study) -> None:
        def wanted() -> bool:
            return self.clock() - study.seen <= UNSEEN

        async with contextlib.aclosing(lines(MODULE, study.asked, wanted)) as said:
            async for line in said:
                if "why" in line:
                    study.stage, study.why = FAILED, read_phrase(line["why"])
                    return
                study.known = line
                if line["final"]:
                    study.stage = OVER
                    return
        if not wanted():
            study.stage = STOPPED
            return
        LOG.error("a study of %s broke off", study.asked["game"])
        study.stage, study.why = FAILED, Phrase("study-broke-off")


def level_names(slug: str, language: str) -> list[Data]:
    words = speaker(PAGE, language)
    return [
        {"name": name, "bot": bot, "says": words.text(f"ui-plays-{name}")}
        for name, bot in levels(slug).items()
    ]
