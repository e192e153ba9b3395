"""The rules of a game as a page: for players, with figures; and the specification, for people who build."""

from __future__ import annotations

from html import escape

from ....words import ENGLISH, PAGE, Speaker, languages, speaker
from ...tables.house_rules import changed, query
from ..rulebook import Page
from .parts import Data, back, gamebox, ibutton, icon, page


def rules(game: Data, options: Data, text: Page, language: str, known: list[str], static: str) -> str:
    words, slug = speaker("", language), game["slug"]
    learn = '<p class="problem" id="problem" role="alert" hidden></p>'
    if game["guide"]:
        learn = f'<button class="btn" type="button" data-learn="{slug}">{icon("learn")}{words.text("rules-learn")}</button>{learn}'
    others = "".join(
        f'<a href="/rules/{slug}{escape(query(options, lang=other))}" lang="{other}" hreflang="{other}">{languages()[other]}</a>'
        for other in known
        if other != language
    )
    foot = f'<a href="/rules/{slug}/specification">{words.text("rules-specification")}</a>{others}'
    return bound(
        game, text._replace(html=noted(slug, options, words) + text.html), words, learn, foot, static
    )


def noted(slug: str, options: Data, words: Speaker) -> str:
    """Which numbers this table has changed, each with a link to where it stands."""
    numbers = changed(slug, options, words.language)
    if not numbers:
        return ""
    items = "".join(
        f'<li><a href="#{number["rule"]}">{escape(number["says"])}</a>: <b>{number["value"]}</b> '
        f"({words.text('rules-box', number=number['box'])})</li>"
        for number in numbers
    )
    return (
        f'<section class="changed" aria-label="{words.text("rules-house")}"><h2>{words.text("rules-house")}</h2>'
        f"<p>{words.text('rules-changed')}</p><ul>{items}</ul></section>"
    )


def specification(game: Data, text: Page, static: str) -> str:
    words = speaker("", ENGLISH)
    foot = f'<a href="/rules/{game["slug"]}">{words.text("rules-for-players")}</a>'
    return bound(game, text, words, "", foot, static)


def bound(game: Data, text: Page, words: Speaker, more: str, foot: str, static: str) -> str:
    """A text with its table of contents and a field to search it."""
    slug, title = game["slug"], words.text("rules-title", game=game["title"])
    search, chapters = words.text("rules-search"), words.text("rules-chapters")
    found = (
        "".join(f' data-{kind}="{words.text(f"rules-found-{kind}")}"' for kind in ("none", "one"))
        + f' data-many="{words.text("rules-found-many", count="{n}")}"'
    )
    links = "".join(
        f'<li class="depth-{part.depth}"><a href="#{part.id}">{escape(part.title)}</a></li>'
        for part in text.parts
    )
    body = (
        f'<header class="top">{back(speaker(PAGE, words.language))}<h1>{escape(title)}</h1>{ibutton("theme", words.text("rules-dark"), "moon")}</header>'
        f'<main class="book"><div class="aside">{gamebox(slug, game["title"], static)}'
        f'<search><label class="field"><span class="hide">{search}</span>'
        f'<input type="search" id="search" placeholder="{search}" autocomplete="off"{found}></label>'
        f'<p class="small quiet" id="found" role="status"></p></search>'
        f'<details class="chapters"><summary>{chapters}</summary><nav aria-label="{chapters}"><ol>{links}</ol></nav></details>{more}</div>'
        f'<article class="card">{text.html}<footer>{foot}</footer></article></main>'
    )
    return page(
        title, body, static, "lobby plain", ["lobby", "pieces", "book"], "book", language=words.language
    )
