"""Who played, and how much is skill and how much luck? From swapped seats of two unequal levels."""

from __future__ import annotations

from typing import Any

from ...kernel.story import Phrase
from .. import stats
from ..mirror import Mirror, versus
from ..study import Study
from .base import Figure, deals, percent, refusal, says

FEWEST = 50  # deals: of a ladder, whose deals have as many bouts as seats


def ladder(study: Study, rows: Any, strong: str, weak: str, variant: str = "box") -> list[Figure]:
    """The stronger level among weaker ones, in each seat in turn."""
    own = rows.filter((rows["variant"] == variant) & (rows["barred"] == ""))
    won = versus(own, strong, variant)
    if len(won) < FEWEST:
        return [
            refusal(
                "ladder",
                "skill",
                strong,
                "R3",
                Phrase("fig-few-pairs", {"deals": deals(len(won)), "needed": FEWEST}),
                FEWEST - len(won),
            )
        ]
    found = stats.share(won)
    fair = 1 / study.seats
    against = Phrase("fig-against", {"strong": strong, "others": study.seats - 1, "weak": weak})
    out = [
        Figure(
            "ladder",
            "skill",
            strong,
            says("fig-ladder", pairing=against, share=percent(found), even=100 * fair),
            found,
            verdict="apart" if found.low > fair else "",
            refused="" if found.low > fair else "R1",
            neutral=fair,
            per_deal=won,
            chart={
                "kind": "whiskers",
                "title": Phrase("fig-chart-ladder", {"level": strong}),
                "unit": "%",
                "line": 100 * fair,
                "rows": [[against, 100 * found.value, 100 * found.low, 100 * found.high]],
            },
            alone=True,
        )
    ]
    if study.seats == 2:
        weaker = stats.Estimate(1 - found.value, 1 - found.high, 1 - found.low, found.n)
        out.append(Figure("upsets", "skill", weak, says("fig-upsets", share=percent(weaker)), weaker))
        out.append(seats_luck(own, strong))
    return out


def seats_luck(rows: Any, strong: str) -> Figure:
    """The share of deals on which the same seat wins no matter who sits there, compared with what chance
    alone gives. Replaying a deal with the same bots would not tell: they repeat themselves."""
    strongs = rows.filter(rows["bot"] == strong).sort("deal", "seat")
    by_deal = (
        strongs.select("deal", "share").group_by("deal", maintain_order=True).agg("share")["share"].to_list()
    )
    pairs = [(float(one[0]), float(one[1])) for one in by_deal if len(one) == 2]
    won = stats.mean([(a + b) / 2 for a, b in pairs])
    # the strong bot wins from one seat and loses from the other: the seat has won both games
    same = stats.share([a * (1 - b) + b * (1 - a) for a, b in pairs])
    alone = 2 * won * (1 - won)
    linked = stats.correlation([a for a, _ in pairs], [1 - b for _, b in pairs])
    if same.low > alone:
        kind = "fig-luck-more"
    elif same.high < alone:
        kind = "fig-luck-less"
    else:
        kind = "fig-luck-even"
    return Figure(
        "seats_luck",
        "skill",
        strong,
        [
            Phrase("fig-seat-wins", {"share": percent(same), "chance": 100 * alone}),
            Phrase(kind, {"value": linked.value, "low": linked.low, "high": linked.high}),
        ],
        same,
        neutral=alone,
        alone=True,
    )


def stability(mirror: Mirror) -> list[Figure]:
    """The share of decisions that a level repeats when it is asked again with other luck."""
    asked = mirror.grid("asked_again").astype(float).sum(axis=1)
    same = mirror.grid("same_again").astype(float).sum(axis=1)
    times = int(asked.sum())
    if not times:  # it does not search
        return []
    if times < stats.FEW:
        given = {"times": times, "deals": deals(mirror.n), "needed": stats.FEW}
        more = mirror.n * stats.FEW // times - mirror.n + 1
        return [refusal("stability", "skill", mirror.level, "R3", Phrase("fig-few-asked-again", given), more)]
    found = stats.pooled(same.tolist(), asked.tolist())
    return [Figure("stability", "skill", mirror.level, says("fig-stability", share=percent(found)), found)]


def understood(figures: list[Figure]) -> bool:
    """R1: on these very rules the stronger level beats the weaker."""
    return any(one.name == "ladder" and one.verdict == "apart" for one in figures)
