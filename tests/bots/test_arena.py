"""The arena: pairing, resuming, its JSON, ratings; and learning."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from allotment.cli import main
from allotment.cli.arena import report
from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused
from allotment.lab.arena import Bout, bouts, in_processes, lineups, margin, rate, table, tasks
from allotment.lab.learn import RIDGE, Story, fitted, fitted_scale, learn, miss


def quiet(done: int, of: int) -> None:
    pass


def test_each_bot_sits_in_each_seat_equally_often() -> None:
    """On every deal, and over enough deals in every order."""
    for names, seats in ((["a", "b"], 2), (["a", "b", "c"], 2), (["a", "b"], 4), (["a", "b", "c", "d"], 3)):
        for deal in islice(lineups(names, seats), 7):
            for seat in range(seats):
                game = [lineup[seat] for lineup in deal]
                assert sorted(game) == names
    orders = {tuple(lineup) for deal in islice(lineups(list("abcd"), 4), 6) for lineup in deal}
    assert len(orders) == 24


def test_seeds_are_paired() -> None:
    todo = tasks("garden-dice", {"seats": 2}, ["seedling", "sprout"], 6, "s")
    assert [task[4] for task in todo] == ["s/0", "s/0", "s/1", "s/1", "s/2", "s/2"]
    assert todo[0][3] == todo[1][3][::-1]
    three = tasks("garden-dice", {"seats": 3}, ["seedling", "sprout", "gardener"], 7, "s")
    assert [task[4] for task in three] == ["s/0"] * 3 + ["s/1"] * 3 + ["s/2"]


def test_games_on_one_deal_count_as_one() -> None:
    """Ten deals of two games that end alike say as much as ten games; ten that cancel out, all there is."""
    alone = margin([1, 2] * 5, list(range(10)))
    assert margin([1, 1, 2, 2] * 5, [number // 2 for number in range(20)]) == pytest.approx(alone)
    assert margin([1, 2] * 10, [number // 2 for number in range(20)]) == 0
    assert margin([3, 3], [0, 0]) == 0


def test_json_is_as_documented(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena garden-dice --bots sprout,seedling --games 4 --seats 2 --seed x --json"
    assert main(words.split()) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["game", "seats", "games", "seed", "bots"]
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("garden-dice", 2, 4, "x")
    assert [row["bot"] for row in found["bots"]] == ["sprout", "seedling"]
    for row in found["bots"]:
        assert " ".join(row) == "bot games wins win_rate low high mean_score mean_place rating"
        assert row["games"] == 4 and row["low"] <= row["win_rate"] <= row["high"]
    assert sum(row["wins"] for row in found["bots"]) == 4


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "results"
    todo = tasks("the-gardens", {"seats": 2}, ["seedling", "sprout"], 4, "s")
    whole = {bout.number: bout.scores for bout in bouts(todo, in_processes(1), kept, quiet)}
    lines = kept.read_text().splitlines()
    kept.write_text("\n".join(lines[:2]) + "\n" + lines[2][:20])
    seen: list[int] = []
    rest = bouts(todo, in_processes(1), kept, lambda done, of: seen.append(done))
    again = {bout.number: bout.scores for bout in rest}
    assert again == whole
    assert seen == [2, 3, 4]
    other = tasks("the-gardens", {"seats": 2}, ["seedling", "sprout"], 4, "t")
    with pytest.raises(Refused, match="another arena"):
        list(bouts(other, in_processes(1), kept, quiet))


@pytest.mark.parametrize("bots", ["sprout", "sprout,sprout", "sprout,oak"])
def test_an_arena_refuses_what_it_cannot_seat(bots: str) -> None:
    with pytest.raises(Refused):
        tasks("garden-dice", {"seats": 2}, bots.split(","), 4, "s")


def test_ratings_find_known_strengths() -> None:
    """a beats b three times of four, b beats c as often: 191 points on the Elo scale each."""
    luck = seeded("strengths")
    odds = {"a": 9.0, "b": 3.0, "c": 1.0}
    played = []
    for number in range(3000):
        one, two = [["a", "b"], ["b", "c"], ["a", "c"]][number % 3]
        first = luck.below(10_000) < 10_000 * odds[one] / (odds[one] + odds[two])
        played.append(Bout(number, [one, two], [0, 0], [1, 2] if first else [2, 1], 1))
    ratings = rate(["a", "b", "c"], played)
    assert abs(ratings[0] - ratings[1] - 191) < 40
    assert abs(ratings[1] - ratings[2] - 191) < 40
    assert abs(sum(ratings) / 3 - 1500) < 1


def doubled(deals: int, worth: float) -> list[Bout]:
    """Three budgets of one level, each twice the one before and worth so many Elo, all against all."""
    luck = seeded("doubled")
    bots = ["gardener:40it", "gardener:10it", "gardener:20it"]
    strength = {"gardener:10it": 0.0, "gardener:20it": worth, "gardener:40it": 2 * worth}
    played = []
    for deal in range(deals):
        for turn in range(3):
            one, two = bots[turn], bots[(turn + 1) % 3]
            odds = 1 / (1 + 10 ** ((strength[two] - strength[one]) / 400))
            first = luck.below(10_000) < 10_000 * odds
            played.append(Bout(3 * deal + turn, [one, two], [0, 0], [1, 2] if first else [2, 1], 1))
    return played


def test_what_twice_the_thought_is_worth(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["gardener:40it", "gardener:10it", "gardener:20it"]
    (found,) = table("g", 2, "s", bots, doubled(400, 100.0))["thought"]
    assert found["elo_low"] < 100 < found["elo_high"]
    assert abs(found["elo"] - 100) < 30 and found["elo_high"] - found["elo_low"] < 80
    assert found["last_low"] < 100 < found["last_high"] and found["deals"] == 400
    report(table("garden-dice", 2, "s", bots, doubled(400, 100.0)))
    assert f"twice the thought is worth {found['elo']:.0f} Elo (" in capsys.readouterr().out
    (none,) = table("g", 2, "s", bots, doubled(200, 0.0))["thought"]
    assert none["elo_low"] < 0 < none["elo_high"]
    report(table("garden-dice", 2, "s", bots, doubled(20, 100.0)))
    said = capsys.readouterr().out
    assert "20 deals; what twice the thought is worth needs 50" in said and "R3" in said
    assert "thought" not in table("g", 2, "s", ["a", "b"], [Bout(0, ["a", "b"], [5, 4], [1, 2], 9)])


def test_a_table_counts_shared_wins_in_parts() -> None:
    played = [Bout(0, ["a", "b"], [5, 5], [1, 1], 9), Bout(1, ["b", "a"], [3, 7], [2, 1], 9)]
    found = table("g", 2, "s", ["a", "b"], played)
    assert [row["wins"] for row in found["bots"]] == [1.5, 0.5]
    assert [row["mean_place"] for row in found["bots"]] == [1.0, 1.5]
    assert [row["mean_score"] for row in found["bots"]] == [6.0, 4.0]


def test_an_interval_counts_deals() -> None:
    """On every deal either seat wins, whoever sits there: the share is known better than 100 games tell."""
    bouts = [
        Bout(number, ["a", "b"] if number % 2 == 0 else ["b", "a"], [1, 0], [1, 2], 5)
        for number in range(100)
    ]
    steady = table("x", 2, "1", ["a", "b"], bouts)["bots"][0]
    assert steady["win_rate"] == 0.5 and steady["high"] - steady["low"] < 0.05  # it never differs
    for bout in bouts[:20]:
        bout.ranks = [1, 2] if bout.lineup[0] == "a" else [2, 1]
    found = table("x", 2, "1", ["a", "b"], bouts)["bots"][0]
    assert found["high"] - found["low"] < 0.15  # by games it would be 0.19


def test_learning_can_be_repeated_and_learns_something() -> None:
    lessons = [
        learn("the-gardens", {"seats": 2}, ["sprout", "sprout"], 6, "s", 1, lambda bot: quiet)
        for _ in range(2)
    ]
    assert lessons[0] == lessons[1]
    assert len(lessons[0]) == 2
    assert lessons[0][1]["signs"]["streams at the end"] != 0.0
    first = learn("the-gardens", {"seats": 2}, ["sprout"], 6, "s", 1, lambda bot: quiet)
    assert learn("the-gardens", {"seats": 2}, ["sprout"], 6, "s", 1, lambda bot: quiet, first) == lessons[0]


def test_a_lesson_that_is_held_on_to_changes_little() -> None:
    """Learned from gardeners' games, compared with one that forgets."""
    known = learn("the-gardens", {"seats": 2}, ["sprout"], 6, "s", 1, lambda bot: quiet)
    name = "streams at the end"
    held, free = (
        learn("the-gardens", {"seats": 2}, ["gardener:2it"], 6, "s", 1, lambda bot: quiet, known, hold)[1]
        for hold in (1e6, 0.0)
    )
    before = known[0]["signs"][name]
    assert abs(held["signs"][name] - before) < 0.01 < abs(free["signs"][name] - before)


