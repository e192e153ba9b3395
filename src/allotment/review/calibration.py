"""Chances that can be believed. A short search is kind to the seat that it lets move, and more or less sure
of itself than it should be: what it says is turned into how often such positions were won.

The odds of each seat are raised to a power, those of the seat to move are multiplied by a factor, and all are
divided by their sum: they still add up to one, and whoever had more than another at the same turn still has.
Both numbers are kept in the game's `mind/chances.toml`, by number of seats, with how they were made; where
there are none, the search is believed. For whoever plays alone it has the factor of points still to come.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from typing import Final

from ..games import folder

FILE: Final = "chances.toml"
LEAST: Final = 1e-4  # no chance is taken for smaller than that


@dataclass(frozen=True, slots=True)
class Calibration:
    power: float = 1.0
    turn: float = 0.0  # what the seat to move gets more: the logarithm of the factor

    def shares(self, said: list[float], acting: int) -> list[float]:
        """Each seat's chance, from what a search said that began with this seat."""
        odds = [
            exp(self.power * log(max(one, LEAST)) + (self.turn if seat == acting else 0.0))
            for seat, one in enumerate(said)
        ]
        whole = sum(odds)
        return [one / whole for one in odds]


def calibration(slug: str, seats: int) -> Calibration:
    found = kept(slug).get(str(seats))
    return Calibration() if found is None else Calibration(found["power"], found["turn"])


def expected(slug: str, said: float, scored: float) -> float:
    """The points that somebody alone can expect at the end, from what a search said."""
    factor: float = kept(slug).get("1", {}).get("factor", 1.0)
    return scored + factor * (said - scored)


@lru_cache(maxsize=64)
def kept(slug: str) -> dict[str, dict[str, float]]:
    file = folder(slug) / "mind" / FILE
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
