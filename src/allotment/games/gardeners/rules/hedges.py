"""Constraints on hedges (GR-CON-14 to GR-CON-16, GR-CON-20 to GR-CON-23)."""

from __future__ import annotations

from ..components import ARMS, LIE_TILE
from .constraints import BIT, LIE_COUNT, Constraint, Frame, Selector, size


class Hedges(Constraint):
    """What the hedge kinds share: which hedges are connected (GR-CON-20)."""

    __slots__ = ("arms", "down", "hedges", "right")

    def __init__(self, frame: Frame, hedges: Selector, arms: list[Selector]) -> None:
        super().__init__(frame, [hedges, *arms])
        self.hedges = hedges
        self.arms = arms  # with an arm to the north, east, south, west
        self.down = 0  # connected with the square below
        self.right = 0  # connected with the square to the right

    def join(self) -> None:
        frame = self.frame
        self.down = self.arms[2].bits & (self.arms[0].bits >> frame.side)
        self.right = self.arms[1].bits & ((self.arms[3].bits & frame.not_left) >> 1)

    def path(self, seed: int) -> int:
        """All hedges connected with the seed, one by one: an open path or a loop (GR-CON-21)."""
        side = self.frame.side
        found = seed
        while True:
            grown = (
                found
                | ((found & self.down) << side)
                | ((found >> side) & self.down)
                | ((found & self.right) << 1)
                | ((found >> 1) & self.right)
            )
            if grown == found:
                return found
            found = grown


class HedgeLinked(Hedges):
    """GR-CON-14."""

    __slots__ = ()

    def grade(self) -> int:
        self.join()
        linked = self.down | (self.down << self.frame.side) | self.right | (self.right << 1)
        self.blame = self.hedges.bits & ~linked
        return size(self.blame)


class HedgePath(Hedges):
    """GR-CON-15."""

    __slots__ = ("least",)

    def __init__(self, frame: Frame, hedges: Selector, arms: list[Selector], least: int) -> None:
        super().__init__(frame, hedges, arms)
        self.least = least

    def grade(self) -> int:
        self.join()
        rest = self.hedges.bits
        longest = 0
        self.blame = self.frame.full
        while rest:
            found = self.path(rest & -rest)
            rest ^= found
            count = size(found)
            if count > longest:
                longest = count
                self.blame = self.frame.beside(found) & ~found
        return self.least - longest if longest < self.least else 0


class HedgeLoop(Hedges):
    """GR-CON-16. `around` is None where nothing need lie inside."""

    __slots__ = ("around", "drafts", "least")

    def __init__(
        self, frame: Frame, hedges: Selector, arms: list[Selector], least: int, around: Selector | None
    ) -> None:
        super().__init__(frame, hedges, arms)
        if around is not None:
            self.selectors.append(around)
        self.around = around
        self.ask(least)

    def ask(self, least: int) -> None:
        """Ask for so many tiles. The solver asks for more where another card leaves no other way."""
        self.least = least
        self.drafts = drafts(self.frame, least, self.around is not None)

    def grade(self) -> int:
        self.join()
        rest = (self.down | (self.down << self.frame.side)) & (self.right | (self.right << 1))
        while rest:  # every loop turns somewhere
            found = self.path(rest & -rest)
            rest &= ~found
            joints = size(found & self.down) + size(found & self.right)
            count = size(found)
            if joints == count and count >= self.least and self.encloses(found):
                return 0
        return self.unfinished()

    def encloses(self, loop: int) -> bool:
        """GR-CON-22: something of the right sort has no way out past the loop."""
        if self.around is None:
            return True
        frame = self.frame
        free = frame.full & ~loop
        outside = frame.group(free & frame.rings[1], free)
        return free & ~outside & self.around.bits != 0

    def unfinished(self) -> int:
        """A guide for the solver: squares that are wrong in the nearest rectangular loop; at least 1."""
        north, east, south, west = (
            self.arms[0].bits,
            self.arms[1].bits,
            self.arms[2].bits,
            self.arms[3].bits,
        )
        fewest = self.least
        self.blame = self.frame.full
        for draft in self.drafts:
            off = (draft[0] & ~north) | (draft[1] & ~east) | (draft[2] & ~south) | (draft[3] & ~west)
            wrong = size(off)
            if wrong < fewest:
                fewest = wrong
                self.blame = off
        return fewest if fewest else 1


def drafts(frame: Frame, least: int, around: bool) -> list[list[int]]:
    """Rectangular loops that the hedges in the box can form: squares that need an arm, by direction."""
    corners = straights = 0
    for lie in range(LIE_COUNT):
        if (lie == 0 or LIE_TILE[lie] != LIE_TILE[lie - 1]) and len(ARMS[lie]) == 2:
            if (ARMS[lie][0] + ARMS[lie][1]) % 2:
                corners += 1
            else:
                straights += 1
    found: list[list[int]] = []
    if corners < 4:
        return found
    for height in range(2, frame.side + 1):
        for width in range(2, frame.side + 1):
            length = 2 * (height + width) - 4
            if length < least or length - 4 > straights or (around and min(height, width) < 3):
                continue
            for top in range(frame.side - height + 1):
                for left in range(frame.side - width + 1):
                    need = [0, 0, 0, 0]
                    for step in range(height):
                        for column in (left, left + width - 1):
                            bit = BIT[(top + step) * frame.side + column]
                            if step > 0:
                                need[0] |= bit
                            if step < height - 1:
                                need[2] |= bit
                    for step in range(width):
                        for row in (top, top + height - 1):
                            bit = BIT[row * frame.side + left + step]
                            if step > 0:
                                need[3] |= bit
                            if step < width - 1:
                                need[1] |= bit
                    found.append(need)
    return found
