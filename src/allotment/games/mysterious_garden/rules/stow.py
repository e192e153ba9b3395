"""Containers and stowing (MG-BAG, MG-STOW)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args
from ..components import (
    BAGS,
    BIT,
    CONTAINER_COUNT,
    CONTAINER_KINDS,
    CONTAINER_TITLES,
    COUNT,
    FIRST_TRAP,
    MORE,
    NO_CARD,
    NOTHING,
    ROOM,
    SLOT,
    SLOT_CARDS,
    SLOTS,
    TOTAL,
    TREASURE_TITLES,
)
from .model import STOWING, Maze, a_of, b_of, c_of, put
from .moves import EMPTY, LOSE, STOW, Empty, MysteriousMove, Stow
from .words import container_key, inside, some


def contents(maze: Maze, seat: int, container: int) -> int:
    """What is in a container; NO_CARD if the seat does not have it."""
    if container >= BAGS:
        return maze.held[SLOTS * seat + container - BAGS]
    bags = maze.bags[seat]
    return bags[container] if container < len(bags) else NO_CARD


def stows(maze: Maze, seat: int, now: int, offers: list[MysteriousMove]) -> None:
    """MG-STOW-1 to -4, of the hand in the step."""
    mine: list[int] = []  # containers on offer, in table order
    inside: list[int] = []  # and what they hold
    bags = maze.bags[seat]
    seen = 0
    for bag in range(len(bags)):
        bit = BIT[bags[bag]]
        if not seen & bit:  # MG-STOW-5: one of several alike
            seen |= bit
            mine.append(bag)
            inside.append(bags[bag])
    for slot in range(FIRST_TRAP):
        held = maze.held[SLOTS * seat + slot]
        if held != NO_CARD and not shadowed(maze, seat, slot, held):
            mine.append(BAGS + slot)
            inside.append(held)
    hand = [a_of(now), b_of(now), c_of(now)]
    all_stuck = True
    for colour in range(3):
        if hand[colour]:
            for place in range(len(mine)):
                if ROOM[CONTAINER_KINDS[mine[place]]][3 * inside[place] + colour]:
                    all_stuck = False
                    offers.append(STOW[CONTAINER_COUNT * colour + mine[place]])
    for place in range(len(mine)):
        for colour in range(3):
            if hand[colour] and makes_room(mine[place], inside[place], colour):
                offers.append(EMPTY[mine[place]])
                break
    if all_stuck:
        offers.append(LOSE)  # MG-STOW-4


def makes_room(container: int, held: int, colour: int) -> bool:
    """MG-STOW-3, MG-RULING-24: the colour does not fit beside what is in there, some of another colour."""
    different = TOTAL[held] > COUNT[3 * held + colour]
    return different and not ROOM[CONTAINER_KINDS[container]][3 * held + colour]


def shadowed(maze: Maze, seat: int, slot: int, held: int) -> bool:
    """MG-STOW-5 among cards: one of the same kind with the same contents was taken earlier."""
    kind = CONTAINER_KINDS[BAGS + slot]
    for card in maze.cards[seat]:
        other = SLOT[card]
        if other == slot:
            return False
        if 0 <= other < FIRST_TRAP and CONTAINER_KINDS[BAGS + other] == kind:
            if maze.held[SLOTS * seat + other] == held:
                return True
    return False


def fits_somewhere(maze: Maze, seat: int, colour: int) -> bool:
    for container in range(CONTAINER_COUNT):
        held = contents(maze, seat, container)
        if held != NO_CARD and ROOM[CONTAINER_KINDS[container]][3 * held + colour]:
            return True
    return False


def no_container(maze: Maze, seat: int, container: int) -> Objection | None:
    """Why not: the seat lacks it, or an identical one comes first."""
    held = contents(maze, seat, container)
    if held == NO_CARD:
        return Objection("MG-BAG-4", "no-such-bag", {"bag": CONTAINER_TITLES[container]})
    earlier: list[int] = list(range(min(container, BAGS)))
    if container >= BAGS:
        for card in maze.cards[seat]:
            if card == SLOT_CARDS[container - BAGS]:
                break
            if 0 <= SLOT[card] < FIRST_TRAP:
                earlier.append(BAGS + SLOT[card])
    for other in earlier:
        if CONTAINER_KINDS[other] == CONTAINER_KINDS[container] and contents(maze, seat, other) == held:
            return Objection("MG-STOW-5", "no-bag-alike", {"bag": CONTAINER_TITLES[other]})
    return None


def no_stow(maze: Maze, seat: int, now: int, move: Stow) -> Objection | None:
    if [a_of(now), b_of(now), c_of(now)][move.colour] == 0:
        return Objection("MG-STOW-1", "no-such-treasure", {"treasure": TREASURE_TITLES[move.colour]})
    held = contents(maze, seat, move.container)
    if held != NO_CARD and not ROOM[CONTAINER_KINDS[move.container]][3 * held + move.colour]:
        given: Args = {"treasure": TREASURE_TITLES[move.colour], "bag": CONTAINER_TITLES[move.container]}
        return Objection("MG-STOW-1", "no-room", given)
    return no_container(maze, seat, move.container)


def no_empty(maze: Maze, seat: int, now: int, move: Empty) -> Objection | None:
    why = no_container(maze, seat, move.container)
    if why is not None:
        return why
    hand = [a_of(now), b_of(now), c_of(now)]
    held = contents(maze, seat, move.container)
    for colour in range(3):
        if hand[colour] and COUNT[3 * held + (colour + 1) % 3] + COUNT[3 * held + (colour + 2) % 3] > 0:
            if not ROOM[CONTAINER_KINDS[move.container]][3 * held + colour]:
                return None
    return Objection("MG-STOW-3", "no-emptying", {"bag": CONTAINER_TITLES[move.container]})


def no_lose(maze: Maze, seat: int, now: int) -> Objection | None:
    hand = [a_of(now), b_of(now), c_of(now)]
    for colour in range(3):
        if hand[colour] and fits_somewhere(maze, seat, colour):
            return Objection("MG-STOW-2", "no-losing", {"treasure": TREASURE_TITLES[colour]})
    return None


def fill(maze: Maze, seat: int, container: int, inside: int) -> None:
    if container >= BAGS:
        maze.held[SLOTS * seat + container - BAGS] = inside
    else:
        maze.bags[seat][container] = inside


def stow(maze: Maze, seat: int, now: int, move: Stow) -> None:
    """MG-STOW-1, -6."""
    fill(maze, seat, move.container, MORE[3 * contents(maze, seat, move.container) + move.colour])
    if maze.story is not None:
        given: Args = {"treasure": TREASURE_TITLES[move.colour], "bag": CONTAINER_TITLES[move.container]}
        maze.tell("stows", "MG-STOW-1", [container_key(seat, move.container)], seat, given)
    in_hand(
        maze,
        seat,
        a_of(now) - (1 if move.colour == 0 else 0),
        b_of(now) - (1 if move.colour == 1 else 0),
        c_of(now) - (1 if move.colour == 2 else 0),
    )


def empty(maze: Maze, seat: int, now: int, move: Empty) -> None:
    """MG-STOW-3, MG-STOW-7."""
    held = contents(maze, seat, move.container)
    for colour in range(3):
        maze.away[colour] += COUNT[3 * held + colour]
    fill(maze, seat, move.container, NOTHING)
    if maze.story is not None:
        given: Args = {"bag": CONTAINER_TITLES[move.container], "treasures": inside(held)}
        maze.tell("empties", "MG-STOW-3", [container_key(seat, move.container)], seat, given)
    in_hand(maze, seat, a_of(now), b_of(now), c_of(now))


def lose(maze: Maze, seat: int, now: int) -> None:
    """MG-STOW-4, MG-STOW-7."""
    hand = [a_of(now), b_of(now), c_of(now)]
    for colour in range(3):
        maze.away[colour] += hand[colour]
    if maze.story is not None:
        maze.tell("loses", "MG-STOW-4", [], seat, {"treasures": some(hand)})


def in_hand(maze: Maze, seat: int, red: int, blue: int, yellow: int) -> None:
    if red + blue + yellow > 0:
        put(maze, STOWING, seat, red, blue, yellow)
