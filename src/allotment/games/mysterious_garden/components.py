"""What is in the box, as typed tables. Every number comes from components.toml."""

from __future__ import annotations

from typing import Final

from ...kernel.house import read_house
from ...kernel.manifest import blocks, manifest, table, whole, word, words
from ...kernel.story import Title

BOXED: Final = manifest(__package__ or "allotment.games.mysterious_garden")
HOUSE_RULES: Final = read_house(BOXED)
LIMITS: Final = table(BOXED, "limits")
POINTS: Final = table(BOXED, "points")

NO_SEAT: Final = -1
WARDEN: Final = 4  # owner of the solo opponent's tiles, and its name in steps

# Treasure colours
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
COLOURS: Final = ["red", "blue", "yellow"]
LETTERS: Final = "rby"
TREASURE_TITLES: Final = [Title("gem"), Title("cup"), Title("coin")]
TREASURES: Final = [whole(table(BOXED, "treasures"), colour) for colour in COLOURS]

# Gardens, by their place in the manifest; their sides are numbered on, 0 to 61
GARDEN_BLOCKS: Final = blocks(BOXED, "garden")
GARDENS: Final = [word(row, "id") for row in GARDEN_BLOCKS]
GARDEN_TITLES: Final = [Title(id) for id in GARDENS]
GARDEN_COUNT: Final = len(GARDENS)
SIDES: Final = [whole(row, "sides") for row in GARDEN_BLOCKS]
FIRST: Final = [sum(SIDES[:garden]) for garden in range(GARDEN_COUNT)]  # side 1, the gate (MG-COMP-3)
SIDE_COUNT: Final = sum(SIDES)
GARDEN_OF: Final = [garden for garden in range(GARDEN_COUNT) for _ in range(SIDES[garden])]
MUSHROOMS: Final = [whole(row, "mushrooms") for row in GARDEN_BLOCKS]
TREASURE_ON: Final = [whole(table(BOXED, "garden_treasure"), str(count)) for count in SIDES]
SIDE_NAMES: Final = [
    f"{GARDENS[GARDEN_OF[side]]} {side - FIRST[GARDEN_OF[side]] + 1}" for side in range(SIDE_COUNT)
]
SIDE_NUMBER: Final = {name: side for side, name in enumerate(SIDE_NAMES)}

OPENING: Final = 0
BAG_WALL: Final = 1
TREASURE_WALL: Final = 2
LADYBUG_WALL: Final = 3
KEY_WALL: Final = 4
POWER_WALL: Final = 5
PLAIN: Final = 6
WALL_NAMES: Final = ["opening", "bag", "treasure", "ladybug", "key", "power", "plain"]
WALLS: Final = [WALL_NAMES.index(wall) for row in GARDEN_BLOCKS for wall in words(row, "walls")]
WALL_TITLES: Final = [Title(f"wall-{name}") for name in WALL_NAMES]
OPENINGS: Final = [side for side in range(SIDE_COUNT) if WALLS[side] == OPENING]

# What the number of seats settles; row 0 is unused
SEAT_BLOCKS: Final = [table(table(BOXED, "seats"), str(seats)) for seats in range(1, 5)]
LAYOUT: Final = [[], *[[GARDENS.index(id) for id in words(row, "gardens")] for row in SEAT_BLOCKS]]
START_GARDEN: Final = [0, *[GARDENS.index(word(row, "start_garden")) for row in SEAT_BLOCKS]]
TURNS_EACH: Final = [0, *[whole(row, "turns_each") for row in SEAT_BLOCKS]]
DOORS_USED: Final = [0, *[whole(row, "doors") for row in SEAT_BLOCKS]]
KINGS_KEYS: Final = [0, *[whole(row, "keys") - whole(row, "wall_keys") for row in SEAT_BLOCKS]]
CHESTS_USED: Final = [
    [0, 0, 0, 0],
    *[[0, *[whole(table(row, "chests"), str(locks)) for locks in range(1, 4)]] for row in SEAT_BLOCKS],
]

# Tiles. A tile on a side is one number: 0 for none, else by owner, number and face.
TILE_BLOCKS: Final = blocks(BOXED, "tile")
NUMBERS: Final = len(TILE_BLOCKS)
TILE_KINDS: Final = ["", *[word(row, "kind") for row in TILE_BLOCKS]]
TILE_TITLES: Final = [Title(f"tile-{kind}") for kind in TILE_KINDS]  # by number; none is 0
TREASURE_TILE: Final = [kind in ("treasure", "treasure-net") for kind in TILE_KINDS]
DOUBLE_NET: Final = TILE_KINDS.index("double-net")
LADYBUG_TILES: Final = [number for number in range(1, NUMBERS + 1) if TILE_BLOCKS[number - 1]["ladybug"]]
REGULAR_TILES: Final = [number for number in range(1, NUMBERS + 1) if number not in LADYBUG_TILES]
SEAT_COLOURS: Final = words(table(BOXED, "tile_sets"), "colours")

