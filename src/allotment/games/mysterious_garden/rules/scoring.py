"""The score pad, ranks and the solo bands (MG-SCORE, MG-END-2, MG-SOLO-9)."""

from __future__ import annotations

from typing import Final

from ....kernel.result import PadLine, ranked
from ..components import (
    BANDS,
    BLUES,
    CLANS,
    COLLECTION,
    FIRST_TRAP,
    KING,
    LADYBUG_CARD,
    LADYBUG_CARD_POINTS,
    NOTHING,
    QUEEN,
    RED_BONUS,
    REDS,
    SLOTS,
    UNMATCHED_TWO,
    UNUSED_POINTS,
    WILD,
    WILD_CARD,
    YELLOWS,
)
from .doors import all_contents, all_gnomes
from .model import Maze, Terms, all_keys, ladybug_tiles_left

CATEGORIES: Final = ["treasures", "gnomes", "chests", "doors", "power", "tokens"]
RULES: Final = ["MG-SCORE-2", "MG-SCORE-3", "MG-SCORE-7", "MG-SCORE-8", "MG-SCORE-9", "MG-SCORE-11"]


def parts(maze: Maze, seat: int) -> list[int]:
    """Points by category, as if the game ended now (MG-SCORE-1)."""
    return [
        treasure_points(maze, seat),
        gnome_points(maze, seat),
        chest_points(maze, seat),
        door_points(maze, seat),
        power_points(maze, seat),
        token_points(maze, seat),
    ]


def treasure_points(maze: Maze, seat: int) -> int:
    """MG-SCORE-2, MG-RULING-22: pairs over all containers together."""
    red = 0
    blue = 0
    yellow = 0
    for held in maze.bags[seat]:
        red += REDS[held]
        blue += BLUES[held]
        yellow += YELLOWS[held]
    for slot in range(FIRST_TRAP):
        held = maze.held[SLOTS * seat + slot]
        if held > NOTHING:
            red += REDS[held]
            blue += BLUES[held]
            yellow += YELLOWS[held]
    pairs = blue if blue < yellow else yellow
    single = blue + yellow - 2 * pairs
    terms = maze.terms
    return red * terms.gem + pairs * terms.treasure_pair + single * UNMATCHED_TWO // 2


def gnome_points(maze: Maze, seat: int) -> int:
    """MG-POWER-8, MG-RULING-21: the wild card counts as a wild gnome."""
    return gnomes_worth(maze.terms, all_gnomes(maze, seat), maze.cards[seat].count(WILD_CARD))


def gnomes_worth(terms: Terms, gnomes: list[int], wild_cards: int) -> int:
    """MG-SCORE-3 to -6: as many pairs as possible."""
    wilds = gnomes[WILD] + wild_cards
    pairs = 0
    odd = 0
    for clan in range(CLANS):
        pairs += gnomes[clan] // 2
        odd += gnomes[clan] % 2
    with_wild = wilds if wilds < odd else odd  # MG-SCORE-4, MG-RULING-20
    wilds -= with_wild
    pairs += with_wild + wilds // 2
    singles = odd - with_wild + wilds % 2 + gnomes[QUEEN] + gnomes[KING]  # MG-SCORE-5
    if gnomes[QUEEN]:
        return pairs * terms.queens_pair + singles * terms.queens_gnome  # MG-SCORE-6
    return pairs * terms.gnome_pair + singles * terms.gnome


def chest_points(maze: Maze, seat: int) -> int:
    """MG-SCORE-7."""
    points = 0
    for locks in maze.opened[seat]:
        points += maze.terms.chests[locks]
    return points


def door_points(maze: Maze, seat: int) -> int:
    """MG-SCORE-8."""
    points = 0
    for door in maze.doors:
        if maze.first[door] == seat:
            points += maze.terms.door_first
        if maze.second[door] == seat:
            points += maze.terms.door_second
    return points


def power_points(maze: Maze, seat: int) -> int:
    """MG-SCORE-8 to -10, MG-RULING-30, MG-RULING-40."""
    points = 0
    for slot in range(SLOTS):
        if maze.held[SLOTS * seat + slot] == NOTHING:  # an empty container, or FREE_TRAP
            points += UNUSED_POINTS[slot]
    for card in maze.cards[seat]:
        if RED_BONUS[card]:
            for held in all_contents(maze, seat):
                if REDS[held] >= maze.terms.red_bonus_from:
                    points += maze.terms.red_bonus
        elif card == LADYBUG_CARD:
            points += LADYBUG_CARD_POINTS
        elif card == COLLECTION:
            clans = 0
            gnomes = all_gnomes(maze, seat)
            for clan in range(CLANS):
                if gnomes[clan]:
                    clans += 1
            points += maze.terms.collection_all if clans == CLANS else clans * maze.terms.collection_each
    return points


def token_points(maze: Maze, seat: int) -> int:
    """MG-SCORE-11."""
    return all_keys(maze, seat) * maze.terms.key + maze.ladybugs[seat] * maze.terms.ladybug


def scores(maze: Maze) -> list[int]:
    return [sum(parts(maze, seat)) for seat in range(maze.seats)]


def pad(maze: Maze) -> list[PadLine]:
    columns = [parts(maze, seat) for seat in range(maze.seats)]
    return [
        PadLine(f"pad-{CATEGORIES[line]}", RULES[line], [column[line] for column in columns])
        for line in range(len(CATEGORIES))
    ]


def ranks(maze: Maze) -> list[int]:
    """MG-END-2: points, then ladybug tiles left in the reserve."""
    points = scores(maze)
    return ranked([[points[seat], ladybug_tiles_left(maze, seat)] for seat in range(maze.seats)])


def band(terms: Terms, points: int) -> str:
    """MG-SOLO-9: the highest band that is reached."""
    name = BANDS[0]
    for place in range(len(BANDS)):
        if points >= terms.bands[place]:
            name = BANDS[place]
    return name
