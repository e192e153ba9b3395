"""The drawings of Mysterious Garden: gardens, tiles, cards, bags. All of them are cached."""

from __future__ import annotations

import math
from html import escape
from typing import Final

from ....draw.svg import element, group, kept, rect, text, use
from ..components import (
    FIRST,
    LADYBUG_TILES,
    MUSHROOMS,
    SIDES,
    TILE_KINDS,
    WALL_NAMES,
    WALLS,
)
from .geometry import apothem
from .outlook import sort_of

MOON: Final = "#f3ead2"  # words on the night, in both schemes
HAZE: Final = "#c9cfc9"
NAME_LINE: Final = 14  # from one line of a garden's name to the next
INK: Final = "#2c3a30"
PAPER: Final = "#f7f1e3"
LETTERS: Final = {"r": "red", "b": "blue", "y": "yellow"}
COLOURS: Final = ("red", "blue", "yellow")

Places = tuple[tuple[int, int], ...]


def bold(said: str, x: float, y: float, size: float, colour: str = INK, middle: bool = True) -> str:
    anchor = "middle" if middle else None
    return text(said, x, y, size, text_anchor=anchor, font_weight=700, fill=colour)


def fitted(said: str, size: float, room: float) -> float:
    """How large it can be written in so much room: languages differ in length."""
    return min(size, 1.75 * room / max(len(said), 1))


def headed(title: str, more: str, x: float, y: float, colour: str, faint: str) -> str:
    name = element("tspan", escape(title), class_="serif", font_size=14, font_weight=700)
    small = element("tspan", escape(more), dx=6, font_size=12, fill=faint)
    return element("text", name + (small if more else ""), x=x, y=y, fill=colour)


def badge(said: str, x: float, y: float, r: float = 8.5, size: float = 12.0) -> str:
    disc = element("circle", cx=x, cy=y, r=r, fill=PAPER, stroke=INK, stroke_width=1.4)
    return disc + bold(said, x, y + size * 0.36, size)


def seated(drawing: str, owner: int, **more: object) -> str:
    return group(drawing, data_seat=owner, class_="seated", **more)


# ---- the night ----


def bush(x: float, y: float, r: float) -> str:
    """A hedge in the dark: a ring of lobes around a middle."""
    lobes = 11
    points = []
    for lobe in range(lobes + 1):
        turn = 2 * math.pi * lobe / lobes
        far = r * (1 + 0.07 * math.sin(5 * lobe + x))
        points.append((x + far * math.sin(turn), y - far * math.cos(turn)))
    path = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for px, py in points[1:]:
        path += f"A{r * 0.34:.0f} {r * 0.34:.0f} 0 0 1 {px:.0f} {py:.0f}"
    return element("path", d=path + "Z", fill="var(--mg-hedge)")


@kept
def night(x: float, y: float, w: float, h: float) -> str:
    """Dusk with hedges, ivy at the edges and fireflies."""
    sky = rect(x, y, w, h, fill="var(--mg-dusk)")
    for across, down, r in HEDGES:
        sky += bush(round(x + w * across), round(y + h * down), round(r * min(1.0, w / 700)))
    for across, down, size, turn in IVY:
        cx, cy = x + w * across, y + h * down
        leaves = use("mg-ivy", cx - size / 2, cy - size / 2, size, size)
        sky += group(leaves, transform=f"rotate({turn} {cx:.0f} {cy:.0f})", opacity=0.55)
    for number in range(9):
        sky += use(
            "mg-firefly", x + (97 * number + 40) % (w - 30), y + 24 + (173 * number) % (h - 60), 20, 20
        )
    return sky


HEDGES = (
    (0.02, 0.78, 96),
    (0.23, 0.96, 70),
    (0.99, 0.76, 104),
    (0.78, 0.97, 76),
    (0.34, 0.08, 92),
    (0.69, 0.1, 100),
    (0.03, 0.28, 84),
    (0.98, 0.3, 74),
    (0.5, 0.98, 66),
    (0.5, 0.55, 80),
)
IVY = (
    (0.035, 0.96, 90, 8),
    (0.14, 0.98, 80, -6),
    (0.965, 0.95, 90, -20),
    (0.86, 0.98, 80, 4),
    (0.01, 0.55, 70, 80),
    (0.99, 0.5, 70, 96),
)


# ---- gardens ----

