"""The table drawn in text, from a view: for `allotment play`."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from ...kernel.chance import seeded
from ...kernel.game import Position
from ...kernel.options import Options
from .components import (
    BENCH,
    CARD_NAMES,
    CARDS,
    CELLS,
    COLUMNS,
    EMPTY,
    FOUNTAIN,
    LANDMARK_CELL,
    LANDMARK_NAMES,
    LANDMARK_POINTS,
    LANDMARK_TITLES,
    LAYOUT_LANDMARKS,
    LAYOUT_NAMES,
    LETTERS,
    NO_LANDMARK,
    NO_LAYOUT,
    PATH,
    PICTURE,
    PLACES,
    QUOTA,
    ROUNDS,
    ROWS,
    SLOTS,
    STATUE,
    STREAM,
    TILE_NAMES,
    TREE_TYPES,
    TREES,
)
from .game import TheGardens, make
from .model import OUT, OVER, RESERVE_PHASE, Grounds
from .moves import TAKE_LEFT, TAKE_RIGHT
from .rules.end import finals

TREE_SIGNS: Final = "WBJP"
PATHS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by exits: N 1, E 2, S 4, W 8
WIDTH: Final = 9
FIELDS: Final = [
    "round", "first", "phase", "turn", "scores", "gardens", "visitors", "taken", "display", "tiles",
    "landmarks", "reserved", "library_used",
]  # fmt: skip
LEGEND: Final = (
    "W wattle  B bottlebrush  J jacaranda  P palm   ~ stream  F fountain  H bench  S statue   @ visitor"
)
TILE_WORDS: Final = {
    "mid-tree-match": "tree: 1/3/6/10 for 1-4 matching trees seen",
    "mid-tree-streams": "tree: 1 a stream seen",
    "mid-tree-paths": "tree: 1 a pathway seen",
    "mid-fountain-streams": "fountain: 1 a stream seen",
    "mid-fountain-variety": "fountain: 1 a kind of feature seen",
    "mid-fountain-column": "fountain: 1/3/6 for 1-3 fountains in its column",
    "mid-bench-neighbours": "bench: 1 a card around it",
    "mid-bench-paths": "bench: 2 a path leading to it",
    "mid-bench-trees": "bench: 3 a tree type beside it",
    "end-tree-types": "trees: 1/3/6/10 for 1-4 types a row",
    "end-tree-group": "trees: 3 a tree of the largest group",
    "end-tree-balance": "trees: 5 a row with equal sides",
    "end-stream-length": "streams: 2/5 for 2/3 in a column",
    "end-path-network": "pathways: 1 a card of the largest network",
    "end-statue-majority": "statues: 10 a seat with fewer",
    "end-statue-lines": "statues: 2 a row and column with one",
    "end-statue-apart": "statues: 4 each that stands apart",
}
LANDMARK_WORDS: Final = {
    "opera-house": "end: 10 a complete loop of paths",
    "harbour-bridge": "end: 3 a bench",
    "fort-denison": "each round: reserve a card",
    "mrs-macquaries-chair": "+1 whenever trees score",
    "moreton-bay-fig": "end: 2 a tree of your best type",
    "conservatorium": "end: pathways side by side are joined",
    "lion-gate": "1 a statue passed or stopped on",
    "duck-pond": "+1 whenever fountains score",
    "art-gallery": "end: 5 a stream of three",
    "governor-phillip-fountain": "end: 3 a top and bottom stream without middle",
    "state-library": "once a round: a visitor goes home first",
    "sydney-tower": "+1 whenever benches score",
}


def sketch(view: Position, seat: int) -> str:
    """The seat's garden large (a spectator's: that of the seat to act), the others small, and the display
    with what every offer would score now."""
    game, grounds = table(view)
    mine = seat if seat >= 0 else max(grounds.turn, 0)
    lines = heading(grounds)
    for other in range(grounds.seats):
        if other != mine:
            lines.append("")
            lines.extend(small_garden(grounds, other))
    lines.append("")
    lines.extend(large_garden(grounds, mine))
    lines.append(LEGEND)
    if grounds.phase != OVER:
        lines.append("")
        lines.extend(display(game, grounds, view))
    return "\n".join(line.rstrip() for line in lines)


def table(view: Position) -> tuple[TheGardens, Grounds]:
    """The view as a state to ask the rules about; the decks lie in some order or other."""
    given: dict[str, Any] = {name: view[name] for name in FIELDS if name in view}
    options: Options = {
        "seats": len(given["scores"]),
        "start_column": given["gardens"]["0"][0].split(" ").index("*") + 1,
    }
    names = list(given["landmarks"])
    if names:
        marks = [LANDMARK_NAMES.index(name) for name in names]
        for layout in range(NO_LAYOUT):
            if all(mark in LAYOUT_LANDMARKS[layout] for mark in marks):
                options["landmarks"] = "text"
                options["layout"] = LAYOUT_NAMES[layout]
    game = make(options)
    return game, game.load(given, seeded(0))


def heading(grounds: Grounds) -> list[str]:
    rounds = ROUNDS[grounds.seats]
    if grounds.phase == OVER:
        lines = ["The Gardens · the game is over"]
    else:
        doing = "reserves a card" if grounds.phase == RESERVE_PHASE else "to take a card"
        lines = [
            f"The Gardens · round {grounds.round} of {rounds} · token: seat {grounds.first} · "
            f"seat {grounds.turn} {doing}"
        ]
    words = [TILE_WORDS[TILE_NAMES[grounds.tiles[slot]]] for slot in range(len(SLOTS))]
    for label, tiles in (("during play", words[:3]), ("at the end", words[3:])):
        lines.append(f"  {label:<14}{tiles[0]}")
        for tile in tiles[1:]:
            if len(lines[-1]) + len(tile) < 96:
                lines[-1] += f" · {tile}"
            else:
                lines.append(" " * 16 + tile)
    for mark in range(len(LANDMARK_NAMES)):
        if grounds.owner[mark] != OUT:
            lines.append("  " + landmark(grounds, mark))
    return lines


def landmark(grounds: Grounds, mark: int) -> str:
    name = LANDMARK_NAMES[mark]
    what = LANDMARK_WORDS[name] if grounds.text[mark] else f"{LANDMARK_POINTS[mark]} points"
    owner = f"seat {grounds.owner[mark]}'s" if grounds.owner[mark] >= 0 else "free"
    cell = LANDMARK_CELL[mark]
    return f"{LANDMARK_TITLES[mark]:<32} {cell // COLUMNS + 1},{cell % COLUMNS + 1}  {owner:<9} {what}"


def title(grounds: Grounds, seat: int) -> str:
    """Name, points and the end scoring as it stands."""
    end = finals(grounds, seat)
    what = ["trees", "streams", "paths", "statues", "landmarks"]
    if all(owner == OUT for owner in grounds.owner):
        end, what = end[:4], what[:4]
    parts = ", ".join(f"{word} {points}" for word, points in zip(what, end, strict=True))
    if grounds.phase == OVER:
        return f"Seat {seat} · {grounds.scores[seat]} points · of these at the end: {parts}"
    return f"Seat {seat} · {grounds.scores[seat]} points · the end would add {sum(end)}: {parts}"


def signs(card: int) -> str:
    """What is on a card, a letter each."""
    out = ""
    for kind in range(TREE_TYPES):
        out += TREE_SIGNS[kind] * TREES[card * TREE_TYPES + kind]
    for feature, sign in ((STREAM, "~"), (FOUNTAIN, "F"), (BENCH, "H"), (STATUE, "S")):
        out += sign * feature[card]
    return out


def road(card: int, width: int) -> str:
    """The pathway drawn from edge to edge: left and right arms as lines, the crossing as one sign."""
    path = PATH[card]
    left = width // 2
    west = "─" if path & 8 else " "
    east = "─" if path & 2 else " "
    return west * left + PATHS[path] + east * (width - left - 1)


def large_garden(grounds: Grounds, seat: int) -> list[str]:
    rule = "   +" + ("-" * WIDTH + "+") * COLUMNS
    lines = [
        title(grounds, seat),
        "    " + "".join(f"{column:^{WIDTH + 1}}" for column in range(1, COLUMNS + 1)),
    ]
    for row in range(ROWS):
        tops, middles, bottoms = "", "", ""
        for column in range(COLUMNS):
            card = grounds.gardens[seat * CELLS + row * COLUMNS + column]
            visitor = "@" if grounds.visitors[seat * ROWS + row] == column else " "
            mark = PICTURE[grounds.layout][row * COLUMNS + column]
            middle, bottom = "", road(card, WIDTH)
            if card < CARDS:
                top, middle = CARD_NAMES[card], signs(card)
            elif card != EMPTY:
                top = "Board"
            else:
                top = "·"
                if mark != NO_LANDMARK and grounds.owner[mark] != OUT:
                    name = LANDMARK_TITLES[mark].removeprefix("Sydney ").removeprefix("The ")
                    middle, bottom = [*wrap(name, WIDTH), ""][:2]
            tops += f" {top:<{WIDTH - 3}}{visitor} |"
            middles += f"{middle:^{WIDTH}}|"
            bottoms += f"{bottom:^{WIDTH}}|"
        lines.extend([rule, f" {LETTERS[row]} |{tops}", f"   |{middles}", f"   |{bottoms}"])
    lines.append(rule)
    return lines


def small_garden(grounds: Grounds, seat: int) -> list[str]:
    """One line a row: a card's features, its pathway, and the visitor."""
    lines = [title(grounds, seat)]
    for row in range(ROWS):
        cells = ""
        for column in range(COLUMNS):
            card = grounds.gardens[seat * CELLS + row * COLUMNS + column]
            visitor = "@" if grounds.visitors[seat * ROWS + row] == column else " "
            if card == EMPTY:
                inside = "·"
            else:
                inside = (signs(card) if card < CARDS else "*") + PATHS[PATH[card]].strip()
            cells += f"{inside:>7}{visitor} "
        lines.append(f" {LETTERS[row]} {cells}")
    return lines


