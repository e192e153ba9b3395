"""How the story names things."""

from __future__ import annotations

from ..components import (
    COLOURS,
    CONTAINERS,
    FIRST,
    GARDEN_NAMES,
    GARDEN_OF,
    GARDENS,
    GNOMES,
    KING,
    POWER,
    POWER_NAMES,
    QUEEN,
    TILE_KINDS,
    WARDEN,
)


def who(seat: int) -> str:
    """Lines begin with it, and no verb follows: a table may put a name, or "You", in its place."""
    return "The Warden:" if seat == WARDEN else f"Seat {seat}:"


def some(counts: list[int]) -> str:
    """Treasures: "2 red and 1 yellow"."""
    parts = [f"{counts[colour]} {COLOURS[colour]}" for colour in range(3) if counts[colour]]
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1]


def gnome(kind: int) -> str:
    return (
        f"the {GNOMES[kind]}" if kind in (QUEEN, KING) else f"a {GNOMES[kind]} gnome".replace("a o", "an o")
    )


def where(side: int) -> str:
    garden = GARDEN_OF[side]
    return f"side {side - FIRST[garden] + 1} of {GARDEN_NAMES[garden]}"


def tile_words(number: int, icon: bool) -> str:
    return f"tile {number}, icon side up," if icon else f"tile {number} ({TILE_KINDS[number]})"


def card_words(card: int) -> str:
    return f"{POWER_NAMES[card]} ({POWER[card]})"


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
    return f"gnome-{GNOMES[kind]}"
