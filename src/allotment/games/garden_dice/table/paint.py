"""Garden Dice drawn piece by piece: plot, tiles, stacks, baskets. Nothing here knows where they lie."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Final

from ....draw.svg import element, group, kept, rect, text, use
from ..components import CELLS, DISCS, SIDE, STARS
from .gestures import SEEDS

INK: Final = "#2c3a30"
TUFTS: Final = [(704, 40), (700, 160), (706, 330), (698, 470), (702, 600), (8, 692), (200, 700), (420, 702)]


@kept
def plot(stars: str) -> str:
    """The fence, its posts and numbered signs, around tilled beds."""
    parts = [rect(46, 46, 616, 616, rx=8, fill="#8a6a48", stroke=INK, stroke_width=3)]
    for number, cell in enumerate(CELLS):
        row, column = int(cell[0]), int(cell[2])
        kind = 1 + (row * 7 + column * 3) % 9 // 4 if (row + column) % 4 == 0 else 1
        x, y = 100 * column - 46, 100 * row - 46
        parts.append(use(f"gd-soil-{kind}", x, y, 100, 100))
        if STARS[stars][number]:
            parts.append(use("gd-star-cell", x + 9, y + 8, 82, 82))
    for step in range(SIDE):
        at = 54 + 100 * step
        panel = use("gd-fence", 0, 0, 100, 46)
        parts.append(use("gd-fence", at, 0, 100, 46))
        parts.append(group(panel, transform=f"translate({at + 100} 708) rotate(180)"))
        parts.append(group(panel, transform=f"translate(0 {at + 100}) rotate(-90)"))
        parts.append(group(panel, transform=f"translate(708 {at}) rotate(90)"))
    for x, y in ((10, 10), (10, 652), (652, 10), (652, 652)):
        parts.append(use("gd-post", x, y, 46, 46))
    for step in range(1, SIDE + 1):
        parts.append(use(f"gd-sign-col-{step}", 100 * step - 19, 0, 46, 46))
        parts.append(use(f"gd-sign-row-{step}", 0, 100 * step - 19, 46, 46))
    return "".join(parts)


@kept
def meadow() -> str:
    """Tufts of grass, every third with a daisy."""
    blade = "M0 0C0 -6 -3 -9 -7 -11M0 0C0 -7 1 -10 2 -14M0 0C1 -5 4 -8 8 -9"
    leaf = (
        "M0 -5.5C2 -5.5 2 -2 0 0C-2 -2 -2 -5.5 0 -5.5ZM5.5 -1.5C6 .5 2.5 1.5 0 0C1 -2.5 4.5 -3.5 5.5 -1.5Z"
        "M3 5C1.5 6 -.5 3 0 0C3 0 4.5 3.5 3 5ZM-3 5C-4.5 3.5 -3 0 0 0C.5 3 -1.5 6 -3 5Z"
        "M-5.5 -1.5C-4.5 -3.5 -1 -2.5 0 0C-2.5 1.5 -6 .5 -5.5 -1.5Z"
    )
    parts: list[str] = []
    for number, (x, y) in enumerate(TUFTS):
        tuft = element(
            "path", d=blade, fill="none", stroke="var(--gd-tuft)", stroke_width=2.2, stroke_linecap="round"
        )
        if number % 3 == 0:
            daisy = element("path", d=leaf, fill="#fffaf0", stroke=INK, stroke_width=1)
            tuft += group(daisy + element("circle", r=1.8, fill="#f2b632"), transform="translate(13 -4)")
        parts.append(group(tuft, transform=f"translate({x} {y})"))
    return "".join(parts)


@kept
def tile(kind: str, owner: int, star: bool, hat: bool, discs: int) -> str:
    """A tile on its bed, in a box of 100."""
    name, _, stage = kind.partition("-")
    if stage == "seed":
        parts = [use("gd-tile-seed", 0, 0, 100, 100), use(f"gd-{kind}", 5, 7, 80, 80)]
    elif stage == "veggie":
        value = SEEDS.index(name) + 1
        parts = [
            use("gd-tile-veggie", 0, 0, 100, 100),
            use(f"gd-{kind}", 11, 5, 76, 76),
            use(f"gd-value-{value}", 7, 79, 58.7, 17),
        ]
    else:
        parts = [use("gd-tile-special", 0, 0, 100, 100), use(f"gd-{kind}", 13, 9, 74, 74)]
    if star and stage:
        parts.append(use("gd-star", 0, 53, 29, 29))
    if hat:
        parts.append(use("gd-hat", -3, 51, 33, 33))
    for number in range(max(discs, 0), -1, -1):
        parts.append(use(f"gd-disc-{owner}", 67, 64 - 9 * number, 31, 31))
    return "".join(parts)


def headed(title: str, more: str, x: float, y: float, room: float) -> str:
    """A heading, and what follows it in small type on the same line; smaller where a name is long."""
    left = room - (7 + 6.6 * len(more) if more else 0)
    size = round(min(16.0, left / (0.66 * max(1, len(title)))), 1)
    small = element("tspan", escape(more), class_="small", dx=7, font_size=12)
    words = element("tspan", escape(title), class_="serif", font_size=size, font_weight=700)
    return element("text", words + (small if more else ""), x=x, y=y)


@kept
def stack(name: str, left: int, value: int, under: str) -> str:
    height = next(size for size in (8, 5, 3, 2, 1, 0) if left >= size)
    pile = use(f"gd-stack-{height}" if height else "gd-stack-empty", 0, 0, 84, 117.6)
    if left:
        pile += use(f"gd-{name}-seed", 8.4, 5.9, 67, 67)
    words = text(str(left), 107, 52, 27, class_="serif", text_anchor="middle", font_weight=700)
    words += text(under, 107, 68, 12, text_anchor="middle")
    words += use(f"gd-die-{value}", 92, 78, 20, 20) + text("+", 116, 93, 14, font_weight=700)
    return pile + words


@kept
def stack_small(name: str, left: int) -> str:
    height = 0 if not left else 1 if left == 1 else 2
    pile = use(f"gd-stack-{height}" if height else "gd-stack-empty", 5, 0, 31, 43.4)
    if left:
        pile += use(f"gd-{name}-seed", 8, 2.2, 25, 25)
    badge = element("circle", cx=33, cy=35, r=8.5, fill="#fffaf0", stroke=INK, stroke_width=1.5)
    return pile + badge + text(str(left), 33, 39.2, 12, text_anchor="middle", font_weight=700, fill=INK)


TWO_LINES: Final = 40.0  # a button so high has room for them


@kept
def button(title: str, w: float, h: float) -> str:
    box = rect(1, 1, w - 2, h - 2, rx=8, fill="var(--card)", stroke="var(--line)", stroke_width=1.5)
    lines = title.split(" ", 1) if h >= TWO_LINES else [title]
    size = min(13, (w - 8) / max(map(len, lines)) * 1.75)
    first = h / 2 + 4.5 - (len(lines) - 1) * 7.5
    return box + "".join(
        text(line, w / 2, first + 15 * number, size, text_anchor="middle", font_weight=600)
        for number, line in enumerate(lines)
    )


@kept
def seed_in_hand(name: str, owner: int, count: int) -> str:
    drawing = tile(f"{name}-seed", owner, False, False, 0)
    if count > 1:
        drawing += element("circle", cx=86, cy=14, r=17, fill="#fffaf0", stroke=INK, stroke_width=3)
        drawing += text(str(count), 86, 22, 23, text_anchor="middle", font_weight=700, fill=INK)
    return drawing


@kept
def flip(other: str) -> str:
    box = rect(3, 3, 94, 94, rx=12, fill="none", stroke="var(--line)", stroke_width=3, stroke_dasharray="7 6")
    arrow = element(
        "path",
        d="M30 84C44 94 62 92 72 82M72 82L60 80M72 82L73 94",
        fill="none",
        stroke="var(--ink-2)",
        stroke_width=4,
        stroke_linecap="round",
    )
    return box + use(f"gd-{other}", 18, 6, 64, 64) + arrow


@lru_cache(maxsize=512)
def basket(counts: tuple[int, ...]) -> str:
    parts: list[str] = []
    for number, count in enumerate(counts):
        x = 48.4 * number
        parts.append(rect(x, 0, 44.4, 41, rx=7, fill="var(--gd-plate)"))
        symbol = use(f"gd-{SEEDS[number]}-veggie", x + 6, 1, 32, 32)
        parts.append(symbol if count else group(symbol, class_="off"))
        if count:
            parts.append(rect(x + 29, 1, 15, 15, rx=7, fill="#fffaf0"))
            parts.append(text(str(count), x + 36.5, 13, 12, text_anchor="middle", font_weight=700, fill=INK))
        for pip in range(5):
            on = INK if pip < count else "#cdbf9c"
            parts.append(rect(x + 5 + 7 * pip, 36, 5, 3, rx=1.5, fill=on))
    return "".join(parts)


@lru_cache(maxsize=512)
def basket_small(counts: tuple[int, ...]) -> str:
    parts: list[str] = []
    for number, count in enumerate(counts):
        symbol = use(f"gd-{SEEDS[number]}-veggie", 16.8 * number, 0, 15, 15)
        parts.append(symbol if count else group(symbol, class_="off"))
        if count > 1:
            at = 16.8 * number + 13
            parts.append(text(str(count), at, 15, 8.5, text_anchor="middle", font_weight=700, class_="rim"))
    return "".join(parts)


@lru_cache(maxsize=2048)
def store(seat: int, discs: int, seeds: tuple[tuple[str, int], ...]) -> str:
    parts: list[str] = []
    for number in range(DISCS):
        disc = use(f"gd-disc-{seat}", 13 * (number % 4), 1 + 12.5 * (number // 4), 12, 12)
        parts.append(disc if number < discs else group(disc, class_="off"))
    x = 238.0
    for name, count in reversed(seeds):
        x -= 27
        parts.append(use("gd-tile-seed", x, 0, 25, 25) + use(f"gd-{name}-seed", x + 2, 2, 20, 20))
        if count > 1:
            parts.append(
                text(str(count), x + 21, 24, 11, text_anchor="middle", font_weight=700, class_="rim")
            )
    return "".join(parts)
