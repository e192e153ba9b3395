"""Whole games: length, legality stated twice, pieces, undo."""

from typing import Any

import pytest

from allotment.games import make
from allotment.games.the_gardens.components import CARD_NAMES, CARD_TITLES
from allotment.kernel.chance import seeded
from allotment.kernel.match import Match
from allotment.kernel.record import Record
from allotment.kernel.result import Refused

from .walks import TABLES, finished, steps


@pytest.mark.parametrize("options", TABLES)
def test_offers_are_what_has_no_objection(options: dict[str, object]) -> None:
    """TG-MOVE-1, TG-RULING-30: over the whole move table and every seat; somebody can always move."""
    for game, state in steps(options, 1, 5):
        for seat in range(-1, game.seats):
            allowed = [move for move in game.moves if game.objection(state, seat, move) is None]
            assert game.legal(state, seat) == allowed
        for seat in game.to_act(state):
            assert game.legal(state, seat)


@pytest.mark.parametrize("options", TABLES)
def test_every_objection_names_a_rule(options: dict[str, object]) -> None:
    for game, state in steps(options, 2, 11):
        for seat in range(game.seats):
            for move in game.moves:
                why = game.objection(state, seat, move)
                assert why is None or (why.rule.startswith("TG-") and why.kind)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", TABLES)
def test_every_game_has_24_takes_a_seat(options: dict[str, object], seed: int) -> None:
    """TG-TERM-1, TG-AUTO-1, TG-MOVE-3, TG-RULING-31: full gardens, never more than 27 offers."""
    game = make("the-gardens", options)
    state = game.start(seeded(seed))
    luck = seeded(f"luck {seed}")
    takes = [0] * game.seats
    others = 0
    while game.to_act(state):
        seat = game.to_act(state)[0]
        offers = game.legal(state, seat)
        assert sum(1 for move in offers if move.text.startswith("take")) <= 24
        assert len(offers) <= 27
        move = offers[luck.below(len(offers))]
        if move.text.startswith("take"):
            takes[seat] += 1
        else:
            others += 1
        game.apply(state, seat, move)
    assert takes == [24] * game.seats
    assert others <= 2 * 8
    gardens: Any = game.dump(state)["gardens"]
    assert all("-" not in row.split(" ") for rows in gardens.values() for row in rows)


@pytest.mark.parametrize("options", TABLES)
def test_scores_never_go_down(options: dict[str, object]) -> None:
    """TG-SCORE-1."""
    before: list[int] = []
    for game, state in steps(options, 3):
        now = game.scores(state)
        assert all(new >= old for new, old in zip(now, before, strict=False))
        before = now


@pytest.mark.parametrize("options", TABLES)
def test_pieces_stay_in_the_box(options: dict[str, object]) -> None:
    """TG-COMP-1, TG-SETUP-1: all 32 cards of each deck are somewhere, once."""
    for game, state in steps(options, 4, 7):
        census = game.census(state)
        assert [census[f"{letter}-cards"] for letter in "abc"] == [32, 32, 32]
        assert [census[f"different {letter}-cards"] for letter in "abc"] == [32, 32, 32]
        assert census["tiles"] == 7


@pytest.mark.parametrize("options", TABLES)
def test_positions_read_back(options: dict[str, object]) -> None:
    """TG-POS-5: printed, read back and printed again the same; and it goes on the same."""
    for game, state in steps(options, 5, 6):
        position = game.dump(state)
        assert "chance" not in position  # TG-POS-4
        again = game.load(position, seeded("other"))
        assert game.dump(again) == position
        for seat in game.to_act(state):
            for move in game.legal(state, seat)[:3]:
                after, other = game.clone(state), game.clone(again)
                game.apply(after, seat, move)
                game.apply(other, seat, move)
                assert game.dump(after) == game.dump(other)


def test_a_take_that_ends_a_round_is_not_quiet() -> None:
    """Section 14: undo never takes back a take that showed new cards. TG-ROUND-1."""
    game = make("the-gardens", {"seats": 3})
    position: dict[str, object] = {
        "taken": [[1, 1, 1], [1, 1, 1], [1, 1, 0]],
        "display": {"a": [], "b": [], "c": ["c32"]},
    }
    state = game.load(position, seeded(1))
    assert not game.quiet(state, 2, game.by_text["take c32 left"])
    state = game.start(seeded(1))
    assert game.quiet(state, 0, game.legal(state, 0)[0])


