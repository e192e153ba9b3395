"""House rules: every number that a table may change is the one that the rules play by."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.games import box
from allotment.games.four_gardens.game import FourGardens
from allotment.games.four_gardens.table import gestures
from allotment.games.four_gardens.table.scene import scene
from allotment.games.four_gardens.table.sketch import sketch
from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused
from allotment.words import languages, speaker

from .tables import HAND, game, given, play, seat, texts, wander

NUMBERS = box("four-gardens").house


def housed(seats: int = 2, **house: int) -> FourGardens:
    return game(seats=seats, house=house)


def test_the_opening_follows_them() -> None:
    """FG-SETUP-5, FG-SETUP-6, FG-SETUP-7, FG-TURN-2, FG-DRAW-2"""
    rules = housed(hand=7, open_cards=5, tokens=20, track_start=5, actions=5, spaces=8)
    state = rules.start(seeded("opening"))
    start = rules.dump(state)
    assert (len(seat(start, 0)["hand"]), len(state.open), state.actions_left) == (7, 5, 5)
    assert state.supply == [20] * 4
    assert rules.scores(state) == [20, 20]
    assert state.gardens[0].room() == 8
    state.story = []
    rules.prologue(state)
    assert [line.args for line in state.story if line.kind == "deals"] == [{"cards": 7}]


def test_hands_and_open_cards_are_filled_up_to_them() -> None:
    """FG-DRAW-1, FG-DRAW-2"""
    rules = housed(hand=3, actions=2, open_cards=2)
    state = given(rules, phase="draw", players={"0": {"hand": HAND[:2]}})
    view: Any = {**rules.view(state, 0), "options": rules.options}
    assert gestures.status(view, [], 0).args == {"cards": 3}
    play(rules, state, "draw pile")
    assert (state.turn, len(state.gardens[0].hand), len(state.open), state.actions_left) == (1, 3, 2, 2)
    full = given(rules, phase="draw", players={"0": {"hand": HAND[:2]}})
    full.gardens[0].hand.append(60)
    why = rules.objection(full, 0, rules.read_move("draw pile"))
    assert why is not None and (why.rule, why.args) == ("FG-DRAW-1", {"cards": 3})


def test_a_garden_has_as_many_unfinished_cards() -> None:
    """FG-LAY-2"""
    laid = ["orange-1-a", "orange-2-a"]
    for limit, fits in ((2, False), (3, True)):
        rules = housed(active=limit)
        state = given(rules, players={"0": {"hand": HAND, "active": laid}})
        assert ("lay blue-1-b" in texts(rules, state)) is fits
        why = rules.objection(state, 0, rules.read_move("lay blue-1-b"))
        assert (why is None) is fits
        if why is not None:
            assert (why.rule, why.args) == ("FG-LAY-2", {"cards": 2})
    with pytest.raises(Refused, match="it can have 2 at most"):
        given(housed(active=2), players={"0": {"active": [*laid, "orange-3-a"]}})


def stepped(rules: FourGardens, mine: int, theirs: int) -> tuple[int, int]:
    """Where both markers of the Phoenix are after a reward from it."""
    full = {"active": ["orange-3-a"], "on": {"orange-3": {"stone": 1, "water": 1}}, "track": {"red": mine}}
    players = {"0": {"hand": HAND, **full}, "1": {"track": {"red": theirs}}}
    state = given(rules, phase="complete", players=players)
    play(rules, state, "complete orange-3")
    return state.gardens[0].track[1], state.gardens[1].track[1]


def test_steps_and_pushes() -> None:
    """FG-GOD-1, FG-GOD-2, FG-GOD-3: a step stops at the end, a push goes beyond the first space."""
    assert stepped(housed(), 4, 3) == (5, 3)
    assert stepped(housed(step=2), 4, 3) == (6, 3)
    assert stepped(housed(step=2), 9, 3) == (10, 3)
    assert stepped(housed(), 10, 3) == (10, 2)
    assert stepped(housed(push=2), 10, 3) == (10, 1)
    assert stepped(housed(push=2), 10, 1) == (10, -1)
    assert stepped(housed(push=0), 10, 0) == (10, 0)
    assert stepped(housed(track_end=15), 10, 3) == (11, 3)
    assert stepped(housed(track_end=8), 8, 3) == (8, 2)


def taken(rules: FourGardens, type: str) -> Any:
    players = {"0": {"hand": HAND, "landscapes": ["orange-1-a", "orange-2-a", "orange-3-a"]}}
    state = given(rules, phase="bonus", resolving="orange-3", players=players)
    view: Any = {**rules.view(state, 0), "options": rules.options}
    said = gestures.say(view, rules.read_move(f"bonus {type}")).line
    assert not isinstance(said, str)
    play(rules, state, f"bonus {type}")
    return state, said.args["value"]


def test_bonus_tiles_by_their_numbers() -> None:
    """FG-BONUS-3, FG-BONUS-4, FG-BONUS-5"""
    state, said = taken(housed(expansion=3, spaces=2), "expansion")
    assert (state.gardens[0].room(), said) == (5, 3)
    state, said = taken(housed(wilds_1=6, spaces=8), "wilds")
    assert (state.takes_left, said) == (6, 6)
    rules = housed(rewards_1=9)
    state, said = taken(rules, "rewards")
    assert (rules.scores(state)[0], said) == (12 + 9, 9)
    assert [line.points for line in rules.pad(state) if line.kind == "pad-rewards"] == [[9, 0]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_landscapes_that_end_it(seats: int) -> None:
    """FG-END-1"""
    done = ["red-1-c", "red-2-a", "green-1-a", "green-2-a", "green-3-a"]
    player: dict[str, object] = {"hand": HAND, "landscapes": done, "active": ["orange-3-a"]}
    player |= {"on": {"orange-3": {"stone": 1, "water": 1}}}
    for target, ends in ((6, True), (7, False)):
        rules = housed(seats, **{f"target_{seats}": target})
        state = given(rules, phase="complete", players={"0": player})
        play(rules, state, "complete orange-3")
        assert state.ending is ends


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused, match="5 actions a turn need 5 cards, but a hand has 4"):
        housed(actions=5, hand=4)
    assert housed(actions=5, hand=5)
    with pytest.raises(Refused, match="must be 8 to 15"):
        housed(track_end=16)


@pytest.mark.parametrize("end", ["low", "high"])
def test_the_table_is_drawn_and_counted_at_both_ends(end: str) -> None:
    """Boards, the text and features hold whatever the numbers are: nothing leaves its scale or its board."""
    house = {number.name: getattr(number, end) for number in NUMBERS}
    rules = housed(3, **house)
    assert rules.feature_names() == game(seats=3).feature_names()
    for moves in (0, 60, 200, 500):
        state = wander(rules, "ends", moves)
        for eyes in range(3):
            row = rules.features(state, eyes)
            assert 0 <= min(row) <= max(row) <= 1
            for language in languages():
                words = speaker("four-gardens", language, ["Ines", "Tom", "Noor"], eyes, rules.options)
                view: Any = {
                    **rules.view(state, eyes),
                    "options": rules.options,
                    "words": words,
                }
                assert max(len(line) for line in sketch(view, eyes).splitlines()) <= 120
                for layout in ("wide", "tall"):
                    found = scene(view, eyes, layout)
                    wide = {name: size[0] for name, size in found.regions.items()}
                    for piece in found.pieces.values():
                        assert piece.x + piece.w <= wide[piece.region] + 1, piece.key


def test_the_pieces_say_them() -> None:
    words = speaker("four-gardens", options={"house": {"step": 2, "push": 0, "track_end": 12, "active": 4}})
    said = words.text("about-track")
    assert said == "Each reward from this god moves your marker 2 spaces. On space 12 it stays where it is."
    assert "at most 4 at a time" in words.text("about-lay")
    printed = speaker("four-gardens").text("about-track")
    assert "one space. On space 10" in printed and "everyone else’s moves one space back" in printed
