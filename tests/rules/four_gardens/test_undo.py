"""Quiet moves: what may be taken back, and what may not."""

from __future__ import annotations

import pytest

from allotment.games.four_gardens.components import CARD_NAMES
from allotment.games.four_gardens.game import FourGardens
from allotment.games.four_gardens.rules.model import DRAW_PHASE, Gardens
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.kernel.result import Refused

from .tables import HAND, game, given, wander


def quiet(rules: FourGardens, state: Gardens, text: str) -> bool:
    return rules.quiet(state, state.turn, rules.read_move(text))


@pytest.mark.parametrize("top", ["landscape", "hidden"])
@pytest.mark.parametrize("seats", [2, 4])
def test_all_is_quiet_up_to_the_draw(seats: int, top: str) -> None:
    """FG-RULING-44: while there are cards in the pile, every move is quiet but a draw from it and the
    draw that fills the hand, after which the open cards are refilled."""
    rules = game(seats=seats, pile_top=top)
    for moves in range(0, 400, 7):
        state = wander(rules, "quiet", moves)
        if not rules.to_act(state) or not state.pile:
            continue
        for move in rules.legal(state, state.turn):
            loud = move.text == "draw pile" or (
                state.phase == DRAW_PHASE and len(state.gardens[state.turn].hand) == 4
            )
            assert rules.quiet(state, state.turn, move) != loud


@pytest.mark.parametrize("top", ["landscape", "hidden"])
def test_over_a_quiet_move_no_other_deal_looks_different(top: str) -> None:
    """FG-RULING-44, FG-HIDE-4"""
    rules = game(seats=3, pile_top=top)
    for moves in range(0, 500, 11):
        state = wander(rules, "deals", moves)
        if not rules.to_act(state):
            continue
        mover = state.turn
        for move in rules.legal(state, mover):
            if rules.quiet(state, mover, move):
                here = rules.clone(state)
                rules.apply(here, mover, move)
                for seed in range(3):
                    there = rules.determinise(state, mover, seeded(seed))
                    rules.apply(there, mover, move)
                    assert rules.view(there, mover) == rules.view(here, mover)


def test_a_shuffle_and_a_refill_are_not_quiet() -> None:
    """FG-RULING-44, FG-DRAW-3: also when a last action or an open draw brings them about."""
    rules = game()
    players = {"0": {"hand": ["red-1-b", "green-1-b", "red-2-e"]}}
    bare = given(rules, players=players, actions_left=1, pile=[], discard=["green-3-c", "blue-5-d"])
    assert not quiet(rules, bare, "lay red-1-b")
    stocked = given(rules, players=players, actions_left=1)
    assert quiet(rules, stocked, "lay red-1-b")
    last = {"0": {"hand": ["red-1-b", "green-1-b", "red-2-e", "red-1-a"]}}
    assert not quiet(rules, given(rules, players=last, phase="draw", open=["blue-1-a"]), "draw blue-1-a")
    row = ["blue-1-a", "blue-2-a"]
    assert quiet(rules, given(rules, players=players, phase="draw", open=row), "draw blue-1-a")


def test_a_single_hidden_card_makes_passing_loud() -> None:
    """FG-RULING-44, FG-AUTO-1: whether the next seat's only card plays itself says what it is not."""
    rules = game()

    def ends(cards: list[str]) -> Gardens:
        players = {"0": {"hand": ["blue-3-b", "blue-4-b"]}, "1": {"hand": cards}}
        return given(rules, players=players, ending=True, actions_left=1)

    assert not quiet(rules, ends(["red-1-a"]), "lay blue-3-b")
    assert quiet(rules, ends(["red-1-a", "red-1-b"]), "lay blue-3-b")
    assert quiet(rules, ends([]), "lay blue-3-b")


def test_undo_takes_the_automatic_steps_back_too() -> None:
    """FG-AUTO-1: one step is the chosen move and whatever played itself after it."""
    rules = game()
    record = Record("four-gardens", rules.version, rules.options, "3")
    record.position = {
        "players": {"0": {"hand": HAND, "tile": {"stone": 1, "water": 1}, "active": ["orange-3-a"]}}
    }
    match = Match(rules, record, seeded("3"))
    match.play(0, "cart blue-1-b")
    match.play(0, "put stone orange-3")
    before = rules.dump(match.state)
    match.play(0, "put water orange-3")  # done and complete follow by themselves
    assert match.state.gardens[0].landscapes == [CARD_NAMES.index("orange-3-a")]
    assert match.undoable(0) == 3
    match.undo(0)
    assert rules.dump(match.state) == before
    match.undo(0, 2)
    assert rules.dump(match.state)["phase"] == "action"


def test_the_draw_closes_what_came_before() -> None:
    """FG-RULING-44"""
    rules = game()
    record = Record("four-gardens", rules.version, rules.options, "4")
    match = Match(rules, record, seeded("4"))
    for _ in range(3):
        match.play(0, "cart " + CARD_NAMES[match.state.gardens[0].hand[0]])
    assert match.undoable(0) == 3
    match.play(0, "draw pile")
    assert match.undoable(0) == 0
    with pytest.raises(Refused):
        match.undo(0)
