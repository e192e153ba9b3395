"""What is in the box, as typed tables (TG-COMP, TG-CARD). Every number comes from components.toml.

A card is a number: the 96 Garden cards in table order, then the three cells of the Central Board, then
EMPTY for a cell that holds nothing. So every feature table can be asked about any cell.
A cell is a number too: 9 x row + column, both from 0. Positions and moves write it `row,col` from 1.
"""

from __future__ import annotations

from typing import Final

from ...kernel.house import read_house
from ...kernel.manifest import blocks, manifest, table, whole, wholes, word, words
from ...kernel.story import Title

BOXED: Final = manifest(__package__ or "allotment.games.the_gardens")
COUNTS: Final = table(BOXED, "counts")
MAT: Final = table(BOXED, "mat")
SCORING: Final = table(BOXED, "scoring")

# The mat (TG-COMP-2)

ROWS: Final = whole(MAT, "rows")
COLUMNS: Final = whole(MAT, "columns")
CELLS: Final = ROWS * COLUMNS
MIDDLE: Final = whole(MAT, "default_central_column")
LETTERS: Final[list[str]] = [word(deck, "id") for deck in blocks(BOXED, "deck")]
ROW_NAMES: Final[list[str]] = [word(deck, "name") for deck in blocks(BOXED, "deck")]
CELL_NAMES: Final[list[str]] = [f"{cell // COLUMNS + 1},{cell % COLUMNS + 1}" for cell in range(CELLS)]

LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ["left", "right"]
NO_CELL: Final = -1

# Edges and neighbours. An edge is 0 to 3 for N, E, S, W; edge + 2 lies opposite.

EDGES: Final = "NESW"
EXIT: Final[list[int]] = [1, 2, 4, 8]  # the bit of each edge in PATH


def cell_at(row: int, column: int) -> int:
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column
    return NO_CELL


def beyond(cell: int) -> list[int]:
    row, column = cell // COLUMNS, cell % COLUMNS
    return [
        cell_at(row - 1, column),
        cell_at(row, column + 1),
        cell_at(row + 1, column),
        cell_at(row, column - 1),
    ]


def around(cell: int) -> list[int]:
    row, column = cell // COLUMNS, cell % COLUMNS
    near = [cell_at(row + down, column + across) for down in (-1, 0, 1) for across in (-1, 0, 1)]
    return [other for other in near if other not in (NO_CELL, cell)]


BEYOND: Final[list[list[int]]] = [beyond(cell) for cell in range(CELLS)]  # by edge; NO_CELL off the mat
BESIDE: Final[list[list[int]]] = [[near for near in beyond(c) if near != NO_CELL] for c in range(CELLS)]
AROUND: Final[list[list[int]]] = [around(cell) for cell in range(CELLS)]

# Garden cards (TG-CARD-1) and the Central Board (TG-CENTRAL-1)

PRINTED: Final[list[dict[str, object]]] = sorted(blocks(BOXED, "card"), key=lambda card: word(card, "id"))
BOARD: Final[list[dict[str, object]]] = sorted(blocks(BOXED, "central"), key=lambda cell: whole(cell, "row"))

CARDS: Final = len(PRINTED)
PER_DECK: Final = whole(COUNTS, "cards_per_deck")
CENTRAL: Final = CARDS  # + row: a cell of the Central Board
EMPTY: Final = CARDS + ROWS
CARD_NAMES: Final[list[str]] = [word(card, "id") for card in PRINTED]
CARD_ROW: Final[list[int]] = [LETTERS.index(word(card, "deck")) for card in PRINTED]
DECK: Final[list[list[int]]] = [
    [card for card in range(CARDS) if CARD_ROW[card] == row] for row in range(ROWS)
]
BOARD_NAMES: Final[list[str]] = [word(cell, "name") for cell in BOARD]

TREE_NAMES: Final[list[str]] = [word(tree, "id") for tree in blocks(BOXED, "tree")]
TREE_TYPES: Final = len(TREE_NAMES)


def feature(name: str) -> list[int]:
    """1 for every card that shows it. The Central Board and EMPTY show none."""
    return [1 if card[name] is True else 0 for card in PRINTED] + [0] * (ROWS + 1)


def exits(path: str) -> int:
    return sum(EXIT[EDGES.index(edge)] for edge in path)


def tree_counts() -> list[int]:
    counts: list[int] = []
    for card in PRINTED:
        counts.extend(words(card, "trees").count(tree) for tree in TREE_NAMES)
    return counts + [0] * ((ROWS + 1) * TREE_TYPES)


