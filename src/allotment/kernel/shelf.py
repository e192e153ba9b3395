"""Where the games are: each a package, by its slug. Those of the house are the folders of `allotment.games`;
other packages bring theirs as entry points of that name (CONTRIBUTING.md)."""

from __future__ import annotations

from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from .options import plain
from .result import denied

GAMES: Final = "allotment.games"


def found() -> dict[str, str]:
    """The house's games come first, and none of them can be replaced."""
    shelf = files("allotment") / "games"
    own = sorted([folder.name for folder in shelf.iterdir() if (folder / "box.py").is_file()])
    packages = {name.replace("_", "-"): f"{GAMES}.{name}" for name in own}
    brought = {point.name: point.value for point in entry_points(group=GAMES)}
    for slug in sorted(brought):
        packages.setdefault(slug, brought[slug])
    return packages


PACKAGES: Final = found()
SHELF: Final = list(PACKAGES)


def package(slug: str) -> str:
    """The name of a game's package; Refused if there is none."""
    if slug not in PACKAGES:
        raise denied("no-game", game=plain(slug), games=", ".join(SHELF))
    return PACKAGES[slug]


def folder(slug: str) -> Traversable:
    """A game's own folder: its rules for people, its components, and its rooms."""
    return files(package(slug))
