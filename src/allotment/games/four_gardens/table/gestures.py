"""The gestures of Four Gardens: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....draw.scene import Said, Setting, Words
from ....kernel.house import settled
from ....kernel.story import Args, Phrase, Title
from ....words import House, house_of
from ..components import (
    BONUS_NAMES,
    BONUS_TYPES,
    CARD_NAMES,
    CARD_TITLES,
    FLOOR,
    FLOORS_TITLES,
    FRAME,
    FRAME_NAMES,
    FRAME_TITLES,
    GOD,
    GOD_TITLES,
    GODS,
    HOUSE_RULES,
    NEEDS,
    RESOURCE_TITLES,
    RESOURCES,
    SIDES,
    SYMBOLS,
    UPWARDS,
    WILD_SYMBOL,
)
from ..knowledge.view import Player, View
from ..rules.model import Terms
from ..rules.moves import (
    DONE,
    DRAW,
    GOD_CHOICE,
    LAY,
    PILE,
    TAKE,
    TARGETS,
    TILE,
    Bonus,
    Cart,
    Complete,
    Draw,
    Drop,
    FourGardensMove,
    God,
    Lay,
    Put,
    Rotate,
    Shift,
    Take,
    Wild,
)
from ..rules.rotate import collected, counted, turn_floors

# what a path still asks for, by what its key begins with
NOUNS: Final = ["card", "lay", "turn", "cart", "token", "planning", "frame", "own", "on"]
# the symbols of what lines of the log speak of, by title
DRAWINGS: Final = {
    **{name: f"fg-{name}" for name in [*RESOURCES, "expansion"]},
    **{f"god-{name}": f"fg-god-{name}" for name in SYMBOLS},
}


class Drawn(View, Setting):
    """A view and what is needed to draw it."""


def paths(view: Drawn, offers: list[FourGardensMove], seat: int) -> list[list[str]]:
    return [path(move) for move in offers]


@lru_cache(maxsize=4096)
def path(move: FourGardensMove) -> list[str]:
    """Cached and shared: don't change the result."""
    match move:
        case Lay():
            return [card_key(move.card), "lay-here"]
        case Rotate():
            return [card_key(move.card), f"turn-{way(move)}"]
        case Cart():
            return [card_key(move.card), "cart"]
        case Wild():
            return [card_key(move.card), f"token-{RESOURCES[move.resource]}", place(move.target)]
        case Take():
            return [f"token-{RESOURCES[move.resource]}", place(move.target)]
        case Draw():
            return ["pile" if move.card == PILE else card_key(move.card)]
        case Put():
            return [f"own-{RESOURCES[move.resource]}-0", place(move.frame)]
        case Drop():
            return [f"own-{RESOURCES[move.resource]}-0", f"token-{RESOURCES[move.resource]}"]
        case Shift():
            return [f"on-{FRAME_NAMES[move.giver]}-{RESOURCES[move.resource]}", place(move.taker)]
        case Complete():
            return [place(move.frame)]
        case God():
            return [f"track-{GODS[move.god]}"]
        case Bonus():
            return [f"bonus-{BONUS_TYPES[move.type]}"]
    return ["done"]


def card_key(card: int) -> str:
    return f"card-{CARD_NAMES[card]}"


def place(target: int) -> str:
    """Where a token goes: the planning tile, or a card of one's groundwork."""
    return "planning" if target == TILE else f"frame-{FRAME_NAMES[target]}"


def way(move: Rotate) -> str:
    return "cw" if move.clockwise else "ccw"


def agreed(view: Drawn) -> Terms:
    """The numbers that the table plays by."""
    return terms_of(len(view["players"]), house_of(view.get("options", {})))


@lru_cache(maxsize=256)
def terms_of(seats: int, house: House) -> Terms:
    return Terms(seats, 0, 0, 1, True, settled(HOUSE_RULES, dict(house)))


def tile_value(terms: Terms, name: str) -> int:
    """The number of a bonus tile."""
    return terms.value[BONUS_NAMES.index(name)]


def spaces_of(terms: Terms, mine: Player) -> int:
    """Spaces of somebody's planning tile."""
    return terms.room_for([BONUS_NAMES.index(str(name)) for name in mine["tiles"]])


def frame_title(name: str) -> Title:
    """`green-2-c` or `green-2`: "Bamboo brook 2"."""
    colour, number = name.split("-")[:2]
    return FRAME_TITLES[FRAME_NAMES.index(f"{colour}-{number}")]


def say(view: Drawn, move: FourGardensMove) -> Words:
    match move:
        case Rotate():
            return turning(move, tuple(turned(view, move)))
        case Bonus():
            type = BONUS_TYPES[move.type]
            return bonus_words(type, tile_value(agreed(view), str(view["bonus"][type][0])))
    return words(move)


@lru_cache(maxsize=4096)
def turning(move: Rotate, got: tuple[int, ...]) -> Words:
    gain = Phrase("gain", {"got": counted(list(got))})
    given: Args = {"floors": FLOORS_TITLES[FLOOR[move.card]], "got": counted(list(got))}
    title = Phrase("offer-turn", {"card": FRAME_TITLES[FRAME[move.card]]})
    return Words(title, Phrase(f"offer-turn-{way(move)}", given), f"fg-turn-{way(move)}", gain)


@lru_cache(maxsize=64)
def bonus_words(type: str, value: int) -> Words:
    icon = "fg-bonus-expansion" if type == "expansion" else "fg-point"
    return Words(Phrase(f"offer-{type}"), Phrase(f"offer-{type}-line", {"value": value}), icon)


