"""The gestures of Garden Dice: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....draw.scene import Said, Setting, Words
from ....kernel.story import AnyOf, Args, Phrase, Title
from ..components import TYPES
from ..knowledge.view import View

SEEDS: Final = TYPES[1:]
SPECIALS: Final = {"critter": ("bird", "rabbit"), "dial": ("sundial", "scarecrow"), "rock": ("rock", "rock")}
# what a path still asks for, by what its key begins with
NOUNS: Final = ["die", "bed", "stack", "seed", "own", "critter", "face", "flip", "sun", "spit"]


class Drawn(View, Setting):
    """A view and what is needed to draw it."""


def paths(view: Drawn, offers: list[str], seat: int) -> list[list[str]]:
    return [path(offer, seat) for offer in offers]


@lru_cache(maxsize=4096)
def path(offer: str, seat: int) -> list[str]:
    """Cached and shared: don't change the result."""
    verb, *rest = offer.split(" ")
    if verb == "buy":
        return [*dice_of(rest[2:]), f"stack-{rest[0]}"]
    if verb == "place":
        thing = f"seed-{rest[0]}" if rest[0] in SEEDS else f"own-{rest[0]}"
        return [thing, *dice_of(rest[3:]), bed(rest[1])]
    if verb in ("water", "harvest", "remove"):
        return [*dice_of(rest[2:]), bed(rest[0])]
    if verb == "move":
        return [f"critter-{seat}", *dice_of(rest[2:]), bed(rest[0])]
    if verb == "flip":
        return [*dice_of(rest[2:]), f"flip-{rest[0]}"]
    if verb == "sun":
        sun = f"sun-{seat}"
        return [sun, "sun-reroll"] if rest[0] == "reroll" else [sun, *dice_of(rest[1:2]), f"face-{rest[3]}"]
    if verb == "spit":
        return [*dice_of(rest[1:]), "spit"]
    return [verb]  # swallow, reroll, end


def unused(view: Drawn, offer: str, offers: list[str]) -> Phrase | None:
    """What a move that ends the turn leaves unused. The turn can be ended only where no action is possible
    with the dice as they lie (GD-TURN-4): the others roll, turn or bend them."""
    if offer != "end" or len(offers) < 2 or not view["dice"]:
        return None
    return Phrase("unused-dice", {"dice": len(view["dice"])})


def bed(cell: str) -> str:
    return f"bed-{cell[0]}-{cell[2]}"


def dice_of(words: list[str]) -> list[str]:
    """Keys of the dice a move spends: "5-1" is a five bent by the sundial."""
    nth: dict[str, int] = {}
    keys: list[str] = []
    for word in words:
        face = word[0]
        nth[face] = nth.get(face, -1) + 1
        keys.append(f"die-{face}-{nth[face]}")
    return keys


def bending(words: list[str]) -> list[Phrase]:
    """Dice as one says them; "5-1" is a 5 bent to 4."""
    return [
        Phrase("die", {"die": int(word)})
        if len(word) == 1
        else Phrase("bent-die", {"die": int(word[0]), "to": int(word[0]) + int(word[1:])})
        for word in words
    ]


def say(view: Drawn, offer: str) -> Words:
    verb, _, rest = offer.partition(" ")
    if verb == "buy":
        return words(offer, str(view["stacks"][rest.partition(" ")[0]]))
    if verb in ("water", "harvest", "remove"):
        return words(offer, str(view["board"][rest[:3]]))
    if verb == "move":
        rabbit = f"rabbit {view['turn']}" in view["board"].values()
        return words(offer, str(view["board"][rest[:3]]), "rabbit" if rabbit else "bird")
    if verb == "flip":
        lying = view["board"].values()
        sides = SPECIALS[rest.partition(" ")[0]]
        return words(offer, next(side for side in sides if f"{side} {view['turn']}" in lying))
    return words(offer)


