"""A game being played: moves, story, undo, what bots get to see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.game import CLOCK
from allotment.kernel.match import Match, replayed
from allotment.kernel.playout import Tally, count, play_out
from allotment.kernel.record import Record
from allotment.kernel.result import Objection, Refused, ranked


def opened(position: dict[str, object] | None = None, **options: object) -> Match[Any, Any]:
    game = make("garden-dice", options)
    record = Record(game.slug, game.version, game.options, "21")
    record.position = position
    return Match(game, record, seeded("21"))


def test_a_refused_move_leaves_no_trace() -> None:
    match = opened({"dice": [1, 2, 3, 4]})
    before = json.dumps(match.game.dump(match.state))
    for seat, text in (
        (1, "buy squash with 1"),
        (0, "buy squash with 6"),
        (0, "dance"),
        (5, "end"),
        (-1, "end"),
    ):
        with pytest.raises(Refused):
            match.play(seat, text)
    with pytest.raises(Refused, match="has no clock"):
        match.play(CLOCK, "tick 1000")
    assert json.dumps(match.game.dump(match.state)) == before
    assert (match.record.events, match.quiet, match.story_ends, match.story()) == ([], [], [], [])


def test_the_sentence_names_move_reason_and_rule() -> None:
    match = opened({"dice": [1, 2, 3, 4]})
    with pytest.raises(Refused) as why:
        match.play(0, "buy squash with 6")
    assert str(why.value) == (
        "seat 0 may not 'buy squash with 6': no-such-die {'die': 6, 'dice': [1, 2, 3, 4]} (GD-DICE-1)"
    )
    with pytest.raises(Refused) as why:
        match.play(0, "buy eggplant with 4")
    assert str(why.value) == (
        "there is no 'buy eggplant with 4': "
        "no-cheap-seed {'veggie': {'title': 'eggplant'}, 'die': 4, 'price': 5} (GD-BUY-2)"
    )


def test_undo_replays_the_same_luck() -> None:
    """After going back and forth the next dice are the ones they would have been."""
    straight, wavering = opened({"dice": [1, 2]}), opened({"dice": [1, 2]})
    for match in (straight, wavering):
        match.play(0, "buy squash with 1")
    wavering.undo(0)
    wavering.play(0, "buy carrot with 2")
    wavering.undo(0)
    wavering.play(0, "buy squash with 1")
    for match in (straight, wavering):
        match.play(0, "buy squash with 2")
    assert straight.game.dump(straight.state) == wavering.game.dump(wavering.state)
    assert straight.tape == wavering.tape and straight.record.write() == wavering.record.write()


def test_undo_takes_back_no_more_than_there_is() -> None:
    match = opened({"dice": [1, 2, 3, 4]})
    match.play(0, "buy squash with 1")
    for moves in (0, -1, 2):
        with pytest.raises(Refused, match=f"seat 0 cannot take back {moves}"):
            match.undo(0, moves)
    assert len(match.record.events) == 1


def test_eyes_are_all_a_bot_gets() -> None:
    match = opened({"dice": [1, 2, 3, 4]})
    match.play(0, "buy squash with 1")
    eyes = match.eyes(0)
    (news,) = eyes.news()
    assert (news.kind, news.seat, str(news.move and news.move.text)) == ("move", 0, "buy squash with 1")
    assert news.quiet and eyes.heard == 1 and eyes.news(1) == []
    assert eyes.legal() == match.game.legal(match.state, 0)
    assert eyes.scores() == [0, 0]
    assert eyes.view() == match.game.view(match.state, 0)
    assert len(eyes.features()) == len(match.game.feature_names())
    eyes.news().append(news)
    match.play(0, "buy squash with 2")
    assert len(eyes.news()) == 1, "what one hears later needs other eyes"
    luck = seeded("dream")
    assert eyes.imagine(luck).chance is luck
    assert match.eyes(1).legal() == []
    match.undo(0)
    assert len(match.news) == 1 and match.rewinds == 1


def test_replays_stop_where_one_asks() -> None:
    match = opened()
    luck = seeded(3)
    for _ in range(30):
        offers = match.game.legal(match.state, match.state.turn)
        match.play(match.state.turn, offers[luck.below(len(offers))].text)
    for to in (0, 7, 30):
        again = replayed(match.game, match.record, to)
        assert len(again.record.events) == to
        assert [str(e) for e in again.record.events] == [str(e) for e in match.record.events[:to]]
    assert match.game.dump(replayed(match.game, match.record).state) == match.game.dump(match.state)


def test_a_position_with_planned_luck_replays() -> None:
    match = opened({"dice": [1], "chance": [6, 6, 5, 5]})
    match.play(0, "buy squash with 1")
    assert match.tape == [6, 6, 5, 5]
    again = replayed(match.game, match.record)
    assert again.game.dump(again.state)["dice"] == [5, 5, 6, 6]


def test_random_play_counts_what_it_does() -> None:
    game = make("garden-dice", {})
    tally = Tally()
    state = game.start(seeded(1))
    play_out(game, state, seeded(2), tally)
    assert tally.games == 1 and tally.listed > tally.moves > 50
    assert count(game, state, 3) == 1


def test_small_words() -> None:
    assert str(Objection("GD-BUY-3", "there is no disc")) == "there is no disc (GD-BUY-3)"
    assert ranked([[5, 1], [5, 2], [4, 9], [5, 1]]) == [2, 1, 4, 2]
    move = make("garden-dice", {}).moves[0]
    assert repr(move) == "<0: buy squash with 1>"


def test_the_clock_of_a_game_without_one() -> None:
    match = opened()
    before = match.game.dump(match.state)
    match.game.elapse(match.state, 5000)
    assert match.game.dump(match.state) == before
    assert match.game.derived(match.state) == {}
