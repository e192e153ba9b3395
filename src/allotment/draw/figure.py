"""Figures: a part of a scene as one drawing, for pages that explain a game."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from .scene import Piece, Scene
from .svg import element, group, number, rect

SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED: Final = re.compile(r'href="#([^"]+)"')


class Crop(NamedTuple):
    """Which part of a scene: keys may have * and ?."""

    show: tuple[str, ...]  # the part is the box around these pieces
    ring: tuple[str, ...] = ()  # pieces with a ring around them
    hide: tuple[str, ...] = ()  # pieces that are left out
    alone: bool = False  # nothing but the pieces shown
    margin: int = 6  # units around them


class Figure(NamedTuple):
    drawing: str  # markup for a box of w by h units
    w: float
    h: float


def fits(key: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in patterns)


def figure(scene: Scene, crop: Crop) -> Figure:
    shown = [piece for key, piece in scene.pieces.items() if fits(key, crop.show)]
    for pattern in (*crop.show, *crop.ring, *crop.hide):
        if not any(fnmatchcase(key, pattern) for key in scene.pieces):
            raise ValueError(f"no piece is called {pattern!r}; there are {', '.join(scene.pieces)}")
    regions = {piece.region for piece in shown}
    if len(regions) != 1:
        raise ValueError(f"a figure shows one region, not {', '.join(sorted(regions))}")
    left, top = (min(at) - crop.margin for at in zip(*((each.x, each.y) for each in shown), strict=True))
    right = max(piece.x + piece.w for piece in shown) + crop.margin
    bottom = max(piece.y + piece.h for piece in shown) + crop.margin
    drawn = shown if crop.alone else [each for each in scene.pieces.values() if each.region in regions]
    drawn = sorted((each for each in drawn if not fits(each.key, crop.hide)), key=lambda each: each.layer)
    parts = [placed(piece) for piece in drawn if touches(piece, left, top, right, bottom)]
    parts += [ringed(piece) for piece in drawn if fits(piece.key, crop.ring)]
    moved = group("".join(parts), transform=f"translate({number(-left)} {number(-top)})")
    return Figure(moved, right - left, bottom - top)


def touches(piece: Piece, left: float, top: float, right: float, bottom: float) -> bool:
    return piece.x < right and piece.x + piece.w > left and piece.y < bottom and piece.y + piece.h > top


def placed(piece: Piece) -> str:
    """A piece where it lies, with its class names for the style sheet."""
    where = f"translate({number(piece.x)} {number(piece.y)})"
    if piece.turn:
        where += f" rotate({number(piece.turn)} {number(piece.w / 2)} {number(piece.h / 2)})"
    kinds = piece.kind.split()
    clipped = "part" in kinds or ("ground" in kinds and "open" not in kinds)  # as in pieces.css
    overflow = "hidden" if clipped else "visible"
    inner = element("svg", piece.drawing, width=piece.w, height=piece.h, overflow=overflow)
    shown = piece.drawing and "under" not in kinds
    return group(inner, class_=f"piece {piece.kind}".strip(), transform=where) if shown else ""


def ringed(piece: Piece) -> str:
    rings = ""
    for colour, width in (("#2c3a30", 8), ("#ffcb52", 5)):
        at = (piece.x + 2, piece.y + 2, piece.w - 4, piece.h - 4)
        rings += rect(*at, rx=9, fill="none", stroke=colour, stroke_width=width)
    return rings


def symbols(sheet: str, drawings: list[str]) -> str:
    """Those symbols of a sheet that the drawings use, and the symbols that these use."""
    known = {found[1]: found[0] for found in SYMBOL.finditer(sheet)}
    wanted: list[str] = []
    looked_at = list(drawings)
    while looked_at:
        for name in USED.findall(looked_at.pop()):
            if name in known and name not in wanted:
                wanted.append(name)
                looked_at.append(known[name])
    return "".join(known[name] for name in sorted(wanted))
