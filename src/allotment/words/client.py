"""Words for scripts: messages as plain data that a browser puts together, with a dozen lines of JavaScript.

A message is a list of parts: a text; `["name"]`, an argument; or `["name", {variant: parts}, default]`, a
choice by an argument, by its value or by the plural form of a number.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from .lexicon import ENGLISH, PAGE, Unspoken, lexicon, parsed

SPOKEN_BY_SCRIPTS: Final = "ui-"  # what their messages begin with

Parts = list[Any]


@lru_cache(maxsize=16)
def client_words(language: str) -> dict[str, Parts]:
    """All that scripts may have to say; what the language does not say yet, in English."""
    found: dict[str, Parts] = {}
    own = lexicon(PAGE, language).entries
    for kind, english in lexicon(PAGE, ENGLISH).entries.items():
        if kind.startswith(SPOKEN_BY_SCRIPTS):
            message, *_ = parsed(own.get(kind, english)).body  # comments may follow
            found[kind.removeprefix(SPOKEN_BY_SCRIPTS)] = parts(kind, message.value)
    return found


def parts(kind: str, pattern: Any) -> Parts:
    from fluent.syntax import ast  # only where something is said

    found: Parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(element.value)
            continue
        inner = element.expression
        if isinstance(inner, ast.VariableReference):
            found.append([inner.id.name])
        elif isinstance(inner, ast.StringLiteral):
            found.append(inner.parse()["value"])
        elif isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
            default = next(key_of(variant) for variant in inner.variants if variant.default)
            variants = {key_of(variant): parts(kind, variant.value) for variant in inner.variants}
            found.append([inner.selector.id.name, variants, default])
        else:
            raise Unspoken(f"{kind!r}: scripts know arguments and choices by an argument, nothing else")
    return found


def key_of(variant: Any) -> str:
    key = variant.key
    return str(key.name if hasattr(key, "name") else key.value)
