"""The solver: witnesses from an empty table, plans from a garden that lies there."""

from __future__ import annotations

import pytest

from allotment.games import make
from allotment.games.gardeners.components import CARD_NUMBER, CARDS, CONSTRAINT, LIE_TILE, LIES
from allotment.games.gardeners.game import Gardeners
from allotment.games.gardeners.mind.solver import rearrange, satisfy, solve
from allotment.games.gardeners.rules.moves import Place
from allotment.games.gardeners.rules.reading import judge_for
from allotment.games.gardeners.rules.table import framed
from allotment.kernel.chance import seeded
from allotment.lab.experiments.gardeners import naive


def numbers(names: str) -> list[int]:
    return [CARD_NUMBER[name] for name in names.split()]


@pytest.mark.parametrize(
    ("side", "names"),
    [
        (4, "ta1 ta3 ta5"),
        (5, "tb1 tb2 tb4"),
        (6, "tc1 tc2 tc3"),
        (6, "x57 x58 x43"),
        (6, "x30 x36 x60"),
        (6, "e26 e16 x39"),
        (6, "x03 x11 x15 x25 x34 x44 x57"),
    ],
)
def test_it_finds_gardens(side: int, names: str) -> None:
    """GR-CON-1 to GR-CON-22: each tile once, in one of its rotations, and both evaluators content."""
    found = solve(side, numbers(names), seeded(names))
    assert found is not None
    assert sorted(LIE_TILE[lie] for lie in found.squares) == list(range(side * side))
    for name in names.split():
        assert naive.complies(side, found.squares, name)
        assert judge_for(side).meets(found.squares, CARD_NUMBER[name])


def test_the_same_question_has_the_same_answer() -> None:
    one = solve(6, numbers("x57 x20 x01"), seeded("again"))
    other = solve(6, numbers("x57 x20 x01"), seeded("again"))
    assert one is not None and other is not None
    assert [LIES[lie] for lie in one.squares] == [LIES[lie] for lie in other.squares]
    assert one.steps == other.steps


def test_it_says_so_when_it_finds_none() -> None:
    """A whole row of statues: there are three in the box."""
    assert satisfy(6, [{"kind": "link", "of": ["statue"], "straight": True}], seeded(1), 20_000) is None
    assert solve(6, numbers("x57 x58 e26"), seeded(1), 3) is None


def test_no_cards_are_always_met() -> None:
    found = solve(6, [], seeded(1))
    assert found is not None
    assert found.steps == 0


@pytest.mark.parametrize("mode", ["training-a", "training-b", "training-c", "complete"])
def test_plans_are_legal_moves(mode: str) -> None:
    """GR-REM-1, GR-REM-2, GR-ADD-3 to GR-ADD-6, GR-RULING-9: every removal and placement in its turn."""
    game = make("gardeners", {"mode": mode, "seats": 2, "first": 0, "timer": 0})
    assert isinstance(game, Gardeners)
    table = game.terms.table
    state = game.start(seeded(mode))
    game.play(state, 0, "start")
    state.piles = [[], []]
    state.reserves = [list(game.terms.mode.tiles), []]  # whoever holds them: the plan is about the garden
    luck = seeded(f"plan {mode}")
    peeled = []
    for _ in range(6):
        cards = game.terms.cards[:]
        luck.shuffle(cards)
        plan = rearrange(table, state.garden, cards[:3], luck)
        assert plan is not None
        for cell in plan.removals:
            game.play(state, 1, f"remove {table.names[cell]} to 0")
        for move in plan.placements:
            assert isinstance(move, Place)
            game.play(state, 0, move.text)
        garden = framed(table, state.garden)
        assert all(naive.complies(table.side, garden, CARDS[card]) for card in cards[:3])
        peeled.append(len(plan.removals))
    assert peeled[0] == 0
    assert min(peeled[1:]) < table.side * table.side // 2, "it does not start from nothing every time"


def test_a_garden_that_complies_needs_no_plan() -> None:
    game = make("gardeners", {"mode": "training-a", "seats": 2})
    assert isinstance(game, Gardeners)
    rows = ["a16 a14 a04 a09", "a06 a10 a12 a13", "a11 a05 a03 a01", "a08 a15 a07 a02"]
    state = game.load({"phase": "arrange", "garden": {"at": "1,1", "rows": rows}}, seeded(1))
    plan = rearrange(game.terms.table, state.garden, numbers("ta1 ta3 ta5"), seeded(1))
    assert plan is not None
    assert plan.removals == []
    assert plan.placements == []


def test_a_started_garden_is_kept_where_possible() -> None:
    """GR-ADD-8: tiles stay where they lie; only new ones come."""
    game = make("gardeners", {"seats": 2})
    assert isinstance(game, Gardeners)
    state = game.load(
        {"phase": "arrange", "garden": {"at": "2,5", "rows": ["c04@90 c05@180", "c06 c07@270"]}}, seeded(1)
    )
    plan = rearrange(game.terms.table, state.garden, numbers("x57 x01"), seeded(1))
    assert plan is not None
    assert plan.removals == []
    assert len(plan.placements) == 32


def test_every_constraint_alone_has_a_garden() -> None:
    """GR-COMP-6: no card is impossible."""
    for card, data in enumerate(CONSTRAINT):
        assert satisfy(6, [data], seeded(card), 500_000) is not None, CARDS[card]
