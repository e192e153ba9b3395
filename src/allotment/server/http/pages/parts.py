"""What all pages share: the skeleton, the symbols and words that their scripts need."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from ....draw.still import look
from ....words import ENGLISH, languages
from ...web.rendering import rendered
from ..scripts import NAMED, drawn_by, spoken_by

Data = dict[str, Any]

FAMILIES = {"lobby": ("seat-", "bot-")}  # where a script finds out which of them


@lru_cache(maxsize=1)
def sheet() -> dict[str, str]:
    """The frame's symbols, by name."""
    text = look("ui.svg")
    return {
        symbol[0]: symbol[1]
        for symbol in re.findall(r'(?=<symbol id="ui-([^"]+)")(<symbol.*?</symbol>)', text)
    }


def symbols(markup: str, script: str, more: Iterable[str] = ()) -> Markup:
    """The symbols that a page may show at once, inlined: icons are there with the first paint."""
    named = {name for name, _ in NAMED.findall(markup)}.union(more, drawn_by(script) if script else ())
    family = FAMILIES.get(script, ())
    wanted = [symbol for name, symbol in sheet().items() if name in named or name.startswith(family)]
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
    drawn: Iterable[str] = (),
) -> str:
    """`drawn`: symbols that the script will ask for, and doesn't name."""
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
        symbols=symbols(body, script, drawn),
    )
    return str(whole)
