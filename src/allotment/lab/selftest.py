"""Does the lab find what is there, and nothing else? Effects are planted and must be found; things are
compared with themselves and must not differ; intervals are counted against a known truth. All seeds are
fixed: a pass today is a pass tomorrow."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from ..kernel.match import verify
from ..kernel.result import denied
from ..kernel.story import Phrase
from ..words import speaker
from ..words.system import system_language
from . import stats
from .drive import bout
from .engine import Engine, Here, engine, play
from .figures.base import OFF, SLIGHT
from .figures.course import close, decided, length
from .figures.fair import fair
from .figures.fair import repairs as repair_figures
from .ledger import frame
from .mirror import Mirror
from .study import Study, Variant, mirrors

Row = tuple[Phrase, bool, Phrase | str]  # what was tested, whether it holds, and what was seen
FAMILY = ["garden-dice", "the-gardens", "mysterious-garden", "four-gardens"]


def quiet(done: int, of: int) -> None:
    pass


def played(study: Study, by: Engine) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        kept, study = play(study, Path(folder), by, quiet)
        return frame(kept, study)


def mirror(study: Study, rows: Any, variant: str) -> Mirror:
    return Mirror(study, rows, variant, study.seatings[0].bots[0], "")


def tested(what: str, **args: object) -> Phrase:
    return Phrase(f"selftest-{what}", args)


def of_runs(found: int, runs: int, deals: int) -> Phrase:
    return Phrase("selftest-runs", {"found": found, "runs": runs, "deals": deals})


def differ(found: int, of: int, most: int) -> Phrase:
    return Phrase("selftest-differ", {"found": found, "of": of, "most": most})


# ---- planted effects ----


def plant(quick: bool, by: Engine) -> list[Row]:
    """Points given to the first seat are found, and so are the points that would repair it."""
    runs, deals, gift = (2, 250, 12) if quick else (20, 2000, 5)
    found = false = 0
    shifts: list[float] = []
    for run in range(runs):
        study = Study(
            "garden-dice",
            2,
            {"box": Variant(), "gift": Variant(handicap=(gift, 0))},
            mirrors("sprout", 2, ["box", "gift"]),
            deals,
            f"plant {run}",
        )
        rows = played(study, by)
        plain, given = mirror(study, rows, "box"), mirror(study, rows, "gift")
        first = fair(given)[0]
        assert first.estimate is not None
        found += first.verdict in (OFF, SLIGHT) and first.estimate.value > 0.5
        false += fair(plain)[0].verdict in (OFF, SLIGHT)
        before, after = repair_figures(plain)[0].estimate, repair_figures(given)[0].estimate
        assert before is not None and after is not None
        shifts.append(after.value - before.value)
    off = [shift for shift in shifts if abs(shift - gift) > 2]
    return [
        (tested("gift", points=gift), found == runs, of_runs(found, runs, deals)),
        (tested("no-gift"), false <= max(1, runs // 10), of_runs(false, runs, deals)),
        (tested("repair"), not off, f"{min(shifts):.1f} … {max(shifts):.1f}"),
    ]


# ---- nothing planted ----


def null(quick: bool, by: Engine) -> list[Row]:
    """A game compared with itself on other deals is called different no more often than it may be."""
    each, deals = (10, 30) if quick else (50, 300)
    single = family = studies = figures = 0
    for game in FAMILY[:2] if quick else FAMILY:
        level = "seedling" if quick else "sprout"
        study = Study(game, 2, {"box": Variant()}, mirrors(level, 2, ["box"]), 2 * each * deals, "null")
        rows = played(study, by)
        table = mirror(study, rows, "box")
        makers: list[Callable[[Mirror], list[Any]]] = [fair, length, close, decided]
        numbers = [
            list(one.per_deal) for maker in makers for one in maker(table) if len(one.per_deal) == table.n
        ]
        for at in range(each):
            one, two = (slice((2 * at + half) * deals, (2 * at + half + 1) * deals) for half in (0, 1))
            gaps = [stats.apart(x[two], x[one]) for x in numbers]
            p = [welch_p(x[two], x[one]) for x in numbers]
            single += not gaps[0].holds(0)
            family += any(stats.holm(p))
            figures += 1
            studies += 1
    most, most_single = allowed(studies, 0.05), allowed(figures, 0.05)
    return [
        (tested("itself"), family <= most, differ(family, studies, most)),
        (tested("figure"), single <= most_single, differ(single, figures, most_single)),
    ]


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


# ---- intervals ----


def coverage(quick: bool, by: Engine) -> list[Row]:
    """How often intervals hold the truth, over simulated studies."""
    runs = 400 if quick else 2000
    sizes = [200] if quick else [200, 2000]
    out: list[Row] = []
    luck = np.random.default_rng(20)
    for n in sizes:
        for p in (0.02, 0.25, 0.5, 0.98):
            for together in (0.0, 0.4):
                held = sum(stats.share(deals_of(luck, n, p, together)).holds(p) for _ in range(runs))
                out.append(
                    covered(tested("share", share=f"{p:.0%}", deals=n, together=f"{together}"), held, runs)
                )
        held = sum(stats.share(swaps(luck, n)).holds(0.5) for _ in range(runs))
        out.append(covered(tested("swapped", share="50%", deals=n), held, runs))
        held = sum(stats.average(luck.gamma(3, 5, n).tolist()).holds(15) for _ in range(runs))
        out.append(covered(tested("mean", deals=n), held, runs))
        middle = 2.6740603137235603  # the median of a gamma distribution of shape 3
        held = sum(stats.quantile(luck.gamma(3, 1, n).tolist(), 0.5).holds(middle) for _ in range(runs))
        out.append(covered(tested("median", deals=n), held, runs))
        held = 0
        for _ in range(runs):
            base = luck.normal(0, 10, n)
            held += stats.difference(
                (base + luck.normal(1, 4, n)).tolist(), (base + luck.normal(0, 4, n)).tolist()
            ).holds(1)
        out.append(covered(tested("paired", deals=n), held, runs))
    out.append(false_discoveries(luck, runs // 4))
    return out


def deals_of(luck: Any, n: int, p: float, together: float) -> list[float]:
    """Four bouts a deal, correlated by so much: each is the deal's own luck or luck of its own."""
    shared = luck.random(n) < p
    own = luck.random((n, 4)) < p
    stuck = luck.random((n, 4)) < sqrt(together)
    return [float(one) for one in np.where(stuck, shared[:, None], own).mean(axis=1)]


