"""What each of many moves would bring, in a compiled loop: the table asks it of every offer."""

from __future__ import annotations

from .game import Game, M, S


class Worth:
    """What a move brings: points (None where they depend on luck), whether nothing is revealed on the way,
    and whether it ends the turn."""

    __slots__ = ("last", "points", "sure")

    def __init__(self, points: int | None, sure: bool, last: bool) -> None:
        self.points = points
        self.sure = sure
        self.last = last


def worths(game: Game[S, M], worlds: list[S], seat: int, moves: list[M]) -> list[Worth]:
    """In worlds that the seat can't tell apart: what holds in all of them is certain enough to tell."""
    before = [game.scores(world)[seat] for world in worlds]
    found: list[Worth] = []
    for move in moves:
        points, alike, sure, last = 0, True, False, False
        for number, world in enumerate(worlds):
            after = game.clone(world)
            game.apply(after, seat, move)
            gained = game.scores(after)[seat] - before[number]
            alike = number == 0 or gained == points
            points = gained
            sure, last = after.revealed == world.revealed, game.to_act(after) != [seat]
            if sure or not alike:
                break
        found.append(Worth(points if alike else None, sure, last))
    return found
