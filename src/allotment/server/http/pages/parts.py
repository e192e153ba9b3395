"""What all pages share: the skeleton, the symbols and words that their scripts need."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from ....draw.still import look
from ....words import ENGLISH, client_words, languages
from ...web.rendering import rendered

Data = dict[str, Any]


STATIC = files("allotment.server") / "static"
NAMED = re.compile(r"#ui-([a-z-]+)|'([a-z-]+)'")  # in the markup; perhaps in a script
STARTS = re.compile(r"^import [^;]*'\./(\w+)\.js';", re.MULTILINE)
LOADED = re.compile(r"'\./(\w+)\.js'")
BEGUN = re.compile(r"`([a-z]+)-\$\{")  # prefixes of message names that scripts put together
NAMED_BY_DATA = {
    "laid",
    "seeded",
    "brought",
    "forked",
    "resumed",
}  # where luck came from: the server says which
FAMILIES = ("seat-", "bot-")  # a script finds out which of them


@lru_cache(maxsize=1)
def sheet() -> dict[str, str]:
    """The frame's symbols, by name."""
    text = look("ui.svg")
    return {
        symbol[0]: symbol[1]
        for symbol in re.findall(r'(?=<symbol id="ui-([^"]+)")(<symbol.*?</symbol>)', text)
    }


@lru_cache(maxsize=16)
def drawn_by(script: str) -> frozenset[str]:
    """The symbols that a script and its static imports may draw. Scripts loaded later bring their own
    (`drawn` in dom.js)."""
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
    words = client_words(language)
    return {kind: parts for kind, parts in words.items() if named & {kind, kind.partition("-")[0]}}


def symbols(markup: str, script: str) -> Markup:
    """The symbols that a page may show at once, inlined: icons are there with the first paint."""
    named = {name for name, _ in NAMED.findall(markup)} | (drawn_by(script) if script else frozenset())
    wanted = [symbol for name, symbol in sheet().items() if name in named or name.startswith(FAMILIES)]
    found = Markup("").join(Markup(symbol) for symbol in wanted)
    return Markup(
        '<svg xmlns="http://www.w3.org/2000/svg" class="sheets" aria-hidden="true">{}</svg>'
    ).format(found)


def carried(data: object) -> Markup:
    """Data for the script, inside the markup: to the browser's content policy it isn't a script."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return Markup(text)


def page(
    title: str,
    body: Markup,
    static: str,
    kind: str,
    styles: list[str],
    script: str = "",
    data: dict[str, object] | None = None,
    language: str = ENGLISH,
) -> str:
    given = dict(data or {})
    if script:
        given["words"] = spoken_by(script, language)
    whole = rendered(
        "page",
        title=title,
        body=body,
        static=static,
        kind=kind,
        styles=["base", *styles],
        script=script,
        data=[(name, carried(value)) for name, value in given.items()],
        language=language,
        languages=json.dumps(languages()),
        symbols=symbols(body, script),
    )
    return str(whole)