def swaps(luck: Any, n: int) -> list[float]:
    """Two bouts a deal with seats swapped: the seat decides six deals in ten, and its luck cancels."""
    decided = luck.random(n) < 0.6
    free = (luck.random((n, 2)) < 0.5).mean(axis=1)
    return [float(one) for one in np.where(decided, 0.5, free)]


def covered(what: Phrase, held: int, runs: int) -> Row:
    """93 to 98.5 % over 2,000 runs; over fewer, as far as luck goes. Shares near 0 or 1 may be wider than
    need be: their spread is not known well enough for less."""
    room = max(0.02, 3 * sqrt(0.05 * 0.95 / runs))
    share = held / runs
    return what, 0.95 - room <= share <= min(1.0, 0.965 + room), f"{share:.1%} / {runs}"


def false_discoveries(luck: Any, runs: int) -> Row:
    """A list of 96 with 5 that are real."""
    shares: list[float] = []
    for _ in range(runs):
        z = luck.normal(0, 1, 96)
        z[:5] += 5
        named = stats.discoveries([stats.normal_p(one) for one in z])
        shares.append(sum(named[5:]) / max(1, sum(named)))
    return tested("discoveries"), stats.mean(shares) <= 0.06, f"{stats.mean(shares):.1%}"


# ---- one table ----


def sums(quick: bool, by: Engine) -> list[Row]:
    """Shares add to 1, pads to scores, and rows say what replayed records say."""
    out: list[Row] = []
    for game in FAMILY:
        deals = 4 if quick else 250
        study = Study(
            game, 2, {"box": Variant()}, mirrors("seedling" if quick else "sprout", 2, ["box"]), deals, "sums"
        )
        rows = played(study, by)
        table = mirror(study, rows, "box")
        shares = np.allclose(table.share.sum(axis=1), 1)
        points = [[sum(seat) for seat in seats] for seats in table.lists("points")]
        pads = np.allclose(points, table.score)
        replayed = 0
        for deal in range(deals):
            _, match = bout(study, deal, 0, study.seatings[0], 0)
            verified = verify(match.game, match.record)
            scores = sorted(match.game.scores(verified.state))
            replayed += scores == sorted(table.score[deal].astype(int).tolist())
        out.append((tested("adds", game=game), bool(shares and pads), f"{deals}"))
        out.append((tested("replays", game=game), replayed == deals, f"{replayed} / {deals}"))
    return out


TESTS: dict[str, Callable[[bool, Engine], list[Row]]] = {
    "plant": plant,
    "null": null,
    "same": same,
    "coverage": coverage,
    "sums": sums,
}


def run(names: list[str], quick: bool, jobs: int) -> int:
    for name in names:
        if name not in TESTS:
            raise denied("lab-no-self-test", test=repr(name), tests=", ".join(TESTS))
    by: Engine = Here() if jobs == 1 else engine(jobs)
    failed = 0
    words = speaker("", system_language())
    for name in names or list(TESTS):
        for what, holds, seen in TESTS[name](quick, by):
            verdict = words.text("selftest-holds" if holds else "selftest-fails")
            print(f"{verdict}  {name:<9} {words.say(what)}: {words.say(seen)}", flush=True)
            failed += not holds
    return 1 if failed else 0
