"""Beside the gardens: their names, what would come of each if it ended now, and the small map of them all."""

from __future__ import annotations

import math
from typing import Final

from ....draw.scene import GROUND, MARK, TOKEN, Piece
from ....draw.svg import element, group, kept, rect, text, use
from ....kernel.story import Args, Phrase, Title
from ..components import COLOURS, GARDEN_TITLES, GARDENS, SIDES, TREASURE_TITLES, WARDEN
from . import market
from .frame import TRAY, Frame, Row, panel_size, rows
from .geometry import Spot, reach
from .gestures import Drawn
from .outlook import Lying, Outlook
from .paint import INK, MOON, NAME_LINE, headed, named, seated

Line = tuple[tuple[str, int, Lying | None], ...]
MAP = (92.0, 72.0)
EDGE: Final = 4.0  # of the map, around the board on it


@kept
def sign(frame: Frame, spot: Spot) -> list[Piece]:
    """Its name, on the lawn once it is resolved, else beside it; tall, with what would come of it."""
    key = f"sign-{GARDENS[spot.garden]}"
    if frame.done[spot.garden]:
        x, y = frame.scale.at(spot.x, spot.y)
        name = frame.name(spot.garden)
        said = named(name, frame.words.text("board-resolved"))
        drawing = group(said, transform="translate(60 13)")
        high = 30 + NAME_LINE * name.count(" ")
        at = (round(x - 60, 1), round(y + 9 - high / 2, 1))
        return [Piece(key, "board", MARK, *at, 120, high, drawing, kind="ground open")]
    if spot.garden not in frame.signs:
        return []
    x, y, w, h = frame.signs[spot.garden]
    if frame.tall and rows(frame.ahead[spot.garden]):
        return [foresight(frame, key, spot.garden, frame.ahead[spot.garden], x - w / 2, y - h / 2)]
    drawing = group(named(frame.name(spot.garden), ""), transform=f"translate({w / 2:.1f} 15)")
    at = (round(x - w / 2, 1), round(y - h / 2, 1))
    return [Piece(key, "board", TOKEN, *at, w, h, drawing, kind="ground open")]


@kept
def column(frame: Frame, waiting: int) -> list[Piece]:
    """Wide: the panels stand beside the gardens, under those that wait."""
    down = (waiting + 1) // 2
    y = 120.0 + (22 + market.WAIT_STEP * down if down else 0)
    shown = [(number, ahead) for number, ahead in frame.ahead.items() if rows(ahead)]
    over = y + sum(panel_size(ahead)[1] + 5 for _, ahead in shown) - TRAY
    y -= max(over, 0.0)  # in the rare case that all this doesn't fit, they cover a name
    found = []
    for number, ahead in shown:
        found.append(foresight(frame, f"ahead-{GARDENS[number]}", number, ahead, market.WAIT_X + 4, y))
        y += panel_size(ahead)[1] + 5
    return found


def foresight(
    frame: Frame, key: str, number: int, ahead: Outlook, x: float, y: float, after: int = 0
) -> Piece:
    """What would come of a garden now, or after a tile of that number."""
    words = frame.words
    w, h = panel_size(ahead)
    said: list[Phrase] = [Phrase("ahead-net", {"tile": whose(tile)}) for tile in ahead.nets]
    for colour, count, taker in ahead.loot:
        some: Args = {"treasure": Phrase("count", {"count": count, "what": treasure_title(colour)})}
        said.append(
            Phrase("ahead-loot", {**some, "tile": whose(taker)}) if taker else Phrase("ahead-lost", some)
        )
    if ahead.choice:
        said.append(Phrase("ahead-choice", {"tile": whose(ahead.choice)}))
    garden = GARDEN_TITLES[number]
    if after:
        when = words.text("board-after", number=after)
        label = words.text("label-ahead-after", garden=garden, said=said, number=after)
    else:
        when = words.text("board-now")
        label = words.text("label-ahead", garden=garden, said=said)
    drawing = panel(frame.name(number), when, tuple(tuple(row) for row in rows(ahead)), w, h)
    return Piece(key, "board", TOKEN, round(x, 1), round(y, 1), w, h, drawing, label, "ground open")


def treasure_title(colour: str) -> Title:
    return TREASURE_TITLES[COLOURS.index(colour)]


def whose(tile: Lying) -> Phrase:
    """A tile by its owner."""
    given: Args = {"number": tile.number}
    return Phrase("wardens-tile", given) if tile.owner == WARDEN else Phrase("seats-tile", given, tile.owner)


@kept
def panel(
    name: str, when: str, lines: tuple[tuple[tuple[str, int, Lying | None], ...], ...], w: float, h: float
) -> str:
    drawing = rect(0, 0, w, h, rx=9, fill="var(--card)", stroke=INK, stroke_width=1.5)
    drawing += headed(name, when, 9, 17, "var(--ink)", "var(--ink-2)")
    for down, row in enumerate(lines):
        drawing += group(line(list(row), w), transform=f"translate(8 {24 + 23 * down})")
    return drawing


