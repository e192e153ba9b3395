"""Small charts as SVG, drawn by hand: no scripts, nothing from elsewhere, readable without colour. Each comes
with its table."""

from __future__ import annotations

import re
import textwrap
from html import escape
from math import ceil, floor, inf, log10
from typing import Any

from ...draw.svg import element, group, number, text
from ...words import Speaker

WIDE = 440.0
LEFT = 150.0  # for names
RIGHT = 24.0
ROW = 26.0
TOP = 10.0
FOOT = 30.0
TALL = 190.0  # of charts with a vertical axis
LETTERS = 19  # of a line of a name
HILL = 30  # steps of a hill, at most
SPREAD = (0.05, 0.5, 0.95)  # what is said of a hill
LINE = 14.0  # from one line of a name to the next


def chart(data: dict[str, Any], words: Speaker) -> str:
    """The chart, with its title and its table."""
    kind = data["kind"]
    if kind == "histogram":
        drawn, head, rows = histogram(data, words)
    elif kind == "curves":
        drawn, head, rows = curves(data, words)
    elif kind == "ridges":
        drawn, head, rows = ridges(data, words)
    else:
        drawn, head, rows = ranges(data, words)
    title = escape(str(data["title"]))
    named = drawn.replace("<svg", f"<svg aria-label={quoted(title)}", 1)
    return (
        f"<figure><figcaption>{title}</figcaption>{named}"
        f"<details><summary>{escape(words.text('chart-numbers'))}</summary>{table(head, rows)}</details>"
        "</figure>"
    )


def typeset(said: str) -> str:
    """With a minus before numbers, where what was said has a hyphen."""
    return re.sub(r"(?<![\w-])-(?=\d)", "−", said)


def safe(said: str) -> str:
    return escape(typeset(said))


def quoted(text_: str) -> str:
    return '"' + text_.replace('"', "&quot;") + '"'


