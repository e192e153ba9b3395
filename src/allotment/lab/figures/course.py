"""How long is it, how close, and when is it decided?"""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import stats
from ..mirror import Mirror
from .base import Figure, deals, number, percent, refusal, section, withheld

SECONDS = 20  # a decision: an assumption
MARKS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]  # shares of a game
SLOPES = (0.8, 1.25)  # of a forecast that may be believed


@section("length", "How long is it?")
def length(mirror: Mirror) -> list[Figure]:
    refused = withheld(mirror, "rounds", "length")
    if refused is not None:
        return [refused]
    rounds = mirror.of_bout("rounds").astype(float).tolist()
    middle = stats.quantile(rounds, 0.5)
    low, high = np.quantile(rounds, [0.25, 0.75])
    decisions = mirror.grid("decisions").astype(float).mean(axis=1).tolist()
    asked = stats.quantile(decisions, 0.5)
    out = [
        Figure(
            "rounds",
            "length",
            mirror.level,
            f"Half of all games last {low:.0f} to {high:.0f} rounds; the median is {number(middle, 0)}.",
            middle,
            per_deal=rounds,
            chart={
                "kind": "histogram",
                "title": f"Rounds, {mirror.level}",
                "values": rounds,
                "line": middle.value,
            },
        ),
        Figure(
            "decisions",
            "length",
            mirror.level,
            f"A seat decides {number(asked, 0)} times (median, decisions with two or more offers).",
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
            f"At {SECONDS} seconds a decision that would be about {minutes:.0f} minutes "
            f"({deals(mirror.n)}). The seconds are an assumption; a simulation cannot know them (R9).",
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
        rows.append((str(kind), found))
    said = "; ".join(f"“{kind}” {percent(found)}" for kind, found in rows)
    return [
        Figure(
            "reasons",
            "length",
            mirror.level,
            f"Why games end: {said}.",
            rows[0][1],
            chart={
                "kind": "bars",
                "title": f"Why games end, {mirror.level}",
                "unit": "%",
                "rows": [[kind, 100 * e.value, 100 * e.low, 100 * e.high] for kind, e in rows],
            },
        )
    ]


@section("close", "How close is it?")
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
            f"The winner is {number(middle, 0)} points ahead of the second (median).",
            middle,
            per_deal=margins,
            chart={
                "kind": "histogram",
                "title": f"Points between winner and second, {mirror.level}",
                "values": margins,
                "line": middle.value,
            },
        ),
        Figure(
            "within_a_turn",
            "close",
            mirror.level,
            f"{percent(near)} of games end within one good turn, which is {turn:.0f} points here "
            "(the median gain of turns that gain).",
            near,
            per_deal=[float(one <= turn) for one in margins],
        ),
        Figure("shared", "close", mirror.level, f"Victory is shared in {percent(shared)} of games.", shared),
    ]
    if mirror.seats > 2:
        behind = stats.quantile((ordered[:, 0] - ordered[:, -1]).tolist(), 0.5)
        out.append(
            Figure(
                "last_place",
                "close",
                mirror.level,
                f"The last is {number(behind, 0)} points behind the winner (median).",
                behind,
            )
        )
    return out


def good_turn(mirror: Mirror) -> float:
    gains: list[int] = []
    for seats in mirror.lists("track"):
        for track in seats:
            gains.extend(int(one) for one in np.diff(track) if one > 0)
    return float(np.median(gains)) if gains else 0.0


@section("decided", "When is it decided?")
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
            f"The lead changes {number(changes)} times a game, by points as if it ended there.",
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
            f"Half of all games are decided after {100 * middle.value:.0f}% of their turns "
            f"({100 * middle.low:.0f} to {100 * middle.high:.0f}, {deals(middle.n)}): from there on the "
            "winner "
            "leads to the end.",
            middle,
            per_deal=ends,
            chart={
                "kind": "histogram",
                "title": f"Share of the game after which the winner leads, {mirror.level}",
                "values": [100 * one for one in ends],
                "line": 100 * middle.value,
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
                f"Whoever is last at half-time still wins {percent(found)} of games.",
                found,
            )
        )
    out.append(drama(mirror, odds))
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
                "Nobody leads alone at half-time in any of the deals.",
            )
        ]
    said = f"Who leads at half-time wins {percent(half)}; by chance it would be {100 / mirror.seats:.0f}%."
    return [
        Figure(
            "leader_wins",
            "decided",
            mirror.level,
            said if steady else f"{said} {why}",
            half,
            per_deal=half_deals,
            chart={
                "kind": "curves",
                "title": f"How often the leader wins, by share of the turns played, {mirror.level}",
                "unit": "%",
                "line": 100 / mirror.seats,
                "series": {name: rows for name, rows in curves.items() if rows},
            },
        )
    ]


def calibrated(mirror: Mirror, odds: list[Any]) -> tuple[bool, str]:
    """R6: may the forecast be believed? Regress who won on its chances at every mark but the last."""
    said: list[float] = []
    came: list[float] = []
    for at, one in enumerate(odds):
        for mark in MARKS[1:]:
            column = min(one.shape[1] - 1, int(mark * one.shape[1]))
            said.extend(one[:, column].tolist())
            came.extend(mirror.share[at].tolist())
    if not said or np.var(said) == 0:
        return False, "There is no forecast for this game (R6)."
    slope = float(np.cov(said, came)[0, 1] / np.var(said, ddof=1))
    if SLOPES[0] <= slope <= SLOPES[1]:
        return True, ""
    return False, (
        f"The forecast is left out: a chance it gives moves the result by {slope:.2f} times as much "
        f"({deals(mirror.n)}; {SLOPES[0]} to {SLOPES[1]} would do, R6)."
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
    steady, why = calibrated(mirror, odds)
    if not steady:
        return refusal("drama", "decided", mirror.level, "R6", why)
    shares: list[float] = []
    depths: list[float] = []
    for at, one in enumerate(odds):
        winner = int(mirror.share[at].argmax())
        gap = one.max(axis=0) - one[winner]
        shares.append(float((gap > 0).mean()))
        if (gap > 0).any():
            depths.append(float(gap[gap > 0].mean()))
    behind, depth = stats.average(shares), stats.average(depths) if depths else None
    deep = f", by {100 * depth.value:.0f} points of chance on average" if depth is not None else ""
    return Figure(
        "drama",
        "decided",
        mirror.level,
        f"The later winner was behind in {percent(behind)} of turns{deep}.",
        behind,
    )
