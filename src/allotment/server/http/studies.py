"""Studies that are asked for on the page. Each is a process of its own (`allotment.lab.live`), of low
priority; one is played at a time, so that no table waits for a designer; it ends when nobody looks."""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final

from ...games import box
from ...kernel.options import HOUSE, Options, plain
from ...words import PAGE, speaker
from ..messages.http import NewStudy
from ..refusals import refusal
from ..settings import Settings
from ..tokens import new_id
from .background import Job, Jobs

PACKAGES: Final = ("polars", "numpy", "scipy")
INSTALL: Final = 'pip install "allotment[lab]"'
MOST_WAITING: Final = 8  # studies of all browsers
AGAINST: Final = {"sprout": "sprout", "gardener": "gardener:10it", "head-gardener": "head-gardener:40it"}
TOGETHER: Final = {"sprout": "sprout", "gardener": "gardener"}

Data = dict[str, Any]


def levels(slug: str) -> dict[str, str]:
    """The bots that a study may be played by, and how long they think: never by the clock."""
    return TOGETHER if box(slug).cooperative else AGAINST


class Study(Job):
    """A study, who asked for it, and what is known."""

    def __init__(self, id: str, session: str, asked: Data, now: float) -> None:
        super().__init__(asked, now)
        self.id = id
        self.session = session
        self.known: Data = {}

    def whole(self) -> bool:
        return bool(self.known.get("final"))


class Studies(Jobs[Study]):
    """By id. At most one per browser."""

    module = "allotment.lab.live"
    broken = "study-broke-off"
    most_kept = 64  # with their results
    longest = 600.0

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self.settings = settings

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
        for study in [study for study in self.jobs.values() if study.session == session]:
            await self.stop(study)
        if len(self.under_way()) >= MOST_WAITING:
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
        return self.start(study.id, study)

    async def forget(self, session: str) -> None:
        """Its browser is nobody any more."""
        for study in [study for study in self.jobs.values() if study.session == session]:
            await self.stop(study)
            del self.jobs[study.id]

    def look(self, session: str, id: str) -> Study:
        study = self.jobs.get(id)
        if study is None or study.session != session:
            raise refusal("no-study", 404)
        study.seen = self.clock()
        return study

    def data(self, study: Study, language: str) -> Data:
        why = "" if study.why is None else speaker("", language).say(study.why)
        return {"id": study.id, "stage": study.stage, "ahead": self.ahead(study), "why": why, **study.known}

    async def hear(self, job: Study, line: Data) -> None:
        job.known = line


def level_names(slug: str, language: str) -> list[Data]:
    words = speaker(PAGE, language)
    return [
        {"name": name, "bot": bot, "says": words.text(f"ui-plays-{name}")}
        for name, bot in levels(slug).items()
    ]
