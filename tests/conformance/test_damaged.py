"""Damaged positions of every game load or are refused, and a refusal can be said in every language."""

from __future__ import annotations

import copy
import random
from typing import Any, Final

import pytest

from allotment.games import SHELF, make
from allotment.kernel.chance import seeded
from allotment.kernel.result import Denied
from allotment.words import complained, languages

from .samples import SHORT, step

DAMAGED: Final = 300  # positions of each game
ODD: Final[list[object]] = [
    None,
    True,
    -1,
    0,
    1,
    7,
    99,
    "",
    "x",
    "0",
    "0 x up",
    "9:9",
    [],
    [1],
    ["x"],
    {},
    {"x": 1},
]


def positions(slug: str) -> list[dict[str, Any]]:
    """Some of a random game."""
    game: Any = make(slug, SHORT.get(slug, {}))
    state = game.start(seeded(f"damaged {slug}"))
    luck = seeded(f"moves {slug}")
    found = [game.dump(state)]
    for number in range(120):
        if step(game, state, luck) is None:
            break
        if number % 12 == 0:
            found.append(game.dump(state))
    return found


def damage(value: Any, luck: random.Random) -> Any:
    """One spot of it replaced, left out, doubled or named otherwise."""
    if isinstance(value, dict) and value and luck.random() < 0.9:
        key = luck.choice(sorted(value))
        how = luck.choice(["in", "in", "in", "in", "out", "name", "swap"])
        if how == "in":
            value[key] = damage(value[key], luck)
        elif how == "out":
            del value[key]
        elif how == "name":
            value[luck.choice(["x", "0", "9"])] = value.pop(key)
        else:
            value[key] = copy.deepcopy(value[luck.choice(sorted(value))])
        return value
    if isinstance(value, list) and value and luck.random() < 0.8:
        at = luck.randrange(len(value))
        if luck.random() < 0.3:
            value.insert(at, copy.deepcopy(luck.choice(value)))
        else:
            value[at] = damage(value[at], luck)
        return value
    if isinstance(value, int) and not isinstance(value, bool) and luck.random() < 0.5:
        return value + luck.choice([-1, 1])
    return copy.deepcopy(luck.choice(ODD))


@pytest.mark.parametrize("slug", SHELF)
def test_damaged_positions_load_or_are_refused_in_every_language(slug: str) -> None:
    game: Any = make(slug, SHORT.get(slug, {}))
    luck = random.Random(slug)
    whole = positions(slug)
    kinds: set[str] = set()
    for _ in range(DAMAGED):
        position = damage(copy.deepcopy(luck.choice(whole)), luck)
        if not isinstance(position, dict):
            continue
        try:
            game.load(position, seeded("damaged"))
        except Denied as why:
            kinds.add(why.why.kind)
            said = {complained(why, language) for language in languages()}
            assert len(said) == len(languages()), f"said the same in two languages: {said}"
            assert all(text.endswith(".") and "\n" not in text for text in said), said
    assert len(kinds) > 5, "the damage meets many refusals"