def table(head: list[str], rows: list[list[Any]]) -> str:
    heads = "".join(f'<th scope="col">{escape(one)}</th>' for one in head)
    body = "".join(
        "<tr>"
        + "".join(
            f'<th scope="row">{escape(str(cell))}</th>' if at == 0 else f"<td>{shown(cell)}</td>"
            for at, cell in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'


def shown(value: Any) -> str:
    if isinstance(value, float):
        return "–" if abs(value) == inf else typeset(f"{value:.1f}")
    return escape(str(value))


def canvas(height: float, content: str) -> str:
    return element("svg", content, viewBox=f"0 0 {number(WIDE)} {number(height)}", role="img", class_="chart")


def ticks(low: float, high: float, count: int = 4, whole: bool = False) -> list[float]:
    """Round numbers over a range; whole ones only, where it is one of whole numbers."""
    span = high - low if high > low else 1.0
    rough = span / count
    size = 10.0 ** floor(log10(rough))
    step = next(size * by for by in ((1, 2, 5, 10) if whole else (1, 2, 2.5, 5, 10)) if size * by >= rough)
    step = max(1.0, step) if whole else step
    first = ceil(low / step - 1e-9)
    return [round(one * step, 10) for one in range(first, floor(high / step + 1e-9) + 1)]


def tick_words(value: float, unit: str) -> str:
    return typeset(f"{number(value)}{unit}")


def across(low: float, high: float, height: float, unit: str) -> tuple[Any, str]:
    """A horizontal scale, and its grid."""
    span = high - low if high > low else 1.0

    def at(value: float) -> float:
        return LEFT + (value - low) / span * (WIDE - LEFT - RIGHT)

    lines = ""
    for tick in ticks(low, high):
        lines += element("line", x1=at(tick), x2=at(tick), y1=TOP, y2=height - FOOT, class_="grid")
        lines += text(tick_words(tick, unit), at(tick), height - 10, 12, text_anchor="middle", class_="label")
    return at, lines


def lines_of(name: str) -> list[str]:
    """A name on a few lines."""
    return textwrap.wrap(name, LETTERS, max_lines=3, placeholder=" …") or [""]


def ranges(data: dict[str, Any], words: Speaker) -> tuple[str, list[str], list[list[Any]]]:
    """Whiskers (a dot and its interval) or bars, a row for each name."""
    rows = data["rows"]
    bars = data["kind"] == "bars"
    unit = data.get("unit", "")
    ends = [one for row in rows for one in row[1:4] if abs(one) != inf]
    if data.get("line") is not None:
        ends.append(data["line"])
    if bars:
        ends.append(0.0)
    low, high = min(ends), max(ends)
    room = (high - low) * 0.04 or 1.0
    low, high = (low if bars and low == 0 else low - room), high + room
    names = [lines_of(str(name)) for name, *_ in rows]
    tall = ROW + LINE * (max(map(len, names)) - 1)
    height = TOP + tall * len(rows) + FOOT
    at, drawn = across(low, high, height, unit)
    if data.get("line") is not None:
        x = at(data["line"])
        drawn += element("line", x1=x, x2=x, y1=TOP, y2=height - FOOT, class_="neutral")
    for place, (_, value, left, right) in enumerate(rows):
        y = TOP + tall * (place + 0.5)
        for line, said in enumerate(names[place]):
            down = y + 4 + LINE * (line - (len(names[place]) - 1) / 2)
            drawn += text(said, LEFT - 10, down, 13, text_anchor="end", class_="name")
        if bars:
            x0, x1 = sorted([at(0.0), at(value)])
            drawn += element("rect", x=x0, y=y - 8, width=max(1.0, x1 - x0), height=16, class_="bar")
        drawn += element("line", x1=at(max(low, left)), x2=at(min(high, right)), y1=y, y2=y, class_="whisker")
        if not bars:
            drawn += element(
                "circle", cx=at(value), cy=y, r=5, class_="hollow" if data.get("hollow") else "dot"
            )
    return canvas(height, drawn), heads(unit, words), [list(row) for row in rows]


def heads(unit: str, words: Speaker) -> list[str]:
    """Of a table with a number and its interval in each row."""
    value = words.text("chart-value-in", unit=unit) if unit else words.text("chart-value")
    return ["", value, words.text("chart-from"), words.text("chart-to")]


def histogram(data: dict[str, Any], words: Speaker) -> tuple[str, list[str], list[list[Any]]]:
    values = [float(one) for one in data["values"]]
    low, high = min(values), max(values)
    unit = data.get("unit", "")
    whole = not unit and all(one == int(one) for one in values)
    bins = min(24, max(1, int(high - low) + 1)) if whole else 20
    width = max(1.0, ceil((high - low + 1) / bins)) if whole else ((high - low) / bins or 1.0)
    middle = width / 2 if whole and width == 1 else 0.0  # a bar is one number, which stands below it
    count = max(1, ceil((high - low + 1e-9) / width + 1e-9))
    counts = [0] * count
    for one in values:
        counts[min(count - 1, int((one - low) / width))] += 1
    most = max(counts)
    height = TALL

    def x(value: float) -> float:
        return 44 + (value - low) / (width * count) * (WIDE - 44 - RIGHT)

    def y(share: float) -> float:
        return height - FOOT - share / most * (height - FOOT - TOP)

    drawn = ""
    for at, one in enumerate(counts):
        drawn += element(
            "rect",
            x=x(low + at * width) + 1,
            y=y(one),
            width=max(1.0, x(low + width) - x(low) - 2),
            height=height - FOOT - y(one),
            class_="bar",
        )
    for tick in ticks(low, low + width * count - 2 * middle, 6, whole):
        place = x(tick + middle)
        drawn += text(tick_words(tick, unit), place, height - 10, 12, text_anchor="middle", class_="label")
    if data.get("line") is not None:
        place = x(data["line"] + middle)
        drawn += element("line", x1=place, x2=place, y1=TOP, y2=height - FOOT, class_="neutral")
    drawn += element("line", x1=44, x2=WIDE - RIGHT, y1=height - FOOT, y2=height - FOOT, class_="axis")
    rows = [
        [words.text("chart-range", low=number(low + at * width), high=number(low + (at + 1) * width)), one]
        for at, one in enumerate(counts)
    ]
    return canvas(height, drawn), [words.text("chart-below"), words.text("chart-games")], rows


def ridges(data: dict[str, Any], words: Speaker) -> tuple[str, list[str], list[list[Any]]]:
    """How a number is spread, a hill for each name, with a line at its median."""
    hills = [(lines_of(str(name)), sorted(map(float, values))) for name, values in data["rows"]]
    low = min(values[0] for _, values in hills)
    high = max(values[-1] for _, values in hills)
    steps = min(HILL, max(1, int(high - low) + 1))
    width = (high - low + 1) / steps
    height = TOP + 2 * ROW * len(hills) + FOOT
    at, drawn = across(low, high + 1, height, "")
    rows: list[list[Any]] = []
    for place, (name, values) in enumerate(hills):
        counts = [0] * steps
        for one in values:
            counts[min(steps - 1, int((one - low) / width))] += 1
        foot = TOP + 2 * ROW * (place + 1)
        tops = [(low + width * (step + 0.5), count) for step, count in enumerate(counts)]
        hill = [(low, 0), *tops, (low + width * steps, 0)]
        points = " ".join(
            f"{number(at(x))},{number(foot - (2 * ROW - 8) * count / max(counts))}" for x, count in hill
        )
        drawn += element("polygon", points=points, class_="bar")
        below, middle, above = (values[min(len(values) - 1, int(q * len(values)))] for q in SPREAD)
        x = at(middle + 0.5)
        drawn += element("line", x1=x, x2=x, y1=foot - 2 * ROW + 8, y2=foot, class_="neutral")
        drawn += element("line", x1=LEFT, x2=WIDE - RIGHT, y1=foot, y2=foot, class_="axis")
        for line, said in enumerate(name):
            drawn += text(said, LEFT - 10, foot - ROW + 8 + LINE * line, 13, text_anchor="end", class_="name")
        rows.append([" ".join(name), below, middle, above])
    return canvas(height, drawn), ["", *(words.text("chart-below-are", share=100 * q) for q in SPREAD)], rows


DASHES = {0: None, 1: "7 4", 2: "2 4"}


def curves(data: dict[str, Any], words: Speaker) -> tuple[str, list[str], list[list[Any]]]:
    """Lines with bands over a common axis; each line is dashed differently and named at its end."""
    unit = data.get("unit", "")
    series = data["series"]
    points = [row for rows in series.values() for row in rows]
    ends = [one for row in points for one in row[1:4]] + (
        [data["line"]] if data.get("line") is not None else []
    )
    room: float = (max(ends) - min(ends)) * 0.06 or 1.0
    low: float = min(ends) - room
    high: float = max(ends) + room
    left: float = min(row[0] for row in points)
    right: float = max(row[0] for row in points)
    height = TALL + 40

    def x(value: float) -> float:
        return 54.0 + (value - left) / ((right - left) or 1.0) * (WIDE - 54 - 70)

    def y(value: float) -> float:
        return height - FOOT - (value - low) / (high - low) * (height - FOOT - TOP)

    drawn = ""
    for tick in ticks(low, high):
        drawn += element("line", x1=54, x2=WIDE - 70, y1=y(tick), y2=y(tick), class_="grid")
        drawn += text(tick_words(tick, unit), 48, y(tick) + 4, 12, text_anchor="end", class_="label")
    for tick in ticks(left, right, 5):
        drawn += text(
            tick_words(tick, data.get("across", "%")),
            x(tick),
            height - 10,
            12,
            text_anchor="middle",
            class_="label",
        )
    if data.get("line") is not None:
        drawn += element(
            "line", x1=54, x2=WIDE - 70, y1=y(data["line"]), y2=y(data["line"]), class_="neutral"
        )
    named: list[float] = []  # where lines are named, one below the other
    for at, (name, rows) in enumerate(series.items()):
        above = " ".join(f"{number(x(row[0]))},{number(y(row[3]))}" for row in rows)
        below = " ".join(f"{number(x(row[0]))},{number(y(row[2]))}" for row in reversed(rows))
        drawn += element("polygon", points=f"{above} {below}", class_="band")
        line = " ".join(f"{number(x(row[0]))},{number(y(row[1]))}" for row in rows)
        drawn += element("polyline", points=line, class_="curve", stroke_dasharray=DASHES[at % 3])
        place = y(rows[-1][1]) + 4
        while any(abs(place - other) < LINE for other in named):
            place += 1
        named.append(place)
        drawn += text(name[:14], x(rows[-1][0]) + 8, place, 12, class_="name")
    out: list[list[Any]] = [
        [f"{name}, {number(row[0])}{data.get('across', '%')}", *row[1:4]]
        for name, rows in series.items()
        for row in rows
    ]
    return canvas(height, group(drawn)), heads(unit, words), out
