"""The gestures of Gardeners: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....draw.scene import Said, Setting, Words
from ....kernel.house import settled
from ....kernel.options import HOUSE
from ....kernel.story import Phrase, Seat
from ..components import (
    BACKGROUND,
    BACKGROUNDS,
    ELEMENT,
    ELEMENTS,
    HOUSE_RULES,
    LIE_NUMBER,
    LIE_SAID,
    LIE_TILE,
    LIES,
    LIES_OF,
    LYING,
    MODE_IDS,
    MODES,
    TILE_NUMBER,
    TILE_SAID,
)
from ..knowledge.view import View

SAND: Final = Words(Phrase("offer-start"), Phrase("offer-start-sand"), "gr-timer-0")
DEEDS: Final = {
    "start": Words(Phrase("offer-start"), Phrase("offer-start-line"), "gr-timer-0"),
    "ready": Words(Phrase("offer-ready"), Phrase("offer-ready-line"), "gr-ready"),
    "wait": Words(Phrase("offer-wait"), Phrase("offer-wait-line"), "gr-wait"),
    "validate": Words(Phrase("offer-validate"), Phrase("offer-validate-line"), "gr-validated"),
    "continue": Words(Phrase("offer-continue"), Phrase("offer-continue-line"), "gr-wait"),
}
# what a path still asks for, by what its key begins with
NOUNS: Final = ["tile", "turn", "cell", "give", "take", "wish", "crate"]


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


class Drawn(View, Setting):
    """A view and what is needed to draw it."""


def paths(view: Drawn, offers: list[str], seat: int) -> list[list[str]]:
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


def say(view: Drawn, offer: str) -> Words:
    verb, *rest = offer.split(" ")
    if verb == "place":
        alone = len(view["reserves"]) == 1
        return laying(rest[0], rest[2], alone and rest[2] in laid_tiles(view))
    if verb == "remove":
        return removing(laid_tiles(view)[rest[0]].split("@")[0], rest[0], rest[2] if len(rest) > 2 else "")
    if verb == "discard":
        numbers = agreed(view)
        free = int(view["discards"]) < numbers["free_discards"] or numbers["discard_cost"] == 0
        return discarding(int(rest[0]), free)
    return deed(view, verb)


def deed(view: Drawn, verb: str) -> Words:
    """What one does without a piece."""
    return SAND if verb == "start" and view["options"]["timer"] else DEEDS[verb]


@lru_cache(maxsize=4096)
def laying(name: str, where: str, lies_there: bool) -> Words:
    """A tile as it would lie. Cached, like all that follow: every update shows hundreds."""
    lie = LIE_NUMBER[name]
    tile = LIE_TILE[lie]
    element, ground = ELEMENTS[ELEMENT[tile]], BACKGROUNDS[BACKGROUND[tile]]
    icon = f"gr-{element}" if element != "plain" else f"gr-ground-{ground}"
    if LYING[lie]:
        icon += f"-{turned(name)}"
    kind = "offer-turn" if lies_there else "offer-place"
    title = Phrase(kind + LYING[lie], LIE_SAID[lie])
    return Words(title, Phrase("offer-at", {"cell": where}), icon)


@lru_cache(maxsize=4096)
def removing(tile: str, where: str, to: str) -> Words:
    title = Phrase("offer-remove", {"tile": TILE_SAID[TILE_NUMBER[tile]], "cell": where})
    line = Phrase("offer-give", {"to": Seat(int(to))}) if to else Phrase("offer-keep")
    return Words(title, line, "gr-cell-no")


@lru_cache(maxsize=256)
def discarding(number: int, free: bool) -> Words:
    line = Phrase("offer-discard-free" if free else "offer-discard-costs")
    return Words(Phrase("offer-discard", {"number": number}), line, "gr-discarded")


def agreed(view: Drawn) -> dict[str, int]:
    """The numbers that the table plays by."""
    return settled(HOUSE_RULES, view["options"].get(HOUSE))


def laid_tiles(view: Drawn) -> dict[str, str]:
    """The tiles of the garden by their cells, as they lie. Rows and columns go round (GR-TABLE-1)."""
    garden = view["garden"]
    return laid_at(str(view["options"]["mode"]), str(garden["at"]), tuple(str(row) for row in garden["rows"]))


@lru_cache(maxsize=64)
def laid_at(mode: str, at: str, rows: tuple[str, ...]) -> dict[str, str]:
    """Cached and shared: don't change the result."""
    reach = 2 * MODES[MODE_IDS.index(mode)].side - 1
    top, left = (int(one) for one in at.split(","))
    return {
        f"{(top + down - 1) % reach + 1},{(left + right - 1) % reach + 1}": lies
        for down, row in enumerate(rows)
        for right, lies in enumerate(row.split(" "))
        if lies != "."
    }


def status(view: Drawn, offers: list[str], seat: int) -> Phrase:
    verbs = {offer.split(" ")[0] for offer in offers}
    if "start" in verbs:
        return Phrase("status-start-sand" if view["options"]["timer"] else "status-start")
    if "validate" in verbs or "continue" in verbs:
        return Phrase("status-decide")
    if "wait" in verbs:
        return Phrase("status-wait")
    if "ready" in verbs:
        return Phrase("status-ready")
    if "place" in verbs:
        return Phrase("status-place")
    if view["checked"]:
        return Phrase("status-failed")
    return Phrase("status-watch")


def facts(view: Drawn, seat: int) -> list[tuple[Phrase, Said]]:
    if seat >= len(view["piles"]):
        return []
    return [(Phrase("fact-tiles"), str(len(view["piles"][seat]) + len(view["reserves"][seat])))]


def asks(view: Drawn, key: str, seat: int) -> list[str]:
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
