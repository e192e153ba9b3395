"""The table in text, for the terminal. Drawn from a view alone."""

from __future__ import annotations

from textwrap import wrap

from ....kernel.story import Title
from ....words import Speaker, speaking
from ..components import (
    ARMS,
    BACKGROUND,
    BACKGROUNDS,
    CARD_NUMBER,
    ELEMENT,
    ELEMENTS,
    FACES,
    LIE_NUMBER,
    LIE_TILE,
    MODE_IDS,
    MODES,
    TILE_NUMBER,
    WISH,
)
from ..knowledge.view import Laid
from .gestures import Drawn
from .paint import kind_of

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
SLUG = "gardeners"


def sketch(view: Drawn, seat: int) -> str:
    """The part of the table where tiles lie or may still come to lie, and everything beside it."""
    words = speaking(view, SLUG)
    side = MODES[MODE_IDS.index(view["options"]["mode"])].side
    left = table(view["garden"], side)
    right: list[str] = []
    for line in beside(view, words, seat):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        right += wrap(line, WIDE, subsequent_indent=indent, drop_whitespace=True) or [""]
    height = max(len(left), len(right))
    left += [" " * len(left[0])] * (height - len(left))
    right += [""] * (height - len(right))
    lines = [f"{one}  {other}".rstrip() for one, other in zip(left, right, strict=True)]
    return "\n".join([*lines, words.text("sketch-key")])


def table(garden: Laid, side: int) -> list[str]:
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


def shown(tile: str, words: Speaker) -> str:
    """A tile that is not in the garden: its id, ground and element."""
    if tile == "?":
        return tile
    number = TILE_NUMBER[tile]
    element = ELEMENTS[ELEMENT[number]]
    ground = GROUND[BACKGROUNDS[BACKGROUND[number]]]
    if element in LOOKS:
        return f"{tile} {ground}{LOOKS[element].strip() or words.text('sketch-plain')}"
    return f"{tile} {ground}{words.title(Title(element))['']}"


def beside(view: Drawn, words: Speaker, seat: int) -> list[str]:
    options = view["options"]
    mode, phase = Title(options["mode"]), Title(view["phase"])
    done, gone = len(view["validated"]), view["discards"]
    lines = [
        words.text("sketch-head", mode=mode, round=view["round"], phase=phase),
        sand(words, view["clock"], options["timer"]),
        words.text("sketch-counts", gardens=view["gardens"], validated=done, discarded=gone),
    ]
    if view["deck"]:
        sort = Title(kind_of(view["deck"][0]))
        lines.append(words.text("sketch-next", sort=sort, left=len(view["deck"])))
    else:
        lines.append(words.text("label-next-none"))
    lines.append("")
    solo = len(view["reserves"]) == 1
    for owner in range(len(view["reserves"])):
        marks = []
        if view["ready"][owner]:
            marks.append(words.text("board-ready"))
        if view["verdicts"] and view["verdicts"][owner] != "none":
            marks.append(words.text(f"board-{view['verdicts'][owner]}", now=bool(view["checked"])))
        me = ">" if owner == seat else " "
        lines.append(f"{me} {words.name(owner)}" + (f": {', '.join(marks)}" if marks else ""))
        lines += cards(view["cards"], words, owner)
        for number, pile in enumerate(view["piles"]):
            if pile and (solo or number == owner):
                top = shown(pile[0], words)
                lines.append("    " + words.text("sketch-pile", count=len(pile), tile=top))
        held = [shown(tile, words) for tile in view["reserves"][owner]]
        for at in range(0, len(held), 4):
            lines.append("    " + words.text("sketch-open", tiles=", ".join(held[at : at + 4])))
    return lines


def cards(in_play: list[str], words: Speaker, owner: int) -> list[str]:
    lines = []
    place = 0
    for text in in_play:
        holder, card, face, *proven = text.split(" ")
        if int(holder) != owner:
            continue
        place += 1
        if card in CARD_NUMBER:
            what = words.again(WISH[CARD_NUMBER[card]])
        else:
            what = words.text("sketch-hidden", sort=Title(kind_of(card)))
        marks = [words.text("label-up")] if face == "up" else []
        if proven:
            marks.append(words.text("sketch-proven"))
        lines.append(" ".join([f"    {place} {what}", *marks]))
    return lines


def sand(words: Speaker, clock: int, timer: int) -> str:
    if not timer:
        return words.text("sketch-played", time=f"{clock // 60000}:{clock // 1000 % 60:02d}")
    left = max(0, timer - clock // 1000)
    return words.text("sketch-sand", left=f"{left // 60}:{left % 60:02d}")
