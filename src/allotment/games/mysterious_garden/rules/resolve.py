"""Resolving a garden: the gnomes (MG-RES, MG-GNOME, MG-TRAP)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import NOBODY, Args
from ..components import (
    CLANS,
    FIRST,
    GARDEN_TITLES,
    GNOME_KINDS,
    GNOME_TITLES,
    KING,
    NO_CARD,
    NUMBERS,
    OWNER,
    SIDES,
    SLOT,
    SLOTS,
    UP,
    WARDEN,
    WARDEN_ORDER,
)
from .model import (
    AWAY_GNOMES,
    CAPTURING,
    DIVIDE,
    ESCAPE,
    JUDGE_DOORS,
    KINGS_KEY,
    TRAPPING,
    Maze,
    free_trap,
    put,
)
from .moves import CAPTURE, LOOSE, TRAP, Capture, MysteriousMove
from .words import card_key, garden_key, some_gnomes, tell_of


def lying(maze: Maze, garden: int) -> list[int]:
    """The tiles lying number side up on a garden, by number (MG-ICON-4: the others do not count)."""
    tiles = [0] * (NUMBERS + 1)
    for side in range(FIRST[garden], FIRST[garden] + SIDES[garden]):
        code = maze.sides[side]
        if UP[code]:
            tiles[UP[code]] = code
    return tiles


def resolve(maze: Maze, seat: int, garden: int) -> None:
    """MG-RES-1: the nets in descending order (MG-GNOME-1), then those left escape, then the treasure."""
    if maze.story is not None:
        given: Args = {"garden": GARDEN_TITLES[garden]}
        maze.tell("surrounded", "MG-RES-1", [garden_key(garden)], NOBODY, given)
    put(maze, DIVIDE, seat, garden)
    put(maze, ESCAPE, seat, garden)
    tiles = lying(maze, garden)
    for number in range(1, NUMBERS + 1):  # the highest is put last, so it comes first
        if tiles[number]:
            for _ in range(maze.terms.catches[number]):  # MG-GNOME-2, MG-DNET-3, MG-RULING-17
                put(maze, CAPTURING, OWNER[tiles[number]], garden, number)


def captures(maze: Maze, garden: int, offers: list[MysteriousMove]) -> None:
    """MG-GNOME-1, -3: a gnome of the garden."""
    row = GNOME_KINDS * garden
    for kind in range(GNOME_KINDS):
        if maze.gnomes[row + kind] > 0:
            offers.append(CAPTURE[kind])


def no_capture(maze: Maze, move: Capture, garden: int) -> Objection | None:
    if maze.gnomes[GNOME_KINDS * garden + move.kind] == 0:
        given: Args = {"gnome": GNOME_TITLES[move.kind], "garden": GARDEN_TITLES[garden]}
        return Objection("MG-GNOME-1", "no-such-gnome-there", given)
    return None


def capture(maze: Maze, seat: int, kind: int, garden: int, number: int) -> None:
    maze.gnomes[GNOME_KINDS * garden + kind] -= 1  # MG-AUTO-6
    if maze.story is not None:
        given: Args = {"gnome": GNOME_TITLES[kind], "number": number}
        maze.tell("catches", "MG-GNOME-1", [garden_key(garden)], seat, given)
    put(maze, JUDGE_DOORS, seat)  # MG-GNOME-9
    if kind == KING:
        put(maze, KINGS_KEY, seat)
    if free_trap(maze, seat) != NO_CARD:
        put(maze, TRAPPING, seat, kind)  # MG-TRAP-1
    else:
        keep_loose(maze, seat, kind)


def warden_captures(maze: Maze, garden: int, number: int) -> None:
    """MG-SOLO-7: in its fixed order, and out of the game."""
    for kind in WARDEN_ORDER:
        if maze.gnomes[GNOME_KINDS * garden + kind] > 0:
            maze.gnomes[GNOME_KINDS * garden + kind] -= 1
            maze.away[AWAY_GNOMES + kind] += 1
            put(maze, JUDGE_DOORS, WARDEN)  # MG-GNOME-9: after each capture, whoever made it
            if maze.story is not None:
                given: Args = {"gnome": GNOME_TITLES[kind], "number": number}
                tell_of(maze, WARDEN, "catches", "MG-SOLO-7", [garden_key(garden)], given)
            return


def keep_loose(maze: Maze, seat: int, kind: int) -> None:
    """MG-GNOME-5; MG-GNOME-6, MG-RULING-18, -19: a third loose one of a clan lets two escape."""
    at = GNOME_KINDS * seat + kind
    maze.loose[at] += 1
    if kind < CLANS and maze.loose[at] >= maze.terms.clan_limit:  # MG-GNOME-7: commoners only
        maze.loose[at] -= maze.terms.clan_escapes
        maze.away[AWAY_GNOMES + kind] += maze.terms.clan_escapes
        if maze.story is not None:
            given: Args = {"gnome": GNOME_TITLES[kind]}
            given["held"] = maze.terms.clan_limit
            given["gone"] = maze.terms.clan_escapes
            maze.tell("run-away", "MG-GNOME-6", [], seat, given)


def trappings(maze: Maze, seat: int, offers: list[MysteriousMove]) -> None:
    """MG-TRAP-1."""
    if free_trap(maze, seat) != NO_CARD:
        offers.append(TRAP)
    offers.append(LOOSE)


def no_trap(maze: Maze, seat: int) -> Objection | None:
    for card in maze.cards[seat]:
        if card == free_trap(maze, seat):
            return None
    return Objection("MG-TRAP-1", "no-empty-trap")


def trap(maze: Maze, seat: int, kind: int) -> None:
    """MG-TRAP-1, -2: on the first empty trap."""
    card = free_trap(maze, seat)
    maze.held[SLOTS * seat + SLOT[card]] = kind + 1
    if maze.story is not None:
        given: Args = {"gnome": GNOME_TITLES[kind]}
        maze.tell("traps", "MG-TRAP-1", [card_key(card)], seat, given)


def leave_loose(maze: Maze, seat: int, kind: int) -> None:
    if maze.story is not None:
        maze.tell("leaves-loose", "MG-TRAP-1", [], seat, {"gnome": GNOME_TITLES[kind]})
    keep_loose(maze, seat, kind)


def escape(maze: Maze, garden: int) -> None:
    """MG-GNOME-10: whoever was not caught leaves the game."""
    row = GNOME_KINDS * garden
    if maze.story is not None:
        here = maze.gnomes[row : row + GNOME_KINDS]
        if sum(here):
            given: Args = {
                "count": sum(here),
                "gnomes": some_gnomes(here),
                "garden": GARDEN_TITLES[garden],
            }
            maze.tell("gnomes-escape", "MG-GNOME-10", [garden_key(garden)], NOBODY, given)
    for kind in range(GNOME_KINDS):
        maze.away[AWAY_GNOMES + kind] += maze.gnomes[row + kind]
        maze.gnomes[row + kind] = 0
