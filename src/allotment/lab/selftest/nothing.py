"""Where nothing is planted, nothing is found: games compared with themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from .. import stats
from ..compare import HEADLINES
from ..engine import Engine
from ..study import Study, Variant, mirrors
from .base import FAMILY, Row, differ, mirror, played, tested

WATCHED = 50  # deals from which an interval is looked at after every deal


def null(quick: bool, by: Engine) -> list[Row]:
    """A game compared with itself on other deals is called different no more often than it may be: all
    headlines together (Holm), one alone, one watched after every deal, and two equal bots by SPRT."""
    each, deals = (10, 60) if quick else (50, 300)
    studies = family = single = watched = better = 0
    for game in FAMILY[:2] if quick else FAMILY:
        level = "seedling" if quick else "sprout"
        study = Study(game, 2, {"box": Variant()}, mirrors(level, 2, ["box"]), 2 * each * deals, "null")
        table = mirror(study, played(study, by), "box")
        lines = [line.of(table) for line in HEADLINES]
        for at in range(each):
            one, two = (slice((2 * at + half) * deals, (2 * at + half + 1) * deals) for half in (0, 1))
            p = [welch_p(x[two], x[one]) for x in lines]
            first = lines[0]
            gaps = [b - a for a, b in zip(first[one], first[two], strict=True)]
            swapped = [(1 + gap) / 2 for gap in gaps]  # a bot in both seats, on a deal each
            family += any(stats.holm(p))
            single += not stats.apart(first[two], first[one]).holds(0)
            watched += ever(gaps, lambda seen: not stats.watched(seen, deals).holds(0), WATCHED)
            better += ever(swapped, lambda seen: stats.sprt(seen, 0.5, 0.55) == 1, 2)
            studies += 1
    few, many = max(1, studies // 20), allowed(studies, 0.05)
    return [
        (tested("itself"), family <= few, differ(family, studies, few)),
        (tested("figure"), single <= many, differ(single, studies, many)),
        (tested("watched"), watched <= few, differ(watched, studies, few)),
        (tested("sprt"), better <= many, differ(better, studies, many)),
    ]


def ever(values: Sequence[float], called: Callable[[list[float]], bool], begin: int) -> bool:
    """Is it called different at any time, looked at after every deal?"""
    return any(called(list(values[:n])) for n in range(begin, len(values) + 1))


def allowed(count: int, share: float) -> int:
    """What a true share exceeds once in about 170 times."""
    return int(count * share + 2.5 * sqrt(count * share * (1 - share)))


def welch_p(b: Sequence[float], a: Sequence[float]) -> float:
    found = stats.apart(b, a)
    half = found.half()
    return 1.0 if half == 0 else stats.normal_p(stats.Z * found.value / half)


def same(quick: bool, by: Engine) -> list[Row]:
    """The same rules on the same deals differ in nothing."""
    study = Study(
        "the-gardens",
        2,
        {"box": Variant(), "again": Variant()},
        mirrors("seedling" if quick else "sprout", 2, ["box", "again"]),
        20 if quick else 300,
        "same",
    )
    rows = played(study, by)
    drop = ["variant", "bout"]
    one, two = (rows.filter(rows["variant"] == name).drop(drop) for name in ("box", "again"))
    gap = stats.difference(
        mirror(study, rows, "again").score[:, 0].tolist(), mirror(study, rows, "box").score[:, 0].tolist()
    )
    return [
        (tested("rows"), bool(one.equals(two)), f"{one.height}"),
        (tested("zero"), gap.low == gap.high == 0.0, f"{gap.value}"),
    ]
