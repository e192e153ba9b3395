"""The rules of a game as a page: for players, with figures; and the specification, for people who build."""

from __future__ import annotations

from typing import Any

from ....words import ENGLISH, PAGE, Speaker, languages, speaker
from ...tables.house_rules import changed, query
from ...web.rendering import rendered
from ..rulebook import Page
from .parts import Data, page


def rules(game: Data, options: Data, text: Page, language: str, known: list[str], static: str) -> str:
    others = [
        {
            "href": f"/rules/{game['slug']}{query(options, lang=other)}",
            "language": other,
            "name": languages()[other],
        }
        for other in known
        if other != language
    ]
    numbers = changed(game["slug"], options, language)
    return bound(game, text, speaker("", language), static, for_players=True, others=others, changed=numbers)


def specification(game: Data, text: Page, static: str) -> str:
    return bound(game, text, speaker("", ENGLISH), static, for_players=False, others=[], changed=[])


def bound(game: Data, text: Page, words: Speaker, static: str, **more: Any) -> str:
    title = words.text("rules-title", game=game["title"])
    shelf = speaker(PAGE, words.language).text("page-shelf")
    body = rendered(
        "rules", t=words.text, title=title, shelf=shelf, game=game, text=text, static=static, **more
    )
    return page(
        title,
        body,
        static,
        "lobby plain",
        ["lobby", "pieces", game["slug"], "book"],
        "book",
        language=words.language,
    )
