"""PettingZoo knows a game as a module with `env` in it. They are made from the boxes on the shelf."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from ..games import SHELF, box
from .names import versioned


class GameModule(ModuleType):
    """`garden_dice_v1`: `env(seats=3)` asks the seats in turn; a game in real time also has `parallel_env`,
    which asks all of them in each tick. PettingZoo is imported when one of them is asked for."""

    def __init__(self, package: str, slug: str) -> None:
        name = f"{package}.{versioned(slug)}"
        super().__init__(name, f"{box(slug).title} for PettingZoo. See docs/envs/{slug}.md.")
        self.__spec__ = ModuleSpec(name, None)
        self.__package__ = package
        self.slug = slug

    def __getattr__(self, name: str) -> Any:
        if name in ("env", "raw_env"):
            from .aec import GameEnv
            from .seats import Maker

            self.env = self.raw_env = Maker(self.slug, GameEnv, "env", "AEC")
            return self.env
        if name == "parallel_env" and box(self.slug).real_time:
            from .parallel import ParallelGameEnv
            from .seats import Maker

            self.parallel_env = Maker(self.slug, ParallelGameEnv, "parallel_env", "parallel")
            return self.parallel_env
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")

    def __dir__(self) -> list[str]:
        doors = ["env", "raw_env", *(["parallel_env"] if box(self.slug).real_time else [])]
        return [*super().__dir__(), *doors]


def add_modules(package: str) -> None:
    """One for each game on the shelf, where `import` looks first."""
    for slug in SHELF:
        module = GameModule(package, slug)
        sys.modules[module.__name__] = module
        setattr(sys.modules[package], versioned(slug), module)
