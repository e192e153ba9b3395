"""Is it fair? Seats are counted from the one that begins."""

from __future__ import annotations

import numpy as np

from ...kernel.story import Phrase
from .. import stats
from ..mirror import Mirror
from .base import (
    OFF,
    SLIGHT,
    Figure,
    counted,
    deals,
    judged,
    number,
    percent,
    says,
    seat_name,
    section,
    withheld,
)

TOLERANCE = 0.02  # of a share
TIE = 1e-3  # points that a place further back costs, so that tie-breaks count in a repair
SAID = 0.5  # points: a repair smaller than that is none


@section("fair")
def fair(mirror: Mirror) -> list[Figure]:
    if mirror.seats < 2:
        return []
    refused = withheld(mirror, "seat_share", "fair")
    if refused is not None:
        return [refused]
    return [*seat_shares(mirror), *points(mirror), *repairs(mirror), *tie_breaks(mirror)]


def seat_shares(mirror: Mirror) -> list[Figure]:
    """The share of victories of the seat that plays first, second ...; intervals that hold together (Sidak);
    shared victories count in parts."""
    k = mirror.seats
    z = stats.sidak(k if k > 2 else 1)  # two seats are one number
    found = [stats.share(mirror.share[:, order].tolist(), z) for order in range(k)]
    chart = {
        "kind": "whiskers",
        "title": Phrase("fig-chart-seats", {"level": mirror.level}),
        "unit": "%",
        "line": 100 / k,
        "rows": [
            [seat_name(order), 100 * one.value, 100 * one.low, 100 * one.high]
            for order, one in enumerate(found)
        ],
    }
    out = []
    for order in range(1 if k == 2 else k):
        one = found[order]
        verdict, more = judged(one, 1 / k, TOLERANCE)
        out.append(
            Figure(
                f"seat_share_{order + 1}",
                "fair",
                mirror.level,
                says("fig-seat-share", order=order + 1, share=percent(one), fair=100 / k),
                one,
                verdict,
                more=more,
                neutral=1 / k,
                tolerance=TOLERANCE,
                per_deal=mirror.share[:, order].tolist(),
                chart=chart if order == 0 else None,
            )
        )
    if any(one.verdict in (OFF, SLIGHT) for one in out):
        p = stats.chi_square(mirror.share, [1 / k] * k)
        told = Phrase("fig-p", {"p": p}) if p >= 0.001 else Phrase("fig-p-small")
        out.append(
            Figure(
                "seats_together",
                "fair",
                mirror.level,
                says(
                    "fig-seats-differ" if p < stats.ALPHA else "fig-seats-alike",
                    p=told,
                    deals=deals(mirror.n),
                ),
            )
        )
    return out


def points(mirror: Mirror) -> list[Figure]:
    """Final score less the table's mean, by order of play."""
    own = mirror.score - mirror.score.mean(axis=1, keepdims=True)
    found = [stats.average(own[:, order].tolist()) for order in range(mirror.seats)]
    last = mirror.seats - 1
    at = last if abs(found[last].value) >= abs(found[0].value) else 0
    one = found[at]
    kind = "fig-seat-gains" if one.value > 0 else "fig-seat-costs"
    shown = one if one.value > 0 else stats.Estimate(-one.value, -one.high, -one.low, one.n)
    return [
        Figure(
            "seat_points",
            "fair",
            mirror.level,
            says(kind, order=at + 1, points=counted(shown, "points")),
            one,
            chart={
                "kind": "whiskers",
                "title": Phrase("fig-chart-seat-points", {"level": mirror.level}),
                "unit": "",
                "line": 0.0,
                "rows": [[seat_name(order), e.value, e.low, e.high] for order, e in enumerate(found)],
            },
        )
    ]


def repairs(mirror: Mirror) -> list[Figure]:
    """The points that would make all seats win equally often, if nobody played differently for them."""
    keys = mirror.score - TIE * mirror.rank
    out = []
    for order in range(1, mirror.seats):
        found = stats.bootstrapped(mirror.n, stats.repair(keys, order), 400 if mirror.seats == 2 else 100)
        if found.low <= 0 <= found.high and found.half() < SAID:
            said = says("fig-repair-none", order=order + 1, points=number(found))
        elif found.value >= 0:
            said = says("fig-repair-give", order=order + 1, points=counted(found, "points"))
        else:
            shown = stats.Estimate(-found.value, -found.high, -found.low, found.n)
            said = says("fig-repair-take", order=order + 1, points=counted(shown, "points"))
        out.append(Figure(f"repair_{order + 1}", "fair", mirror.level, said, found, neutral=0.0))
    return out


def tie_breaks(mirror: Mirror) -> list[Figure]:
    """Bouts in which the best scores are equal and a tie-break names one winner."""
    tied = mirror.of_bout("tied") & (mirror.of_bout("winners") == 1)
    found = stats.share(tied.astype(float).tolist())
    if not tied.any():
        said = says("fig-no-tie-breaks", share=percent(found))
    else:
        orders = mirror.share[tied].argmax(axis=1)
        most = int(np.bincount(orders, minlength=mirror.seats).argmax())
        count = int((orders == most).sum())
        said = says("fig-tie-breaks", share=percent(found), count=count, of=int(tied.sum()), order=most + 1)
    return [Figure("tie_breaks", "fair", mirror.level, said, found)]
