"""The gestures of Four Gardens: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from typing import Any, Final

from ...draw.scene import Words
from .components import CARD_NAMES, FLOOR, GOD, RESOURCES, SIDES, SPACES, SYMBOLS, UPWARDS
from .rules.rotate import collected, turn_floors

View = dict[str, Any]
TITLES: Final = {
    "red": "Maple gate",
    "orange": "Autumn terrace",
    "green": "Bamboo brook",
    "blue": "Lake of cranes",
}
ANIMALS: Final = {"yellow": "Hare", "red": "Phoenix", "purple": "Tortoise", "blue": "Carp"}
BONUS: Final = {"expansion": "a space for your tile", "wilds": "wild resources", "rewards": "points"}
NOUNS: Final = {  # what a path still asks for, by what its key begins with: one, several
    "card": ("a card of your hand", "cards"),
    "lay": ("a free place of your groundwork", "places"),
    "turn": ("a way to turn the pagoda", "ways"),
    "cart": ("the handcart", "carts"),
    "token": ("a resource of the supply", "resources"),
    "planning": ("your planning tile", "tiles"),
    "frame": ("a card of your groundwork", "cards"),
    "own": ("a resource on your planning tile", "resources"),
    "on": ("a resource on a card", "resources"),
}


def paths(view: View, offers: list[str], seat: int) -> list[list[str]]:
    return [path(offer) for offer in offers]


def path(offer: str) -> list[str]:
    verb, *rest = offer.split(" ")
    if verb == "lay":
        return [f"card-{rest[0]}", "lay-here"]
    if verb == "rotate":
        return [f"card-{rest[0]}", f"turn-{rest[1]}"]
    if verb == "cart":
        return [f"card-{rest[0]}", "cart"]
    if verb == "wild":
        return [f"card-{rest[0]}", f"token-{rest[1]}", place(rest[2])]
    if verb == "take":
        return [f"token-{rest[0]}", place(rest[1])]
    if verb == "draw":
        return ["pile" if rest[0] == "pile" else f"card-{rest[0]}"]
    if verb == "put":
        return [f"own-{rest[0]}-0", place(rest[1])]
    if verb == "drop":
        return [f"own-{rest[0]}-0", f"token-{rest[0]}"] if len(rest) == 1 else [on(rest), f"token-{rest[0]}"]
    if verb == "shift":
        return [on(rest), place(rest[2])]
    if verb == "complete":
        return [place(rest[0])]
    if verb == "god":
        return [f"track-{rest[0]}"]
    if verb == "bonus":
        return [f"bonus-{rest[0]}"]
    return [verb]  # done


def place(word: str) -> str:
    """Where a token goes: the planning tile, or a card of one's groundwork."""
    return "planning" if word == "tile" else f"frame-{word}"


def on(words: list[str]) -> str:
    """A token that lies on a card (or on the tile)."""
    return f"own-{words[0]}-0" if words[1] == "tile" else f"on-{words[1]}-{words[0]}"


def titled(name: str) -> str:
    """`green-2-c` or `green-2`: "Bamboo brook 2"."""
    colour, number = name.split("-")[:2]
    return f"{TITLES[colour]} {number}"


def named(card: str) -> str:
    """A card of the hand or the display: two may show the same landscape, with another god."""
    god = SYMBOLS[GOD[CARD_NAMES.index(card)]]
    return f"{titled(card)}, {ANIMALS.get(god, 'any god')}"


