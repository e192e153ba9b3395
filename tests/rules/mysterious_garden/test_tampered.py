"""Positions that were tampered with are refused, or are sound."""

from __future__ import annotations

import json
from typing import Any

import pytest

from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused
from tests.rules.tampering import tamper

from .tools import game_for, random_move

JUNK: list[Any] = [
    None, True, -1, 0, 1, 3, 13, 200, 1.5, "", "x", "w", "0:7", "0:7*", "w:7", "1:14", "hex-1 1", "king",
    "wagon", "rrr", "bby", [], [1], [2, 2], [14], ["king"], ["king", "king", "king", "king"], ["wagon"],
    ["open-chest-3"], [[]], ["turn 1"], ["stow 0 120 120 120", "refill 0"], ["add 0 hex-1 120", "turn 0"],
    ["trap 0 king", "turn 0"], ["capture 0 hex-1 3", "claim 0 hex-1", "turn 0"], ["reward 0", "turn 0"],
    ["benefit 0 hex-1 4", "place 0 hex-1"], ["resolve 0 hex-1", "refill 0"], ["warden"], ["refill w"],
    ["unlock 0", "pick-power 0", "pick-treasure 0"], ["turn 0", "turn 0"], {}, {"red": 1}, {"king": 3},
    {"order": 2}, {"wagon": "rrby"}, {"first": 0}, {"stack": [2]},
]  # fmt: skip


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_tampered_positions(seats: int) -> None:
    """MG-POS-3, MG-RULING-48: what is accepted prints itself, has one legality, and can be played."""
    game = game_for(seats)
    luck = seeded(f"tamper {seats}")
    accepted = refused = 0
    for number in range(150):
        state = game.start(seeded(number))
        for _ in range(luck.below(40 * seats)):
            if game.to_act(state):
                random_move(game, state, luck)
        position = json.loads(json.dumps(game.dump(state)))
        for _ in range(1 + luck.below(2)):
            tamper(position, JUNK, luck)
        try:
            state = game.load(position, seeded(number))
        except Refused:
            refused += 1
            continue
        accepted += 1
        printed = game.dump(state)
        assert game.dump(game.load(printed, seeded(1))) == printed
        assert game.view(game.determinise(state, 0, seeded(2)), 0) == game.view(state, 0)
        for seat in range(seats if accepted % 20 == 0 else 0):
            offers = {move.index for move in game.legal(state, seat)}
            for move in game.moves:
                assert (game.objection(state, seat, move) is None) == (move.index in offers), move.text
        state.chance.planned = []
        pieces = game.census(state)
        for _ in range(400):
            if not game.to_act(state):
                break
            random_move(game, state, luck)
            assert game.census(state) == pieces
            assert len(game.features(state, 0)) == len(game.feature_names())
        assert not game.to_act(state)
        assert game.result(state) is not None
    assert accepted > 20
    assert refused > 20
