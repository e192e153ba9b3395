"""Constraints: a closed language and its one evaluator (GR-CON).

A garden of side n is read as sets of squares, one bit a square, row by row from the top left. Every selector
of every constraint is such a set; a constraint's `grade` counts how far the garden is from meeting it and is
0 exactly if it is met. The game asks only whether it is 0, the solver walks downhill on it.

In play only complete gardens are evaluated. On a partial one an empty square matches no selector and stops
nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from ..components import LIE_TILE

LIE_COUNT: Final = len(LIE_TILE)
BIT: Final = [1 << place for place in range(61)]
POPULATION: Final = [bin(bits).count("1") for bits in range(4096)]


def size(bits: int) -> int:
    """How many squares a set has."""
    return POPULATION[bits & 4095] + POPULATION[(bits >> 12) & 4095] + POPULATION[bits >> 24]


class Frame:
    """The squares of a garden of side n (GR-CON-2)."""

    __slots__ = (
        "bottom",
        "corners",
        "full",
        "left",
        "not_left",
        "not_right",
        "right",
        "rings",
        "side",
        "top",
    )

    def __init__(self, side: int) -> None:
        self.side = side
        self.full = BIT[side * side] - 1
        self.top = BIT[side] - 1
        self.bottom = self.top << side * (side - 1)
        self.left = 0
        for row in range(side):
            self.left |= BIT[row * side]
        self.right = self.left << side - 1
        self.not_left = self.full & ~self.left
        self.not_right = self.full & ~self.right
        self.corners = (self.top | self.bottom) & (self.left | self.right)
        self.rings: list[int] = []  # the outermost 0, 1, 2 ... rings
        for depth in range((side + 1) // 2 + 1):
            ring = 0
            for square in range(side * side):
                row, column = square // side, square % side
                if min(row, column, side - 1 - row, side - 1 - column) < depth:
                    ring |= BIT[square]
            self.rings.append(ring)

    def beside(self, bits: int) -> int:
        """All squares adjacent to one of these."""
        return (
            ((bits << self.side) & self.full)
            | (bits >> self.side)
            | ((bits & self.not_right) << 1)
            | ((bits & self.not_left) >> 1)
        )

    def near(self, bits: int) -> int:
        """All squares that surround one of these, corners included."""
        row = ((bits & self.not_right) << 1) | ((bits & self.not_left) >> 1)
        wide = bits | row
        return row | ((wide << self.side) & self.full) | (wide >> self.side)

    def group(self, seed: int, within: int) -> int:
        """What hangs together with the seed inside a set."""
        found = seed
        while True:
            grown = (found | self.beside(found)) & within
            if grown == found:
                return found
            found = grown


class Selector:
    """The lies that a selector of the language matches (GR-CON-1), and the squares where they are now."""

    __slots__ = ("bits", "flag", "matches")

    def __init__(self, number: int, matches: list[bool]) -> None:
        self.flag = BIT[number]  # its own bit, where sets of selectors are meant
        self.matches = matches
        self.bits = 0


class Constraint(ABC):
    """One condition on a garden. `selectors` are all that it looks at."""

    __slots__ = ("blame", "frame", "selectors")

    def __init__(self, frame: Frame, selectors: list[Selector]) -> None:
        self.frame = frame
        self.selectors = selectors
        self.blame = 0  # squares where a change would help, as of the last grade above 0

    @abstractmethod
    def grade(self) -> int:
        """How far the garden is from meeting it: 0 exactly if it does."""


class Proximity(Constraint):
    """GR-CON-5. With `same` there is a pair of selectors for every element."""

    __slots__ = ("least", "of", "to")

    def __init__(self, frame: Frame, of: list[Selector], to: list[Selector], least: int) -> None:
        super().__init__(frame, of + to)
        self.of = of
        self.to = to
        self.least = least

    def grade(self) -> int:
        wrong = 0
        frame = self.frame
        self.blame = 0
        for place in range(len(self.of)):
            of = self.of[place].bits
            to = self.to[place].bits
            lonely = of & ~frame.beside(to)
            self.blame |= lonely
            wrong += size(lonely)
            if self.least > 1:
                wrong += self.missing(of, to)
        return wrong

    def missing(self, of: int, to: int) -> int:
        """What is missing of the second to the `least`-th neighbour."""
        frame = self.frame
        north = (to << frame.side) & frame.full
        south = to >> frame.side
        west = (to & frame.not_right) << 1
        east = (to & frame.not_left) >> 1
        one, other = north & south, west & east
        either, neither = north | south, west | east
        two = one | other | (either & neither)
        three = (one & neither) | (other & either)
        four = one & other
        short = of & ~two
        wrong = size(short)
        if self.least > 2:
            short = of & ~three
            wrong += size(short)
        if self.least > 3:
            short = of & ~four
            wrong += size(short)
        if self.least > 4:  # no square has more than four neighbours
            short = of
            wrong += (self.least - 4) * size(of)
        self.blame |= short
        return wrong


class Removal(Constraint):
    """GR-CON-6."""

    __slots__ = ("away", "diagonal", "of")

    def __init__(self, frame: Frame, of: Selector, away: Selector, diagonal: bool) -> None:
        super().__init__(frame, [of, away])
        self.of = of
        self.away = away
        self.diagonal = diagonal

    def grade(self) -> int:
        away = self.away.bits
        around = self.frame.near(away) if self.diagonal else self.frame.beside(away)
        self.blame = self.of.bits & around
        return size(self.blame)


class Agglomeration(Constraint):
    """GR-CON-7."""

    __slots__ = ("groups", "least", "of")

    def __init__(self, frame: Frame, of: Selector, least: int, groups: int) -> None:
        super().__init__(frame, [of])
        self.of = of
        self.least = least
        self.groups = groups

    def grade(self) -> int:
        rest = self.of.bits
        if self.groups > 1:
            return self.several(rest)
        largest = 0
        while rest:
            found = self.frame.group(rest & -rest, rest)
            rest ^= found
            count = size(found)
            if count > largest:
                largest = count
                if largest >= self.least:
                    return 0
                self.blame = self.frame.beside(found) & ~self.of.bits
        return self.least - largest

    def several(self, rest: int) -> int:
        sizes = [0] * self.groups
        self.blame = self.frame.beside(rest) & ~rest
        while rest:
            found = self.frame.group(rest & -rest, rest)
            rest ^= found
            sizes.append(size(found))
        sizes.sort()
        wrong = 0
        for count in sizes[len(sizes) - self.groups :]:
            if count < self.least:
                wrong += self.least - count
        return wrong


class Panorama(Constraint):
    """GR-CON-8, GR-CON-18, GR-CON-19: what each bench sees, looking straight ahead."""

    __slots__ = ("avoid", "benches", "blocks", "least", "to")

    def __init__(
        self,
        frame: Frame,
        benches: list[Selector],
        to: Selector,
        least: int,
        blocks: Selector,
        avoid: Selector,
    ) -> None:
        super().__init__(frame, [*benches, to, blocks, avoid])
        self.benches = benches  # those that face north, east, south, west
        self.to = to
        self.least = least
        self.blocks = blocks
        self.avoid = avoid

    def grade(self) -> int:
        wrong = 0
        self.blame = 0
        for facing in range(4):
            benches = self.benches[facing].bits
            while benches:
                bench = benches & -benches
                benches ^= bench
                complaints = self.complaints(bench, facing)
                if complaints:
                    wrong += complaints
                    self.blame |= bench
        return wrong

    def complaints(self, bench: int, facing: int) -> int:
        frame = self.frame
        to = self.to.bits
        avoid = self.avoid.bits
        blocks = self.blocks.bits
        seen = 0
        wrong = 0
        sight = bench
        while True:
            if facing == 0:
                sight = sight >> frame.side
            elif facing == 1:
                sight = (sight & frame.not_right) << 1
            elif facing == 2:
                sight = (sight << frame.side) & frame.full
            else:
                sight = (sight & frame.not_left) >> 1
            if not sight:
                break
            if sight & to:
                seen += 1
            if sight & avoid:
                wrong += 1
            if sight & blocks:
                break
        if seen < self.least:
            wrong += self.least - seen
        return wrong


class Link(Constraint):
    """GR-CON-9, GR-RULING-29: a way from one side to the opposite one."""

    __slots__ = ("of",)

    def __init__(self, frame: Frame, of: Selector) -> None:
        super().__init__(frame, [of])
        self.of = of

    def grade(self) -> int:
        frame = self.frame
        down = self.gaps(frame.top, frame.bottom)
        if not down:
            return 0
        return min(down, self.gaps(frame.left, frame.right))

    def gaps(self, start: int, goal: int) -> int:
        """The fewest squares that would have to be changed on a way from side to side."""
        frame = self.frame
        of = self.of.bits
        reached = frame.group(start & of, of)
        self.blame = (frame.beside(reached) | start) & ~of
        gaps = 0
        while not reached & goal:
            gaps += 1
            reached |= frame.beside(reached) | start
            reached = frame.group(reached, of | reached)
        return gaps


class Line(Constraint):
    """GR-CON-9 with `straight`: a whole row or column."""

    __slots__ = ("lines", "of")

    def __init__(self, frame: Frame, of: Selector) -> None:
        super().__init__(frame, [of])
        self.of = of
        self.lines: list[int] = []
        for step in range(frame.side):
            self.lines.append(frame.top << step * frame.side)
            self.lines.append(frame.left << step)

    def grade(self) -> int:
        fewest = self.frame.side
        self.blame = self.frame.full
        for line in self.lines:
            missing = size(line & ~self.of.bits)
            if missing < fewest:
                fewest = missing
                self.blame = line & ~self.of.bits
        return fewest


class Nowhere(Constraint):
    """GR-CON-10, GR-CON-12: nothing of a sort on these squares: inside for `edge`, rings for `centre`."""

    __slots__ = ("of", "squares")

    def __init__(self, frame: Frame, of: Selector, squares: int) -> None:
        super().__init__(frame, [of])
        self.of = of
        self.squares = squares

    def grade(self) -> int:
        self.blame = self.of.bits & self.squares
        return size(self.blame)


class Corners(Constraint):
    """GR-CON-11."""

    __slots__ = ("of",)

    def __init__(self, frame: Frame, of: Selector) -> None:
        super().__init__(frame, [of])
        self.of = of

    def grade(self) -> int:
        self.blame = self.frame.corners & ~self.of.bits
        return size(self.blame)


class Layout(Constraint):
    """GR-CON-13, GR-RULING-27: a pattern in any of its quarter turns, anywhere."""

    __slots__ = ("most", "parts", "stencils")

    def __init__(self, frame: Frame, parts: list[Selector], turns: list[list[list[int]]]) -> None:
        super().__init__(frame, parts)
        self.parts = parts
        self.stencils: list[
            list[int]
        ] = []  # for each place and turn: for each part the squares it must match
        self.most = sum(len(row) for row in turns[0])
        for rows in turns:  # rows of numbers into parts
            height, width = len(rows), len(rows[0])
            for top in range(frame.side - height + 1):
                for left in range(frame.side - width + 1):
                    stencil = [0] * len(parts)
                    for row in range(height):
                        for column in range(width):
                            square = (top + row) * frame.side + left + column
                            stencil[rows[row][column]] |= BIT[square]
                    self.stencils.append(stencil)

    def grade(self) -> int:
        fewest = self.most
        self.blame = self.frame.full
        parts = self.parts
        for stencil in self.stencils:
            off = 0
            for part in range(len(parts)):
                off |= stencil[part] & ~parts[part].bits
            wrong = size(off)
            if wrong < fewest:
                fewest = wrong
                self.blame = off
        return fewest


class Every(Constraint):
    """GR-CON-17."""

    __slots__ = ("parts",)

    def __init__(self, frame: Frame, parts: list[Constraint]) -> None:
        selectors: list[Selector] = []
        for part in parts:
            selectors.extend(part.selectors)
        super().__init__(frame, selectors)
        self.parts = parts

    def grade(self) -> int:
        wrong = 0
        self.blame = 0
        for part in self.parts:
            grade = part.grade()
            if grade:
                wrong += grade
                self.blame |= part.blame
        return wrong
