"""House rules: numbers of the box that a table may change, and nothing else."""

from __future__ import annotations

import pytest

from allotment.games import SHELF, box, make
from allotment.kernel.chance import seeded
from allotment.kernel.house import parsed, settled
from allotment.kernel.match import Match, verify
from allotment.kernel.record import Record, read_record
from allotment.kernel.result import Refused
from tests.conformance.samples import reached

HOUSED = [slug for slug in SHELF if box(slug).house]


@pytest.mark.parametrize("slug", HOUSED)
def test_the_printed_game_says_nothing_of_them(slug: str) -> None:
    numbers = box(slug).house
    same = {number.name: number.box for number in numbers}
    assert make(slug, {"house": same}).options == make(slug, {}).options
    assert "house" not in make(slug, {}).options
    assert settled(numbers, None) == same
    assert len(same) == len(numbers)


@pytest.mark.parametrize("slug", HOUSED)
def test_their_rules_are_in_the_spec(slug: str) -> None:
    from importlib.resources import files

    spec = (files(f"allotment.games.{slug.replace('-', '_')}") / "SPEC.md").read_text(encoding="utf-8")
    for number in box(slug).house:
        assert number.rule in spec, number.name
        assert number.low < number.high and number.says


@pytest.mark.parametrize("slug", HOUSED)
def test_a_record_carries_them(slug: str) -> None:
    number = box(slug).house[0]
    value = number.low if number.low != number.box else number.high
    game = make(slug, {"house": {number.name: value}})
    match = Match(game, Record(game.slug, game.version, game.options, "house"), seeded("house"))
    luck = seeded("moves")
    while not match.over() and len(match.record.events) < 30:
        if game.box.real_time:
            break
        seat = game.to_act(match.state)[0]
        offers = game.legal(match.state, seat)
        match.make(seat, offers[luck.below(len(offers))])
    again = read_record(match.record.write())
    assert again.options["house"] == {number.name: value}
    verify(make(again.slug, again.options), again)


@pytest.mark.parametrize(
    ("house", "said"),
    [
        ({"set_bonus": 31}, "house rule set_bonus is 31; allowed is 0 to 30, the box says 15"),
        ({"set_bonus": True}, "allowed is 0 to 30"),
        ({"set_bonus": "12"}, "allowed is 0 to 30"),
        ({"fun": 3}, "garden-dice has no house rule 'fun'; it has set_bonus"),
        ([1], "a table of numbers"),
        ({"collection_3": 16}, "a larger one must not count less"),
    ],
)
def test_what_may_not_be_is_refused(house: object, said: str) -> None:
    with pytest.raises(Refused, match=said.replace("(", r"\(")):
        make("garden-dice", {"house": house})


def test_as_written_on_the_command_line() -> None:
    numbers = box("garden-dice").house
    assert parsed(numbers, "set_bonus=12") == ("set_bonus", 12)
    with pytest.raises(Refused, match="NAME=NUMBER, like set_bonus=30"):
        parsed(numbers, "set_bonus")


def pad(moves: int, **house: int) -> dict[str, list[int]]:
    """The score pad of Garden Dice after so many random moves, which no scoring number changes."""
    game = make("garden-dice", {"house": house, "start": 0})
    state = reached(game, 2, moves)
    return {line.rule: line.points for line in game.pad(state)}


def bought(**house: int) -> dict[str, list[int]]:
    """The pad of a seat with three seeds in its hand."""
    game = make("garden-dice", {"house": house, "start": 0})
    state = game.load({"turn": 0, "dice": [6, 6, 6, 6]}, seeded("buys"))
    for text in ("buy squash with 6", "buy squash with 6", "buy eggplant with 6"):
        game.play(state, 0, text)
    return {line.rule: line.points for line in game.pad(state)}


def test_garden_dice_counts_by_its_terms() -> None:
    assert bought()["GD-FINAL-1"] == [-10, 0] and bought()["GD-FINAL-5"] == [5, 5]
    assert bought(unplaced_penalty=7)["GD-FINAL-1"] == [-14, 0]
    assert bought(unplaced_free=0)["GD-FINAL-1"] == [-15, 0]
    assert bought(sun_bonus=6)["GD-FINAL-5"] == [6, 6]
    late = pad(500)
    assert any(late["GD-FINAL-2"]) and any(late["GD-FINAL-3"])
    assert pad(500, set_bonus=12)["GD-FINAL-2"] == [one * 12 // 15 for one in late["GD-FINAL-2"]]
    doubled = pad(500, collection_3=20, collection_4=30, collection_5=40)["GD-FINAL-3"]
    assert doubled == [2 * one for one in late["GD-FINAL-3"]]


def test_garden_dice_harvests_by_its_terms() -> None:
    for name in ("scarecrow_bonus", "star_factor", "chain_bonus"):
        assert (
            pad(500, **{name: 3 if name != "scarecrow_bonus" else 6})["GD-HARVEST-3"]
            != pad(500)["GD-HARVEST-3"]
        ), name


def test_garden_dice_buys_by_its_terms() -> None:
    for limit in (1, 5):
        game = make("garden-dice", {"house": {"buy_limit": limit}, "start": 0})
        state = game.load({"turn": 0, "dice": [6, 6, 6, 6]}, seeded("buys"))
        for _ in range(min(limit, 4)):
            game.play(state, 0, "buy squash with 6")
        if limit == 1:
            with pytest.raises(Refused, match="GD-BUY-4"):
                game.play(state, 0, "buy squash with 6")


def the_gardens(**house: int) -> dict[str, list[int]]:
    """The pad of The Gardens after a random game, which no scoring number changes."""
    game = make("the-gardens", {"house": house})
    return {line.rule: line.points for line in game.pad(reached(game, 3, 500))}


def test_the_gardens_counts_by_its_terms() -> None:
    plain = the_gardens()
    assert the_gardens(path_card=3)["TG-PATH-1"] == [3 * one for one in plain["TG-PATH-1"]]
    assert the_gardens(fountain_stream=3)["TG-FOUNTAIN-1"] == [3 * one for one in plain["TG-FOUNTAIN-1"]]
    assert the_gardens(bench_neighbour=2)["TG-BENCH-1"] == [2 * one for one in plain["TG-BENCH-1"]]
    assert the_gardens(stream_2=4, stream_3=10)["TG-STREAM-1"] == [2 * one for one in plain["TG-STREAM-1"]]
    richer = the_gardens(trees_3=9)
    assert richer["TG-TREE-1"] > plain["TG-TREE-1"] and richer["TG-ENDTREE-1"] > plain["TG-ENDTREE-1"]
    assert any(plain["TG-STREAM-1"]) and any(plain["TG-FOUNTAIN-1"])
    with pytest.raises(Refused, match="must not count less"):
        the_gardens(trees_2=5, trees_3=4)