@lru_cache(maxsize=16384)
def words(offer: str, lies: str = "", who: str = "") -> Words:
    """The offer's words; `lies` is what is on its bed, left in its stack or flipped; `who` walks."""
    verb, *rest = offer.split(" ")
    if verb == "buy":
        title = Phrase("offer-buy", {"veggie": Title(rest[0])})
        line = Phrase("offer-buy-line", {"die": int(rest[2]), "left": int(lies)})
        return Words(title, line, f"gd-{rest[0]}-seed")
    if verb == "place":
        seed = rest[0] in SEEDS
        title = Phrase("offer-plant" if seed else "offer-place", {"tile": Title(rest[0]), "cell": rest[1]})
        icon = f"gd-{rest[0]}-seed" if seed else "gd-trowel"
        return Words(title, Phrase("offer-dice", {"dice": bending(rest[3:])}), icon)
    if verb in ("water", "harvest"):
        icon = "gd-can" if verb == "water" else "gd-basket"
        line = Phrase("offer-own", {"veggie": Title(lies.partition("-")[0]), "die": int(rest[2])})
        return Words(Phrase(f"offer-{verb}", {"cell": rest[0]}), line, icon)
    if verb == "remove":
        title = Phrase("offer-remove", {"critter": Title(lies.split(" ")[0]), "cell": rest[0]})
        return Words(title, Phrase("offer-dice", {"dice": bending(rest[2:])}), "gd-trowel")
    if verb == "move":
        prey = lies.split(" ")[0]
        given: Args = {"die": int(rest[2])}
        line = (
            Phrase("offer-die", given)
            if prey == "empty"
            else Phrase("offer-eat", {**given, "tile": Title(prey)})
        )
        title = Phrase("offer-fly" if who == "bird" else "offer-hop", {"cell": rest[0]})
        return Words(title, line, f"gd-{who}")
    if verb == "flip":
        sides = SPECIALS[rest[0]]
        other = sides[1] if lies == sides[0] else sides[0]
        title = Phrase("offer-flip", {"tile": Title(lies), "other": Title(other)})
        return Words(title, Phrase("offer-die", {"die": 6}), f"gd-{other}")
    if verb == "sun" and rest[0] == "reroll":
        return Words(Phrase("offer-sun-roll"), Phrase("offer-sun-line"), "gd-sun")
    if verb == "sun":
        title = Phrase("offer-sun-set", {"die": int(rest[1]), "to": int(rest[3])})
        return Words(title, Phrase("offer-sun-line"), "gd-sun")
    if verb == "spit":
        return Words(Phrase("offer-spit"), Phrase("offer-die", {"die": int(rest[1])}), "gd-rabbit")
    return OTHERS[verb]


OTHERS: Final = {
    "swallow": Words(Phrase("offer-swallow"), Phrase("offer-swallow-line"), "gd-rabbit"),
    "reroll": Words(Phrase("offer-reroll"), Phrase("offer-reroll-line"), "gd-die-5"),
    "end": Words(Phrase("offer-end"), Phrase("offer-end-line"), ""),
}


def status(view: Drawn, offers: list[str], seat: int) -> Phrase:
    if view["phase"] == "eat":
        return Phrase("status-eat", {"veggie": Title(str(view["eaten"]["tile"]))})
    return able(frozenset(offer.split(" ")[0] for offer in offers))


@lru_cache(maxsize=256)
def able(verbs: frozenset[str]) -> Phrase:
    can = [Phrase(f"status-{verb}") for verb in ("place", "water", "harvest", "buy", "move") if verb in verbs]
    if not can:
        return Phrase("status-end" if "end" in verbs else "status-rest")
    return Phrase("status-act", {"actions": AnyOf(list(can))})


def facts(view: Drawn, seat: int) -> list[tuple[Phrase, Said]]:
    found: list[tuple[Phrase, Said]] = [
        (DISCS_FACT, str(view["discs"][seat])),
        (SEEDS_FACT, held(tuple(view["hand"][str(seat)].items()))),
        (SUN_FACT, SUN_KEPT if view["sun"][seat] else SUN_SPENT),
    ]
    if seat == view["turn"] and f"sundial {seat}" in view["board"].values():
        found.append((PIPS_FACT, str(view["pips"])))
    return found


DISCS_FACT: Final = Phrase("fact-discs")
SEEDS_FACT: Final = Phrase("fact-seeds")
SUN_FACT: Final = Phrase("fact-sun")
SUN_KEPT: Final = Phrase("fact-sun-kept")
SUN_SPENT: Final = Phrase("fact-sun-spent")
PIPS_FACT: Final = Phrase("fact-pips")


@lru_cache(maxsize=1024)
def held(seeds: tuple[tuple[str, int], ...]) -> Phrase:
    some = [Phrase("count", {"count": count, "veggie": Title(name)}) for name, count in seeds if count]
    return Phrase("fact-seeds-are", {"seeds": some}) if some else Phrase("fact-none")


def asks(view: Drawn, key: str, seat: int) -> list[str]:
    """What a person may have meant by touching a piece, most likely first."""
    name, _, rest = key.partition("-")
    dice = sorted({int(face) for face in view["dice"]}, reverse=True)
    best = dice[0] if dice else 6
    if name == "stack":
        return [f"buy {rest} with {max(best, SEEDS.index(rest) + 1)}"]
    if name == "bed":
        cell = rest.replace("-", ",")
        kind = str(view["board"][cell])
        if kind.endswith(f"-veggie {seat}"):
            return [f"harvest {cell} with {best}"]
        return [f"water {cell} with {best}", f"move {cell} with {best}"]
    if name == "flip":
        return [f"flip {rest} with 6"]
    if name == "sun":
        return ["sun reroll"]
    if key in ("end", "reroll", "swallow"):
        return [key]
    if key == "spit":
        return [f"spit with {best}"]
    return []
