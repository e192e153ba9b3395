"""The table has no border: wherever a garden lies, the same moves are possible and bring the same."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from allotment.games import make, room
from allotment.games.gardeners.components import LIES
from allotment.games.gardeners.game import Gardeners
from allotment.games.gardeners.mind.solver import rearrange
from allotment.games.gardeners.rules.table import framed
from allotment.kernel.chance import seeded

CELL = re.compile(r"(?<!\d)(\d+),(\d+)")


def moved(text: str, reach: int, down: int, right: int) -> str:
    """The same move or cell, so far away."""

    def cell(found: re.Match[str]) -> str:
        row, column = int(found[1]) + down, int(found[2]) + right
        return f"{(row - 1) % reach + 1},{(column - 1) % reach + 1}"

    return CELL.sub(cell, text)


def elsewhere(position: dict[str, Any], reach: int, down: int, right: int) -> dict[str, Any]:
    garden = position["garden"]
    return {**position, "garden": {**garden, "at": moved(garden["at"], reach, down, right)}}


def begun(mode: str, seed: int) -> tuple[Gardeners, Any]:
    """A game with its first tile laid."""
    game = make("gardeners", {"mode": mode, "first": 0, "timer": 0, "move_limit": 400})
    assert isinstance(game, Gardeners)
    state = game.start(seeded(seed))
    game.play(state, 0, "start")
    game.apply(state, 0, next(move for move in game.legal(state, 0) if move.text.startswith("place ")))
    return game, state


@pytest.mark.parametrize("mode", ["training-a", "training-b", "complete", "solo"])
@pytest.mark.parametrize(("down", "right"), [(0, 5), (5, 0), (-3, 4), (4, -5)])
def test_a_garden_is_the_same_anywhere(mode: str, down: int, right: int) -> None:
    """GR-TABLE-1, GR-ADD-4, GR-ADD-5, GR-ADD-6, GR-REM-1, GR-REM-2, GR-RULING-5, GR-RULING-42: a game in the
    middle of the numbers and one over their end, move by move."""
    game, state = begun(mode, down + 7)
    reach = game.terms.table.reach
    other: Any = game.load(elsewhere(game.dump(state), reach, down, right), seeded(1))
    dice = Random(right)
    over = 0
    for _ in range(110):
        seat = dice.randrange(game.seats)
        offers = [move.text for move in game.legal(state, seat)]
        there = [move.text for move in game.legal(other, seat)]
        numbers = [move.index for move in game.legal(other, seat)]
        assert numbers == sorted(numbers), "offers are in the table's order, wherever the garden lies"
        assert sorted(moved(text, reach, down, right) for text in offers) == sorted(there)
        for text in there:
            assert game.objection(other, seat, game.by_text[text]) is None
        wanted = [
            text
            for text in offers
            if text.startswith(("place ", "remove ")) and (state.garden.laid > 1 or text[0] == "p")
        ]
        growing = [text for text in wanted if text[0] == "p"]
        if not wanted:
            continue
        text = dice.choice(growing if growing and dice.random() < 0.6 else wanted)
        game.play(state, seat, text)
        game.play(other, seat, moved(text, reach, down, right))
        assert elsewhere(game.dump(state), reach, down, right) == game.dump(other)
        assert framed(game.terms.table, state.garden) == framed(game.terms.table, other.garden)
        again: Any = game.load(game.dump(other), seeded(1))
        assert game.dump(again) == game.dump(other)
        assert again.garden.around == other.garden.around
        over += other.garden.bottom > reach or other.garden.right > reach
    assert over > 20, "it lay over the end often enough"


@pytest.mark.parametrize("at", ["6,6", "9,10", "11,11", "1,8"])
def test_the_solver_plans_anywhere(at: str) -> None:
    """GR-RULING-5, GR-RULING-9: it completes a garden on either side of the end of the numbers, legally."""
    game = make("gardeners", {"mode": "solo", "first": 0, "timer": 0})
    assert isinstance(game, Gardeners)
    table = game.terms.table
    given: dict[str, object] = {
        "phase": "arrange",
        "garden": {"at": at, "rows": ["a01 b01@90", "c08 ."]},
        "reserves": [[tile for tile in tiles(game) if tile not in ("a01", "b01", "c08")]],
        "cards": ["0 x11 up", "0 x47 up"],
        "piles": [[], []],
    }
    for seed in range(4):
        state: Any = game.load(given, seeded(seed))
        plan = rearrange(table, state.garden, state.cards, seeded(seed))
        assert plan is not None
        for cell in plan.removals:
            game.play(state, 0, f"remove {table.names[cell]}")
        for move in plan.placements:
            game.play(state, 0, move.text)
        game.play(state, 0, "ready")
        assert game.dump(state)["verdicts"] == ["compliant"]


def tiles(game: Gardeners) -> list[str]:
    return sorted({lie.partition("@")[0] for lie in LIES})


@pytest.mark.parametrize("mode", ["training-a", "solo"])
def test_what_is_shown_goes_round(mode: str) -> None:
    """GR-TABLE-1: every move has its pieces on the table and a row in the sketch."""
    picture: Any = room("gardeners", "table.scene")
    sketch: Any = room("gardeners", "table.sketch")
    game, state = begun(mode, 3)
    reach = game.terms.table.reach
    position = elsewhere(game.dump(state), reach, -game.terms.table.side + 1, reach - game.terms.table.side)
    assert position["garden"]["at"] == f"1,{reach}"
    other: Any = game.load(position, seeded(1))
    dice = Random(4)
    for _ in range(25):
        seat = dice.randrange(game.seats)
        offers = game.legal(other, seat)
        view = {**game.view(other, seat), "options": game.options}
        drawn = sketch.sketch(view, seat)
        for layout in ("wide", "tall"):
            pieces = picture.scene(view, seat, layout).pieces
            for move, path in zip(offers, picture.paths(view, offers, seat), strict=True):
                assert set(path) <= set(pieces), move
        for move in offers:
            assert picture.say(view, move).title
            cell = CELL.search(move.text)
            if cell is not None:
                assert re.search(rf"^ *{cell[1]} ", drawn, re.M), f"row {cell[1]} is not in the sketch"
                assert picture.asks(view, f"cell-{cell[1]}-{cell[2]}", seat, [])
        growing = [move.text for move in offers if move.verb() == "place"]
        if growing:
            game.play(other, seat, dice.choice(growing))
    assert other.garden.right > reach or other.garden.bottom > reach


@pytest.mark.parametrize(("mode", "kind"), [("training-a", "gives"), ("solo", "keeps")])
def test_a_removal_is_told(mode: str, kind: str) -> None:
    """GR-REM-3, GR-SOLO-3: who gives the tile to whom, or that it is kept by whoever plays alone."""
    game, state = begun(mode, 7)
    move = next(move for move in game.legal(state, 0) if move.text.startswith("remove "))
    state.story = []
    game.apply(state, 0, move)
    assert [line.kind for line in state.story] == [kind]
    assert state.story[0].keys[0].startswith("tile-") and ("to" in state.story[0].args) == (kind == "gives")
