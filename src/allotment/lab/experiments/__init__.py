"""Experiments with single games: each folder is named after its game, and its `cli.py` adds them to the lab's
commands. They stand above the games because they use bots, processes and clocks, which no game may know."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any


def add_experiments(commands: Any) -> None:
    for found in iter_modules(__path__):
        import_module(f"{__name__}.{found.name}.cli").add_experiments(commands)
