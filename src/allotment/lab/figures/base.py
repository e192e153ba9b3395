"""A figure: a number with its interval, what is said of it and its verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any

from ...kernel.story import Phrase
from ...words import Speaker
from ..mirror import Mirror
from ..stats import FEW, Estimate, apart, more_deals

WITHIN = "within"
OFF = "off"
SLIGHT = "slight"  # off, but within tolerance
UNKNOWN = "unknown"
DEPENDS = "depends"  # on how well one plays
GUARDED = 0.005  # share of bouts that may hit a limit


@dataclass(frozen=True)
class Figure:
    name: str  # what commands and files call it
    section: str
    level: str  # who played
    said: list[Phrase]  # with its number, interval and deals; or why there is none
    estimate: Estimate | None = None
    verdict: str = ""
    refused: str = ""  # the rule by which nothing is said, such as "R3"
    more: int = 0  # deals that would tell
    neutral: float | None = None
    tolerance: float | None = None
    per_deal: Sequence[float] = field(default=(), repr=False)  # what it was computed from, where it is a mean
    chart: dict[str, Any] | None = field(default=None, repr=False)  # its title and labels are phrases
    alone: bool = False  # its sentence names the level itself

    def told(self) -> list[Phrase]:
        """What is said, and by which level's games."""
        if self.alone:
            return self.said
        first, *more = self.said
        return [Phrase("fig-by", {"level": self.level, "said": first}), *more]

    def data(self, words: Speaker) -> dict[str, Any]:
        found = self.estimate
        return {
            "name": self.name,
            "section": self.section,
            "level": self.level,
            "sentence": words.all(self.said),
            "said": [one.data() for one in self.said],
            "value": None if found is None else finite(found.value),
            "low": None if found is None else finite(found.low),
            "high": None if found is None else finite(found.high),
            "deals": None if found is None else found.n,
            "verdict": self.verdict,
            "refused": self.refused,
            "more_deals": self.more,
            "neutral": self.neutral,
            "tolerance": self.tolerance,
            "chart": spelled(self.chart, words) if self.chart else None,
        }


def histogram(title: str, level: str, values: list[float], line: float) -> dict[str, Any]:
    """How often there was which number, with a line at the one that matters."""
    return {
        "kind": "histogram",
        "title": Phrase(title, {"level": level}),
        "values": values,
        "line": line,
    }


def spelled(chart: dict[str, Any], words: Speaker) -> dict[str, Any]:
    """A chart with its title and its labels in words."""
    out = {**chart, "title": words.say(chart["title"])}
    if "rows" in chart:
        out["rows"] = [[words.say(label), *values] for label, *values in chart["rows"]]
    if "series" in chart:
        out["series"] = {words.text(f"fig-by-{name}"): rows for name, rows in chart["series"].items()}
    return out


def finite(value: float) -> float | None:
    return round(value, 6) if abs(value) != inf else None


# ---- the register: figures by name, with what they are in their docstrings ----

Maker = Callable[[Mirror], list[Figure]]
REGISTER: dict[str, Maker] = {}  # who answers the question of a section (`fig-question-NAME`)


def section(name: str) -> Callable[[Maker], Maker]:
    def kept(maker: Maker) -> Maker:
        REGISTER[name] = maker
        return maker

    return kept


# ---- words ----


def says(kind: str, **args: object) -> list[Phrase]:
    """One sentence."""
    return [Phrase(kind, args)]


def percent(found: Estimate) -> Phrase:
    """A share and its interval, with the deals it comes from."""
    return Phrase("fig-percent", {**ends(found, 100), "deals": deals(found.n)})


def number(found: Estimate, digits: int = 1) -> Phrase:
    """The same for any other number."""
    if found.low == -inf or found.high == inf:
        return Phrase("fig-number-few", {"value": float(found.value), "deals": deals(found.n)})
    return Phrase("fig-number" if digits else "fig-whole", {**ends(found), "deals": deals(found.n)})


def points(found: Estimate, digits: int = 1) -> Phrase:
    """The same for points."""
    if found.low == -inf or found.high == inf:
        return Phrase("fig-few-points", {"value": float(found.value), "deals": deals(found.n)})
    return counted(found, "points", digits)


