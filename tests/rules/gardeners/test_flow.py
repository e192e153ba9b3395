"""Whole games of a team that knows what it does: rounds, checks, draws, ends, in every mode."""

from __future__ import annotations

import json
from typing import Any

import pytest

from allotment.games import make
from allotment.games.gardeners.rules.model import ENDS
from allotment.kernel.chance import seeded
from allotment.kernel.game import CLOCK, NOBODY
from allotment.kernel.match import Match, verify
from allotment.kernel.record import Record, read_record
from allotment.kernel.result import Refused

from .team import next_moves

TRAININGS = ["training-a", "training-b", "training-c"]
TABLES: list[dict[str, Any]] = [
    {"mode": mode, "seats": seats, "deck": deck}
    for mode in [*TRAININGS, "initiation", "complete", "solo"]
    for seats in ([1] if mode == "solo" else [2, 3, 4, 5, 6])
    for deck in (["standard"] if mode in TRAININGS else ["standard", "expert", "mixed"])
]
NAMES = [" ".join(str(value) for value in options.values()) for options in TABLES]


def played(options: dict[str, Any], seed: str, pace: int, look: Any = None) -> Match[Any, Any]:
    """A game of the team, with `pace` milliseconds between two moves."""
    game = make("gardeners", options)
    match: Match[Any, Any] = Match(game, Record("gardeners", game.version, game.options, seed), seeded(seed))
    luck = seeded(f"team {seed}")
    clock = 0
    while not match.over():
        for seat, text in next_moves(game, match.state, luck, False):  # type: ignore[arg-type]
            match.play(seat, text)
            if match.over():
                break
            clock += pace
            match.play(CLOCK, f"tick {clock}")
            if match.over():
                break
            if look is not None:
                look(game, match.state)
    return match


@pytest.mark.parametrize("options", TABLES, ids=NAMES)
def test_every_mode_deck_and_number_of_seats(options: dict[str, Any]) -> None:
    """GR-MODE-1 to GR-MODE-4, GR-HIDE-1, GR-ROUND-3, GR-PHASE-5: at every position the laws of all games."""
    steps = 0
    pieces: list[dict[str, int]] = []

    def look(game: Any, state: Any) -> None:
        nonlocal steps
        steps += 1
        pieces.append(game.census(state))
        assert pieces[-1] == pieces[0]
        if steps % 23:
            return
        position = game.dump(state)
        again = game.load(json.loads(json.dumps(position)), seeded(0))
        assert game.dump(again) == position
        for seat in [*range(game.seats), NOBODY]:
            world = game.determinise(state, seat, seeded(steps))
            assert game.view(world, seat) == game.view(state, seat)
            assert list(game.features(world, seat)) == list(game.features(state, seat))
            assert game.legal(again, seat) == game.legal(state, seat) == game.legal(world, seat)
        if steps % 92 == 0:
            for seat in range(game.seats):
                offers = {move.index for move in game.legal(state, seat)}
                for move in game.moves:
                    assert (game.objection(state, seat, move) is None) == (move.index in offers)

    match = played({**options, "timer": 400, "move_limit": 220}, "law", 700, look)
    assert steps > 30
    assert match.state.gardens > 0
    result = match.game.result(match.state)
    assert result is not None
    assert result.ranks == [1] * match.game.seats  # GR-END-5
    assert sum(line.points[0] for line in result.pad) == result.scores[0]
    verify(match.game, read_record(match.record.write()))


@pytest.mark.parametrize("mode", TRAININGS)
def test_training_to_its_goal(mode: str) -> None:
    """GR-END-3, GR-RULING-2: it takes one garden for every card of the deck."""
    match = played({"mode": mode, "seats": 3}, "goal", 10)
    position = match.game.dump(match.state) | match.game.derived(match.state)
    assert position["end"] == "goal"
    assert position["success"] is True
    assert position["gardens"] == {"training-a": 6, "training-b": 6, "training-c": 5}[mode]
    assert position["score"] == {"training-a": 3, "training-b": 3, "training-c": 2}[mode]


def test_a_long_game_validates_its_oldest_cards() -> None:
    """GR-DRAW-1, GR-DRAW-3, GR-RULING-39: every garden after the third validates one card more."""
    match = played({"seats": 4, "timer": 0, "move_limit": 900, "check": "call"}, "long", 10)
    state = match.state
    assert state.gardens > 6
    assert len(state.validated) == state.gardens - 2
    assert ENDS[state.end] == "limit"


