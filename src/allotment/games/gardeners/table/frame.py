"""Where things lie on the table, in both layouts."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from ....draw.scene import TALL
from ....draw.svg import kept_by_value
from ....kernel.house import settled
from ....kernel.options import HOUSE
from ....words import Speaker, speaking
from ..components import CARD_NUMBER, HOUSE_RULES, MODE_IDS, MODES
from ..knowledge.view import Laid
from .gestures import Drawn

SLUG: Final = "gardeners"
OPEN: Final = "ground open"  # kinds of a piece that lies below others and may be drawn beyond its box

WIDE_BOARD = (856.0, 824.0)
TALL_BOARD = (360.0, 402.0)
STRIP: Final = 36.0  # a phone's line above the garden: sand, score, next card
# A chip of a seat on a phone, by the number of seats: the room of 360 units, shared.
CHIP: Final = {1: 344.0, 2: 169.0, 3: 110.0, 4: 81.0, 5: 64.0, 6: 52.0}
CHIP_NAME: Final = 22.0  # so much of a chip is the name above
CHIP_HIGH: Final = 52.0
LEFT, RIGHT, TOP = 0, 1, 2


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float


class Slot(NamedTuple):
    """Another seat's place at the wide table."""

    box: Box
    flat: bool  # above the garden: things lie beside each other


SIDE_HIGH: Final = 192.0
SLOT: Final = {
    "left": Slot(Box(2, 112, 128, SIDE_HIGH), False),
    "left-low": Slot(Box(2, 306, 128, SIDE_HIGH), False),
    "right": Slot(Box(730, 186, 124, SIDE_HIGH), False),
    "right-low": Slot(Box(730, 380, 124, SIDE_HIGH), False),
    "left-mid": Slot(Box(2, 236, 128, SIDE_HIGH), False),
    "right-mid": Slot(Box(730, 284, 124, SIDE_HIGH), False),
    "top": Slot(Box(206, 3, 500, 90), True),
}
AROUND: Final = {  # clockwise from one's own left, by the number of others
    0: [],
    1: ["top"],
    2: ["left-mid", "right-mid"],
    3: ["left-mid", "top", "right-mid"],
    4: ["left-low", "left", "right", "right-low"],
    5: ["left-low", "left", "top", "right", "right-low"],
}


class Shown(TypedDict):
    """What a frame is made of."""

    options: dict[str, Any]
    garden: Laid
    cards: list[str]


class Frame:
    """One view in one layout: the window on the table's grid, and what is asked of it again and again."""

    def __init__(self, view: Shown, words: Speaker, seat: int, layout: str) -> None:
        self.tall = layout == TALL
        self.home = "hand" if self.tall else "board"
        self.seats = int(view["options"]["seats"])
        self.eyes = seat  # NOBODY: a spectator, at the first seat's side of the table
        self.own = max(seat, 0)
        self.others = [(self.own + step) % self.seats for step in range(1, self.seats)]
        mode = MODES[MODE_IDS.index(str(view["options"]["mode"]))]
        self.mode = mode
        self.agreed = settled(HOUSE_RULES, view["options"].get(HOUSE))  # the numbers that the table plays by
        self.side = mode.side
        self.reach = 2 * mode.side - 1
        at = str(view["garden"].get("at") or f"{mode.side},{mode.side}").split(",")
        self.rows = tuple(tuple(str(row).split(" ")) for row in view["garden"].get("rows", []))
        self.top, self.left = int(at[0]), int(at[1])
        self.high, self.wide = len(self.rows), len(self.rows[0]) if self.rows else 0
        self.laid = sum(lies != "." for row in self.rows for lies in row)
        self.missing = self.side * self.side - self.laid
        self.first_row, self.shown_rows = window(self.top, self.high, self.side)
        self.first_column, self.shown_columns = window(self.left, self.wide, self.side)
        # the garden in its edging, as large as it fits
        x, y, size, rim = (0.0, STRIP + 2, 360.0, 6.0) if self.tall else (136.0, 98.0, 592.0, 17.0)
        most = max(self.shown_rows, self.shown_columns)
        self.rim = rim
        self.cell = round((size - 2 * rim) / most, 2)
        w, h = self.cell * self.shown_columns + 2 * rim, self.cell * self.shown_rows + 2 * rim
        self.bed = Box(x + (size - w) / 2, y + (size - h) / 2, w, h)
        cards = [str(card).split(" ") for card in view["cards"]]
        self.cards: list[list[tuple[int, str, bool]]] = [[] for _ in range(self.seats)]
        for place, (owner, name, face, *_) in enumerate(cards):
            self.cards[int(owner)].append((place, name, face == "up"))
        self.known = [name for _, name, *_ in cards if name in CARD_NUMBER]
        self.words = words

    def at(self, row: int, column: int) -> tuple[float, float]:
        return (
            round(self.bed.x + self.rim + self.cell * (column - self.first_column), 2),
            round(self.bed.y + self.rim + self.cell * (row - self.first_row), 2),
        )

    def name(self, line: int) -> int:
        """What a row or column of the window is called: they go round (GR-TABLE-1)."""
        return (line - 1) % self.reach + 1

    def lies(self, row: int, column: int) -> str:
        if 0 <= row - self.top < self.high and 0 <= column - self.left < self.wide:
            return self.rows[row - self.top][column - self.left]
        return "."

    def possible(self, row: int, column: int) -> bool:
        """Could a tile ever lie here, as the garden is now (GR-TABLE-2)?"""
        if not self.laid:
            return (row, column) == (self.side, self.side)
        return (
            self.top + self.high - self.side <= row < self.top + self.side
            and self.left + self.wide - self.side <= column < self.left + self.side
        )

    def slot(self, seat: int) -> Slot:
        return SLOT[AROUND[len(self.others)][self.others.index(seat)]]


def framed(view: Drawn, seat: int, layout: str) -> Frame:
    shown: Shown = {"options": view["options"], "garden": view["garden"], "cards": view["cards"]}
    return made(shown, speaking(view, SLUG), seat, layout)


@kept_by_value
def made(shown: Shown, words: Speaker, seat: int, layout: str) -> Frame:
    """The same for the same question, so that what was drawn in it can be remembered by it."""
    return Frame(shown, words, seat, layout)


def window(first: int, count: int, side: int) -> tuple[int, int]:
    """The rows (or columns) shown: the garden's, and room for one more on either side while it may grow.

    Legal cells touch the garden, so they are always inside. There are always side + 1, so that cells keep
    their size and a phone's can be touched; and the window stays in the middle of the table as long as it
    can, so that it does not slide under a finger.
    """
    low, high = (first - 1, first) if count >= side else (first + count - side, first - 1)
    middle = side - (side + 1) // 2
    return min(max(middle, low), high), side + 1


def heap(count: int, w: float, h: float, largest: float, least: float = 0.0) -> tuple[float, int]:
    """Step and columns for so many tiles in a box, as large as they fit."""
    best, across = 0.0, 1
    for rows in range(1, max(count, 1) + 1):
        columns = -(-max(count, 1) // rows)
        size = min(h / rows, w / columns, largest)
        if size > best:
            best, across = size, columns
    if best < least:  # they lie in as many rows as they need
        return least, max(1, int(w / least))
    return best, across
