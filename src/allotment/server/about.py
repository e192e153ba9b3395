"""What the pieces of a game's table are: data (`games/<game>/about.toml`) for whoever asks a piece."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

from ..games import room


@lru_cache(maxsize=16)
def pieces(slug: str) -> list[dict[str, str]]:
    """The first that fits counts: `key` with * and ?, and words of its label if there is a `label`."""
    file = files(room(slug, "game").__package__) / "about.toml"
    if not file.is_file():
        return []
    found: list[dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))["piece"]
    return found
