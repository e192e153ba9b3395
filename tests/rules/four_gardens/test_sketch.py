"""The table in text: the pagoda from one's side, the hand with all uses, gardens and tracks."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.games.four_gardens.components import CARD_NAMES, CARD_TITLES
from allotment.games.four_gardens.table.sketch import sketch
from allotment.kernel.game import NOBODY
from allotment.words import speaker

from .tables import HAND, game, given, wander

SPEAKER = speaker("four-gardens")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_fits_a_terminal_and_keeps_secrets(seats: int) -> None:
    """FG-HIDE-1: nothing but the view is drawn, at most 100 columns wide."""
    rules = game(seats=seats)
    for moves in (0, 30, 31, 32, 33, 150, 400, 2000):
        state = wander(rules, f"sketch {seats}", moves)
        for eyes in (0, seats - 1, NOBODY):
            view: Any = rules.view(state, eyes)
            text = sketch(view, eyes)
            assert max(len(line) for line in text.splitlines()) <= 100
            for number, garden in enumerate(state.gardens):
                for card in garden.hand:
                    if number == eyes:
                        assert CARD_NAMES[card] in text
                    elif card not in garden.known:
                        assert f"{CARD_NAMES[card]} " not in text
                        assert str(SPEAKER.title(CARD_TITLES[card])[""]) not in text


def test_the_own_side_is_in_front() -> None:
    """FG-SETUP-4: seat 1 of two faces side 2, which starts with 1-0-2-3 from the bottom."""
    rules = game()
    view: Any = rules.view(given(rules, round=1), 1)
    rows = sketch(view, 1).splitlines()
    floors = [row[:46] for row in rows if row[:1] in "1234" and "[" in row]
    assert [row.count("■") for row in floors] == [3, 2, 0, 1]
    assert floors[0].split()[-3:] == ["0", "1", "2"]  # left, far, right


def test_the_hand_tells_all_uses() -> None:
    """FG-ROT-4, FG-LAY-3, FG-WILD-1, FG-CART-1"""
    rules = game()
    state = given(rules, players={"0": {"hand": ["red-1-b", "orange-1-a"], "active": ["orange-1-b"]}})
    view: Any = {**rules.view(state, 0), "words": speaker("four-gardens", listener=0)}
    text = sketch(view, 0)
    gives = "gives 3 stones and 1 water"
    assert f"can be laid; clockwise {gives}; anticlockwise {gives}" in text
    assert "Autumn terrace 1 is already in your garden; one resource of your choice" in text
    assert "any card can also be discarded for the handcart" in text


def test_every_phase_has_words() -> None:
    """FG-END-3: also the end."""
    rules = game()
    words = speaker("four-gardens", names=["Ines", "Tom"], listener=0)
    landscapes = {"0": {"hand": HAND, "landscapes": ["red-1-b", "red-2-a"]}}
    cart = {
        "0": {"hand": HAND, "active": ["orange-3-a"], "on": {"orange-3": {"stone": 1}}, "tile": {"wood": 1}}
    }
    full = {"0": {"hand": HAND, "active": ["orange-3-a"], "on": {"orange-3": {"stone": 1, "water": 1}}}}
    cases: list[tuple[dict[str, object], str]] = [
        (
            {"phase": "cart", "players": cart, "got": ["stone orange-3"]},
            "Cards that have received something in this action: Autumn terrace 3 (stones)",
        ),
        ({"phase": "complete", "players": full}, "a full card to finish"),
        (
            {"phase": "god", "multis": 1, "resolving": "red-2", "players": landscapes},
            "a god to choose for Maple gate 2",
        ),
        ({"phase": "bonus", "resolving": "red-2", "players": landscapes}, "a bonus tile to take"),
        ({"phase": "take", "takes_left": 2, "players": landscapes}, "2 wild resources to take"),
        ({"phase": "draw", "players": {"0": {"hand": []}}}, "cards to draw"),
        ({"phase": "over"}, "The game is over"),
        ({"ending": True}, "This is the last round"),
    ]
    for position, said in cases:
        view: Any = {**rules.view(given(rules, **position), 0), "words": words}
        assert said in sketch(view, 0)
