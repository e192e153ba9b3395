"""The table drawn in text, from a view: for `allotment play`."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from ....kernel.chance import seeded
from ....kernel.game import Position
from ....kernel.options import Options
from ....kernel.story import Seat, Title
from ....words import Speaker, speaking
from ..components import (
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
from ..game import TheGardens, make
from ..rules.end import finals
from ..rules.model import OUT, OVER, RESERVE_PHASE, Grounds
from ..rules.moves import TAKE_LEFT, TAKE_RIGHT
from .gestures import Drawn

TREE_SIGNS: Final = "WBJP"
SLUG: Final = "the-gardens"
PATHS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # by exits: N 1, E 2, S 4, W 8
WIDTH: Final = 9
FIELDS: Final = [
    "round", "first", "phase", "turn", "scores", "gardens", "visitors", "taken", "display", "tiles",
    "landmarks", "reserved", "library_used",
]  # fmt: skip


def sketch(view: Drawn, seat: int) -> str:
    """The seat's garden large (a spectator's: that of the seat to act), the others small, and the display
    with what every offer would score now."""
    words = speaking(view, SLUG)
    game, grounds = table(view)
    mine = seat if seat >= 0 else max(grounds.turn, 0)
    lines = heading(grounds, words)
    for other in range(grounds.seats):
        if other != mine:
            lines.append("")
            lines.extend(small_garden(grounds, words, other))
    lines.append("")
    lines.extend(large_garden(grounds, words, mine))
    lines.append(words.text("sketch-key"))
    if grounds.phase != OVER:
        lines.append("")
        lines.extend(display(game, grounds, words, view))
    return "\n".join(line.rstrip() for line in lines)


def table(view: Drawn) -> tuple[TheGardens, Grounds]:
    """The view as a state to ask the rules about; the decks lie in some order or other."""
    given: Position = {name: value for name, value in view.items() if name in FIELDS}
    options: Options = {
        "seats": len(view["scores"]),
        "start_column": view["gardens"]["0"][0].split(" ").index("*") + 1,
    }
    names = list(view["landmarks"])
    if names:
        marks = [LANDMARK_NAMES.index(name) for name in names]
        for layout in range(NO_LAYOUT):
            if all(mark in LAYOUT_LANDMARKS[layout] for mark in marks):
                options["landmarks"] = "text"
                options["layout"] = LAYOUT_NAMES[layout]
    game = make(options)
    return game, game.load(given, seeded(0))


def heading(grounds: Grounds, words: Speaker) -> list[str]:
    if grounds.phase == OVER:
        lines = [words.text("sketch-over")]
    else:
        kind = "sketch-reserving" if grounds.phase == RESERVE_PHASE else "sketch-turn"
        rounds, first = ROUNDS[grounds.seats], Seat(grounds.first)
        lines = [words.text(kind, grounds.turn, round=grounds.round, rounds=rounds, first=first)]
    scored = [words.text(f"sketch-{TILE_NAMES[grounds.tiles[slot]]}") for slot in range(len(SLOTS))]
    for kind, tiles in (("sketch-mid", scored[:3]), ("sketch-end", scored[3:])):
        lines.append(f"  {words.text(kind):<14}{tiles[0]}")
        for tile in tiles[1:]:
            if len(lines[-1]) + len(tile) < 96:
                lines[-1] += f" · {tile}"
            else:
                lines.append(" " * 16 + tile)
    for mark in range(len(LANDMARK_NAMES)):
        if grounds.owner[mark] != OUT:
            lines.append("  " + landmark(grounds, words, mark))
    return lines


def landmark(grounds: Grounds, words: Speaker, mark: int) -> str:
    name = LANDMARK_NAMES[mark]
    if grounds.text[mark]:
        what = words.text(f"sketch-{name}")
    else:
        what = words.text("sketch-points", points=LANDMARK_POINTS[mark])
    owner = words.name(grounds.owner[mark]) if grounds.owner[mark] >= 0 else words.text("sketch-free")
    cell = LANDMARK_CELL[mark]
    called = str(words.title(Title(name))[""])
    return f"{called:<32} {cell // COLUMNS + 1},{cell % COLUMNS + 1}  {owner:<9} {what}"


def title(grounds: Grounds, words: Speaker, seat: int) -> str:
    """Name, points and the end scoring as it stands."""
    end = finals(grounds, seat)
    parts = {"trees": end[0], "streams": end[1], "paths": end[2], "statues": end[3]}
    over = grounds.phase == OVER
    kind = "sketch-finals" if over else "sketch-finals-now"
    if any(owner != OUT for owner in grounds.owner):
        kind += "-landmarks"
        parts["landmarks"] = end[4]
    if not over:
        parts["more"] = sum(end)
    return words.text(kind, name=words.name(seat), points=grounds.scores[seat], **parts)


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


def large_garden(grounds: Grounds, words: Speaker, seat: int) -> list[str]:
    rule = "   +" + ("-" * WIDTH + "+") * COLUMNS
    lines = [
        title(grounds, words, seat),
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
                top = words.text("sketch-board")
            else:
                top = "·"
                if mark != NO_LANDMARK and grounds.owner[mark] != OUT:
                    name = str(words.title(Title(LANDMARK_NAMES[mark]))["short"])
                    middle, bottom = [*wrap(name.replace("\xad", "- "), WIDTH), ""][:2]
            tops += f" {top:<{WIDTH - 3}}{visitor} |"
            middles += f"{middle:^{WIDTH}}|"
            bottoms += f"{bottom:^{WIDTH}}|"
        lines.extend([rule, f" {LETTERS[row].upper()} |{tops}", f"   |{middles}", f"   |{bottoms}"])
    lines.append(rule)
    return lines


def small_garden(grounds: Grounds, words: Speaker, seat: int) -> list[str]:
    """One line a row: a card's features, its pathway, and the visitor."""
    lines = [title(grounds, words, seat)]
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
        lines.append(f" {LETTERS[row].upper()} {cells}")
    return lines


def display(game: TheGardens, grounds: Grounds, words: Speaker, view: Drawn) -> list[str]:
    """Each card on display, what is on it, and what laying it left or right would score now."""
    turn = grounds.turn
    lines = [words.text("sketch-display", turn)]
    left = ", ".join(f"{letter.upper()} {count}" for letter, count in view["deck_counts"].items())
    lines[0] += " · " + words.text("sketch-decks", left=left)
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
        note = "" if grounds.phase == RESERVE_PHASE else words.text("sketch-owes", count=owes)
        lines.append(f" {LETTERS[row].upper()} {note:<8} " + "  ".join(shown))
    if grounds.reserved != EMPTY:
        lines.append("   ! " + words.text("sketch-reserved", card=CARD_NAMES[grounds.reserved]))
    return lines


def gain(game: TheGardens, grounds: Grounds, seat: int, move: Any) -> int:
    """Asked of the rules themselves: points of the walk and of landmarks, not those of the end."""
    after = game.clone(grounds)
    game.apply(after, seat, move)
    return sum(after.earned) - sum(grounds.earned)