TREES: Final[list[int]] = tree_counts()  # TREES[card * TREE_TYPES + type]
ALL_TREES: Final[list[int]] = [
    sum(TREES[card * TREE_TYPES : (card + 1) * TREE_TYPES]) for card in range(EMPTY + 1)
]
STREAM: Final[list[int]] = feature("stream")
FOUNTAIN: Final[list[int]] = feature("fountain")
BENCH: Final[list[int]] = feature("bench")
STATUE: Final[list[int]] = feature("statue")
PATH: Final[list[int]] = (
    [exits(word(card, "path")) for card in PRINTED] + [exits(word(cell, "path")) for cell in BOARD] + [0]
)
PATHWAY: Final[list[int]] = [1 if path else 0 for path in PATH]  # TG-CARD-2

# What people call the cards: by what is on them. `CARD_SHOWN` also tells which way a path leads.

ARROWS: Final = ["↑", "→", "↓", "←"]  # by edge


def standing(card: int) -> list[Title]:
    """Trees first, two of one type as one thing, then statue, fountain, bench."""
    found: list[Title] = []
    for kind in range(TREE_TYPES):
        count = TREES[card * TREE_TYPES + kind]
        if count > 0:
            found.append(Title(TREE_NAMES[kind] if count == 1 else f"two-{TREE_NAMES[kind]}"))
    for name, feature_of in (("statue", STATUE), ("fountain", FOUNTAIN), ("bench", BENCH)):
        if feature_of[card] > 0:
            found.append(Title(name))
    return found


def titled(card: int, ways: bool) -> Title:
    under: list[Title] = []
    if STREAM[card] > 0:
        under.append(Title("stream"))
    if PATH[card] > 0:
        arrows = "".join(ARROWS[edge] for edge in range(4) if PATH[card] & EXIT[edge])
        under.append(Title("path-to", {"ways": arrows}) if ways else Title("path"))
    things = standing(card)
    if len(things) == 2:
        head = Title("pair", {"one": things[0], "two": things[1]})
    else:
        head = things[0] if things else under.pop(0)
    if len(under) == 2:
        return Title("card-with-both", {"one": head, "two": under[0], "three": under[1]})
    if len(under) == 1:
        return Title("card-with", {"one": head, "two": under[0]})
    return Title("card", {"one": head})


CARD_TITLES: Final[list[Title]] = [titled(card, False) for card in range(CARDS)]
CARD_SHOWN: Final[list[Title]] = [titled(card, True) for card in range(CARDS)]

# Rounds and the display, by number of seats (section 4 of SPEC.md)

MOST_SEATS: Final = max(whole(row, "seats") for row in blocks(BOXED, "table"))
LEAST_SEATS: Final = min(whole(row, "seats") for row in blocks(BOXED, "table"))


def by_seats(name: str) -> list[int]:
    values = [0] * (MOST_SEATS + 1)
    for row in blocks(BOXED, "table"):
        values[whole(row, "seats")] = whole(row, name)
    return values


ROUNDS: Final[list[int]] = by_seats("rounds")
QUOTA: Final[list[int]] = by_seats("quota")
DEALT: Final[list[int]] = by_seats("display_per_row")
PLACES: Final = max(DEALT)  # of a display row

# Scoring tiles (TG-TILE-1)

TILE_NAMES: Final[list[str]] = [word(tile, "id") for tile in blocks(BOXED, "tile")]
SLOTS: Final[list[str]] = list(dict.fromkeys(word(tile, "slot") for tile in blocks(BOXED, "tile")))
TILE_SLOT: Final[list[int]] = [SLOTS.index(word(tile, "slot")) for tile in blocks(BOXED, "tile")]
ADVANCED: Final[list[bool]] = [tile["advanced"] is True for tile in blocks(BOXED, "tile")]
BASIC_TILE: Final[list[int]] = [
    min(tile for tile in range(len(TILE_NAMES)) if TILE_SLOT[tile] == slot and not ADVANCED[tile])
    for slot in range(len(SLOTS))
]

MID_TREES: Final = SLOTS.index("mid-trees")
MID_FOUNTAINS: Final = SLOTS.index("mid-fountains")
MID_BENCHES: Final = SLOTS.index("mid-benches")
END_TREES: Final = SLOTS.index("end-trees")
END_STREAMS: Final = SLOTS.index("end-streams")
END_PATHS: Final = SLOTS.index("end-paths")
END_STATUES: Final = SLOTS.index("end-statues")