def test_the_same_log_gives_the_same_game() -> None:
    """GR-TIME-5, GR-TIME-1: replayed from its record, clock events and all."""
    match = played({"mode": "initiation", "seats": 3, "timer": 120}, "log", 800)
    assert ENDS[match.state.end] == "time"
    again = verify(match.game, read_record(match.record.write()))
    assert match.game.dump(again.state) == match.game.dump(match.state)


def test_a_late_move_is_refused_with_its_reason() -> None:
    """GR-PHASE-2, GR-RULING-37, GR-RULING-18: what came too late changes nothing."""
    game = make("gardeners", {"seats": 2, "first": 0, "timer": 10})
    match: Match[Any, Any] = Match(game, Record("gardeners", 1, game.options, "1"), seeded("1"))
    match.play(0, "start")
    tops = [pile[0] for pile in game.dump(match.state)["piles"]]  # type: ignore[attr-defined]
    match.play(1, f"place {tops[1]} at 6,6")
    before = game.dump(match.state)
    with pytest.raises(Refused, match=r"no-free-cell {'cell': '6,6'} \(GR-ADD-4\)"):
        match.play(0, f"place {tops[0]} at 6,6")
    assert game.dump(match.state) == before
    match.play(CLOCK, "tick 10000")
    with pytest.raises(Refused, match=r"no-game-over \(GR-END-6\)"):
        match.play(0, f"place {tops[0]} at 6,7")
    assert [str(event) for event in match.record.events][-1] == "clock: tick 10000"


def test_all_seats_and_the_clock_may_act() -> None:
    """GR-PHASE-1, GR-PHASE-3, GR-TIME-4: several to act at once, and the clock from start to end."""
    game = make("gardeners", {"seats": 3, "first": 2, "timer": 1})
    state = game.start(seeded(1))
    assert game.to_act(state) == [2]
    game.elapse(state, 500)
    assert game.dump(state)["clock"] == 0
    game.play(state, 2, "start")
    assert game.to_act(state) == [0, 1, 2, CLOCK]
    game.elapse(state, 999)
    assert game.to_act(state) == [0, 1, 2, CLOCK]
    game.elapse(state, 999)
    assert game.to_act(state) == []
    assert game.dump(state)["clock"] == 1000
    game.elapse(state, 999)
    assert game.dump(state)["clock"] == 1000


def test_objections_name_the_rule() -> None:
    """GR-ADD-1, GR-ADD-4, GR-ADD-5, GR-ADD-6, GR-REM-1, GR-REM-2, GR-REM-4: an answer to "why not?"."""
    game = make("gardeners", {"mode": "training-a", "seats": 2})
    state = game.load(
        {
            "phase": "arrange",
            "garden": {"at": "3,3", "rows": ["a02 a03 a04 a05", "a06 . a07 .", "a08 . . ."]},
            "reserves": [["a01"], []],
        },
        seeded(1),
    )
    why = {
        "place a01 at 3,7": "GR-ADD-5",
        "place a01 at 5,4": "GR-ADD-6",
        "place a01 at 5,6": "GR-ADD-4",
        "place a09 at 4,4": None,
        "place a10 at 4,4": "GR-ADD-1",
        "place a01 at 3,3": "GR-ADD-4",
        "remove 3,4 to 1": "GR-REM-2",
        "remove 3,3 to 1": "GR-REM-2",
        "remove 5,3 to 0": "GR-REM-4",
        "remove 7,7 to 1": "GR-REM-1",
        "ready": "GR-READY-1",
        "wait": "GR-READY-4",
        "start": "GR-PHASE-3",
        "validate": "GR-SOLO-5",
        "discard 2": "GR-DISC-1",
    }
    found = {}
    for text in why:
        objection = game.objection(state, 0, game.read_move(text))
        found[text] = objection.rule if objection is not None else None
    assert found == why
    state = game.load(
        {"phase": "arrange", "garden": {"at": "3,3", "rows": ["a02 a03 a04", "a05 . a06", "a07 . a08"]}},
        seeded(1),
    )
    closing = game.objection(state, 0, game.read_move("place a01 at 5,4"))
    assert closing is not None
    assert closing.rule == "GR-ADD-6"
