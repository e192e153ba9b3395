"""What if one never...? One seat does without, the others do not, each seat in turn; and the free game is
played on the same deals. What is lost is caused, not just watched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from ..kernel.story import Phrase
from ..words import Speaker
from . import stats
from .drive import words_of
from .figures.base import deals, signed

ENOUGH = 400  # deals, before a piece is given a worth
TOLERANCE = 0.01  # of a share


@dataclass(frozen=True)
class Price:
    """What doing without costs: of the victory (its share) and in points."""

    what: str
    share: stats.Estimate
    points: stats.Estimate
    p: float
    stands: bool  # among all that were asked

    def said(self) -> Phrase:
        lost = Phrase(
            "fig-lost",
            {
                "share": signed(100 * self.share.value),
                "low": signed(100 * self.share.low),
                "high": signed(100 * self.share.high),
                "deals": deals(self.share.n),
                "points": signed(self.points.value),
                "points_low": signed(self.points.low),
                "points_high": signed(self.points.high),
            },
        )
        kind = "fig-price" if self.share.value > 0 else "fig-price-odd"
        return Phrase(kind if self.stands else "fig-no-price", {"what": described(self.what), "lost": lost})

    def data(self, words: Speaker) -> dict[str, Any]:
        return {
            "what": self.what,
            "share": self.share.value,
            "low": self.share.low,
            "high": self.share.high,
            "points": self.points.value,
            "points_low": self.points.low,
            "points_high": self.points.high,
            "deals": self.share.n,
            "p": self.p,
            "stands": self.stands,
            "sentence": words.say(self.said()),
        }


def described(what: str) -> Phrase:
    kind, _, name = what.partition(":")
    return Phrase(f"fig-without-{kind}", {"name": name} if name else {})


def prices(rows: Any, without: Sequence[str], by_list: bool) -> list[Price]:
    """By restriction, from the rows of a study that `restricted` seated. With `by_list`: as a long list,
    drawn to its mean and by false discovery rate; otherwise Holm."""
    free = by_deal(rows.filter(rows["barred"] == ""))
    found: list[tuple[str, list[float], list[float]]] = []
    for what in without:
        barred = by_deal(rows.filter(rows["without"] == what))
        shares = [free[deal][0] - barred[deal][0] for deal in sorted(free)]
        points = [free[deal][1] - barred[deal][1] for deal in sorted(free)]
        found.append((what, shares, points))
    p = [stats.p_value(shares) for _, shares, _ in found]
    stand = stats.discoveries(p) if by_list else stats.holm(p)
    worth = [stats.difference(shares, [0.0] * len(shares)) for _, shares, _ in found]
    if by_list and len(found) > 2:
        errors = [sqrt(stats.variance(shares) / len(shares)) for _, shares, _ in found]
        drawn = stats.shrunk([one.value for one in worth], errors)
        worth = [stats.Estimate(d.value, d.low, d.high, one.n) for d, one in zip(drawn, worth, strict=True)]
    return [
        Price(what, worth[at], stats.difference(points, [0.0] * len(points)), p[at], stand[at])
        for at, (what, _, points) in enumerate(found)
    ]


def by_deal(rows: Any) -> dict[int, tuple[float, float]]:
    """Mean share and score over the seats of these rows."""
    means = rows.select("deal", "share", "score").group_by("deal").mean()
    return {int(deal): (float(share), float(score)) for deal, share, score in means.iter_rows()}


def most_taken(slug: str, rows: Any, count: int) -> list[str]:
    """The pieces that free seats take most often."""
    pieces = words_of(slug).pieces
    times = [0] * len(pieces)
    for taken in rows.filter(rows["barred"] == "")["taken"].to_list():
        for piece in set(taken):
            times[piece] += 1
    order = sorted(range(len(pieces)), key=lambda piece: -times[piece])
    return [pieces[piece] for piece in order[:count] if times[piece]]
