"""The gestures of Gardeners: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from typing import Any, Final

from ...draw.scene import Words
from .components import BACKGROUND, BACKGROUNDS, CARD_NUMBER, CARD_TEXT, ELEMENT, ELEMENTS, TILE_NUMBER

View = dict[str, Any]
SHAPES: Final = ["circle", "diamond", "square", "triangle", "star", "cross"]
DEEDS: Final = {
    "start": Words("Start", "the sand begins to run", "gr-timer-0"),
    "ready": Words("Ready", "the garden is done, check it", "gr-ready"),
    "wait": Words("Wait", "I am not ready any more", "gr-wait"),
    "validate": Words("Validate", "the oldest card is done with", "gr-validated"),
    "continue": Words("Go on", "without validating", "gr-wait"),
}


def named(tile: str) -> str:
    """ "c07@90" as "hedge corner on dirt"."""
    number = TILE_NUMBER[tile.split("@")[0]]
    element = ELEMENTS[ELEMENT[number]].replace("-", " ")
    return f"{element} on {BACKGROUNDS[BACKGROUND[number]]}"


def turned(tile: str) -> str:
    return tile.partition("@")[2] or "0"


def paths(view: View, offers: list[str], seat: int) -> list[list[str]]:
    placed = [offer.split(" ")[1] for offer in offers if offer.startswith("place ")]
    turning = {tile.split("@")[0] for tile in placed if "@" in tile}
    return [path(offer, turning) for offer in offers]


def path(offer: str, turning: set[str]) -> list[str]:
    verb, *rest = offer.split(" ")
    if verb == "place":
        tile = rest[0].split("@")[0]
        turn = [f"turn-{turned(rest[0])}"] if tile in turning else []
        return [f"tile-{tile}", *turn, cell(rest[2])]
    if verb == "remove":
        return [cell(rest[0]), f"give-{rest[2]}" if len(rest) > 2 else "take-off"]
    if verb == "discard":
        return [f"discard-{rest[0]}"]
    return [verb]


def cell(name: str) -> str:
    return "cell-" + name.replace(",", "-")


def card_name(text: str) -> str:
    """ "1 x50 down": the card, or what its back shows."""
    name = str(text).split(" ")[1]
    return CARD_TEXT[CARD_NUMBER[name]] if name in CARD_NUMBER else f"a {name.lstrip('?') or 'hidden'} card"


def say(view: View, offer: str) -> Words:
    verb, *rest = offer.split(" ")
    if verb == "place":
        tile = named(rest[0])
        turn = f", turned {turned(rest[0])}°" if "@" in rest[0] else ""
        return Words(f"Place the {tile}", f"on {rest[2]}{turn}", "gr-cell-legal")
    if verb == "remove":
        to = f"to the {SHAPES[int(rest[2])]}" if len(rest) > 2 else "back to the piles"
        return Words(f"Take {rest[0]} off", to, "gr-hand-0")
    if verb == "discard":
        return Words("Discard a card", card_name(view["cards"][int(rest[0]) - 1]), "gr-discarded")
    return DEEDS[verb]


def status(view: View, offers: list[str], seat: int) -> str:
    verbs = {offer.split(" ")[0] for offer in offers}
    if "start" in verbs:
        return "look at your card, then start the sand"
    if "ready" in verbs:
        return "the garden is whole; say ready, or change it"
    if "validate" in verbs or "continue" in verbs:
        return "validate the oldest card, or go on"
    return "place a tile, or take one off the edge for another"


def facts(view: View, seat: int) -> list[tuple[str, str]]:
    if seat >= len(view["piles"]):
        return []
    return [("tiles", str(len(view["piles"][seat]) + len(view["reserves"][seat])))]


def asks(view: View, key: str, seat: int) -> list[str]:
    if key in DEEDS:
        return [key]
    if key.startswith("cell-"):
        return [f"remove {key[5:].replace('-', ',')} to {(seat + 1) % max(len(view['piles']), 1)}"]
    return []
