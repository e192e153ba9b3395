"""Positions that were tampered with are refused, or are sound."""

from __future__ import annotations

import json

import pytest

from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused
from tests.rules.tampering import tamper

from .tables import game, wander

JUNK: list[object] = [
    None, True, -1, 0, 1, 3, 11, 1.5, "", "x", "red-1-a", "stone red-1", "red-1", "cart", "god",
    "take", "draw", [], ["red-1-a"], ["red-1-a", "red-1-a"],
    [1], [[]], ["?red-1-yellow"], {}, {"stone": 1}, {"red": -1},
]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tampered_positions(seats: int) -> None:
    """FG-POS-5, FG-POS-6, FG-RULING-41: what is accepted prints itself, is sound and can be played."""
    rules = game(seats=seats, round_limit=30)
    luck = seeded(f"tamper {seats}")
    accepted = refused = 0
    for number in range(120):
        position = json.loads(json.dumps(rules.dump(wander(rules, number, luck.below(100)))))
        for _ in range(1 + luck.below(2)):
            tamper(position, JUNK, luck)
        try:
            state = rules.load(position, seeded(number))
        except Refused:
            refused += 1
            continue
        accepted += 1
        printed = rules.dump(state)
        assert rules.dump(rules.load(printed, seeded(1))) == printed
        for eyes in range(-1, seats):
            assert rules.view(rules.determinise(state, eyes, seeded(2)), eyes) == rules.view(state, eyes)
        state.chance.planned = []
        pieces = rules.census(state)
        for _ in range(30):
            if not rules.to_act(state):
                break
            offers = rules.legal(state, state.turn)
            assert offers
            rules.apply(state, state.turn, offers[luck.below(len(offers))])
            assert rules.census(state) == pieces
    assert accepted > 10
    assert refused > 10