def test_undo_until_another_seat_moves() -> None:
    """Section 14: the seat's own take or return, until another seat has moved."""
    game = make("the-gardens", {"seats": 2, "landmarks": "text", "layout": "BB"})
    record = Record(game.slug, game.version, game.options, "7")
    record.position = {
        "round": 2,
        "visitors": [[4, 5, 5], [5, 5, 5]],
        "landmarks": {"state-library": {"owner": 0}},
        "gardens": {"0": ["- - - a05 * - - - -", "- - - - * - - - -", "- - - - * - - - -"]},
        "decks": {"a": ["a01", "a02", "a03", "a04"]},
    }
    match = Match(game, record, seeded(7))
    before = game.dump(match.state)
    match.play(0, "return 1")
    match.play(0, "take a01 left")
    assert match.undoable(0) == 2
    assert match.undoable(1) == 0
    match.undo(0, 2)
    assert game.dump(match.state) == before
    match.play(0, "take a01 left")
    match.play(1, "take a02 left")
    with pytest.raises(Refused, match=r"undo-moved .*1"):
        match.undo(0)


def test_results() -> None:
    """TG-RANK-1, TG-RANK-2: no two seats share a rank; the ranking prints them, best first."""
    for seed in range(6):
        game, state = finished({"seats": 4}, seed)
        result = game.result(state)
        assert sorted(result.ranks) == [1, 2, 3, 4]
        ranking = game.dump(state)["ranking"]
        assert [result.ranks[seat] for seat in ranking] == [1, 2, 3, 4]
        assert (result.reason, result.args) == ("all-rounds", {"rounds": 8})
        scores = [result.scores[seat] for seat in ranking]
        assert scores == sorted(scores, reverse=True)


OBJECTIONS = [
    ("TG-CHOOSE-1", "take a20 left"),
    ("TG-CHOOSE-2", "take b32 left"),
    ("TG-FORT-2", "take a31 left"),
    ("TG-DESIGN-3", "take c32 right"),
    ("TG-LIBRARY-1", "return 1"),
    ("TG-FORT-1", "reserve a32"),
]


@pytest.mark.parametrize(("rule", "text"), OBJECTIONS)
def test_objections_say_which_rule(rule: str, text: str) -> None:
    """TG-CHOOSE-1, TG-CHOOSE-2, TG-FORT-2, TG-DESIGN-3, TG-LIBRARY-1, TG-FORT-1."""
    game = make("the-gardens", {"seats": 3, "landmarks": "text"})
    state = game.load(
        {
            "round": 5,
            "taken": [[0, 1, 0], [1, 0, 0], [0, 1, 0]],
            "reserved": "a31",
            "landmarks": {"fort-denison": {"owner": 2}},
            "display": {"a": ["a32", "a31"], "b": ["b32"], "c": ["c32", "c31", "c30"]},
            "gardens": {"0": ["- - - - * - - - -", "- - - - * - - - -", "- - - - * c01 c02 c03 c04"]},
        },
        seeded(1),
    )
    why = game.objection(state, 0, game.by_text[text])
    assert why is not None
    assert why.rule == rule
    late = game.objection(state, 1, game.by_text["take a32 left"])
    assert late is not None
    assert late.rule == "TG-ROUND-3"
    with pytest.raises(Refused, match=rule):
        game.play(state, 0, text)


def test_the_keeper_keeps_a_pick_for_the_reserved_card() -> None:
    """TG-FORT-3, in words."""
    game = make("the-gardens", {"seats": 3, "landmarks": "text"})
    state = game.load(
        {
            "round": 2,
            "reserved": "a31",
            "landmarks": {"fort-denison": {"owner": 0}},
            "display": {"a": ["a32", "a31", "a30"], "b": ["b10", "b11", "b12"], "c": ["c32", "c31", "c30"]},
        },
        seeded(1),
    )
    why = game.objection(state, 0, game.by_text["take a32 left"])
    assert why is not None
    assert (why.rule, why.kind) == ("TG-FORT-3", "no-other-card")
    assert why.args["card"] is CARD_TITLES[CARD_NAMES.index("a31")]
