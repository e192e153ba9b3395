"""What is written down of a bout: how bots thought, and what a forecast said."""

from __future__ import annotations

from math import log

import pytest

from allotment.bots import make_bot
from allotment.kernel.chance import seeded
from allotment.lab.drive import FORECASTS, Ear, bout, game_of, repeats, words_of
from allotment.lab.ledger import columns, series
from allotment.lab.study import Study, Variant, mirrors
from allotment.play.bot import Alternative, Bot, Decision
from allotment.play.driver import begun

SLUG = "garden-dice"


def study(seats: int, level: str) -> Study:
    return Study(SLUG, seats, {"box": Variant()}, mirrors(level, seats, ["box"]), 1)


def ear(seats: int) -> Ear:
    game = game_of(study(seats, "sprout"), "box")
    bots: list[Bot] = [make_bot("sprout") for _ in range(seats)]
    return Ear(game, words_of(SLUG), begun(game, "ear", bots).match)


def test_a_search_that_divides_its_looks_evenly_is_torn_between_as_many_moves() -> None:
    heard = ear(2)
    moves = heard.game.moves
    decision = Decision(moves[0])
    decision.looks = 30
    looks = [(10, 0.5), (10, 0.485), (10, 0.3), (0, 0.9)]
    decision.alternatives = [Alternative(moves[at], *one) for at, one in enumerate(looks)]
    heard.thought(1, decision)
    assert heard.torn[1] == pytest.approx(log(3)) and heard.thoughts == [0, 1] and heard.close == [0, 1]
    decision.alternatives = [Alternative(moves[0], 30, 0.5), Alternative(moves[1], 0, 0.5)]
    heard.thought(0, decision)
    assert heard.torn[0] == 0 and heard.thoughts == [1, 1] and heard.close == [0, 1]


def test_who_has_chances_does_not_only_choose_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    heard = ear(3)
    state, game = heard.match.state, heard.game
    offers = game.legal(state, 0)[:2]
    told: list[list[float]] = []
    monkeypatch.setattr("allotment.lab.drive.chances", lambda game, weights, world: told.pop(0))
    told += [[0.01, 0.5, 0.49], [0.01, 0.6, 0.39], [0.01, 0.4, 0.59]]
    heard.crowned(0, offers, state)
    assert heard.crowning == [1, 0, 0], "one move for the second seat, one for the third"
    told += [[0.01, 0.5, 0.49], [0.01, 0.6, 0.39], [0.01, 0.7, 0.29]]
    heard.crowned(0, offers, state)
    told += [[0.03, 0.5, 0.47]]
    heard.crowned(0, offers, state)
    assert heard.crowning == [1, 0, 0] and not told


def test_a_bout_tells_of_its_thoughts_and_is_played_the_same() -> None:
    asked = study(2, "gardener:2it")
    rows, match = bout(asked, 0, 0, asked.seatings[0], 0)
    for row in rows:
        assert len(row["chance"]) == FORECASTS and len(row["track"]) == row["turns"]
        assert 0 < row["thoughts"] == row["decisions"] and 0 <= row["torn"] <= log(2) * row["thoughts"] + 1e-6
        assert row["same_again"] <= row["asked_again"] < row["thoughts"]
    plain = begun(match.game, f"{asked.seed}/0", [make_bot("gardener:2it") for _ in range(2)])
    plain.run()
    assert plain.match.record.write() == match.record.write(), "asking twice changes nothing"
    assert rows[0]["chance"][3] + rows[1]["chance"][3] == pytest.approx(1)


def test_the_same_luck_is_the_same_decision() -> None:
    game = game_of(study(2, "sprout"), "box")
    driver = begun(game, "again", [make_bot("gardener:2it") for _ in range(2)])
    decision = driver.ask(driver.due())
    found = {repeats(driver.match, 0, "gardener:2it", decision, seeded(f"{one}")) for one in range(12)}
    assert found <= {True, False} and True in found


@pytest.mark.parametrize("lists", [[[1, 2], [3, 4]], [[1], [3, 4]], [[], [3]], [[], []], []])
def test_columns_of_lists_are_what_was_put_in(lists: list[list[int]]) -> None:
    of = columns()["track"]
    found = series("track", lists, of)
    assert found.dtype == of and found.to_list() == lists and found.name == "track"


def test_what_chance_gave_each_seat_is_written_down() -> None:
    for slug, count in (
        ("four-gardens", 5),
        ("mysterious-garden", 5),
        ("the-gardens", 0),
        ("garden-dice", 0),
    ):
        asked = Study(slug, 2, {"box": Variant()}, mirrors("sprout", 2, ["box"]), 1)
        game = game_of(asked, "box")
        match = begun(game, "dealt", [make_bot("sprout") for _ in range(2)]).match
        heard = Ear(game, words_of(slug), match)
        assert [len(set(hand)) for hand in heard.dealt] == [count, count], slug
