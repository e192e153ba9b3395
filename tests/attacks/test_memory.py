"""What the server remembers is bounded: play as long as you like, its memory does not grow with it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import allotment


def caches() -> Iterator[tuple[str, Any]]:
    """Every function that remembers its answers, by name."""
    for found in pkgutil.walk_packages(allotment.__path__, "allotment."):
        if found.name.endswith("__main__") or ".migrations." in found.name:
            continue
        module = importlib.import_module(found.name)
        for name, value in vars(module).items():
            if hasattr(value, "cache_info") and value.__module__ == found.name:
                yield f"{found.name}.{name}", value


def test_no_cache_grows_without_end() -> None:
    found = dict(caches())
    assert len(found) > 50
    assert [name for name, cache in found.items() if cache.cache_info().maxsize is None] == []


def test_drawings_of_a_bench_are_let_go() -> None:
    """The cache that grew with every move of Gardeners: it is keyed by the whole garden."""
    paint = importlib.import_module("allotment.games.gardeners.table.paint")
    most = paint.sight.cache_info().maxsize
    for number in range(most + 100):
        rows = ((f"{number}", ".", "."), (".", ".", "."), (".", ".", "."))
        paint.sight(rows, 0, 0, 50.0)
    assert paint.sight.cache_info().currsize <= most
