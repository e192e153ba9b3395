"""The gestures of Garden Dice: which pieces one clicks to make a move, and each move in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....draw.scene import Said, Setting, Words
from ....kernel.story import AnyOf, Args, Phrase, Title
from ..components import CELLS, KINDS, SIDE, THINGS, TYPES
from ..knowledge.view import View
from ..rules.moves import (
    BUYS,
    END,
    FLIP_CRITTER,
    FLIP_DIAL,
    HARVESTS,
    PLACES,
    REROLL,
    SPITS,
    SUN_REROLL,
    SWALLOW,
    WALKS,
    WATERS,
    Aim,
    Buy,
    End,
    Flip,
    GardenMove,
    Harvest,
    Place,
    Remove,
    Spit,
    SunReroll,
    SunSet,
    Walk,
    Water,
)

SEEDS: Final = TYPES[1:]
SIX: Final = 6  # what a flip and a removal cost, and the number of faces
SPECIALS: Final = {"critter": ("bird", "rabbit"), "dial": ("sundial", "scarecrow"), "rock": ("rock", "rock")}
# what a path still asks for, by what its key begins with
NOUNS: Final = ["die", "bed", "stack", "seed", "own", "critter", "face", "flip", "sun", "spit"]
# the symbols of what lines of the log speak of, by title; numbers by the argument that they are
DRAWINGS: Final = {
    **{kind: f"gd-{kind}" for kind in KINDS[1:]},
    **{name: f"gd-{name}-veggie" for name in SEEDS},
}
NUMBERS: Final = {"die": "gd-die", "dice": "gd-die"}


class Drawn(View, Setting):
    """A view and what is needed to draw it."""


def paths(view: Drawn, offers: list[GardenMove], seat: int) -> list[list[str]]:
    return [PATHS.get(move) or path(move, seat) for move in offers]


PATHS: Final[dict[GardenMove, list[str]]] = {}  # of the moves that are made alike in every seat


def path(move: GardenMove, seat: int) -> list[str]:
    """Kept and shared: don't change the result."""
    if isinstance(move, Walk | SunReroll | SunSet):
        return own_path(move, seat)
    found = PATHS[move] = any_path(move)
    return found


@lru_cache(maxsize=1024)
def own_path(move: Walk | SunReroll | SunSet, seat: int) -> list[str]:
    """Of moves that begin with a piece of the seat's own."""
    match move:
        case Walk():
            return [f"critter-{seat}", *dice_keys(move.die), bed(move.cell)]
        case SunSet():
            return [f"sun-{seat}", *dice_keys(move.die), f"face-{move.to}"]
    return [f"sun-{seat}", "sun-reroll"]


def any_path(move: GardenMove) -> list[str]:
    match move:
        case Buy():
            return [*dice_keys(move.die), f"stack-{TYPES[move.type]}"]
        case Place():
            name = THINGS[move.thing]
            thing = f"seed-{name}" if name in SEEDS else f"own-{name}"
            return [thing, *dice_keys(move.aim.row_die, move.aim.column_die), bed(move.aim.cell)]
        case Water() | Harvest():
            return [*dice_keys(move.die), bed(move.cell)]
        case Remove():
            return [*dice_keys(move.aim.row_die, move.aim.column_die, SIX), bed(move.aim.cell)]
        case Flip():
            return [*dice_keys(SIX), f"flip-{THINGS[move.thing]}"]
        case Spit():
            return [*dice_keys(move.die), "spit"]
    return [move.text]  # swallow, reroll, end


def unused(view: Drawn, move: GardenMove, offers: list[GardenMove]) -> Phrase | None:
    """What a move that ends the turn leaves unused. The turn can be ended only where no action is possible
    with the dice as they lie (GD-TURN-4): the others roll, turn or bend them."""
    if move is not END or len(offers) < 2 or not view["dice"]:
        return None
    return Phrase("unused-dice", {"dice": len(view["dice"])})


def bed(cell: int) -> str:
    return f"bed-{cell // SIDE + 1}-{cell % SIDE + 1}"


def dice_keys(*faces: int) -> list[str]:
    """Keys of the dice a move spends, as they lie: of two fours each has its own."""
    return [f"die-{face}-{faces[:place].count(face)}" for place, face in enumerate(faces)]


