"""The Gardens drawn piece by piece: mats, cards, letters. Nothing here knows where they lie."""

from __future__ import annotations

from html import escape
from typing import Final

from ....draw.svg import element, group, kept, rect, text, use
from ..components import (
    EDGES,
    EXIT,
    LETTERS,
    PATH,
    STREAM,
)
from .gestures import NUMBER, shown

INK: Final = "#2c3a30"
W: Final = 100  # a card, in the units of its drawing
H: Final = 120
WIDTH: Final = {"statue": 0.84, "fountain": 0.96, "bench": 0.92}  # beside a tree


def headed(title: str, more: str, x: float, y: float, size: float = 16) -> str:
    words = element("tspan", escape(title), class_="serif", font_size=size, font_weight=700)
    small = element("tspan", escape(more), class_="small", dx=7, font_size=size * 0.75)
    return element("text", words + (small if more else ""), x=x, y=y)


@kept
def mat(letter: str, w: float, h: float) -> str:
    edge = rect(0, 0, w, h, fill="var(--card)", stroke="var(--ink)", stroke_width=0.5, stroke_opacity=0.4)
    return edge + group(use(f"tg-mat-{letter}", 0, 0, w, h), class_="muted")


@kept
def card(name: str, w: float, h: float, small: bool, framed: bool) -> str:
    """A card: ground, stream, path, bridge, then what stands on it, the farther first."""
    number = NUMBER[name]
    letter = name[0]
    kinds = 2 if letter == "b" else 3
    parts = [use(f"tg-ground-{letter}{int(name[1:]) % kinds + 1}", 0, 0, W, H)]
    exits = "".join(edge for edge, bit in zip(EDGES, EXIT, strict=True) if PATH[number] & bit)
    if STREAM[number]:
        parts.append(use(f"tg-stream-{letter}", 0, 0, W, H))
    if exits:
        parts.append(use(f"tg-path-{exits}", 0, 0, W, H))
    if STREAM[number] and "W" in exits and not small:
        parts.append(use("tg-bridge", 0, 0, W, H))
    parts += glyphs(number, exits) if small else features(name, number, exits)
    if framed:
        parts.append(rect(0.75, 0.75, W - 1.5, H - 1.5, rx=6, fill="none", stroke=INK, stroke_width=2.5))
    else:
        parts.append(rect(0, 0, W, H, fill="none", stroke=INK, stroke_width=1, stroke_opacity=0.35))
    return f'<g transform="scale({w / W:.4f} {h / H:.4f})">{"".join(parts)}</g>'


def glyphs(number: int, exits: str) -> list[str]:
    """In small gardens: bold signs instead of drawings."""
    names = shown(number)
    if len(names) == 1:
        middle = 72 if "N" in exits else 64 if STREAM[number] else 50
        return [use(f"tg-i-{names[0]}", middle - 31, 12, 62, 62)]
    return [use(f"tg-i-{name}", 1 + 48 * place, 16, 50, 50) for place, name in enumerate(names[:2])]


def features(name: str, number: int, exits: str) -> list[str]:
    names = shown(number)
    stream, north = bool(STREAM[number]), "N" in exits
    spots: list[tuple[float, float, float]]  # middle, foot, width of a tree
    if len(names) == 1 and not exits:
        foot = 86.0 if name[0] == "c" else 90.0
        spots = [(67, foot, 60)] if stream else [(50, foot, 72)]
    elif len(names) == 1:
        if north:
            side = 76 if stream or int(name[1:]) % 2 else 24
            spots = [(side, 73, 48)]
        else:
            spots = [(67, 73, 56)] if stream else [(50, 73, 60)]
    elif not exits:
        foot = 86.0 if name[0] == "c" else 90.0
        spots = [(26, foot - 10, 52), (74, foot, 52)]
    elif north:
        spots = [(22, 68, 46), (78, 73, 46)]
    else:
        spots = [(25, 68, 50), (74, 73, 50)]
    parts: list[str] = []
    for feature, (middle, foot, wide) in zip(names, spots, strict=False):
        w = wide * WIDTH.get(feature, 1.0)
        if feature in ("fountain", "bench"):
            parts.append(use(f"tg-{feature}", middle - w / 2, foot - 0.93 * w, w, w))
        else:
            parts.append(use(f"tg-{feature}", middle - w / 2, foot - 1.14 * w, w, 1.2 * w))
    return parts


@kept
def letters(taken: tuple[int, ...], quota: int, size: float) -> str:
    parts: list[str] = []
    for number, letter in enumerate(LETTERS):
        x = (size + 3) * number
        done = taken[number] >= quota
        fill, line = ("var(--line)", "none") if done else ("var(--card)", "var(--ink)")
        parts.append(rect(x + 1, 1, size - 2, size - 2, rx=4, fill=fill, stroke=line, stroke_width=1.4))
        more = {} if not done else {"text_decoration": "line-through", "opacity": 0.6}
        parts.append(
            text(
                letter.upper(),
                x + size / 2,
                size * 0.72,
                size * 0.62,
                text_anchor="middle",
                font_weight=700,
                class_="serif",
                **more,
            )
        )
        if quota > 1 and not done and taken[number]:
            parts.append(element("circle", cx=x + size - 3, cy=4, r=2.6, fill="var(--leaf)"))
    return "".join(parts)


@kept
def tally(counts: tuple[int, int, int]) -> str:
    parts: list[str] = []
    for number, (name, count) in enumerate(zip(("stream", "statue", "tree"), counts, strict=True)):
        x = 88 + 39 * number
        parts.append(use(f"tg-i-{name}", x, 3, 19, 19) + text(str(count), x + 22, 18, 13, font_weight=700))
    return "".join(parts)
