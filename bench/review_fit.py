"""The calibration of a review's chances: fitted to games, written down, and drawn."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from math import log
from pathlib import Path
from typing import Any, TypeVar

import tomlkit

from allotment.review.calibration import FILE, LEAST, Calibration

Data = dict[str, Any]
T = TypeVar("T")

FOLDS = 5  # of the games: each is tested with what the others say

SIDE, GAP, HEAD, FOOT = 220, 60, 60, 40  # of the picture, in pixels


def folded(courses: list[Data], fit: Callable[[list[Data]], T]) -> list[T]:
    """For each fold of games (by number), what all others say."""
    return [fit([one for one in courses if one["number"] % FOLDS != fold]) for fold in range(FOLDS)]


def log_loss(courses: list[Data], folds: list[Calibration]) -> float:
    """What the chances make of how games ended; less is better. Positions count alike."""
    total, count = 0.0, 0
    for one in courses:
        how = folds[one["number"] % FOLDS]
        for row in one["rows"]:
            shares = how.shares(row["said"], row["acting"])
            total -= sum(end * log(max(share, LEAST)) for end, share in zip(one["end"], shares, strict=True))
            count += 1
    return total / count


def fitted(courses: list[Data]) -> Data:
    """What the game's file says."""
    if len(courses[0]["end"]) == 1:
        return {"factor": round(factor(courses), 3), "games": len(courses)}
    how = likeliest(courses)
    return {"power": how.power, "turn": how.turn, "games": len(courses)}


def factor(courses: list[Data]) -> float:
    """Of points still to come that whoever plays alone gets, by least squares."""
    pairs = [
        (row["said"][0] - row["scored"], one["end"][0] - row["scored"])
        for one in courses
        for row in one["rows"]
    ]
    total: float = sum(said * came for said, came in pairs) / sum(said**2 for said, _ in pairs)
    return total


def likeliest(courses: list[Data]) -> Calibration:
    """The one under which what happened is likeliest."""
    import numpy as np
    from scipy.optimize import minimize

    rows = [(row, one["end"]) for one in courses for row in one["rows"]]
    said = np.log(np.maximum([row["said"] for row, _ in rows], LEAST))
    acts = np.zeros_like(said)
    acts[np.arange(len(rows)), [row["acting"] for row, _ in rows]] = 1.0
    ends = np.array([end for _, end in rows])

    def loss(given: Any) -> float:
        odds = given[0] * said + given[1] * acts
        whole = np.logaddexp.reduce(odds, axis=1)
        return float(((whole[:, None] - odds) * ends).sum(axis=1).mean())

    power, turn = minimize(loss, [1.0, 0.0], method="Nelder-Mead").x
    return Calibration(round(float(power), 3), round(float(turn), 3))


def written(room: Path, seats: int, how: Data) -> None:
    """Into the game's room, beside what is there for other numbers of seats."""
    file = room / FILE
    kept = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    kept[str(seats)] = how
    head = (
        "# What a review makes of the chances that a search says (docs/review.md), by number of seats.\n"
        "# Made by\n"
        "#   python -m bench.review --parts calibration --games GAMES --seats SEATS --write\n"
    )
    file.write_text(f"{head}\n{tomlkit.dumps(dict(sorted(kept.items())))}", encoding="utf-8")


def picture(drawn: dict[str, list[list[Data]]]) -> str:
    """A square for each game: what was said against what was won, with intervals; hollow as the search said
    it, filled as the review says it."""
    wide, tall = len(drawn) * (SIDE + GAP) + GAP // 2, HEAD + SIDE + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" font-family="sans-serif">'
        f'<rect width="{wide}" height="{tall}" fill="#fff"/>'
        '<text x="8" y="22" font-size="17">Of positions with such a chance to win, how many were won?</text>'
    ]
    for number, (title, (searched, told)) in enumerate(drawn.items()):
        left = GAP - 10 + number * (SIDE + GAP)
        parts.append(
            f'<text x="{left}" y="{HEAD - 10}" font-size="14" font-weight="700">{title}</text>'
            f'<rect x="{left}" y="{HEAD}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>'
            f'<path d="M{left} {HEAD + SIDE}L{left + SIDE} {HEAD}" stroke="#999" stroke-dasharray="4 3"/>'
        )
        for share in (0, 0.5, 1):
            parts.append(
                f'<text x="{left + share * SIDE:g}" y="{HEAD + SIDE + 18}" font-size="12" '
                f'text-anchor="middle">{share:.0%}</text>'
                f'<text x="{left - 4}" y="{HEAD + (1 - share) * SIDE + 4:g}" font-size="12" '
                f'text-anchor="end">{share:.0%}</text>'
            )
        for tenth in searched:
            x, y = left + tenth["said"] * SIDE, HEAD + (1 - tenth["won"].value) * SIDE
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="none" stroke="#b3541e"/>')
        for tenth in told:
            x, y = left + tenth["said"] * SIDE, HEAD + (1 - tenth["won"].value) * SIDE
            low, high = HEAD + (1 - tenth["won"].low) * SIDE, HEAD + (1 - tenth["won"].high) * SIDE
            parts.append(
                f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="#2a7d3f"/>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#2a7d3f"/>'
            )
    return "".join(parts) + "</svg>\n"
