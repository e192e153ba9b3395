"""Reading a game's component manifest: the only place where numbers from the box are typed."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def manifest(package: str) -> dict[str, object]:
    """`components.toml` of a game's package."""
    return tomllib.loads((files(package) / "components.toml").read_text(encoding="utf-8"))


def table(source: dict[str, object], name: str) -> dict[str, object]:
    value = source[name]
    assert isinstance(value, dict), name
    return value


def blocks(source: dict[str, object], name: str) -> list[dict[str, object]]:
    """A list of tables: `[[name]]`."""
    value = source[name]
    assert isinstance(value, list), name
    return list(value)


def whole(source: dict[str, object], name: str) -> int:
    value = source[name]
    assert isinstance(value, int) and not isinstance(value, bool), name
    return value


def wholes(source: dict[str, object], name: str) -> list[int]:
    value = source[name]
    assert isinstance(value, list), name
    return [int(item) for item in value]


def reals(source: dict[str, object], name: str) -> list[float]:
    value = source[name]
    assert isinstance(value, list), name
    return [float(item) for item in value]


def word(source: dict[str, object], name: str) -> str:
    value = source[name]
    assert isinstance(value, str), name
    return value


def words(source: dict[str, object], name: str) -> list[str]:
    value = source[name]
    assert isinstance(value, list), name
    return [str(item) for item in value]
