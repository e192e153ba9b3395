"""Tables in the terminal."""

from __future__ import annotations


def columns(heads: list[str], rows: list[list[str]]) -> str:
    """The first column to the left, the others to the right, each as wide as its widest cell."""
    widths = [max(len(row[at]) for row in [heads, *rows]) for at in range(len(heads))]
    lines = [
        "  ".join(cell.rjust(width) if at else cell.ljust(width) for at, (cell, width) in enumerate(placed))
        for placed in (list(zip(row, widths, strict=True)) for row in [heads, *rows])
    ]
    return "\n".join(line.rstrip() for line in lines)
