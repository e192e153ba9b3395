"""How a game stands on the shelf, and what is asked when a table is made: its `table/lobby.toml`."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from ...games import SHELF, folder

Data = dict[str, Any]


@lru_cache(maxsize=64)
def lobby(slug: str) -> Data:
    """What the game says of itself; {} if it says nothing."""
    file = folder(slug) / "table" / "lobby.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def place(slug: str) -> tuple[int, int]:
    """The key that sorts the shelf: games that name no place come last, in the order they were found."""
    return lobby(slug).get("place", len(SHELF)), SHELF.index(slug)


def colours() -> str:
    """Styles of the boxes: the edge of each, and its title where that is not dark."""
    rows = []
    for slug in SHELF:
        said = {name: lobby(slug)[name] for name in ("edge", "title") if name in lobby(slug)}
        if said:
            inside = " ".join(f"--{name}: {colour};" for name, colour in said.items())
            rows.append(f'[data-box="{slug}"] {{ {inside} }}\n')
    return "".join(rows)
