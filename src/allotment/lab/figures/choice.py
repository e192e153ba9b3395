"""What does one do, where do the points come from, and which pieces stand out?"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

import numpy as np

from ...kernel.chance import seeded
from ...kernel.story import Phrase
from .. import stats
from ..drive import CLOSE, game_of
from ..mirror import Mirror
from .base import Figure, counted, deals, number, percent, refusal, says, section, signed, withheld
from .course import calibrated

HARDLY = 0.01  # of bouts
ALWAYS = 0.95  # of bouts in which a piece could be taken
SIGHTINGS = 200  # of a piece, before anything is said of it
SHOWN = 12  # pieces in a chart


@section("choice")
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
    used = {
        verb: float((verbs[:, :, at] > 0).any(axis=1).mean()) for at, verb in enumerate(mirror.words.verbs)
    }
    never = [verb for verb in used if not used[verb]]
    rare = [verb for verb in used if 0 < used[verb] < HARDLY]
    said = (
        says("fig-verbs-rare", share=100 * HARDLY, deals=deals(mirror.n), verbs=", ".join(rare))
        if rare
        else says("fig-verbs-used", share=100 * HARDLY, deals=deals(mirror.n))
    )
    if never:
        said += says("fig-verbs-never", verbs=", ".join(never))
    return [
        Figure(
            "offers",
            "choice",
            mirror.level,
            says("fig-offers", offers=number(wide)),
            wide,
        ),
        Figure("forced", "choice", mirror.level, says("fig-forced", share=percent(alone)), alone),
        Figure(
            "verbs",
            "choice",
            mirror.level,
            said,
            chart={
                "kind": "bars",
                "title": Phrase("fig-chart-verbs", {"level": mirror.level}),
                "unit": "",
                "rows": sorted((row for row in rows if row[1]), key=lambda row: -row[1]),
            },
        ),
        *thoughts(mirror),
    ]


def thoughts(mirror: Mirror) -> list[Figure]:
    """Moves worth a thought: as many that were looked at equally often would spread a search's looks as it
    spread them (exp of their entropy). Close calls: its two favourites are hardly apart."""
    thought = mirror.grid("thoughts").astype(float).sum(axis=1)
    if not thought.any():
        why = Phrase("fig-no-search", {"level": mirror.level, "deals": deals(mirror.n)})
        return [refusal("worth_a_thought", "choice", mirror.level, "R8", why)]
    torn = mirror.grid("torn").astype(float).sum(axis=1) / np.maximum(1, thought)
    found = stats.average(torn.tolist())
    moves = stats.Estimate(exp(found.value), exp(found.low), exp(found.high), found.n)
    out = [
        Figure(
            "worth_a_thought", "choice", mirror.level, says("fig-worth-a-thought", moves=number(moves)), moves
        )
    ]
    steady, _ = calibrated(mirror, [np.array(seats, dtype=float) for seats in mirror.lists("chance")])
    if not steady:
        why = Phrase("fig-no-close-calls", {"deals": deals(mirror.n)})
        return [*out, refusal("close_calls", "choice", mirror.level, "R6", why)]
    close = stats.pooled(mirror.grid("close").astype(float).sum(axis=1).tolist(), thought.tolist())
    said = says("fig-close-calls", share=percent(close), points=100 * CLOSE)
    return [*out, Figure("close_calls", "choice", mirror.level, said, close)]


@section("points")
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
            says(
                "fig-sources",
                line=labels[most],
                points=counted(means[most], "points"),
                all=float(totals.mean()),
            ),
            means[most],
            chart={
                "kind": "bars",
                "title": Phrase("fig-chart-sources", {"level": mirror.level}),
                "unit": "",
                "rows": [[labels[at], means[at].value, means[at].low, means[at].high] for at in order],
            },
        )
    ]
    if mirror.seats > 1:
        out.append(deciding(mirror, lines, labels))
    return out


def pad_lines(mirror: Mirror) -> tuple[Any, list[Phrase]]:
    """Points by deal, seat and line of the pad, and the lines' names. Games with lines of their own
    (a landmark) are cut to the lines that all have."""
    found = mirror.lists("points")
    shortest = min(len(seat) for seats in found for seat in seats)
    lines = np.array([[seat[:shortest] for seat in seats] for seats in found], dtype=float)
    game = game_of(mirror.study, mirror.variant)
    pad = game.pad(game.start(seeded("labels")))
    return lines, [
        pad[at] if at < len(pad) else Phrase("fig-pad-line", {"number": at + 1}) for at in range(shortest)
    ]


def deciding(mirror: Mirror, lines: Any, labels: list[Phrase]) -> Figure:
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
    gained = lines.mean(axis=(0, 1))
    gives = gained[most] / max(1e-9, gained[gained > 0].sum())
    return Figure(
        "decides",
        "points",
        mirror.level,
        says("fig-decides", line=labels[most], share=100 * float(gives), margin=percent(found[most])),
        found[most],
        chart={
            "kind": "bars",
            "title": Phrase("fig-chart-decides", {"level": mirror.level}),
            "unit": "%",
            "rows": [
                [labels[at], 100 * found[at].value, 100 * found[at].low, 100 * found[at].high] for at in order
            ],
        },
    )


@section("pieces")
def pieces(mirror: Mirror) -> list[Figure]:
    """What is watched, not caused: how often a piece is taken where it could be, and what goes with it."""
    if mirror.seats < 2 or not mirror.words.pieces:
        return []
    refused = withheld(mirror, "pieces", "pieces")
    if refused is not None:
        return [refused]
    given = dealt_worth(mirror)
    names, taken, gaps, errors, p, most = watched(mirror)
    if not names:
        return [
            given,
            refusal(
                "pieces",
                "pieces",
                mirror.level,
                "R3",
                Phrase("fig-pieces-few", {"needed": SIGHTINGS, "most": most, "deals": deals(mirror.n)}),
                max(0, SIGHTINGS * mirror.n // max(1, most) - mirror.n),
            ),
        ]
    drawn = stats.shrunk(gaps, errors)
    out_standing = stats.discoveries(p)
    named = [at for at in range(len(names)) if out_standing[at]]
    named.sort(key=lambda at: -abs(drawn[at].value))
    if named:
        best = named[0]
        of_all = {"of": len(names), "count": len(named)} if len(names) > 1 else {}
        said = says(
            "fig-pieces" if of_all else "fig-pieces-only",
            **of_all,
            piece=names[best],
            share=signed(100 * drawn[best].value),
            low=signed(100 * drawn[best].low),
            high=signed(100 * drawn[best].high),
            deals=deals(mirror.n),
        )
    else:
        widest = max(drawn, key=lambda one: abs(one.value))
        said = says("fig-pieces-none", of=len(names), share=signed(100 * widest.value), deals=deals(mirror.n))
    order = sorted(range(len(names)), key=lambda at: -drawn[at].value)
    shown = order if len(order) <= SHOWN else order[: SHOWN // 2] + order[-SHOWN // 2 :]
    rarely = sorted(zip(taken, names, strict=True))[:5]
    rare: list[object] = [
        Phrase("fig-piece-taken", {"piece": name, "share": 100 * share}) for share, name in rarely
    ]
    least = rarely[0][0]
    how_often = (
        says("fig-taken-all", share=100 * least, deals=deals(mirror.n))
        if least > ALWAYS
        else says("fig-taken", deals=deals(mirror.n), pieces=rare)
    )
    return [
        Figure(
            "pieces",
            "pieces",
            mirror.level,
            said,
            drawn[named[0]] if named else None,
            chart={
                "kind": "whiskers",
                "title": Phrase("fig-chart-pieces", {"level": mirror.level}),
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
            how_often,
        ),
        given,
    ]


def watched(mirror: Mirror) -> tuple[list[str], list[float], list[float], list[float], list[float], int]:
    """By piece: its name, in how many of the games in which it could be it was taken, the win share of seats
    that took it less that of seats of the same game that could have, its error, and p; and how often the
    piece was seen that was seen most."""
    size = len(mirror.words.pieces)
    sums: list[list[float]] = [[] for _ in range(size)]
    could = np.zeros(size)
    did = np.zeros(size)
    taken, offered = mirror.lists("taken"), mirror.lists("offered")
    for deal in range(mirror.n):
        used: list[dict[int, bool]] = []
        for seat in range(mirror.seats):
            mine = set(taken[deal][seat])
            used.append({piece: piece in mine for piece in set(offered[deal][seat]) | mine})
        for piece in set().union(*used):
            could[piece] += 1
            did[piece] += any(seat.get(piece) for seat in used)
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


def dealt_worth(mirror: Mirror) -> Figure:
    """What a piece brings that chance gave a seat alone: scores above the table's mean, regressed on all such
    pieces at once, each above the table's mean, too; errors by deals. The deal is random, so what it gave
    is a cause. Where everybody is given equally many, it is compared with an average piece."""
    hands = mirror.lists("dealt")
    names = sorted({piece for seats in hands for seat in seats for piece in seat})
    if not names:
        why = Phrase("fig-dealt-nothing", {"deals": deals(mirror.n)})
        return refusal("dealt_worth", "pieces", mirror.level, "R8", why)
    place = {piece: at for at, piece in enumerate(names)}
    had = np.zeros((mirror.n, mirror.seats, len(names)))
    for deal, seats in enumerate(hands):
        for seat, hand in enumerate(seats):
            for piece in hand:
                had[deal, seat, place[piece]] += 1
    seen = (had > 0).sum(axis=(0, 1))
    if seen.min() < SIGHTINGS:
        least = int(seen.min())
        args = {"needed": SIGHTINGS, "least": least, "deals": deals(mirror.n)}
        more = SIGHTINGS * mirror.n // max(1, least) - mirror.n
        return refusal("dealt_worth", "pieces", mirror.level, "R3", Phrase("fig-dealt-few", args), more)
    had -= had.mean(axis=1, keepdims=True)
    own = mirror.score - mirror.score.mean(axis=1, keepdims=True)
    inverse = np.linalg.pinv(np.einsum("dsp,dsq->pq", had, had))
    worth = inverse @ np.einsum("dsp,ds->p", had, own)
    pulls = np.einsum("dsp,ds->dp", had, own - had @ worth)  # of each deal
    errors = np.sqrt(np.diag(inverse @ pulls.T @ pulls @ inverse) * mirror.n / (mirror.n - 1)).tolist()
    drawn = stats.shrunk(worth.tolist(), errors)
    stands = stats.discoveries(
        [stats.normal_p(one / error) for one, error in zip(worth, errors, strict=True)]
    )
    order = sorted(range(len(names)), key=lambda at: -drawn[at].value)
    shown = order if len(order) <= SHOWN else order[: SHOWN // 2] + order[-SHOWN // 2 :]
    named = [at for at in range(len(names)) if stands[at]] or list(range(len(names)))
    best = max(named, key=lambda at: abs(drawn[at].value))
    found = stats.Estimate(drawn[best].value, drawn[best].low, drawn[best].high, mirror.n)
    signs = {"gap": signed(found.value), "low": signed(found.low), "high": signed(found.high)}
    counts = {"of": len(names), "count": sum(stands), "piece": names[best], "deals": deals(mirror.n)}
    return Figure(
        "dealt_worth",
        "pieces",
        mirror.level,
        says("fig-dealt" if any(stands) else "fig-dealt-none", **counts, **signs),
        found,
        chart={
            "kind": "whiskers",
            "title": Phrase("fig-chart-dealt", {"level": mirror.level}),
            "unit": "",
            "line": 0.0,
            "rows": [[names[at], drawn[at].value, drawn[at].low, drawn[at].high] for at in shown],
        },
    )
