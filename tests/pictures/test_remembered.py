"""Pictures remember their pieces: what they remember is what they would draw."""

from __future__ import annotations

import gc
import re
from random import Random
from typing import Any

import pytest

from allotment.draw.scene import LAYOUTS
from allotment.draw.svg import MOST_KEPT, kept, kept_by_value
from allotment.games import SHELF, make, room
from allotment.kernel.chance import seeded
from allotment.words import speaker

MOVES = 24
NAMES = ["Ines", "Noor"]
DRAWS = re.compile(r"allotment\.(draw|games\.\w+\.table)\b")
CACHE = type(kept(lambda: None))


def caches() -> list[Any]:
    """Of everything that draws."""
    return [found for found in gc.get_objects() if isinstance(found, CACHE) and DRAWS.match(found.__module__)]


@pytest.mark.parametrize("slug", SHELF)
def test_remembered_pieces_are_what_would_be_drawn(slug: str) -> None:
    game: Any = make(slug, {"seats": 2})
    picture = room(slug, "table.scene")
    drawn: list[tuple[Any, int, str, Any]] = []
    for luck in (Random(slug), Random(f"{slug} again")):  # two tables with the same people
        state = game.start(seeded(luck.randrange(1000)))
        for _ in range(MOVES):
            acting = [seat for seat in game.to_act(state) if seat >= 0 and game.legal(state, seat)]
            if not acting:
                break
            mover = luck.choice(acting)
            game.apply(state, mover, luck.choice(game.legal(state, mover)))
            for seat in range(2):
                view, layout = game.view(state, seat), luck.choice(LAYOUTS)
                for names in (NAMES, NAMES[::-1]):
                    words = speaker(slug, luck.choice(["en", "de"]), names, seat, game.options)
                    asked = {**view, "options": game.options, "names": names, "words": words}
                    drawn.append((asked, seat, layout, picture.scene(asked, seat, layout).data()))
    remembering = caches()
    assert remembering
    for view, seat, layout, before in drawn[::11]:
        for cache in remembering:
            cache.cache_clear()
        assert picture.scene(view, seat, layout).data() == before


def test_what_is_drawn_of_plain_data_is_remembered_by_its_value() -> None:
    drawn: list[Any] = []

    @kept_by_value
    def draw(data: dict[str, list[int]], size: int) -> str:
        drawn.append((dict(data), size))
        return f"{data} {size}"

    assert draw({"a": [1]}, 2) is draw({"a": [1]}, 2)
    changing = {"a": [1]}
    draw(changing, 2)
    changing["a"].append(3)
    assert draw(changing, 2) != draw({"a": [1]}, 2)
    assert draw({"a": [1]}, 3) != draw({"a": [1]}, 2) and len(drawn) == 3
    for number in range(2 * MOST_KEPT):
        draw({"a": [number]}, 4)
    before = len(drawn)
    draw({"a": [0]}, 4)  # forgotten: there were too many
    assert len(drawn) == before + 1
