"""How the things of Gardeners look: tiles, trays, cards, buttons. Cached: they are drawn on every update."""

from __future__ import annotations

from typing import Final

from ....draw.svg import element, group, kept, rect, text, use
from ..components import (
    ARMS,
    BACK,
    BACKGROUND,
    BACKGROUNDS,
    BACKS,
    CARD_NUMBER,
    ELEMENT,
    ELEMENTS,
    FACES,
    LIE_NUMBER,
    TILE_NUMBER,
)
from .fronts import front

INK: Final = "#2c3a30"
SOFT: Final = "#5a675d"  # ink that is quieter, on paper
SHAPES: Final = ["circle", "diamond", "square", "triangle", "star", "cross"]
STEPS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # north, east, south, west, as in components
MET, UNMET, UNKNOWN = 1, 0, -1
LEAD: Final = 1.18  # from line to line, in ems
LEGIBLE: Final = 12.0  # no letters are smaller
WIDTH: Final = 0.57  # of a letter, in ems: a cautious mean of the sans and serif faces

Rows = tuple[tuple[str, ...], ...]


@kept
def tile(lies: str, size: float) -> str:
    """A tile as it lies: ground, what grows on it, an edge."""
    name, _, turn = lies.partition("@")
    number = TILE_NUMBER[name]
    thing = ELEMENTS[ELEMENT[number]]
    parts = [use(f"gr-ground-{BACKGROUNDS[BACKGROUND[number]]}", 0, 0, 100, 100)]
    if thing == "hedge-straight":
        parts.append(use(f"gr-{thing}-{int(turn or 0) % 180}", 0, 0, 100, 100))
    elif thing.startswith(("hedge", "bench")):
        parts.append(use(f"gr-{thing}-{turn or 0}", 0, 0, 100, 100))
    elif thing != "plain":
        parts.append(use(f"gr-{thing}", 0, 0, 100, 100))
    parts.append(use("gr-frame", 0, 0, 100, 100))
    return group("".join(parts), transform=f"scale({size / 100:.4f})")


@kept
def pile(top: str, size: float, count: int) -> str:
    """A pile by its top tile, with the edges of those below and their number."""
    edges = "".join(
        rect(1, 1 + 3 * n, size - 2, size - 2, rx=4, fill="#e9dcbb", stroke=INK, stroke_width=1.4)
        for n in range(min(3, count - 1), 0, -1)
    )
    face = tile(top, size) if top in TILE_NUMBER else use("gr-tile-back", 0, 0, size, size)
    return edges + face + tally(count, size, size)


def tally(count: int, x: float, y: float) -> str:
    """A number on a small plate, by its lower right corner."""
    w = 26.0 if count > 9 else 19.0
    plate = rect(x - w + 3, y - 15, w, 18, rx=6, fill="#fffaf0", stroke=INK, stroke_width=1.4)
    return plate + text(str(count), x - w / 2 + 3, y - 1, 14, text_anchor="middle", font_weight=700, fill=INK)


@kept
def tray(w: float, h: float) -> str:
    """A wooden tray with two handles."""
    end = min(16.0, h * 0.2)
    body = rect(1, 1, w - 2, h - 2, rx=5, fill="#8a5a31", stroke=INK, stroke_width=2.4)
    boards = element(
        "path",
        d=f"M{end:g} {h * 0.36:.1f}H{w - end:g}M{end:g} {h * 0.68:.1f}H{w - end:g}",
        fill="none",
        stroke="#6f4523",
        stroke_width=1.5,
    )
    ends = "".join(
        rect(x, 1, end, h - 2, rx=4, fill="#c98f55", stroke=INK, stroke_width=2)
        + rect(x + end * 0.34, h * 0.28, end * 0.32, h * 0.44, rx=end * 0.16, fill="#4a3120")
        for x in (1, w - end - 1)
    )
    rail = rect(end, h - 8, w - 2 * end, 6, fill="#a56d3a")
    return body + boards + rail + ends


@kept
def slot(size: float) -> str:
    """Where a tile could lie in a tray."""
    return rect(
        3,
        3,
        size - 6,
        size - 6,
        rx=4,
        fill="none",
        stroke="#f1dfb6",
        stroke_width=1.6,
        stroke_dasharray="5 4",
        opacity=0.8,
    )