MID_TREE_MATCH: Final = TILE_NAMES.index("mid-tree-match")
MID_TREE_STREAMS: Final = TILE_NAMES.index("mid-tree-streams")
MID_TREE_PATHS: Final = TILE_NAMES.index("mid-tree-paths")
MID_FOUNTAIN_STREAMS: Final = TILE_NAMES.index("mid-fountain-streams")
MID_FOUNTAIN_VARIETY: Final = TILE_NAMES.index("mid-fountain-variety")
MID_FOUNTAIN_COLUMN: Final = TILE_NAMES.index("mid-fountain-column")
MID_BENCH_NEIGHBOURS: Final = TILE_NAMES.index("mid-bench-neighbours")
MID_BENCH_PATHS: Final = TILE_NAMES.index("mid-bench-paths")
MID_BENCH_TREES: Final = TILE_NAMES.index("mid-bench-trees")
END_TREE_TYPES: Final = TILE_NAMES.index("end-tree-types")
END_TREE_GROUP: Final = TILE_NAMES.index("end-tree-group")
END_TREE_BALANCE: Final = TILE_NAMES.index("end-tree-balance")
END_STREAM_LENGTH: Final = TILE_NAMES.index("end-stream-length")
END_PATH_NETWORK: Final = TILE_NAMES.index("end-path-network")
END_STATUE_MAJORITY: Final = TILE_NAMES.index("end-statue-majority")
END_STATUE_LINES: Final = TILE_NAMES.index("end-statue-lines")
END_STATUE_APART: Final = TILE_NAMES.index("end-statue-apart")

HOUSE_RULES: Final = read_house(BOXED)
LADDER: Final[list[int]] = wholes(SCORING, "ladder")
LADDER_TOP: Final = len(LADDER) - 1
FOUNTAIN_LADDER: Final[list[int]] = wholes(SCORING, "ladder_fountains")
STREAM_POINTS: Final[list[int]] = wholes(SCORING, "stream_points")  # by length of a vertical run
FOUNTAIN_KIND: Final = whole(SCORING, "fountain_kind")
TREE_STREAM: Final = whole(SCORING, "tree_stream")
TREE_PATH: Final = whole(SCORING, "tree_path")

# Landmarks (TG-LAND-1, TG-LAND-5)

LANDMARK_NAMES: Final[list[str]] = [word(landmark, "id") for landmark in blocks(BOXED, "landmark")]
LANDMARK_TITLES: Final[list[Title]] = [Title(name) for name in LANDMARK_NAMES]
LANDMARKS: Final = len(LANDMARK_NAMES)
LANDMARK_POINTS: Final[list[int]] = [whole(landmark, "points") for landmark in blocks(BOXED, "landmark")]
LANDMARK_CELL: Final[list[int]] = [
    CELL_NAMES.index(word(landmark, "cell")) for landmark in blocks(BOXED, "landmark")
]
NO_LANDMARK: Final = -1

LAYOUT_NAMES: Final[list[str]] = [word(layout, "id") for layout in blocks(BOXED, "layout")]
LAYOUT_LANDMARKS: Final[list[list[int]]] = [
    sorted(LANDMARK_NAMES.index(name) for name in words(layout, "landmarks"))
    for layout in blocks(BOXED, "layout")
] + [[]]
NO_LAYOUT: Final = len(LAYOUT_NAMES)  # plain mats
MIXED_TEXT: Final = whole(SCORING, "mixed_text")


def pictures(layout: int) -> list[int]:
    """Which landmark each cell of the mat shows."""
    cells = [NO_LANDMARK] * CELLS
    for landmark in LAYOUT_LANDMARKS[layout]:
        cells[LANDMARK_CELL[landmark]] = landmark
    return cells


PICTURE: Final[list[list[int]]] = [pictures(layout) for layout in range(NO_LAYOUT + 1)]

OPERA: Final = LANDMARK_NAMES.index("opera-house")
BRIDGE: Final = LANDMARK_NAMES.index("harbour-bridge")
FORT: Final = LANDMARK_NAMES.index("fort-denison")
CHAIR: Final = LANDMARK_NAMES.index("mrs-macquaries-chair")
FIG: Final = LANDMARK_NAMES.index("moreton-bay-fig")
CONSERVATORIUM: Final = LANDMARK_NAMES.index("conservatorium")
GATE: Final = LANDMARK_NAMES.index("lion-gate")
POND: Final = LANDMARK_NAMES.index("duck-pond")
GALLERY: Final = LANDMARK_NAMES.index("art-gallery")
PHILLIP: Final = LANDMARK_NAMES.index("governor-phillip-fountain")
LIBRARY: Final = LANDMARK_NAMES.index("state-library")
TOWER: Final = LANDMARK_NAMES.index("sydney-tower")

GATE_STATUE: Final = whole(SCORING, "gate_statue")
GALLERY_STREAM: Final = whole(SCORING, "gallery_stream")
PHILLIP_STREAM: Final = whole(SCORING, "phillip_stream")
