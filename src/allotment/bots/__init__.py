"""The bots, by the names people choose them by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..kernel.advice import LATEST
from ..kernel.options import plain
from ..kernel.result import denied
from ..play.bot import Bot
from .level import Level
from .random import Random
from .search import Budget, Habits, Searcher
from .sprout import Sprout
from .teammate import ALL, STEPS, STEPS_A_SECOND, Teammate

LEVELS: Final = ["seedling", "sprout", "gardener", "head-gardener"]
RANDOM: Final = "random"  # any legal move whatever the game: for checks and data, never offered to people
SECONDS: Final = {"gardener": 0.1, "head-gardener": 0.9}  # by default, of the clock that is handed in
ITERATIONS: Final = {"gardener": 300, "head-gardener": 3000}  # by default, where there is no clock
ENOUGH: Final = 1_000_000
HABITS: Final = {
    "gardener": Habits(curiosity=0.08, trust=2.0, finish=True, turns=3, reuse=False, lesson=0),
    "head-gardener": Habits(curiosity=0.08, trust=2.0, finish=True, turns=20, reuse=True, lesson=LATEST),
}


def make_bot(name: str, now: Callable[[], float] | None = None) -> Bot:
    """A bot by name; a thinking budget may follow: "gardener:20ms", "head-gardener:500it".

    `now` is the clock (in seconds) that milliseconds are measured by. Without one, bots that search
    think for a number of iterations, and the same luck gives the same move everywhere.
    """
    level, colon, limit = name.partition(":")
    if name == RANDOM:
        return Random(name)
    if level not in LEVELS:
        raise denied("no-bot", bot=plain(level), bots=", ".join(LEVELS))
    if level in SECONDS:
        given = budget(name, level, limit if colon else "", now)
        steps = given.iterations * STEPS if given.now is None else int(given.seconds * STEPS_A_SECOND)
        return Level(name, Searcher(name, given, HABITS[level]), Teammate(name, steps, ALL, 0))
    if colon:
        raise denied("bot-no-budget", bot=level)
    if level == "seedling":
        return Level(name, Random(name), Teammate(name, 4_000, 1, 3))
    return Level(name, Sprout(name), Teammate(name, 10_000, 2, 1))


def budget(name: str, level: str, limit: str, now: Callable[[], float] | None) -> Budget:
    number = limit.removesuffix("ms").removesuffix("it")
    if not limit:
        return Budget(ENOUGH, SECONDS[level], now) if now else Budget(ITERATIONS[level], 0.0, None)
    if not number.isdecimal() or len(number) > 9 or int(number) == 0 or not limit.endswith(("ms", "it")):
        raise denied("bot-budget", bot=plain(name), time=f"{level}:20ms", steps=f"{level}:500it")
    if limit.endswith("it"):
        return Budget(int(number), 0.0, None)
    if now is None:
        raise denied("bot-no-clock", bot=plain(name), steps=f"{level}:500it")
    return Budget(ENOUGH, int(number) / 1000, now)
