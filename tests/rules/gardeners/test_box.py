"""What is in the box, and the opening."""

from __future__ import annotations

from collections import Counter

import pytest

from allotment.games import make
from allotment.games.gardeners.components import (
    ARMS,
    BACK,
    BACKGROUND,
    BACKGROUNDS,
    BACKS,
    CARD_DECK,
    CARDS,
    CONSTRAINT,
    ELEMENT,
    ELEMENTS,
    FACES,
    KINDS,
    LIES,
    LIES_OF,
    MODES,
    TILE_NUMBER,
    TILE_SET,
    TILES,
    WISH,
)
from allotment.games.gardeners.game import Gardeners
from allotment.games.gardeners.rules.moves import table_for
from allotment.games.gardeners.rules.reading import LANGUAGE, Survey
from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused
from allotment.words import languages, speaker


def test_the_tiles() -> None:
    """GR-COMP-1, GR-COMP-2, GR-RULING-4: 36 tiles in three sets, ten elements, half of them on grass."""
    assert Counter(TILE_SET) == {"A": 16, "B": 9, "C": 11}
    assert Counter(BACKGROUNDS[number] for number in BACKGROUND) == {"grass": 18, "dirt": 18}
    assert Counter(ELEMENTS[number] for number in ELEMENT) == {
        "yellow-flower": 3,
        "red-flower": 3,
        "blue-flower": 3,
        "red-tree": 3,
        "yellow-tree": 3,
        "bench": 4,
        "statue": 3,
        "hedge-corner": 4,
        "hedge-straight": 4,
        "plain": 6,
    }


def test_turning() -> None:
    """GR-COMP-3, GR-COMP-4, GR-COMP-5: 64 lies; benches and hedges turn clockwise."""
    assert len(LIES) == 64
    assert [FACES[lie] for lie in LIES_OF[TILE_NUMBER["b01"]]] == [0, 1, 2, 3]
    assert [sorted(ARMS[lie]) for lie in LIES_OF[TILE_NUMBER["c04"]]] == [[0, 1], [1, 2], [2, 3], [0, 3]]
    assert [sorted(ARMS[lie]) for lie in LIES_OF[TILE_NUMBER["c08"]]] == [[0, 2], [1, 3]]
    assert [LIES[lie] for lie in LIES_OF[TILE_NUMBER["b03"]]] == ["b03", "b03@90", "b03@180", "b03@270"]


def test_the_cards() -> None:
    """GR-COMP-6, GR-COMP-7, GR-RULING-1, GR-RULING-31: 104 cards with ten different backs."""
    assert Counter(CARD_DECK) == {
        "training-a": 6,
        "training-b": 6,
        "training-c": 5,
        "standard": 60,
        "expert": 27,
    }
    assert len(CARDS) == 104
    assert sorted(set(BACK)) == list(range(len(BACKS))) == list(range(10))


@pytest.mark.parametrize("language", languages())
def test_every_card_says_what_it_asks_for(language: str) -> None:
    """SPEC 5.1: cards with the same constraint say the same, all others something else."""
    said = [speaker("gardeners", language).say(wish) for wish in WISH]
    for one, words in enumerate(said):
        assert words.endswith(".")
        for other in range(one):
            same = CONSTRAINT[one] == CONSTRAINT[other]
            assert (words == said[other]) == same, f"{CARDS[one]} and {CARDS[other]}: {words}"


def test_backs_tell_the_kind() -> None:
    """GR-COMP-7, GR-RULING-31: what the backs stand for."""
    kinds = {
        "edge": {"edge", "corners"},
        "layout-cross": {"layout"},
        "layout-square": {"layout"},
        "hedge": {"hedge-linked", "hedge-path", "hedge-loop"},
    }
    for card, data in enumerate(CONSTRAINT):
        back = BACKS[BACK[card]]
        parts = data["parts"] if data["kind"] == "all" else [data]
        assert isinstance(parts, list)
        for part in parts:
            assert part["kind"] in kinds.get(back, {back})


