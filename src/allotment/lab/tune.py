"""Which numbers come closest to what a designer wishes?

Candidates are spread over the ranges and played on the same deals. The half that comes closer continues with
twice as many; what is left is confirmed on fresh deals at both levels, together with the box, because the
best of many is partly the luckiest. Each round is a study of its own: it can be stopped and continued.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from ..kernel.result import denied
from . import stats
from .compare import HEADLINES, Headline
from .mirror import Mirror
from .study import Study, Variant, mirrors

BOX = "box"
FIRST = 20  # deals of the first round
BEST = 5  # candidates that are confirmed
WISH = re.compile(r"\s*(\w+)\s+(?:(-?[\d.]+)\.\.(-?[\d.]+)|(>=|<=)\s*(-?[\d.]+))\s*")
Score = Callable[[Mirror], list[float]]


@dataclass(frozen=True)
class Wish:
    """A headline, and where it should lie; in the units in which it is shown."""

    line: Headline
    low: float
    high: float

    def text(self) -> str:
        if self.high == inf:
            return f"{self.line.name} >= {self.low:g}"
        if self.low == -inf:
            return f"{self.line.name} <= {self.high:g}"
        return f"{self.line.name} {self.low:g}..{self.high:g}"

    def tolerance(self) -> float:
        """What one step away is: half of a range, or a twentieth of a bound."""
        if self.low == -inf or self.high == inf:
            return max(0.5, abs(self.low if self.high == inf else self.high) / 20)
        return max(0.5, (self.high - self.low) / 2)

    def off(self, value: float) -> float:
        return max(0.0, self.low - value, value - self.high) / self.tolerance()

    def value(self, table: Mirror) -> stats.Estimate:
        return stats.average([self.line.scale * one for one in self.line.of(table)])


def wishes(text: str, against: bool) -> list[Wish]:
    """`seat_share 48..52; rounds 18..22; decided_at >= 65`."""
    known = {line.name: line for line in HEADLINES if against or not line.against}
    found: list[Wish] = []
    for part in [one for one in text.split(";") if one.strip()]:
        match = WISH.fullmatch(part)
        if match is None:
            raise denied("lab-want", given=ascii(part.strip()))
        name, low, high, sign, bound = match.groups()
        if name not in known:
            raise denied("lab-want-unknown", given=ascii(name), known=", ".join(known))
        try:
            ends = [float(one) for one in (low, high, bound) if one]
        except ValueError:
            raise denied("lab-want-number", given=ascii(part.strip())) from None
        if sign:
            found.append(
                Wish(known[name], ends[0] if sign == ">=" else -inf, ends[0] if sign == "<=" else inf)
            )
        elif ends[0] > ends[1]:
            raise denied(
                "lab-range-empty", given=ascii(part.strip()), low=f"{ends[0]:g}", high=f"{ends[1]:g}"
            )
        else:
            found.append(Wish(known[name], ends[0], ends[1]))
    if not found:
        raise denied("lab-want-none")
    return found


def candidates(ranges: Mapping[str, tuple[int, int]], count: int, seed: int = 1) -> list[dict[str, int]]:
    """Points spread evenly over the ranges, each once; all there are, if they are so few."""
    from scipy.stats import qmc

    total = 1
    for low, high in ranges.values():
        total *= high - low + 1
    names = list(ranges)
    if total <= count:
        points = [dict[str, int]()]
        for name, (low, high) in ranges.items():
            points = [{**one, name: value} for one in points for value in range(low, high + 1)]
        return points
    found: dict[tuple[int, ...], dict[str, int]] = {}
    sampler = qmc.Sobol(len(names), seed=seed)
    while len(found) < count:
        for row in sampler.random_base2(6):
            values = [
                low + min(high - low, int(at * (high - low + 1)))
                for at, (low, high) in zip(row, ranges.values(), strict=True)
            ]
            found.setdefault(tuple(values), dict(zip(names, values, strict=True)))
    return list(found.values())[:count]


def cost(wanted: Sequence[Wish], table: Mirror) -> float:
    """How far a variant is from all wishes together; 0 where it meets them."""
    return sum(one.off(one.value(table).value) for one in wanted)


def halved(
    variants: Mapping[str, Variant],
    wanted: Sequence[Wish],
    level: str,
    seats: int,
    game: str,
    seed: str,
    play: Callable[[str, Study], Any],
) -> list[tuple[str, float]]:
    """The best few, and how far off the search saw them."""
    left = list(variants)
    deals, number = FIRST, 0
    while True:
        own = {name: variants[name] for name in left}
        study = Study(game, seats, own, mirrors(level, seats, left), deals, f"{seed} round {number}")
        rows = play(f"round-{number}", study)
        seen = {name: cost(wanted, Mirror(study, rows, name, level, "")) for name in left}
        left.sort(key=lambda name: seen[name])
        if len(left) <= BEST:
            return [(name, seen[name]) for name in left]
        left = left[: max(BEST, len(left) // 2)]
        deals, number = 2 * deals, number + 1


@dataclass(frozen=True)
class Confirmed:
    """A candidate on fresh deals, at one level."""

    name: str
    level: str
    values: list[stats.Estimate]
    off: float

    def meets(self) -> bool:
        return self.off == 0


def confirm(
    found: Mapping[str, tuple[Study, Any]], names: Sequence[str], wanted: Sequence[Wish]
) -> list[Confirmed]:
    """Every candidate at every level; `found` is by level."""
    out: list[Confirmed] = []
    for name in names:
        for level, (study, rows) in found.items():
            table = Mirror(study, rows, name, level, "")
            out.append(Confirmed(name, level, [one.value(table) for one in wanted], cost(wanted, table)))
    return out
