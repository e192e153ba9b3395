"""A row of numbers of fixed length, written from left to right: how games tell bots and environments what a
seat sees. It begins as zeros, and most of it stays so: what is skipped costs nothing."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Row:
    """`cells` is the row, `at` the place of the next number."""

    __slots__ = ("at", "cells")

    def __init__(self, length: int) -> None:
        self.cells: vec[float] = vec[float]([0.0] * length)
        self.at: i64 = 0

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
        for place in which:
            self.cells[self.at + place] = 1.0
        self.at += size

    def copy(self, table: vec[float], line: int, size: int) -> None:
        """A line of a table that is as wide as `size`."""
        start: i64 = line * size
        cells = self.cells
        at = self.at
        end: i64 = at + size
        while at < end:
            cells[at] = table[start]
            start += 1
            at += 1
        self.at = end


def tabled(lines: list[list[float]]) -> vec[float]:
    """Lines of one width as a table for `Row.copy`."""
    out = vec[float]()
    for line in lines:
        for number in line:
            out = append(out, number)
    return out
