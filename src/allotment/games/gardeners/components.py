"""What is in the box, as typed tables. Every number comes from components.toml."""

from __future__ import annotations

from typing import Final

from ...kernel.house import read_house
from ...kernel.manifest import blocks, manifest, table, whole, wholes, word, words
from ...kernel.story import Args, Phrase, Title

BOXED: Final = manifest(__package__ or "allotment.games.gardeners")

# Directions, clockwise (GR-COMP-3): a rotation of 90 turns each into the next.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
COMPASS: Final = "nesw"
QUARTER: Final = 90

BACKGROUNDS: Final = words(table(BOXED, "vocabulary"), "backgrounds")
ELEMENTS: Final = words(table(BOXED, "vocabulary"), "elements")
BACKS: Final = words(table(BOXED, "vocabulary"), "backs")
KINDS: Final = words(table(BOXED, "vocabulary"), "kinds")
GROUPS: Final = {
    name: words(table(table(BOXED, "vocabulary"), "groups"), name)
    for name in table(table(BOXED, "vocabulary"), "groups")
}

# Tiles are known by their place in the manifest.
TILE_BLOCKS: Final = blocks(BOXED, "tile")
TILES: Final = [word(tile, "id") for tile in TILE_BLOCKS]
TILE_SET: Final = [word(tile, "set") for tile in TILE_BLOCKS]
BACKGROUND: Final = [BACKGROUNDS.index(word(tile, "background")) for tile in TILE_BLOCKS]
ELEMENT: Final = [ELEMENTS.index(word(tile, "element")) for tile in TILE_BLOCKS]
TILE_NUMBER: Final = {name: number for number, name in enumerate(TILES)}
assert len(TILES) == whole(table(BOXED, "counts"), "tiles")

# A lie is a tile in one of its rotations (GR-COMP-5), in the order of tiles, then rotations.
EMPTY: Final = -1
LIE_TILE: Final = [number for number, tile in enumerate(TILE_BLOCKS) for _ in wholes(tile, "rotations")]
LIE_ROTATION: Final = [turn for tile in TILE_BLOCKS for turn in wholes(tile, "rotations")]
LIES: Final = [
    TILES[tile] + (f"@{turn}" if turn else "") for tile, turn in zip(LIE_TILE, LIE_ROTATION, strict=True)
]  # GR-MOVE-2: the rotation is written exactly when it is not 0
LIE_NUMBER: Final = {name: number for number, name in enumerate(LIES)}
LIES_OF: Final = [
    [lie for lie in range(len(LIE_TILE)) if LIE_TILE[lie] == tile] for tile in range(len(TILES))
]


def unturned(name: str) -> str:
    """The tile's name without a written `@0`, which may be read but is never printed (GR-MOVE-2)."""
    return name[:-2] if name.endswith("@0") and name[:-2] in TILE_NUMBER else name


def turned(direction: str, rotation: int) -> int:
    """Where a side that is printed towards `direction` points in that rotation."""
    return (COMPASS.index(direction) + rotation // QUARTER) % len(COMPASS)


# GR-COMP-3: which way a bench looks; EMPTY for all that is no bench.
FACES: Final = [
    turned(word(TILE_BLOCKS[tile], "faces"), turn) if "faces" in TILE_BLOCKS[tile] else EMPTY
    for tile, turn in zip(LIE_TILE, LIE_ROTATION, strict=True)
]
# GR-COMP-4: the directions in which a hedge has an arm.
ARMS: Final = [
    [turned(arm, turn) for arm in words(TILE_BLOCKS[tile], "arms")] if "arms" in TILE_BLOCKS[tile] else []
    for tile, turn in zip(LIE_TILE, LIE_ROTATION, strict=True)
]

# What tiles and ways to lie are called: kinds of phrases end in a lie's LYING and take its LIE_SAID.
WAYS: Final[list[Title]] = [Title("north"), Title("east"), Title("south"), Title("west")]
TILE_SAID: Final[list[Title]] = [
    Title(f"plain-{BACKGROUNDS[BACKGROUND[tile]]}")
    if ELEMENTS[ELEMENT[tile]] == "plain"
    else Title(
        "tile",
        {"thing": Title(ELEMENTS[ELEMENT[tile]]), "ground": Title(BACKGROUNDS[BACKGROUND[tile]])},
    )
    for tile in range(len(TILES))
]
LYING: Final = [
    "-bench" if face != EMPTY else "-hedge" if arms else "" for face, arms in zip(FACES, ARMS, strict=True)
]


def lie_said(lie: int) -> Args:
    """The tile, and the way it looks or leads."""
    said: Args = {"tile": TILE_SAID[LIE_TILE[lie]]}
    if FACES[lie] != EMPTY:
        said["way"] = WAYS[FACES[lie]]
    elif ARMS[lie]:
        one, other = sorted(ARMS[lie])
        said["from"] = WAYS[one]
        said["to"] = WAYS[other]
    return said


LIE_SAID: Final = [lie_said(lie) for lie in range(len(LIE_TILE))]

# Cards are known by their place in the manifest.
CARD_BLOCKS: Final = blocks(BOXED, "card")
CARDS: Final = [word(card, "id") for card in CARD_BLOCKS]
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARDS)}
CARD_DECK: Final = [word(card, "deck") for card in CARD_BLOCKS]
BACK: Final = [BACKS.index(word(card, "back")) for card in CARD_BLOCKS]
WISH: Final[list[Phrase]] = [Phrase(f"wish-{name}") for name in CARDS]  # what each asks for
BACK_SAID: Final[list[Title]] = [Title(name) for name in BACKS]
CONSTRAINT: Final = [table(card, "constraint") for card in CARD_BLOCKS]
assert len(CARDS) == whole(table(BOXED, "counts"), "cards")

