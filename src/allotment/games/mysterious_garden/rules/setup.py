"""The opening (MG-SETUP)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.story import NOBODY, Args
from ..components import (
    BAGS,
    BIT,
    CARD_TITLES,
    CHEST_SIZE,
    CHESTS_USED,
    COLOURS,
    DOOR_CATEGORY,
    DOOR_COUNT,
    DOORS,
    DOORS_USED,
    GARDEN_COUNT,
    GARDEN_TITLES,
    GNOME_COUNTS,
    GNOME_KINDS,
    GNOME_TITLES,
    GNOMES,
    KINGS_KEYS,
    LADYBUG_MASK,
    LAYOUT,
    MUSHROOMS,
    NO_CARD,
    NO_SEAT,
    NOTHING,
    NUMBERS,
    POWER,
    POWER_COUNT,
    REGULAR_TILES,
    SIDE_COUNT,
    SIDES,
    SLOTS,
    START_GARDEN,
    TREASURE_ON,
    TREASURES,
    WAGON,
)
from .model import (
    AWAY,
    AWAY_KEYS,
    AWAY_LADYBUGS,
    DRAWN,
    NO_SIDE,
    NOT_IN_GAME,
    TURN,
    WAITING,
    Maze,
    Terms,
    seat_of,
    step,
)
from .power import deal_power
from .words import card_key, door_phrase, garden_key, gnome_key, inside, some_gnomes, tile_key

TILE_NAMES: Final = [str(number) for number in range(NUMBERS + 1)]


def opening(terms: Terms, chance: Chance) -> Maze:
    """A game set up, with the start seat's turn at the front of the agenda."""
    seats = terms.seats
    first = terms.start if terms.start != DRAWN else chance.number(0, seats - 1)  # MG-SETUP-5
    order = [NOT_IN_GAME] * GARDEN_COUNT
    for garden in LAYOUT[seats]:
        order[garden] = WAITING
    start_garden = START_GARDEN[seats]
    order[start_garden] = 1  # MG-SETUP-2
    treasure = [0] * (3 * GARDEN_COUNT)
    treasure_bag = supply(terms, treasure, chance)
    stacks: list[list[int]] = []
    display: list[int] = []
    for _ in range(seats):
        tiles = chance.order(REGULAR_TILES, TILE_NAMES)  # MG-SETUP-8
        display.append(sum(BIT[number] for number in tiles[: terms.open_tiles]))
        stacks.append(top_last(tiles[terms.open_tiles :]))
    warden = top_last(chance.order(REGULAR_TILES, TILE_NAMES)) if seats == 1 else []  # MG-SOLO-2
    gnome_stack = top_last(chance.order(all_gnomes(), GNOMES))  # MG-SETUP-9
    gnome_display = [gnome_stack.pop() for _ in range(terms.gnome_display)]
    gnomes = [0] * (GNOME_KINDS * GARDEN_COUNT)
    for _ in range(MUSHROOMS[start_garden]):
        gnomes[GNOME_KINDS * start_garden + gnome_stack.pop()] += 1  # MG-SETUP-10
    doors = doors_used(seats, chance)
    power_deck = top_last(chance.order(power_cards(terms.wagon), POWER))  # MG-SETUP-13
    away = [0] * AWAY
    away[AWAY_KEYS] = KINGS_KEYS[seats]  # MG-SETUP-14: in the supply
    away[AWAY_LADYBUGS] = 1
    maze = Maze(
        chance,
        0,
        terms,
        [step(TURN, first)],
        [],
        [0] * SIDE_COUNT,
        order,
        [NO_SIDE] * GARDEN_COUNT,
        0,
        [0] * GARDEN_COUNT,
        SIDES[:],
        gnomes,
        treasure,
        display,
        stacks,
        [LADYBUG_MASK] * seats,  # MG-SETUP-7
        [[NOTHING] * terms.start_bags for _ in range(seats)],  # MG-SETUP-6
        [NO_CARD] * (SLOTS * seats),
        [[] for _ in range(seats)],
        [0] * (GNOME_KINDS * seats),
        [0] * seats,
        [0] * seats,
        [[] for _ in range(seats)],
        BAGS - terms.start_bags * seats,
        gnome_display,
        gnome_stack,
        [],
        power_deck,
        [NOTHING] * POWER_COUNT,
        treasure_bag,
        CHESTS_USED[seats][:],  # MG-SETUP-12
        doors,
        [NO_SEAT] * DOOR_COUNT,
        [NO_SEAT] * DOOR_COUNT,
        warden,
        away,
    )
    deal_power(maze)  # MG-SETUP-13, MG-POWER-6
    return maze


