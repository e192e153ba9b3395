"""Fuzz of `load` and of notation: a position or a sentence, never anything in between."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allotment.games import make
from allotment.kernel.advice import kept
from allotment.kernel.chance import seeded
from allotment.kernel.game import Game
from allotment.kernel.result import Refused

GAMES: list[Game[Any, Any]] = [
    make("garden-dice", {"seats": 2}),
    make("garden-dice", {"seats": 3, "family": True}),
    make("garden-dice", {"seats": 4, "stars": "four", "start": 2}),
]


def positions(game: Game[Any, Any]) -> list[dict[str, Any]]:
    """Some of a random game, each phase among them."""
    state = game.start(seeded("fuzz"))
    luck = seeded("moves")
    found = [game.dump(state)]
    phases: dict[object, int] = {}
    while game.to_act(state):
        offers = game.legal(state, state.turn)
        game.apply(state, state.turn, offers[luck.below(len(offers))])
        position = game.dump(state)
        phases[position["phase"]] = phases.get(position["phase"], 0) + 1
        if position["phase"] != "act" or phases["act"] % 20 == 0:
            found.append(position)
    return found


SEEN = [positions(game) for game in GAMES]
scalars = st.none() | st.booleans() | st.integers(-3, 12) | st.floats() | st.text(max_size=8)
json_like = st.recursive(
    scalars | st.integers(),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
FIELDS = [*SEEN[0][0], "eaten", "final", "ranks", "winners", "weather"]
CELL = st.sampled_from(["1,1", "6,6", "3,4", "0,1", "7,7", "x"])
TILE = st.sampled_from(
    ["carrot-seed 0", "bird 0", "bird 1", "rock 0", "scarecrow 1", "rabbit 7", "empty", "", "empty 0"]
)
nearly = st.fixed_dictionaries(
    {},
    optional={
        "turn": st.integers(-1, 4),
        "phase": st.sampled_from(["act", "eat", "over", "nap"]),
        "dice": st.lists(st.integers(0, 7), max_size=5),
        "fresh": st.booleans(),
        "pips": st.integers(-1, 3),
        "board": st.dictionaries(CELL, TILE, max_size=5),
        "swallowed": st.lists(st.integers(0, 9), min_size=2, max_size=3),
        "hand": st.dictionaries(
            st.sampled_from(["0", "1", "9"]),
            st.dictionaries(st.sampled_from(["squash", "carrot", "x"]), st.integers(-1, 9)),
        ),
        "stacks": st.dictionaries(st.sampled_from(["squash", "eggplant"]), st.integers(0, 11)),
        "discarded": st.dictionaries(st.sampled_from(["squash", "eggplant"]), st.integers(0, 11)),
        "eaten": st.fixed_dictionaries(
            {"tile": st.sampled_from(["squash", "x"]), "from": st.integers(-1, 3)}
        ),
        "eaten_from": st.lists(st.integers(0, 3), max_size=2),
        "dry_turns": st.integers(0, 50),
        "chance": st.lists(st.integers(1, 6), max_size=8),
    },
)


def is_a_sentence(text: str) -> None:
    assert text and "\n" not in text


@pytest.mark.parametrize("name", ["\n", "a\x00b", "x" * 5000])
def test_a_field_without_a_name_for_people_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(Refused) as refused:
        make("garden-dice", {"seats": 2}).load({name: 1}, seeded("load"))
    is_a_sentence(str(refused.value))
    assert len(str(refused.value)) < 500


def loads_or_refuses(game: Game[Any, Any], position: dict[str, Any]) -> bool:
    """A loaded state is whole: it prints, prints the same when loaded again, keeps both statements of
    legality equal, and plays on to the end."""
    before = copy.deepcopy(position)
    try:
        state = game.load(position, seeded("load"))
    except Refused as why:
        is_a_sentence(str(why))
        assert repr(position) == repr(before), "a refused position is left as it was"
        return False
    assert repr(position) == repr(before), "loading changes nothing in the position"
    dump = game.dump(state)
    assert json.loads(json.dumps(dump)) == dump
    assert game.dump(game.load(dump, seeded("again"))) == dump
    seats = game.to_act(state)
    assert bool(seats) == (game.result(state) is None)
    for seat in seats:
        assert game.legal(state, seat)
        for move in game.legal(state, seat):
            assert game.objection(state, seat, move) is None
    pieces = game.census(state)
    luck = seeded("on")
    for _ in range(12):
        if not game.to_act(state):
            break
        offers = game.legal(state, state.turn)
        game.apply(state, state.turn, offers[luck.below(len(offers))])
        assert game.census(state) == pieces
    return True


@given(
    st.sampled_from(GAMES),
    st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=8), json_like, max_size=4),
)
@settings(max_examples=200)
def test_any_data_loads_or_is_refused(game: Game[Any, Any], position: dict[str, Any]) -> None:
    """GD-POS-2."""
    loads_or_refuses(game, position)


@given(st.sampled_from(GAMES), nearly)
@settings(max_examples=300)
def test_nearly_right_data_loads_or_is_refused(game: Game[Any, Any], position: dict[str, Any]) -> None:
    """GD-POS-1, GD-POS-2."""
    loads_or_refuses(game, position)


def damage(data: st.DataObject, value: Any) -> Any:
    """One spot of a real position replaced, left out, doubled or moved by one."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 4)):
        key = data.draw(st.sampled_from(sorted(value)))
        how = data.draw(st.sampled_from(["in", "in", "in", "out", "name"]))
        if how == "in":
            value[key] = damage(data, value[key])
        elif how == "out":
            del value[key]
        else:
            value[data.draw(st.text(max_size=4))] = value.pop(key)
        return value
    if isinstance(value, list) and value and data.draw(st.integers(0, 2)):
        at = data.draw(st.integers(0, len(value) - 1))
        value[at] = damage(data, value[at])
        return value
    if isinstance(value, bool):
        return not value
    if isinstance(value, int) and data.draw(st.booleans()):
        return value + data.draw(st.sampled_from([-1, 1]))
    if isinstance(value, str) and data.draw(st.booleans()):
        return data.draw(TILE)
    return data.draw(json_like)


