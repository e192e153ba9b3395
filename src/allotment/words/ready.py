"""Messages made ready to be said. Most of them are text, arguments and choices between variants, and plain
functions put them together in a fraction of the time that fluent.runtime takes, which wraps every argument
and counts every part. Whatever else a message holds, or is given, is left to fluent.runtime."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import ast

from .lexicon import Unready

Given = Mapping[str, Any]
Say = Callable[[Given, Given], str]  # what it is given, and the numbers of the box that any message may name
Plural = Callable[[int], str]

GROUPED: Final = 1000  # from here on languages differ in how they write a number


def ready(pattern: Any, plural: Plural) -> Say | None:
    """A function that says it, as fluent.runtime would; None if that is to do it."""
    try:
        return sayer(pattern, plural)
    except Unready:
        return None


def sayer(node: Any, plural: Plural) -> Say:
    if isinstance(node, ast.Pattern):
        return joined([sayer(element, plural) for element in node.elements])
    if isinstance(node, ast.Placeable):
        return sayer(node.expression, plural)
    if isinstance(node, ast.TextElement):
        return always(node.value)
    if isinstance(node, ast.StringLiteral):
        return always(node.parse()["value"])
    if isinstance(node, ast.VariableReference):
        return argument(node.id.name)
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        return choice(node, plural)
    raise Unready


def always(text: str) -> Say:
    return lambda given, numbers: text


def joined(parts: list[Say]) -> Say:
    return lambda given, numbers: "".join([part(given, numbers) for part in parts])


def valued(name: str, given: Given, numbers: Given) -> Any:
    if name in given:
        return given[name]
    if name in numbers:
        return numbers[name]
    raise Unready


def argument(name: str) -> Say:
    def say(given: Given, numbers: Given) -> str:
        value = valued(name, given, numbers)
        if type(value) is str:
            return value
        if type(value) is int and 0 <= value < GROUPED:
            return str(value)
        raise Unready

    return say


def choice(node: ast.SelectExpression, plural: Plural) -> Say:
    name = node.selector.id.name  # type: ignore[union-attr]  # whoever asks has looked
    variants: list[tuple[str | int, Say]] = []
    default: Say | None = None
    for variant in node.variants:
        said = sayer(variant.value, plural)
        variants.append((key_of(variant.key), said))
        if variant.default:
            default = said
    chosen: dict[str | int, Say] = {}

    def plural_of(value: str | int) -> str | None:
        return plural(value) if type(value) is int else None

    def choose(value: str | int) -> Say:
        for key, said in variants:
            if key == value or plural_of(key) == value or plural_of(value) == key:
                return said
        if default is None:
            raise Unready
        return default

    def say(given: Given, numbers: Given) -> str:
        value = valued(name, given, numbers)
        if type(value) is not str and type(value) is not int:
            raise Unready
        said = chosen.get(value)
        if said is None:
            said = choose(value)
            if len(chosen) < GROUPED:
                chosen[value] = said
        return said(given, numbers)

    return say


def key_of(key: Any) -> str | int:
    if isinstance(key, ast.Identifier):
        return key.name
    number = float(key.value)
    if number != int(number):
        raise Unready
    return int(number)
