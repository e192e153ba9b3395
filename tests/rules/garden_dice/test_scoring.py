"""The score pad and the result (GD-FINAL, GD-TIE)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from .tables import garden, laid

WORTH = {  # plain, star, own scarecrow: the table in chapter 5 of the SPEC
    "squash": (1, 2, 4),
    "carrot": (2, 4, 5),
    "tomato": (3, 6, 6),
    "artichoke": (4, 8, 7),
    "eggplant": (5, 10, 8),
}


@pytest.mark.parametrize("name", WORTH)
def test_what_a_tile_is_worth(name: str) -> None:
    """GD-HARVEST-3, GD-STAR-1, GD-STAR-2, GD-SCARE-3, GD-RULING-39."""
    game = garden(seats=2)
    boards = [
        {"1,1": f"{name}-veggie 0"},
        {"6,6": f"{name}-veggie 0"},
        {"6,6": f"{name}-veggie 0", "5,5": "scarecrow 0"},
        {"1,1": f"{name}-veggie 0", "1,2": "scarecrow 0"},
    ]
    found = []
    for board in boards:
        state = laid(game, dice=[6, 1], board=board)
        game.play(state, 0, f"harvest {next(iter(board))} with 6")
        found.append(game.scores(state)[0])
    plain, star, scarecrow = WORTH[name]
    assert found == [plain, star, scarecrow, scarecrow]


def cells() -> Iterator[tuple[int, int]]:
    return product(range(1, 7), range(1, 7))


@pytest.mark.parametrize(("stars", "count"), [("six", 6), ("four", 4)])
def test_every_space_knows_whether_it_has_a_star(stars: str, count: int) -> None:
    """GD-STAR-1, GD-RULING-1: and the stars are symmetric in rows and columns (GD-RULING-2)."""
    game = garden(stars=stars)
    starred = set()
    for row, column in cells():
        state = laid(game, dice=[6, 1], board={f"{row},{column}": "tomato-veggie 0"})
        game.play(state, 0, f"harvest {row},{column} with 6")
        if game.scores(state)[0] == 6:
            starred.add((row, column))
    six = {(4, 6), (5, 5), (5, 6), (6, 4), (6, 5), (6, 6)}
    assert starred == (six if stars == "six" else six - {(4, 6), (6, 4)})
    assert len(starred) == count
    assert starred == {(column, row) for row, column in starred}


def test_a_scarecrow_guards_exactly_the_spaces_around_it() -> None:
    """GD-SCARE-1."""
    game = garden()
    guarded = set()
    for row, column in cells():
        if (row, column) != (5, 5):
            board = {f"{row},{column}": "squash-veggie 0", "5,5": "scarecrow 0"}
            state = laid(game, dice=[6, 1], board=board)
            game.play(state, 0, f"harvest {row},{column} with 6")
            if game.scores(state)[0] == 4:
                guarded.add((row, column))
    assert guarded == {(r, c) for r, c in cells() if max(abs(r - 5), abs(c - 5)) == 1}


def test_the_pad_is_written_as_if_the_game_ended_now() -> None:
    """GD-FINAL-1 to 5: while the game goes on, scores are points from play, the pad foretells the rest."""
    game = garden(seats=2)
    state = laid(
        game,
        dice=[1],
        scores=[20, 8],
        sun=[True, False],
        hand={"0": {"squash": 3}},
        harvested={"1": {"squash": 1, "carrot": 3, "tomato": 1, "artichoke": 1, "eggplant": 1}},
    )
    assert game.scores(state) == [20, 8]
    assert [(line.kind, line.rule, line.points) for line in game.pad(state)] == [
        ("pad-harvests", "GD-HARVEST-3", [20, 8]),
        ("pad-unplaced", "GD-FINAL-1", [-10, 0]),
        ("pad-sets", "GD-FINAL-2", [0, 15]),
        ("pad-collections", "GD-FINAL-3", [0, 10]),
        ("pad-sun", "GD-FINAL-5", [5, 0]),
    ]
    assert game.result(state) is None


def test_the_result_says_why_it_ended() -> None:
    """GD-END-1, GD-END-3."""
    game = garden(seats=2)
    state = laid(game, dice=[1], stacks={"squash": 1})
    game.play(state, 0, "buy squash with 1")
    result = game.result(state)
    assert result is not None
    assert (result.reason, result.scores, result.ranks, result.winners()) == (
        "sold-out",
        [5, 5],
        [1, 1],
        [0, 1],
    )
    state = laid(game, dice=[1], dry_turns=19, board={"1,1": "squash-veggie 0"})
    game.play(state, 0, "harvest 1,1 with 1")
    result = game.result(state)
    assert result is not None
    assert (result.reason, result.scores, result.ranks) == ("drought", [6, 5], [1, 2])


def test_colours_and_components() -> None:
    """GD-RULING-34: blue, green, yellow, red; and what the box holds is what the game uses."""
    from allotment.games.garden_dice.components import BOXED, COLOURS
    from allotment.kernel.manifest import blocks

    assert COLOURS == ["blue", "green", "yellow", "red"]
    tiles = blocks(BOXED, "tile")
    assert len(tiles) == 50
    for seats, each in ((2, 5), (3, 7), (4, 10)):
        game = garden(seats=seats)
        stacks = game.dump(laid(game))["stacks"]
        assert stacks == dict.fromkeys(("squash", "carrot", "tomato", "artichoke", "eggplant"), each)
        assert sum(int(str(tile["min_seats"])) <= seats for tile in tiles) == 5 * each
