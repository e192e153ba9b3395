"""What the log says: who did what, by which rule, with which pieces."""

from __future__ import annotations

from allotment.words import speaker

from .tables import garden, laid, match_from, told

SAY = speaker("garden-dice").say


def test_a_harvest_is_told_tile_by_tile_in_chain_order() -> None:
    """GD-CHAIN-3, GD-RULING-20: breadth first, within a layer by row, then column; then the extra points
    (GD-HARVEST-5)."""
    game = garden(seats=4)
    board = {
        "3,3": "eggplant-veggie 0",
        "4,3": "artichoke-veggie 1",
        "3,4": "carrot-veggie 2",
        "2,3": "tomato-veggie 3",
        "5,3": "squash-veggie 0",
        "3,5": "squash-veggie 1",
        "1,3": "carrot-veggie 0",
    }
    lines = told(game, laid(game, dice=[5, 1], board=board), "harvest 3,3 with 5")
    assert [line.keys for line in lines[1:-1]] == [
        ["bed-3-3"],
        ["bed-2-3"],
        ["bed-3-4"],
        ["bed-4-3"],
        ["bed-1-3"],
        ["bed-3-5"],
        ["bed-5-3"],
    ]
    assert SAY(lines[0]) == "Seat 0 harvests the eggplant on 3,3 with a 5."
    assert SAY(lines[1]) == "The eggplant on 3,3 scores 5 for Seat 0."
    assert SAY(lines[-1]) == "Seat 0 scores 4 more for harvesting other players’ vegetables."
    assert lines[-1].rule == "GD-HARVEST-5"


def test_watering_is_told_in_chain_order() -> None:
    game = garden(seats=2)
    board = {"3,3": "tomato-seed 0", "3,4": "carrot-seed 1", "2,3": "squash-seed 0", "3,5": "squash-seed 1"}
    lines = told(game, laid(game, dice=[5, 1], board=board), "water 3,3 with 5")
    assert [SAY(line) for line in lines[1:]] == [
        "Seat 0’s tomato on 3,3 grows.",
        "Seat 0’s squash on 2,3 grows.",
        "Seat 1’s carrot on 3,4 grows.",
        "Seat 1’s squash on 3,5 grows.",
    ]


def test_no_extra_points_no_line() -> None:
    game = garden(seats=2)
    lines = told(game, laid(game, dice=[5, 1], board={"3,3": "carrot-veggie 0"}), "harvest 3,3 with 5")
    assert [line.rule for line in lines] == ["GD-HARVEST-1", "GD-HARVEST-3"]


def test_what_happens_by_itself_is_told() -> None:
    """GD-TURN-8: automatic steps appear in the log as events."""
    game = garden(seats=2)
    state = laid(
        game,
        dice=[1, 1],
        sun=[False, True],
        stacks={"eggplant": 1},
        board={"3,3": "bird 0", "3,4": "eggplant-seed 1", "2,4": "rock 0", "3,5": "squash-seed 0"},
        swallowed=[5, 0],
        chance=[1, 2, 3, 4],
    )
    texts = [SAY(line) for line in told(game, state, "move 3,4 with 1", "move 3,3 with 1")]
    assert texts == [
        "Seat 0’s bird flies to 3,4 with a 1.",
        "Seat 0’s bird eats Seat 1’s eggplant seed.",
        "Seat 0’s critter swallows the eggplant.",
        "Seat 0’s bird flies to 3,3 with a 1.",
        "Seat 1 rolls 1, 2, 3 and 4.",
    ]


def test_passing_and_ending_are_told() -> None:
    game = garden(seats=2)
    state = laid(game, dice=[2], stacks={"eggplant": 3}, chance=[1, 2, 3, 5])
    assert [SAY(line) for line in told(game, state, "end")] == [
        "Seat 0 ends the turn.",
        "Seat 1 rolls 1, 2, 3 and 5.",
    ]


def test_the_rest_of_the_verbs() -> None:
    game = garden(seats=2)
    state = laid(game, dice=[2, 2, 2, 2], chance=[1, 2, 6, 6])
    lines = told(game, state, "reroll", "place critter 1,2 with 1 2", "flip critter with 6", "sun set 6 to 4")
    assert [SAY(line) for line in lines] == [
        "Seat 0 has four of a kind and rolls again.",
        "Seat 0 rolls 1, 2, 6 and 6.",
        "Seat 0 places a bird on 1,2 with a 1 and a 2.",
        "Seat 0 turns the bird into a rabbit.",
        "Seat 0 spends a sun to turn a 6 into a 4.",
    ]
    assert lines[2].keys == ["bed-1-2"]
    state = laid(game, dice=[3, 4, 6, 6])
    lines = told(game, state, "buy tomato with 6", "place tomato 3,4 with 3 4")
    assert SAY(lines[-1]) == "Seat 0 plants a tomato seed in bed 3,4 with a 3 and a 4."
    state = laid(game, dice=[1, 1, 2, 3], chance=[4, 1, 2, 6], board={"1,2": "rabbit 1"})
    lines = told(game, state, "sun reroll", "remove 1,2 with 1 2 6", "buy artichoke with 4")
    assert [SAY(line) for line in lines][:4] == [
        "Seat 0 spends a sun and rolls all the dice again.",
        "Seat 0 rolls 1, 2, 4 and 6.",
        "Seat 0 sends Seat 1’s rabbit home from 1,2.",
        "Seat 0 buys an artichoke seed with a 4.",
    ]
    state = laid(game, dice=[1, 5, 6], board={"3,3": "bird 0", "3,4": "artichoke-seed 1"})
    lines = told(game, state, "move 3,4 with 1", "spit with 5")
    assert SAY(lines[-1]) == "Seat 0’s critter spits out the artichoke with a 5: Seat 0 keeps the seed."


def test_the_end_is_told_with_its_reason() -> None:
    game = garden(seats=2)
    lines = told(game, laid(game, dice=[1], stacks={"squash": 1}), "buy squash with 1")
    assert (SAY(lines[-1]), lines[-1].rule) == ("The last seed is sold: the game is over.", "GD-END-1")
    state = laid(game, dice=[1], dry_turns=19, board={"1,1": "squash-veggie 0"})
    lines = told(game, state, "harvest 1,1 with 1")
    assert (SAY(lines[-1]), lines[-1].rule) == (
        "Nobody has bought a seed for too long: the game is over.",
        "GD-END-3",
    )


def test_the_story_of_a_match_is_cut_at_the_right_places() -> None:
    match = match_from(garden(seats=2), dice=[1, 2, 3, 4])
    match.play(0, "buy squash with 1")
    match.play(0, "place squash 2,3 with 2 3")
    assert match.story_ends == [1, 2]
    match.undo(0)
    assert [SAY(line) for line in match.story()] == ["Seat 0 buys a squash seed with a 1."]
