"""The box: cards, tiles, tracks, the pagoda and the table of moves."""

from __future__ import annotations

import pytest

from allotment.games.four_gardens import components as box
from allotment.games.four_gardens.components import (
    ALIKE,
    BONUS_NAMES,
    BOX,
    CARD_NAMES,
    CARDS,
    FLOOR,
    FRAME,
    FRAME_NAMES,
    GOD,
    GODS,
    KINDS,
    LOOK,
    MULTI,
    NEEDS,
    PANORAMAS,
    RESOURCES,
    SHOWN,
    SIDES,
    SIZE,
    START_FRONT,
    TYPE,
    WILD_SYMBOL,
)

from .tables import game, given, texts


def test_seventy_cards_in_four_panoramas() -> None:
    """FG-CARD-1, FG-RULING-1: 2 + 3 + 4 + 5 frames, five cards each."""
    assert dict(zip(PANORAMAS, SIZE, strict=True)) == {"red": 2, "orange": 3, "green": 4, "blue": 5}
    assert [FRAME.count(frame) for frame in range(len(FRAME_NAMES))] == [5] * 14
    assert CARDS == 70 == BOX["counts"]["cards"]


def test_a_name_tells_panorama_frame_and_letter() -> None:
    """FG-CARD-2"""
    for card, name in enumerate(CARD_NAMES):
        assert name == f"{FRAME_NAMES[FRAME[card]]}-{'abcde'[card % 5]}"


@pytest.mark.parametrize("frame", range(14), ids=FRAME_NAMES)
def test_the_five_cards_of_a_frame(frame: int) -> None:
    """FG-CARD-3: two gods twice and the multi-coloured symbol; one wild symbol and every floor."""
    a, b, c, d, e = (card for card in range(CARDS) if FRAME[card] == frame)
    assert GOD[a] == GOD[b] != GOD[c] == GOD[d]
    assert GOD[e] == MULTI
    assert MULTI not in (GOD[a], GOD[c])
    assert sorted(FLOOR[card] for card in (a, b, c, d, e)) == [-1, 0, 1, 2, 3]
    assert [WILD_SYMBOL[card] for card in (a, b, c, d, e)].count(True) == 1


def test_twins_look_alike() -> None:
    """FG-CARD-4: the landscape side does not tell a from b, nor c from d."""
    assert sorted(len(cards) for cards in ALIKE) == [1] * 14 + [2] * 28
    for card in range(0, CARDS, 5):
        assert LOOK[card] == LOOK[card + 1] != LOOK[card + 2] == LOOK[card + 3] != LOOK[card + 4]


def test_the_cards_are_balanced() -> None:
    """FG-RULING-2: 54, 54, 54, 53 needs, 2 to 4 on a card; 14 cards of each god, 14 multi-coloured."""
    assert sorted(sum(needs[kind] for needs in NEEDS) for kind in range(KINDS)) == [53, 54, 54, 54]
    assert [GOD.count(god) for god in range(MULTI + 1)] == [14] * 5
    assert {sum(needs) for needs in NEEDS} == {2, 3, 4}
    symbols = [(FLOOR[card], box.UPWARDS[card]) for card in range(CARDS) if not WILD_SYMBOL[card]]
    assert sorted(symbols.count(symbol) for symbol in set(symbols)) == [7] * 8
    example = CARD_NAMES.index("orange-3-a")
    assert (GODS[GOD[example]], NEEDS[example], FLOOR[example]) == ("red", [1, 1, 0, 0], 3)


def test_bonus_tiles() -> None:
    """FG-SETUP-8, FG-RULING-4: four of each type, the numbered ones in descending order."""
    value = game().terms.value
    assert [value[tile] for tile in range(12) if TYPE[tile] == box.EXPANSION] == [1, 1, 1, 1]
    assert [value[tile] for tile in range(12) if TYPE[tile] == box.WILDS] == [4, 3, 3, 2]
    assert [value[tile] for tile in range(12) if TYPE[tile] == box.REWARDS] == [5, 4, 3, 2]
    assert value == [entry["value"] for entry in BOX["bonus_tile"]]
    assert [TYPE.count(kind) for kind in range(3)] == [4, 4, 4]
    assert len(BONUS_NAMES) == BOX["counts"]["bonus_tiles"]


def test_the_pagoda_at_the_start() -> None:
    """FG-SETUP-4, FG-RULING-5: every side has each count once, six icons in all; all rings are alike."""
    sides = [[SHOWN[front][side] for front in START_FRONT] for side in range(4)]
    assert sides == [[3, 2, 0, 1], [0, 3, 1, 2], [1, 0, 2, 3], [2, 1, 3, 0]]
    assert all(floor["ring"] == BOX["pagoda"]["ring"] for floor in BOX["floor"])


def test_seats_face_different_sides() -> None:
    """FG-SETUP-2, FG-RULING-7"""
    assert SIDES[2:] == [[0, 2], [0, 1, 2], [0, 1, 2, 3]]


def test_counts_of_the_box() -> None:
    """FG-SETUP-5, FG-SETUP-7, FG-RULING-3: as the manifest states them."""
    counts = BOX["counts"]
    terms = game().terms
    assert counts["resource_tokens"] == terms.tokens * len(RESOURCES)
    assert counts["score_markers"] == len(box.COLOURS) * len(GODS)
    assert (box.FIRST_SPACE, terms.start, terms.last) == (0, 3, 10)


def test_the_table_of_moves() -> None:
    """FG-MOVE-1: 2033 entries, the leftmost argument slowest."""
    moves = [move.text for move in game().moves]
    assert len(moves) == 2033
    starts: dict[str, int] = {}
    for index, text in enumerate(moves):
        starts.setdefault(text.split(" ")[0], index)
    numbers = [70, 112, 840, 70, 56, 728, 4, 1, 14, 4, 3, 60, 71]
    verbs = [
        "lay",
        "rotate",
        "wild",
        "cart",
        "put",
        "shift",
        "drop",
        "done",
        "complete",
        "god",
        "bonus",
        "take",
        "draw",
    ]
    assert [starts[verb] for verb in verbs] == [sum(numbers[:place]) for place in range(13)]
    assert moves[:2] == ["lay red-1-a", "lay red-1-b"]
    assert moves[70:73] == ["rotate red-1-b cw", "rotate red-1-b ccw", "rotate red-1-c cw"]
    assert moves[182:185] == [
        "wild red-1-a stone tile",
        "wild red-1-a stone red-1",
        "wild red-1-a stone red-2",
    ]
    assert moves[1148:1150] == ["shift stone red-1 red-2", "shift stone red-1 orange-1"]
    assert moves[1161] == "shift stone red-2 red-1"
    assert moves[1962:1964] == ["draw pile", "draw red-1-a"]
    assert moves[2032] == "draw blue-5-e"


def test_the_widest_decision() -> None:
    """FG-MOVE-2: five wild cards, three active cards that lack everything: 85 moves."""
    rules = game()
    wild = ["red-1-a", "red-2-c", "orange-1-a", "orange-2-c", "orange-3-b"]
    active = ["blue-1-e", "blue-2-d", "blue-4-b"]
    assert len(texts(rules, given(rules, players={"0": {"hand": wild, "active": active}}))) == 85
