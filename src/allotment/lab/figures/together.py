"""Games that are played together or alone: nobody wins against anybody, so other questions are asked."""

from __future__ import annotations

import numpy as np

from ...kernel.story import Phrase
from .. import stats
from ..drive import TOGETHER, game_of
from ..mirror import Mirror
from .base import Figure, counted, deals, histogram, number, points, says, section, withheld


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
                )
            )
        seconds = mirror.of_bout("seconds").astype(float)
        pace = stats.average((seconds / np.maximum(1, extra[:, 0])).tolist())
        out.append(
            Figure(
                "seconds_a_card",
                "together",
                mirror.level,
                says("fig-seconds-per-card", seconds=counted(pace, "seconds"), pace=mirror.study.pace / 1000),
                pace,
            )
        )
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