MOST_SEATS: Final = max(max(wholes(mode, "seats")) for mode in blocks(BOXED, "mode"))
MOST_SECONDS: Final = whole(table(BOXED, "options"), "most_seconds")
MOVE_LIMIT: Final = whole(table(BOXED, "options"), "move_limit")
DEFAULT_SEATS: Final = whole(table(BOXED, "options"), "default_seats")
BOX_SEATS: Final = whole(table(BOXED, "options"), "box_seats")  # GR-RULING-20
SOLO_PILES: Final = whole(table(BOXED, "limits"), "solo_piles")
HOUSE_RULES: Final = read_house(BOXED)  # what a table may change; terms hold what it has agreed on


class Success:
    """A table of success: the level a score reaches (GR-END-2)."""

    __slots__ = ("least", "levels")

    def __init__(self, levels: list[str], least: list[int]) -> None:
        self.levels = levels
        self.least = least

    def level(self, score: int) -> str:
        """GR-RULING-25: the first row also covers everything below it. "" where there is no table
        (GR-END-4)."""
        reached = ""
        for level, least in zip(self.levels, self.least, strict=True):
            if not reached or score >= least:
                reached = level
        return reached


TEAMS: Final = {"group": "team", "solo": "solo"}  # tables of success: what their house rules begin with


def success(name: str, agreed: dict[str, int]) -> Success:
    """A table by its name, as the box has it or as was agreed on."""
    for block in blocks(BOXED, "success"):
        if word(block, "table") == name:
            rows = blocks(block, "rows")
            levels = [word(row, "level") for row in rows]
            least = [
                agreed.get(f"{TEAMS[name]}_{word(row, 'level').replace('-', '_')}", whole(row, "from"))
                for row in rows
            ]
            return Success(levels, least)
    return Success([], [])


def goal(mode: Mode, agreed: dict[str, int]) -> int:
    """GR-END-3: cards to validate in a training; 0: there is no such goal."""
    return agreed[f"goal_{mode.id[-1]}"] if mode.training else 0


class Mode:
    """One way to play (SPEC 7)."""

    __slots__ = (
        "decks",
        "id",
        "most_seats",
        "reveal",
        "seats",
        "side",
        "solo",
        "success",
        "tiles",
        "timer",
        "training",
    )

    def __init__(self, block: dict[str, object]) -> None:
        self.id = word(block, "id")
        self.side = whole(block, "side")
        self.timer = whole(block, "timer")
        target = whole(block, "target")
        self.reveal = bool(block["reveal"])
        self.seats = min(wholes(block, "seats"))
        self.most_seats = max(wholes(block, "seats"))
        self.decks = words(block, "decks")
        self.solo = self.most_seats == 1
        self.training = target > 0
        self.success = word(block, "table_of_success")
        sets = words(block, "sets")
        self.tiles = [tile for tile in range(len(TILES)) if TILE_SET[tile] in sets]
        # GR-OPT-2: they fill the square; the move table counts on them coming first in the manifest
        assert self.tiles == list(range(self.side * self.side)), self.id
        assert whole(block, "table") == 2 * self.side - 1, self.id


MODES: Final = [Mode(block) for block in blocks(BOXED, "mode")]
MODE_IDS: Final = [mode.id for mode in MODES]
DECKS: Final = {"standard": ["standard"], "expert": ["expert"], "mixed": ["standard", "expert"]}


def deck_cards(mode: Mode, deck: str) -> list[int]:
    """GR-OPT-3, GR-MODE-4: the cards of a game, in the manifest's order."""
    names = mode.decks if mode.training else DECKS[deck]
    return [card for card in range(len(CARDS)) if CARD_DECK[card] in names]


def agreed_cards(mode: Mode, deck: str, agreed: dict[str, int]) -> list[int]:
    """The same for a table that plays with fewer cards: picked evenly, so that all types stay in."""
    whole_deck = deck_cards(mode, deck)
    if mode.training:
        return whole_deck
    found: list[int] = []
    for name in DECKS[deck]:
        cards = [card for card in whole_deck if CARD_DECK[card] == name]
        count = agreed[f"{name}_cards"]
        found.extend(cards[place * len(cards) // count] for place in range(count))
    return found