def say(view: View, offer: str) -> Words:
    verb, *rest = offer.split(" ")
    if verb == "lay":
        return Words(f"Lay {named(rest[0])}", "as groundwork", "fg-brush")
    if verb == "rotate":
        way = "clockwise" if rest[1] == "cw" else "counter-clockwise"
        got = turned(view, CARD_NAMES.index(rest[0]), rest[1] == "cw")
        return Words(f"Turn the pagoda with {named(rest[0])}", f"{way}: {got}", f"fg-turn-{rest[1]}", got)
    if verb == "cart":
        return Words(f"Handcart, for {named(rest[0])}", "move your resources about", "fg-cart")
    if verb == "wild":
        return Words(f"Take {rest[1]}, for {named(rest[0])}", f"to {where(rest[2])}", f"fg-{rest[1]}")
    if verb == "take":
        return Words(f"Take {rest[0]}", f"to {where(rest[1])}", f"fg-{rest[0]}")
    if verb == "draw":
        if rest[0] == "pile":
            return Words("Draw from the pile", "", "fg-back")
        return Words(f"Draw {named(rest[0])}", "from the open cards", "fg-landscape")
    if verb in ("put", "shift"):
        come = "" if verb == "put" else f" from {where(rest[1])}"
        return Words(f"Move {rest[0]}{come}", f"to {where(rest[-1])}", f"fg-{rest[0]}")
    if verb == "drop":
        return Words(f"Give {rest[0]} back", "to the supply", f"fg-{rest[0]}")
    if verb == "complete":
        return Words(f"Complete {titled(rest[0])}", "its gods walk on", "fg-landscape")
    if verb == "god":
        return Words(f"The {ANIMALS[rest[0]]}", "one step on its track", f"fg-god-{rest[0]}")
    if verb == "bonus":
        return Words(
            f"Bonus: {rest[0]}",
            BONUS[rest[0]],
            "fg-bonus-expansion" if rest[0] == "expansion" else "fg-point",
        )
    return Words("Done", "the handcart is unloaded", "fg-cart")


def turned(view: View, card: int, clockwise: bool) -> str:
    """What the seat to move would collect: "2 wood, 1 water"."""
    seat = int(view["turn"])
    mine = view["players"][str(seat)]
    fronts = [int(front) for front in view["fronts"]]
    turn_floors(fronts, FLOOR[card], clockwise)
    held = sum(int(count) for count in mine["tile"].values())
    spaces = SPACES + sum(str(name).startswith("expansion") for name in mine["tiles"])
    supply = [int(view["supply"][name]) for name in RESOURCES]
    floors = [RESOURCES.index(str(name)) for name in view["floors"]]
    side = SIDES[len(view["scores"])][seat]
    got = collected(floors, fronts, side, UPWARDS[card], supply, spaces - held)
    return ", ".join(f"{count} {RESOURCES[kind]}" for kind, count in enumerate(got) if count) or "nothing"


def where(word: str) -> str:
    return "your planning tile" if word == "tile" else titled(word)


STATUS: Final = {
    "draw": "draw a card, open or from the pile",
    "cart": "move your resources about, then say done",
    "complete": "choose which finished card is resolved first",
    "god": "choose the god that walks on",
    "bonus": "choose a bonus tile",
    "take": "take a resource for one of your cards",
}


def status(view: View, offers: list[str], seat: int) -> str:
    phase = str(view["phase"])
    if phase in STATUS:
        return STATUS[phase]
    left = int(view["actions_left"])
    return f"{left} action{'' if left == 1 else 's'} left; lay, turn the pagoda or cart"


def facts(view: View, seat: int) -> list[tuple[str, str]]:
    mine = view["players"][str(seat)]
    held = len(mine["hand"]) if "hand" in mine else int(mine["hand_count"])
    found = [("landscapes", str(len(mine["landscapes"]))), ("hand", str(held))]
    tiles = [BONUS[str(name).split("-")[0]] for name in mine["tiles"]]
    return [*found, ("holds", ", ".join(tiles))] if tiles else found


def asks(view: View, key: str, seat: int) -> list[str]:
    name, _, rest = key.partition("-")
    if name == "card" and rest in CARD_NAMES:
        return [f"lay {rest}", f"draw {rest}"]
    if name == "token" and rest in RESOURCES:
        return [f"take {rest} tile"]
    if key == "pile":
        return ["draw pile"]
    if name == "track":
        return [f"god {rest}"]
    return [key] if key == "done" else []
