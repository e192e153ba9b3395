"""Whole games: the pad, objections in every phase, and that it all ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from allotment.games.four_gardens.components import CARD_NAMES, NEEDS, PANORAMAS, SIZE
from allotment.games.four_gardens.model import COMPLETE_PHASE, OVER, PHASES
from allotment.kernel.chance import seeded
from allotment.kernel.match import replayed
from allotment.kernel.record import read_record

from .tables import HAND, game, given, play, wander

REPLAYS = Path(__file__).parent.parent.parent / "replays" / "four_gardens"


def test_the_pad_has_a_line_for_each_track_and_tile() -> None:
    """FG-SCORE-1, FG-BONUS-4, FG-SCORE-2"""
    rules = game()
    state = given(
        rules,
        players={
            "0": {
                "track": {"yellow": -1, "red": 10, "purple": 0, "blue": 4},
                "tiles": ["rewards-1", "wilds-2"],
            },
            "1": {"tiles": ["rewards-3"]},
        },
    )
    assert [(line.kind, line.points) for line in rules.pad(state)] == [
        ("yellow track", [0, 3]),
        ("red track", [10, 3]),
        ("purple track", [0, 3]),
        ("blue track", [4, 3]),
        ("wilds tile 2", [0, 0]),
        ("rewards tile 1", [5, 0]),
        ("rewards tile 3", [0, 3]),
    ]
    assert rules.scores(state) == [19, 15]
    assert rules.result(state) is None


def test_why_a_game_ended() -> None:
    """FG-END-3, FG-END-6"""
    rules = game(seats=3)
    triggered = rules.result(given(rules, phase="over", ending=True))
    guarded = rules.result(given(rules, phase="over", round=60))
    assert triggered is not None
    assert guarded is not None
    assert triggered.reason == "a garden has 9 landscapes, and the round is over"
    assert guarded.reason == "the game ends after round 60"


@pytest.mark.parametrize(("panorama", "total"), [("red", 3), ("orange", 6), ("green", 10), ("blue", 15)])
def test_a_whole_panorama_has_paid(panorama: str, total: int) -> None:
    """FG-SCORE-3: 1 + 2 + ... + n, in whatever order."""
    rules = game()
    size = SIZE[PANORAMAS.index(panorama)]
    track = {"yellow": 0, "red": 0, "purple": 0, "blue": 0}
    state = given(rules, players={"0": {"hand": HAND, "track": track}})
    garden = state.gardens[0]
    before = rules.scores(state)[0]
    for number in range(size, 0, -1):
        state.phase = COMPLETE_PHASE
        card = CARD_NAMES.index(f"{panorama}-{number}-c")
        garden.active, garden.on = [card], NEEDS[card][:]
        rules.apply(state, 0, rules.read_move(f"complete {panorama}-{number}"))
    assert rules.scores(state)[0] - before == total
    assert PHASES[state.phase] == "bonus"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_objection_and_legal_agree_in_every_phase(seats: int) -> None:
    """Over the whole table, for every seat, in several positions of each phase (FG-MOVE-1)."""
    rules = game(seats=seats, round_limit=25)
    asked = dict.fromkeys(PHASES, 0)
    for seed in range(4):
        state = rules.start(seeded(f"phases {seed}"))
        luck = seeded(f"walk {seed}")
        while True:
            phase = PHASES[state.phase]
            if asked[phase] < 5:
                asked[phase] += 1
                for seat in range(seats):
                    offers = {move.index for move in rules.legal(state, seat)}
                    for move in rules.moves:
                        assert (rules.objection(state, seat, move) is None) == (move.index in offers), (
                            move.text
                        )
            if state.phase == OVER:
                break
            offers_now = rules.legal(state, state.turn)
            rules.apply(state, state.turn, offers_now[luck.below(len(offers_now))])
    assert all(times > 0 for phase, times in asked.items() if phase not in ("bonus", "take", "complete"))


def test_refusals_name_the_rule() -> None:
    """FG-LAY-2, FG-LAY-3, FG-WILD-2, FG-ROT-1, FG-CART-8, FG-GOD-5, FG-BONUS-2, FG-DRAW-1"""
    rules = game()
    laid = ["orange-1-a", "orange-2-a", "orange-3-a"]
    cases = [
        ({"players": {"0": {"hand": HAND, "active": laid}}}, "lay blue-1-b", "FG-LAY-2"),
        ({"players": {"0": {"hand": HAND, "active": ["blue-1-c"]}}}, "lay blue-1-b", "FG-LAY-3"),
        ({"players": {"0": {"hand": HAND, "tile": {"wood": 4}}}}, "wild red-1-a wood tile", "FG-WILD-2"),
        ({"players": {"0": {"hand": HAND}}, "supply": {"wood": 0}}, "wild red-1-a wood tile", "FG-WILD-1"),
        ({"players": {"0": {"hand": HAND}}}, "lay green-3-a", "FG-TURN-2"),
        ({"phase": "draw", "players": {"0": {"hand": []}}}, "draw blue-5-e", "FG-DRAW-1"),
        (
            {
                "phase": "cart",
                "players": {"0": {"active": ["red-1-a"], "tile": {"stone": 1}}},
                "gave": ["stone red-1"],
            },
            "put stone red-1",
            "FG-CART-8",
        ),
        (
            {
                "phase": "bonus",
                "players": {"0": {"landscapes": ["red-1-a", "red-2-a"], "tiles": ["wilds-1"]}},
                "resolving": "red-2",
            },
            "bonus wilds",
            "FG-BONUS-2",
        ),
    ]
    for position, text, rule in cases:
        why = rules.objection(rules.load(dict(position), seeded(0)), 0, rules.read_move(text))
        assert why is not None
        assert why.rule == rule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hands_are_always_filled(seats: int) -> None:
    """FG-RULING-30: gardens and full hands never bind more than 60 cards, so every turn starts with five."""
    rules = game(seats=seats)
    state = rules.start(seeded("bound"))
    luck = seeded("walk")
    turn = -1
    while rules.to_act(state):
        if state.turn != turn:
            turn = state.turn
            if not state.ending:
                assert len(state.gardens[turn].hand) == 5
                bound = sum(len(g.hand) + len(g.active) + len(g.landscapes) for g in state.gardens)
                assert bound <= 60
        offers = rules.legal(state, state.turn)
        rules.apply(state, state.turn, offers[luck.below(len(offers))])


def test_the_guard_ends_a_game_of_idlers() -> None:
    """FG-RULING-36, FG-CART-7: everyone discards for empty reallocations until round_limit."""
    rules = game(round_limit=30)
    state = rules.start(seeded("idle"))
    while rules.to_act(state):
        offers = [move.text for move in rules.legal(state, state.turn)]
        play(rules, state, next((t for t in offers if t.startswith("cart")), offers[0]))
    assert (state.round, state.ending, rules.scores(state)) == (30, False, [12, 12])


def test_the_log_names_automatic_moves() -> None:
    """FG-AUTO-1: what plays itself is logged."""
    rules = game()
    state = given(rules, players={"0": {"hand": HAND}})
    state.story = []
    play(rules, state, "cart blue-1-b")
    assert [line.rule for line in state.story] == ["FG-CART-1", "FG-AUTO-1"]
    assert "'done'" in state.story[1].kind


def test_markers_are_pushed_off_in_a_golden_game() -> None:
    """FG-GOD-3, FG-END-6: two of the games kept as records end as their names say."""
    record = read_record((REPLAYS / "pushed-off.txt").read_text())
    tracks = [garden.track for garden in replayed(game(seats=2), record).state.gardens]
    assert -1 in tracks[0] + tracks[1]
    record = read_record((REPLAYS / "guard.txt").read_text())
    end = replayed(game(seats=2, round_limit=6), record).state
    assert not end.ending
    assert end.round == 6


def test_features_are_named_and_scaled() -> None:
    """FG-HIDE-9: as many numbers as names, each from 0 to 1, the own seat first."""
    for seats in (2, 4):
        rules = game(seats=seats)
        names = rules.feature_names()
        assert len(set(names)) == len(names)
        for moves in (0, 60, 300):
            state = wander(rules, "numbers", moves)
            for seat in range(seats):
                row = rules.features(state, seat)
                assert len(row) == len(names)
                assert min(row) >= 0
                assert max(row) <= 1
                assert row[names.index(f"turn of seat+{(state.turn - seat) % seats}")] == 1
                assert row[names.index("seat+0 score")] == rules.scores(state)[seat] / 45
