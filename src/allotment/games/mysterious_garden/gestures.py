"""The gestures of Mysterious Garden: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from typing import Any, Final

from ...draw.scene import Words
from .components import FIRST, GARDEN_NAMES, GARDENS, POWER, POWER_NAMES, TILE_KINDS, WALL_NAMES, WALLS
from .outlook import sort_of

View = dict[str, Any]
COLOURS: Final = ("red", "blue", "yellow")
DEEDS: Final = {
    "keep": Words("Keep the key", "open no chest", "mg-key"),
    "trap": Words("Into the trap", "the gnome is yours for good", "mg-trap"),
    "loose": Words("Leave it loose", "the trap stays open", "mg-trap-shut"),
    "lose": Words("Let it go", "there is no room", "mg-treasure-sack"),
    "wall": Words("The wall first", "a treasure, then what the icon brings", "mg-treasure-sack"),
    "icon": Words("The icon first", "a bag or a card, then the treasure", "mg-tile-icon"),
}

TILE_SIGNS: Final = {
    "treasure": "mg-loot",
    "net": "mg-net",
    "treasure-net": "mg-loot",
    "double-net": "mg-net",
}
NOUNS: Final = {  # what a path still asks for, by what its key begins with: one, several
    "tile": ("one of your tiles", "tiles"),
    "turned": ("a tile’s icon side", "tiles"),
    "pay": ("what you pay with", "tiles"),
    "side": ("a wall", "walls"),
    "waiting": ("a garden that waits", "gardens"),
    "hold": ("a treasure", "treasures"),
    "bag": ("a bag", "bags"),
    "xl": ("an XL bag", "bags"),
    "wagon": ("a wagon", "wagons"),
    "empty": ("“Empty”", ""),
}


def paths(view: View, offers: list[str], seat: int) -> list[list[str]]:
    return [path(offer, seat) for offer in offers]


def path(offer: str, seat: int) -> list[str]:
    verb, *rest = offer.split(" ")
    if verb == "place":  # 2 [icon] at hex-1 3 [removing 14]
        at = rest.index("at")
        pay = [f"pay-{rest[-1]}"] if "removing" in rest or "paying" in rest else []
        face = "turned" if rest[1] == "icon" else "tile"  # each side of a tile is a piece of its own
        return [f"{face}-{seat}-{rest[0]}", *pay, f"side-{rest[at + 1]}-{rest[at + 2]}"]
    if verb == "discover":
        return [f"waiting-{rest[0]}", f"side-{rest[2]}-{rest[3]}"]
    if verb == "add":
        return [f"gnome-{rest[0]}"]
    if verb in ("capture", "claim"):
        return [f"{verb}-{rest[0]}"]
    if verb == "take":
        return [thing(rest[0])]
    if verb == "unlock":
        return [f"chest-{rest[0]}"]
    if verb == "stow":
        return [f"hold-{rest[0]}", f"{rest[2]}-{seat}"]
    if verb == "empty":
        return ["empty", f"{rest[0]}-{seat}"]
    return [verb]


def thing(name: str) -> str:
    if name in COLOURS:
        return f"treasure-{name}"
    return "new-bag" if name == "bag" else f"card-{name}"


def where(garden: str, side: str) -> str:
    number = GARDENS.index(garden)
    return f"{GARDEN_NAMES[number]} {side}: {WALL_NAMES[WALLS[FIRST[number] + int(side) - 1]]}"


def plain(name: str) -> str:
    return name.rstrip("0123456789").rstrip("-").replace("-", " ")


def say(view: View, offer: str) -> Words:
    verb, *rest = offer.split(" ")
    if verb == "place":
        at = rest.index("at")
        face = " as icon" if rest[1] == "icon" else ""
        pay = f"; {rest[-1]} goes" if "removing" in rest else "; for a ladybug" if "paying" in rest else ""
        return Words(
            f"Place {rest[0]}{face}",
            f"{where(rest[at + 1], rest[at + 2])}{pay}",
            "mg-tile-icon" if face else TILE_SIGNS[TILE_KINDS[int(rest[0])]],
        )
    if verb == "discover":
        return Words(
            f"Discover {GARDEN_NAMES[GARDENS.index(rest[0])]}", where(rest[2], rest[3]), "mg-lantern"
        )
    if verb in ("add", "capture"):
        line = "to the new garden" if verb == "add" else "it is yours"
        return Words(
            f"{'Add' if verb == 'add' else 'Catch'} the {plain(rest[0])} gnome", line, f"mg-gnome-{rest[0]}"
        )
    if verb == "claim":
        return Words(f"Take all {rest[0]} treasure", "the rest is lost", f"mg-treasure-{rest[0]}")
    if verb == "take":
        return taking(rest[0])
    if verb == "unlock":
        return Words(
            f"Open the chest with {rest[0]} lock{'' if rest[0] == '1' else 's'}", "", f"mg-chest-{rest[0]}"
        )
    if verb == "stow":
        return Words(f"Stow {rest[0]}", f"in {rest[2].replace('-', ' ')}", f"mg-treasure-{rest[0]}")
    if verb == "empty":
        return Words(f"Empty {rest[0].replace('-', ' ')}", "its treasure is lost", "mg-bag-open")
    return DEEDS[verb]


def taking(name: str) -> Words:
    if name in COLOURS:
        return Words(f"Take a {name} treasure", "from the sack", f"mg-treasure-{name}")
    if name == "bag":
        return Words("Take a bag", "", "mg-bag")
    return Words(f"Take the {POWER_NAMES[POWER.index(name)]}", "a power card", f"mg-power-{sort_of(name)}")


STATUS: Final = {
    "turn": "place a tile on a wall, or discover a garden",
    "place": "place a tile on the new garden",
    "reward": "take a bag or a power card",
    "pick-power": "take a power card",
    "pick-treasure": "take a treasure from the sack",
    "unlock": "open a chest, or keep the key",
    "capture": "catch a gnome",
    "trap": "trap the gnome, or leave it loose",
    "claim": "choose a treasure",
    "stow": "stow your treasure in a bag",
    "add": "choose the gnome that comes along",
    "order": "choose what comes first: the wall’s treasure, or what the icon brings",
}


def status(view: View, offers: list[str], seat: int) -> str:
    return STATUS.get(str(view["phase"]), "choose")


def facts(view: View, seat: int) -> list[tuple[str, str]]:
    mine = view["players"].get(str(seat))
    if mine is None:
        return []
    caught = sum(int(count) for count in mine["gnomes"].values())
    found = [
        ("gnomes", str(caught)),
        ("bags", str(len(mine["bags"]))),
        ("keys", str(mine["keys"])),
        ("bugs", str(mine["ladybugs"])),
    ]
    cards = [POWER_NAMES[POWER.index(str(name))] for name in mine["cards"]]
    return [*found, ("holds", ", ".join(cards))] if cards else found


def asks(view: View, key: str, seat: int) -> list[str]:
    name, _, rest = key.partition("-")
    mine = view["players"].get(str(seat))
    if name == "side" and mine and mine["display"]:
        garden, _, side = rest.rpartition("-")
        return [f"place {mine['display'][0]} at {garden} {side}"]
    if name == "waiting":
        return [f"discover {rest} at {garden} {side}" for garden, side in taken_openings(view)][:1]
    if name == "gnome":
        return [f"add {rest}"]
    return [f"unlock {rest}"] if name == "chest" else []


def taken_openings(view: View) -> list[tuple[str, int]]:
    found = []
    for name, lies in view["gardens"].items():
        first = FIRST[GARDENS.index(name)]
        for place, holds in enumerate(lies["sides"]):
            if holds and WALL_NAMES[WALLS[first + place]] == "opening":
                found.append((str(name), place + 1))
    return found
