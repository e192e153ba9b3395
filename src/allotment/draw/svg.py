"""SVG as strings: elements, escaping, and numbers without needless digits."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from html import escape
from typing import Any, Concatenate, ParamSpec, TypeVar

Data = TypeVar("Data")
P = ParamSpec("P")
R = TypeVar("R")

MOST_KEPT = 1024  # drawings of a kind: as many as a busy server shows at a time

kept = lru_cache(maxsize=MOST_KEPT)


def kept_by_value(draw: Callable[Concatenate[Data, P], R]) -> Callable[Concatenate[Data, P], R]:
    """As `kept`, for what is drawn of lists and dicts, its first argument: remembered by how they read."""

    place = lru_cache(maxsize=MOST_KEPT)(nothing_yet)

    def drawn(data: Data, /, *given: P.args, **named: P.kwargs) -> R:
        found: list[R] = place(repr(data), *given, *named.items())
        if not found:
            found.append(draw(data, *given, **named))
        return found[0]

    return drawn


def nothing_yet(*key: Hashable) -> list[Any]:
    return []


def number(value: float) -> str:
    """1.0 as 1, 2.50 as 2.5: coordinates need no more than two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def attributes(given: dict[str, object]) -> str:
    """`class_`, `stroke_width`: a trailing underscore goes, the others become dashes."""
    return written(tuple(given.items()))


@kept
def written(given: tuple[tuple[str, object], ...]) -> str:
    """Remembered: a board writes the same few thousand attributes with every move."""
    words: list[str] = []
    for name, value in given:
        if value is None:
            continue
        shown = number(value) if isinstance(value, (int, float)) else escape(str(value), quote=True)
        words.append(f' {name.rstrip("_").replace("_", "-")}="{shown}"')
    return "".join(words)


def element(name: str, content: str = "", **given: object) -> str:
    """An element around markup (not text: see `text`)."""
    head = f"<{name}{attributes(given)}"
    return f"{head}>{content}</{name}>" if content else head + "/>"


def use(symbol: str, x: float, y: float, w: float, h: float, **given: object) -> str:
    """A symbol of the sheet in a box."""
    return f'<use href="#{escape(symbol)}"{attributes({"x": x, "y": y, "width": w, "height": h, **given})}/>'


def text(words: str, x: float, y: float, size: float, **given: object) -> str:
    return f"<text{attributes({'x': x, 'y': y, 'font_size': size, **given})}>{escape(words)}</text>"


def rect(x: float, y: float, w: float, h: float, **given: object) -> str:
    return f"<rect{attributes({'x': x, 'y': y, 'width': w, 'height': h, **given})}/>"


def group(content: str, **given: object) -> str:
    return f"<g{attributes(given)}>{content}</g>"
