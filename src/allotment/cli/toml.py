"""Tables as TOML that people read and continue to write: a line for what is small, a section for the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import tomlkit

SMALL: Final = 12  # plain values: a table of no more stays on a line


def written(table: Mapping[str, object]) -> str:
    return tomlkit.dumps(section(table, tomlkit.document()))


def section(table: Mapping[str, object], into: Any) -> Any:
    """What fits a line first, then a section for each of the others."""
    for key, value in sorted(table.items(), key=lambda pair: large(pair[1])):
        if isinstance(value, Mapping) and large(value):
            into.add(key, section(value, tomlkit.table()))
        else:
            into.add(key, in_line(value))
    return into


def large(value: object) -> bool:
    return isinstance(value, Mapping) and (
        len(value) > SMALL or any(isinstance(inner, Mapping) for inner in value.values())
    )


def in_line(value: object) -> Any:
    if isinstance(value, Mapping):
        table = tomlkit.inline_table()
        table.update({key: in_line(inner) for key, inner in value.items()})
        return table
    if isinstance(value, list):
        array = tomlkit.array()
        array.extend(in_line(inner) for inner in value)
        return array
    return value
