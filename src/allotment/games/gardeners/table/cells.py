"""The garden of Gardeners as pieces: its bed and cells, the tiles on them, and which cards they meet."""

from __future__ import annotations

from typing import Final

from ....draw.scene import GROUND, MARK, TILE, Piece
from ....draw.svg import kept, text, use
from ....kernel.story import Phrase, Title
from ....words import Speaker
from ..components import CARD_NUMBER, LIE_NUMBER, LIE_SAID, LYING
from .frame import OPEN, WIDE_BOARD, Frame
from .light import judged
from .paint import MET, UNKNOWN, UNMET, bed, empty, gravel, kind_of, sight, tile

# Among the kinds of a piece: it moves when the window on the garden does, but not under a finger.
SLIDES: Final = " slides"


@kept
def ground(frame: Frame) -> list[Piece]:
    box = frame.bed
    pieces = [Piece("bed", "board", GROUND, *box, bed(box.w, box.h, frame.rim), kind=OPEN)]
    if frame.tall:  # a phone's page rakes the gravel itself
        return pieces
    return [Piece("ground", "board", GROUND, 0, 0, *WIDE_BOARD, gravel(*WIDE_BOARD), kind="ground"), *pieces]


@kept
def garden(frame: Frame) -> list[Piece]:
    pieces: list[Piece] = []
    offends = offenders(frame)
    words, size = frame.words, frame.cell
    for row in range(frame.first_row, frame.first_row + frame.shown_rows):
        for column in range(frame.first_column, frame.first_column + frame.shown_columns):
            lies = frame.lies(row, column)
            place = (row, column, frame.name(row), frame.name(column), *frame.at(row, column))
            if lies == ".":
                possible = frame.possible(row, column)
                near = possible and touches(frame, row, column)
                pieces.append(empty_cell(words, size, place, possible, near))
            else:
                square = (row - frame.top, column - frame.left)
                seen = sight(frame.rows, *square, size)
                pieces += laid_cell(words, size, place, lies, seen, offends.get(square, ""))
    return pieces


Place = tuple[int, int, int, int, float, float]  # row and column, what they are called, x and y


@kept
def empty_cell(words: Speaker, size: float, place: Place, possible: bool, near: bool) -> Piece:
    kind = f"cell empty{' near' if near else ''}{SLIDES}"
    said = "label-empty" if possible else "label-too-far"
    label = words.text(said, row=place[2], column=place[3])
    return cell(words, size, place, empty(size, not possible, near), label, kind)


@kept
def laid_cell(words: Speaker, size: float, place: Place, lies: str, seen: str, wrong: str) -> list[Piece]:
    """A tile, and its cell with what it sees; `wrong`: the type of a card that it offends."""
    lie = LIE_NUMBER[lies]
    said = Phrase(f"label-tile{LYING[lie]}", {"row": place[2], "column": place[3], **LIE_SAID[lie]})
    label = words.say(said)
    if wrong:
        label += "; " + words.text("label-offends", sort=Title(wrong))
    drawn = tile(lies, size) + (use("gr-offend", size - 24, 0, 24, 24) if wrong else "")
    box = (*place[4:], size, size)
    return [
        Piece(f"tile-{lies.split('@')[0]}", "board", TILE, *box, drawn, kind=f"tile{SLIDES}"),
        cell(words, size, place, seen, label, f"cell laid{SLIDES}"),
    ]


def cell(words: Speaker, size: float, place: Place, drawing: str, label: str, kind: str) -> Piece:
    row, column, named_row, named_column, x, y = place
    key, grid = f"cell-{named_row}-{named_column}", words.text("label-garden")
    return Piece(key, "board", GROUND, x, y, size, size, drawing, label, kind, grid, row, column)


@kept
def rulers(frame: Frame) -> Piece:
    """The numbers of rows and columns, always at the same side: on the edging, or in the corners of a phone's
    first cells, whose edging is narrow."""
    x, y, w, h = frame.bed
    size = frame.cell
    deep, at, letter = frame.rim / 2, frame.rim / 2 + 4.3, 12
    if frame.tall:
        deep, at, letter = frame.rim + 7, frame.rim + 12, 14
    drawing = ""
    for step in range(frame.shown_columns):
        middle = frame.rim + size * (step + 0.5)
        number = str(frame.name(frame.first_column + step))
        drawing += text(number, middle, at, letter, text_anchor="middle", class_="ruler rim")
    for step in range(frame.shown_rows):
        middle = frame.rim + size * (step + 0.5)
        number = str(frame.name(frame.first_row + step))
        drawing += text(number, deep, middle + 4.3, letter, text_anchor="middle", class_="ruler rim")
    return Piece("rulers", "board", MARK, x, y, w, h, drawing, kind=OPEN + SLIDES)


def touches(frame: Frame, row: int, column: int) -> bool:
    if not frame.laid:
        return False
    return any(frame.lies(row + dr, column + dc) != "." for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)))


def whole(frame: Frame) -> bool:
    return frame.laid > 0 and not frame.missing


def offenders(frame: Frame) -> dict[tuple[int, int], str]:
    """The squares that offend a card one knows, with its type; none before the garden is complete."""
    found: dict[tuple[int, int], str] = {}
    if whole(frame):
        for name in frame.known:
            for square in judged(frame.rows, name)[1]:
                found[square] = kind_of(name)
    return found


def light(frame: Frame, name: str) -> int:
    if name not in CARD_NUMBER or not whole(frame):
        return UNKNOWN
    return MET if judged(frame.rows, name)[0] else UNMET
