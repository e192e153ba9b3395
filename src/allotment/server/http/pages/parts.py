"""What all pages share: the skeleton, icons, boxes, shapes of seats."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape
from importlib.resources import files
from typing import Any, Final

from ....words import ENGLISH, Speaker, client_words, languages

Data = dict[str, Any]


SHAPES: Final = ["circle", "diamond", "square", "triangle", "star", "cross"]  # of the seats, in their order
STATIC = files("allotment.server") / "static"
NAMED = re.compile(r"#ui-([a-z-]+)|'([a-z-]+)'")  # a symbol in the markup, or what may be one in a script
STARTS = re.compile(r"^import [^;]*'\./(\w+)\.js';", re.MULTILINE)
LOADED = re.compile(r"'\./(\w+)\.js'")
BEGUN = re.compile(r"\bt\(`([a-z]+)-")  # a kind that goes on with what the script knows
BEGUN = re.compile(r"`([a-z]+)-\$\{")  # what the name of a word begins with, where a script makes it up
NAMED_BY_DATA = {"laid", "seeded", "brought", "resumed"}  # where luck came from: the server says which
FAMILIES = ("seat-", "bot-")  # which of them, a script finds out


@lru_cache(maxsize=1)
def sheet() -> dict[str, str]:
    """The frame's symbols, by name."""
    text = (STATIC / "ui.svg").read_text(encoding="utf-8")
    return {
        symbol[0]: symbol[1]
        for symbol in re.findall(r'(?=<symbol id="ui-([^"]+)")(<symbol.*?</symbol>)', text)
    }


@lru_cache(maxsize=16)
def drawn_by(script: str) -> frozenset[str]:
    """What a script and those it starts with may draw. What comes later brings its own (`drawn` in dom.js)."""
    text = (STATIC / f"{script}.js").read_text(encoding="utf-8")
    found = {one or other for one, other in NAMED.findall(text)}
    return frozenset(found).union(*(drawn_by(other) for other in STARTS.findall(text)))


@lru_cache(maxsize=16)
def reached(script: str) -> frozenset[str]:
    """A script and all that it may ever load."""
    found, wanted = set[str](), {script}
    while wanted:
        found |= wanted
        texts = [(STATIC / f"{name}.js").read_text(encoding="utf-8") for name in wanted]
        wanted = {name for text in texts for name in LOADED.findall(text)} - found
    return frozenset(found)


@lru_cache(maxsize=64)
def spoken_by(script: str, language: str) -> dict[str, Any]:
    """The words that a page's scripts may have to say: those they name, whole or by what they begin with."""
    texts = [(STATIC / f"{name}.js").read_text(encoding="utf-8") for name in reached(script)]
    named = {word for text in texts for _, word in NAMED.findall(text)} | NAMED_BY_DATA
    named |= {word for text in texts for word in BEGUN.findall(text)}
    named |= {word for text in texts for word in BEGUN.findall(text)}
    words = client_words(language)
    return {kind: parts for kind, parts in words.items() if named & {kind, kind.partition("-")[0]}}


def symbols(markup: str, script: str) -> str:
    """The symbols that a page may show at once, inlined: icons are there with the first paint."""
    named = {name for name, _ in NAMED.findall(markup)} | (drawn_by(script) if script else frozenset())
    wanted = [symbol for name, symbol in sheet().items() if name in named or name.startswith(FAMILIES)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sheets" aria-hidden="true">{"".join(wanted)}</svg>'
    )


def icon(name: str, kind: str = "i", box: str = "0 0 100 100") -> str:
    return f'<svg class="{kind}" viewBox="{box}" aria-hidden="true"><use href="#ui-{name}"/></svg>'


def shape(seat: int) -> str:
    return icon(f"seat-{SHAPES[seat % len(SHAPES)]}", "shape")


def ibutton(name: str, word: str, symbol: str, kind: str = "only") -> str:
    """A button of the top bar: its word shows where there is room (and is read aloud anyway)."""
    return f'<button class="ibtn {kind}" id="{name}" title="{word}" type="button">{icon(symbol)}<span class="word">{word}</span></button>'


def back(words: Speaker) -> str:
    shelf = words.text("page-shelf")
    return (
        f'<a class="ibtn only" href="/" title="{shelf}">{icon("back")}<span class="hide">{shelf}</span></a>'
    )


def gamebox(slug: str, title: str, static: str, link: str = "", says: str = "") -> str:
    """The box on the shelf, with its title printed on the cover."""
    kind = "gamebox long" if len(title) > 11 else "gamebox"
    inside = f'<img src="{static}/box-{slug}.svg" alt="" width="300" height="400"><b>{escape(title)}</b>'
    if link:
        return f'<a class="{kind}" data-box="{slug}" href="{link}" aria-label="{escape(says)}">{inside}</a>'
    return f'<div class="{kind}" data-box="{slug}">{inside}</div>'


def facts(game: Data, words: Speaker) -> str:
    low, high = game["seats"]
    if low != high:
        players = words.text("page-players", low=low, high=high)
    else:
        players = words.text("page-players-only", count=low)
    return (
        f'<p class="facts"><span>{icon("friends")}{players}</span>'
        f"<span>{icon('clock')}{words.text('page-minutes', minutes=game['minutes'])}</span></p>"
    )


def recovering(words: Speaker, open: bool = False) -> str:
    """A field for a recovery code. The code says which table it is for."""
    return (
        f'<details class="recovering"{" open" if open else ""}><summary>{words.text("page-recovery")}</summary><form id="recover">'
        f'<label class="field">{words.text("page-code")}<input id="code" autocomplete="off" spellcheck="false" maxlength="60" required></label>'
        f'<button class="btn">{words.text("page-sit-again")}</button></form></details><p class="problem" id="problem" role="alert" hidden></p>'
    )


def carried(name: str, data: object) -> str:
    """Data for the script, in the markup: no script to the browser's policy."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json" id="{name}">{text}</script>'


def page(
    title: str,
    body: str,
    static: str,
    kind: str,
    styles: list[str],
    script: str = "",
    data: str = "",
    language: str = ENGLISH,
) -> str:
    links = "".join(f'<link rel="stylesheet" href="{static}/{name}.css">' for name in ["base", *styles])
    module = f'<script type="module" src="{static}/{script}.js"></script>' if script else ""
    if script:
        data += carried("words", spoken_by(script, language))
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">'
        f'<title>{escape(title)}</title><script src="{static}/theme.js"></script>'
        f'<link rel="icon" type="image/svg+xml" href="{static}/favicon.svg">{links}{module}</head>\n'
        f'<body class="{kind}" data-static="{static}" data-languages="{escape(json.dumps(languages()))}">{body}{data}{symbols(body, script)}</body></html>\n'
    )
