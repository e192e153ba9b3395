"""Games that are played together or alone: nobody wins against anybody, so other questions are asked."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

import numpy as np

from ...kernel.story import Phrase
from .. import stats
from ..drive import TOGETHER, game_of
from ..mirror import Mirror
from .base import (
    Figure,
    counted,
    deals,
    ends,
    histogram,
    number,
    points,
    refusal,
    says,
    section,
    signed,
    withheld,
)
from .choice import SHOWN, SIGHTINGS

SCALED = ["validated", "seconds_a_card"]  # figures that are compared between numbers of seats


@section("together")
def together(mirror: Mirror) -> list[Figure]:
    """Cards validated, checks, seconds and the levels of success, for teams; points and bands, alone."""
    real_time = bool(mirror.of_bout("extra")[0].size) if mirror.n else False
    if mirror.seats > 1 and not real_time:
        return []
    refused = withheld(mirror, "score", "together")
    if refused is not None:
        return [refused]
    scores = mirror.score[:, 0].tolist()
    score = stats.average(scores)
    kind = "fig-team-score" if mirror.seats > 1 else "fig-solo-score"
    out = [
        Figure(
            "score",
            "together",
            mirror.level,
            says(kind, points=points(score)),
            score,
            per_deal=scores,
            chart=histogram("fig-chart-points", mirror.level, scores, score.value),
        )
    ]
    if real_time:
        extra = np.array(mirror.of_bout("extra").tolist(), dtype=float)
        for at, what in enumerate(TOGETHER):
            found = stats.average(extra[:, at].tolist())
            out.append(
                Figure(
                    what.replace(" ", "_"),
                    "together",
                    mirror.level,
                    says(f"fig-{what.replace(' ', '-')}", number=number(found)),
                    found,
                    per_deal=extra[:, at].tolist(),
                )
            )
        seconds = mirror.of_bout("seconds").astype(float)
        each = (seconds / np.maximum(1, extra[:, 0])).tolist()
        pace = stats.average(each)
        out.append(
            Figure(
                "seconds_a_card",
                "together",
                mirror.level,
                says("fig-seconds-per-card", seconds=counted(pace, "seconds"), pace=mirror.study.pace / 1000),
                pace,
                per_deal=each,
            )
        )
        out.append(hard_cards(mirror))
    out.extend(levels_of_success(mirror))
    return out


def levels_of_success(mirror: Mirror) -> list[Figure]:
    """How often each row of the game's table of success is reached."""
    game = game_of(mirror.study, mirror.variant)
    rungs = mirror.words.rungs(game)
    if not rungs:
        return []
    rows = []
    dead: list[object] = []
    for low, name in rungs:
        reached = stats.share((mirror.score[:, 0] >= low).astype(float).tolist())
        label = Phrase("fig-rung", {"name": name, "low": low})
        rows.append([label, 100 * reached.value, 100 * reached.low, 100 * reached.high])
        if reached.value in (0.0, 1.0):
            dead.append(name)
    top = rows[-1]
    given = {"level": top[0], "value": top[1], "low": top[2], "high": top[3], "deals": deals(mirror.n)}
    said = says("fig-success", **given)
    if dead:
        said += says("fig-dead-rungs", levels=dead)
    return [
        Figure(
            "success",
            "together",
            mirror.level,
            said,
            chart={
                "kind": "bars",
                "title": Phrase("fig-chart-success", {"level": mirror.level}),
                "unit": "%",
                "rows": rows,
            },
        )
    ]


def hard_cards(mirror: Mirror) -> Figure:
    """Seconds of sand that a card is in play until it is met: an exponential hazard for each card, of which
    cards that leave unmet tell, too; errors of its logarithm by deals; drawn to the mean of all, and by false
    discovery rate. Cards in play together share their seconds."""
    wishes = mirror.words.wishes
    met, spent = np.zeros((mirror.n, len(wishes))), np.zeros((mirror.n, len(wishes)))
    seen = np.zeros(len(wishes))
    columns = (mirror.first[name].to_list() for name in ("cards", "card_seconds", "card_met"))
    for deal, played in enumerate(zip(*columns, strict=True)):
        for card, seconds, done in zip(*played, strict=True):
            met[deal, card] += done
            spent[deal, card] += seconds
            seen[card] += 1
    known = [card for card in range(len(wishes)) if seen[card] >= SIGHTINGS and met[:, card].any()]
    if not known:
        most = int(seen.max(initial=0))
        given = {"needed": SIGHTINGS, "most": most, "deals": deals(mirror.n)}
        more = max(0, SIGHTINGS * mirror.n // max(1, most) - mirror.n)
        why = Phrase("fig-cards-few", given)
        return refusal("hard_cards", "together", mirror.level, "R3", why, more)
    logs, errors = [], []
    for card in known:
        rate = met[:, card].sum() / spent[:, card].sum()
        off = met[:, card] - rate * spent[:, card]
        logs.append(float(-np.log(rate)))
        errors.append(float(np.sqrt((off**2).sum()) / met[:, card].sum()))
    middle = float(np.median(logs))
    drawn = [
        stats.Estimate(exp(one.value), exp(one.low), exp(one.high), int(seen[card]))
        for one, card in zip(stats.shrunk(logs, errors), known, strict=True)
    ]
    p = [stats.normal_p((one - middle) / error) for one, error in zip(logs, errors, strict=True)]
    stands = stats.discoveries(p)
    order = sorted(range(len(known)), key=lambda at: -drawn[at].value)
    shown = order if len(order) <= SHOWN else order[: SHOWN // 2] + order[-SHOWN // 2 :]
    hardest = next((at for at in order if stands[at]), order[0])
    found = drawn[hardest]
    args = {
        "of": len(known),
        "count": sum(stands),
        "card": wishes[known[hardest]],
        "seconds": Phrase("fig-number-seconds", {**ends(found), "deals": deals(mirror.n)}),
        "typical": float(np.exp(middle)),
        "pace": mirror.study.pace / 1000,
    }
    return Figure(
        "hard_cards",
        "together",
        mirror.level,
        says("fig-hard-cards" if any(stands) else "fig-hard-cards-none", **args),
        found,
        chart={
            "kind": "whiskers",
            "title": Phrase("fig-chart-cards", {"level": mirror.level}),
            "unit": "",
            "line": float(np.exp(middle)),
            "rows": [[wishes[known[at]], drawn[at].value, drawn[at].low, drawn[at].high] for at in shown],
        },
    )


def scaled(fewer: Sequence[Figure], more: Sequence[Figure], seats: tuple[int, int]) -> list[Figure]:
    """What changes with more seats at the table: from a chapter's figures to those of one with more."""
    out = []
    for name in SCALED:
        for one in (one for one in more if one.name == name and one.per_deal):
            before = next((a for a in fewer if (a.name, a.level) == (name, one.level) and a.per_deal), None)
            if before is None:
                continue
            gap = stats.apart(one.per_deal, before.per_deal)
            signs = {"gap": signed(gap.value), "low": signed(gap.low), "high": signed(gap.high)}
            given = {**signs, "fewer": seats[0], "seats": seats[1], "deals": deals(gap.n)}
            said = says(f"fig-scaled-{name.replace('_', '-')}", **given)
            out.append(Figure(f"scaled_{name}", "together", one.level, said, gap, neutral=0.0))
    return out
