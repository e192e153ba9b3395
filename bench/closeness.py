"""The README's picture for designers: by how many points games are won, in the 200 recorded games of each.

    python -m bench.closeness docs/pictures/closeness.svg        (part of make pictures)

A dot is a game. Bots of mixed levels played them with all options (tests/recorded).
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from statistics import median

from allotment.games import SHELF, box
from allotment.kernel.record import read_record
from tests.recorded import games

WIDTH, LEFT, STEP, MOST = 800, 210, 6, 90  # pixels, and points
ROW, HEAD = 110, 34


def margins(slug: str) -> list[int]:
    """Points between the winner and the next, of games with two seats or more."""
    found = []
    for line in games.kept(slug):
        scores = sorted(read_record(json.loads(line)["record"]).scores or [], reverse=True)
        if len(scores) > 1:
            found.append(scores[0] - scores[1])
    return found


def row(title: str, found: list[int], top: int) -> str:
    """Games with the same margin stand above each other."""
    floor = top + ROW - 26
    middle = median(found)
    parts = [
        f'<text x="8" y="{floor - 22}" font-size="15" font-weight="700">{title}</text>',
        f'<text x="8" y="{floor - 4}" font-size="12" fill="#555">'
        f"{len(found)} games, half by {middle:g} or less</text>",
        f'<path d="M{LEFT} {floor}H{WIDTH - 10}" stroke="#999"/>',
    ]
    for points, count in sorted(Counter(min(margin, MOST) for margin in found).items()):
        for number in range(count):
            x, y = LEFT + points * STEP + 3, floor - 4 - 5 * number
            parts.append(f'<circle cx="{x}" cy="{y}" r="2.3" fill="#2a7d3f"/>')
    return "".join(parts)


def picture() -> str:
    shown = [(box(slug).title, margins(slug)) for slug in SHELF if not box(slug).cooperative]
    height = HEAD + ROW * len(shown) + 30
    marks = "".join(
        f'<text x="{LEFT + points * STEP + 3}" y="{height - 8}" font-size="12" text-anchor="middle">'
        f"{points}{'+' if points == MOST else ''}</text>"
        for points in range(0, MOST + 1, 10)
    )
    rows = "".join(row(title, found, HEAD + ROW * number) for number, (title, found) in enumerate(shown))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>'
        f'<text x="8" y="22" font-size="17">By how many points games are won</text>{rows}{marks}</svg>\n'
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture())
