"""Resolving a garden: the gnomes (MG-RES, MG-GNOME, MG-TRAP)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import (
    CATCHES,
    CLAN_ESCAPES,
    CLAN_LIMIT,
    CLANS,
    FIRST,
    GARDEN_NAMES,
    GNOME_KINDS,
    GNOMES,
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
from ..model import (
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
from ..moves import CAPTURE, LOOSE, TRAP, Capture, MysteriousMove
from .words import card_key, garden_key, gnome, gnome_key, who


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
        maze.tell(f"{GARDEN_NAMES[garden]} is surrounded and is resolved.", "MG-RES-1", [garden_key(garden)])
    put(maze, DIVIDE, seat, garden)
    put(maze, ESCAPE, seat, garden)
    tiles = lying(maze, garden)
    for number in range(1, NUMBERS + 1):  # the highest is put last, so it comes first
        if tiles[number]:
            for _ in range(CATCHES[number]):  # MG-GNOME-2, MG-DNET-3, MG-RULING-17
                put(maze, CAPTURING, OWNER[tiles[number]], garden, number)


def captures(maze: Maze, garden: int, offers: list[MysteriousMove]) -> None:
    """MG-GNOME-1, -3: a gnome of the garden."""
    row = GNOME_KINDS * garden
    for kind in range(GNOME_KINDS):
        if maze.gnomes[row + kind] > 0:
            offers.append(CAPTURE[kind])


def no_capture(maze: Maze, move: Capture, garden: int) -> Objection | None:
    if maze.gnomes[GNOME_KINDS * garden + move.kind] == 0:
        return Objection("MG-GNOME-1", f"no {GNOMES[move.kind]} is in {GARDEN_NAMES[garden]}")
    return None


def capture(maze: Maze, seat: int, kind: int, garden: int, number: int) -> None:
    maze.gnomes[GNOME_KINDS * garden + kind] -= 1  # MG-AUTO-6
    if maze.story is not None:
        maze.tell(
            f"{who(seat)} {gnome(kind)} captured with tile {number}.",
            "MG-GNOME-1",
            [gnome_key(kind), garden_key(garden)],
        )
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
                maze.tell(
                    f"{who(WARDEN)} {gnome(kind)} caught with tile {number}; it leaves the game.",
                    "MG-SOLO-7",
                    [gnome_key(kind), garden_key(garden)],
                )
            return


def keep_loose(maze: Maze, seat: int, kind: int) -> None:
    """MG-GNOME-5; MG-GNOME-6, MG-RULING-18, -19: a third loose one of a clan lets two escape."""
    at = GNOME_KINDS * seat + kind
    maze.loose[at] += 1
    if kind < CLANS and maze.loose[at] >= CLAN_LIMIT:  # MG-GNOME-7: commoners only
        maze.loose[at] -= CLAN_ESCAPES
        maze.away[AWAY_GNOMES + kind] += CLAN_ESCAPES
        if maze.story is not None:
            maze.tell(
                f"{who(seat)} three {GNOMES[kind]} gnomes are too many; {CLAN_ESCAPES} of them escape.",
                "MG-GNOME-6",
                [gnome_key(kind)],
            )


def trappings(maze: Maze, seat: int, offers: list[MysteriousMove]) -> None:
    """MG-TRAP-1."""
    if free_trap(maze, seat) != NO_CARD:
        offers.append(TRAP)
    offers.append(LOOSE)


def no_trap(maze: Maze, seat: int) -> Objection | None:
    for card in maze.cards[seat]:
        if card == free_trap(maze, seat):
            return None
    return Objection("MG-TRAP-1", "no gnome trap is empty")


def trap(maze: Maze, seat: int, kind: int) -> None:
    """MG-TRAP-1, -2: on the first empty trap."""
    card = free_trap(maze, seat)
    maze.held[SLOTS * seat + SLOT[card]] = kind + 1
    if maze.story is not None:
        maze.tell(f"{who(seat)} the gnome goes on a trap.", "MG-TRAP-1", [gnome_key(kind), card_key(card)])


def leave_loose(maze: Maze, seat: int, kind: int) -> None:
    if maze.story is not None:
        maze.tell(f"{who(seat)} no trap is used.", "MG-TRAP-1", [gnome_key(kind)])
    keep_loose(maze, seat, kind)


def escape(maze: Maze, garden: int) -> None:
    """MG-GNOME-10: whoever was not caught leaves the game."""
    gone: list[str] = []
    for kind in range(GNOME_KINDS):
        at = GNOME_KINDS * garden + kind
        for _ in range(maze.gnomes[at]):
            gone.append(GNOMES[kind])
        maze.away[AWAY_GNOMES + kind] += maze.gnomes[at]
        maze.gnomes[at] = 0
    if gone and maze.story is not None:
        maze.tell(
            f"Uncaught, these gnomes escape from {GARDEN_NAMES[garden]}: {', '.join(gone)}.",
            "MG-GNOME-10",
            [garden_key(garden)],
        )
