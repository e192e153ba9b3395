"""Four Gardens drawn piece by piece: tracks, storeys, cards, panoramas. Nothing here knows where they lie."""

from __future__ import annotations

from html import escape
from typing import Final

from ....draw.svg import element, group, kept, rect, text, use
from ..components import (
    CARD_NAMES,
    FLOOR,
    GOD,
    NEEDS,
    PANORAMAS,
    RESOURCES,
    SHOWN,
    SIZE,
    SYMBOLS,
    UPWARDS,
    WILD_SYMBOL,
)
from ..knowledge.view import Player

NAMED: Final = 80.0  # a card as wide as this carries its name in one line
NAME: Final = 91.6  # room for a name on a card of 100
NARROW: Final = 60.0  # a button less wide than this has room for about nine letters
SOFT_HYPHEN: Final = "\u00ad"
INK: Final = "#2c3a30"
PRINTED_TRACK: Final = (3, 10)  # where markers start, and the last space: the symbol shows these
PRINTED_SPACES: Final = 4  # of the planning tile that is a symbol
PRINTED_VALUES: Final = {"wilds": (2, 3, 4), "rewards": (2, 3, 4, 5)}  # bonus tiles that are symbols
COLOUR: Final = {"red": "#b0392b", "orange": "#c5701d", "green": "#4c8240", "blue": "#35598d"}
TRACK: Final = {"yellow": "#d8a838", "red": "#c24a35", "purple": "#7b5aa0", "blue": "#3f6ea5"}
GROUNDS: Final = {"stone": "#8d8a80", "water": "#4b8fbb", "plants": "#5d9440", "wood": "#a56c38"}
NUMBER: Final = {name: number for number, name in enumerate(CARD_NAMES)}

# Floors of the pagoda's drawing, bottom first: left face, right face, front (matrices), eave (x, y, w, h).
STOREYS: Final = [
    (
        "0.2533 0.0467 0 1.1774 73 390",
        "0.2533 -0.0467 0 1.1774 289 397",
        "1.1867 0 0 1.1774 111 397",
        (30, 347, 340, 64),
    ),
    (
        "0.2381 0.0439 0 1.1068 80.6 280.8",
        "0.2381 -0.0439 0 1.1068 283.7 287.4",
        "1.1155 0 0 1.1068 116.3 287.4",
        (40.2, 240.4, 319.6, 60.2),
    ),
    (
        "0.2229 0.0411 0 1.0361 88.2 178.4",
        "0.2229 -0.0411 0 1.0361 278.3 184.6",
        "1.0443 0 0 1.0361 121.7 184.6",
        (50.4, 140.6, 299.2, 56.3),
    ),
    (
        "0.2077 0.0383 0 0.9655 95.9 82.9",
        "0.2077 -0.0383 0 0.9655 273 88.7",
        "0.9731 0 0 0.9655 127 88.7",
        (60.6, 6.7, 278.8, 93.5),
    ),
]


ROOF = (180, -47.3, 40, 66.7)  # the finial of the top floor


def reach(level: int) -> tuple[float, float]:
    """From where to where a floor goes in the pagoda's drawing: tip of its roof, foot of its walls."""
    _, _, front, eave = STOREYS[level]
    down, foot = (float(front.split(" ")[at]) for at in (3, 5))
    return ROOF[1] if level == len(STOREYS) - 1 else eave[1], foot + 62 * down


def headed(title: str, more: str, x: float, y: float, size: float = 15) -> str:
    words = element("tspan", escape(title), class_="serif", font_size=size, font_weight=700)
    small = element("tspan", escape(more), dx=7, font_size=size * 0.76)
    return element("text", words + (small if more else ""), x=x, y=y)


