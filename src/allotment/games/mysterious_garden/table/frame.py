"""Where the gardens lie in a layout, how large they are, and where beside them there is room for words."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from ....draw.scene import TALL
from ....draw.svg import kept_by_value
from ....words import Speaker, speaking
from ..components import GARDEN_TITLES, GARDENS, SIDES, catches_of
from ..knowledge.view import Plot
from .geometry import extent, reach, spots_of
from .gestures import Drawn, agreed
from .outlook import Lying, Outlook, outlook

SLUG: Final = "mysterious-garden"
WIDE_SIZE = (876.0, 844.0)
AREA = (10.0, 114.0, 664.0, 544.0)  # where the gardens lie in the wide board
TRAY: Final = 664.0  # from here down it is one's own
SIDE: Final = 92.0  # a garden's side on a phone: a tile is then 46 high, enough for a thumb
PANEL: Final = 186.0
USUAL_ROWS: Final = 3  # of a panel
MARGIN: Final = 12.0
Row = list[tuple[str, int, Lying | None]]
Box = tuple[float, float, float, float]  # its middle, its width and height


class Scale(NamedTuple):
    """Where the middle of the drawing lies on the board, and how long a garden's side is there."""

    x: float
    y: float
    side: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.side, self.y + y * self.side


class Shown(TypedDict):
    """What a frame is made of."""

    gardens: dict[str, Plot]
    options: dict[str, Any]


class Frame:
    """One layout of a view: the scale, the size of the board, and the middle of each garden's sign."""

    def __init__(self, view: Shown, words: Speaker, layout: str) -> None:
        self.words = words
        self.agreed = agreed(view["options"])
        catches = catches_of(self.agreed["double_net_catches"])
        self.tall = layout == TALL
        self.home = "hand" if self.tall else "board"
        self.spots = spots_of(view["gardens"])
        self.done = {spot.garden: finished(view["gardens"][GARDENS[spot.garden]]) for spot in self.spots}
        self.ahead = {
            spot.garden: outlook(view["gardens"][GARDENS[spot.garden]], catches)
            for spot in self.spots
            if not self.done[spot.garden]
        }
        left, top, right, bottom = extent(tuple(self.spots))
        if self.tall:  # as large as it must be, with its signs; the page scrolls over it
            self.scale = Scale(0.0, 0.0, SIDE)
            boxes = places(self, None)
            sides = [
                left * SIDE,
                right * SIDE,
                *[x + way * w / 2 for x, _, w, _ in boxes.values() for way in (-1, 1)],
            ]
            ends = [
                top * SIDE,
                bottom * SIDE,
                *[y + way * h / 2 for _, y, _, h in boxes.values() for way in (-1, 1)],
            ]
            wide, high = max(sides) - min(sides), max(ends) - min(ends)
            self.size = (max(356.0, wide + 2 * MARGIN), max(300.0, high + 2 * MARGIN))
            dx = (self.size[0] - wide) / 2 - min(sides)
            dy = (self.size[1] - high) / 2 - min(ends)
            self.scale = Scale(dx, dy, SIDE)
            self.signs = {garden: (x + dx, y + dy, w, h) for garden, (x, y, w, h) in boxes.items()}
            return
        self.size = WIDE_SIZE
        x, y, w, h = AREA
        side = min(w / (right - left), h / (bottom - top), 122.0)
        self.scale = Scale(
            x + (w - (right - left) * side) / 2 - left * side,
            y + (h - (bottom - top) * side) / 2 - top * side,
            side,
        )
        self.signs = places(self, AREA)

    def name(self, garden: int) -> str:
        """What a garden is called."""
        return str(self.words.title(GARDEN_TITLES[garden])[""])


def framed(view: Drawn, layout: str) -> Frame:
    shown: Shown = {"gardens": view["gardens"], "options": view["options"]}
    return made(shown, speaking(view, SLUG), layout)


@kept_by_value
def made(shown: Shown, words: Speaker, layout: str) -> Frame:
    """The same for the same question, so that what was drawn in it can be remembered by it."""
    return Frame(shown, words, layout)


def finished(garden: Plot) -> bool:
    """Surrounded, and nothing left on the lawn."""
    empty = not any(garden["treasure"].values()) and not any(garden["gnomes"].values())
    return empty and all(garden["sides"])


def looked_at(view: Drawn, frame: Frame) -> int:
    """The garden in question: the one the agenda names, or the newest that is not done."""
    for step in view["agenda"][:1]:
        for word in str(step).split(" "):
            if word in GARDENS and word in view["gardens"]:
                return GARDENS.index(word)
    open_ones = [spot for spot in frame.spots if not frame.done[spot.garden]] or frame.spots
    return max(open_ones, key=lambda spot: int(view["gardens"][GARDENS[spot.garden]]["order"])).garden


