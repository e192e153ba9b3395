"""The gestures of Gardeners: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from typing import Any, Final

from ...draw.scene import Words
from .components import (
    BACKGROUND,
    BACKGROUNDS,
    CARD_NUMBER,
    CARD_TEXT,
    ELEMENT,
    ELEMENTS,
    FACES,
    FREE_DISCARDS,
    LIE_NUMBER,
    LIES,
    LIES_OF,
    MODE_IDS,
    MODES,
    TILE_NUMBER,
)

View = dict[str, Any]
SHAPES: Final = ["circle", "diamond", "square", "triangle", "star", "cross"]
COMPASS: Final = ["north", "east", "south", "west"]
DEEDS: Final = {
    "start": Words("Start", "the sand begins to run", "gr-timer-0"),
    "ready": Words("Ready", "the garden is done, check it", "gr-ready"),
    "wait": Words("Wait", "I am not ready any more", "gr-wait"),
    "validate": Words("Validate", "all cards in play are done with", "gr-validated"),
    "continue": Words("Go on", "with one card more, without validating", "gr-wait"),
}
ORDINAL: Final = ["oldest", "second", "third"]
NOUNS: Final = {  # what a path still asks for, by what its key begins with: one, several
    "tile": ("one of your tiles", "tiles"),
    "turn": ("how it lies", "ways"),
    "cell": ("a place in the garden", "places"),
    "give": ("whom it goes to", "gardeners"),
    "take": ("your tray", "trays"),
    "wish": ("one of your cards", "cards"),
    "crate": ("the crate", "crates"),
}


def named(tile: str) -> str:
    """ "c07@90" as "hedge corner on dirt"."""
    number = TILE_NUMBER[tile.split("@")[0]]
    element = ELEMENTS[ELEMENT[number]]
    ground = BACKGROUNDS[BACKGROUND[number]]
    if element == "plain":
        return f"plain {ground}"
    words = {"red-tree": "red-fruit tree", "yellow-tree": "yellow-fruit tree"}
    return f"{words.get(element, element.replace('-', ' '))} on {ground}"


def turned(tile: str) -> str:
    return tile.partition("@")[2] or "0"


def turning(tile: str) -> list[tuple[str, str]]:
    """For a tile that turns, each way it may lie: the key of that way, and the lie. The same for all of its
    sort, so a key says the element."""
    number = TILE_NUMBER.get(tile, -1)
    if number < 0 or len(LIES_OF[number]) < 2:
        return []
    lies = [LIES[lie] for lie in LIES_OF[number]]
    return [(f"turn-{ELEMENTS[ELEMENT[number]]}-{turned(lie)}", lie) for lie in lies]


def paths(view: View, offers: list[str], seat: int) -> list[list[str]]:
    laid = laid_tiles(view)
    return [path(laid, offer, seat) for offer in offers]


def path(laid: dict[str, str], offer: str, seat: int) -> list[str]:
    verb, *rest = offer.split(" ")
    if verb == "place":
        tile = rest[0].split("@")[0]
        turns = {turned(lie): key for key, lie in turning(tile)}
        turn = [turns[turned(rest[0])]] if turns else []
        if rest[2] in laid:  # GR-SOLO-10
            return [cell(rest[2]), *turn]
        return [f"tile-{tile}", *turn, cell(rest[2])]
    if verb == "remove":
        return [cell(rest[0]), f"give-{rest[2]}" if len(rest) > 2 else "take-off"]
    if verb == "discard":
        return [f"wish-{seat}-{rest[0]}", "crate"]
    return [verb]


def cell(name: str) -> str:
    return "cell-" + name.replace(",", "-")


def card_name(text: str) -> str:
    """ "1 x50 down": the card, or what its back shows."""
    name = str(text).split(" ")[1]
    if name in CARD_NUMBER:
        return CARD_TEXT[CARD_NUMBER[name]]
    return f"{name.lstrip('?') or 'unknown'}, face down"


def seat_name(view: View, seat: int) -> str:
    names = view.get("names")
    return str(names[seat]) if names else f"the {SHAPES[seat]}"


def say(view: View, offer: str) -> Words:
    verb, *rest = offer.split(" ")
    if verb == "place":
        lie = LIE_NUMBER[rest[0]]
        element = ELEMENTS[ELEMENT[TILE_NUMBER[rest[0].split("@")[0]]]]
        ground = BACKGROUNDS[BACKGROUND[TILE_NUMBER[rest[0].split("@")[0]]]]
        icon = f"gr-{element}" if element != "plain" else f"gr-ground-{ground}"
        alone = len(view["reserves"]) == 1
        title = f"{'Turn' if alone and rest[2] in laid_tiles(view) else 'Place'} the {named(rest[0])}"
        if FACES[lie] >= 0:
            return Words(
                f"{title}, looking {COMPASS[FACES[lie]]}", f"at {rest[2]}", f"{icon}-{turned(rest[0])}"
            )
        if "hedge" in element:
            return Words(f"{title}, turned {turned(rest[0])}°", f"at {rest[2]}", f"{icon}-{turned(rest[0])}")
        return Words(title, f"at {rest[2]}", icon)
    if verb == "remove":
        what = named(laid_tiles(view)[rest[0]])
        if len(rest) > 2:
            return Words(
                f"Take off the {what} at {rest[0]}", f"for {seat_name(view, int(rest[2]))}", "gr-cell-no"
            )
        return Words(f"Take off the {what} at {rest[0]}", "into your reserve", "gr-cell-no")
    if verb == "discard":
        free = int(view["discards"]) < FREE_DISCARDS
        which = int(rest[0]) - 1
        kept = f"your {ORDINAL[which] if which < len(ORDINAL) else f'{which + 1}th'} card"
        return Words(f"Discard {kept}", "this one is free" if free else "it costs a point", "gr-discarded")
    return DEEDS[verb]


def laid_tiles(view: View) -> dict[str, str]:
    """The tiles of the garden by their cells, as they lie. Rows and columns go round (GR-TABLE-1)."""
    reach = 2 * MODES[MODE_IDS.index(str(view["options"]["mode"]))].side - 1
    top, left = (int(one) for one in str(view["garden"]["at"]).split(","))
    return {
        f"{(top + down - 1) % reach + 1},{(left + right - 1) % reach + 1}": lies
        for down, row in enumerate(view["garden"]["rows"])
        for right, lies in enumerate(str(row).split(" "))
        if lies != "."
    }


def status(view: View, offers: list[str], seat: int) -> str:
    verbs = {offer.split(" ")[0] for offer in offers}
    if "start" in verbs:
        return "read your card, then start" + (" the sand" if view["options"]["timer"] else "")
    if "validate" in verbs or "continue" in verbs:
        return "validate your cards, or go on"
    if "wait" in verbs:
        return "you are ready; wait, or change it"
    if "ready" in verbs:
        return "all tiles lie; say ready, or change it"
    if "place" in verbs:
        return "lay a tile, or take one off and give it"
    if view["checked"]:
        return "not all comply; take a tile off and give it"
    return "take a tile off and give it, or watch"


def facts(view: View, seat: int) -> list[tuple[str, str]]:
    if seat >= len(view["piles"]):
        return []
    return [("tiles", str(len(view["piles"][seat]) + len(view["reserves"][seat])))]


def asks(view: View, key: str, seat: int) -> list[str]:
    """What one meant: the same deed, another tile at that cell, the next seat for that tile."""
    if key in DEEDS:
        return [key]
    seats = int(view["options"]["seats"])
    if key == "crate" or key.startswith("wish-"):
        return [f"discard {key.rpartition('-')[2] if key != 'crate' else 1}"]
    if key.startswith("tile-"):
        return [f"place {key[5:]} at {view['garden'].get('at') or '6,6'}"]
    if key.startswith("give-") and key[5:] == str(seat):
        return []
    if not key.startswith("cell-"):
        return []
    where = key[5:].replace("-", ",")
    if where in laid_tiles(view):
        return [f"remove {where}" if seats == 1 else f"remove {where} to {(seat + 1) % seats}"]
    reserve = [str(name) for name in view["reserves"][seat]]
    tops = [str(heap[0]) for heap in (view["piles"] if seats == 1 else [view["piles"][seat]]) if heap]
    return [f"place {name} at {where}" for name in [*tops, *reserve]]