@kept
def gravel(w: float, h: float) -> str:
    """Raked gravel: long lines round the garden."""
    lines = rect(0, 0, w, h, fill="var(--gr-gravel)")
    for step in range(7):
        edge = 4 + 9 * step
        lines += rect(
            edge,
            edge,
            w - 2 * edge,
            h - 2 * edge,
            rx=60 - 6 * step,
            fill="none",
            stroke="var(--gr-rake)",
            stroke_width=1.6,
        )
    return lines


@kept
def bed(w: float, h: float, rim: float) -> str:
    """The garden's ground in its edging of stones; rim is how wide the edging is."""
    stone = rect(0, 0, w, h, rx=rim * 0.7, fill="var(--gr-stone)", stroke="var(--gr-line)", stroke_width=2.6)
    step = rim * 2.1
    joints = [f"M{step * n:.1f} 2V{h - 2:.1f}" for n in range(1, int(w / step) + 1) if step * n < w - rim]
    joints += [f"M2 {step * n:.1f}H{w - 2:.1f}" for n in range(1, int(h / step) + 1) if step * n < h - rim]
    lines = element("path", d="".join(joints), fill="none", stroke="var(--gr-joint)", stroke_width=1.3)
    inside = rect(
        rim - 2,
        rim - 2,
        w - 2 * rim + 4,
        h - 2 * rim + 4,
        rx=5,
        fill="var(--gr-bed)",
        stroke="var(--gr-line)",
        stroke_width=2.2,
    )
    return stone + lines + inside


@kept
def empty(size: float, dim: bool, near: bool) -> str:
    """An empty cell: bare earth; what the page lights up while one chooses lies in it already."""
    ground = rect(
        2.5,
        2.5,
        size - 5,
        size - 5,
        rx=5,
        fill="none" if dim else "var(--gr-cell)",
        stroke="var(--gr-joint)",
        stroke_width=1.3,
        stroke_dasharray="2 5" if dim else "6 4",
    )
    if dim:
        return ground
    lit = group(use("gr-cell-legal", 1, 1, size - 2, size - 2), class_="go")
    refused = group(use("gr-cell-no", 1, 1, size - 2, size - 2), class_="no") if near else ""
    return ground + lit + refused


@kept
def sight(rows: Rows, r: int, c: int, size: float) -> str:
    """What a bench sees, or which hedges hang together with this one; shown while one points at it."""
    lie = LIE_NUMBER.get(rows[r][c], -1)
    if lie < 0:
        return ""
    if FACES[lie] >= 0:
        dr, dc = STEPS[FACES[lie]]
        far = len(line_of_sight(rows, r, c))
        length = (far + 0.5) * size if far else 0.62 * size
        half = size * 0.17
        cone = element(
            "path",
            d=f"M0 -4L{length:.1f} {-half:.1f}V{half:.1f}L0 4Z",
            fill="#ffd768",
            opacity=0.62,
        )
        arrow = element(
            "path",
            d=f"M6 0H{length - 9:.1f}M{length - 16:.1f} -6L{length - 4:.1f} 0L{length - 16:.1f} 6Z",
            fill=INK,
            stroke=INK,
            stroke_width=3,
            stroke_dasharray="1 7",
            stroke_linecap="round",
        )
        angle = {(-1, 0): 270, (0, 1): 0, (1, 0): 90, (0, -1): 180}[dr, dc]
        moved = f"translate({size / 2:.1f} {size / 2:.1f}) rotate({angle})"
        seen = "".join(
            halo(size, (y - r) * size, (x - c) * size)
            for y, x in line_of_sight(rows, r, c)
            if not rows[y][x].startswith(".")
        )
        return group(group(cone + arrow, transform=moved) + seen, class_="sight")
    if ARMS[lie]:
        linked = hedge_of(rows, r, c)
        if len(linked) > 1:
            return group(
                "".join(halo(size, (y - r) * size, (x - c) * size) for y, x in linked), class_="sight"
            )
    return ""


