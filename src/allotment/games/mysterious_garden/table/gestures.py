"""The gestures of Mysterious Garden: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NotRequired

from ....draw.scene import Said, Words
from ....kernel.house import settled
from ....kernel.options import HOUSE
from ....kernel.story import Args, Phrase, Title
from ....words import Speaker
from ..components import (
    CARD_TITLES,
    CLANS,
    COLOURS,
    CONTAINER_TITLES,
    CONTAINERS,
    FIRST,
    GARDEN_OF,
    GARDEN_TITLES,
    GARDENS,
    GNOME_TITLES,
    GNOMES,
    HOUSE_RULES,
    LETTERS,
    OPENING,
    OPENINGS,
    POWER,
    TILE_KINDS,
    TREASURE_TITLES,
    WALL_NAMES,
    WALL_TITLES,
    WALLS,
)
from ..knowledge.view import Player, View
from ..rules.moves import (
    ADD,
    DISCOVER,
    FREE,
    ICON_FIRST,
    KEEP,
    LOOSE,
    LOSE,
    PLACE,
    TOKEN,
    TRAP,
    UNLOCK,
    WALL_FIRST,
    Add,
    Capture,
    Claim,
    Discover,
    Empty,
    IconFirst,
    MysteriousMove,
    Place,
    Stow,
    TakeBag,
    TakeCard,
    TakeTreasure,
    Unlock,
    WallFirst,
)
from .outlook import caught, containers, sort_of

DEEDS: Final[dict[MysteriousMove, Words]] = {
    KEEP: Words(Phrase("offer-keep"), Phrase("offer-keep-line"), "mg-key"),
    TRAP: Words(Phrase("offer-trap"), Phrase("offer-trap-line"), "mg-trap"),
    LOOSE: Words(Phrase("offer-loose"), Phrase("offer-loose-line"), "mg-trap-shut"),
    LOSE: Words(Phrase("offer-lose"), Phrase("offer-lose-line"), "mg-treasure-sack"),
    WALL_FIRST: Words(Phrase("offer-wall"), Phrase("offer-wall-line"), "mg-treasure-sack"),
    ICON_FIRST: Words(Phrase("offer-reward"), Phrase("offer-reward-line"), "mg-tile-icon"),
}

TILE_SIGNS: Final = {
    "treasure": "mg-loot",
    "net": "mg-net",
    "treasure-net": "mg-loot-net",
    "double-net": "mg-two-nets",
}
# what a path still asks for, by what its key begins with
NOUNS: Final = ["tile", "turned", "pay", "side", "waiting", "hold", "bag", "xl", "wagon", "empty"]
# the symbols of what lines of the log speak of, by title
DRAWINGS: Final = {
    **{f"wall-{name}": f"mg-wall-{name}" for name in WALL_NAMES},
    **{f"tile-{kind}": f"mg-tile-{kind}" for kind in TILE_SIGNS},
    **{kind: f"mg-gnome-{kind}" for kind in GNOMES},
    "bag": "mg-bag",
    "chest": "mg-chest-1",
}


class Drawn(View):
    """A view, which has its options, and what else is needed to draw it."""

    names: NotRequired[list[str]]
    words: NotRequired[Speaker]


def paths(view: Drawn, offers: list[MysteriousMove], seat: int) -> list[list[str]]:
    return [path(move, seat) for move in offers]


@lru_cache(maxsize=8192)
def path(move: MysteriousMove, seat: int) -> list[str]:
    """Cached and shared: don't change the result."""
    match move:
        case Place():
            paid = "ladybug" if move.payment == TOKEN else str(move.payment)
            pay = [] if move.payment == FREE else [f"pay-{paid}"]
            face = "turned" if move.icon else "tile"  # each side of a tile is a piece of its own
            return [f"{face}-{seat}-{move.number}", *pay, side_key(move.side)]
        case Discover():
            return [f"waiting-{GARDENS[move.garden]}", side_key(move.side)]
        case Add():
            return [f"gnome-{GNOMES[move.kind]}"]
        case Capture():
            return [f"capture-{GNOMES[move.kind]}"]
        case Claim():
            return [f"claim-{COLOURS[move.colour]}"]
        case TakeTreasure():
            return [f"treasure-{COLOURS[move.colour]}"]
        case TakeCard():
            return [f"card-{POWER[move.card]}"]
        case TakeBag():
            return ["new-bag"]
        case Unlock():
            return [f"chest-{move.locks}"]
        case Stow():
            return [f"hold-{COLOURS[move.colour]}", f"{CONTAINERS[move.container]}-{seat}"]
        case Empty():
            return ["empty", f"{CONTAINERS[move.container]}-{seat}"]
        case WallFirst():
            return ["wall"]
        case IconFirst():
            return ["icon"]
    return [move.text]  # keep, trap, loose, lose


