"""What is in the box, and how the table is set (MG-COMP, MG-SETUP)."""

from __future__ import annotations

import pytest

from allotment.games.mysterious_garden.components import (
    BOXED,
    DOOR_CATEGORY,
    DOORS,
    GARDENS,
    GNOME_COUNTS,
    GNOMES,
    ICON,
    KEY_WALL,
    LADYBUG_WALL,
    LAYOUT,
    MUSHROOMS,
    NUMBERS,
    OPENING,
    POWER,
    SIDE_COUNT,
    SIDES,
    TILE_CODES,
    TILE_KINDS,
    TREASURES,
    UP,
    WALL_NAMES,
    WALLS,
)
from allotment.games.mysterious_garden.rules.moves import MOVES
from allotment.kernel.chance import seeded
from allotment.kernel.manifest import table, whole

from .tools import game_for, random_move

SEATS = [1, 2, 3, 4]


def walls(garden: int) -> list[int]:
    first = sum(SIDES[:garden])
    return WALLS[first : first + SIDES[garden]]


def test_gardens() -> None:
    """MG-COMP-1, MG-COMP-2, MG-COMP-3, MG-RULING-1: eleven polygons, each with a gate and another opening."""
    assert sorted(SIDES) == [4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 8]
    assert SIDE_COUNT == 62
    for garden in range(len(GARDENS)):
        assert all(0 <= wall < len(WALL_NAMES) for wall in walls(garden))
        assert walls(garden)[0] == OPENING
        assert walls(garden).count(OPENING) >= 2


@pytest.mark.parametrize(
    ("seats", "gardens", "sides", "keys", "ladybugs", "mushrooms"),
    [(1, 5, 26, 4, 3, 13), (2, 5, 26, 4, 3, 13), (3, 6, 35, 6, 4, 15), (4, 8, 47, 8, 5, 22)],
)
def test_layouts(seats: int, gardens: int, sides: int, keys: int, ladybugs: int, mushrooms: int) -> None:
    """MG-RULING-1, MG-RULING-14, MG-SETUP-1, MG-SETUP-14: the totals table of the SPEC, and equal turns."""
    layout = LAYOUT[seats]
    shown = [wall for garden in layout for wall in walls(garden)]
    row = table(table(BOXED, "seats"), str(seats))
    assert len(layout) == gardens
    assert len(shown) == sides
    assert shown.count(KEY_WALL) == keys == row["wall_keys"]
    assert shown.count(LADYBUG_WALL) == ladybugs == row["ladybugs"]
    assert sum(MUSHROOMS[garden] for garden in layout) == mushrooms
    assert row["tile_places"] == sides - (gardens - 1) == whole(row, "turns_each") * max(seats, 2)
    pieces = game_for(seats).census(game_for(seats).start(seeded(1)))
    assert pieces["keys"] == row["keys"]
    assert pieces["ladybugs"] == ladybugs + 1  # with the one of the ladybug card


def test_tiles() -> None:
    """MG-COMP-4, MG-COMP-5: fifteen numbers; the icon side counts as no number."""
    assert NUMBERS == 15
    treasure = [number for number in range(1, 16) if "treasure" in TILE_KINDS[number]]
    net = [number for number in range(1, 16) if "net" in TILE_KINDS[number]]
    assert treasure == [1, 2, 3, 5, 7, 8, 11, 12, 13, 15]
    assert net == [2, 4, 6, 7, 9, 10, 12, 14, 15]
    assert all(UP[code] == 0 for code in range(TILE_CODES) if ICON[code])


def test_pieces() -> None:
    """MG-COMP-6, MG-COMP-7."""
    counts = dict(zip(GNOMES, GNOME_COUNTS, strict=True))
    clans = {"dark-blue": 8, "yellow": 7, "light-blue": 6, "brown": 5, "orange": 4}
    assert counts == {**clans, "wild": 1, "queen": 1, "king": 1}
    assert TREASURES == [60, 30, 30]
    assert len(POWER) == 13


def test_the_move_table() -> None:
    """Section 9: 3064 moves."""
    assert len(MOVES) == 3064


@pytest.mark.parametrize("seats", SEATS)
def test_treasure_on_gardens(seats: int) -> None:
    """MG-SETUP-3, MG-SETUP-4, MG-RULING-42: two of each colour at least, twice as many as sides in all."""
    game = game_for(seats)
    for seed in range(20):
        state = game.start(seeded(seed))
        for garden in LAYOUT[seats]:
            treasure = state.treasure[3 * garden : 3 * garden + 3]
            assert min(treasure) >= 2
            assert sum(treasure) == 2 * SIDES[garden]
        assert [
            game.census(state)[f"{colour} treasures"] for colour in ("red", "blue", "yellow")
        ] == TREASURES


@pytest.mark.parametrize("seats", SEATS)
def test_tiles_and_gnomes(seats: int) -> None:
    """MG-SETUP-8, MG-SETUP-9, MG-SETUP-10: five and seven tiles, three gnomes open, one for each mushroom."""
    game = game_for(seats)
    position = game.dump(game.start(seeded(5)))
    players = position["players"]
    assert isinstance(players, dict)
    for entry in players.values():
        assert len(entry["display"]) == 5
        assert len(entry["stack"]) == 7
        assert sorted(entry["display"] + entry["stack"]) == list(range(2, 14))
        assert entry["ladybug_tiles"] == [1, 14, 15]
    gardens, display, stack = position["gardens"], position["gnome_display"], position["gnome_stack"]
    assert isinstance(gardens, dict) and isinstance(display, list) and isinstance(stack, list)
    (start,) = gardens
    mushrooms = MUSHROOMS[GARDENS.index(start)]
    assert len(display) == 3
    assert sum(gardens[start]["gnomes"].values()) == mushrooms
    assert len(stack) == 33 - 3 - mushrooms


@pytest.mark.parametrize("seats", SEATS)
def test_doors_of_different_categories(seats: int) -> None:
    """MG-SETUP-11: one door a seat (two in solo), of different categories; every door comes some time."""
    seen: set[str] = set()
    for seed in range(60):
        state = game_for(seats).start(seeded(seed))
        assert len(state.doors) == max(2, seats)
        assert len({DOOR_CATEGORY[door] for door in state.doors}) == len(state.doors)
        seen |= {DOORS[door] for door in state.doors}
    assert seen == set(DOORS)


@pytest.mark.parametrize("wagon", [True, False])
def test_power_deck(wagon: bool) -> None:
    """MG-SETUP-13, MG-VAR-1, MG-POWER-6: three face up, an open chest among them filled at once."""
    game = game_for(2, wagon=wagon)
    chests = 0
    for seed in range(60):
        position = game.dump(game.start(seeded(seed)))
        display, deck, fill = position["power_display"], position["power_deck"], position["chest_fill"]
        assert isinstance(display, list) and isinstance(deck, list) and isinstance(fill, dict)
        assert len(display) == 3
        assert sorted(display + deck) == sorted(
            POWER if wagon else [card for card in POWER if card != "wagon"]
        )
        for card, inside in fill.items():
            assert card in display
            assert len(inside) == int(card[-1])
            chests += 1
    assert chests


def test_tokens_lie_on_open_walls() -> None:
    """MG-COMP-8: a token lies on its wall until a tile covers it, so none is lost or made."""
    for seats in SEATS:
        game = game_for(seats)
        state = game.start(seeded(3))
        luck = seeded(4)
        pieces = game.census(state)
        while game.to_act(state):
            random_move(game, state, luck)
            assert game.census(state) == pieces
