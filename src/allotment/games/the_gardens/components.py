"""What is in the box, as typed tables (TG-COMP, TG-CARD, TG-CENTRAL). Read once from components.toml.

A card is a number: the 96 Garden cards in table order, then the three cells of the Central Board, then
EMPTY for a cell that holds nothing. So every feature table can be asked about any cell.
A cell is a number too: 9 x row + column, both from 0. Positions and moves write it `row,col` from 1.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("allotment.games.the_gardens").joinpath("components.toml").read_text(encoding="utf-8")
)


def numbers(name: str) -> list[int]:
    return [int(value) for value in BOX["scoring"][name]]


def points(name: str) -> int:
    return int(BOX["scoring"][name])


# The mat (TG-COMP-2)

ROWS: Final = int(BOX["mat"]["rows"])
COLUMNS: Final = int(BOX["mat"]["columns"])
CELLS: Final = ROWS * COLUMNS
MIDDLE: Final = int(BOX["mat"]["default_central_column"])
LETTERS: Final[list[str]] = [str(deck["id"]) for deck in BOX["deck"]]
ROW_NAMES: Final[list[str]] = [str(deck["name"]) for deck in BOX["deck"]]
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

PRINTED: Final[list[dict[str, Any]]] = sorted(BOX["card"], key=lambda card: str(card["id"]))
BOARD: Final[list[dict[str, Any]]] = sorted(BOX["central"], key=lambda cell: int(cell["row"]))

CARDS: Final = len(PRINTED)
PER_DECK: Final = int(BOX["counts"]["cards_per_deck"])
CENTRAL: Final = CARDS  # + row: a cell of the Central Board
EMPTY: Final = CARDS + ROWS
CARD_NAMES: Final[list[str]] = [str(card["id"]) for card in PRINTED]
CARD_LABELS: Final[list[str]] = [str(card["label"]) for card in PRINTED]
CARD_ROW: Final[list[int]] = [LETTERS.index(str(card["deck"])) for card in PRINTED]
BOARD_NAMES: Final[list[str]] = [str(cell["name"]) for cell in BOARD]

TREE_NAMES: Final[list[str]] = [str(tree["id"]) for tree in BOX["tree"]]
TREE_TYPES: Final = len(TREE_NAMES)


def feature(name: str) -> list[int]:
    """1 for every card that shows it. The Central Board and EMPTY show none."""
    return [1 if card[name] else 0 for card in PRINTED] + [0] * (ROWS + 1)


def exits(path: str) -> int:
    return sum(EXIT[EDGES.index(edge)] for edge in path)


def tree_counts() -> list[int]:
    counts: list[int] = []
    for card in PRINTED:
        counts.extend(card["trees"].count(tree) for tree in TREE_NAMES)
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
    [exits(str(card["path"])) for card in PRINTED] + [exits(str(cell["path"])) for cell in BOARD] + [0]
)
PATHWAY: Final[list[int]] = [1 if path else 0 for path in PATH]  # TG-CARD-2

# Rounds and the display, by number of seats (section 4 of SPEC.md)

MOST_SEATS: Final = max(int(table["seats"]) for table in BOX["table"])
LEAST_SEATS: Final = min(int(table["seats"]) for table in BOX["table"])


def by_seats(name: str) -> list[int]:
    values = [0] * (MOST_SEATS + 1)
    for table in BOX["table"]:
        values[int(table["seats"])] = int(table[name])
    return values


ROUNDS: Final[list[int]] = by_seats("rounds")
QUOTA: Final[list[int]] = by_seats("quota")
DEALT: Final[list[int]] = by_seats("display_per_row")
PLACES: Final = max(DEALT)  # of a display row

# Scoring tiles (TG-TILE-1)

TILE_NAMES: Final[list[str]] = [str(tile["id"]) for tile in BOX["tile"]]
SLOTS: Final[list[str]] = list(dict.fromkeys(str(tile["slot"]) for tile in BOX["tile"]))
TILE_SLOT: Final[list[int]] = [SLOTS.index(str(tile["slot"])) for tile in BOX["tile"]]
ADVANCED: Final[list[bool]] = [bool(tile["advanced"]) for tile in BOX["tile"]]
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

LADDER: Final[list[int]] = numbers("ladder")
LADDER_TOP: Final = len(LADDER) - 1
FOUNTAIN_LADDER: Final[list[int]] = numbers("ladder_fountains")
STREAM_POINTS: Final[list[int]] = numbers("stream_points")  # by length of a vertical run
FOUNTAIN_STREAM: Final = points("fountain_stream")
FOUNTAIN_KIND: Final = points("fountain_kind")
BENCH_NEIGHBOUR: Final = points("bench_neighbour")
BENCH_PATH: Final = points("bench_path")
BENCH_TREE: Final = points("bench_tree")
TREE_STREAM: Final = points("tree_stream")
TREE_PATH: Final = points("tree_path")
PATH_CARD: Final = points("path_card")
GROUP_TREE: Final = points("group_tree")
BALANCED_ROW: Final = points("balanced_row")
STATUE_MAJORITY: Final = points("statue_majority")
STATUE_LINE: Final = points("statue_line")
STATUE_ALONE: Final = points("statue_apart")

# Landmarks (TG-LAND-1, TG-LAND-5)

LANDMARK_NAMES: Final[list[str]] = [str(landmark["id"]) for landmark in BOX["landmark"]]
LANDMARK_TITLES: Final[list[str]] = [str(landmark["name"]) for landmark in BOX["landmark"]]
LANDMARKS: Final = len(LANDMARK_NAMES)
LANDMARK_POINTS: Final[list[int]] = [int(landmark["points"]) for landmark in BOX["landmark"]]
LANDMARK_CELL: Final[list[int]] = [CELL_NAMES.index(str(landmark["cell"])) for landmark in BOX["landmark"]]
NO_LANDMARK: Final = -1

LAYOUT_NAMES: Final[list[str]] = [str(layout["id"]) for layout in BOX["layout"]]
LAYOUT_LANDMARKS: Final[list[list[int]]] = [
    sorted(LANDMARK_NAMES.index(str(name)) for name in layout["landmarks"]) for layout in BOX["layout"]
] + [[]]
NO_LAYOUT: Final = len(LAYOUT_NAMES)  # plain mats
MIXED_TEXT: Final = points("mixed_text")


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

EXTRA: Final = points("extra")
GATE_STATUE: Final = points("gate_statue")
OPERA_LOOP: Final = points("loop")
BRIDGE_BENCH: Final = points("bridge_bench")
FIG_TREE: Final = points("fig_tree")
GALLERY_STREAM: Final = points("gallery_stream")
PHILLIP_STREAM: Final = points("phillip_stream")