def display(game: TheGardens, grounds: Grounds, view: Position) -> list[str]:
    """Each card on display, what is on it, and what laying it left or right would score now."""
    turn = grounds.turn
    lines = [f"Display · what seat {turn} would score now on the left / on the right"]
    counts = view.get("deck_counts")
    if isinstance(counts, dict):
        lines[0] += " · decks " + ", ".join(f"{letter} {count}" for letter, count in counts.items())
    offers = game.legal(grounds, turn)
    for row in range(ROWS):
        owes = QUOTA[grounds.seats] - grounds.taken[turn * ROWS + row]
        shown: list[str] = []
        for slot in range(row * PLACES, (row + 1) * PLACES):
            card = grounds.display[slot]
            if card == EMPTY:
                continue
            gains: list[str] = []
            for move in (TAKE_LEFT[card], TAKE_RIGHT[card]):
                gains.append(f"+{gain(game, grounds, turn, move)}" if move in offers else "-")
            kept = "!" if card == grounds.reserved else " "
            what = f"{signs(card)} {PATHS[PATH[card]]}".strip()
            worth = " / ".join(gains) if grounds.phase != RESERVE_PHASE else ""
            shown.append(f"{CARD_NAMES[card]}{kept}{what:<6}{worth:<10}")
        note = "" if grounds.phase == RESERVE_PHASE else f"(owes {owes})"
        lines.append(f" {LETTERS[row]} {note:<8} " + "  ".join(shown))
    if grounds.reserved != EMPTY:
        lines.append(f"   ! {CARD_NAMES[grounds.reserved]} is reserved from Fort Denison")
    return lines


def gain(game: TheGardens, grounds: Grounds, seat: int, move: Any) -> int:
    """Asked of the rules themselves: points of the walk and of landmarks, not those of the end."""
    after = game.clone(grounds)
    game.apply(after, seat, move)
    return sum(after.earned) - sum(grounds.earned)
