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
    UPWARDS,
    WILD_SYMBOL,
)
from ..knowledge.view import Player, View
from ..rules.model import Terms
from ..rules.rotate import collected, counted, turn_floors

# what a path still asks for, by what its key begins with
NOUNS: Final = ["card", "lay", "turn", "cart", "token", "planning", "frame", "own", "on"]


class Drawn(View, Setting):
    """A view and what is needed to draw it."""


def paths(view: Drawn, offers: list[str], seat: int) -> list[list[str]]:
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


def card_of(name: str) -> int:
    return CARD_NAMES.index(name)


def frame_title(name: str) -> Title:
    """`green-2-c` or `green-2`: "Bamboo brook 2"."""
    colour, number = name.split("-")[:2]
    return FRAME_TITLES[FRAME_NAMES.index(f"{colour}-{number}")]


def say(view: Drawn, offer: str) -> Words:
    if offer.startswith("rotate "):
        _, name, way = offer.split(" ")
        return turning(name, way, tuple(turned(view, card_of(name), way == "cw")))
    if offer.startswith("bonus "):
        type = offer.split(" ")[1]
        return bonus_words(type, tile_value(agreed(view), str(view["bonus"][type][0])))
    return words(offer)


@lru_cache(maxsize=4096)
def turning(name: str, way: str, got: tuple[int, ...]) -> Words:
    card = card_of(name)
    gain = Phrase("gain", {"got": counted(list(got))})
    given: Args = {"floors": FLOORS_TITLES[FLOOR[card]], "got": counted(list(got))}
    title = Phrase("offer-turn", {"card": FRAME_TITLES[FRAME[card]]})
    return Words(title, Phrase(f"offer-turn-{way}", given), f"fg-turn-{way}", gain)


@lru_cache(maxsize=64)
def bonus_words(type: str, value: int) -> Words:
    icon = "fg-bonus-expansion" if type == "expansion" else "fg-point"
    return Words(Phrase(f"offer-{type}"), Phrase(f"offer-{type}-line", {"value": value}), icon)


@lru_cache(maxsize=4096)
def words(offer: str) -> Words:
    """What an offer says wherever it is made."""
    verb, *rest = offer.split(" ")
    if verb == "lay":
        card = card_of(rest[0])
        given: Args = {"god": GOD_TITLES[GOD[card]], "needs": counted(NEEDS[card])}
        return Words(
            Phrase("offer-lay", {"card": FRAME_TITLES[FRAME[card]]}),
            Phrase("offer-lay-line", given),
            "fg-brush",
        )
    if verb == "cart":
        return Words(
            Phrase("offer-cart"), Phrase("offer-discard", {"card": CARD_TITLES[card_of(rest[0])]}), "fg-cart"
        )
    if verb == "wild":
        line = Phrase("offer-discard", {"card": CARD_TITLES[card_of(rest[0])]})
        return Words(taking(rest[1], rest[2]), line, f"fg-{rest[1]}")
    if verb == "take":
        return Words(taking(rest[0], rest[1]), Phrase("offer-take-line"), f"fg-{rest[0]}")
    if verb == "draw":
        if rest[0] == "pile":
            return Words(Phrase("offer-draw-pile"), Phrase("offer-draw-pile-line"), "fg-back")
        card = card_of(rest[0])
        title = Phrase("offer-draw", {"card": FRAME_TITLES[FRAME[card]]})
        return Words(title, Phrase("offer-draw-line", {"symbols": symbols(card)}), "fg-landscape")
    if verb in ("put", "drop"):
        given = {"resource": resource_title(rest[0])}
        if verb == "put":
            given["card"] = frame_title(rest[1])
        return Words(Phrase(f"offer-{verb}", given), Phrase(f"offer-{verb}-line"), f"fg-{rest[0]}")
    if verb == "shift":
        given = {"resource": resource_title(rest[0]), "card": frame_title(rest[2])}
        return Words(
            Phrase("offer-put", given),
            Phrase("offer-shift-line", {"card": frame_title(rest[1])}),
            f"fg-{rest[0]}",
        )
    if verb == "complete":
        title = Phrase("offer-complete", {"card": frame_title(rest[0])})
        return Words(title, Phrase("offer-complete-line"), "fg-landscape")
    if verb == "god":
        title = Phrase("offer-god", {"god": GOD_TITLES[GODS.index(rest[0])]})
        return Words(title, Phrase("offer-god-line"), f"fg-god-{rest[0]}")
    return Words(Phrase("offer-done"), Phrase("offer-done-line"), "fg-cart")


def resource_title(name: str) -> Title:
    return RESOURCE_TITLES[RESOURCES.index(name)]


def taking(resource: str, target: str) -> Phrase:
    """A resource from the supply, and where it goes."""
    if target == "tile":
        return Phrase("offer-take", {"resource": resource_title(resource)})
    return Phrase("offer-take-for", {"resource": resource_title(resource), "card": frame_title(target)})


def symbols(card: int) -> Phrase:
    """What tells a card from others of its frame."""
    god = GOD_TITLES[GOD[card]]
    if WILD_SYMBOL[card]:
        return Phrase("symbols-wheel", {"god": god})
    return Phrase("symbols-floor", {"god": god, "floor": FLOOR[card] + 1})


def turned(view: Drawn, card: int, clockwise: bool) -> list[int]:
    """What the seat to move would collect, by resource."""
    seat = int(view["turn"])
    mine = view["players"][str(seat)]
    fronts = [int(front) for front in view["fronts"]]
    turn_floors(fronts, FLOOR[card], clockwise)
    held = sum(int(count) for count in mine["tile"].values())
    spaces = spaces_of(agreed(view), mine)
    supply = [int(view["supply"][name]) for name in RESOURCES]
    floors = [RESOURCES.index(str(name)) for name in view["floors"]]
    side = SIDES[len(view["scores"])][seat]
    return collected(floors, fronts, side, UPWARDS[card], supply, spaces - held)


def status(view: Drawn, offers: list[str], seat: int) -> Phrase:
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


def asks(view: Drawn, key: str, seat: int) -> list[str]:
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