def side_key(side: int) -> str:
    garden = GARDEN_OF[side]
    return f"side-{GARDENS[garden]}-{side - FIRST[garden] + 1}"


def side_args(side: int) -> Args:
    """A side and what is at its wall."""
    garden = GARDEN_OF[side]
    return {
        "garden": GARDEN_TITLES[garden],
        "side": side - FIRST[garden] + 1,
        "wall": WALL_TITLES[WALLS[side]],
    }


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


def agreed(options: Mapping[str, Any]) -> dict[str, int]:
    """The numbers of a table with these options."""
    return settled(HOUSE_RULES, options.get(HOUSE))


def asked_garden(view: Drawn) -> str:
    """The garden of the step that is asked now, if it names one."""
    words = str(view["agenda"][0]).split(" ") if view["agenda"] else []
    return words[2] if len(words) > 2 and words[2] in GARDENS else ""


def too_many(mine: Player, kind: str, limit: int) -> bool:
    """Would one more gnome of the clan make others run away (MG-GNOME-6)?"""
    return GNOMES.index(kind) < CLANS and int(mine["gnomes"].get(kind, 0)) + 1 >= limit


def say(view: Drawn, move: MysteriousMove) -> Words:
    match move:
        case Add():
            return adding(move.kind, asked_garden(view))
        case Capture():
            house = agreed(view["options"])
            many = too_many(view["players"][str(view["to_act"])], GNOMES[move.kind], house["clan_limit"])
            return catching(move.kind, asked_garden(view), house["clan_escapes"] if many else 0)
        case TakeCard():
            return taking(move.card, str(view["chest_fill"].get(POWER[move.card], "")))
        case Unlock():
            return opening(move.locks, agreed(view["options"])[f"chest_{move.locks}"])
        case Stow() | Empty():
            mine = view["players"][str(view["to_act"])]
            inside = dict(containers(mine)).get(CONTAINERS[move.container], "")
            if isinstance(move, Stow):
                return stowing(move.colour, move.container, inside)
            return emptying(move.container, inside)
    return fixed(move)


@lru_cache(maxsize=8192)
def fixed(move: MysteriousMove) -> Words:
    """Offers that read the same at any table."""
    match move:
        case Place():
            given = side_args(move.side)
            kind = "offer-side"
            if move.payment == TOKEN:
                kind = "offer-side-paying"
            elif move.payment != FREE:
                kind = "offer-side-removing"
                given["removed"] = move.payment
            title = Phrase("offer-place-back" if move.icon else "offer-place", {"number": move.number})
            icon = "mg-tile-icon" if move.icon else TILE_SIGNS[TILE_KINDS[move.number]]
            return Words(title, Phrase(kind, given), icon)
        case Discover():
            title = Phrase("offer-discover", {"garden": GARDEN_TITLES[move.garden]})
            return Words(title, Phrase("offer-side", side_args(move.side)), "mg-lantern")
        case Claim():
            title = Phrase("offer-claim", {"treasure": TREASURE_TITLES[move.colour]})
            return Words(title, Phrase("offer-claim-line"), treasure_icon(move.colour))
        case TakeTreasure():
            title = Phrase("offer-take-treasure", {"treasure": TREASURE_TITLES[move.colour]})
            return Words(title, Phrase("offer-take-treasure-line"), treasure_icon(move.colour))
        case TakeBag():
            return Words(Phrase("offer-take-bag"), Phrase("offer-take-bag-line"), "mg-bag")
    return DEEDS[move]


def treasure_icon(colour: int) -> str:
    return f"mg-treasure-{COLOURS[colour]}"


