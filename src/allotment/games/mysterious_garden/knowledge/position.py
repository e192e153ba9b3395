"""A position written down (MG-POS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.game import Position
from ..components import (
    BIT,
    CHEST_SIZE,
    COLOURS,
    CONTENT_TEXTS,
    DOORS,
    FIRST,
    FIRST_TRAP,
    FREE_TRAP,
    GARDENS,
    GNOME_KINDS,
    GNOMES,
    LAYOUT,
    LOCKS,
    NO_CARD,
    NUMBERS,
    POWER,
    SIDE_NAMES,
    SIDES,
    SLOT_CARDS,
    SLOTS,
    TILE_TEXTS,
    WARDEN,
)
from ..rules.model import (
    NO_SIDE,
    STEPS,
    WAITING,
    Maze,
    Terms,
    a_of,
    b_of,
    c_of,
    seat_of,
    what_of,
)
from ..rules.scoring import CATEGORIES, band, parts, ranks, scores

if TYPE_CHECKING:
    from .view import Player, Plot, Written

# What a step's text names after its own name: s a seat, w a seat or the Warden, g a garden, d a side,
# n a number, k a kind of gnome
ARGUMENTS: Final = [
    "s", "wgn", "", "sg", "wgd", "s", "s", "", "s", "s", "snnn", "w", "wg", "wgn", "sk", "s", "wg", "wg",
    "sg", "wg", "w", "", "sgd",
]  # fmt: skip


def step_text(step: int) -> str:
    """A step as it is written: "capture 1 sq-1 9"."""
    words = [STEPS[what_of(step)]]
    values = [a_of(step), b_of(step), c_of(step)]
    at = 0
    for argument in ARGUMENTS[what_of(step)]:
        if argument in "sw":
            words.append("w" if seat_of(step) == WARDEN else str(seat_of(step)))
            continue
        if argument == "g":
            words.append(GARDENS[values[at]])
        elif argument == "k":
            words.append(GNOMES[values[at]])
        else:
            words.append(str(values[at]))
        at += 1
    return " ".join(words)


def dump(maze: Maze, terms: Terms) -> Position:
    """Every field of the SPEC's section 10."""
    position: Position = {}
    for name, value in written(maze, terms).items():
        if name == "scores":
            position["chance"] = list(maze.chance.planned)
        position[name] = value
    return position


def written(maze: Maze, terms: Terms) -> Written:
    """All but the luck to come."""
    over = not maze.agenda
    points = scores(maze)
    position: Written = {
        "options": terms.options(),
        "agenda": [step_text(step) for step in reversed(maze.agenda)],
        "to_act": -1 if over else seat_of(maze.agenda[-1]),
        "phase": "over" if over else STEPS[what_of(maze.agenda[-1])],
        "over": over,
        "gardens": {
            GARDENS[garden]: garden_table(maze, garden)
            for garden in LAYOUT[maze.seats]
            if maze.order[garden] > WAITING
        },
        "waiting": {
            GARDENS[garden]: treasure_table(maze.treasure[3 * garden : 3 * garden + 3])
            for garden in LAYOUT[maze.seats]
            if maze.order[garden] == WAITING
        },
        "players": {str(seat): player_table(maze, seat) for seat in range(maze.seats)},
        "bags_left": maze.bags_left,
        "gnome_display": [GNOMES[kind] for kind in maze.gnome_display],
        "gnome_stack": [GNOMES[kind] for kind in reversed(maze.gnome_stack)],
        "power_display": [POWER[card] for card in maze.power_display],
        "power_deck": [POWER[card] for card in reversed(maze.power_deck)],
        "chest_fill": {
            POWER[card]: CONTENT_TEXTS[maze.chest_fill[card]]
            for card in maze.power_display
            if CHEST_SIZE[card]
        },
        "treasure_bag": treasure_table(maze.treasure_bag),
        "chests": {str(locks): maze.chests[locks] for locks in range(1, LOCKS + 1)},
        "doors": {
            DOORS[door]: {"first": maze.first[door], "second": maze.second[door]} for door in maze.doors
        },
        "scores": points,
    }
    if maze.seats == 1:
        position["warden"] = {"stack": maze.warden[::-1]}
    if over:
        places = ranks(maze)
        position["ranks"] = places
        position["winners"] = [seat for seat in range(maze.seats) if places[seat] == 1]
        if maze.seats == 1:
            position["band"] = band(terms, points[0])
    return position


def garden_table(maze: Maze, garden: int) -> Plot:
    side = maze.attached[garden]
    return {
        "order": maze.order[garden],
        "attached": "" if side == NO_SIDE else SIDE_NAMES[side],
        "sides": [
            TILE_TEXTS[maze.sides[side]] for side in range(FIRST[garden], FIRST[garden] + SIDES[garden])
        ],
        "gnomes": gnome_table(maze.gnomes[GNOME_KINDS * garden : GNOME_KINDS * garden + GNOME_KINDS]),
        "treasure": treasure_table(maze.treasure[3 * garden : 3 * garden + 3]),
    }


def player_table(maze: Maze, seat: int) -> Player:
    points = parts(maze, seat)
    table: dict[str, int] = {name: points[line] for line, name in enumerate(CATEGORIES)}
    table["total"] = sum(points)
    held: dict[str, str] = {}
    for slot in range(SLOTS):
        inside = maze.held[SLOTS * seat + slot]
        if inside == NO_CARD:
            continue
        if slot < FIRST_TRAP:
            held[POWER[SLOT_CARDS[slot]]] = CONTENT_TEXTS[inside]
        else:
            held[POWER[SLOT_CARDS[slot]]] = "" if inside == FREE_TRAP else GNOMES[inside - 1]
    return {
        "display": numbers(maze.display[seat]),
        "stack": maze.stacks[seat][::-1],
        "ladybug_tiles": numbers(maze.ladybug_tiles[seat]),
        "bags": [CONTENT_TEXTS[inside] for inside in maze.bags[seat]],
        "held": held,
        "cards": [POWER[card] for card in maze.cards[seat]],
        "gnomes": gnome_table(maze.loose[GNOME_KINDS * seat : GNOME_KINDS * seat + GNOME_KINDS]),
        "keys": maze.keys[seat],
        "ladybugs": maze.ladybugs[seat],
        "chests": maze.opened[seat][:],
        "points": table,
    }


def numbers(mask: int) -> list[int]:
    return [number for number in range(1, NUMBERS + 1) if mask & BIT[number]]


def gnome_table(counts: list[int]) -> dict[str, int]:
    return {GNOMES[kind]: counts[kind] for kind in range(GNOME_KINDS)}


def treasure_table(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: counts[colour] for colour in range(3)}
