"""Where gardens lie in a drawing (SPEC section 14)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import pytest

from allotment.games.mysterious_garden.components import GARDENS, LAYOUT, SIDE_NUMBER, SIDES
from allotment.games.mysterious_garden.table.geometry import INSET, Spot, apothem, reach, spots, spots_of
from allotment.kernel.chance import seeded

from .tools import game_for, loaded, random_move

Shape = list[list[float]]


def normals(shape: Shape) -> Iterator[tuple[float, float]]:
    for place, (x, y) in enumerate(shape):
        other = shape[(place + 1) % len(shape)]
        length = math.hypot(other[0] - x, other[1] - y)
        yield (other[1] - y) / length, (x - other[0]) / length


def overlap(one: Shape, two: Shape) -> bool:
    """Convex shapes overlap unless a side's direction separates them."""
    for across, down in [*normals(one), *normals(two)]:
        first = [x * across + y * down for x, y in one]
        second = [x * across + y * down for x, y in two]
        if max(first) <= min(second) + 1e-6 or max(second) <= min(first) + 1e-6:
            return False
    return True


def finished(seats: int, seed: int) -> Any:
    game = game_for(seats)
    state = game.start(seeded(seed))
    luck = seeded(f"garden {seed}")
    while game.to_act(state):
        random_move(game, state, luck)
    return state


def test_the_start_garden_is_in_the_middle() -> None:
    """Centre (0, 0), gate up; sides clockwise, all of length 1."""
    state = game_for(2).start(seeded(1))
    (spot,) = spots(state.order, state.attached)
    assert (spot.x, spot.y, spot.gate, spot.stretch) == (0, 0, 0, 0)
    corners = spot.corners()
    for place, corner in enumerate(corners):
        assert math.dist(corner, corners[(place + 1) % 6]) == pytest.approx(1)
    assert spot.away(1, 0, 0) == pytest.approx([0, -apothem(6)])
    assert spot.away(2, 0, 0)[0] > 0  # side 2 lies to the right of the gate


def test_a_garden_hangs_on_its_side() -> None:
    """Its gate faces the side it hangs on, half a unit away for the tile between them."""
    order = [0] * len(GARDENS)
    attached = [-1] * len(GARDENS)
    order[GARDENS.index("hex-1")] = 1
    order[GARDENS.index("sq-1")] = 2
    attached[GARDENS.index("sq-1")] = SIDE_NUMBER["hex-1 3"]
    parent, child = spots(order, attached)
    assert child.stretch == 0
    assert child.path() == []
    assert child.gate == pytest.approx((parent.normal(3) + 180) % 360)
    assert math.dist([parent.x, parent.y], [child.x, child.y]) == pytest.approx(apothem(6) + 0.5 + apothem(4))
    assert child.away(1, 0, 0.5) == pytest.approx(parent.away(3, 0, 0))
    assert child.tile(1, 0)[0] == pytest.approx(parent.tile(3, 0)[2])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_overlaps(seats: int) -> None:
    """MG-RULING-50: no garden's circle meets another's but its parent's; polygons and tiles keep apart."""
    stretched = 0
    for seed in range(25):
        state = finished(seats, seed)
        drawn = spots(state.order, state.attached)
        assert sorted(spot.garden for spot in drawn) == LAYOUT[seats]
        for spot in drawn:
            stretched += spot.stretch > 0
            assert bool(spot.path()) == (spot.stretch > 0)
        shapes = [(spot, spot.corners()) for spot in drawn]
        for one in drawn:
            for two in drawn:
                if one is not two and not related(state, one, two):
                    apart = math.hypot(one.x - two.x, one.y - two.y)
                    assert apart >= reach(SIDES[one.garden]) + reach(SIDES[two.garden]) - 1e-6
        for spot in drawn:
            gate = 2 if state.attached[spot.garden] >= 0 else 1  # a shared tile is drawn once
            shapes += [(spot, spot.tile(side)) for side in range(gate, SIDES[spot.garden] + 1)]
        for place, (_, shape) in enumerate(shapes):
            for _, other in shapes[:place]:
                assert not overlap(shape, other)
    assert stretched or seats < 4


def related(state: Any, one: Spot, two: Spot) -> bool:
    for child, parent in ((one.garden, two.garden), (two.garden, one.garden)):
        side = state.attached[child]
        first = sum(SIDES[:parent])
        if first <= side < first + SIDES[parent]:
            return True
    return False


def test_the_drawing_decides_nothing() -> None:
    """MG-RULING-2: a garden may be attached to every free opening with a tile, near another or not."""
    game = game_for(4)
    state = finished(4, 3)
    view: Any = game.view(state, -1)
    assert [spot.garden for spot in spots_of(view["gardens"])] == [
        spot.garden for spot in spots(state.order, state.attached)
    ]
    position = {
        "gardens": {
            "hex-1": {"sides": ["0:2", "1:3", "0:4", "1:5", "0:6", ""]},
            "sq-1": {"sides": ["0:2", "", "0:7", ""], "attached": "hex-1 1"},
        },
        "players": {"0": {"display": [8], "stack": []}, "1": {"display": [9], "stack": []}},
    }
    two, state = loaded(2, position)
    offered = {move.text for move in two.legal(state, 0)}
    for opening in ("hex-1 3", "hex-1 5", "sq-1 3"):
        assert f"discover pent-2 at {opening}" in offered


def test_gardens_that_hang_on_nothing() -> None:
    """By hand only: they lie in a row, clear of each other."""
    order = [0] * len(GARDENS)
    attached = [-1] * len(GARDENS)
    for place, garden in enumerate(LAYOUT[4]):
        order[garden] = place + 1
    drawn = spots(order, attached)
    for place, spot in enumerate(drawn):
        for other in drawn[:place]:
            assert not overlap(spot.corners(), other.corners())
            assert math.hypot(spot.x - other.x, spot.y - other.y) > reach(SIDES[spot.garden])
    assert 0 < INSET < 0.25
