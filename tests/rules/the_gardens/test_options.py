"""Options: refusals name the option and what is allowed; random ones are drawn evenly."""

import re
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused

REFUSED = [
    ({"seats": 1}, "Option “seats” must be 2 to 4 (got 1)."),
    ({"seats": 3, "first": 3}, "Option “first” must be 0 to 2 with 3 seats (got 3)."),
    ({"expert": True}, 'has no option "expert"'),
    ({"tiles": ["mid-tree-sky"]}, "Option “tiles” must be"),
    ({"tiles": ["mid-tree-match", "mid-tree-paths"]}, "Option “tiles” names two tiles for mid-trees"),
    ({"start_column": 10}, "Option “start_column” must be 1 to 9 (got 10)."),
    ({"landmarks": "on"}, 'Option “landmarks” must be "off", "points", "text" or "mixed" (got "on").'),
    ({"layout": "AB"}, "Option “layout” is only for games with landmarks"),
    ({"landmarks": "text", "layout": "CC"}, 'Option “layout” must be "AA"'),
    ({"landmark_text": []}, "Option “landmark_text” is only for landmarks"),
    ({"landmarks": "text", "landmark_text": ["opera-house"]}, "Option “landmark_text” is only for landmarks"),
    ({"landmarks": "mixed", "landmark_text": ["lion-gate"]}, "must be landmarks of layout AA: opera-house"),
    ({"landmarks": "mixed", "landmark_text": ["opera-house"] * 2}, 'names "opera-house" twice'),
]


@pytest.mark.parametrize(("options", "sentence"), REFUSED)
def test_refused_options_say_what_is_allowed(options: dict[str, object], sentence: str) -> None:
    """TG-OPT-1, TG-SOLO-1."""
    with pytest.raises(Refused, match=re.escape(sentence)):
        make("the-gardens", options)


@pytest.mark.parametrize("options", [{}, {"landmarks": "mixed"}, {"landmarks": "mixed", "landmark_text": []}])
def test_a_games_own_options_make_it_again(options: dict[str, object]) -> None:
    """TG-OPT-1: what does not apply is left out of them."""
    game = make("the-gardens", options)
    assert make(game.slug, game.options).options == game.options


def test_random_setups() -> None:
    """TG-OPT-2, TG-OPT-3, TG-SETUP-5, TG-SETUP-6: everything random varies, everything fixed does not."""
    game = make(
        "the-gardens",
        {"seats": 4, "first": "random", "tiles": "random", "landmarks": "mixed", "layout": "random"},
    )
    firsts: set[object] = set()
    tiles: set[object] = set()
    layouts: set[object] = set()
    for seed in range(150):
        position: dict[str, Any] = game.dump(game.start(seeded(seed)))
        firsts.add(position["first"])
        tiles.update(position["tiles"].values())
        layouts.add(tuple(position["landmarks"]))
        sides = [card["side"] for card in position["landmarks"].values()]
        assert (sides.count("text"), sides.count("points")) == (3, 3)
    assert firsts == {0, 1, 2, 3}
    assert len(tiles) == 17
    assert len(layouts) == 4


def test_advanced_tiles_are_advanced() -> None:
    """TG-OPT-2."""
    game = make("the-gardens", {"tiles": "advanced"})
    for seed in range(20):
        tiles: Any = game.dump(game.start(seeded(seed)))["tiles"]
        assert tiles["end-streams"] == "end-stream-length"
        assert tiles["end-paths"] == "end-path-network"
        basic = {"mid-tree-match", "mid-fountain-streams", "mid-bench-neighbours", "end-tree-types"}
        assert not basic & set(tiles.values())
        assert tiles["end-statues"] != "end-statue-majority"


def test_start_uses_planned_outcomes() -> None:
    """TG-SETUP-6, TG-SETUP-7: a new game takes outcomes laid down in its chance, too."""
    game = make("the-gardens", {"seats": 2, "first": "random"})
    chance = seeded(1)
    chance.planned = [1, ["a01", "a02", "a03", "a04"]]
    chance.told = []
    position: dict[str, Any] = game.dump(game.start(chance))
    assert position["first"] == position["turn"] == 1
    assert position["display"]["a"] == ["a01", "a02", "a03", "a04"]
    assert [len(told) if isinstance(told, list) else told for told in chance.told] == [1, 32, 32, 32]