SIN: Final = {4: 0.70711, 5: 0.58779, 6: 0.5, 7: 0.43388, 8: 0.38268}  # of 180 degrees / sides
ROOMY: Final = {4: 0.62, 5: 0.84, 6: 1.0, 7: 1.14, 8: 1.28}  # how much a lawn holds, against a hexagon's
IN_WALL: Final = {"bag": "mg-bag", "treasure": "mg-loot", "ladybug": "mg-ladybug", "key": "mg-key"}
STAND = (  # where so many gnomes stand on a lawn
    (),
    ((0.0, -22.0),),
    ((-21.0, -22.0), (21.0, -22.0)),
    ((-37.0, -12.0), (0.0, -30.0), (37.0, -12.0)),
    ((-45.0, -6.0), (-17.0, -28.0), (17.0, -28.0), (45.0, -6.0)),
    ((-47.0, 2.0), (-30.0, -24.0), (0.0, -36.0), (30.0, -24.0), (47.0, 2.0)),
    ((-48.0, 4.0), (-38.0, -22.0), (-13.0, -36.0), (13.0, -36.0), (38.0, -22.0), (48.0, 4.0)),
)


@kept
def plot(
    number: int,
    gate: float,
    gnomes: tuple[tuple[str, int], ...],
    treasure: tuple[int, ...],
    taken: tuple[bool, ...],
    half: float,
    side: float,
    done: bool,
) -> str:
    """The lawn, its walls (what was in a niche is gone once a tile lies there), and what is on it."""
    sides = SIDES[number]
    around = 50 / SIN[sides] + 4
    far = 100 * apothem(sides)
    parts = [
        group(
            use(f"mg-ground-{sides}", -around, -around, 2 * around, 2 * around),
            transform=f"rotate({gate:.1f})",
        )
    ]
    things = []
    for one in range(sides):
        wall = WALL_NAMES[WALLS[FIRST[number] + one]]
        turn = (gate + one * 360 / sides) % 360
        kind = wall if wall in ("opening", "plain") else "taken" if taken[one] else "niche"
        parts.append(group(use(f"mg-wall-{kind}", -40, -far, 80, 34), transform=f"rotate({turn:.1f})"))
        if kind == "niche":  # what lies there stands upright, however the wall runs
            x, y = (far - 17) * math.sin(math.radians(turn)), -(far - 17) * math.cos(math.radians(turn))
            if wall == "power":
                things.append(use("mg-power-back", x - 8, y - 11.2, 16, 22.4))
            else:
                things.append(use(IN_WALL[wall], x - 12, y - 12, 24, 24))
    if done:
        parts.append(veil(sides, gate))
    else:
        parts += [*things, lawn(number, gnomes, treasure, side)]
    return group("".join(parts), transform=f"translate({half:.2f} {half:.2f}) scale({side / 100:.4f})")


def veil(sides: int, gate: float) -> str:
    """A garden that was resolved lies in the dark, with the gnomes' tracks."""
    far = 50 / SIN[sides]
    corners = [math.radians(gate + (one + 0.5) * 360 / sides) for one in range(sides)]
    points = " ".join(f"{far * math.sin(turn):.1f},{-far * math.cos(turn):.1f}" for turn in corners)
    shade = element("polygon", points=points, fill="#223044", fill_opacity=0.56)
    return shade + group(use("mg-footprints", -26, -34, 46, 46), opacity=0.7)


def lawn(number: int, gnomes: tuple[tuple[str, int], ...], treasure: tuple[int, ...], side: float) -> str:
    """Gnomes behind, treasure before them: in heaps where there is room, else one of each with its number."""
    roomy = ROOMY[SIDES[number]]
    tight = SIDES[number] < 6
    parts: list[str] = []
    for x, y in MUSHROOM_AT[: MUSHROOMS[number]]:
        parts.append(use("mg-mushroom", x * roomy - 10, y * roomy - 10, 20, 20))
    crowd = [kind for kind, count in gnomes for _ in range(count)]
    size = 34.0 if tight else 37.0
    if tight or len(crowd) >= len(STAND):
        step = min(30.0, 84 / max(len(crowd), 1)) * (1 if tight else 1.25)
        feet = [
            (step * (place - (len(crowd) - 1) / 2), -20.0 - 5 * (place % 2)) for place in range(len(crowd))
        ]
    else:
        feet = [(across * roomy, down * roomy) for across, down in STAND[len(crowd)]]
    for (x, y), kind in sorted(zip(feet, crowd, strict=True), key=lambda one: one[0][1]):
        parts.append(element("ellipse", cx=x, cy=y + size / 2 - 1, rx=13, ry=3.6, fill=INK, fill_opacity=0.3))
        big = size * (1.12 if kind in ("king", "queen") else 1.0)
        parts.append(use(f"mg-gnome-{kind}", x - big / 2, y + size / 2 - big, big, big))
    shown = [(colour, count) for colour, count in zip(COLOURS, treasure, strict=True) if count]
    for place, (colour, count) in enumerate(shown):
        if tight:
            x = 27.0 * (place - (len(shown) - 1) / 2)
            scale = 100 / side
            parts.append(use(f"mg-treasure-{colour}", x - 11, 6, 20, 20))
            parts.append(badge(str(count), x + 6, 25, 8 * scale, 12 * scale))
        else:
            x, y = HEAP_AT[colour]
            parts.append(heap(colour, count, x * roomy, y * roomy, side))
    return "".join(parts)


