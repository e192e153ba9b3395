"""What the board of Mysterious Garden foresees is what the rules then do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from allotment.games import make, room
from allotment.games.mysterious_garden.components import DOORS, GARDENS
from allotment.games.mysterious_garden.rules.doors import fulfilled
from allotment.games.mysterious_garden.rules.resolve import lying
from allotment.games.mysterious_garden.rules.treasure import collectors
from allotment.games.mysterious_garden.table.outlook import outlook, reached
from allotment.kernel.chance import seeded


def states(seats: int, seed: int) -> Any:
    game = make("mysterious-garden", {"seats": seats})
    state = game.start(seeded(seed))
    dice = Random(seed)
    while acting := game.to_act(state):
        yield game, state
        game.apply(state, acting[0], dice.choice(game.legal(state, acting[0])))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_panels_tell_the_order_of_nets_and_the_owners_of_treasure(seats: int) -> None:
    """MG-GNOME-1, MG-TREAS-2 to -5."""
    some = 0
    for game, state in states(seats, 5):
        for name, garden in game.view(state, 0)["gardens"].items():
            ahead = outlook(garden, state.terms.catches)
            number = GARDENS.index(name)
            catches = state.terms.catches
            tiles = [one for one in range(15, 0, -1) if lying(state, number)[one]]
            assert [tile.number for tile in ahead.nets] == [one for one in tiles for _ in range(catches[one])]
            owners = collectors(state, number)
            blue = [tile.owner for colour, _, tile in ahead.loot if colour == "blue" and tile]
            red = sum(count for colour, count, _ in ahead.loot if colour == "red")
            if len(owners) > 1 and garden["treasure"]["blue"]:
                assert blue == [owners[0]]
                assert red == garden["treasure"]["red"]
                some += 1
    assert some


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_door_is_near_as_the_rules_count(seats: int) -> None:
    """MG-DOOR-1: reached is what the need is compared with."""
    yes = 0
    for game, state in states(seats, 8):
        view = game.view(state, 0)
        for seat in range(seats):
            for number, door in enumerate(DOORS):
                done = reached(view["players"][str(seat)], door) >= state.terms.door_need[number]
                assert done == fulfilled(state, number, seat), door
                yes += done
    assert yes


def test_the_name_of_a_resolved_garden_lies_over_its_tiles() -> None:
    """It may be longer than a small garden's lawn is wide: a line for each word, and no tile hides them."""
    for game, state in states(2, 5):
        last = {**game.view(state, 0), "options": game.options, "names": ["a", "b"]}
    pieces = room("mysterious-garden", "table.scene").scene(last, 0, "wide").pieces.values()
    tiles = [one.layer for one in pieces if one.key.startswith("tile-") and one.region == "board"]
    names = [one for one in pieces if one.key.startswith("sign-") and "resolved" in one.drawing]
    assert tiles and len(names) > 1
    for one in names:
        assert one.layer > max(tiles)
        assert one.drawing.count('class="name"') == 2, "Mossy Gate is two words"
