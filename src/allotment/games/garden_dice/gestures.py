"""The gestures of Garden Dice: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from ...draw.scene import Words
from .components import TYPES

View = dict[str, Any]
SEEDS: Final = TYPES[1:]
SPECIALS: Final = {"critter": ("bird", "rabbit"), "dial": ("sundial", "scarecrow"), "rock": ("rock", "rock")}
NOUNS: Final = {  # what a path still asks for, by what its key begins with: one, several
    "die": ("a die", "dice"),
    "bed": ("a bed", "beds"),
    "stack": ("a seed of the stand", "seeds"),
    "seed": ("one of your seeds", "seeds"),
    "own": ("one of your tiles", "tiles"),
    "critter": ("your critter on the plot", "critters"),
    "face": ("the face it shall show", "faces"),
    "flip": ("a tile to flip", "tiles"),
    "sun": ("your sun", "suns"),
    "spit": ("“Spit out”", ""),
}


def paths(view: View, offers: list[str], seat: int) -> list[list[str]]:
    return [path(offer, seat) for offer in offers]


@lru_cache(maxsize=4096)
def path(offer: str, seat: int) -> list[str]:
    """Remembered and shared: not to be altered."""
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


def bending(word: str) -> str:
    """ "5-1" as "5 as 4"."""
    return word if len(word) == 1 else f"{word[0]} as {int(word[0]) + int(word[1:])}"


def say(view: View, offer: str) -> Words:
    verb, _, rest = offer.partition(" ")
    if verb == "buy":
        return words(offer, str(view["stacks"][rest.partition(" ")[0]]))
    if verb in ("water", "harvest", "remove"):
        return words(offer, str(view["board"][rest[:3]]))
    if verb == "move":
        rabbit = f"rabbit {view['turn']}" in view["board"].values()
        return words(offer, str(view["board"][rest[:3]]), "rabbit" if rabbit else "bird")
    return words(offer)


@lru_cache(maxsize=4096)
def words(offer: str, lies: str = "", who: str = "") -> Words:
    """The offer's words; `lies` is what is on its bed or left in its stack, `who` walks."""
    verb, *rest = offer.split(" ")
    if verb == "buy":
        left = int(lies)
        return Words(f"Buy {article(rest[0])}", f"with the {rest[2]}; {left} left", f"gd-{rest[0]}-seed")
    if verb == "place":
        dice = " and ".join(bending(word) for word in rest[3:])
        name = "seed" if rest[0] in SEEDS else ""
        title = f"Plant {rest[0]} on {rest[1]}" if name else f"Place your {rest[0]} on {rest[1]}"
        return Words(title, f"with {dice}", f"gd-{rest[0]}-seed" if name else "gd-trowel")
    if verb in ("water", "harvest"):
        kind = lies.partition("-")[0]
        icon = "gd-can" if verb == "water" else "gd-basket"
        return Words(f"{verb.capitalize()} {rest[0]}", f"your {kind}, with the {rest[2]}", icon)
    if verb == "remove":
        kind = lies.split(" ")[0]
        dice = ", ".join(bending(word) for word in rest[2:])
        return Words(f"Remove the {kind} on {rest[0]}", f"with {dice}", "gd-trowel")
    if verb == "move":
        prey = lies.split(" ")[0]
        line = f"with the {rest[2]}" + ("" if prey == "empty" else f"; eats the {prey.replace('-', ' ')}")
        return Words(f"{'Fly' if who == 'bird' else 'Run'} to {rest[0]}", line, f"gd-{who}")
    if verb == "flip":
        return Words(
            f"Flip your {rest[0]}", "with the 6", "gd-rabbit" if rest[0] == "critter" else "gd-scarecrow"
        )
    if verb == "sun" and rest[0] == "reroll":
        return Words("Sun: roll all dice", "gives the sun away", "gd-sun")
    if verb == "sun":
        return Words(f"Sun: {rest[1]} becomes {rest[3]}", "gives the sun away", "gd-sun")
    if verb == "spit":
        return Words("Spit it out", f"with the {rest[1]}", "gd-rabbit")
    return OTHERS[verb]


OTHERS: Final = {
    "swallow": Words("Swallow it", "a disc of yours stays on the critter", "gd-rabbit"),
    "reroll": Words("Roll again", "four of a kind: a free roll", "gd-die-5"),
    "end": Words("End turn", "the dice go on", ""),
}


def article(name: str) -> str:
    return ("an " if name[0] in "aeiou" else "a ") + name


def status(view: View, offers: list[str], seat: int) -> str:
    if view["phase"] == "eat":
        eaten = view["eaten"]
        return f"your critter has eaten {article(str(eaten['tile']))}: swallow it or spit it out"
    verbs = {offer.split(" ")[0] for offer in offers}
    names = [
        ("place", "plant"),
        ("water", "water"),
        ("harvest", "harvest"),
        ("buy", "buy"),
        ("move", "move your critter"),
    ]
    can = [word for verb, word in names if verb in verbs]
    if not can:
        return "end your turn" if "end" in verbs else "use what is left"
    listed = can[0] if len(can) == 1 else ", ".join(can[:-1]) + " or " + can[-1]
    return f"{listed} with your dice"


def facts(view: View, seat: int) -> list[tuple[str, str]]:
    held = [f"{count} {name}" for name, count in view["hand"][str(seat)].items() if count]
    found = [("discs", str(view["discs"][seat])), ("seeds", ", ".join(held) or "none")]
    found.append(("sun", "kept" if view["sun"][seat] else "given away"))
    if seat == view["turn"] and f"sundial {seat}" in view["board"].values():
        found.append(("pips", str(view["pips"])))
    return found


def asks(view: View, key: str, seat: int) -> list[str]:
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
