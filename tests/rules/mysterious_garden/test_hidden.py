"""Who knows what (MG-HIDE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY

from .tools import EMPTY_HEX, game_for, loaded, random_move

PILES = ["players.0.stack", "gnome_stack", "power_deck"]


def pile(position: Mapping[str, object], path: str) -> list[Any]:
    found: Any = position
    for name in path.split("."):
        found = found[name]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_see_the_same_and_no_order(seats: int) -> None:
    """MG-HIDE-1, MG-HIDE-2, MG-HIDE-3: piles are sorted in every view, marked, and `chance` is not there."""
    game = game_for(seats)
    state = game.start(seeded(1))
    views = [game.view(state, seat) for seat in [NOBODY, *range(seats)]]
    assert all(view == views[0] for view in views)
    assert "chance" not in views[0]
    full = game.dump(state)
    unordered = views[0]["unordered"]
    assert isinstance(unordered, list)
    assert set(PILES) <= set(unordered)
    assert ("warden.stack" in unordered) == (seats == 1)
    for path in unordered:
        shown, real = pile(views[0], path), pile(full, path)
        assert sorted(shown) == sorted(real)
        assert shown != real
    if seats == 1:
        assert pile(views[0], "warden.stack")[0] == pile(full, "warden.stack")[0]  # face up (MG-SOLO-2)
        rest = pile(views[0], "warden.stack")[1:]
        assert rest == sorted(rest)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_some_other_world_is_dealt(seats: int) -> None:
    """MG-HIDE-1, the counterweight: every pile of different pieces is dealt anew in some world."""
    game = game_for(seats)
    state = game.start(seeded(2))
    luck = seeded(3)
    for _ in range(20):
        random_move(game, state, luck)
    paths = [*PILES, *(["warden.stack"] if seats == 1 else [])]
    for path in paths:
        real = pile(game.dump(state), path)
        worlds = [game.determinise(state, 0, seeded(f"world {seed}")) for seed in range(12)]
        dealt = [pile(game.dump(world), path) for world in worlds]
        assert any(other != real for other in dealt), path
        assert all(sorted(other) == sorted(real) for other in dealt), path
        assert all(game.view(world, 0) == game.view(state, 0) for world in worlds)


def test_worlds_are_equally_likely() -> None:
    """MG-HIDE-1: each of three hidden tiles is on top about as often."""
    players = {"0": {"display": [2, 4], "stack": [5, 6, 7]}, "1": {"display": [3], "stack": []}}
    game, state = loaded(2, {"gardens": {"hex-1": EMPTY_HEX}, "players": players})
    tops = {5: 0, 6: 0, 7: 0}
    for seed in range(600):
        tops[game.determinise(state, 1, seeded(seed)).stacks[0][-1]] += 1
    assert min(tops.values()) > 150


def revealed(seats: int, position: dict[str, Any], *moves: str) -> int:
    game, state = loaded(seats, position)
    before: int = state.revealed
    for move in moves:
        seat, _, text = move.partition(": ")
        game.play(state, int(seat), text)
    return int(state.revealed) - before


BASE: dict[str, Any] = {
    "doors": {},
    "gardens": {"hex-1": {"sides": ["0:2", "", "", "", "", ""], "treasure": {}}},
    "gnome_display": ["yellow", "brown", "king"],
    "gnome_stack": ["wild", "queen"],
    "power_display": ["collection", "red-bonus-1", "red-bonus-2"],
    "power_deck": ["open-chest-3", "wagon"],
    "players": {"0": {"display": [3, 9], "stack": []}, "1": {"display": [5], "stack": []}},
}


def with_stack(number: int) -> dict[str, Any]:
    players = {"0": {"display": [3, 9], "stack": [number]}, "1": {"display": [5], "stack": []}}
    return {**BASE, "players": players}


def test_new_information() -> None:
    """MG-HIDE-4: only a drawn tile, a turned gnome, a turned card and a filled chest are news."""
    assert revealed(2, BASE, "0: place 3 at hex-1 3") == 0
    assert revealed(2, with_stack(8), "0: place 3 at hex-1 3") == 1
    assert revealed(2, BASE, "0: place 9 at hex-1 3") == 0  # gnomes still to be chosen
    assert revealed(2, BASE, "0: place 9 at hex-1 3", "0: add king", "0: add brown") == 1
    assert revealed(2, BASE, "0: place 3 icon at hex-1 3", "0: take bag") == 0
    assert revealed(2, BASE, "0: place 3 icon at hex-1 3", "0: take collection") >= 1


def test_a_quiet_move_can_be_seen_before() -> None:
    """MG-HIDE-4, fair undo: a placement is quiet until a tile, gnome or card is turned up."""
    game, state = loaded(2, with_stack(8))
    assert not game.quiet(state, 0, game.read_move("place 3 at hex-1 3"))
    assert game.quiet(state, 0, game.read_move("discover sq-1 at hex-1 1"))
    assert game.quiet(state, 0, game.read_move("place 15 icon at hex-1 4 removing 1"))


def test_the_warden_draws() -> None:
    """MG-HIDE-4, MG-SOLO-2: his next tile is turned up when he has placed one."""
    position = {**BASE, "players": {"0": {"display": [3, 9], "stack": []}}}
    assert revealed(1, {**position, "warden": {"stack": [7, 8]}}, "0: place 3 at hex-1 3") == 1
    assert revealed(1, {**position, "warden": {"stack": [7]}}, "0: place 3 at hex-1 3") == 0
