"""A game taken apart: sliders for its numbers, and what bots make of them."""

from __future__ import annotations

from typing import Final

from ....words import Speaker
from ...web.rendering import rendered
from .parts import Data, page

REMEDIES: Final = {"off": "allotment serve --lab", "missing": 'pip install "allotment[lab]"', "": ""}


def lab(game: Data, levels: list[Data], why: str, static: str, words: Speaker) -> str:
    """`why` says why no study can run here: "off", "missing", or "" if one can."""
    title = words.text("page-lab-title", game=game["title"])
    body = rendered("lab", t=words.text, title=title, game=game, why=why, remedy=REMEDIES[why], static=static)
    data: Data = {"game": game, "levels": levels}
    return page(title, body, static, "lobby plain", ["home", "house", "lab"], "lab", data, words.language)
