"""Whole games: the pad, objections in every phase, and that it all ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from allotment.games.four_gardens.components import CARD_NAMES, NEEDS, PANORAMAS, SIZE
from allotment.games.four_gardens.rules.model import COMPLETE_PHASE, OVER, PHASES
from allotment.games.four_gardens.table import gestures
from allotment.kernel.chance import seeded
from allotment.kernel.match import replayed
from allotment.kernel.record import read_record
from allotment.words import languages, speaker

from .tables import HAND, game, given, play, wander

SAY = speaker("four-gardens").say

REPLAYS = Path(__file__).parent.parent.parent / "replays" / "four_gardens"


def test_the_pad_has_a_line_for_each_track_and_tile() -> None:
    """FG-SCORE-1, FG-BONUS-4, FG-SCORE-2: a seat has at most one tile of a kind (FG-BONUS-2)."""
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
    assert [(SAY(line), line.rule, line.points) for line in rules.pad(state)] == [
        ("Hare", "FG-SCORE-1", [0, 3]),
        ("Phoenix", "FG-SCORE-1", [10, 3]),
        ("Tortoise", "FG-SCORE-1", [0, 3]),
        ("Carp", "FG-SCORE-1", [4, 3]),
        ("Bonus: wild resources", "FG-SCORE-2", [0, 0]),
        ("Bonus: points", "FG-BONUS-4", [5, 3]),
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
    assert (triggered.reason, triggered.args) == ("landscapes", {"landscapes": 9})
    assert (guarded.reason, guarded.args) == ("rounds", {"rounds": 60})


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
    cases: list[tuple[dict[str, object], str, str]] = [
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
        why = rules.objection(rules.load(position, seeded(0)), 0, rules.read_move(text))
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
    assert state.story[1].kind == "nothing-to-move"


def test_the_log_says_which_floors_turned_and_what_they_gave() -> None:
    """FG-ROT-2 to 4."""
    rules = game()
    state = given(rules, players={"0": {"hand": HAND}})
    state.story = []
    play(rules, state, "rotate red-2-e cw")
    assert [line.kind for line in state.story] == ["turns-cw"]
    assert state.story[0].keys == ["card-red-2-e", "floor-4"]
    assert SAY(state.story[0]).endswith("collects 3 stones and 1 water.")


def test_the_log_says_that_there_was_no_choice() -> None:
    """FG-AUTO-1: before what plays itself."""
    rules = game()
    full = {"hand": HAND, "active": ["orange-3-a"], "on": {"orange-3": {"stone": 1}}, "tile": {"water": 1}}
    state = given(rules, phase="cart", actions_left=2, players={"0": full})
    state.story = []
    play(rules, state, "put water orange-3")
    assert [line.kind for line in state.story] == [
        "puts",
        "nothing-to-move",
        "has-everything",
        "completes",
        "advances",
    ]


def test_offers_that_differ_read_differently() -> None:
    """Also where two cards of a frame show the same god."""
    rules = game()
    twins = ["red-1-a", "red-1-b", "red-1-c", "red-1-d", "red-1-e"]
    states = [given(rules, players={"0": {"hand": twins, "tile": {"wood": 1}}})]
    states.append(given(rules, phase="draw", open=twins, players={"0": {"hand": []}}))
    states += [wander(rules, f"read {seed}", moves) for seed in range(4) for moves in range(5, 300, 7)]
    for language in languages():
        say = speaker("four-gardens", language).say
        for state in states:
            view: Any = {**rules.view(state, state.turn), "options": rules.options}
            offers = [gestures.say(view, move) for move in rules.legal(state, state.turn)]
            said = [(say(words.title), say(words.line)) for words in offers]
            assert len(set(said)) == len(said), said


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
