"""The gestures of Mysterious Garden: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NotRequired

from ....draw.scene import Said, Words
from ....kernel.house import settled
from ....kernel.options import HOUSE
from ....kernel.story import Args, Phrase, Title
from ....words import Speaker
from ..components import (
    CARD_TITLES,
    CLANS,
    CONTAINER_TITLES,
    CONTAINERS,
    FIRST,
    GARDEN_TITLES,
    GARDENS,
    GNOME_TITLES,
    GNOMES,
    HOUSE_RULES,
    POWER,
    TILE_KINDS,
    TREASURE_TITLES,
    WALL_NAMES,
    WALL_TITLES,
    WALLS,
)
from ..knowledge.view import Player, View
from .outlook import caught, containers, sort_of

COLOURS: Final = ("red", "blue", "yellow")
LETTERS: Final = "rby"
DEEDS: Final = {
    "keep": Words(Phrase("offer-keep"), Phrase("offer-keep-line"), "mg-key"),
    "trap": Words(Phrase("offer-trap"), Phrase("offer-trap-line"), "mg-trap"),
    "loose": Words(Phrase("offer-loose"), Phrase("offer-loose-line"), "mg-trap-shut"),
    "lose": Words(Phrase("offer-lose"), Phrase("offer-lose-line"), "mg-treasure-sack"),
    "wall": Words(Phrase("offer-wall"), Phrase("offer-wall-line"), "mg-treasure-sack"),
    "icon": Words(Phrase("offer-reward"), Phrase("offer-reward-line"), "mg-tile-icon"),
}

TILE_SIGNS: Final = {
    "treasure": "mg-loot",
    "net": "mg-net",
    "treasure-net": "mg-loot",
    "double-net": "mg-net",
}
# what a path still asks for, by what its key begins with
NOUNS: Final = ["tile", "turned", "pay", "side", "waiting", "hold", "bag", "xl", "wagon", "empty"]


class Drawn(View):
    """A view, which has its options, and what else is needed to draw it."""

    names: NotRequired[list[str]]
    words: NotRequired[Speaker]


def paths(view: Drawn, offers: list[str], seat: int) -> list[list[str]]:
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


def place_args(garden: str, side: str) -> Args:
    """A side and what is at its wall."""
    number = GARDENS.index(garden)
    wall = WALL_TITLES[WALLS[FIRST[number] + int(side) - 1]]
    return {"garden": GARDEN_TITLES[number], "side": int(side), "wall": wall}


def gnome_title(kind: str) -> Title:
    return GNOME_TITLES[GNOMES.index(kind)]


def card_title(card: str) -> Title:
    return CARD_TITLES[POWER.index(card)]


def bag_title(name: str) -> Title:
    return CONTAINER_TITLES[CONTAINERS.index(name)]


def chest_title(locks: int) -> Title:
    return Title("chest", {"locks": locks})


def treasures(letters: str) -> list[object]:
    """ "rrb" as 2 gems and 1 cup."""
    return counted_treasures({colour: letters.count(LETTERS[at]) for at, colour in enumerate(COLOURS)})


def counted_treasures(table: dict[str, int]) -> list[object]:
    return [
        Phrase("count", {"count": int(table[colour]), "what": TREASURE_TITLES[at]})
        for at, colour in enumerate(COLOURS)
        if int(table.get(colour, 0))
    ]


def counted_gnomes(table: dict[str, int]) -> list[object]:
    return [
        Phrase("gnome-count", {"count": int(table[kind]), "gnome": gnome_title(kind)})
        for kind in GNOMES
        if int(table.get(kind, 0))
    ]


def agreed(view: Drawn) -> dict[str, int]:
    """The numbers of this table."""
    return settled(HOUSE_RULES, view["options"].get(HOUSE))


def asked_garden(view: Drawn) -> str:
    """The garden of the step that is asked now, if it names one."""
    words = str(view["agenda"][0]).split(" ") if view["agenda"] else []
    return words[2] if len(words) > 2 and words[2] in GARDENS else ""


def too_many(mine: Player, kind: str, limit: int) -> bool:
    """Would one more gnome of the clan make others run away (MG-GNOME-6)?"""
    return GNOMES.index(kind) < CLANS and int(mine["gnomes"].get(kind, 0)) + 1 >= limit


def say(view: Drawn, offer: str) -> Words:
    verb, *rest = offer.split(" ")
    if verb in ("place", "discover", "claim"):
        return fixed(offer)
    if verb in ("add", "capture"):
        gone = 0
        if verb == "capture":
            house = agreed(view)
            if too_many(view["players"][str(view["to_act"])], rest[0], house["clan_limit"]):
                gone = house["clan_escapes"]
        return with_gnome(verb, rest[0], asked_garden(view), gone)
    if verb == "take":
        return taking(rest[0], str(view["chest_fill"].get(rest[0], "")))
    if verb == "unlock":
        return opening(int(rest[0]), agreed(view)[f"chest_{rest[0]}"])
    if verb in ("stow", "empty"):
        name = rest[-1]
        mine = view["players"][str(view["to_act"])]
        inside = dict(containers(mine)).get(name, "")
        return stowing(rest[0], name, inside) if verb == "stow" else emptying(name, inside)
    return DEEDS[verb]


@lru_cache(maxsize=8192)
def fixed(offer: str) -> Words:
    """Offers that read the same at any table."""
    verb, *rest = offer.split(" ")
    if verb == "place":
        at = rest.index("at")
        back = rest[1] == "icon"
        given = place_args(rest[at + 1], rest[at + 2])
        kind = "offer-side"
        if "removing" in rest:
            kind = "offer-side-removing"
            given["removed"] = int(rest[-1])
        elif "paying" in rest:
            kind = "offer-side-paying"
        title = Phrase("offer-place-back" if back else "offer-place", {"number": int(rest[0])})
        icon = "mg-tile-icon" if back else TILE_SIGNS[TILE_KINDS[int(rest[0])]]
        return Words(title, Phrase(kind, given), icon)
    if verb == "discover":
        title = Phrase("offer-discover", {"garden": GARDEN_TITLES[GARDENS.index(rest[0])]})
        return Words(title, Phrase("offer-side", place_args(rest[2], rest[3])), "mg-lantern")
    title = Phrase("offer-claim", {"treasure": TREASURE_TITLES[COLOURS.index(rest[0])]})
    return Words(title, Phrase("offer-claim-line"), f"mg-treasure-{rest[0]}")


@lru_cache(maxsize=1024)
def with_gnome(verb: str, kind: str, garden: str, gone: int) -> Words:
    """Add it to a garden, or catch it there: then some may run away."""
    title = Phrase("offer-add" if verb == "add" else "offer-catch", {"gnome": gnome_title(kind)})
    where: Args = {"garden": GARDEN_TITLES[GARDENS.index(garden)]} if garden else {}
    line: Said = Phrase("offer-add-line" if verb == "add" else "offer-catch-line", where) if garden else ""
    if gone:
        line = Phrase("offer-catch-too-many", {"gone": gone})
    return Words(title, line, f"mg-gnome-{kind}")


@lru_cache(maxsize=64)
def opening(locks: int, points: int) -> Words:
    line = Phrase("offer-open-line", {"points": points})
    return Words(Phrase("offer-open", {"chest": chest_title(locks)}), line, f"mg-chest-{locks}")


@lru_cache(maxsize=1024)
def taking(name: str, filled: str) -> Words:
    if name in COLOURS:
        title = Phrase("offer-take-treasure", {"treasure": TREASURE_TITLES[COLOURS.index(name)]})
        return Words(title, Phrase("offer-take-treasure-line"), f"mg-treasure-{name}")
    if name == "bag":
        return Words(Phrase("offer-take-bag"), Phrase("offer-take-bag-line"), "mg-bag")
    inside = treasures(filled)
    line = Phrase("offer-take-card-line")
    if inside:
        line = Phrase("offer-take-chest-line", {"treasures": inside})
    return Words(Phrase("offer-take-card", {"card": card_title(name)}), line, f"mg-power-{sort_of(name)}")


@lru_cache(maxsize=4096)
def stowing(colour: str, name: str, inside: str) -> Words:
    title = Phrase("offer-stow", {"treasure": TREASURE_TITLES[COLOURS.index(colour)]})
    given: Args = {"bag": bag_title(name)}
    line = Phrase("offer-stow-empty", given)
    if inside:
        line = Phrase("offer-stow-beside", {**given, "treasures": treasures(inside)})
    return Words(title, line, f"mg-treasure-{colour}")


@lru_cache(maxsize=4096)
def emptying(name: str, inside: str) -> Words:
    line = Phrase("offer-empty-line", {"treasures": treasures(inside)})
    return Words(Phrase("offer-empty", {"bag": bag_title(name)}), line, "mg-bag-open")


def status(view: Drawn, offers: list[str], seat: int) -> Phrase:
    return STATUS[str(view["phase"])]


STATUS: Final = {
    phase: Phrase(f"status-{phase}")
    for phase in (
        "turn",
        "place",
        "reward",
        "pick-power",
        "pick-treasure",
        "unlock",
        "capture",
        "trap",
        "claim",
        "stow",
        "add",
        "order",
    )
}


def facts(view: Drawn, seat: int) -> list[tuple[Phrase, Said]]:
    mine = view["players"].get(str(seat))
    if mine is None:
        return []
    found: list[tuple[Phrase, Said]] = [
        (GNOMES_FACT, str(len(caught(mine)))),
        (BAGS_FACT, str(len(containers(mine)))),
        (KEYS_FACT, str(mine["keys"])),
        (LADYBUGS_FACT, str(mine["ladybugs"])),
    ]
    if mine["cards"]:
        found.append((HOLDS_FACT, held(tuple(map(str, mine["cards"])))))
    return found


GNOMES_FACT: Final = Phrase("fact-gnomes")
BAGS_FACT: Final = Phrase("fact-bags")
KEYS_FACT: Final = Phrase("fact-keys")
LADYBUGS_FACT: Final = Phrase("fact-ladybugs")
HOLDS_FACT: Final = Phrase("fact-holds")


@lru_cache(maxsize=1024)
def held(cards: tuple[str, ...]) -> Phrase:
    return Phrase("fact-cards", {"cards": [card_title(card) for card in cards]})


def asks(view: Drawn, key: str, seat: int) -> list[str]:
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


def taken_openings(view: Drawn) -> list[tuple[str, int]]:
    found = []
    for name, lies in view["gardens"].items():
        first = FIRST[GARDENS.index(name)]
        for place, holds in enumerate(lies["sides"]):
            if holds and WALL_NAMES[WALLS[first + place]] == "opening":
                found.append((str(name), place + 1))
    return found
