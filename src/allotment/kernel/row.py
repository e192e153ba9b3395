"""A row of numbers of fixed length, written from left to right: how games tell bots and environments what a
seat sees. It begins as zeros, and most of it stays so: what is skipped costs nothing."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Lines:
    """Lines of numbers of one width for `Row.copy`. Most are zeros, so only the others are kept."""

    __slots__ = ("begins", "numbers", "places", "width")

    def __init__(self, lines: list[list[float]]) -> None:
        self.width: i64 = len(lines[0])
        begins = vec[i64]([0])  # by line: the first of its numbers
        places = vec[i64]()
        numbers = vec[float]()
        for line in lines:
            for place in range(len(line)):
                if line[place] != 0.0:
                    places = append(places, i64(place))
                    numbers = append(numbers, line[place])
            begins = append(begins, len(places))
        self.begins: vec[i64] = begins
        self.places: vec[i64] = places
        self.numbers: vec[float] = numbers


@final
class Row:
    """`cells` is the row, `at` the place of the next number."""

    __slots__ = ("at", "cells")

    def __init__(self, length: int) -> None:
        self.cells: vec[float] = vec[float]([0.0] * length)
        self.at: i64 = 0

    def blank(self, start: i64, end: i64) -> None:
        """Zeros from one place to before the other; writing begins at the first."""
        cells = self.cells
        at = start
        while at < end:
            cells[at] = 0.0
            at += 1
        self.at = start

    def put(self, number: float) -> None:
        self.cells[self.at] = number
        self.at += 1

    def yes(self, fact: bool) -> None:
        """1 if it is so, 0 if not."""
        if fact:
            self.cells[self.at] = 1.0
        self.at += 1

    def skip(self, count: int) -> None:
        """So many zeros."""
        self.at += count

    def one_hot(self, which: int, size: int) -> None:
        """1 at a place, 0 at the others; all 0 if the place is none of them."""
        if 0 <= which < size:
            self.cells[self.at + which] = 1.0
        self.at += size

    def flags(self, which: list[int], size: int) -> None:
        """1 at several places."""
        cells = self.cells
        at = self.at
        for place in which:
            cells[at + place] = 1.0
        self.at = at + size

    def copy(self, lines: Lines, line: int) -> None:
        """A line of a table."""
        cells = self.cells
        places = lines.places
        numbers = lines.numbers
        at = self.at
        number: i64 = lines.begins[line]
        end: i64 = lines.begins[line + 1]
        while number < end:
            cells[at + places[number]] = numbers[number]
            number += 1
        self.at = at + lines.width


def window(cells: vec[float]) -> Row:
    """A row that is written into a buffer where it lies."""
    row = Row(0)
    row.cells = cells
    return row
