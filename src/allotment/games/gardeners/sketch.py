"""The table in text, for the terminal. Drawn from a view alone."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from ...kernel.game import Position
from .components import (
    ARMS,
    BACKGROUND,
    BACKGROUNDS,
    CARD_NUMBER,
    CARD_TEXT,
    ELEMENT,
    ELEMENTS,
    FACES,
    LIE_NUMBER,
    LIE_TILE,
    MODE_IDS,
    MODES,
    TILE_NUMBER,
)

LOOKS = {
    "plain": "  ",
    "yellow-flower": "yF",
    "red-flower": "rF",
    "blue-flower": "bF",
    "red-tree": "rT",
    "yellow-tree": "yT",
    "statue": "St",
}
WIDE = 42  # columns beside the table
GROUND = {"grass": '"', "dirt": "."}
ARROWS = "^>v<"
HEDGES = {"01": "└", "12": "┌", "23": "┐", "03": "┘", "02": "│", "13": "─"}
LEGEND = (
    '"grass .dirt  F flower, T tree: r red, y yellow, b blue  B^ bench, looking north  St statue  └ hedge'
)


def sketch(view: Position, seat: int) -> str:
    """The part of the table where tiles lie or may still come to lie, and everything beside it."""
    told: dict[str, Any] = view
    side = MODES[MODE_IDS.index(told["options"]["mode"])].side
    left = table(told["garden"], side)
    right: list[str] = []
    for line in beside(told, seat):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        right += wrap(line, WIDE, subsequent_indent=indent, drop_whitespace=True) or [""]
    height = max(len(left), len(right))
    left += [" " * len(left[0])] * (height - len(left))
    right += [""] * (height - len(right))
    lines = [f"{one}  {other}".rstrip() for one, other in zip(left, right, strict=True)]
    return "\n".join([*lines, LEGEND])


def table(garden: dict[str, Any], side: int) -> list[str]:
    rows = [row.split(" ") for row in garden["rows"]]
    top, left = (int(part) for part in garden["at"].split(","))
    height, width = len(rows), len(rows[0]) if rows else 0
    first_row, last_row = span(top, height, side)
    first_column, last_column = span(left, width, side)
    reach = 2 * side - 1  # rows and columns go round (GR-TABLE-1)
    columns = [(column - 1) % reach + 1 for column in range(first_column, last_column + 1)]
    lines = ["   " + "".join(f"{column:^5}" for column in columns)]
    for row in range(first_row, last_row + 1):
        names, looks = f"{(row - 1) % reach + 1:>2} ", "   "
        for column in range(first_column, last_column + 1):
            inside = top <= row < top + height and left <= column < left + width
            text = rows[row - top][column - left] if inside else "."
            names += f"{text.split('@')[0] if text != '.' else '·':^5}"
            looks += f"{look(text) if text != '.' else '':^5}"
        lines += [names, looks]
    return lines


def span(start: int, length: int, side: int) -> tuple[int, int]:
    """The rows (or columns) that the garden can still reach."""
    if length == 0:
        return start, start
    return start + length - side, start + side - 1


def look(text: str) -> str:
    lie = LIE_NUMBER[text]
    tile = LIE_TILE[lie]
    ground = GROUND[BACKGROUNDS[BACKGROUND[tile]]]
    if FACES[lie] >= 0:
        return f"{ground}B{ARROWS[FACES[lie]]}"
    if ARMS[lie]:
        bend = HEDGES["".join(str(arm) for arm in sorted(ARMS[lie]))]
        return f"{ground}{bend} "
    return ground + LOOKS[ELEMENTS[ELEMENT[tile]]]


def shown(tile: str) -> str:
    """A tile that is not in the garden: its id, ground and element."""
    if tile == "?":
        return tile
    number = TILE_NUMBER[tile]
    element = ELEMENTS[ELEMENT[number]]
    return f"{tile} {GROUND[BACKGROUNDS[BACKGROUND[number]]]}{LOOKS.get(element, element).strip() or 'plain'}"


def beside(told: dict[str, Any], seat: int) -> list[str]:
    options = told["options"]
    lines = [
        f"{options['mode']}, round {told['round']}, {told['phase']}",
        sand(told["clock"], options["timer"]),
        f"gardens {told['gardens']}   validated {len(told['validated'])}   discards {told['discards']}",
    ]
    lines.append(
        f"next card {told['deck'][0].strip('?') or '?'}, {len(told['deck'])} left"
        if told["deck"]
        else "no card left"
    )
    lines.append("")
    solo = len(told["reserves"]) == 1
    for owner in range(len(told["reserves"])):
        marks = []
        if told["ready"][owner]:
            marks.append("ready")
        if told["verdicts"] and told["verdicts"][owner] != "none":
            marks.append(f"said {told['verdicts'][owner]}")
        me = ">" if owner == seat else " "
        lines.append(f"{me} seat {owner}" + (f": {', '.join(marks)}" if marks else ""))
        lines += cards(told["cards"], owner)
        for number, pile in enumerate(told["piles"]):
            if pile and (solo or number == owner):
                lines.append(f"    pile of {len(pile)}: {shown(pile[0])}")
        held = [shown(tile) for tile in told["reserves"][owner]]
        for at in range(0, len(held), 4):
            lines.append("    open: " + ", ".join(held[at : at + 4]))
    return lines


def cards(in_play: list[str], owner: int) -> list[str]:
    lines = []
    place = 0
    for text in in_play:
        holder, card, face, *proven = text.split(" ")
        if int(holder) != owner:
            continue
        place += 1
        what = f"{card[1:]} (hidden)" if card.startswith("?") else f"{card} {CARD_TEXT[CARD_NUMBER[card]]}"
        lines.append(
            f"    {place} {what}{' [face up]' if face == 'up' else ''}{' [proven]' if proven else ''}"
        )
    return lines


def sand(clock: int, timer: int) -> str:
    if not timer:
        return f"{clock // 60000}:{clock // 1000 % 60:02d} played"
    left = max(0, timer - clock // 1000)
    return f"{left // 60}:{left % 60:02d} of sand left"
