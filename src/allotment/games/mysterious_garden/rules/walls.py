"""Wall benefits and the icon reward (MG-WALL, MG-ICON)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import (
    BAG_WALL,
    BAGS,
    CARD_TITLES,
    FIRST,
    KEY_WALL,
    LADYBUG_WALL,
    NOTHING,
    POWER,
    POWER_WALL,
    TREASURE_TITLES,
    TREASURE_WALL,
    WALLS,
)
from .model import (
    AWAY_KEYS,
    AWAY_LADYBUGS,
    BENEFIT,
    JUDGE_DOORS,
    PICK_POWER,
    PICK_TREASURE,
    REWARD,
    STOWING,
    UNLOCKING,
    Maze,
    put,
)
from .moves import (
    ICON_FIRST,
    TAKE_BAG,
    TAKE_CARD,
    TAKE_TREASURE,
    WALL_FIRST,
    MysteriousMove,
    TakeTreasure,
)
from .stow import fits_somewhere
from .words import side_key


def benefit(maze: Maze, seat: int, garden: int, number: int) -> None:
    """MG-WALL-1: what the wall beside the tile shows."""
    side = FIRST[garden] + number - 1
    wall = WALLS[side]
    if wall == BAG_WALL:
        put(maze, JUDGE_DOORS, seat)  # MG-WALL-8
        gain_bag(maze, seat, "MG-WALL-3")
    elif wall == TREASURE_WALL:
        put(maze, JUDGE_DOORS, seat)
        put(maze, PICK_TREASURE, seat)
    elif wall == LADYBUG_WALL:
        maze.ladybugs[seat] += 1
        if maze.story is not None:
            maze.tell("takes-ladybug", "MG-WALL-5", [side_key(side)], seat)
    elif wall == KEY_WALL:
        maze.keys[seat] += 1
        if maze.story is not None:
            maze.tell("takes-key", "MG-WALL-6", [side_key(side)], seat)
        put(maze, UNLOCKING, seat)
    elif wall == POWER_WALL:
        put(maze, JUDGE_DOORS, seat)
        put(maze, PICK_POWER, seat)


def wall_then_icon(maze: Maze, seat: int, garden: int, number: int) -> None:
    """MG-ICON-3: the wall's benefit, then the icon's reward; last things are put first."""
    put(maze, JUDGE_DOORS, seat)  # MG-ICON-6
    put(maze, REWARD, seat)  # MG-ICON-1
    put(maze, BENEFIT, seat, garden, number)


def icon_then_wall(maze: Maze, seat: int, garden: int, number: int) -> None:
    """MG-ICON-7."""
    put(maze, BENEFIT, seat, garden, number)
    put(maze, JUDGE_DOORS, seat)
    put(maze, REWARD, seat)
    if maze.story is not None:
        maze.tell("reward-first", "MG-ICON-7", [], seat)


def orders(maze: Maze, seat: int, offers: list[MysteriousMove]) -> None:
    """MG-ICON-7, MG-RULING-11: which comes first, where it can decide whether a treasure is kept."""
    offers.append(WALL_FIRST)
    if no_icon_first(maze, seat) is None:
        offers.append(ICON_FIRST)


def no_icon_first(maze: Maze, seat: int) -> Objection | None:
    if not maze.power_display and not bag_available(maze, seat):
        return Objection("MG-ICON-2", "no-reward")
    for colour in range(3):
        if maze.treasure_bag[colour] > 0 and not fits_somewhere(maze, seat, colour):
            return None
    return Objection("MG-ICON-7", "no-need")


def lost_benefit(maze: Maze, garden: int, number: int) -> bool:
    """MG-SOLO-5: the Warden's wall pays nobody; true if it also removes a power card."""
    side = FIRST[garden] + number - 1
    if WALLS[side] == KEY_WALL:
        maze.away[AWAY_KEYS] += 1
        if maze.story is not None:
            maze.tell("warden-covers-key", "MG-SOLO-5", [side_key(side)])
    elif WALLS[side] == LADYBUG_WALL:
        maze.away[AWAY_LADYBUGS] += 1
        if maze.story is not None:
            maze.tell("warden-covers-ladybug", "MG-SOLO-5", [side_key(side)])
    return WALLS[side] == POWER_WALL


def bag_available(maze: Maze, seat: int) -> bool:
    return maze.bags_left > 0 and len(maze.bags[seat]) < BAGS


def gain_bag(maze: Maze, seat: int, rule: str) -> None:
    """MG-WALL-3, MG-BAG-4: as the seat's next bag."""
    if bag_available(maze, seat):
        maze.bags_left -= 1
        maze.bags[seat].append(NOTHING)
        if maze.story is not None:
            number = len(maze.bags[seat])
            maze.tell("takes-bag", rule, [f"bag-{number}-{seat}"], seat, {"number": number})
    elif maze.story is not None:
        maze.tell("bags-gone", rule, [], seat)


def treasure_picks(maze: Maze, offers: list[MysteriousMove]) -> None:
    """MG-WALL-4, MG-RULING-33: colours still in the treasure bag."""
    for colour in range(3):
        if maze.treasure_bag[colour] > 0:
            offers.append(TAKE_TREASURE[colour])


def no_treasure_pick(maze: Maze, move: TakeTreasure) -> Objection | None:
    if maze.treasure_bag[move.colour] == 0:
        return Objection("MG-WALL-4", "no-treasure-left", {"treasure": TREASURE_TITLES[move.colour]})
    return None


def take_treasure(maze: Maze, seat: int, colour: int) -> None:
    maze.treasure_bag[colour] -= 1  # MG-AUTO-6
    if maze.story is not None:
        maze.tell("takes-treasure", "MG-WALL-4", [], seat, {"treasure": TREASURE_TITLES[colour]})
    put(maze, STOWING, seat, int(colour == 0), int(colour == 1), int(colour == 2))


def card_picks(maze: Maze, offers: list[MysteriousMove]) -> None:
    """MG-WALL-7, MG-ICON-1: a face-up power card."""
    for card in range(len(POWER)):
        if card in maze.power_display:
            offers.append(TAKE_CARD[card])


def no_card_pick(maze: Maze, card: int) -> Objection | None:
    if maze.power_display.count(card) == 0:
        return Objection("MG-WALL-7", "no-card-there", {"card": CARD_TITLES[card]})
    return None


def rewards(maze: Maze, seat: int, offers: list[MysteriousMove]) -> None:
    """MG-ICON-1, -2, MG-RULING-12: a face-up card or a bag, as far as there are any."""
    card_picks(maze, offers)
    if bag_available(maze, seat):
        offers.append(TAKE_BAG)


def no_bag_pick(maze: Maze, seat: int, what: int) -> Objection | None:
    if what != REWARD:
        return Objection("MG-WALL-7", "no-bag-here")
    if maze.bags_left == 0:
        return Objection("MG-ICON-2", "no-bag-left")
    if len(maze.bags[seat]) >= BAGS:
        return Objection("MG-ICON-2", "no-more-bags")
    return None
