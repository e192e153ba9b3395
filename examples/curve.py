"""Draws a learning curve: how the examples show what came of a run."""

from __future__ import annotations

from html import escape
from pathlib import Path

WIDE, HIGH = 640, 390
LEFT, RIGHT, TOP, BOTTOM = 60, 620, 40, 340


def draw(curve: list[float], file: str, title: str, foot: str, smooth: int = 10) -> None:
    """A line through the running means of so many values, with marks at the least, at 0 and at the most."""
    means = [sum(curve[max(0, at - smooth + 1) : at + 1]) / min(at + 1, smooth) for at in range(len(curve))]
    low, high = min([*means, 0.0]), max([*means, 0.0])
    if high - low < 1e-9:
        high = low + 1.0

    def down(value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)

    step = (RIGHT - LEFT) / max(1, len(means) - 1)
    line = " ".join(f"{LEFT + at * step:.1f},{down(value):.1f}" for at, value in enumerate(means))
    marks = "".join(
        f'<text x="8" y="{down(value):.0f}">{value:+.3g}</text>' for value in sorted({low, 0.0, high})
    )
    Path(file).write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>{marks}'
        f'<path d="M{LEFT} {down(0.0):.0f}H{RIGHT}" stroke="#bbb"/>'
        f'<polyline points="{line}" fill="none" stroke="#2a7d3f" stroke-width="2"/>'
        f'<text x="{LEFT}" y="24">{escape(title)}</text>'
        f'<text x="{LEFT}" y="375">{escape(foot)}</text></svg>\n',
        encoding="utf-8",
    )