@given(st.data())
@settings(max_examples=300)
def test_damaged_real_positions_load_or_are_refused(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(GAMES) - 1))
    position = copy.deepcopy(data.draw(st.sampled_from(SEEN[number])))
    for _ in range(data.draw(st.integers(1, 3))):
        position = damage(data, position)
        if not isinstance(position, dict):
            return
    loads_or_refuses(GAMES[number], position)


def test_the_fuzz_meets_both_outcomes() -> None:
    """Real positions load, and the same with a die of 7 do not."""
    for game, seen in zip(GAMES, SEEN, strict=True):
        assert {position["phase"] for position in seen} >= {"act", "over"}
        for position in seen:
            assert loads_or_refuses(game, copy.deepcopy(position))
            assert not loads_or_refuses(game, {**position, "dice": [7]})


WORDS = st.sampled_from(
    [
        "buy",
        "place",
        "water",
        "harvest",
        "flip",
        "move",
        "remove",
        "swallow",
        "spit",
        "sun",
        "set",
        "reroll",
        "end",
        "carrot",
        "critter",
        "dial",
        "rock",
        "with",
        "to",
        "1,1",
        "3,4",
        "7,7",
        "1",
        "2",
        "6",
        "7",
        "4+1",
        "5-2",
        "6+1",
    ]
)


@given(st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=20))
@settings(max_examples=150)
def test_any_notation_is_a_move_or_refused(text: str) -> None:
    """GD-NOTE-1, GD-NOTE-2: parse(print(m)) is m, everything else is refused and changes nothing."""
    game = GAMES[0]
    state = game.load({"dice": [1, 3, 4, 6], "board": {"1,1": "sundial 0"}}, seeded(1))
    before = game.dump(state)
    move = game.parse(text)
    assert move is None or move.text == text
    try:
        played = game.play(state, 0, text)
    except Refused as why:
        is_a_sentence(str(why))
        assert game.dump(state) == before
    else:
        assert played is move


def test_hints_say_how_a_move_is_written() -> None:
    game = GAMES[0]
    with pytest.raises(Refused, match=r"isn’t a Garden Dice move. “harvest” is written like this: harvest"):
        game.read_move("harvest 9,9")
    with pytest.raises(Refused, match="Moves begin with buy, place, water"):
        game.read_move("plant carrot")


def test_weights_are_read_once() -> None:
    """Not with every game that is made: a text seat makes one for each question."""
    make("the-gardens", {"seats": 2})
    read = kept.cache_info().misses
    make("the-gardens", {"seats": 2})
    assert kept.cache_info().misses == read
