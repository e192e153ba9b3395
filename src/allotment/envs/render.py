"""Pictures of a table: its sketch as text, or the board that people see, as SVG or as an array of pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..draw import plain
from ..draw.pixels import png
from ..draw.still import pictured
from ..games import folder, room
from ..kernel.game import Game
from ..kernel.result import denied
from ..words import speaker

MODES: Final = ["ansi", "svg", "rgb_array"]
Picture = str | npt.NDArray[np.uint8]

PIXELS: Final = 640  # across, of an array


def checked(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise denied("env-render-mode", mode=repr(mode), modes=", ".join(map(repr, MODES)))
    return mode


def rendered(game: Game[Any, Any], state: Any, seat: int, mode: str | None) -> Picture:
    """The table as a seat (or NOBODY) may see it."""
    if mode is None:
        raise denied("env-no-render-mode", modes=", ".join(MODES))
    if mode == "ansi":
        view = {**game.view(state, seat), "options": game.options}
        text: str = room(game.slug, "table.sketch", plain).sketch(view, seat)
        return text
    words = speaker(game.slug, options=game.options)
    picture = room(game.slug, "table.scene", plain)
    drawn = pictured(game, state, seat, words, picture, folder(game.slug) / "table")
    return drawn if mode == "svg" else pixels(drawn)


def pixels(drawn: str) -> npt.NDArray[np.uint8]:
    image = png(drawn, PIXELS)  # says what is missing, if the extra is not installed
    from PIL import Image

    return np.asarray(Image.open(BytesIO(image)).convert("RGB"))
