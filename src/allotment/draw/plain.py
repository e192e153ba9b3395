"""A plain board for any game: what its view says, as labelled cards or as text. Moves are made by their
buttons."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.game import Move
from .scene import TALL, TILE, Piece, Scene, Words, gather
from .svg import rect, text

View = dict[str, Any]
SKIPPED: Final = {"options", "names", "words", "turn", "scores", "chance", "final", "ranks", "winners"}
LINE: Final = 17
WIDE_TEXT: Final = 76


def scene(view: View, seat: int, layout: str) -> Scene:
    width, columns = (360.0, 1) if layout == TALL else (856.0, 2)
    gap = 10.0
    card = (width - gap * (columns + 1)) / columns
    depth = [gap] * columns
    pieces: list[Piece] = []
    for name, value in view.items():
        if name in SKIPPED or value in (None, [], {}, ""):
            continue
        lines = wrapped(rows(value), int((card - 24) / 6.6))
        column = depth.index(min(depth))
        height = 44.0 + LINE * len(lines)
        x = gap + column * (card + gap)
        label = f"{titled(name)}: " + "; ".join(lines)
        pieces.append(
            Piece(
                f"part-{name}",
                "board",
                TILE,
                x,
                depth[column],
                card,
                height,
                drawn(name, lines, card, height),
                label,
                "part",
            )
        )
        depth[column] += height + gap
    return gather(layout, {"board": (width, max(max(depth), 300.0))}, pieces)


def sketch(view: View, seat: int) -> str:
    """The same as text: a line for each part, and one for each of its entries."""
    lines: list[str] = []
    for name, value in view.items():
        if name not in SKIPPED and value not in (None, [], {}, ""):
            lines += [f"{titled(name)}:", *(f"  {row}" for row in wrapped(rows(value), WIDE_TEXT))]
    return "\n".join(lines)


def drawn(name: str, lines: list[str], w: float, h: float) -> str:
    box = rect(0.5, 0.5, w - 1, h - 1, rx=10, fill="var(--card)", stroke="var(--line)")
    words = text(titled(name), 14, 26, 16, class_="serif", font_weight=600)
    for number, line in enumerate(lines):
        words += text(line, 14, 47 + LINE * number, 12.5)
    return box + words


def titled(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").capitalize()


def rows(value: object) -> list[str]:
    """The value as short lines: one per entry of a table, lists on one line."""
    if isinstance(value, dict):
        found: list[str] = []
        flat: list[str] = []
        for name, inner in value.items():
            if inner in (None, [], {}, "", "empty", 0, False):
                continue
            if isinstance(inner, (dict, list)) and inner:
                found.append(f"{name}: {joined(inner)}")
            else:
                flat.append(f"{name} {word(inner)}")
        return found + ([", ".join(flat)] if flat else []) or ["nothing"]
    if isinstance(value, list) and value and isinstance(value[0], (dict, list)):
        return [f"{number}: {joined(inner)}" for number, inner in enumerate(value)]
    return [joined(value)]


def joined(value: object) -> str:
    if isinstance(value, dict):
        return (
            ", ".join(
                f"{name} {joined(inner)}"
                for name, inner in value.items()
                if inner not in (None, [], {}, "", 0, False)
            )
            or "nothing"
        )
    if isinstance(value, list):
        return ", ".join(joined(inner) for inner in value) or "nothing"
    return word(value)


def word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def wrapped(lines: list[str], wide: int) -> list[str]:
    found: list[str] = []
    for line in lines:
        while len(line) > wide:
            cut = line.rfind(" ", 0, wide)
            cut = cut if cut > 0 else wide
            found.append(line[:cut])
            line = "  " + line[cut:].strip()
        found.append(line)
    return found[:40]


def paths(view: View, offers: list[Move], seat: int) -> list[list[str]]:
    """No gestures here: every move has its button."""
    return [[] for _ in offers]


def say(view: View, move: Move) -> Words:
    return Words(move.verb().capitalize(), move.rest())


def status(view: View, offers: list[Move], seat: int) -> str:
    verbs = list(dict.fromkeys(move.verb() for move in offers))
    return " or ".join([", ".join(verbs[:-1]), verbs[-1]]) if len(verbs) > 1 else "".join(verbs)


def facts(view: View, seat: int) -> list[tuple[str, str]]:
    return []


def asks(view: View, key: str, seat: int, held: list[str]) -> list[Move]:
    return []
