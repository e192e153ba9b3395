"""What a view lets one foresee: who would get what if a garden ended now, and how near each door is.

The rules decide (MG-RES, MG-TREAS, MG-DOOR); this reads the same from a view, for the drawing, and a test
holds the two together.
"""

from __future__ import annotations

from typing import NamedTuple

from ..components import (
    CLANS,
    COLOURS,
    CONTENT_NUMBER,
    DOOR_FILLED,
    GNOMES,
    POWER,
    POWER_KINDS,
    ROOM,
    TREASURE_TILE,
    WARDEN,
)
from ..knowledge.view import Player, Plot


class Lying(NamedTuple):
    """A tile lying number side up."""

    number: int
    owner: int


class Outlook(NamedTuple):
    """If the garden ended now."""

    nets: list[Lying]  # in the order they pick, the double net twice
    loot: list[tuple[str, int, Lying | None]]  # colour, how many, whose; None: nobody's
    choice: Lying | None  # the only treasure tile: its owner takes one colour


def lying(sides: list[str]) -> list[Lying]:
    """The tiles lying number side up, the highest first (MG-GNOME-1)."""
    found = []
    for text in sides:
        who, _, face = text.partition(":")
        if face and not face.endswith("*"):
            found.append(Lying(int(face), WARDEN if who == "w" else int(who)))
    return sorted(found, reverse=True)


def outlook(garden: Plot, catches: list[int]) -> Outlook:
    tiles = lying(garden["sides"])
    nets = [tile for tile in tiles for _ in range(catches[tile.number])]
    loot: list[tuple[str, int, Lying | None]] = []
    here = {colour: int(count) for colour, count in garden["treasure"].items()}
    takers = [tile for tile in tiles if TREASURE_TILE[tile.number]]
    if len(takers) == 1 and takers[0].owner != WARDEN:
        return Outlook(nets, loot, takers[0])
    if len(takers) < 2:
        return Outlook(nets, [(colour, count, None) for colour, count in here.items() if count], None)
    loot.append(("blue", here["blue"], takers[0]))
    loot.append(("yellow", here["yellow"], takers[-1]))
    between = takers[1:-1]
    if not between:
        loot.append(("red", here["red"], None))
    for place, tile in enumerate(between):  # dealt one at a time, from the higher numbers down (MG-TREAS-2)
        loot.append(("red", len(range(place, here["red"], len(between))), tile))
    return Outlook(nets, [one for one in loot if one[1]], None)


def containers(seat: Player) -> list[tuple[str, str]]:
    """A seat's bags and what holds treasure like one, with their contents."""
    found = [(f"bag-{place + 1}", str(held)) for place, held in enumerate(seat["bags"])]
    return found + [(str(name), str(seat["held"][name])) for name in seat["cards"] if holds(str(name))]


def holds(card: str) -> bool:
    return POWER_KINDS[POWER.index(card)] in ("xl-bag", "wagon")


def caught(seat: Player) -> list[tuple[str, bool]]:
    """Every gnome of a seat, and whether it is trapped."""
    loose = [(kind, False) for kind in GNOMES for _ in range(int(seat["gnomes"].get(kind, 0)))]
    trapped = [(str(held), True) for name, held in seat["held"].items() if held and not holds(str(name))]
    return loose + trapped


def fits(name: str, contents: str, colour: int) -> bool:
    """May one more treasure of that colour go in? (MG-BAG-1 to -3)"""
    kind = 0 if name.startswith("bag") else 1 if name.startswith("xl-bag") else 2
    return ROOM[kind][3 * CONTENT_NUMBER[contents] + colour]


def stuck(seat: Player, colour: int) -> bool:
    return not any(fits(name, contents, colour) for name, contents in containers(seat))


def emptied(seat: Player, colour: int) -> bool:
    """Is there a container to empty for it, with something different in it (MG-STOW-3)?"""
    return any(
        contents.replace(COLOURS[colour][0], "") and not fits(name, contents, colour)
        for name, contents in containers(seat)
    )


def reached(seat: Player, door: str) -> int:
    """How far a seat is at a door, in what the door counts (4.12)."""
    held = [contents for _, contents in containers(seat)]
    together = "".join(held)
    kinds = [kind for kind, _ in caught(seat)]
    clans = [kinds.count(kind) for kind in GNOMES[:CLANS]]
    if door.startswith("door-a"):
        return together.count("r")
    if door == "door-b1":
        return min(together.count("b"), together.count("y"))
    if door == "door-b2":
        return max(together.count("b"), together.count("y"))
    if door == "door-c1":
        return sum(len(one) >= DOOR_FILLED for one in held)
    if door == "door-c2":
        return len(held)
    return sum(clans) if door == "door-d1" else sum(count // 2 for count in clans)


def sort_of(card: str) -> str:
    """ "xl-bag-2" as "xl-bag", "key-card" as "key": what is drawn on a power card."""
    return {"key-card": "key", "ladybug-card": "ladybug"}.get(card, card.rstrip("0123456789").rstrip("-"))