MUSHROOM_AT = ((-40.0, 22.0), (40.0, 22.0), (0.0, -50.0), (-26.0, -44.0))
HEAP_AT: Final = {"blue": (-23.0, 11.0), "yellow": (23.0, 11.0), "red": (0.0, 34.0)}


def heap(colour: str, count: int, x: float, y: float, side: float) -> str:
    """So many treasures in a pile, and their number beside it (12 pixels high, however small the garden)."""
    scale = 100 / side
    rows: list[int] = []
    left = min(count, 10)
    while left > 0:
        rows.insert(0, min(left, 4 if colour == "red" else 3))
        left -= rows[0]
    piled = ""
    for up, row in enumerate(rows):
        down = (up - (len(rows) - 1) / 2) * 10
        for place in range(row):
            piled += use(f"mg-treasure-{colour}", x + (place - row / 2) * 12.6 - 1, y + down - 7.5, 15, 15)
    edge = 6.3 * max(rows) + 4
    at = x - edge if colour == "blue" else x + edge
    return piled + badge(str(count), at, y + 5 * len(rows) - 1, 8 * scale, 12 * scale)


def named(name: str, done: str) -> str:
    """A garden's name; on the lawn once it is resolved, a line for each word, with the word for that."""
    lines = name.split(" ") if done else [name]
    rim = (
        {"stroke": INK, "stroke_width": 3, "paint_order": "stroke"} if done else {}
    )  # it may reach over tiles
    said = "".join(
        element(
            "text",
            escape(line),
            x=0,
            y=number * NAME_LINE,
            font_size=13,
            class_="name",
            text_anchor="middle",
            fill=MOON,
            **rim,
        )
        for number, line in enumerate(lines)
    )
    return said + (text(done, 0, len(lines) * NAME_LINE, 12, text_anchor="middle", fill=HAZE) if done else "")


# ---- tiles ----


@kept
def slot(w: float, h: float, number: int) -> str:
    """A free side, with the number by which words speak of it."""
    return text(str(number), w / 2, h / 2 + 5, 14, text_anchor="middle", fill="#c3ced6") + rect(
        2,
        2,
        w - 4,
        h - 4,
        rx=6,
        fill="var(--mg-slot)",
        stroke="#9fb0bb",
        stroke_width=1.5,
        stroke_dasharray="3 5",
        stroke_linecap="round",
    )


@kept
def placed(owner: int, face: str, w: float, h: float) -> str:
    """A tile in the colour of its seat: its number and what it does, or its icon side."""
    number = int(face.rstrip("*"))
    under = rect(1, 3, w, h, rx=4, fill="#121b26", fill_opacity=0.32)
    if face.endswith("*"):
        drawing = use("mg-tile-icon", 0, 0, 200, 100) + use(f"mg-mark-{owner}", 77, 27, 46, 46)
    else:
        drawing = use(f"mg-tile-{TILE_KINDS[number]}", 0, 0, 200, 100)
        high = 19 if number in LADYBUG_TILES else 37
        drawing += use(f"mg-mark-{owner}", 4.5, high, 26, 26, color=PAPER)
        if number in LADYBUG_TILES:
            drawing += use("mg-tile-ladybug", 2, 51, 32, 32)
        wide = {"textLength": 54, "lengthAdjust": "spacingAndGlyphs"} if number > 9 else {}
        size = 49 if number > 9 else 60
        drawing += text(
            str(number),
            64.5,
            50 + size * 0.36,
            size,
            text_anchor="middle",
            font_weight=700,
            class_="serif",
            fill=INK,
            **wide,
        )
        if number in (6, 9):  # which way up
            drawing += element("path", d="M48 83h33", stroke=INK, stroke_width=4, stroke_linecap="round")
    return under + seated(drawing, owner, transform=f"scale({w / 200:.4f} {h / 100:.4f})")


TURN: Final = "M3 9A8 8 0 0 1 17 6M17 1v6h-6M17 12A8 8 0 0 1 3 15M3 20v-6h6"  # two arrows around, in 20 by 21


