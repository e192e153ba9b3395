"""Is it fair? Seats are counted from the one that begins."""

from __future__ import annotations

import numpy as np

from .. import stats
from ..mirror import Mirror
from .base import ORDINALS, Figure, deals, judged, number, percent, section, withheld

TOLERANCE = 0.02  # of a share
TIE = 1e-3  # points that a place further back costs, so that tie-breaks count in a repair
SAID = 0.5  # points: a repair smaller than that is none


@section("fair", "Is it fair?")
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
        "title": f"Share of victories by seat, {mirror.level}",
        "unit": "%",
        "line": 100 / k,
        "rows": [
            [f"{ORDINALS[order]} seat", 100 * one.value, 100 * one.low, 100 * one.high]
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
                f"The seat that plays {ORDINALS[order]} wins {percent(one)}; fair is {100 / k:.0f}%.",
                one,
                verdict,
                more=more,
                neutral=1 / k,
                tolerance=TOLERANCE,
                per_deal=mirror.share[:, order].tolist(),
                chart=chart if order == 0 else None,
            )
        )
    if any(one.verdict in ("off", "off, but within tolerance") for one in out):
        p = stats.chi_square(mirror.share, [1 / k] * k)
        said = f"p = {p:.3f}" if p >= 0.001 else "p < 0.001"
        out.append(
            Figure(
                "seats_together",
                "fair",
                mirror.level,
                f"Taken together the seats differ ({said}, {deals(mirror.n)})."
                if p < stats.ALPHA
                else f"Taken together the seats do not clearly differ ({said}, {deals(mirror.n)}).",
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
    verb = "brings" if one.value > 0 else "costs"
    shown = one if one.value > 0 else stats.Estimate(-one.value, -one.high, -one.low, one.n)
    return [
        Figure(
            "seat_points",
            "fair",
            mirror.level,
            f"To play {ORDINALS[at]} {verb} {number(shown)} points, measured from the table's mean.",
            one,
            chart={
                "kind": "whiskers",
                "title": f"Points from the table's mean by seat, {mirror.level}",
                "unit": "",
                "line": 0.0,
                "rows": [
                    [f"{ORDINALS[order]} seat", e.value, e.low, e.high] for order, e in enumerate(found)
                ],
            },
        )
    ]


def repairs(mirror: Mirror) -> list[Figure]:
    """The points that would make all seats win equally often, if nobody played differently for them."""
    keys = mirror.score - TIE * mirror.rank
    out = []
    for order in range(1, mirror.seats):
        found = stats.bootstrapped(mirror.n, stats.repair(keys, order), 400 if mirror.seats == 2 else 100)
        who = ORDINALS[order]
        if found.low <= 0 <= found.high and found.half() < SAID:
            said = f"The {who} seat needs no points to be even with the first: {number(found)}."
        elif found.value >= 0:
            said = f"{number(found)} points for the {who} seat would make it even with the first."
        else:
            shown = stats.Estimate(-found.value, -found.high, -found.low, found.n)
            said = f"{number(shown)} points taken from the {who} seat would make it even with the first."
        out.append(Figure(f"repair_{order + 1}", "fair", mirror.level, said, found, neutral=0.0))
    return out


def tie_breaks(mirror: Mirror) -> list[Figure]:
    """Bouts in which the best scores are equal and a tie-break names one winner."""
    tied = mirror.of_bout("tied") & (mirror.of_bout("winners") == 1)
    found = stats.share(tied.astype(float).tolist())
    if not tied.any():
        said = f"No tie-break decided a game: {percent(found)}."
    else:
        orders = mirror.share[tied].argmax(axis=1)
        most = int(np.bincount(orders, minlength=mirror.seats).argmax())
        count = int((orders == most).sum())
        said = (
            f"A tie-break decides {percent(found)} of games; {count} of {int(tied.sum())} such games go to "
            f"the {ORDINALS[most]} seat."
        )
    return [Figure("tie_breaks", "fair", mirror.level, said, found)]
