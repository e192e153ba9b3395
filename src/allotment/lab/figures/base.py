"""A figure: a number with its interval, its sentence and its verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any

from ..mirror import Mirror
from ..stats import FEW, Estimate, apart, more_deals

WITHIN = "within"
OFF = "off"
SLIGHT = "off, but within tolerance"
UNKNOWN = "not known yet"
DEPENDS = "depends on how well one plays"
GUARDED = 0.005  # share of bouts that may hit a limit


@dataclass(frozen=True)
class Figure:
    name: str  # what commands and files call it
    section: str
    level: str  # who played
    sentence: str  # with its number, interval and deals; or why there is none
    estimate: Estimate | None = None
    verdict: str = ""
    refused: str = ""  # the rule by which nothing is said, such as "R3"
    more: int = 0  # deals that would tell
    neutral: float | None = None
    tolerance: float | None = None
    per_deal: Sequence[float] = field(default=(), repr=False)  # what it was computed from, where it is a mean
    chart: dict[str, Any] | None = field(default=None, repr=False)

    def data(self) -> dict[str, Any]:
        found = self.estimate
        return {
            "name": self.name,
            "section": self.section,
            "level": self.level,
            "sentence": self.sentence,
            "value": None if found is None else finite(found.value),
            "low": None if found is None else finite(found.low),
            "high": None if found is None else finite(found.high),
            "deals": None if found is None else found.n,
            "verdict": self.verdict,
            "refused": self.refused,
            "more_deals": self.more,
            "neutral": self.neutral,
            "tolerance": self.tolerance,
            "chart": self.chart,
        }


def finite(value: float) -> float | None:
    return round(value, 6) if abs(value) != inf else None


# ---- the register: figures by name, with what they are in their docstrings ----

Maker = Callable[[Mirror], list[Figure]]
REGISTER: dict[str, tuple[str, Maker]] = {}  # by name of a section: its question and who answers it


def section(name: str, question: str) -> Callable[[Maker], Maker]:
    def kept(maker: Maker) -> Maker:
        REGISTER[name] = (question, maker)
        return maker

    return kept


# ---- words ----


def percent(found: Estimate) -> str:
    return f"{100 * found.value:.1f}% ({100 * found.low:.1f} to {100 * found.high:.1f}, {deals(found.n)})"


def number(found: Estimate, digits: int = 1) -> str:
    if found.low == -inf or found.high == inf:
        return f"{found.value:.{digits}f} (too few deals for an interval, {deals(found.n)})"
    return f"{found.value:.{digits}f} ({found.low:.{digits}f} to {found.high:.{digits}f}, {deals(found.n)})"


def deals(n: int) -> str:
    return "1 deal" if n == 1 else f"{n:,} deals"


def plural(count: int, word: str) -> str:
    return f"{count:,} {word}" if count == 1 else f"{count:,} {word}s"


ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth"]


def said_by(figure: Figure) -> str:
    """The sentence, with the level that played before it unless it names it itself."""
    if figure.sentence.startswith(figure.level):
        return figure.sentence
    return f"{figure.level}: {figure.sentence}"


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
            name, section_, mirror.level, "R3", f"{deals(mirror.n)}; a share needs {FEW}.", FEW - mirror.n
        )
    if mirror.different() < mirror.n:
        return refusal(
            name,
            section_,
            mirror.level,
            "R5",
            f"{deals(mirror.n)}, but only {mirror.different():,} different ones.",
        )
    if mirror.guards() > GUARDED:
        found = int(mirror.of_bout("guard").argmax())
        deal = int(mirror.of_bout("deal")[found])
        return refusal(
            name,
            section_,
            mirror.level,
            "R4",
            f"{100 * mirror.guards():.1f}% of {deals(mirror.n)} were ended by a limit that no rulebook "
            "knows, "
            f"so nothing is said of length and result; look at seed {mirror.study.seed}/{deal}.",
        )
    return None


def refusal(name: str, section_: str, level: str, rule: str, sentence: str, more: int = 0) -> Figure:
    said = f"{sentence} About {more:,} more deals would tell." if more else sentence
    return Figure(name, section_, level, said, refused=rule, more=more)


def together(figures: Sequence[Figure]) -> tuple[str, str]:
    """The verdict of two levels on one figure, and a sentence on how they agree."""
    spoken = [one for one in figures if one.verdict]
    if len(spoken) < 2:
        return "", "One level alone gives no verdict: conclusions change with how well one plays."
    a, b = spoken[0], spoken[1]
    if a.per_deal and b.per_deal:
        gap = apart(b.per_deal, a.per_deal)
        if not gap.holds(0):
            return (
                DEPENDS,
                f"The levels differ by {100 * gap.value:+.1f} points "
                f"({100 * gap.low:.1f} to {100 * gap.high:.1f}): it {DEPENDS}, so there is no verdict.",
            )
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
        return said, f"Not known yet: about {more:,} more deals at each level would tell."
    if said == UNKNOWN:
        return (
            said,
            "Not known yet: the levels do not give the same verdict, but do not clearly differ either.",
        )
    return said, f"Both levels say so: {said}."


def without_verdict(figure: Figure, rule: str, sentence: str) -> Figure:
    """The number stays; what it means is not said."""
    return replace(figure, verdict="", refused=rule, sentence=f"{figure.sentence} {sentence}")
