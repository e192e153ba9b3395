"""What the pieces of a game's table are: data (`games/<game>/about.toml`) for whoever asks a piece."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from ..games import room
from ..words import has_words, lexicon


@lru_cache(maxsize=64)
def pieces(slug: str, language: str) -> list[dict[str, str]]:
    """The first that fits counts: `key` with * and ?, and its `kind` if one is named."""
    file = files(room(slug, "game").__package__) / "about.toml"
    if not file.is_file():
        return []
    found: list[dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))["piece"]
    if has_words(slug):
        words = lexicon(slug, language)
        return [{**one, "text": words.format(one["text"], {})} for one in found]
    return found
