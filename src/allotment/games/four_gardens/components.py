"""Every part of the box as typed tables, read once from components.toml (FG-CARD)."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.house import Number, read_house
from ...kernel.manifest import manifest
from ...kernel.story import Args, Title

BOX: Final[dict[str, Any]] = manifest(__package__ or "allotment.games.four_gardens")

# ---- numbers ------------------------------------------------------------------------------------

# Numbers that a table may change; the rules read them from the state, as `terms`.
HOUSE_RULES: Final[list[Number]] = read_house(BOX)
FLOORS: Final[int] = BOX["counts"]["pagoda_floors"]
FIRST_SPACE: Final[int] = BOX["track"]["first_space"]
OFF_BOARD: Final[int] = BOX["track"]["off_board"]  # a removed marker (FG-GOD-3)

RESOURCES: Final[list[str]] = list(BOX["resources"]["order"])
KINDS: Final[int] = len(RESOURCES)
GODS: Final[list[str]] = list(BOX["gods"]["order"])
MULTI: Final[int] = len(GODS)  # the multi-coloured symbol, after the gods
SYMBOLS: Final[list[str]] = [*GODS, BOX["gods"]["multi"]]


def by_seats(block: dict[str, Any], blank: Any) -> list[Any]:
    """A block keyed by the number of seats, as a list indexed by it."""
    return [block.get(str(seats), blank) for seats in range(5)]


SIDES: Final[list[list[int]]] = by_seats(BOX["sides"], [])  # by seats: the side of each (FG-SETUP-2)
COLOURS: Final[list[str]] = [entry["colour"] for entry in BOX["player_set"]]

# ---- the pagoda: sides count clockwise; a floor is known by the icons it shows on side 0 -----------

RING: Final[list[int]] = list(BOX["pagoda"]["ring"])
START_FRONT: Final[list[int]] = list(BOX["pagoda"]["start_front"])  # bottom first (FG-SETUP-3)
SHOWN: Final[list[list[int]]] = [  # SHOWN[front][side]: icons on that side (FG-SETUP-4)
    [RING[(RING.index(front) + side) % len(RING)] for side in range(len(RING))] for front in range(len(RING))
]
CW: Final[list[int]] = [SHOWN[front][len(RING) - 1] for front in range(len(RING))]  # FG-ROT-3
CCW: Final[list[int]] = [SHOWN[front][1] for front in range(len(RING))]

# ---- panoramas and frames ------------------------------------------------------------------------

PANORAMAS: Final[list[str]] = [entry["id"] for entry in BOX["panorama"]]
SIZE: Final[list[int]] = [entry["frames"] for entry in BOX["panorama"]]
FRAME_NAMES: Final[list[str]] = [
    f"{name}-{number + 1}" for name, size in zip(PANORAMAS, SIZE, strict=True) for number in range(size)
]
FRAMES: Final[int] = len(FRAME_NAMES)
PANORAMA: Final[list[int]] = [PANORAMAS.index(name.split("-")[0]) for name in FRAME_NAMES]  # by frame
NUMBER: Final[list[int]] = [int(name.split("-")[1]) for name in FRAME_NAMES]  # by frame, 1 is leftmost
BIT: Final[list[int]] = [1 << frame for frame in range(FRAMES)]  # sets of frames are sums of these

# ---- the cards -----------------------------------------------------------------------------------

CARD_NAMES: Final[list[str]] = [entry["id"] for entry in BOX["card"]]
CARDS: Final[int] = len(CARD_NAMES)
FRAME: Final[list[int]] = [  # by card, like all tables below
    FRAME_NAMES.index(f"{entry['panorama']}-{entry['frame']}") for entry in BOX["card"]
]
GOD: Final[list[int]] = [SYMBOLS.index(entry["god"]) for entry in BOX["card"]]
NEEDS: Final[list[list[int]]] = [
    [entry["needs"].count(resource) for resource in RESOURCES] for entry in BOX["card"]
]
WILD_SYMBOL: Final[list[bool]] = [entry["action"] == "wild" for entry in BOX["card"]]
FLOOR: Final[list[int]] = [entry.get("floor", 0) - 1 for entry in BOX["card"]]  # 0 is the bottom; -1 none
UPWARDS: Final[list[bool]] = [entry.get("collect", "") == "up" for entry in BOX["card"]]

# ---- landscape sides: what a card shows from behind (FG-CARD-4) -----------------------------------


def look_name(card: int) -> str:
    return f"?{FRAME_NAMES[FRAME[card]]}-{SYMBOLS[GOD[card]]}"


LOOK_NAMES: Final[list[str]] = list(dict.fromkeys(look_name(card) for card in range(CARDS)))
LOOKS: Final[int] = len(LOOK_NAMES)
LOOK: Final[list[int]] = [LOOK_NAMES.index(look_name(card)) for card in range(CARDS)]  # by card
ALIKE: Final[list[list[int]]] = [  # by landscape side: the one or two cards behind it
    [card for card in range(CARDS) if LOOK[card] == look] for look in range(LOOKS)
]

# ---- bonus tiles ---------------------------------------------------------------------------------

BONUS_NAMES: Final[list[str]] = [entry["id"] for entry in BOX["bonus_tile"]]
BONUS_TYPES: Final[list[str]] = list(dict.fromkeys(entry["type"] for entry in BOX["bonus_tile"]))
TYPE: Final[list[int]] = [BONUS_TYPES.index(entry["type"]) for entry in BOX["bonus_tile"]]  # by tile
PRINTED: Final[list[str]] = [  # by tile: the house rule that is its number
    name.partition("-")[0] if name.startswith("expansion") else name.replace("-", "_") for name in BONUS_NAMES
]
EXPANSION: Final[int] = BONUS_TYPES.index("expansion")
WILDS: Final[int] = BONUS_TYPES.index("wilds")
REWARDS: Final[int] = BONUS_TYPES.index("rewards")

# ---- what they are called ------------------------------------------------------------------------

RESOURCE_TITLES: Final[list[Title]] = [Title(name) for name in RESOURCES]
GOD_TITLES: Final[list[Title]] = [Title(f"god-{name}") for name in SYMBOLS]
FRAME_TITLES: Final[list[Title]] = [
    Title(f"frame-{PANORAMAS[PANORAMA[frame]]}", {"number": NUMBER[frame]}) for frame in range(FRAMES)
]
FLOORS_TITLES: Final[list[Title]] = [  # by the lowest floor that turns
    Title(f"floors-{floor + 1}") for floor in range(FLOORS)
]


def card_title(card: int) -> Title:
    """Its frame, its god and its symbol: no two cards share all three."""
    parts: Args = {"frame": FRAME_TITLES[FRAME[card]], "god": GOD_TITLES[GOD[card]]}
    return (
        Title("wheel-card", parts)
        if WILD_SYMBOL[card]
        else Title("card", {**parts, "floor": FLOOR[card] + 1})
    )


CARD_TITLES: Final[list[Title]] = [card_title(card) for card in range(CARDS)]
LOOK_TITLES: Final[list[Title]] = [
    Title("look", {"frame": FRAME_TITLES[FRAME[cards[0]]], "god": GOD_TITLES[GOD[cards[0]]]})
    for cards in ALIKE
]
