"""Games that are played together or alone: nobody wins against anybody, so other questions are asked."""

from __future__ import annotations

import numpy as np

from .. import stats
from ..drive import TOGETHER, game_of
from ..mirror import Mirror
from .base import Figure, deals, number, section, withheld


@section("together", "How hard is it?")
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
    who = "A team" if mirror.seats > 1 else "One player alone"
    out = [
        Figure(
            "score",
            "together",
            mirror.level,
            f"{who} comes to {number(score)} points.",
            score,
            per_deal=scores,
            chart={
                "kind": "histogram",
                "title": f"Points, {mirror.level}",
                "values": scores,
                "line": score.value,
            },
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
                    f"{what.capitalize()}: {number(found)} a game.",
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
                f"A validated card takes {number(pace)} seconds of sand, at one act in "
                f"{mirror.study.pace / 1000:g} seconds a seat. How fast people act is not known (R9); what "
                "matters is how this changes with a rule or a card.",
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
    dead = []
    for low, name in rungs:
        reached = stats.share((mirror.score[:, 0] >= low).astype(float).tolist())
        rows.append([f"{name} ({low} or more)", 100 * reached.value, 100 * reached.low, 100 * reached.high])
        if reached.value in (0.0, 1.0):
            dead.append(name)
    marked = (
        f" Everybody or nobody reaches {', '.join(dead)}: such a row tells no team from another."
        if dead
        else ""
    )
    top = rows[-1]
    return [
        Figure(
            "success",
            "together",
            mirror.level,
            f"The highest level, {top[0]}, is reached in {top[1]:.1f}% of games ({top[2]:.1f} to "
            f"{top[3]:.1f}, "
            f"{deals(mirror.n)}).{marked}",
            chart={
                "kind": "bars",
                "title": f"Levels of success that are reached, {mirror.level}",
                "unit": "%",
                "rows": rows,
            },
        )
    ]
