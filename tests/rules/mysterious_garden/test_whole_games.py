"""Whole games: they end as the rules say, and nobody has more turns than another."""

from __future__ import annotations

import pytest

from allotment.games.mysterious_garden.components import LAYOUT, TURNS_EACH
from allotment.games.mysterious_garden.rules.model import complete_gardens, waiting_gardens
from allotment.games.mysterious_garden.rules.moves import Place
from allotment.games.mysterious_garden.rules.scoring import CATEGORIES
from allotment.kernel.chance import seeded

from .tools import game_for, loaded


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("start", ["first", "last"])
def test_every_side_is_covered_in_equal_turns(seats: int, start: str) -> None:
    """MG-END-1, MG-TURN-4, MG-RES-2, MG-RULING-4, MG-RULING-39, MG-SOLO-1: one tile a turn, never two gardens
    complete by one tile, all sides covered at the end, equally many turns for all."""
    game = game_for(seats, start=0 if start == "first" else seats - 1)
    for seed in range(12):
        state = game.start(seeded(seed))
        luck = seeded(f"{seed} {start}")
        turns = [0] * seats
        while game.to_act(state):
            seat = game.to_act(state)[0]
            offers = game.legal(state, seat)
            assert offers
            move = offers[luck.below(len(offers))]
            turns[seat] += isinstance(move, Place)
            before = complete_gardens(state)
            game.apply(state, seat, move)
            assert complete_gardens(state) <= before + (
                2 if seats == 1 else 1
            )  # the Warden's turn may follow
        assert turns == [TURNS_EACH[seats]] * seats
        assert waiting_gardens(state) == 0
        assert all(state.empty[garden] == 0 for garden in LAYOUT[seats])
        result = game.result(state)
        assert result is not None
        assert result.reason == "all-covered"


def test_the_pad_has_six_categories() -> None:
    """MG-SCORE-1: the pad is the position's `points`, at any moment."""
    game = game_for(3)
    state = game.start(seeded(8))
    luck = seeded(9)
    while game.to_act(state):
        seat = game.to_act(state)[0]
        offers = game.legal(state, seat)
        game.apply(state, seat, offers[luck.below(len(offers))])
        pad = game.pad(state)
        assert len(pad) == len(CATEGORIES) == 6
        position = game.dump(state)
        players = position["players"]
        assert isinstance(players, dict)
        for each in range(3):
            points = players[str(each)]["points"]
            assert [line.points[each] for line in pad] == [points[name] for name in CATEGORIES]
            assert points["total"] == sum(line.points[each] for line in pad)
        assert position["scores"] == game.scores(state)


def test_stowing_ends() -> None:
    """MG-RULING-25, MG-STOW-6: however one empties and stows, the hand is empty in the end."""
    position: dict[str, object] = {
        "doors": {},
        "agenda": ["stow 0 9 7 8", "refill 0"],
        "gardens": {"hex-1": {"sides": ["0:2", "", "", "", "", ""]}},
        "players": {
            "0": {
                "display": [3],
                "stack": [],
                "bags": ["rrrr", "bbyy", "rr", "by", "", ""],
                "cards": ["xl-bag-1", "wagon", "xl-bag-2"],
                "held": {"xl-bag-1": "bby", "wagon": "rby"},
            },
            "1": {"display": [5], "stack": []},
        },
    }
    for seed in range(60):
        game, state = loaded(2, position)
        pieces = game.census(state)
        luck = seeded(seed)
        for _ in range(200):
            if game.to_act(state) != [0]:
                break
            offers = game.legal(state, 0)
            assert len(offers) > 1  # MG-AUTO-3
            game.apply(state, 0, offers[luck.below(len(offers))])
            assert game.census(state) == pieces
        assert game.to_act(state) == [1]


def test_the_story_of_caught_gnomes_points_at_no_gnome_of_the_display() -> None:
    """MG-GNOME-1, MG-GNOME-6, MG-TRAP-1: those are others."""
    game = game_for(2)
    told = set()
    for seed in range(6):
        state, luck = game.start(seeded(seed)), seeded(f"{seed} nets")
        while game.to_act(state):
            seat = game.to_act(state)[0]
            offers = game.legal(state, seat)
            state.story = []
            game.apply(state, seat, offers[luck.below(len(offers))])
            for line in state.story:
                if line.kind in ("catches", "run-away", "traps", "leaves-loose", "kings-key"):
                    told.add(line.kind)
                    assert not [key for key in line.keys if key.startswith("gnome-")], line.kind
    assert {"catches", "run-away"} <= told