BIT: Final = [1 << place for place in range(SIDE_COUNT)]  # tile numbers and sides both fit
LADYBUG_MASK: Final = sum(BIT[number] for number in LADYBUG_TILES)
REGULAR_MASK: Final = sum(BIT[number] for number in REGULAR_TILES)

NO_TILE: Final = 0
TILE_CODES: Final = 1 + 2 * NUMBERS * (WARDEN + 1)


def catches_of(double: int) -> list[int]:
    """Gnomes that each tile catches, by number."""
    return [double if kind == "double-net" else int(kind in ("net", "treasure-net")) for kind in TILE_KINDS]


def tile(owner: int, number: int, icon: bool) -> int:
    """A tile as it lies on a side."""
    return 1 + 2 * (NUMBERS * owner + number - 1) + (1 if icon else 0)


OWNER: Final = [NO_SEAT, *[code // (2 * NUMBERS) for code in range(TILE_CODES - 1)]]
NUMBER: Final = [0, *[code // 2 % NUMBERS + 1 for code in range(TILE_CODES - 1)]]
ICON: Final = [False, *[code % 2 == 1 for code in range(TILE_CODES - 1)]]
UP: Final = [0 if ICON[code] else NUMBER[code] for code in range(TILE_CODES)]  # the number that counts
TILE_TEXTS: Final = [
    "",
    *[
        ("w" if OWNER[code] == WARDEN else str(OWNER[code]))
        + f":{NUMBER[code]}"
        + ("*" if ICON[code] else "")
        for code in range(1, TILE_CODES)
    ],
]
TILE_NUMBER: Final = {text: code for code, text in enumerate(TILE_TEXTS)}

# Gnomes: the five clans come first
GNOME_BLOCKS: Final = blocks(BOXED, "gnome")
GNOMES: Final = [word(row, "id") for row in GNOME_BLOCKS]
GNOME_TITLES: Final = [Title(id) for id in GNOMES]
GNOME_KINDS: Final = len(GNOMES)
GNOME_COUNTS: Final = [whole(row, "count") for row in GNOME_BLOCKS]
CLANS: Final = len([row for row in GNOME_BLOCKS if row["commoner"]])
assert all(bool(row["commoner"]) == (kind < CLANS) for kind, row in enumerate(GNOME_BLOCKS))
WILD: Final = GNOMES.index("wild")
QUEEN: Final = GNOMES.index("queen")
KING: Final = GNOMES.index("king")

# Power cards
POWER_BLOCKS: Final = blocks(BOXED, "power")
POWER: Final = [word(row, "id") for row in POWER_BLOCKS]
POWER_KINDS: Final = [word(row, "kind") for row in POWER_BLOCKS]
CARD_TITLES: Final = [Title(f"card-{kind}") for kind in POWER_KINDS]
POWER_COUNT: Final = len(POWER)
WAGON: Final = POWER.index("wagon")
KEY_CARD: Final = POWER.index("key-card")
LADYBUG_CARD: Final = POWER.index("ladybug-card")
WILD_CARD: Final = POWER.index("wild-gnome")
COLLECTION: Final = POWER.index("collection")
RED_BONUS: Final = [kind == "red-bonus" for kind in POWER_KINDS]
CHEST_SIZE: Final = [whole(row, "treasures") if row["kind"] == "open-chest" else 0 for row in POWER_BLOCKS]

# Cards that hold something have a slot: the containers in the order of the move table, then the traps
SLOT_CARDS: Final = [
    *[card for card in range(POWER_COUNT) if POWER_KINDS[card] == "xl-bag"],
    WAGON,
    *[card for card in range(POWER_COUNT) if POWER_KINDS[card] == "gnome-trap"],
]
SLOTS: Final = len(SLOT_CARDS)
WAGON_SLOT: Final = SLOT_CARDS.index(WAGON)
FIRST_TRAP: Final = WAGON_SLOT + 1  # slots from here on are traps
NO_SLOT: Final = -1
SLOT: Final = [SLOT_CARDS.index(card) if card in SLOT_CARDS else NO_SLOT for card in range(POWER_COUNT)]
NO_CARD: Final = -1  # in a slot: the seat has no such card
FREE_TRAP: Final = 0  # in a trap's slot; a trapped gnome is its kind + 1

# Containers: 32 bags, then the slots up to the wagon
CONTAINER_BLOCKS: Final = blocks(BOXED, "container")
BAGS: Final = whole(table(BOXED, "counts"), "magic_bags")
CONTAINERS: Final = [
    *[f"bag-{n + 1}" for n in range(BAGS)],
    *[POWER[card] for card in SLOT_CARDS[:FIRST_TRAP]],
]
CONTAINER_TITLES: Final = [
    *[Title("bag", {"number": n + 1}) for n in range(BAGS)],
    *[CARD_TITLES[card] for card in SLOT_CARDS[:FIRST_TRAP]],
]
CONTAINER_COUNT: Final = len(CONTAINERS)
BAG: Final = 0
XL_BAG: Final = 1
CONTAINER_KIND_NAMES: Final = [word(row, "id") for row in CONTAINER_BLOCKS]
CONTAINER_KINDS: Final = [
    *[BAG] * BAGS,
    *[CONTAINER_KIND_NAMES.index(POWER_KINDS[card]) for card in SLOT_CARDS[:FIRST_TRAP]],
]


def allowed(kind: int, red: int, blue: int, yellow: int) -> bool:
    """MG-BAG-1 to -3: may a container of that kind hold these?"""
    row = CONTAINER_BLOCKS[kind]
    if red + blue + yellow > whole(row, "capacity"):
        return False
    if red > whole(row, "red") or blue > whole(row, "blue") or yellow > whole(row, "yellow"):
        return False
    return bool(row["mixed_red"]) or red == 0 or blue + yellow == 0


# Contents of containers and open chests: every mixture of up to six has a number, those of bags first
MOST_HELD: Final = max(whole(row, "capacity") for row in CONTAINER_BLOCKS)


def all_contents() -> list[list[int]]:
    found: list[list[int]] = []
    for fits_bag in (True, False):
        for total in range(MOST_HELD + 1):
            for red in range(total, -1, -1):
                for blue in range(total - red, -1, -1):
                    mixture = [red, blue, total - red - blue]
                    if allowed(BAG, mixture[0], mixture[1], mixture[2]) == fits_bag:
                        found.append(mixture)
    return found


CONTENTS: Final = all_contents()
NOTHING: Final = 0
assert CONTENTS[NOTHING] == [0, 0, 0]
CONTENT_TEXTS: Final = ["r" * c[0] + "b" * c[1] + "y" * c[2] for c in CONTENTS]
CONTENT_NUMBER: Final = {text: code for code, text in enumerate(CONTENT_TEXTS)}
REDS: Final = [c[0] for c in CONTENTS]
BLUES: Final = [c[1] for c in CONTENTS]
YELLOWS: Final = [c[2] for c in CONTENTS]
TOTAL: Final = [sum(c) for c in CONTENTS]
COUNT: Final = [count for c in CONTENTS for count in c]  # by 3 * contents + colour


def one_more(contents: int, colour: int) -> int:
    """The contents with one more treasure; -1 if that is more than anything holds."""
    mixture = CONTENTS[contents][:]
    mixture[colour] += 1
    return CONTENTS.index(mixture) if mixture in CONTENTS else -1


MORE: Final = [one_more(contents, colour) for contents in range(len(CONTENTS)) for colour in range(3)]


def room(kind: int, contents: int, colour: int) -> bool:
    after = MORE[3 * contents + colour]
    return after >= 0 and allowed(kind, REDS[after], BLUES[after], YELLOWS[after])


# ROOM[kind][3 * contents + colour]: one more of that colour fits
ROOM: Final = [
    [room(kind, contents, colour) for contents in range(len(CONTENTS)) for colour in range(3)]
    for kind in range(len(CONTAINER_BLOCKS))
]

# Garden doors
DOOR_BLOCKS: Final = blocks(BOXED, "door")
DOORS: Final = [word(row, "id") for row in DOOR_BLOCKS]
DOOR_SORTS: Final = [word(row, "sort") for row in DOOR_BLOCKS]  # what is counted
DOOR_COUNT: Final = len(DOORS)
CATEGORIES: Final = ["red", "blue-yellow", "bags", "gnomes"]
RED_DOOR: Final = 0
BLUE_YELLOW_DOOR: Final = 1
BAG_DOOR: Final = 2
GNOME_DOOR: Final = 3
DOOR_CATEGORY: Final = [CATEGORIES.index(word(row, "category")) for row in DOOR_BLOCKS]
DOOR_NUMBERS: Final = [  # house rules of what each asks for
    "door_gems",
    "door_more_gems",
    "door_pairs",
    "door_alike",
    "door_full",
    "door_bags",
    "door_gnomes",
    "door_couples",
]
DOOR_FILLED: Final = whole(DOOR_BLOCKS[DOORS.index("door-c1")], "filled")
A1: Final = DOORS.index("door-a1")
A2: Final = DOORS.index("door-a2")
B1: Final = DOORS.index("door-b1")
B2: Final = DOORS.index("door-b2")
C1: Final = DOORS.index("door-c1")
C2: Final = DOORS.index("door-c2")
D1: Final = DOORS.index("door-d1")
D2: Final = DOORS.index("door-d2")

# Limits and points
LOCKS: Final = max(whole(row, "locks") for row in blocks(BOXED, "chest"))
UNMATCHED_TWO: Final = whole(POINTS, "unmatched_two")
UNUSED_POINTS: Final = [whole(POWER_BLOCKS[card], "unused_points") for card in SLOT_CARDS]
LADYBUG_CARD_POINTS: Final = whole(POWER_BLOCKS[LADYBUG_CARD], "points")

# Solo
SOLO: Final = table(BOXED, "solo")
WARDEN_ORDER: Final = [GNOMES.index(id) for id in words(SOLO, "gnome_order")]
BANDS: Final = [word(row, "name") for row in blocks(SOLO, "band")]
