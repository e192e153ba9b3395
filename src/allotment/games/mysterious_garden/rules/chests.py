"""Keys and treasure chests (MG-KEY)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Args, Phrase, Title
from ..components import KEY_CARD, LOCKS
from .model import AWAY_CARDS, AWAY_KEYS, UNLOCKING, Maze, all_keys, put
from .moves import KEEP, UNLOCK, MysteriousMove, Unlock


def unlocks(maze: Maze, seat: int, offers: list[MysteriousMove]) -> None:
    """MG-KEY-1, -3: any chest the keys open, or keep them; nothing is asked if they open none."""
    keys = all_keys(maze, seat)
    for locks in range(1, LOCKS + 1):
        if maze.chests[locks] > 0 and keys >= locks:
            offers.append(UNLOCK[locks - 1])
    if offers:
        offers.append(KEEP)


def no_unlock(maze: Maze, seat: int, move: Unlock) -> Objection | None:
    if maze.chests[move.locks] == 0:
        return Objection("MG-KEY-1", "no-chest-left", {"chest": Title("chest", {"locks": move.locks})})
    keys = maze.keys[seat]
    for card in maze.cards[seat]:
        keys += 1 if card == KEY_CARD else 0
    if keys < move.locks:
        return Objection("MG-KEY-1", "no-keys", {"locks": move.locks, "keys": keys})
    return None


def unlock(maze: Maze, seat: int, locks: int) -> None:
    """MG-KEY-2, -5: tokens are spent before the card."""
    tokens = min(locks, maze.keys[seat])
    maze.keys[seat] -= tokens
    maze.away[AWAY_KEYS] += tokens
    for _ in range(locks - tokens):
        maze.cards[seat].remove(KEY_CARD)
        maze.away[AWAY_CARDS] += 1
    maze.chests[locks] -= 1
    maze.opened[seat].append(locks)
    if maze.story is not None:
        paid: list[object] = []
        if tokens:
            paid.append(Phrase("with-keys", {"count": tokens}))
        if tokens < locks:
            paid.append(Phrase("with-key-card"))
        given: Args = {
            "chest": Title("chest", {"locks": locks}),
            "keys": paid,
            "points": maze.terms.chests[locks],
        }
        maze.tell("opens", "MG-KEY-2", [f"chest-{locks}"], seat, given)


def keep(maze: Maze, seat: int) -> None:
    if maze.story is not None:
        maze.tell("keeps-keys", "MG-KEY-1", [], seat, {"count": all_keys(maze, seat)})


def kings_key(maze: Maze, seat: int) -> None:
    """MG-GNOME-8: the king brings a key."""
    maze.keys[seat] += 1
    maze.away[AWAY_KEYS] -= 1
    if maze.story is not None:
        maze.tell("kings-key", "MG-GNOME-8", [], seat)
    put(maze, UNLOCKING, seat)