def aimed(aim: Aim) -> list[Phrase]:
    """The dice that point at a bed as one says them: by the sundial a 5 may be bent to 4."""
    return [said(aim.row_die, aim.cell // SIDE + 1), said(aim.column_die, aim.cell % SIDE + 1)]


def said(die: int, to: int) -> Phrase:
    return Phrase("die", {"die": die}) if die == to else Phrase("bent-die", {"die": die, "to": to})


def say(view: Drawn, move: GardenMove) -> Words:
    if type(move) is Place:  # as most are: a match would ask for all others first
        found = PLACED.get(move)
        if found is None:
            found = PLACED[move] = words(move)
        return found
    match move:
        case Buy():
            return words(move, str(view["stacks"][TYPES[move.type]]))
        case Water() | Harvest():
            return words(move, str(view["board"][CELLS[move.cell]]))
        case Remove():
            return words(move, str(view["board"][CELLS[move.aim.cell]]))
        case Walk():
            rabbit = f"rabbit {view['turn']}" in view["board"].values()
            return words(move, str(view["board"][CELLS[move.cell]]), "rabbit" if rabbit else "bird")
        case Flip():
            lying = view["board"].values()
            sides = SPECIALS[THINGS[move.thing]]
            return words(move, next(side for side in sides if f"{side} {view['turn']}" in lying))
    return words(move)


PLACED: Final[dict[GardenMove, Words]] = {}


@lru_cache(maxsize=16384)
def words(move: GardenMove, lies: str = "", who: str = "") -> Words:
    """The offer's words; `lies` is what is on its bed, left in its stack or flipped; `who` walks."""
    match move:
        case Buy():
            title = Phrase("offer-buy", {"veggie": Title(TYPES[move.type])})
            line = Phrase("offer-buy-line", {"die": move.die, "left": int(lies)})
            return Words(title, line, f"gd-{TYPES[move.type]}-seed")
        case Place():
            name, cell = THINGS[move.thing], CELLS[move.aim.cell]
            seed = name in SEEDS
            title = Phrase("offer-plant" if seed else "offer-place", {"tile": Title(name), "cell": cell})
            icon = f"gd-{name}-seed" if seed else "gd-trowel"
            return Words(title, Phrase("offer-dice", {"dice": aimed(move.aim)}), icon)
        case Water():
            title = Phrase("offer-water", {"cell": CELLS[move.cell]})
            return Words(title, own(lies, move.die), "gd-can")
        case Harvest():
            title = Phrase("offer-harvest", {"cell": CELLS[move.cell]})
            return Words(title, own(lies, move.die), "gd-basket")
        case Remove():
            gone: Args = {"critter": Title(lies.split(" ")[0]), "cell": CELLS[move.aim.cell]}
            dice = [*aimed(move.aim), said(SIX, SIX)]
            return Words(Phrase("offer-remove", gone), Phrase("offer-dice", {"dice": dice}), "gd-trowel")
        case Walk():
            prey = lies.split(" ")[0]
            line = Phrase("offer-die", {"die": move.die})
            if prey != "empty":
                line = Phrase("offer-eat", {"die": move.die, "tile": Title(prey)})
            title = Phrase("offer-fly" if who == "bird" else "offer-hop", {"cell": CELLS[move.cell]})
            return Words(title, line, f"gd-{who}")
        case Flip():
            sides = SPECIALS[THINGS[move.thing]]
            other = sides[1] if lies == sides[0] else sides[0]
            title = Phrase("offer-flip", {"tile": Title(lies), "other": Title(other)})
            return Words(title, Phrase("offer-die", {"die": SIX}), f"gd-{other}")
        case SunReroll():
            return Words(Phrase("offer-sun-roll"), Phrase("offer-sun-line"), "gd-sun")
        case SunSet():
            title = Phrase("offer-sun-set", {"die": move.die, "to": move.to})
            return Words(title, Phrase("offer-sun-line"), "gd-sun")
        case Spit():
            return Words(Phrase("offer-spit"), Phrase("offer-die", {"die": move.die}), "gd-rabbit")
    return OTHERS[move]


def own(lies: str, die: int) -> Phrase:
    return Phrase("offer-own", {"veggie": Title(lies.partition("-")[0]), "die": die})


OTHERS: Final[dict[GardenMove, Words]] = {
    SWALLOW: Words(Phrase("offer-swallow"), Phrase("offer-swallow-line"), "gd-rabbit"),
    REROLL: Words(Phrase("offer-reroll"), Phrase("offer-reroll-line"), "gd-die-5"),
    END: Words(Phrase("offer-end"), Phrase("offer-end-line"), ""),
}


def status(view: Drawn, offers: list[GardenMove], seat: int) -> Phrase:
    if view["phase"] == "eat":
        return Phrase("status-eat", {"veggie": Title(str(view["eaten"]["tile"]))})
    seeds = any(isinstance(move, Place) and THINGS[move.thing] in SEEDS for move in offers)
    return able(frozenset(type(move) for move in offers), seeds)


ACTIONS: Final[dict[type[GardenMove], str]] = {
    Place: "status-place-tile",
    Water: "status-water",
    Harvest: "status-harvest",
    Buy: "status-buy",
    Walk: "status-move",
}


@lru_cache(maxsize=256)
def able(verbs: frozenset[type[GardenMove]], seeds: bool) -> Phrase:
    """What these verbs allow; `seeds`: one of them may be planted."""
    can = [Phrase(kind) for verb, kind in ACTIONS.items() if verb in verbs]
    if seeds:
        can[0] = Phrase("status-place")
    if not can:
        return Phrase("status-end" if End in verbs else "status-rest")
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


def asks(view: Drawn, key: str, seat: int, held: list[str]) -> list[GardenMove]:
    """What a person may have meant by touching a piece, most likely first."""
    name, _, rest = key.partition("-")
    best = max((int(face) for face in view["dice"]), default=SIX)
    if name == "stack":
        type = TYPES.index(rest)
        return [move for move in BUYS if move.type == type and move.die == max(best, type)]
    if name == "bed":
        text = rest.replace("-", ",")
        thing = next((one for one in held if one.startswith(("seed-", "own-"))), "")
        if thing:
            laid = PLACES[THINGS.index(thing.partition("-")[2])]
            return [move for move in laid if CELLS[move.aim.cell] == text and not move.aim.pips]
        with_best = SIX * CELLS.index(text) + best - 1
        if str(view["board"][text]).endswith(f"-veggie {seat}"):
            return [HARVESTS[with_best]]
        return [WATERS[with_best], WALKS[with_best]]
    if name == "flip":
        return [FLIP_CRITTER if rest == "critter" else FLIP_DIAL]
    if name == "sun":
        return [SUN_REROLL]
    if key == "spit":
        return [SPITS[best - 1]]
    return [move for move in OTHERS if move.text == key]