@kept
def held(owner: int, face: str, w: float, h: float) -> str:
    """A tile of one's own in a box that is easy to touch; the icon side with the sign for turning."""
    wide = min(w, 2 * h)
    if not face.endswith("*"):
        return group(
            placed(owner, face, wide, wide / 2),
            transform=f"translate({(w - wide) / 2:g} {(h - wide / 2) / 2:g})",
        )
    wide = min(w - 22, 2 * (h - 4))
    arrows = element(
        "path",
        d=TURN,
        fill="none",
        stroke="var(--ink)",
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    drawing = group(arrows, transform=f"translate({(w - wide - 20) / 2 - 1:g} {h / 2 - 8.5:g}) scale(.8)")
    return drawing + group(
        placed(owner, face, wide, wide / 2),
        transform=f"translate({(w - wide - 20) / 2 + 19:g} {(h - wide / 2) / 2:g})",
    )


@kept
def parted(owner: int, number: int, w: float, h: float) -> str:
    """A ladybug tile that leaves the game for another one."""
    tile = group(held(owner, str(number), w, h), opacity=0.5)
    box = rect(0, 0, w, h, rx=8, fill="var(--card)", stroke="var(--line)")
    x, y, r = w / 2, h / 2, min(w, h) * 0.3
    cross = f"M{x - r:g} {y - r:g}L{x + r:g} {y + r:g}M{x + r:g} {y - r:g}L{x - r:g} {y + r:g}"
    return box + tile + element("path", d=cross, stroke="var(--bad)", stroke_width=5, stroke_linecap="round")


# ---- cards, bags, gnomes ----


DOOR_SYMBOL: Final = {
    "a": "mg-door-red",
    "b": "mg-door-blue-yellow",
    "c": "mg-door-bags",
    "d": "mg-door-gnomes",
}


@kept
def power(name: str, w: float, inside: str, foot: str) -> str:
    """A power card: what it does in two words at its foot, or what lies in the chest."""
    drawing = use(f"mg-power-{sort_of(name)}", 0, 0, w, 1.4 * w)
    if inside:
        one = min(0.25 * w, 0.86 * w / len(inside))
        for place, letter in enumerate(inside):
            x = w / 2 + (place - len(inside) / 2) * one
            drawing += use(f"mg-treasure-{LETTERS[letter]}", x, 1.21 * w - one / 2, one, one)
    elif w >= 48:
        size = fitted(foot, 12.5, 0.82 * w)
        drawing += bold(foot, w / 2, 1.21 * w + size * 0.36, size)
    return drawing


@kept
def door(
    name: str, w: float, winners: tuple[int, ...], race: tuple[int, int], need: int, prize: int, said: str
) -> str:
    """A garden door, its prize while it lies there, who has it; below, who is nearest."""
    drawing = use(DOOR_SYMBOL[name[5]], 0, 0, w, 1.4 * w)
    if w >= 44:
        racing = len(winners) < 2 and race[0] >= 0
        size = fitted(said, 11, 58 if racing else 72)
        drawing += bold(said, w / 2 + (7 if racing else 0), 1.4 * w + 12, size, MOON)
        if racing:
            at = w / 2 - 0.29 * size * len(said) - 7
            drawing += seated(use(f"mg-mark-{race[0]}", at, 1.4 * w + 3, 10, 10), race[0])
    if not winners:
        drawing += use("mg-token-5", w * 0.62, -w * 0.08, w * 0.48, w * 0.48)
        if prize != 5:  # the token is drawn with the box's number
            drawing += badge(str(prize), w * 0.86, w * 0.16, w * 0.2, max(12.0, w * 0.28))
    for rank, winner in enumerate(winners):
        mark = element("circle", cx=0, cy=0, r=w * 0.18, fill=PAPER, stroke=INK, stroke_width=1.2)
        mark += use(f"mg-mark-{winner}", -w * 0.13, -w * 0.13, w * 0.26, w * 0.26)
        drawing += seated(mark, winner, transform=f"translate({w * (0.22 + 0.42 * rank):.1f} {w * 0.2:.1f})")
    if w < 44 and len(winners) < 2 and race[0] >= 0:
        leader, count = race
        drawing += seated(use(f"mg-mark-{leader}", w / 2 - 20, 1.4 * w + 2, 11, 11), leader)
        drawing += bold(f"{count}/{need}", w / 2 - 6, 1.4 * w + 12, 12, MOON, middle=False)
    return drawing


@kept
def chest(locks: int, left: int, points: int, w: float, colour: str, none: str) -> str:
    drawing = use(f"mg-chest-{locks}", 0, 0, w, w)
    if not left:
        return group(drawing, class_="off") + bold(
            none, w / 2, w + 13, 12, HAZE if colour == MOON else colour
        )
    if left > 1:
        drawing += badge(f"{left}", w - 4, 6)
    return drawing + bold(f"{points}", w / 2, w + 13, 13, colour)


@kept
def roundel(symbol: str, size: float, count: str = "", shut: bool = False) -> str:
    """A gnome in its circle of lantern light."""
    r = size / 2
    drawing = element("circle", cx=r, cy=r, r=r - 1, fill="#ffd65f", fill_opacity=0 if shut else 0.22)
    if shut:
        drawing += element(
            "circle", cx=r + 2, cy=r + 2, r=r - 4, fill="#7b827b", stroke=INK, stroke_width=1.5
        )
    face = "#a5a99e" if shut else "#f3e3b4"
    drawing += element("circle", cx=r, cy=r, r=r - 4, fill=face, stroke=INK, stroke_width=2)
    drawing += use(symbol, size * 0.11, size * 0.1, size * 0.78, size * 0.78)
    return drawing + (badge(count, size - 8, size - 8, 10) if count else "")


@kept
def waiting(number: int, loot: tuple[int, ...], size: float) -> str:
    """A garden that waits: its walls with all they hold, and its treasure as three numbers."""
    sides = SIDES[number]
    around = 50 / SIN[sides] + 4
    side = 50 * size / around
    free = tuple(False for _ in range(sides))
    drawing = plot(number, 0.0, (), (0, 0, 0), free, size / 2, side, False)
    if size < 60:
        return drawing
    for place, colour in enumerate(COLOURS):
        x = size / 2 + (place - 1) * 21
        drawing += use(f"mg-treasure-{colour}", x - 8, size / 2 - 15, 16, 16)
        drawing += badge(str(loot[place]), x, size / 2 + 10)
    return drawing


@kept
def container(name: str, inside: str, w: float, h: float) -> str:
    """A bag, the large one, the wagon, or a card that lies before its seat, with what is in it."""
    grid: Places
    if name.startswith("bag"):
        symbol, wide, high, grid, one = "mg-bag-open", 100, 110, BAG_GRID, 27
    elif name.startswith("xl-bag"):
        symbol, wide, high, grid, one = "mg-xl-bag", 140, 110, XL_GRID, 28
    elif name == "wagon":
        symbol, wide, high, grid, one = "mg-wagon", 154, 100, WAGON_GRID, 30
    else:
        symbol, wide, high, grid, one = f"mg-power-{sort_of(name)}", 100, 140, (), 0
    scale = min(w / wide, h / high)
    drawing = use(symbol, 0, 0, wide, high)
    if one:
        for (x, y), letter in zip(grid, inside, strict=False):
            drawing += use(f"mg-treasure-{LETTERS[letter]}", x, y, one, one)
    elif inside:  # a gnome in its trap
        drawing += use(f"mg-gnome-{inside}", 16, 34, 68, 68) + use("mg-trap-shut", 10, 22, 80, 84)
    left, top = (w - wide * scale) / 2, (h - high * scale) / 2
    return group(drawing, transform=f"translate({left:.1f} {top:.1f}) scale({scale:.3f})")


BAG_GRID: Final[Places] = ((21, 45), (53, 45), (21, 74), (53, 74))
XL_GRID: Final[Places] = ((22, 42), (56, 42), (90, 42), (22, 72), (56, 72), (90, 72))
WAGON_GRID: Final[Places] = ((12, 8), (38, 2), (64, 8), (90, 4), (52, 26))


def width_of(name: str, h: float) -> float:
    """How wide a container or card lies in a row of that height."""
    if name.startswith("xl-bag"):
        return 1.24 * h
    if name == "wagon":
        return 1.4 * h
    return h * 0.91 if name.startswith("bag") else h * 0.72


@kept
def counted(symbol: str, count: int, size: float, box: float = 0.0) -> str:
    """A token with how many there are; pale if there is none."""
    box = box or size
    drawing = use(symbol, (box - size) / 2, (box - size) / 2, size, size)
    drawing = drawing if count else group(drawing, class_="off")
    return drawing + badge(str(count), box - 9, box - 9)


@kept
def button(title: str, symbol: str, w: float, h: float) -> str:
    """A deed for which there is no piece to click: its sign over two words."""
    box = rect(1, 1, w - 2, h - 2, rx=8, fill="var(--card)", stroke="var(--line)", stroke_width=1.5)
    size = min(h - 24, w - 8)
    sign = use(symbol, (w - size) / 2, 4, size, size)
    return box + sign + text(title, w / 2, h - 7, 12, text_anchor="middle", font_weight=600)