def line(row: Row, w: float) -> str:
    """A symbol, then tiles: the nets closer together if they are many, each treasure with its own."""
    if row[0][1]:
        step = (w - 14) / 2
        ats = [step * place for place in range(len(row))]
    else:
        gaps = [28 if symbol else 3 for symbol, _, _ in row[1:]] + [3]
        widths = [chip_width(tile) + gap for gap, (_, _, tile) in zip(gaps, row, strict=True) if tile]
        squeeze = min(1.0, (w - 40) / sum(widths))
        ats = [squeeze * sum(widths[:place]) for place in range(len(row))]
    drawing = ""
    for x, (symbol, count, tile) in zip(ats, row, strict=True):
        if symbol:
            drawing += use(symbol, x, 1, 18, 18)
        if count:
            drawing += text(str(count), x + 20, 14.5, 12.5, font_weight=700)
        if tile:
            drawing += group(chip(tile), transform=f"translate({x + (37 if count else 23):.1f} 0)")
    return drawing


def chip_width(tile: Lying) -> float:
    return 36.0 if tile.number > 9 else 29.0


def chip(tile: Lying) -> str:
    """A tile as small as can be read."""
    w = chip_width(tile)
    box = rect(0, 0, w, 20, rx=5, fill="var(--card)", stroke="var(--seat)", stroke_width=1.6)
    drawing = box + use(f"mg-mark-{tile.owner}", 4, 4, 12, 12)
    drawing += text(str(tile.number), 18, 14.6, 12.5, font_weight=700, class_="serif")
    return seated(drawing, tile.owner)


# ---- the map ----


def chart(view: Drawn, frame: Frame) -> list[Piece]:
    """The map, and the part of it that the board is drawn in: the page shows there where one is."""
    plots = tuple(
        (SIDES[spot.garden], round(spot.x, 2), round(spot.y, 2), round(spot.gate, 1), frame.done[spot.garden])
        for spot in frame.spots
    )
    laid = []
    for spot in frame.spots:
        for place, holding in enumerate(view["gardens"][GARDENS[spot.garden]]["sides"]):
            if holding:
                x, y = spot.away(place + 1, 0.0, 0.25)
                who = str(holding).partition(":")[0]
                owner = WARDEN if who == "w" else int(who)
                laid.append((round(x, 2), round(y, 2), round(spot.normal(place + 1)), owner))
    scale = frame.scale
    size = tuple(round(one / scale.side, 3) for one in frame.size)
    zero = tuple(round(-one / scale.side, 3) for one in (scale.x, scale.y))
    drawing = drawn_map(plots, tuple(laid), (zero[0], zero[1], size[0], size[1]))
    w, h = MAP[0] - 2 * EDGE, MAP[1] - 2 * EDGE
    return [
        Piece("map", "map", GROUND, 0, 0, *MAP, drawing, kind="ground"),
        Piece("map-room", "map", GROUND, EDGE, EDGE, w, h, "", kind="ground"),
    ]


@kept
def drawn_map(
    plots: tuple[tuple[int, float, float, float, bool], ...],
    laid: tuple[tuple[float, float, int, int], ...],
    box: tuple[float, float, float, float],
) -> str:
    """All gardens at a glance: lawns, and tiles in the colours of their seats."""
    left, top, wide, high = box
    scale = min((MAP[0] - 2 * EDGE) / wide, (MAP[1] - 2 * EDGE) / high)
    drawing = ""
    for sides, x, y, gate, done in plots:
        far = reach(sides) - 0.5
        turns = [math.radians(gate + (one + 0.5) * 360 / sides) for one in range(sides)]
        points = " ".join(f"{x + far * math.sin(turn):.2f},{y - far * math.cos(turn):.2f}" for turn in turns)
        drawing += element("polygon", points=points, fill="#50606b" if done else "#7fae72")
    for x, y, turn, owner in laid:
        tile = rect(-0.4, -0.2, 0.8, 0.4, fill="currentColor", stroke=MOON, stroke_width=0.05)
        drawing += seated(group(tile, transform=f"translate({x:g} {y:g}) rotate({turn:g})"), owner)
    dx, dy = MAP[0] / 2 - (left + wide / 2) * scale, MAP[1] / 2 - (top + high / 2) * scale
    back = rect(
        0.5,
        0.5,
        MAP[0] - 1,
        MAP[1] - 1,
        rx=8,
        fill="#17222e",
        fill_opacity=0.9,
        stroke=MOON,
        stroke_opacity=0.5,
    )
    return back + group(drawing, transform=f"translate({dx:.2f} {dy:.2f}) scale({scale:.4f})")
