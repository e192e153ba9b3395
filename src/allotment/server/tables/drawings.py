"""The drawings that belong to a line of the log: symbols of the game's art for the pieces and dice in it.

A game's scene says which (`DRAWINGS` by title; `NUMBERS`, by the argument that a number is)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...kernel.story import AnyOf, Phrase, Title


def drawings(room: Any, line: Phrase) -> list[str]:
    return list(drawn(line, "", getattr(room, "DRAWINGS", {}), getattr(room, "NUMBERS", {})))


def drawn(value: object, argument: str, titles: dict[str, str], numbers: dict[str, str]) -> Iterator[str]:
    if isinstance(value, int):
        if argument in numbers:
            yield f"{numbers[argument]}-{value}"
    elif isinstance(value, list):
        for one in value:
            yield from drawn(one, argument, titles, numbers)
    elif isinstance(value, AnyOf):
        for one in value.items:
            yield from drawn(one, "", titles, numbers)
    elif isinstance(value, Title | Phrase):
        if isinstance(value, Title) and value.id in titles:
            yield titles[value.id]
        for name, inner in value.args.items():
            yield from drawn(inner, name, titles, numbers)
