"""Tables and names for the terminal."""

from __future__ import annotations

import re

from ..kernel.result import PadLine


def pad_table(pad: list[PadLine], scores: list[int], names: list[str]) -> str:
    """The score pad: a line a category, a column a seat."""
    heads = [names[seat] if seat < len(names) else f"seat {seat}" for seat in range(len(scores))]
    wide = max([len(line.label) for line in pad] + [5])
    columns = [max(len(head), 6) for head in heads]
    rows = [" " * wide + "".join(f"  {head:>{c}}" for head, c in zip(heads, columns, strict=True))]
    for line in pad:
        rows.append(row(line.label, line.points, wide, columns))
    rows.append(row("Total", scores, wide, columns))
    return "\n".join(rows)


def row(label: str, points: list[int], wide: int, columns: list[int]) -> str:
    return f"{label:<{wide}}" + "".join(f"  {p:>{c}}" for p, c in zip(points, columns, strict=True))


def named(text: str, names: list[str]) -> str:
    """Story and objections speak of seats; people have names."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[1])
        return names[seat] if seat < len(names) else found[0]

    return re.sub(r"\b[Ss]eat (\d)\b", name, text)
