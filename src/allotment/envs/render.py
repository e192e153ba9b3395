"""Pictures of a table: its sketch as text, as an SVG of monospaced text, or as an array of pixels."""

from __future__ import annotations

from html import escape
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..draw import plain
from ..games import room
from ..kernel.game import Game
from ..kernel.result import denied
from .letters import HIGH, WIDE, letter

MODES: Final = ["ansi", "svg", "rgb_array"]
INK: Final = (38, 50, 38)
PAPER: Final = (250, 248, 240)
Picture = str | npt.NDArray[np.uint8]

SCALE: Final = 2  # pixels of the array for one dot of a letter
MARGIN: Final = 4  # dots
SIZE: Final = 14  # of the SVG's letters
PITCH: Final = 0.6  # width of a monospaced letter, in sizes
LEADING: Final = 1.25  # height of a line, in sizes


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise denied("env-render-mode", mode=repr(mode), modes=", ".join(map(repr, MODES)))
    return mode


def rendered(game: Game[Any, Any], state: Any, seat: int, mode: str | None) -> Picture:
    """The table as a seat (or NOBODY) may see it."""
    if mode is None:
        raise denied("env-no-render-mode", modes=", ".join(MODES))
    view = game.view(state, seat)
    text: str = room(game.slug, "table.sketch", plain).sketch({**view, "options": game.options}, seat)
    if mode == "ansi":
        return text
    return svg(text) if mode == "svg" else pixels(text)


def svg(text: str) -> str:
    lines = text.split("\n")
    wide = max(len(line) for line in lines) * SIZE * PITCH + 2 * SIZE
    high = (len(lines) + 1) * SIZE * LEADING
    rows = [
        f'<text x="{SIZE}" y="{(number + 1) * SIZE * LEADING:.1f}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
        if line.strip()
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high:.0f}" '
            f'font-family="monospace" font-size="{SIZE}" fill="rgb{INK}">',
            f'<rect width="100%" height="100%" fill="rgb{PAPER}"/>',
            *rows,
            "</svg>",
        ]
    )


def pixels(text: str) -> npt.NDArray[np.uint8]:
    lines = text.split("\n")
    columns = max(len(line) for line in lines)
    dots = np.zeros(
        (len(lines) * (HIGH + 2) + 2 * MARGIN, columns * (WIDE + 1) + 2 * MARGIN),
        dtype=bool,
    )
    for row, line in enumerate(lines):
        top = MARGIN + row * (HIGH + 2)
        for column, sign in enumerate(line):
            left = MARGIN + column * (WIDE + 1)
            for down, bits in enumerate(letter(sign)):
                for across in range(WIDE):
                    if bits >> (WIDE - 1 - across) & 1:
                        dots[top + down, left + across] = True
    large = dots.repeat(SCALE, axis=0).repeat(SCALE, axis=1)
    return np.where(large[:, :, None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))
