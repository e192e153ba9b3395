"""The gestures of Gardeners: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....draw.scene import Said, Setting, Words
from ....kernel.game import NOBODY
from ....kernel.house import settled
from ....kernel.options import HOUSE
from ....kernel.story import Phrase, Seat
from ..components import (
    BACKGROUND,
    BACKGROUNDS,
    BACKS,
    ELEMENT,
    ELEMENTS,
    HOUSE_RULES,
    LIE_NUMBER,
    LIE_ROTATION,
    LIE_SAID,
    LIE_TILE,
    LIES,
    LIES_OF,
    LYING,
    MODE_IDS,
    MODES,
    MOST_SEATS,
    TILE_NUMBER,
    TILE_SAID,
    TILES,
)
from ..knowledge.view import View
from ..rules.moves import (
    Continue,
    Discard,
    GardenersMove,
    Place,
    Ready,
    Remove,
    Start,
    Table,
    Validate,
    Wait,
    table_for,
)

SAND: Final = Words(Phrase("offer-start"), Phrase("offer-start-sand"), "gr-timer-0")
CALL: Final = Words(Phrase("offer-call"), Phrase("offer-ready-line"), "gr-ready")
DEEDS: Final = {
    "start": Words(Phrase("offer-start"), Phrase("offer-start-line"), "gr-timer-0"),
    "ready": Words(Phrase("offer-ready"), Phrase("offer-ready-line"), "gr-ready"),
    "wait": Words(Phrase("offer-wait"), Phrase("offer-wait-line"), "gr-wait"),
    "validate": Words(Phrase("offer-validate"), Phrase("offer-validate-line"), "gr-validated"),
    "continue": Words(Phrase("offer-continue"), Phrase("offer-continue-line"), "gr-wait"),
}
# what a path still asks for, by what its key begins with
NOUNS: Final = ["tile", "turn", "cell", "give", "take", "wish", "crate"]
TURNING: Final = {ELEMENTS[ELEMENT[tile]] for tile, lies in enumerate(LIES_OF) if len(lies) > 1}
# the symbols of what lines of the log speak of, by title
DRAWINGS: Final = {
    **{name: f"gr-{name}{'-0' if name in TURNING else ''}" for name in ELEMENTS if name != "plain"},
    **{name: f"gr-ground-{name}" for name in BACKGROUNDS},
    **{name: f"gr-back-{name}" for name in BACKS},
    "tile": "gr-tile-back",
}


def turning(tile: str) -> list[tuple[str, str]]:
    """For a tile that turns, each way it may lie: the key of that way, and the lie. The same for all of its
    sort, so a key says the element."""
    number = TILE_NUMBER.get(tile, -1)
    if number < 0 or len(LIES_OF[number]) < 2:
        return []
    return [(turn_key(lie), LIES[lie]) for lie in LIES_OF[number]]


def turn_key(lie: int) -> str:
    return f"turn-{ELEMENTS[ELEMENT[LIE_TILE[lie]]]}-{LIE_ROTATION[lie]}"


class Drawn(View, Setting):
    """A view and what is needed to draw it."""


def paths(view: Drawn, offers: list[GardenersMove], seat: int) -> list[list[str]]:
    names, laid = table_of(view).names, laid_tiles(view)
    return [path(names, laid, move, seat) for move in offers]


def path(names: list[str], laid: dict[str, str], move: GardenersMove, seat: int) -> list[str]:
    match move:
        case Place():
            tile, where = LIE_TILE[move.lie], names[move.cell]
            turn = [turn_key(move.lie)] if len(LIES_OF[tile]) > 1 else []
            if where in laid:  # GR-SOLO-10
                return [cell(where), *turn]
            return [f"tile-{TILES[tile]}", *turn, cell(where)]
        case Remove():
            return [cell(names[move.cell]), "take-off" if move.to == NOBODY else f"give-{move.to}"]
        case Discard():
            return [f"wish-{seat}-{move.place}", "crate"]
    return [move.text]


def cell(name: str) -> str:
    return "cell-" + name.replace(",", "-")


def table_of(view: Drawn) -> Table:
    """The table of the garden's side, with all moves on it."""
    return table_for(MODES[MODE_IDS.index(str(view["options"]["mode"]))].side)


