"""Every game and every seat count, kept short where only patience ends a game."""

from __future__ import annotations

from typing import Any

import numpy as np

from allotment.games import SHELF, box, make
from allotment.kernel.result import Refused

Options = dict[str, Any]  # as keywords of an environment, which have types of their own

# Gardeners is counted in moves; Four Gardens in rounds. The rules that play is tested under stay the same.
SHORT: dict[str, Options] = {"gardeners": {"move_limit": 60}, "four-gardens": {"round_limit": 12}}


def fitting(slug: str, seats: int) -> Options:
    """Options under which so many may play: some games have a mode of their own for one."""
    short = SHORT.get(slug, {})
    for extra in ({}, *({"mode": mode} for mode in modes(slug))):
        options: Options = {"seats": seats, **extra, **short}
        try:
            make(slug, options)
        except Refused:
            continue
        return options
    raise AssertionError(f"{slug} cannot be played by {seats}")


def modes(slug: str) -> list[str]:
    return [choice for option in box(slug).options if option.name == "mode" for choice in option.choices]


def seat_counts(slug: str) -> range:
    seats = box(slug).option("seats")
    return range(seats.low, seats.high + 1)


CASES = [(slug, fitting(slug, seats)) for slug in SHELF for seats in seat_counts(slug)]
NAMES = [f"{slug} {options['seats']}" for slug, options in CASES]
# one case a game, for what does not depend on the number of seats
ONE_EACH = [(slug, fitting(slug, max(2, box(slug).option("seats").low))) for slug in SHELF]
REAL_TIME = [(slug, options) for slug, options in CASES if box(slug).real_time]


def pick(mask: Any, rng: np.random.Generator) -> int:
    """A random action of those that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))