def halo(size: float, y: float, x: float) -> str:
    return rect(
        x + 3, y + 3, size - 6, size - 6, rx=5, fill="none", stroke="var(--gr-sight)", stroke_width=3.4
    )


def line_of_sight(rows: Rows, r: int, c: int) -> list[tuple[int, int]]:
    """GR-CON-18, without a card that blocks it: to the border of what is laid."""
    dr, dc = STEPS[FACES[LIE_NUMBER[rows[r][c]]]]
    found: list[tuple[int, int]] = []
    r, c = r + dr, c + dc
    while 0 <= r < len(rows) and 0 <= c < len(rows[r]):
        found.append((r, c))
        r, c = r + dr, c + dc
    return found


def hedge_of(rows: Rows, r: int, c: int) -> list[tuple[int, int]]:
    """GR-CON-20: the hedges connected with this one."""
    found = [(r, c)]
    for y, x in found:  # grows while we walk it
        for arm in ARMS[LIE_NUMBER[rows[y][x]]]:
            to = (y + STEPS[arm][0], x + STEPS[arm][1])
            if to in found or not (0 <= to[0] < len(rows) and 0 <= to[1] < len(rows[to[0]])):
                continue
            other = LIE_NUMBER.get(rows[to[0]][to[1]], -1)
            if other >= 0 and (arm + 2) % 4 in ARMS[other]:
                found.append(to)
    return found


# ---- cards


def wrapped(words: str, most: int) -> list[str]:
    lines = [""]
    for one in words.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(one) > most:
            lines.append("")
        lines[-1] = f"{lines[-1]} {one}".strip()
    return lines


def fitted(words: str, w: float, h: float, largest: float, least: float = LEGIBLE) -> tuple[list[str], float]:
    """Lines and their size: as large as they fit into w by h, never under `least`."""
    size = largest
    while True:
        lines = wrapped(words, max(4, int(w / (size * WIDTH))))
        long = max(len(line) for line in lines) * size * WIDTH > w
        if size <= least or (len(lines) * size * LEAD <= h and not long):
            return lines, size
        size -= 0.5


def shrunk(words: str, size: float, room: float) -> float:
    """The size at which a line fits into so much room: at most the given one, and always legible."""
    return round(max(LEGIBLE, min(size, room / max(len(words), 1) / WIDTH)), 2)


def seated(seat: int, x: float, y: float, size: float) -> str:
    return group(use(f"ui-seat-{SHAPES[seat]}", x, y, size, size), data_seat=seat, class_="seated")


@kept
def back(name: str, w: float, h: float) -> str:
    """A card face down: all that shows is its type."""
    kind = kind_of(name)
    plate = min(w, h * 0.72) * 0.66
    card = group(use("gr-card-back", 0, 0, 100, 140), transform=f"scale({w / 100:.4f} {h / 140:.4f})")
    if kind not in BACKS:
        return card
    return card + use(f"gr-back-{kind}", (w - plate) / 2, (h - plate) / 2, plate, plate)


@kept
def card_front(name: str, words: str, seat: int, head: str, light: int, w: float, h: float) -> str:
    """A card face up, upright: whose it is, the pictogram, the words; a light once the garden is whole."""
    paper = rect(1.5, 1.5, w - 3, h - 3, rx=9, fill="var(--plate)", stroke=INK, stroke_width=2.6)
    band = rect(
        4.5, 4.5, w - 9, h - 9, rx=6, fill="none", class_="band seated", data_seat=seat, stroke_width=3
    )
    title, top = "", 8.0
    if head:
        size = shrunk(head, 13, w - (62 if light >= 0 else 38))
        title = seated(seat, 10, 9, 14) + text(head, 28, 21, size, class_="words", font_weight=600, fill=INK)
        title += element("path", d=f"M10 27H{w - 10:g}", stroke="#d8c294", stroke_width=1)
        top = 31.0
    lamp = use("gr-compliant" if light else "gr-noncompliant", w - 30, 6, 20, 20) if light >= 0 else ""
    low = min(h * 0.42, 74.0)
    lines, size = fitted(words, w - 18, low, 14.0)
    low = len(lines) * size * LEAD
    drawing = group(front(name, w - 20, max(24.0, h - low - top - 13)), transform=f"translate(10 {top:g})")
    said = "".join(
        text(
            one,
            w / 2,
            h - low - 10 + size * (0.95 + LEAD * row),
            size,
            text_anchor="middle",
            class_="words",
            fill=INK,
        )
        for row, one in enumerate(lines)
    )
    return paper + band + title + lamp + drawing + said