@lru_cache(maxsize=256)
def adding(kind: int, garden: str) -> Words:
    line: Said = Phrase("offer-add-line", named(garden)) if garden else ""
    return Words(Phrase("offer-add", {"gnome": GNOME_TITLES[kind]}), line, f"mg-gnome-{GNOMES[kind]}")


@lru_cache(maxsize=1024)
def catching(kind: int, garden: str, gone: int) -> Words:
    """With how many of its clan would then run away."""
    line: Said = Phrase("offer-catch-line", named(garden)) if garden else ""
    if gone:
        line = Phrase("offer-catch-too-many", {"gone": gone})
    return Words(Phrase("offer-catch", {"gnome": GNOME_TITLES[kind]}), line, f"mg-gnome-{GNOMES[kind]}")


def named(garden: str) -> Args:
    return {"garden": GARDEN_TITLES[GARDENS.index(garden)]}


@lru_cache(maxsize=64)
def opening(locks: int, points: int) -> Words:
    line = Phrase("offer-open-line", {"points": points})
    return Words(Phrase("offer-open", {"chest": chest_title(locks)}), line, f"mg-chest-{locks}")


@lru_cache(maxsize=1024)
def taking(card: int, filled: str) -> Words:
    inside = treasures(filled)
    line = Phrase("offer-take-card-line")
    if inside:
        line = Phrase("offer-take-chest-line", {"treasures": inside})
    title = Phrase("offer-take-card", {"card": CARD_TITLES[card]})
    return Words(title, line, f"mg-power-{sort_of(POWER[card])}")


@lru_cache(maxsize=4096)
def stowing(colour: int, container: int, inside: str) -> Words:
    title = Phrase("offer-stow", {"treasure": TREASURE_TITLES[colour]})
    given: Args = {"bag": CONTAINER_TITLES[container]}
    line = Phrase("offer-stow-empty", given)
    if inside:
        line = Phrase("offer-stow-beside", {**given, "treasures": treasures(inside)})
    return Words(title, line, treasure_icon(colour))


@lru_cache(maxsize=4096)
def emptying(container: int, inside: str) -> Words:
    line = Phrase("offer-empty-line", {"treasures": treasures(inside)})
    return Words(Phrase("offer-empty", {"bag": CONTAINER_TITLES[container]}), line, "mg-bag-open")


def status(view: Drawn, offers: list[MysteriousMove], seat: int) -> Phrase:
    phase = str(view["phase"])
    if phase != "capture":
        return STATUS[phase]
    now, *later = [
        step.split(" ") for step in view["agenda"] if step.startswith(f"capture {view['to_act']} ")
    ]
    return Phrase("status-catch", {"garden": Title(now[2]), "number": int(now[3]), "more": len(later)})


STATUS: Final = {
    phase: Phrase(f"status-{phase}")
    for phase in (
        "turn",
        "place",
        "reward",
        "pick-power",
        "pick-treasure",
        "unlock",
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


def asks(view: Drawn, key: str, seat: int, held: list[str]) -> list[MysteriousMove]:
    name, _, rest = key.partition("-")
    mine = view["players"].get(str(seat))
    if name == "side" and mine and mine["display"]:
        garden, _, side = rest.rpartition("-")
        inhand = [one.rpartition("-")[2] for one in held if one.startswith(("tile-", "turned-"))]
        number = int(inhand[0] if inhand and inhand[0].isdecimal() else mine["display"][0])
        row = PLACE[FIRST[GARDENS.index(garden)] + int(side) - 1]
        return [move for move in row if move.number == number and move.payment == FREE and not move.icon]
    if name == "waiting":
        return [DISCOVER[GARDENS.index(rest)][OPENINGS.index(side)] for side in taken_openings(view)[:1]]
    if name == "gnome" and rest in GNOMES:
        return [ADD[GNOMES.index(rest)]]
    return [UNLOCK[int(rest) - 1]] if name == "chest" else []


def taken_openings(view: Drawn) -> list[int]:
    found = []
    for name, lies in view["gardens"].items():
        first = FIRST[GARDENS.index(name)]
        for place, holds in enumerate(lies["sides"]):
            if holds and WALLS[first + place] == OPENING:
                found.append(first + place)
    return found
