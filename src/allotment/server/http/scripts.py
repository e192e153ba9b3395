"""What the scripts of a page draw and say, read from their sources: symbols and words come with the page that
needs them, and those of scripts that come late with those."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Any

from ...words import client_words

STATIC = files("allotment.server") / "static"
NAMED = re.compile(r"#ui-([a-z-]+)|'([a-z-]+)'")  # in the markup; perhaps in a script
STARTS = re.compile(r"^import [^;]*'\./(\w+)\.js';", re.MULTILINE)
LOADED = re.compile(r"'\./(\w+)\.js'")
BEGUN = re.compile(r"`([a-z]+)-\$\{")  # prefixes of message names that scripts put together
# A script that begins message names with names of its own, or of what it imports.
MADE_UP = re.compile(r"\bt\(`\$\{")
NAMED_BY_DATA = {  # by the scripts that say them: where luck came from, the server says which
    script: {"laid", "seeded", "brought", "forked", "resumed", "erased"} for script in ("menu", "end")
}
LATE = {  # scripts that few moments of a table need, by the file that brings their words when they come
    "end": ("end", "pad"),
    "lobby": ("gather",),
    "warn": ("warn",),
    "push": ("push",),
    "menu": ("menu",),
}
# What comes right after a page, so that it works without the line. The page brings its symbols.
SOON = {"table": ("menu",)}


@lru_cache(maxsize=16)
def drawn_by(script: str) -> frozenset[str]:
    """The symbols that a script and its static imports may draw. Scripts loaded later bring their own
    (`drawn` in dom.js)."""
    text = (STATIC / f"{script}.js").read_text(encoding="utf-8")
    found = {one or other for one, other in NAMED.findall(text)}
    return frozenset(found).union(
        *(drawn_by(other) for other in [*STARTS.findall(text), *SOON.get(script, ())])
    )


@lru_cache(maxsize=16)
def reached(script: str) -> frozenset[str]:
    """A script and all that it may ever load, but for what brings its own words."""
    late = {name for names in LATE.values() for name in names} - {script}
    found, wanted = set[str](), {script}
    while wanted:
        found |= wanted
        texts = [(STATIC / f"{name}.js").read_text(encoding="utf-8") for name in wanted]
        wanted = {name for text in texts for name in LOADED.findall(text)} - found - late
    return frozenset(found)


@lru_cache(maxsize=64)
def spoken_by(script: str, language: str) -> dict[str, Any]:
    """The words that a page's scripts may have to say: those they name, whole or by what they begin with."""
    scripts = reached(script)
    texts = [(STATIC / f"{name}.js").read_text(encoding="utf-8") for name in scripts]
    named = {word for text in texts for _, word in NAMED.findall(text)}
    named = named.union(*(NAMED_BY_DATA.get(name, ()) for name in scripts))
    begun = {word for text in texts for word in BEGUN.findall(text)}
    made = [text for text in texts if MADE_UP.search(text)]
    made += [
        (STATIC / f"{name}.js").read_text(encoding="utf-8") for text in made for name in STARTS.findall(text)
    ]
    begun |= {word for text in made for _, word in NAMED.findall(text)}
    words = client_words(language)
    return {kind: parts for kind, parts in words.items() if kind in named or kind.partition("-")[0] in begun}


def spoken_late(language: str) -> dict[str, dict[str, Any]]:
    """The words that a table's page does not carry, by the file that brings them."""
    carried = spoken_by("table", language)
    found = {}
    for name, scripts in LATE.items():
        words = {kind: parts for script in scripts for kind, parts in spoken_by(script, language).items()}
        found[name] = {kind: parts for kind, parts in words.items() if kind not in carried}
    return found