@kept
def card_strip(name: str, words: str, seat: int, light: int, w: float, h: float) -> str:
    """The same lying down, for a phone: pictogram left, words right."""
    paper = rect(1.5, 1.5, w - 3, h - 3, rx=8, fill="var(--plate)", stroke=INK, stroke_width=2.2)
    band = rect(
        4, 4, w - 8, h - 8, rx=5.5, fill="none", class_="band seated", data_seat=seat, stroke_width=2.6
    )
    side = strip_side(w)
    drawing = group(front(name, side, h - 14), transform="translate(8 7)")
    lamp = use("gr-compliant" if light else "gr-noncompliant", 6, h - 24, 18, 18) if light >= 0 else ""
    lines, size = fitted(words, w - side - 24, h - 10, 15.0)
    top = (h - len(lines) * size * LEAD) / 2
    said = "".join(
        text(one, side + 14, top + size * (0.95 + LEAD * row), size, class_="words", fill=INK)
        for row, one in enumerate(lines)
    )
    return paper + band + drawing + lamp + said


@kept
def front_high(words: str, w: float) -> float:
    """How high an upright card without a heading must be for its words and a pictogram."""
    lines, size = fitted(words, w - 18, 46, 14.0)
    return max(106.0, round(len(lines) * size * LEAD + 55))


def strip_side(w: float) -> float:
    return min(w * 0.3, 82.0)


@kept
def strip_high(words: str, w: float) -> float:
    """How high a lying card must be for its words."""
    lines, size = fitted(words, w - strip_side(w) - 24, 44, 15.0)
    return max(54.0, round(len(lines) * size * LEAD + 10))


def kind_of(card: str) -> str:
    """ "x50" or "?link": its type."""
    return BACKS[BACK[CARD_NUMBER[card]]] if card in CARD_NUMBER else card.lstrip("?")


# ---- buttons


@kept
def button(title: str, icon: str, w: float, h: float, on: bool, line: str = "") -> str:
    """A round-ended button with a picture; one that cannot be pressed is dashed."""
    box = rect(
        1.5,
        1.5,
        w - 3,
        h - 3,
        rx=min(h / 2 - 2, 24),
        fill="var(--card)" if on else "none",
        stroke="var(--ink)" if on else "var(--ink-2)",
        stroke_width=2 if on else 1.6,
        stroke_dasharray=None if on else "6 5",
    )
    size = min(18.0, (w - h - 4) / max(len(title), 1) / WIDTH)
    side = h * 0.68
    at = h / 2 + size * 0.35 if not line else h / 2 - 2
    words = text(
        title, h * 0.2 + side + 6, at, size, font_weight=600, class_="words" if on else "words quiet"
    )
    if line:
        words += text(line, h * 0.2 + side + 6, h / 2 + 14, LEGIBLE, class_="quiet")
    return (
        box + group(use(icon, h * 0.2, h * 0.16, side, side), class_="deed" if on else "deed faint") + words
    )


@kept
def stamp(title: str, icon: str, w: float, h: float, on: bool) -> str:
    """The same, upright: picture above, words below."""
    box = rect(
        1.5,
        1.5,
        w - 3,
        h - 3,
        rx=10,
        fill="var(--card)" if on else "none",
        stroke="var(--ink)" if on else "var(--ink-2)",
        stroke_width=2 if on else 1.6,
        stroke_dasharray=None if on else "6 5",
    )
    side = h - 24
    size = shrunk(title, 14, w - 12)
    return (
        box
        + group(use(icon, (w - side) / 2, 4, side, side), class_="deed" if on else "deed faint")
        + text(title, w / 2, h - 8, size, text_anchor="middle", font_weight=600, class_="" if on else "quiet")
    )
