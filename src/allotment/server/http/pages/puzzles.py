"""The page of puzzles: all of them, by game and level."""

from __future__ import annotations

from ....games import SHELF, box
from ....puzzles import LEVELS, kept
from ....words import Speaker
from ...web.rendering import rendered
from ..lobby import place
from .parts import page


def puzzles(slug: str, number: int, day: tuple[str, int] | None, static: str, words: Speaker) -> str:
    """With a game and a number, the script goes on to a table with that puzzle at once."""
    games = [
        {
            "slug": one,
            "title": box(one).title,
            "levels": [(level, numbers(one, level)) for level in LEVELS if numbers(one, level)],
        }
        for one in sorted(SHELF, key=place)
        if kept(one)
    ]
    wanted = {"slug": slug, "number": number, "title": box(slug).title} if slug else None
    body = rendered("puzzles", t=words.text, games=games, wanted=wanted, day=day)
    title = words.text("page-puzzles")
    return page(title, body, static, "lobby plain", ["lobby", "puzzles"], "puzzles", language=words.language)


def numbers(slug: str, level: str) -> list[int]:
    return [number for number, one in enumerate(kept(slug), 1) if one.level == level]
