"""What each of many moves would bring, in a compiled loop: the table asks it of every offer."""

from __future__ import annotations

from typing import Final

from .game import Game, M, S


class Worth:
    """What a move brings: points (None where they depend on luck), whether nothing is revealed on the way,
    and whether it ends the turn."""

    __slots__ = ("last", "points", "sure")

    def __init__(self, points: int | None, sure: bool, last: bool) -> None:
        self.points = points
        self.sure = sure
        self.last = last


NOTHING: Final = Worth(0, True, False)


def worths(
    game: Game[S, M], worlds: list[S], seat: int, moves: list[M], first: list[Worth] | None = None
) -> list[Worth]:
    """In worlds that the seat can't tell apart: what holds in all of them is certain enough to tell. `first`:
    what the moves bring in another one, where luck follows each of them."""
    before = [game.scores(world)[seat] for world in worlds]
    found: list[Worth] = []
    for at in range(len(moves)):
        move = moves[at]
        if first is None and game.brings_nothing(worlds[0], seat, move):
            found.append(NOTHING)
            continue
        points, alike, sure, last = 0, True, False, False
        known = first is not None
        if first is not None:
            points = first[at].points or 0  # of one world, so there are some
        for number in range(len(worlds)):
            world = worlds[number]
            after = game.clone(world)
            game.apply(after, seat, move)
            gained = game.scores(after)[seat] - before[number]
            alike = not known or gained == points
            known = True
            points = gained
            sure = after.revealed == world.revealed
            acting = game.to_act(after)
            last = len(acting) != 1 or acting[0] != seat
            if sure or not alike:
                break
        found.append(Worth(points if alike else None, sure, last))
    return found