# ---- what would come of a garden: the rows of its panel ----


def rows(ahead: Outlook) -> list[Row]:
    """The nets in order, then who gets which treasure: (symbol, count, tile)."""
    found: list[Row] = []
    if ahead.nets:
        found.append([("mg-net" if not place else "", 0, tile) for place, tile in enumerate(ahead.nets)])
    if ahead.choice and len(ahead.nets) == 1:
        found[0].append(("mg-loot", 0, ahead.choice))  # short enough for one row
    elif ahead.choice:
        found.append([("mg-loot", 0, ahead.choice)])
    loot: Row = [(f"mg-treasure-{colour}", count, tile) for colour, count, tile in ahead.loot if tile]
    return found + [loot[start : start + 2] for start in range(0, len(loot), 2)]


def panel_size(ahead: Outlook) -> tuple[float, float]:
    return PANEL, panel_height(len(rows(ahead)))


def panel_height(lines: int) -> float:
    return 26.0 + 23 * lines


# ---- room for words ----

AROUND = (
    (0.0, 1.0),
    (0.5, 0.87),
    (-0.5, 0.87),
    (0.87, 0.5),
    (-0.87, 0.5),
    (0.7, -0.7),
    (-0.7, -0.7),
    (0.0, -1.0),
    (1.0, 0.0),
    (-1.0, 0.0),
)
FARTHER = (-6.0, 6.0, 18.0, 40.0, 80.0)


def places(frame: Frame, area: Box | None) -> dict[int, Box]:
    """Where the sign of each garden that is not done finds room beside it, without lying on anything."""
    rounds = []
    for spot in frame.spots:
        x, y = frame.scale.at(spot.x, spot.y)
        rounds.append((x, y, (reach(SIDES[spot.garden]) - 0.12) * frame.scale.side))
    limits = area or (
        min(x - r for x, _, r in rounds),
        min(y - r for _, y, r in rounds),
        max(x + r for x, _, r in rounds) - min(x - r for x, _, r in rounds),
        max(y + r for _, y, r in rounds) - min(y - r for _, y, r in rounds),
    )
    found: dict[int, Box] = {}
    for spot in frame.spots:
        if frame.done[spot.garden]:
            continue
        w, h = 7.0 * len(frame.name(spot.garden)) + 8, 20.0
        if frame.tall:  # room for its panel from the beginning: when that comes, nothing slides
            w, h = PANEL, panel_height(max(USUAL_ROWS, len(rows(frame.ahead[spot.garden]))))
        x, y = frame.scale.at(spot.x, spot.y)
        far = reach(SIDES[spot.garden]) * frame.scale.side
        boxes = [
            box
            for box in around(x, y, far, w, h)
            if within(box, area) and clear(box, rounds, list(found.values()))
        ]
        if boxes:
            found[spot.garden] = min(boxes, key=lambda box: growth(box, limits))
    return found


def around(x: float, y: float, far: float, w: float, h: float) -> list[Box]:
    """Boxes about a garden, the nearest first, below rather than above."""
    return [
        (x + dx * (far + more + w * 0.42), y + dy * (far + more + h * 0.36), w, h)
        for more in FARTHER
        for dx, dy in AROUND
    ]


def growth(box: Box, limits: Box) -> float:
    """By how much the board would have to be larger; a phone scrolls more easily down than across."""
    x, y, w, h = box
    left, top, wide, high = limits
    across = max(left - x + w / 2, 0.0) + max(x + w / 2 - left - wide, 0.0)
    return 2 * across + max(top - y + h / 2, 0.0) + max(y + h / 2 - top - high, 0.0)


def within(box: Box, area: Box | None) -> bool:
    if area is None:
        return True
    x, y, w, h = box
    left, top, wide, high = area
    return left <= x - w / 2 and x + w / 2 <= left + wide and top <= y - h / 2 and y + h / 2 <= top + high


def clear(box: Box, rounds: list[tuple[float, float, float]], taken: list[Box]) -> bool:
    x, y, w, h = box
    for cx, cy, r in rounds:
        dx, dy = max(abs(x - cx) - w / 2, 0.0), max(abs(y - cy) - h / 2, 0.0)
        if dx * dx + dy * dy < r * r:
            return False
    return all(abs(x - ox) > (w + ow) / 2 or abs(y - oy) > (h + oh) / 2 for ox, oy, ow, oh in taken)