def test_weights_are_those_of_least_squares() -> None:
    """Of two signs that are never seen together, without bias: sum(xy) / (sum(xx) + ridge), with the belief
    as so many more observations."""
    seen = np.array([[2.0, 0.0, 1.0], [-2.0, 0.0, 1.0], [0.0, 1.0, 1.0], [0.0, -1.0, 1.0]])
    came = np.array([6.0, -6.0, 5.0, -5.0])
    assert fitted(seen, came, [0.0, 0.0], 0.0) == pytest.approx([24 / (8 + RIDGE), 10 / (2 + RIDGE), 0.0])
    leaning = fitted(seen, came, [1.0, 0.0], 0.5)
    assert leaning == pytest.approx([(24 + 4) / (8 + 4 + RIDGE), 10 / (2 + 1 + RIDGE), 0.0])


def test_a_scale_fits_how_often_a_lead_wins() -> None:
    """Leads of 10 points that win three times of four are worth log(3) scales."""
    stories: list[Story] = []
    for number in range(400):
        winner = 0 if number % 4 else 1
        stories.append(([([10, 0], [[], []])], [0, 0], [winner]))
    assert abs(fitted_scale(stories, [0.0]) - 9.1) < 0.7


def test_what_a_forecast_misses() -> None:
    assert miss([([([10, 0], [[1.0], [0.0]])], [16, 8], [0])], [2.0, 0.0]) == pytest.approx(
        (16 + 64) ** 0.5 / 2**0.5
    )
