"""Thousands of random games: nothing is lost, every game ends in time, and rows are as good as columns."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from allotment.cli.speed import compiled
from allotment.kernel.chance import seeded

from .tables import AnyGame, garden, laid, random_move

GAMES = 10_000 if compiled() else 1_000
TILES = {2: 5, 3: 7, 4: 10}
TYPES = ("squash", "carrot", "tomato", "artichoke", "eggplant")
SETTINGS: list[dict[str, object]] = [
    {"seats": 2},
    {"seats": 3},
    {"seats": 4},
    {"seats": 2, "family": True, "stars": "four"},
    {"seats": 3, "drought_rounds": 2},
]


def conserved(position: Any, seats: int, family: bool) -> None:
    """Every tile and every disc in the box is somewhere, counted from the printed position alone."""
    board = [text.split() for text in position["board"].values() if text != "empty"]
    kinds = Counter(kind for kind, _ in board)
    for name in TYPES:
        found = position["stacks"][name] + position["discarded"][name]
        found += kinds[f"{name}-seed"] + kinds[f"{name}-veggie"]
        for seat in range(seats):
            found += position["hand"][str(seat)][name] + position["harvested"][str(seat)][name]
        if position["phase"] == "eat":
            found += position["eaten"]["tile"] == name
        assert found == TILES[seats], name
    for seat in range(seats):
        mine = Counter(kind for kind, owner in board if owner == str(seat))
        discs = position["discs"][seat] + position["swallowed"][seat] + sum(mine.values()) - mine["rock"]
        discs += sum(position["hand"][str(seat)].values())
        assert discs == 8, f"discs of seat {seat}"
        assert position["discs"][seat] >= 0
        assert mine["bird"] + mine["rabbit"] <= (0 if family else 1)
        assert mine["sundial"] + mine["scarecrow"] <= 1
        assert mine["rock"] <= (1 if seats == 2 else 0)
        assert not position["swallowed"][seat] or mine["bird"] + mine["rabbit"] == 1
    assert len(position["dice"]) <= 4 and 0 <= position["pips"] <= 2
    assert len(board) <= {2: 18, 3: 24, 4: 32}[seats]  # GD-RULING-24: the board is never full


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_random_games_conserve_every_tile_and_disc(options: dict[str, object]) -> None:
    """GD-SETUP-1, GD-SETUP-2; and GD-RULING-31: at most 51 x drought_rounds rounds."""
    game = garden(**options)
    seats, family = game.seats, bool(options.get("family"))
    drought = int(str(game.options["drought_rounds"]))
    reasons: Counter[str] = Counter()
    for number in range(GAMES // len(SETTINGS)):
        state = game.start(seeded(number))
        luck = seeded(f"moves {number}")
        plies = 0
        while game.to_act(state):
            random_move(game, state, luck)
            plies += 1
            if (plies + number) % 60 == 0:
                conserved(game.dump(state), seats, family)
        last: Any = game.dump(state)
        conserved(last, seats, family)
        assert last["round"] <= 51 * drought
        result = game.result(state)
        assert result is not None
        empty = sum(last["stacks"].values()) == 0
        assert result.reason == ("sold-out" if empty else "drought")
        assert empty or last["dry_turns"] == drought * seats
        reasons[result.reason] += 1
    if options == {"seats": 2}:  # as the ruling says: about one game in ten
        assert 0.05 < reasons["drought"] / reasons.total() < 0.2


def test_a_turn_has_at_most_four_paid_moves() -> None:
    """GD-RULING-31: dice-spending actions between two rolls; the sun and rolling again spend none."""
    game = garden(seats=2)
    for number in range(GAMES // 100):
        state = game.start(seeded(number))
        luck = seeded(number)
        turn, paid = (-1, -1), 0
        while game.to_act(state):
            now = (state.round, state.turn)
            if now != turn:
                turn, paid = now, 0
            move = random_move(game, state, luck)
            paid += " with " in move.text
            assert paid <= 4


# ---- rows and columns (SPEC, For bots: symmetry) ----


def turned(bed: str) -> str:
    row, column = bed.split(",")
    return f"{column},{row}"


def mirrored(position: Any) -> Any:
    return {**position, "board": {turned(bed): text for bed, text in position["board"].items()}}


def mirror_key(text: str, mirror: bool) -> tuple[str, ...]:
    """What a move does, whichever die is the row die."""
    words = text.split()
    at = next((n for n, word in enumerate(words) if "," in word), None)
    if at is None:
        return tuple(words)
    bed = turned(words[at]) if mirror else words[at]
    return (*words[:at], bed, *sorted(word[0] for word in words[at + 2 :]))


def offers(game: AnyGame, state: Any, mirror: bool) -> dict[tuple[str, ...], Any]:
    return {mirror_key(move.text, mirror): move for move in game.legal(state, state.turn)}


@pytest.mark.parametrize("stars", ["six", "four"])
def test_rows_and_columns_may_be_exchanged(stars: str) -> None:
    """GD-RULING-2, GD-STAR-1: a game and its mirror image go the same way, move for move."""
    game = garden(seats=3, stars=stars)
    for number in range(GAMES // 100):
        state = game.start(seeded(number))
        mirror = laid(game, **mirrored(game.dump(state)))
        luck = seeded(f"mirror {number}")
        mirror.chance = state.chance.clone()
        for _ in range(120):
            if not game.to_act(state):
                break
            here, there = offers(game, state, False), offers(game, mirror, True)
            assert here.keys() == there.keys()
            key = sorted(here)[luck.below(len(here))]
            seat = state.turn
            game.apply(state, seat, here[key])
            game.apply(mirror, seat, there[key])
            assert mirrored(game.dump(state)) == game.dump(mirror)
