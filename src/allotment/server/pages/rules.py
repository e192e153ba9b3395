"""The rules of a game as a page: for players, with figures; and the specification, for people who build."""

from __future__ import annotations

from html import escape
from typing import Final

from ..book import ENGLISH, Page
from .parts import Data, back, gamebox, ibutton, icon, page

WORDS: Final = {
    "en": {
        "language": "English",
        "title": "the rules",
        "chapters": "Chapters",
        "search": "Search the rules",
        "none": "Nothing found",
        "one": "1 passage",
        "many": "{n} passages",
        "learn": "A guided first game",
        "build": "Every rule with its number, for people who build",
        "play": "The rules for players",
        "theme": "Dark",
    },
    "de": {
        "language": "Deutsch",
        "title": "die Regeln",
        "chapters": "Kapitel",
        "search": "In den Regeln suchen",
        "none": "Nichts gefunden",
        "one": "1 Stelle",
        "many": "{n} Stellen",
        "learn": "Ein begleitetes erstes Spiel",
        "build": "Jede Regel mit ihrer Nummer, für alle, die damit bauen (auf Englisch)",
        "play": "Die Regeln zum Spielen",
        "theme": "Dunkel",
    },
}


def rules(game: Data, text: Page, language: str, languages: list[str], static: str) -> str:
    words, slug = WORDS[language], game["slug"]
    learn = '<p class="problem" id="problem" role="alert" hidden></p>'
    if game["guide"]:
        learn = f'<button class="btn" type="button" data-learn="{slug}">{icon("learn")}{words["learn"]}</button>{learn}'
    others = "".join(
        f'<a href="/rules/{slug}?lang={other}" lang="{other}" hreflang="{other}">{WORDS[other]["language"]}</a>'
        for other in languages
        if other != language
    )
    foot = f'<a href="/rules/{slug}/specification">{words["build"]}</a>{others}'
    return bound(game, text, language, learn, foot, static)


def specification(game: Data, text: Page, static: str) -> str:
    foot = f'<a href="/rules/{game["slug"]}">{WORDS[ENGLISH]["play"]}</a>'
    return bound(game, text, ENGLISH, "", foot, static)


def bound(game: Data, text: Page, language: str, more: str, foot: str, static: str) -> str:
    """A text with its table of contents and a field to search it."""
    words, slug = WORDS[language], game["slug"]
    title = f"{game['title']}: {words['title']}"
    links = "".join(
        f'<li class="depth-{part.depth}"><a href="#{part.id}">{escape(part.title)}</a></li>'
        for part in text.parts
    )
    body = (
        f'<header class="top">{back(static)}<h1>{escape(title)}</h1>{ibutton("theme", words["theme"], "moon")}</header>'
        f'<main class="book"><div class="aside">{gamebox(slug, game["title"], static)}'
        f'<search><label class="field"><span class="hide">{words["search"]}</span>'
        f'<input type="search" id="search" placeholder="{words["search"]}" autocomplete="off" data-none="{words["none"]}" data-one="{words["one"]}" data-many="{words["many"]}"></label>'
        f'<p class="small quiet" id="found" role="status"></p></search>'
        f'<details class="chapters"><summary>{words["chapters"]}</summary><nav aria-label="{words["chapters"]}"><ol>{links}</ol></nav></details>{more}</div>'
        f'<article class="card">{text.html}<footer>{foot}</footer></article></main>'
    )
    return page(title, body, static, "lobby plain", ["home", "pieces", "book"], "book", language=language)
