"""What does one do, where do the points come from, and which pieces stand out?"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

import numpy as np

from ...kernel.chance import seeded
from ...words import speaker
from .. import stats
from ..drive import game_of
from ..mirror import Mirror
from .base import Figure, deals, number, percent, plural, refusal, section, withheld

HARDLY = 0.01  # of bouts
SIGHTINGS = 200  # of a piece, before anything is said of it
SHOWN = 12  # pieces in a chart


@section("choice", "What does one do?")
def choice(mirror: Mirror) -> list[Figure]:
    refused = withheld(mirror, "offers", "choice")
    if refused is not None:
        return [refused]
    decisions = mirror.grid("decisions").astype(float).sum(axis=1)
    forced = mirror.grid("forced").astype(float).sum(axis=1)
    logs = mirror.grid("offers_log").astype(float).sum(axis=1) / np.maximum(1, decisions)
    found = stats.average(logs.tolist())
    wide = stats.Estimate(exp(found.value), exp(found.low), exp(found.high), found.n)
    alone = stats.average((forced / np.maximum(1, forced + decisions)).tolist())
    verbs = np.array(mirror.lists("verbs"), dtype=float)  # deal, seat, verb
    rows = []
    for at, verb in enumerate(mirror.words.verbs):
        uses = stats.average(verbs[:, :, at].mean(axis=1).tolist())
        rows.append([verb, uses.value, uses.low, uses.high])
    never = [
        mirror.words.verbs[at] for at in range(len(rows)) if (verbs[:, :, at] > 0).any(axis=1).mean() < HARDLY
    ]
    return [
        Figure(
            "offers",
            "choice",
            mirror.level,
            f"A decision has {number(wide)} offers (geometric mean of those with two or more).",
            wide,
        ),
        Figure("forced", "choice", mirror.level, f"{percent(alone)} of moves are forced: one offer.", alone),
        Figure(
            "verbs",
            "choice",
            mirror.level,
            f"Used in less than {100 * HARDLY:.0f}% of {deals(mirror.n)}: {', '.join(never)}."
            if never
            else f"Every kind of move is used in at least {100 * HARDLY:.0f}% of {deals(mirror.n)}.",
            chart={
                "kind": "bars",
                "title": f"Uses a game and seat, by kind of move, {mirror.level}",
                "unit": "",
                "rows": sorted(rows, key=lambda row: -row[1]),
            },
        ),
    ]


@section("points", "Where do the points come from?")
def points(mirror: Mirror) -> list[Figure]:
    refused = withheld(mirror, "sources", "points")
    if refused is not None:
        return [refused]
    lines, labels = pad_lines(mirror)
    totals = lines.sum(axis=2)
    means = [stats.average(lines[:, :, at].mean(axis=1).tolist()) for at in range(len(labels))]
    order = sorted(range(len(labels)), key=lambda at: -means[at].value)
    most = order[0]
    out = [
        Figure(
            "sources",
            "points",
            mirror.level,
            f"Most points come from “{labels[most]}”: {number(means[most])} a seat, of {totals.mean():.1f} "
            "in all.",
            means[most],
            chart={
                "kind": "bars",
                "title": f"Points a seat, by line of the score pad, {mirror.level}",
                "unit": "",
                "rows": [[labels[at], means[at].value, means[at].low, means[at].high] for at in order],
            },
        )
    ]
    if mirror.seats > 1:
        out.append(deciding(mirror, lines, labels))
    return out


def pad_lines(mirror: Mirror) -> tuple[Any, list[str]]:
    """Points by deal, seat and line of the pad, and the lines' names. Games that bring lines of their own
    (a landmark) are cut to the lines that all have."""
    found = mirror.lists("points")
    shortest = min(len(seat) for seats in found for seat in seats)
    lines = np.array([[seat[:shortest] for seat in seats] for seats in found], dtype=float)
    game = game_of(mirror.study, mirror.variant)
    labels = [speaker(game.slug).say(line) for line in game.pad(game.start(seeded("labels")))]
    return lines, [labels[at] if at < len(labels) else f"line {at + 1}" for at in range(shortest)]


def deciding(mirror: Mirror, lines: Any, labels: list[str]) -> Figure:
    """cov(line - table's mean, total - table's mean) / var(total - table's mean): lines add up to 100 %."""
    own = lines - lines.mean(axis=1, keepdims=True)
    total = own.sum(axis=2, keepdims=True)
    products = (own * total).sum(axis=1)  # deal, line
    squares = (total**2).sum(axis=1)[:, 0]

    def part(at: int) -> Callable[[Any], float]:
        return lambda drawn: float(products[drawn, at].sum() / max(1e-9, squares[drawn].sum()))

    found = [stats.bootstrapped(mirror.n, part(at), 200) for at in range(len(labels))]
    order = sorted(range(len(labels)), key=lambda at: -found[at].value)
    most = order[0]
    gives = lines[:, :, most].mean() / max(1e-9, lines.sum(axis=2).mean())
    return Figure(
        "decides",
        "points",
        mirror.level,
        f"“{labels[most]}” brings {100 * gives:.0f}% of the points and decides {percent(found[most])} of the "
        "margin.",
        found[most],
        chart={
            "kind": "bars",
            "title": f"Share of the margin that each line decides, {mirror.level}",
            "unit": "%",
            "rows": [
                [labels[at], 100 * found[at].value, 100 * found[at].low, 100 * found[at].high] for at in order
            ],
        },
    )


@section("pieces", "Which pieces stand out?")
def pieces(mirror: Mirror) -> list[Figure]:
    """What is watched, not caused: how often a piece is taken where it could be, and what goes with it."""
    if mirror.seats < 2 or not mirror.words.pieces:
        return []
    refused = withheld(mirror, "pieces", "pieces")
    if refused is not None:
        return [refused]
    names, taken, gaps, errors, p, most = watched(mirror)
    if not names:
        return [
            refusal(
                "pieces",
                "pieces",
                mirror.level,
                "R3",
                f"No piece was taken by one seat and left by another in {SIGHTINGS} games "
                f"(most: {most} of {deals(mirror.n)}).",
                max(0, SIGHTINGS * mirror.n // max(1, most) - mirror.n),
            )
        ]
    drawn = stats.shrunk(gaps, errors)
    out_standing = stats.discoveries(p)
    named = [at for at in range(len(names)) if out_standing[at]]
    named.sort(key=lambda at: -abs(drawn[at].value))
    if named:
        best = named[0]
        said = (
            f"Of {plural(len(names), 'piece')} {len(named)} stand out: taking “{names[best]}” goes with "
            f"{100 * drawn[best].value:+.1f} points of share ({100 * drawn[best].low:+.1f} to "
            f"{100 * drawn[best].high:+.1f}, {deals(mirror.n)}). One in twenty of such a list is there by "
            "luck, "
            "and what goes with winning need not cause it: `allotment lab cards` finds out."
        )
    else:
        said = (
            f"None of {plural(len(names), 'piece')} stands out: the largest difference is "
            f"{100 * max(drawn, key=lambda one: abs(one.value)).value:+.1f} points of share "
            f"({deals(mirror.n)}). "
            "This is what goes with winning, not what causes it."
        )
    order = sorted(range(len(names)), key=lambda at: -drawn[at].value)
    shown = order if len(order) <= SHOWN else order[: SHOWN // 2] + order[-SHOWN // 2 :]
    rarely = sorted(zip(taken, names, strict=True))[:5]
    rare = ", ".join(f"{name} ({100 * share:.0f}%)" for share, name in rarely)
    return [
        Figure(
            "pieces",
            "pieces",
            mirror.level,
            said,
            drawn[named[0]] if named else None,
            chart={
                "kind": "whiskers",
                "title": f"What goes with taking a piece, in points of share, {mirror.level} (watched, not "
                "caused)",
                "unit": "",
                "line": 0.0,
                "hollow": True,
                "rows": [
                    [names[at], 100 * drawn[at].value, 100 * drawn[at].low, 100 * drawn[at].high]
                    for at in shown
                ],
            },
        ),
        Figure(
            "taken",
            "pieces",
            mirror.level,
            f"Least often taken where they could be, in {deals(mirror.n)}: {rare}.",
        ),
    ]


def watched(mirror: Mirror) -> tuple[list[str], list[float], list[float], list[float], list[float], int]:
    """By piece: its name, how often it was taken where it could be, the win share of seats that took it less
    that of seats of the same game that could have, its error, and p; and how often the piece was
    seen that was seen most."""
    size = len(mirror.words.pieces)
    sums: list[list[float]] = [[] for _ in range(size)]
    could = np.zeros(size)
    did = np.zeros(size)
    taken, offered = mirror.lists("taken"), mirror.lists("offered")
    for deal in range(mirror.n):
        used: list[dict[int, bool]] = []
        for seat in range(mirror.seats):
            mine = set(taken[deal][seat])
            for piece in set(offered[deal][seat]) | mine:
                could[piece] += 1
                did[piece] += piece in mine
            used.append({piece: piece in mine for piece in set(offered[deal][seat]) | mine})
        for piece in set().union(*used):
            yes = [mirror.share[deal][seat] for seat in range(mirror.seats) if used[seat].get(piece) is True]
            no = [mirror.share[deal][seat] for seat in range(mirror.seats) if used[seat].get(piece) is False]
            if yes and no:
                sums[piece].append(float(np.mean(yes) - np.mean(no)))
    names, shares, gaps, errors, p = [], [], [], [], []
    for piece, seen in enumerate(sums):
        if len(seen) >= SIGHTINGS:
            names.append(mirror.words.pieces[piece])
            shares.append(float(did[piece] / could[piece]))
            gaps.append(stats.mean(seen))
            errors.append(float(np.sqrt(stats.variance(seen) / len(seen))))
            p.append(stats.p_value(seen))
    return names, shares, gaps, errors, p, max(map(len, sums))
