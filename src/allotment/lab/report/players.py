"""Who played, in words: how a level decides, and what its forecast was learned from."""

from __future__ import annotations

import tomllib
from typing import Any

from ...bots import make_bot
from ...bots.level import Level
from ...bots.search import Searcher
from ...bots.sprout import Sprout
from ...bots.teammate import Teammate
from ...games import box, folder
from ...kernel.story import Phrase
from ..adapt import kept
from ..chapter import Chapter


def described(chapter: Chapter, level: str) -> Phrase:
    bot = make_bot(level)
    if isinstance(bot, Level):
        bot = bot.mate if box(chapter.game).cooperative else bot.rival
    given: dict[str, object] = {"level": level}
    if isinstance(bot, Teammate):
        return Phrase("report-bot-team", {**given, "steps": bot.steps})
    if isinstance(bot, Searcher):
        games = learned(chapter, bot.habits.lesson)
        return Phrase("report-bot-search", {**given, "times": bot.budget.iterations, "games": games})
    if isinstance(bot, Sprout):
        return Phrase("report-bot-sprout", {**given, "games": learned(chapter, 0)})
    return Phrase("report-bot-random", given)


def learned(chapter: Chapter, number: int) -> int:
    """From how many games the lesson is that bots of this level go by (`Game.lesson`)."""
    lessons: list[Any] = list(chapter.variant.lessons) or [*lessons_of(chapter), *network_of(chapter)]
    return int(lessons[min(number, len(lessons) - 1)]["games"]) if lessons else 0


def lessons_of(chapter: Chapter) -> list[Any]:
    weights = folder(chapter.game) / "mind" / "weights.toml"
    return kept(chapter.game, chapter.seats) if weights.is_file() else []


def network_of(chapter: Chapter) -> list[Any]:
    """A network comes after the lessons, where the game has one for just so many seats."""
    source = folder(chapter.game) / "mind" / "network.toml"
    read = tomllib.loads(source.read_text(encoding="utf-8")) if source.is_file() else {}
    return [read[str(chapter.seats)]] if str(chapter.seats) in read else []
