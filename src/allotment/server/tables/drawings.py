"""The drawings that belong to a line of the log: symbols of the game's art for the pieces and dice in it.

A game's scene says which (`DRAWINGS` by title; `NUMBERS`, by the argument that a number is)."""

from __future__ import annotations

from typing import Any

from ...kernel.story import AnyOf, Args, Phrase, Title


def drawings(room: Any, line: Phrase) -> list[str]:
    found: list[str] = []
    gather(found, line.args, getattr(room, "DRAWINGS", {}), getattr(room, "NUMBERS", {}))
    return found


def gather(found: list[str], args: Args, titles: dict[str, str], numbers: dict[str, str]) -> None:
    for argument, value in args.items():
        if type(value) is not str:  # as most are
            draw(found, value, argument, titles, numbers)


def draw(
    found: list[str], value: object, argument: str, titles: dict[str, str], numbers: dict[str, str]
) -> None:
    if isinstance(value, int):
        if argument in numbers:
            found.append(f"{numbers[argument]}-{value}")
    elif isinstance(value, list):
        for one in value:
            draw(found, one, argument, titles, numbers)
    elif isinstance(value, AnyOf):
        for one in value.items:
            draw(found, one, "", titles, numbers)
    elif isinstance(value, Title | Phrase):
        if isinstance(value, Title) and value.id in titles:
            found.append(titles[value.id])
        if value.args:
            gather(found, value.args, titles, numbers)