def say(view: Drawn, move: GardenersMove) -> Words:
    match move:
        case Place():
            alone, where = len(view["reserves"]) == 1, table_of(view).names[move.cell]
            return laying(move.lie, where, alone and where in laid_tiles(view))
        case Remove():
            where = table_of(view).names[move.cell]
            return removing(LIE_NUMBER[laid_tiles(view)[where]], where, move.to)
        case Discard():
            numbers = agreed(view)
            free = int(view["discards"]) < numbers["free_discards"] or numbers["discard_cost"] == 0
            return discarding(move.place, free)
    return deed(view, move.text)


def deed(view: Drawn, verb: str) -> Words:
    """What one does without a piece."""
    if verb == "ready" and called(view):
        return CALL
    return SAND if verb == "start" and view["options"]["timer"] else DEEDS[verb]


def called(view: Drawn) -> bool:
    """GR-READY-3: whoever is ready first calls the check."""
    return view["options"].get("check") == "call" and len(view["piles"]) > 1


@lru_cache(maxsize=4096)
def laying(lie: int, where: str, lies_there: bool) -> Words:
    """A tile as it would lie. Cached, like all that follow: every update shows hundreds."""
    tile = LIE_TILE[lie]
    element, ground = ELEMENTS[ELEMENT[tile]], BACKGROUNDS[BACKGROUND[tile]]
    icon = f"gr-{element}" if element != "plain" else f"gr-ground-{ground}"
    if LYING[lie]:
        icon += f"-{LIE_ROTATION[lie]}"
    kind = "offer-turn" if lies_there else "offer-place"
    title = Phrase(kind + LYING[lie], LIE_SAID[lie])
    return Words(title, Phrase("offer-at", {"cell": where}), icon)


@lru_cache(maxsize=4096)
def removing(lie: int, where: str, to: int) -> Words:
    title = Phrase("offer-remove", {"tile": TILE_SAID[LIE_TILE[lie]], "cell": where})
    line = Phrase("offer-keep") if to == NOBODY else Phrase("offer-give", {"to": Seat(to)})
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


def status(view: Drawn, offers: list[GardenersMove], seat: int) -> Phrase:
    verbs = {type(move) for move in offers}
    if Start in verbs:
        return Phrase("status-start-sand" if view["options"]["timer"] else "status-start")
    if Validate in verbs or Continue in verbs:
        return Phrase("status-decide")
    if Wait in verbs:
        return Phrase("status-wait")
    if Ready in verbs:
        return Phrase("status-call" if called(view) else "status-ready")
    if Place in verbs:
        return Phrase("status-place")
    if view["checked"]:
        return Phrase("status-failed")
    return Phrase("status-watch")


def facts(view: Drawn, seat: int) -> list[tuple[Phrase, Said]]:
    if seat >= len(view["piles"]):
        return []
    return [(Phrase("fact-tiles"), str(len(view["piles"][seat]) + len(view["reserves"][seat])))]


def asks(view: Drawn, key: str, seat: int, held: list[str]) -> list[GardenersMove]:
    """What one meant: the same deed, another tile at that cell, the next seat for that tile."""
    table, seats = table_of(view), int(view["options"]["seats"])
    if key in DEEDS:
        deeds = [table.start, table.ready, table.wait, table.validate, table.continue_]
        return [move for move in deeds if move.text == key]
    if key == "crate" or key.startswith("wish-"):
        return [table.discards[0 if key == "crate" else int(key.rpartition("-")[2]) - 1]]
    if key.startswith("tile-"):
        at = view["garden"].get("at")
        return [placing(table, key[5:], table.names.index(at) if at else table.middle)]
    if not key.startswith("cell-"):
        return []
    where = key[5:].replace("-", ",")
    number = table.names.index(where)
    if where in laid_tiles(view):
        return [table.takes[number] if seats == 1 else table.gives[number * MOST_SEATS + (seat + 1) % seats]]
    inhand = [one[5:] for one in held if one.startswith("tile-") and one[5:] in LIE_NUMBER]
    if inhand:
        return [placing(table, inhand[0], number)]
    reserve = [str(name) for name in view["reserves"][seat]]
    tops = [str(heap[0]) for heap in (view["piles"] if seats == 1 else [view["piles"][seat]]) if heap]
    return [placing(table, name, number) for name in [*tops, *reserve]]


def placing(table: Table, tile: str, number: int) -> Place:
    """The tile at a cell, as it lies when it is not turned."""
    return table.places[LIE_NUMBER[tile] * table.size + number]
