"""How the story names things: the keys of pieces, and what is counted."""

from __future__ import annotations

from ....kernel.story import NOBODY, Args, Phrase
from ..components import (
    CONTAINERS,
    COUNT,
    DOOR_FILLED,
    DOOR_SORTS,
    FIRST,
    GARDEN_OF,
    GARDEN_TITLES,
    GARDENS,
    GNOME_TITLES,
    GNOMES,
    POWER,
    TREASURE_TITLES,
    WARDEN,
)
from .model import Maze


def tell_of(maze: Maze, seat: int, kind: str, rule: str, keys: list[str], args: Args) -> None:
    """Of a seat or of the Warden, who has words of his own."""
    if seat == WARDEN:
        maze.tell(f"warden-{kind}", rule, keys, NOBODY, args)
    else:
        maze.tell(kind, rule, keys, seat, args)


def some(counts: list[int]) -> list[object]:
    """Treasures by colour: "2 gems and 1 coin"."""
    found: list[object] = []
    for colour in range(3):
        if counts[colour]:
            found.append(Phrase("count", {"count": counts[colour], "what": TREASURE_TITLES[colour]}))
    return found


def inside(contents: int) -> list[object]:
    """What a container or an open chest holds."""
    return some([COUNT[3 * contents], COUNT[3 * contents + 1], COUNT[3 * contents + 2]])


def some_gnomes(counts: list[int]) -> list[object]:
    """Gnomes by kind: "2 brown gnomes and the king"."""
    found: list[object] = []
    for kind in range(len(counts)):
        if counts[kind]:
            found.append(Phrase("gnome-count", {"count": counts[kind], "gnome": GNOME_TITLES[kind]}))
    return found


def side_args(side: int) -> Args:
    garden = GARDEN_OF[side]
    return {"garden": GARDEN_TITLES[garden], "side": side - FIRST[garden] + 1}


def door_phrase(door: int, need: int) -> Phrase:
    """What a door asks for."""
    given: Args = {"need": need}
    if DOOR_SORTS[door] == "full":
        given["filled"] = DOOR_FILLED
    return Phrase(f"door-{DOOR_SORTS[door]}", given)


def garden_key(garden: int) -> str:
    return f"garden-{GARDENS[garden]}"


def side_key(side: int) -> str:
    garden = GARDEN_OF[side]
    return f"side-{GARDENS[garden]}-{side - FIRST[garden] + 1}"


def tile_key(seat: int, number: int) -> str:
    return f"tile-{'w' if seat == WARDEN else seat}-{number}"


def container_key(seat: int, container: int) -> str:
    return f"{CONTAINERS[container]}-{seat}"


def card_key(card: int) -> str:
    return f"card-{POWER[card]}"


def gnome_key(kind: int) -> str:
    """One of the display: those that lie in gardens or were caught are no pieces of their own."""
    return f"gnome-{GNOMES[kind]}"