@kept
def track(god: str, spaces: tuple[int, ...], wide: float, start: int, last: int) -> str:
    near = 11 / (last + 1)  # a longer track has narrower spaces
    row = use("fg-track", 44, 0, 444, 48) if (start, last) == PRINTED_TRACK else cells(start, last)
    parts = [group(row, color=TRACK[god]), use(f"fg-god-{god}", 0, 0, 46, 46)]
    if wide > 200:
        for space in range(last + 1):
            parts.append(text(str(space), 52 + 40 * near * space, 20, 12, fill="#5a4f38"))
    for space in sorted(set(spaces) - {-1}):
        here = [seat for seat, one in enumerate(spaces) if one == space]
        size = (24.0 if len(here) == 1 else 19.0) * min(near, 1)  # inside their space: two rows of two
        for place, seat in enumerate(here):
            x = 45 + 40.4 * near * space + (8 if len(here) == 1 else 19.5 * (place % 2)) * near
            y = 20.0 if len(here) == 1 else 26 - 20 * (place // 2)
            parts.append(use(f"fg-marker-{seat}", round(x, 2), y, size, size))
    return f'<g transform="scale({wide / 488:.4f})">{"".join(parts)}</g>'


def cells(start: int, last: int) -> str:
    """A track of another length, or with another start, than the printed one."""
    step = 440 / (last + 1)
    parts = [rect(48, 6, 436, 36, rx=3, fill="currentColor", fill_opacity=0.85, stroke=INK, stroke_width=2.6)]
    for space in range(last + 1):
        fill = "#e3dcc8" if space == 0 else "#fffaf0"
        fill = "#f3dc9c" if space == start else "#f2d27a" if space == last else fill
        x = 50 + step * space
        parts.append(rect(x, 9.5, step - 6, 29, rx=4, fill=fill, stroke=INK, stroke_width=2))
    return "".join(parts)


@kept
def storey(level: int, name: str, shown: tuple[int, ...]) -> str:
    left, right, front, eave = STOREYS[level]
    shade = element("path", d="M0 0H150V62H0Z", fill=INK, opacity=0.22)
    parts = [
        group(use(f"fg-face-{name}-{shown[0]}", 0, 0, 150, 62) + shade, transform=f"matrix({left})"),
        group(use(f"fg-face-{name}-{shown[1]}", 0, 0, 150, 62) + shade, transform=f"matrix({right})"),
        group(use(f"fg-face-{name}-{shown[2]}", 0, 0, 150, 62), transform=f"matrix({front})"),
    ]
    if level == len(STOREYS) - 1:
        parts += [use("fg-roof", *eave), use("fg-finial", *ROOF)]
    else:
        parts.append(use("fg-eave", *eave))
    return "".join(parts)


@kept
def ring(name: str, front: int, side: int, sides: tuple[int, ...], size: float, owner: int) -> str:
    """All four sides of a floor from above, one's own below."""
    parts = [rect(0, 0, 100, 100, rx=8, fill=GROUNDS[name], stroke=INK, stroke_width=3)]
    parts.append(
        rect(24, 24, 52, 52, fill="#f6eedb", stroke=INK, stroke_width=2) + use(f"fg-{name}", 30, 30, 40, 40)
    )
    spots = [(50, 88, 1, 0), (12, 50, 0, 1), (50, 12, 1, 0), (88, 50, 0, 1)]  # front, left, back, right
    for step, (cx, cy, across, down) in enumerate(spots):
        count = SHOWN[front][(side + step) % 4]
        for one in range(count):
            shift = 17 * (one - (count - 1) / 2)
            parts.append(element("circle", cx=cx + across * shift, cy=cy + down * shift, r=6, fill=INK))
    for seat, place in enumerate(sides):
        cx, cy, _, _ = spots[(place - side) % 4]
        outer = (cx + (cx - 50) * 0.62, cy + (cy - 50) * 0.62)
        parts.append(use(f"fg-marker-{seat}", outer[0] - 10, outer[1] - 10, 20, 20))
    edge = f"translate({size * 0.1:.2f} {size * 0.1:.2f}) scale({size * 0.8 / 100:.4f})"
    return group("".join(parts), transform=edge)


def fitted(words: str, room: float, most: float) -> float:
    """The size at which words fit into so much room, at most this one."""
    return min(most, room / max(len(words), 1) * 1.5)


@kept
def button(title: str, w: float, h: float, symbol: str) -> str:
    """A symbol above its title, which a narrow button breaks at its soft hyphen."""
    box = rect(1, 1, w - 2, h - 2, rx=9, fill="var(--card)", stroke="var(--line)", stroke_width=1.5)
    before, _, after = title.partition(SOFT_HYPHEN)
    lines = [f"{before}-", after] if after and w < NARROW else [before + after]
    most = 12 if len(lines) == 1 else 10
    type_size = min(fitted(line, w - 6, most) for line in lines)
    size = min(w - 12, h - 9 - (type_size + 1) * len(lines))
    parts = [box, use(symbol, (w - size) / 2, 4, size, size)]
    for number, line in enumerate(reversed(lines)):
        y = h - 7 - number * (type_size + 1)
        parts.append(text(line, w / 2, y, type_size, text_anchor="middle", font_weight=600))
    return "".join(parts)


@kept
def plain_button(title: str, w: float, h: float) -> str:
    box = rect(1, 1, w - 2, h - 2, rx=8, fill="var(--card)", stroke="var(--line)", stroke_width=1.5)
    size = fitted(title, w - 8, 14)
    return box + text(title, w / 2, h / 2 + 5, size, text_anchor="middle", font_weight=700)


@kept
def thrown(top: str, words: str, w: float, h: float) -> str:
    """The pile of discards, its top card open, and below it how many there are."""
    wide = (h - 20) / 1.4
    under = rect(1, 1, wide - 2, h - 22, rx=6, fill="none", stroke="var(--line)", stroke_dasharray="5 4")
    drawn = group(top or under, transform=f"translate({(w - wide) / 2:.2f} 0)")
    return drawn + text(words, w / 2, h - 6, fitted(words, w, 12), text_anchor="middle")


def needed(name: str) -> list[tuple[str, float, float]]:
    """What a card needs, one by one: resource, place and size on a card of 100."""
    needs = [RESOURCES[kind] for kind, count in enumerate(NEEDS[NUMBER[name]]) for _ in range(count)]
    step = min(23.5, 86 / max(len(needs), 1))
    return [(need, 50 + step * (one - len(needs) / 2), step - 1) for one, need in enumerate(needs)]


def named(title: str, w: float) -> str:
    """The name over the foot of a card's picture: small cards break it, so that it can be read."""
    lines, most = [title], 11.4
    words = title.split(" ")
    if w < NAMED:
        most = min(16.0, 980 / w)
        if len(words) > 2:
            lines = [" ".join(words[:-2]), " ".join(words[-2:])]
    size = min(most, *(1.64 * NAME / len(line) for line in lines))
    high = size * 1.05 * len(lines)
    parts = [rect(4.2, 70.5 - high, NAME, high, fill="#fffaf0", opacity=0.82)]
    for number, line in enumerate(lines, 1 - len(lines)):
        x, anchor = (8, "start") if len(lines) > 1 else (50, "middle")  # beside the god's seal
        parts.append(text(line, x, 68 + size * number, round(size, 2), text_anchor=anchor, fill=INK))
    return "".join(parts)


@kept
def card(name: str, w: float, title: str) -> str:
    """A plan side: emblem, place in its panorama, name, god, needs, and what discarding it does."""
    number = NUMBER[name]
    colour, place, _ = name.split("-")
    size = SIZE[PANORAMAS.index(colour)]
    parts = [use("fg-ground", 0, 0, 100, 140)]
    plan = use(f"fg-plan-{colour}-{place}", 0, 0, 100, 100)
    parts.append(
        element(
            "svg",
            plan,
            x=4.2,
            y=23.2,
            width=91.6,
            height=47,
            viewBox="0 26 100 51",
            preserveAspectRatio="xMidYMid slice",
        )
    )
    parts.append(element("path", d="M4 70.5H96", stroke="#a58a52", stroke_width=1))
    parts.append(named(title, w))
    parts.append(element("circle", cx=14, cy=12, r=9, fill="#fffaf0", stroke=INK, stroke_width=1.5))
    parts.append(use(f"fg-emblem-{colour}", 7.5, 5.5, 13, 13))
    wide = 15 / 28 * (18 * size + 1)
    parts.append(use(f"fg-pos-{place}-{size}", 95 - wide, 4.6, wide, 15))
    parts.append(use(f"fg-seal-{SYMBOLS[GOD[number]]}", 68, 26, 27, 27))
    for need, x, side in needed(name):
        parts.append(use(f"fg-need-{need}", x, 72.5, side, side))
    if WILD_SYMBOL[number]:
        parts.append(use("fg-wild", 9, 101, 36, 36))
    else:
        way = "up" if UPWARDS[number] else "down"
        parts.append(use(f"fg-act-{FLOOR[number] + 1}-{way}", 9, 101, 36, 36))
    parts.append(use("fg-cart", 57, 103, 33, 33))
    return f'<g transform="scale({w / 100:.4f})" color="{COLOUR[colour]}">{"".join(parts)}</g>'


@kept
def pile(colour: str, place: int, god: str, count: int, w: float) -> str:
    if not colour:
        drawing = rect(
            1, 1, 98, 138, rx=7, fill="none", stroke="var(--line)", stroke_width=2, stroke_dasharray="6 5"
        )
    else:
        size = SIZE[PANORAMAS.index(colour)]
        picture = use(f"fg-scene-{colour}", 0, 0, 100 * size, 140)
        drawing = rect(6, 5, 98, 138, rx=7, fill="#fffaf0", stroke=INK, stroke_width=2)
        drawing += element(
            "svg", picture, x=0, y=0, width=100, height=140, viewBox=f"{100 * (place - 1)} 0 100 140"
        )
        drawing += rect(1, 1, 98, 138, rx=7, fill="none", stroke=INK, stroke_width=3)
        drawing += use(f"fg-seal-{god}", 64, 104, 32, 32)
    badge = element("circle", cx=14, cy=126, r=17, fill="#fffaf0", stroke=INK, stroke_width=2)
    badge += text(str(count), 14, 133, 20, text_anchor="middle", font_weight=700, fill=INK)
    return f'<g transform="scale({w / 100:.4f})" color="{COLOUR.get(colour, INK)}">{drawing}{badge}</g>'


@kept
def bonus(kind: str, value: int | None, under: str, w: float) -> str:
    """A pile of bonus tiles by its top one, and below it how many are left; no value: an empty pile."""
    shown = PRINTED_VALUES.get(kind, ())
    symbol = f"fg-bonus-{kind}-{value if value in shown else shown[0]}" if shown else f"fg-bonus-{kind}"
    drawing = use(symbol, 0, 0, w, w)
    if value is None:
        drawing = group(drawing, class_="off")
    elif value not in (shown or (1,)):  # a number that no symbol shows
        drawing += element(
            "circle", cx=w / 2, cy=w / 2, r=w * 0.3, fill="#fffaf0", stroke=INK, stroke_width=2
        )
        drawing += text(str(value), w / 2, w * 0.64, w * 0.4, text_anchor="middle", font_weight=700, fill=INK)
    return drawing + text(under, w / 2, w + 14, fitted(under, w, 12), text_anchor="middle")


@kept
def plan(base: int, spaces: int) -> str:
    """A planning tile with its own spaces, and those that a bonus tile has added."""
    if base == PRINTED_SPACES and spaces <= base + 1:
        more = use("fg-expansion", 304, 0, 90, 100) if spaces > base else ""
        return more + use("fg-planning", 0, 0, 318, 100)
    end = 28 + 67 * base
    parts = [boards(22, end, base, 58)]
    if spaces > base:
        parts.insert(0, boards(end, 44 + 67 * spaces, spaces - base, 74 + 67 * base))
    for x in (6, end - 2):
        parts.append(rect(x, 5, 18, 90, fill="#b07a45", stroke=INK, stroke_width=3))
    return "".join(parts)


def boards(x: float, end: float, spaces: int, first: float) -> str:
    """A plank with so many hollows."""
    parts = [rect(x, 10, end - x, 80, fill="#f7edd0", stroke=INK, stroke_width=3)]
    parts.append(rect(x, 10, end - x, 7, fill="currentColor", stroke=INK, stroke_width=2))
    for number in range(spaces):
        cx = first + 67 * number
        parts.append(element("circle", cx=cx, cy=52, r=29, fill="#ecdcb4", stroke=INK, stroke_width=2.4))
    return "".join(parts)


@kept
def panoramas(landscapes: tuple[str, ...], wide: float) -> str:
    """The four panoramas as strips; what is not painted yet shows its emblem."""
    painted_frames = {tuple(str(name).split("-")[:2]) for name in landscapes}
    parts: list[str] = []
    unit = wide / 7.4  # two strips of 2 + 5 and 3 + 4 frames, a gap between
    rows = [("red", "blue"), ("orange", "green")]
    for line, pair in enumerate(rows):
        x = 0.0
        for colour in pair:
            size = SIZE[PANORAMAS.index(colour)]
            for place in range(1, size + 1):
                y = line * (unit * 1.18 + 3)
                high = unit * 1.14
                if (colour, str(place)) in painted_frames:
                    picture = use(f"fg-scene-{colour}", 0, 0, 100 * size, 140)
                    parts.append(
                        element(
                            "svg",
                            picture,
                            x=x,
                            y=y,
                            width=unit,
                            height=high,
                            viewBox=f"{100 * (place - 1)} 8 100 114",
                            preserveAspectRatio="xMidYMid slice",
                        )
                    )
                else:
                    parts.append(rect(x, y, unit, high, fill="var(--fg-panel)"))
                    parts.append(
                        group(
                            use(
                                f"fg-emblem-{colour}", x + unit * 0.25, y + unit * 0.3, unit * 0.5, unit * 0.5
                            ),
                            color=COLOUR[colour],
                            opacity=0.45,
                        )
                    )
                x += unit
            parts.append(
                rect(
                    x - unit * size,
                    line * (unit * 1.18 + 3),
                    unit * size,
                    unit * 1.14,
                    fill="none",
                    stroke=COLOUR[colour],
                    stroke_width=1.8,
                )
            )
            x += unit * 0.3
    return "".join(parts)


def small_frame(name: str, theirs: Player) -> str:
    """A card of somebody's groundwork in a line: emblem, number, what it has of what it needs."""
    short = name.rsplit("-", 1)[0]
    colour, place = short.split("-")
    lies = theirs["on"].get(short, {})
    parts = [rect(0, 0, 54, 18, rx=4, fill="#fffaf0", stroke=COLOUR[colour], stroke_width=1.5)]
    parts.append(
        group(use(f"fg-emblem-{colour}", 2, 3, 12, 12), color=COLOUR[colour])
        + text(place, 15, 13, 10, font_weight=700, fill=INK)
    )
    x = 22.0
    for kind, count in enumerate(NEEDS[NUMBER[name]]):
        for one in range(count):
            has = one < int(lies.get(RESOURCES[kind], 0))
            parts.append(use(f"fg-{'' if has else 'need-'}{RESOURCES[kind]}", x, 4, 8.5, 10))
            x += 8
    return "".join(parts)


def met(kind: str, x: float, size: float) -> str:
    """A token on a need: ringed, so that one sees what is still missing."""
    ring = element(
        "circle", cx=x + size / 2, cy=size / 2, r=size / 2, fill="#fffaf0", stroke=INK, stroke_width=1.2
    )
    return ring + use(f"fg-{kind}", x + 1, 1, size - 2, size - 2)
