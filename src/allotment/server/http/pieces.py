"""What the pieces of a game's table are: data (`games/<game>/table/about.toml`) for whoever asks about
one."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from ...games import folder
from ...words import House, lexicon


@lru_cache(maxsize=64)
def pieces(slug: str, language: str, house: House = ()) -> list[dict[str, str]]:
    """The first entry that matches counts: `key` with * and ?, and its `kind` if one is named. Numbers are
    those of the box, unless house rules change them."""
    file = folder(slug) / "table" / "about.toml"
    if not file.is_file():
        return []
    found: list[dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))["piece"]
    words = lexicon(slug, language, house)
    return [{**one, "text": words.format(one["text"], {})} for one in found]