def counted(found: Estimate, unit: str, digits: int = 1) -> Phrase:
    """The same for so many of something: points, times, seconds."""
    kind = "number" if digits else "whole"
    return Phrase(f"fig-{kind}-{unit}", {**ends(found), "deals": deals(found.n)})


def ends(found: Estimate, scale: float = 1.0) -> dict[str, object]:
    values = {"value": found.value, "low": found.low, "high": found.high}
    return {name: said(scale * value) for name, value in values.items()}


def said(value: float) -> float:
    """A number that is said with one digit: nothing is ever said to be minus zero."""
    return float(value) if abs(value) >= 0.05 else 0.0


def signed(value: float) -> Phrase:
    return Phrase("fig-signed", {"up": bool(value >= 0), "size": abs(float(value))})


def deals(n: int) -> Phrase:
    return Phrase("fig-deals", {"n": n})


def seat_name(order: int) -> Phrase:
    """A seat by the order of play, 0 for the one that begins."""
    return Phrase("fig-seat", {"order": order + 1})


# ---- verdicts ----


def judged(found: Estimate, neutral: float, tolerance: float) -> tuple[str, int]:
    """The verdict on one level's number, and how many more deals would tell if it is not known yet."""
    inside = neutral - tolerance <= found.low and found.high <= neutral + tolerance
    if found.holds(neutral):
        return (WITHIN, 0) if inside else (UNKNOWN, more_deals(found, tolerance))
    return (SLIGHT, 0) if inside else (OFF, 0)


def withheld(mirror: Mirror, name: str, section_: str) -> Figure | None:
    """Why nothing may be said of shares, lengths and results on this study; None if it may."""
    if mirror.n < FEW:
        return refusal(
            name,
            section_,
            mirror.level,
            "R3",
            Phrase("fig-few-deals", {"deals": deals(mirror.n), "needed": FEW}),
            FEW - mirror.n,
        )
    if mirror.different() < mirror.n:
        return refusal(
            name,
            section_,
            mirror.level,
            "R5",
            Phrase("fig-same-deals", {"deals": deals(mirror.n), "different": mirror.different()}),
        )
    if mirror.guards() > GUARDED:
        found = int(mirror.of_bout("guard").argmax())
        deal = int(mirror.of_bout("deal")[found])
        return refusal(
            name,
            section_,
            mirror.level,
            "R4",
            Phrase(
                "fig-guarded",
                {
                    "share": 100 * mirror.guards(),
                    "deals": deals(mirror.n),
                    "seed": f"{mirror.study.seed}/{deal}",
                },
            ),
        )
    return None


def refusal(name: str, section_: str, level: str, rule: str, why: Phrase, more: int = 0) -> Figure:
    said = [why, Phrase("fig-more-deals", {"more": more})] if more else [why]
    return Figure(name, section_, level, said, refused=rule, more=more)


def together(figures: Sequence[Figure]) -> tuple[str, Phrase]:
    """The verdict of two levels on one figure, and a sentence on how they agree."""
    spoken = [one for one in figures if one.verdict]
    if len(spoken) < 2:
        return "", Phrase("fig-one-level")
    a, b = spoken[0], spoken[1]
    if a.per_deal and b.per_deal:
        gap = apart(b.per_deal, a.per_deal)
        if not gap.holds(0):
            given = {"gap": signed(100 * gap.value), "low": 100 * gap.low, "high": 100 * gap.high}
            return DEPENDS, Phrase("fig-levels-differ", {**given})
    verdicts = {a.verdict, b.verdict}
    if len(verdicts) == 1:
        said = a.verdict
    elif verdicts <= {OFF, SLIGHT}:
        said = OFF
    elif verdicts <= {WITHIN, SLIGHT}:
        said = SLIGHT
    else:
        said = UNKNOWN
    more = max(a.more, b.more)
    if said == UNKNOWN and more:
        return said, Phrase("fig-unknown-more", {"more": more})
    if said == UNKNOWN:
        return said, Phrase("fig-unknown-apart")
    return said, Phrase("fig-agreed", {"verdict": Phrase(f"fig-verdict-{said}")})


def without_verdict(figure: Figure, rule: str) -> Figure:
    """The number stays; what it means is not said."""
    return replace(figure, verdict="", refused=rule)
