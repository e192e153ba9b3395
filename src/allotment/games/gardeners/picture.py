"""Gardeners as a scene: the garden on its gravel, the tiles one may place, the wishes, the sand."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...draw.scene import GROUND, MARK, TALL, TILE, TOKEN, Piece, Scene, gather
from ...draw.svg import element, group, rect, text, use
from .components import (
    BACK,
    BACKGROUND,
    BACKGROUNDS,
    BACKS,
    CARD_NUMBER,
    CARD_TEXT,
    ELEMENT,
    ELEMENTS,
    TILE_NUMBER,
)
from .gestures import DEEDS, SHAPES, View, asks, card_name, facts, named, paths, say, status

__all__ = ["asks", "facts", "paths", "say", "scene", "status"]

INK: Final = "#2c3a30"
GRID: Final = 11  # rows and columns of the table's grid
WIDEST: Final = 6  # a garden has at most so many rows and columns


class Frame:
    """Where things lie in one layout, and which part of the grid is shown."""

    def __init__(self, view: View, layout: str) -> None:
        tall = layout == TALL
        self.tall = tall
        self.home = "hand" if tall else "board"
        at = str(view["garden"].get("at") or "6,6").split(",")
        rows = [str(row).split(" ") for row in view["garden"].get("rows", [])]
        self.top, self.left = int(at[0]), int(at[1])
        self.rows = rows
        high, wide = max(len(rows), 1), max(max((len(row) for row in rows), default=1), 1)
        self.first = (max(1, self.top - (WIDEST - high)), max(1, self.left - (WIDEST - wide)))
        self.last = (min(GRID, self.top + WIDEST - 1), min(GRID, self.left + WIDEST - 1))
        shown = max(self.last[0] - self.first[0], self.last[1] - self.first[1]) + 1
        self.area = (6.0, 6.0, 348.0) if tall else (128.0, 14.0, 640.0)
        self.cell = self.area[2] / shown

    def place(self, row: int, column: int) -> tuple[float, float]:
        return self.area[0] + self.cell * (column - self.first[1]), self.area[1] + self.cell * (
            row - self.first[0]
        )


def scene(view: View, seat: int, layout: str) -> Scene:
    frame = Frame(view, layout)
    pieces = [ground(frame, int(view["clock"]), int(view["options"]["timer"]))]
    pieces += garden(frame)
    pieces += trays(view, frame, seat)
    pieces += wishes(view, frame, seat)
    pieces += deeds(view, frame, seat)
    regions = {"board": (360.0, 360.0), "hand": (360.0, 190.0)} if frame.tall else {"board": (856.0, 824.0)}
    return gather(layout, regions, pieces)


@cache
def gravel(w: float, h: float) -> str:
    """Raked gravel: long lines round the garden."""
    lines = rect(0, 0, w, h, rx=10, fill="var(--gr-gravel)")
    for step in range(6):
        edge = 5 + 7 * step
        lines += rect(
            edge,
            edge,
            w - 2 * edge,
            h - 2 * edge,
            rx=26,
            fill="none",
            stroke="var(--gr-rake)",
            stroke_width=1.4,
        )
    return lines


def ground(frame: Frame, clock: int, timer: int) -> Piece:
    if frame.tall:
        return Piece("ground", "board", GROUND, 0, 0, 360, 360, gravel(360, 360), kind="ground")
    sand = min(5, 5 * clock // max(1, 1000 * timer))
    drawing = gravel(856, 824) + use(f"gr-timer-{sand}", 776, 20, 70, 112) + use("gr-silence", 22, 24, 76, 76)
    drawing += text("not a word", 60, 118, 13, text_anchor="middle", class_="serif")
    return Piece("ground", "board", GROUND, 0, 0, 856, 824, drawing, "the sand and the silence", "ground")


def garden(frame: Frame) -> list[Piece]:
    pieces: list[Piece] = []
    size = frame.cell
    for row in range(frame.first[0], frame.last[0] + 1):
        for column in range(frame.first[1], frame.last[1] + 1):
            x, y = frame.place(row, column)
            inside = 0 <= row - frame.top < len(frame.rows)
            lies = "."
            if inside and 0 <= column - frame.left < len(frame.rows[row - frame.top]):
                lies = frame.rows[row - frame.top][column - frame.left]
            empty = lies == "."
            label = f"row {row}, column {column}: {'empty' if empty else named(lies)}"
            dashes = rect(
                3, 3, size - 6, size - 6, rx=5, fill="none", stroke="var(--gr-rake)", stroke_width=1.5
            )
            pieces.append(
                Piece(
                    f"cell-{row}-{column}",
                    "board",
                    GROUND,
                    x,
                    y,
                    size,
                    size,
                    dashes if empty else "",
                    label,
                    "cell",
                    "garden",
                    row,
                    column,
                )
            )
            if not empty:
                name = lies.split("@")[0]
                pieces.append(
                    Piece(f"tile-{name}", "board", TILE, x, y, size, size, tile(lies, size), kind="tile")
                )
    return pieces


@cache
def tile(lies: str, size: float) -> str:
    """A tile as it lies: ground, what grows on it, a thin edge."""
    name, _, turn = lies.partition("@")
    number = TILE_NUMBER[name]
    thing = ELEMENTS[ELEMENT[number]]
    parts = [use(f"gr-ground-{BACKGROUNDS[BACKGROUND[number]]}", 0, 0, 100, 100)]
    if thing.startswith("hedge-straight"):
        parts.append(use(f"gr-hedge-straight-{int(turn or 0) % 180}", 0, 0, 100, 100))
    elif thing.startswith(("hedge", "bench")):
        parts.append(use(f"gr-{thing}-{turn or 0}", 0, 0, 100, 100))
    elif thing != "plain":
        parts.append(use(f"gr-{SYMBOL.get(thing, thing)}", 0, 0, 100, 100))
    parts.append(rect(1, 1, 98, 98, rx=4, fill="none", stroke=INK, stroke_width=2.5))
    return group("".join(parts), transform=f"scale({size / 100:.4f})")


SYMBOL: Final = {"red-fruit-tree": "red-tree", "yellow-fruit-tree": "yellow-tree"}


def trays(view: View, frame: Frame, seat: int) -> list[Piece]:
    """One's own reserve and the top of one's pile large, the others' small."""
    pieces: list[Piece] = []
    solo = len(view["piles"]) != int(view["options"]["seats"])
    others = 0
    for number, heap in enumerate(view["piles"]):
        mine = solo or number == max(seat, 0)
        lies = [str(name) for name in (view["reserves"][number] if number < len(view["reserves"]) else [])]
        top = str(heap[0]) if heap else ""
        size = (52.0 if frame.tall else 88.0) if mine else (18.0 if frame.tall else 40.0)
        if mine:
            x = (6.0 if frame.tall else 140.0) + (number * size * 1.3 if solo else 0)
            y = 6.0 if frame.tall else 716.0
        else:
            x, y = (6.0 + 70 * others, 168.0) if frame.tall else (14.0, 160.0 + 105 * others)
            others += 1
        if top:
            label = (
                f"top of the pile: {named(top) if top in TILE_NUMBER else 'a hidden tile'}, {len(heap)} left"
            )
            drawing = tile(top, size) if top in TILE_NUMBER else use("gr-tile-back", 0, 0, size, size)
            drawing += text(
                str(len(heap)),
                size - 3,
                size - 3,
                size * 0.26,
                text_anchor="end",
                class_="rim",
                font_weight=700,
            )
            key = f"tile-{top}" if top in TILE_NUMBER else f"pile-{number}"
            pieces.append(Piece(key, frame.home, TOKEN, x, y, size, size, drawing, label, "card"))
        if not mine:
            sign = use(f"ui-seat-{SHAPES[number]}", 0, 0, size * 0.4, size * 0.4)
            drawing = group(sign, data_seat=number, class_="seated")
            at = (x - size * 0.1, y - size * 0.42)
            pieces.append(
                Piece(
                    f"sign-{number}", frame.home, GROUND, *at, size, size * 0.4, drawing, kind="ground open"
                )
            )
        for place, name in enumerate(lies):
            if name not in TILE_NUMBER:
                continue
            if mine:
                left, high, each, across = heap_of(len(lies), frame.tall)
                at = (left + each * (place % across), high + each * (place // across))
                size = each - 3
            else:
                at = (
                    x + (size + 2) * ((place + 1) % 3),
                    y + (size + 2) * ((place + 1) // 3) * (0.3 if place > 4 else 1),
                )
            label = f"in reserve: {named(name)}"
            pieces.append(
                Piece(f"tile-{name}", frame.home, TOKEN, *at, size, size, tile(name, size), label, "card")
            )
    return pieces


def heap_of(count: int, tall: bool) -> tuple[float, float, float, int]:
    """Corner, step and columns for so many tiles in one's tray, as large as they fit."""
    left, top, wide, high = (222.0, 5.0, 134.0, 54.0) if tall else (236.0, 712.0, 296.0, 100.0)
    best, across = 0.0, 1
    for rows in range(1, 6):
        columns = -(-count // rows)
        size = min(high / rows, wide / max(columns, 1))
        if size > best:
            best, across = size, max(columns, 1)
    return left, top, min(best, 92.0), across


def wishes(view: View, frame: Frame, seat: int) -> list[Piece]:
    """The cards in play: one's own with its text, the others by their backs. A card may be discarded."""
    pieces: list[Piece] = []
    w, h = (76.0, 106.0) if frame.tall else (150.0, 112.0)
    own = [number for number, card in enumerate(view["cards"]) if str(card).split(" ")[1] in CARD_NUMBER]
    other = [number for number in range(len(view["cards"])) if number not in own]
    for place, number in enumerate([*own, *other]):
        if frame.tall:
            at = (126.0 + 78 * (place % 3), 62.0 if place < 3 else 168.0)
        else:
            at = (700.0, 200.0 + 120 * place)
        drawing = wish(str(view["cards"][number]), w, h)
        whose = SHAPES[int(str(view["cards"][number]).split(" ")[0])]
        label = f"wish of the {whose}: {card_name(view['cards'][number])}"
        pieces.append(Piece(f"discard-{number + 1}", frame.home, TILE, *at, w, h, drawing, label, "card"))
    return pieces


@cache
def wish(card: str, w: float, h: float) -> str:
    seat, name, *_ = card.split(" ")
    sign = group(use(f"ui-seat-{SHAPES[int(seat)]}", 6, 6, 13, 13), data_seat=seat, class_="seated")
    box = rect(1, 1, w - 2, h - 2, rx=8, fill="var(--card)", stroke=INK, stroke_width=2)
    if name in CARD_NUMBER:
        number = CARD_NUMBER[name]
        size = 26.0 if w < 100 else 34.0
        drawing = use(f"gr-back-{BACKS[BACK[number]]}", w - size - 6, 5, size, size)
        words, lines = CARD_TEXT[number].split(" "), [""]
        most = int(w / 6.4)
        for one in words:
            if len(lines[-1]) + len(one) > most:
                lines.append("")
            lines[-1] = f"{lines[-1]} {one}".strip()
        for row, line in enumerate(lines[:6]):
            drawing += text(line, 8, size + 20 + 13.5 * row, 11)
        return box + drawing + sign
    kind = name.lstrip("?")
    size = min(w, h) * 0.6
    return (
        box
        + use(
            f"gr-back-{kind}" if kind in BACKS else "gr-no-card", (w - size) / 2, (h - size) / 2, size, size
        )
        + sign
    )


def deeds(view: View, frame: Frame, seat: int) -> list[Piece]:
    """Buttons: how a tile is turned, who gets a tile, and what all must agree to."""
    if seat < 0 or view["phase"] == "over" or view["end"]:
        return []
    pieces: list[Piece] = []
    size = 28.0 if frame.tall else 40.0
    for number, turn in enumerate((0, 90, 180, 270)):
        x, y = (6.0 + 29 * number, 64.0) if frame.tall else (540.0 + 46 * number, 716.0)
        pieces.append(
            Piece(
                f"turn-{turn}",
                frame.home,
                MARK,
                x,
                y,
                size,
                size,
                pointer(turn, size),
                f"turned by {turn} degrees",
                "round",
            )
        )
    seats = int(view["options"]["seats"])
    for other in range(seats):
        x, y = (6.0 + 29 * other, 96.0) if frame.tall else (540.0 + 46 * other, 764.0)
        drawing = rect(1, 1, size - 2, size - 2, rx=8, fill="var(--card)", stroke="var(--line)")
        drawing += group(
            use(f"ui-seat-{SHAPES[other]}", size * 0.25, size * 0.25, size * 0.5, size * 0.5),
            data_seat=other,
            class_="seated",
        )
        pieces.append(
            Piece(
                f"give-{other}",
                frame.home,
                MARK,
                x,
                y,
                size,
                size,
                drawing,
                f"give it to the {SHAPES[other]}",
                "button",
            )
        )
    names = {"briefing": ["start"], "arrange": ["ready", "wait"]}.get(str(view["phase"]), [*DEEDS])
    if seats == 1:
        names = [*names, "take-off"]
    for number, name in enumerate(names):
        place = (
            (126.0 + 47 * number, 6.0, 45.0, 44.0) if frame.tall else (12.0, 560.0 + 50 * number, 104.0, 44.0)
        )
        title = DEEDS[name].title if name in DEEDS else "Take off"
        pieces.append(
            Piece(name, frame.home, MARK, *place, button(title, place[2], place[3]), title.lower(), "button")
        )
    return pieces


@cache
def pointer(turn: int, size: float) -> str:
    disc = element("circle", cx=50, cy=50, r=46, fill="var(--card)", stroke="var(--line)", stroke_width=4)
    arrow = element(
        "path", d="M50 16L70 46H57V82H43V46H30Z", fill="var(--ink)", transform=f"rotate({turn} 50 50)"
    )
    return group(disc + arrow, transform=f"scale({size / 100:.3f})")


@cache
def button(title: str, w: float, h: float) -> str:
    box = rect(1, 1, w - 2, h - 2, rx=8, fill="var(--card)", stroke="var(--line)", stroke_width=1.5)
    size = min(14.0, (w - 6) / len(title) * 1.7)
    return box + text(title, w / 2, h / 2 + size * 0.35, size, text_anchor="middle", font_weight=600)
