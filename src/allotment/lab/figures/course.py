"""How long is it, how close, and when is it decided?"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from ...kernel.story import Phrase, read_phrase
from .. import stats
from ..drive import HOPELESS
from ..mirror import Mirror
from .base import Figure, counted, deals, histogram, number, percent, points, refusal, says, section, withheld

SECONDS = 20  # a decision: an assumption
MARKS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]  # shares of a game
SLOPES = (0.8, 1.25)  # of a forecast that may be believed


@section("length")
def length(mirror: Mirror) -> list[Figure]:
    refused = withheld(mirror, "rounds", "length")
    if refused is not None:
        return [refused]
    rounds = mirror.of_bout("rounds").astype(float).tolist()
    middle = stats.quantile(rounds, 0.5)
    low, high = np.quantile(rounds, [0.25, 0.75])
    decisions = mirror.grid("decisions").astype(float).mean(axis=1).tolist()
    asked = stats.quantile(decisions, 0.5)
    if min(rounds) == max(rounds):
        lasts = says("fig-rounds-all", rounds=rounds[0], deals=deals(mirror.n))
    else:
        lasts = says("fig-rounds", low=float(low), high=float(high), median=number(middle, 0))
    out = [
        Figure(
            "rounds",
            "length",
            mirror.level,
            lasts,
            middle,
            per_deal=rounds,
            chart=histogram("fig-chart-rounds", mirror.level, rounds, middle.value)
            if min(rounds) < max(rounds)
            else None,
        ),
        Figure(
            "decisions",
            "length",
            mirror.level,
            says("fig-decisions", times=counted(asked, "times", 0)),
            asked,
            per_deal=decisions,
        ),
        *reasons(mirror),
    ]
    minutes = asked.value * mirror.seats * SECONDS / 60
    out.append(
        Figure(
            "minutes",
            "length",
            mirror.level,
            says("fig-minutes", seconds=SECONDS, minutes=float(minutes), deals=deals(mirror.n)),
        )
    )
    return out


def reasons(mirror: Mirror) -> list[Figure]:
    """Why games end."""
    ended = mirror.of_bout("reason")
    kinds, counts = np.unique(ended.astype(str), return_counts=True)
    rows = []
    for kind in kinds[np.argsort(-counts)]:
        found = stats.share((ended == kind).astype(float).tolist())
        rows.append((ending(str(kind)), found))
    listed: list[object] = [
        Phrase("fig-reason", {"why": why, "share": percent(found)}) for why, found in rows
    ]
    return [
        Figure(
            "reasons",
            "length",
            mirror.level,
            says("fig-reasons", reasons=listed),
            rows[0][1],
            chart={
                "kind": "bars",
                "title": Phrase("fig-chart-reasons", {"level": mirror.level}),
                "unit": "%",
                "rows": [[why, 100 * e.value, 100 * e.low, 100 * e.high] for why, e in rows],
            },
        )
    ]


def ending(text: str) -> Phrase:
    """Why a game ended, as the rows of a study have it; studies of earlier versions kept the sentence."""
    try:
        return read_phrase(json.loads(text))
    except ValueError:
        return Phrase("spoken", {"text": text})


@section("close")
def close(mirror: Mirror) -> list[Figure]:
    if mirror.seats < 2:
        return []
    refused = withheld(mirror, "margin", "close")
    if refused is not None:
        return [refused]
    ordered = -np.sort(-mirror.score, axis=1)
    margins = (ordered[:, 0] - ordered[:, 1]).tolist()
    middle = stats.quantile(margins, 0.5)
    turn = good_turn(mirror)
    near = stats.share([float(one <= turn) for one in margins])
    shared = stats.share((mirror.of_bout("winners") > 1).astype(float).tolist())
    out = [
        Figure(
            "margin",
            "close",
            mirror.level,
            says("fig-margin", points=points(middle, 0)),
            middle,
            per_deal=margins,
            chart=histogram("fig-chart-margin", mirror.level, margins, middle.value),
        ),
        Figure(
            "within_a_turn",
            "close",
            mirror.level,
            says("fig-within-a-turn", share=percent(near), points=turn),
            near,
            per_deal=[float(one <= turn) for one in margins],
        ),
        Figure("shared", "close", mirror.level, says("fig-shared", share=percent(shared)), shared),
    ]
    if mirror.seats > 2:
        behind = stats.quantile((ordered[:, 0] - ordered[:, -1]).tolist(), 0.5)
        out.append(
            Figure(
                "last_place",
                "close",
                mirror.level,
                says("fig-last-place", points=points(behind, 0)),
                behind,
            )
        )
    return [*out, by_rank(mirror, ordered)]


def by_rank(mirror: Mirror, ordered: Any) -> Figure:
    """What first place scores, second place ...: `ordered` has the scores of each deal, the best first."""
    found = [stats.quantile(ordered[:, at].tolist(), 0.5) for at in range(mirror.seats)]
    listed: list[object] = [
        Phrase("fig-rank-score", {"rank": at + 1, "points": points(one, 0)}) for at, one in enumerate(found)
    ]
    return Figure(
        "scores_by_rank",
        "close",
        mirror.level,
        says("fig-scores-by-rank", scores=listed),
        found[0],
        chart={
            "kind": "ridges",
            "title": Phrase("fig-chart-ranks", {"level": mirror.level}),
            "rows": [
                [Phrase("fig-rank", {"rank": at + 1}), ordered[:, at].tolist()] for at in range(mirror.seats)
            ],
        },
    )


def good_turn(mirror: Mirror) -> float:
    gains: list[int] = []
    for seats in mirror.lists("track"):
        for track in seats:
            gains.extend(int(one) for one in np.diff(track) if one > 0)
    return float(np.median(gains)) if gains else 0.0


@section("decided")
def decided(mirror: Mirror) -> list[Figure]:
    if mirror.seats < 2:
        return []
    refused = withheld(mirror, "leader_wins", "decided")
    if refused is not None:
        return [refused]
    tracks = [np.array(seats, dtype=float) for seats in mirror.lists("track")]
    odds = [np.array(seats, dtype=float) for seats in mirror.lists("chance")]
    out = leader_wins(mirror, tracks, odds)
    changes = stats.average([float(lead_changes(track)) for track in tracks])
    out.append(
        Figure(
            "lead_changes",
            "decided",
            mirror.level,
            says("fig-lead-changes", times=counted(changes, "times")),
            changes,
        )
    )
    ends = [decided_at(track, mirror.share[at]) for at, track in enumerate(tracks)]
    middle = stats.quantile(ends, 0.5)
    out.append(
        Figure(
            "decided_at",
            "decided",
            mirror.level,
            says(
                "fig-decided-at",
                value=100 * middle.value,
                low=100 * middle.low,
                high=100 * middle.high,
                deals=deals(middle.n),
            ),
            middle,
            per_deal=ends,
            chart={
                **histogram(
                    "fig-chart-decided", mirror.level, [100 * one for one in ends], 100 * middle.value
                ),
                "unit": "%",
            },
        )
    )
    if mirror.seats > 2:
        back = [comeback(track, mirror.share[at]) for at, track in enumerate(tracks)]
        found = stats.share(back)
        out.append(
            Figure(
                "comeback",
                "decided",
                mirror.level,
                says("fig-comeback", share=percent(found)),
                found,
            )
        )
    out.append(drama(mirror, odds))
    if mirror.seats > 2:
        out.append(kingmaking(mirror, odds))
    return out


def leader_at(track: Any, mark: float) -> int:
    """The sole leader after that share of the turns; -1 if there is none."""
    at = min(track.shape[1] - 1, int(mark * track.shape[1]))
    column = track[:, at]
    best = column.max()
    return int(column.argmax()) if (column == best).sum() == 1 else -1


def leader_wins(mirror: Mirror, tracks: list[Any], odds: list[Any]) -> list[Figure]:
    """How often the sole leader after a share of the turns wins in the end."""
    curves: dict[str, list[list[float]]] = {"points": [], "forecast": []}
    half: stats.Estimate | None = None
    half_deals: list[float] = []
    steady, why = calibrated(mirror, odds)
    for name, source in (("points", tracks), ("forecast", odds)):
        if name == "forecast" and not steady:
            continue
        for mark in MARKS:
            won = [
                float(mirror.share[at][leader])
                for at, one in enumerate(source)
                if (leader := leader_at(one, mark)) >= 0
            ]
            if not won:
                continue
            found = stats.share(won)
            curves[name].append([100 * mark, 100 * found.value, 100 * found.low, 100 * found.high])
            if name == "points" and mark == 0.5:
                half, half_deals = found, won
    if half is None:
        return [
            refusal(
                "leader_wins",
                "decided",
                mirror.level,
                "R3",
                Phrase("fig-no-leader"),
            )
        ]
    said = says("fig-leader-wins", share=percent(half), chance=100 / mirror.seats)
    return [
        Figure(
            "leader_wins",
            "decided",
            mirror.level,
            [*said, *why],
            half,
            per_deal=half_deals,
            chart={
                "kind": "curves",
                "title": Phrase("fig-chart-leader", {"level": mirror.level}),
                "unit": "%",
                "line": 100 / mirror.seats,
                "series": {name: rows for name, rows in curves.items() if rows},
            },
        )
    ]


def calibrated(mirror: Mirror, odds: list[Any]) -> tuple[bool, list[Phrase]]:
    """R6: may the forecast be believed, and if not, why? Regress who won on its chances at every mark but the
    last."""
    said: list[float] = []
    came: list[float] = []
    for at, one in enumerate(odds):
        for mark in MARKS[1:]:
            column = min(one.shape[1] - 1, int(mark * one.shape[1]))
            said.extend(one[:, column].tolist())
            came.extend(mirror.share[at].tolist())
    if not said or np.var(said) == 0:
        return False, says("fig-no-forecast")
    slope = float(np.cov(said, came)[0, 1] / np.var(said, ddof=1))
    if SLOPES[0] <= slope <= SLOPES[1]:
        return True, []
    return False, says(
        "fig-forecast-off", rises=10 * slope, deals=deals(mirror.n), low=10 * SLOPES[0], high=10 * SLOPES[1]
    )


def lead_changes(track: Any) -> int:
    changes, last = 0, -1
    for column in track.T:
        best = column.max()
        if (column == best).sum() == 1:
            leader = int(column.argmax())
            changes += last >= 0 and leader != last
            last = leader
    return changes


def decided_at(track: Any, share: Any) -> float:
    """The share of the turns after which a winner is never behind."""
    winners = share > 0
    ahead = track[winners].max(axis=0) >= track.max(axis=0)
    behind = np.flatnonzero(~ahead)
    return float((behind[-1] + 1) / track.shape[1]) if len(behind) else 0.0


def comeback(track: Any, share: Any) -> float:
    at = int(0.5 * track.shape[1])
    column = track[:, at]
    worst = column.min()
    return float(share[column == worst].sum()) if (column == worst).sum() == 1 else 0.0


def drama(mirror: Mirror, odds: list[Any]) -> Figure:
    """Browne 2008: how often the later winner is not the forecast's favourite, and by how much."""
    steady, _ = calibrated(mirror, odds)
    if not steady:
        return refusal(
            "drama", "decided", mirror.level, "R6", Phrase("fig-no-drama", {"deals": deals(mirror.n)})
        )
    shares: list[float] = []
    depths: list[float] = []
    for at, one in enumerate(odds):
        winner = int(mirror.share[at].argmax())
        gap = one.max(axis=0) - one[winner]
        shares.append(float((gap > 0).mean()))
        if (gap > 0).any():
            depths.append(float(gap[gap > 0].mean()))
    behind, depth = stats.average(shares), stats.average(depths) if depths else None
    said = says("fig-drama", share=percent(behind))
    if depth is not None:
        said = says("fig-drama-deep", share=percent(behind), depth=100 * depth.value)
    return Figure(
        "drama",
        "decided",
        mirror.level,
        said,
        behind,
    )


def kingmaking(mirror: Mirror, odds: list[Any]) -> Figure:
    """Turns at which a seat without chances chooses who wins, by which move it makes."""
    steady, _ = calibrated(mirror, odds)
    if not steady:
        why = Phrase("fig-no-kingmaking", {"deals": deals(mirror.n)})
        return refusal("kingmaking", "decided", mirror.level, "R6", why)
    turns = mirror.of_bout("turns").astype(float).tolist()
    found = stats.pooled(mirror.grid("crowning").astype(float).sum(axis=1).tolist(), turns)
    said = says("fig-kingmaking", share=percent(found), least=100 * HOPELESS)
    return Figure("kingmaking", "decided", mirror.level, said, found)
