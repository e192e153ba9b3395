"""Power cards (MG-POWER)."""

from __future__ import annotations

from ....kernel.story import NOBODY
from ..components import (
    CARD_TITLES,
    CHEST_SIZE,
    COLOURS,
    COUNT,
    KEY_CARD,
    LADYBUG_CARD,
    MORE,
    NO_CARD,
    NO_SLOT,
    NOTHING,
    SLOT,
    SLOTS,
    TOTAL,
)
from .model import AWAY_CARDS, AWAY_LADYBUGS, DEAL_POWER, STOWING, UNLOCKING, Maze, put
from .words import card_key, inside


def take_card(maze: Maze, seat: int, card: int) -> None:
    """MG-POWER-1, MG-RULING-13: its effect first, then the display is filled."""
    maze.power_display.remove(card)
    if maze.story is not None:
        maze.tell("takes-card", "MG-POWER-1", [card_key(card)], seat, {"card": CARD_TITLES[card]})
    put(maze, DEAL_POWER, 0)
    if CHEST_SIZE[card]:  # MG-POWER-6
        fill = maze.chest_fill[card]
        maze.chest_fill[card] = NOTHING
        maze.away[AWAY_CARDS] += 1
        if TOTAL[fill]:
            put(maze, STOWING, seat, COUNT[3 * fill], COUNT[3 * fill + 1], COUNT[3 * fill + 2])
        return
    maze.cards[seat].append(card)  # MG-POWER-2
    if SLOT[card] != NO_SLOT:
        if maze.held[SLOTS * seat + SLOT[card]] == NO_CARD:  # MG-RULING-46: a second copy adds nothing
            maze.held[SLOTS * seat + SLOT[card]] = NOTHING  # MG-POWER-3, -4: empty
    elif card == KEY_CARD:
        put(maze, UNLOCKING, seat)  # MG-POWER-9, MG-RULING-32
    elif card == LADYBUG_CARD:
        maze.ladybugs[seat] += 1  # MG-POWER-10
        maze.away[AWAY_LADYBUGS] -= 1
        if maze.story is not None:
            maze.tell("ladybug-with-card", "MG-POWER-10", [card_key(card)], seat)


def deal_power(maze: Maze) -> None:
    """MG-POWER-1: fill the display to three."""
    while len(maze.power_display) < maze.terms.power_display and maze.power_deck:
        card = maze.power_deck.pop()
        maze.power_display.append(card)
        maze.revealed += 1  # MG-HIDE-4
        if maze.story is not None:
            maze.tell("card-turned", "MG-POWER-1", [card_key(card)], NOBODY, {"card": CARD_TITLES[card]})
        if CHEST_SIZE[card]:
            fill_chest(maze, card)


def fill_chest(maze: Maze, card: int) -> None:
    """MG-POWER-6, MG-RULING-34: from the treasure bag at random, as far as it goes."""
    fill = NOTHING
    for _ in range(CHEST_SIZE[card]):
        if maze.treasure_bag[0] + maze.treasure_bag[1] + maze.treasure_bag[2] == 0:
            break
        colour = maze.chance.pick(maze.treasure_bag, COLOURS)
        maze.treasure_bag[colour] -= 1
        fill = MORE[3 * fill + colour]
    maze.chest_fill[card] = fill
    if maze.story is not None:
        maze.tell("chest-filled", "MG-POWER-6", [card_key(card)], NOBODY, {"treasures": inside(fill)})


def remove_leftmost(maze: Maze) -> None:
    """MG-SOLO-5: the Warden's tile on a power side takes a card, with what is on it, out of the game."""
    if not maze.power_display:
        return
    card = maze.power_display.pop(0)
    maze.away[AWAY_CARDS] += 1
    fill = maze.chest_fill[card]
    for colour in range(3):
        maze.away[colour] += COUNT[3 * fill + colour]
    maze.chest_fill[card] = NOTHING
    if maze.story is not None:
        maze.tell("warden-removes-card", "MG-SOLO-5", [card_key(card)], NOBODY, {"card": CARD_TITLES[card]})
    put(maze, DEAL_POWER, 0)