def test_the_language_is_closed() -> None:
    """GR-CON-1 to GR-CON-17: every kind of the vocabulary, nothing else, each parameter known."""
    assert list(LANGUAGE) == KINDS
    wrong: list[dict[str, object]] = [
        {"kind": "beauty"},
        {"kind": "edge", "of": ["tulip"]},
        {"kind": "edge"},
        {"kind": "edge", "of": ["tree"], "rings": 2},
        {"kind": "agglomeration", "of": ["tree"]},
        {"kind": "agglomeration", "of": ["tree"], "min": 0},
        {"kind": "removal", "of": ["tree"], "from": ["tree"], "diagonal": "yes"},
        {"kind": "layout", "rows": [["any"], ["any", "any"]]},
        {"kind": "layout", "rows": []},
        {"kind": "edge", "of": [3]},
        {"kind": "all", "parts": "both"},
    ]
    for data in wrong:
        with pytest.raises(Refused):
            Survey(6, [data])


def test_the_move_table() -> None:
    """GR-MOVE-1: 8683 moves for a garden of side 6, in the order of the SPEC; one table a side."""
    moves = table_for(6).moves
    assert len(moves) == 7744 + 726 + 121 + 87 + 5 == 8683
    assert moves[0].text == "place a01 at 1,1"
    assert moves[7744].text == "remove 1,1 to 0"
    assert moves[7744 + 726].text == "remove 1,1"
    assert moves[7744 + 726 + 121].text == "discard 1"
    assert [move.text for move in moves[-5:]] == ["start", "ready", "wait", "validate", "continue"]
    assert table_for(4) is table_for(4)
    assert len(table_for(4).moves) == 16 * 49 + 49 * 6 + 49 + 6 + 5
    assert len(table_for(5).moves) == 37 * 81 + 81 * 6 + 81 + 6 + 5


def test_chance_is_asked_in_order() -> None:
    """GR-SETUP-1, GR-SETUP-2, GR-SETUP-3: the first seat, the tiles, the cards, and nothing else."""
    tiles = TILES[:16][::-1]
    cards = ["ta4", "ta6", "ta1", "ta3", "ta2", "ta5"]
    game = make("gardeners", {"mode": "training-a", "seats": 3})
    chance = seeded(0)
    chance.planned = [2, tiles, cards]
    position = game.dump(game.start(chance))
    assert position["first"] == 2
    assert position["piles"] == [tiles[6:11], tiles[11:], tiles[:6]]
    assert position["cards"] == ["2 ta4 down"]
    assert position["deck"] == cards[1:]
    assert chance.planned == []
    chance = seeded(0)
    chance.told = []
    make("gardeners", {"mode": "training-a", "seats": 3, "first": 1}).start(chance)
    assert [type(outcome) for outcome in chance.told] == [list, list]


def test_modes_are_those_of_the_rules() -> None:
    """GR-OPT-2, GR-COMP-8, GR-END-3: square, timer and target of every mode."""
    goals = []
    for mode in MODES:
        game = make("gardeners", {"mode": mode.id})
        assert isinstance(game, Gardeners)
        goals.append(game.terms.target)
    assert [
        (mode.id, mode.side, mode.timer, target, mode.reveal)
        for mode, target in zip(MODES, goals, strict=True)
    ] == [
        ("training-a", 4, 0, 3, True),
        ("training-b", 5, 900, 3, True),
        ("training-c", 6, 900, 2, True),
        ("initiation", 6, 900, 0, True),
        ("complete", 6, 900, 0, False),
        ("solo", 6, 900, 0, True),
    ]


def test_options_say_all() -> None:
    """GR-OPT-1: a game knows its whole options, the mode's own among them."""
    assert make("gardeners", {"mode": "solo"}).options == {
        "mode": "solo",
        "seats": 1,
        "deck": "standard",
        "timer": 900,
        "check": "all",
        "first": "random",
        "move_limit": 5000,
    }
    with pytest.raises(
        Refused, match=r"must be 1 to 6 \(5 and more go beyond the printed game\)"
    ):  # GR-RULING-20
        make("gardeners", {"seats": 7})
    with pytest.raises(Refused, match="for one player"):
        make("gardeners", {"mode": "solo", "seats": 3})
    with pytest.raises(Refused, match="2 to 6"):
        make("gardeners", {"seats": 1})