@lru_cache(maxsize=4096)
def words(move: FourGardensMove) -> Words:
    """What an offer says wherever it is made."""
    match move:
        case Lay():
            given: Args = {"god": GOD_TITLES[GOD[move.card]], "needs": counted(NEEDS[move.card])}
            title = Phrase("offer-lay", {"card": FRAME_TITLES[FRAME[move.card]]})
            return Words(title, Phrase("offer-lay-line", given), "fg-brush")
        case Cart():
            return Words(Phrase("offer-cart"), discarding(move.card), "fg-cart")
        case Wild():
            return Words(taking(move.resource, move.target), discarding(move.card), token(move.resource))
        case Take():
            line = Phrase("offer-take-line")
            return Words(taking(move.resource, move.target), line, token(move.resource))
        case Draw():
            if move.card == PILE:
                return Words(Phrase("offer-draw-pile"), Phrase("offer-draw-pile-line"), "fg-back")
            title = Phrase("offer-draw", {"card": FRAME_TITLES[FRAME[move.card]]})
            return Words(title, Phrase("offer-draw-line", {"symbols": symbols(move.card)}), "fg-landscape")
        case Put():
            title = putting(move.resource, move.frame)
            return Words(title, Phrase("offer-put-line"), token(move.resource))
        case Drop():
            title = Phrase("offer-drop", {"resource": RESOURCE_TITLES[move.resource]})
            return Words(title, Phrase("offer-drop-line"), token(move.resource))
        case Shift():
            line = Phrase("offer-shift-line", {"card": FRAME_TITLES[move.giver]})
            return Words(putting(move.resource, move.taker), line, token(move.resource))
        case Complete():
            title = Phrase("offer-complete", {"card": FRAME_TITLES[move.frame]})
            return Words(title, Phrase("offer-complete-line"), "fg-landscape")
        case God():
            title = Phrase("offer-god", {"god": GOD_TITLES[move.god]})
            return Words(title, Phrase("offer-god-line"), f"fg-god-{GODS[move.god]}")
    return Words(Phrase("offer-done"), Phrase("offer-done-line"), "fg-cart")


def token(resource: int) -> str:
    return f"fg-{RESOURCES[resource]}"


def discarding(card: int) -> Phrase:
    return Phrase("offer-discard", {"card": CARD_TITLES[card]})


def putting(resource: int, frame: int) -> Phrase:
    return Phrase("offer-put", {"resource": RESOURCE_TITLES[resource], "card": FRAME_TITLES[frame]})


def resource_title(name: str) -> Title:
    return RESOURCE_TITLES[RESOURCES.index(name)]


def taking(resource: int, target: int) -> Phrase:
    """A resource from the supply, and where it goes."""
    given: Args = {"resource": RESOURCE_TITLES[resource]}
    if target == TILE:
        return Phrase("offer-take", given)
    return Phrase("offer-take-for", {**given, "card": FRAME_TITLES[target]})


def symbols(card: int) -> Phrase:
    """What tells a card from others of its frame."""
    god = GOD_TITLES[GOD[card]]
    if WILD_SYMBOL[card]:
        return Phrase("symbols-wheel", {"god": god})
    return Phrase("symbols-floor", {"god": god, "floor": FLOOR[card] + 1})


def turned(view: Drawn, move: Rotate) -> list[int]:
    """What the seat to move would collect, by resource."""
    seat = int(view["turn"])
    mine = view["players"][str(seat)]
    fronts = [int(front) for front in view["fronts"]]
    turn_floors(fronts, FLOOR[move.card], move.clockwise)
    held = sum(int(count) for count in mine["tile"].values())
    spaces = spaces_of(agreed(view), mine)
    supply = [int(view["supply"][name]) for name in RESOURCES]
    floors = [RESOURCES.index(str(name)) for name in view["floors"]]
    side = SIDES[len(view["scores"])][seat]
    return collected(floors, fronts, side, UPWARDS[move.card], supply, spaces - held)


def status(view: Drawn, offers: list[FourGardensMove], seat: int) -> Phrase:
    phase = str(view["phase"])
    if phase == "action":
        return Phrase("status-action", {"left": int(view["actions_left"])})
    if phase == "take":
        return Phrase("status-take", {"left": int(view["takes_left"])})
    if phase == "draw":
        return Phrase("status-draw", {"cards": agreed(view).hand})
    return Phrase(f"status-{phase}")


def facts(view: Drawn, seat: int) -> list[tuple[Phrase, Said]]:
    mine = view["players"][str(seat)]
    held = len(mine["hand"]) if "hand" in mine else int(mine["hand_count"])
    found: list[tuple[Phrase, Said]] = [
        (LANDSCAPES_FACT, str(len(mine["landscapes"]))),
        (HAND_FACT, str(held)),
    ]
    if mine["tiles"]:
        found.append((HOLDS_FACT, holding(tuple(str(name) for name in mine["tiles"]))))
    return found


LANDSCAPES_FACT: Final = Phrase("fact-landscapes")
HAND_FACT: Final = Phrase("fact-hand")
HOLDS_FACT: Final = Phrase("fact-holds")


@lru_cache(maxsize=256)
def holding(tiles: tuple[str, ...]) -> Phrase:
    return Phrase("fact-tiles", {"tiles": [Title(name.partition("-")[0]) for name in tiles]})


def asks(view: Drawn, key: str, seat: int, held: list[str]) -> list[FourGardensMove]:
    name, _, rest = key.partition("-")
    if name == "card" and rest in CARD_NAMES:
        card = CARD_NAMES.index(rest)
        return [LAY[card], DRAW[card + 1]]
    if name == "token" and rest in RESOURCES:
        return [TAKE[RESOURCES.index(rest) * TARGETS]]  # to the tile
    if key == "pile":
        return [DRAW[PILE + 1]]
    if name == "track":
        return [GOD_CHOICE[GODS.index(rest)]]
    return [DONE] if key == "done" else []