def supply(terms: Terms, treasure: list[int], chance: Chance) -> list[int]:
    """MG-SETUP-3, MG-RULING-42: two of each colour everywhere, then the rest garden by garden.
    What is left is the treasure bag (MG-SETUP-4)."""
    bag = TREASURES[:]
    for garden in LAYOUT[terms.seats]:
        for colour in range(3):
            treasure[3 * garden + colour] = terms.fixed_treasure
            bag[colour] -= terms.fixed_treasure
    for garden in LAYOUT[terms.seats]:
        for _ in range(TREASURE_ON[garden] - 3 * terms.fixed_treasure):
            colour = chance.pick(bag, COLOURS)
            bag[colour] -= 1
            treasure[3 * garden + colour] += 1
    return bag


def doors_used(seats: int, chance: Chance) -> list[int]:
    """MG-SETUP-11: turned up one at a time, a second one of a category is put away."""
    used: list[int] = []
    for door in chance.order(list(range(DOOR_COUNT)), DOORS):
        if len(used) < DOORS_USED[seats] and all(
            DOOR_CATEGORY[door] != DOOR_CATEGORY[other] for other in used
        ):
            used.append(door)
    return sorted(used)


def all_gnomes() -> list[int]:
    return [kind for kind in range(GNOME_KINDS) for _ in range(GNOME_COUNTS[kind])]


def power_cards(wagon: bool) -> list[int]:
    """MG-VAR-1."""
    return [card for card in range(POWER_COUNT) if wagon or card != WAGON]


def top_last(pile: list[int]) -> list[int]:
    """Piles are written top first and kept top last."""
    return pile[::-1]


def prologue(maze: Maze) -> None:
    first = START_GARDEN[maze.seats]
    row = GNOME_KINDS * first
    here = some_gnomes(maze.gnomes[row : row + GNOME_KINDS])
    given: Args = {"garden": GARDEN_TITLES[first], "gnomes": here}
    maze.tell("laid-out", "MG-SETUP-10", [garden_key(first)], NOBODY, given)
    shown: list[object] = [GNOME_TITLES[kind] for kind in maze.gnome_display]
    keys = [gnome_key(kind) for kind in maze.gnome_display]
    maze.tell("gnomes-shown", "MG-SETUP-9", keys, NOBODY, {"gnomes": shown})
    for door in maze.doors:
        maze.tell(
            "door-shown",
            "MG-SETUP-11",
            [DOORS[door]],
            NOBODY,
            {"door": door_phrase(door, maze.terms.door_need[door])},
        )
    cards: list[object] = [CARD_TITLES[card] for card in maze.power_display]
    maze.tell(
        "cards-shown",
        "MG-SETUP-13",
        [card_key(card) for card in maze.power_display],
        NOBODY,
        {"cards": cards},
    )
    for card in maze.power_display:
        if CHEST_SIZE[card]:
            filled: Args = {"treasures": inside(maze.chest_fill[card])}
            maze.tell("chest-filled-shown", "MG-POWER-6", [card_key(card)], NOBODY, filled)
    for seat in range(maze.seats):
        tiles = [number for number in range(NUMBERS + 1) if maze.display[seat] & BIT[number]]
        maze.tell(
            "tiles-shown",
            "MG-SETUP-8",
            [tile_key(seat, number) for number in tiles],
            seat,
            {"tiles": list(tiles)},
        )
    maze.tell("begins", "MG-SETUP-5", [], seat_of(maze.agenda[-1]))
