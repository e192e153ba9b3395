"""The front of a constraint card, drawn from its data alone (SPEC 5.2): no card has a drawing of its own.

Gold cell: the tiles the rule speaks of. Green clasp: touches. Red cross: must not touch. Board on a stake: at
least so many. Green rim: one group. Dotted cell: anything. Ticked: allowed ring. Hatched: forbidden ring.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....draw.svg import group, kept, text, use
from ..components import CARD_NUMBER, CONSTRAINT

Rule = dict[str, Any]
Cells = list[tuple[int, int]]

SIDE: Final = 150.0  # a front is drawn in a square of so many units
INK: Final = "#2c3a30"
TURNED: Final = {
    "bench": "bench-180",
    "hedge-corner": "hedge-corner-0",
    "hedge-straight": "hedge-straight-90",
    "flower": "any-flower",
    "tree": "any-tree",
    "hedge": "any-hedge",
}
ARMS: Final = {
    "ne": "corner-0",
    "es": "corner-90",
    "sw": "corner-180",
    "wn": "corner-270",
    "ns": "straight-0",
    "ew": "straight-90",
}
BLOB: Final = 0.16  # how far a group's rim goes beyond its cells


@kept
def front(card: str, w: float, h: float) -> str:
    """The pictogram of a card, as large as it fits into w by h and in the middle of it."""
    rule = CONSTRAINT[CARD_NUMBER[card]]
    top, high = extent(rule)
    scale = min(w / SIDE, h / high)
    x, y = (w - SIDE * scale) / 2, (h - high * scale) / 2 - top * scale
    return group(drawn(rule, SIDE), transform=f"translate({x:.2f} {y:.2f}) scale({scale:.4f})")


def extent(rule: Rule) -> tuple[float, float]:
    """Which part of the square a drawing fills, from top to bottom: a pair is flat, a grid is not."""
    kind = rule["kind"]
    if kind == "proximity":
        if rule.get("min", 1) > 1:
            return 18, 92
        if rule.get("same"):
            return 15, 93
        return 42, 66
    if kind == "removal" and not rule.get("diagonal") and most(rule) == 1:
        return 42, 66
    if kind == "panorama":
        if rule.get("blocked_by") or rule.get("avoid"):
            return 8, 118
        return (44, 106) if rule.get("min", 1) > 1 else (48, 54)
    return (42, 66) if kind == "hedge-linked" else (0, SIDE)


def most(rule: Rule) -> int:
    return max(len(terms(rule["of"])), len(terms(rule["from"])))


def drawn(rule: Rule, h: float) -> str:
    return KINDS[str(rule["kind"])](rule, h)


def terms(selector: object) -> list[str]:
    return [str(term) for term in selector] if isinstance(selector, list) else [str(selector)]


def sign(name: str, x: float, y: float, w: float, h: float = 0) -> str:
    return use(f"gr-{name}", x, y, w, h or w)


def cell(term: str, x: float, y: float, s: float, subject: bool = False, turn: int | None = None) -> str:
    """One term of a selector as a square: its ground, its element, both, or anything."""
    atoms = term.split("&")
    ground = next((atom for atom in atoms if atom in ("grass", "dirt")), "")
    what = next((atom for atom in atoms if atom != ground), "")
    if term == "any":
        return sign("p-any", x, y, s)
    if term == "plain":
        return sign("plain", x, y, s) + (sign("rim", x, y, s) if subject else "")
    inset = s * (0.06 if ground else 0.07)
    base = (
        sign(f"ground-{ground}", x, y, s) + sign("rim", x, y, s)
        if ground
        else sign("p-subject" if subject else "p-cell", x, y, s)
    )
    if not what:
        return base
    shown = f"bench-{turn}" if what == "bench" and turn is not None else TURNED.get(what, what)
    return base + sign(shown, x + inset, y + inset, s - 2 * inset)


def stake(words: str, x: float, y: float, w: float) -> str:
    """A number on a board: at least so many."""
    size = w * (0.42 if len(words) > 2 else 0.52)
    figure = text(
        words,
        x + w / 2,
        y + w * 0.56,
        size,
        font_weight=700,
        text_anchor="middle",
        fill=INK,
        class_="words",
    )
    return sign("p-label", x, y, w, w * 1.3) + figure


def column(names: list[str], x: float, s: float, subject: bool, h: float) -> str:
    high = len(names) * s + (len(names) - 1) * 6
    return "".join(
        cell(name, x, h / 2 - high / 2 + i * (s + 6), s, subject=subject) for i, name in enumerate(names)
    )


def pair(of: list[str], to: list[str], tie: str, h: float, size: float = 0) -> str:
    """Two sorts of tile side by side and the tie between them, in a strip of height h."""
    many = max(len(of), len(to))
    s = min(h * 0.92, (62, 60, 46)[min(many, 3) - 1])
    gap = 16 if tie == "p-apart" else 0
    x = (SIDE - 2 * s - gap) / 2
    m = size or s * 0.52
    ties = "".join(
        sign(tie, 75 - m / 2, h / 2 + (i - (many - 1) / 2) * (s + 6) - m / 2, m) for i in range(many)
    )
    return column(of, x, s, True, h) + column(to, x + s + gap, s, False, h) + ties


def proximity(rule: Rule, h: float) -> str:
    of, to = terms(rule["of"]), terms(rule["to"])
    if rule.get("min", 1) > 1:  # more than one neighbour: one on each side, and the number
        s = 48.0
        y = h / 2 - s / 2 + 8
        cells = cell(to[0], 3, y, s) + cell(of[0], 51, y, s, subject=True) + cell(to[-1], 99, y, s)
        ties = sign("p-touch", 38, y + s / 2 - 13, 26) + sign("p-touch", 86, y + s / 2 - 13, 26)
        return cells + ties + stake(f"{rule['min']}+", 57, y - 40, 36)
    return pair(of, to, "p-touch", h) + (sign("p-same", 61, h / 2 - 58, 28) if rule.get("same") else "")


def removal(rule: Rule, h: float) -> str:
    of, to = terms(rule["of"]), terms(rule["from"])
    if not rule.get("diagonal"):
        return pair(of, to, "p-apart", h, 32)
    s, left = 58.0, 9.0
    right, high, low = left + s + 16, h / 2 - s - 8, h / 2 + 8
    cells = cell(of[0], left, low, s, subject=True) + cell(to[0], right, low, s) + cell(to[0], right, high, s)
    crosses = sign("p-apart", 60, low + s / 2 - 15, 30) + sign("p-apart", 58, h / 2 - 17, 34)
    return cells + sign("p-any", left, high, s) + crosses


def rimmed(cells: Cells, of: list[str], x: float, y: float, s: float) -> str:
    """Cells with one green rim round them all."""
    at = [(x + i * s, y + j * s) for i, j in cells]
    rims = "".join(sign("p-blob", a - s * BLOB, b - s * BLOB, s * (1 + 2 * BLOB)) for a, b in at)
    return rims + "".join(cell(of[i % len(of)], a, b, s) for i, (a, b) in enumerate(at))


def agglomeration(rule: Rule, h: float) -> str:
    of, least = terms(rule["of"]), f"{rule['min']}+"
    if rule.get("groups", 1) > 1:
        groups = rimmed([(0, 0), (1, 0), (1, 1)], of, 6, 6, 34) + rimmed(
            [(0, 0), (0, 1), (1, 1)], of, 70, 68, 34
        )
        return groups + stake(least, 84, 0, 46) + stake(least, 14, 84, 46)
    return rimmed([(1, 0), (2, 0), (0, 1), (1, 1), (1, 2)], of, 7, 24, 39) + stake(least, 92, 74, 54)


def panorama(rule: Rule, h: float) -> str:
    to = terms(rule["to"])
    stops, shunned = terms(rule.get("blocked_by", [])), terms(rule.get("avoid", []))
    two = rule.get("min", 1) > 1
    s = 48.0
    y = h / 2 - s / 2 + (24 if stops or shunned or two else 0)
    seen = cell(to[-1], 99, y, s, turn=0 if to[-1] == "bench" else None)
    parts = [
        cell("bench", 3, y, s, subject=True, turn=90),
        cell(to[0], 51, y, s) if two else sign("p-any", 51, y, s),
        seen,
    ]
    if two:
        parts += [
            sign("p-sight", 41, y + s / 2 - 5, 14, 10),
            sign("p-sight", 92, y + s / 2 - 5, 14, 10),
            stake(f"{rule['min']}+", 76, y - 52, 46),
        ]
    else:
        parts.append(sign("p-sight", 46, y + s / 2 - 10, 58, 20))
    for i, term in enumerate(stops):
        parts += [cell(term, 52 + i * 46, y - 58, 44), sign("p-wall", 60 + i * 46, y - 26, 28)]
    for i, term in enumerate(shunned):
        parts += [cell(term, 51 + i * 50, y - 56, 48), sign("p-avoid", 48 + i * 50, y - 59, 54)]
    return "".join(parts)


def link(rule: Rule, h: float) -> str:
    s, corner = 31.0, 13.0
    way = (
        [(0, 2), (1, 2), (2, 2), (3, 2)] if rule.get("straight") else [(0, 2), (1, 2), (1, 1), (2, 1), (3, 1)]
    )
    rest = "".join(
        sign("p-any", corner + i * s, corner + j * s, s)
        for j in range(4)
        for i in range(4)
        if (i, j) not in way
    )
    sides = sign("p-side", 0, corner - 4, 9, 132) + sign("p-side", 141, corner - 4, 9, 132)
    return rest + rimmed(way, terms(rule["of"]), corner, corner, s) + sides


def ring(rule: Rule, mark: Callable[[int, int], str]) -> str:
    """A garden of four by four, each cell marked or holding what the rule speaks of."""
    of, s = terms(rule["of"]), 35.0
    parts: list[str] = []
    count = 0
    for j in range(4):
        for i in range(4):
            marked = mark(i, j)
            if marked:
                parts.append(sign(marked, 5 + i * s, 5 + j * s, s))
            else:
                parts.append(cell(of[count % len(of)], 5 + i * s, 5 + j * s, s))
                count += 1
    return "".join(parts)


def outer(i: int, j: int) -> bool:
    return i % 3 == 0 or j % 3 == 0


def edge(rule: Rule, h: float) -> str:
    stands = {(1, 0), (3, 1), (0, 2), (2, 3)}
    return ring(rule, lambda i, j: "" if (i, j) in stands else "p-yes" if outer(i, j) else "p-no")


def corners(rule: Rule, h: float) -> str:
    return ring(rule, lambda i, j: "" if i % 3 == 0 and j % 3 == 0 else "p-any")


def centre(rule: Rule, h: float) -> str:
    return ring(rule, lambda i, j: "p-no" if outer(i, j) else "")


def layout(rule: Rule, h: float) -> str:
    s = 47.0
    parts: list[str] = []
    for j, row in enumerate(rule["rows"]):
        for i, term in enumerate(row):
            name = terms(term)[0]
            turn = (90, 180, 270)[i] if name == "bench" else None
            parts.append(cell(name, 4.5 + i * s, 4.5 + j * s, s, turn=turn))
    return "".join(parts)


def hedges(way: str, s: float, x: float, y: float) -> str:
    """Hedges on their cells: "00es 10sw" is column, row and the two sides each one reaches."""
    at = [(x + int(one[0]) * s, y + int(one[1]) * s, one[2:]) for one in way.split(" ")]
    cells = "".join(sign("p-cell", a, b, s) for a, b, _ in at)
    return cells + "".join(sign(f"hedge-{ARMS[arms]}", a, b, s) for a, b, arms in at)


def hedge_linked(rule: Rule, h: float) -> str:
    return hedges("00ew 10sw", 60, 15, h / 2 - 30) + sign("p-touch", 60, h / 2 - 15, 30)


def hedge_path(rule: Rule, h: float) -> str:
    long = rule["min"] > 6
    way = "00ew 10ew 20sw 21wn 11ew 01es 02ne 12ew" if long else "00ew 10sw 11ne 21sw 22wn 12ew"
    return hedges(way, 47, 4.5, 4.5) + stake(f"{rule['min']}+", 99 if long else 4, 92, 44)


def hedge_loop(rule: Rule, h: float) -> str:
    if "around" in rule:
        loop = hedges("00es 10ew 20sw 01ns 21ns 02ne 12ew 22wn", 47, 4.5, 4.5)
        return loop + cell(terms(rule["around"])[0], 51.5, 51.5, 47) + sign("p-inside", 62, 62, 26)
    if rule["min"] > 4:
        return hedges("00es 10ew 20sw 01ne 11ew 21wn", 47, 4.5, 4.5) + stake(f"{rule['min']}+", 53, 92, 44)
    return hedges("00es 10sw 01ne 11wn", 62, 13, 13)


def both(rule: Rule, h: float) -> str:
    """Two conditions at once, one above the other."""
    parts = [
        group(drawn(part, 70), transform=f"translate(0 {79 if number else 1})")
        for number, part in enumerate(rule["parts"])
    ]
    return "".join(parts) + sign("p-and", 64, 64, 22)


KINDS: Final[dict[str, Callable[[Rule, float], str]]] = {
    "proximity": proximity,
    "removal": removal,
    "agglomeration": agglomeration,
    "panorama": panorama,
    "link": link,
    "edge": edge,
    "corners": corners,
    "centre": centre,
    "layout": layout,
    "hedge-linked": hedge_linked,
    "hedge-path": hedge_path,
    "hedge-loop": hedge_loop,
    "all": both,
}
