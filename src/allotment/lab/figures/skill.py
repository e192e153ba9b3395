"""Who played, and how much is skill and how much luck? From swapped seats of two unequal levels."""

from __future__ import annotations

from typing import Any

from .. import stats
from ..mirror import versus
from ..study import Study
from .base import Figure, deals, percent, refusal

FEWEST = 50  # deals: of a ladder, whose deals have as many bouts as seats
WEAK = "The bots do not understand these rules well enough to judge them: give stronger --levels or --adapt."


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
                f"{deals(len(won))}; a ladder needs {FEWEST}.",
                FEWEST - len(won),
            )
        ]
    found = stats.share(won)
    fair = 1 / study.seats
    against = weak if study.seats == 2 else f"{study.seats - 1} of {weak}"
    out = [
        Figure(
            "ladder",
            "skill",
            strong,
            f"{strong} against {against} wins {percent(found)}; even would be {100 * fair:.0f}%.",
            found,
            verdict="apart" if found.low > fair else "",
            refused="" if found.low > fair else "R1",
            neutral=fair,
            per_deal=won,
            chart={
                "kind": "whiskers",
                "title": f"Victories of {strong}",
                "unit": "%",
                "line": 100 * fair,
                "rows": [
                    [f"{strong} against {against}", 100 * found.value, 100 * found.low, 100 * found.high]
                ],
            },
        )
    ]
    if study.seats == 2:
        weaker = stats.Estimate(1 - found.value, 1 - found.high, 1 - found.low, found.n)
        out.append(
            Figure(
                "upsets", "skill", weak, f"The weaker level still wins {percent(weaker)} of games.", weaker
            )
        )
        out.append(seats_luck(own, strong))
    return out


def seats_luck(rows: Any, strong: str) -> Figure:
    """The share of deals on which the same seat wins whoever sits there, beside what chance alone gives.
    Replaying a deal with the same bots would not tell: they repeat themselves."""
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
        verdict = "more than chance alone gives: the deal itself decides some games"
    elif same.high < alone:
        verdict = "less than chance alone gives"
    else:
        verdict = "about as often as chance alone gives, so the deal hardly decides"
    return Figure(
        "seats_luck",
        "skill",
        strong,
        f"On {percent(same)} the same seat wins whoever sits there; chance alone gives {100 * alone:.0f}%. "
        f"That is {verdict} (correlation of the two games {linked.value:.2f}, {linked.low:.2f} to "
        f"{linked.high:.2f}).",
        same,
        neutral=alone,
    )


def understood(figures: list[Figure]) -> bool:
    """R1: on these very rules the stronger level beats the weaker."""
    return any(one.name == "ladder" and one.verdict == "apart" for one in figures)
