"""Effects that are planted and must be found: points for a seat, a card, a rule, the best of many numbers."""

from __future__ import annotations

from typing import Any

from .. import stats
from ..compare import changes
from ..drive import words_of
from ..engine import Engine
from ..figures.base import OFF, SLIGHT
from ..figures.fair import fair
from ..figures.fair import repairs as repair_figures
from ..ledger import polars
from ..restrict import prices
from ..study import Study, Variant, mirrors, restricted
from ..tune import BEST, halved, wishes
from .base import Row, mirror, of_runs, played, tested

CARD = 8  # points of a planted card
FAIREST = 7  # of 0 to 20, where tuning should end
STEP = 5  # points from one of them to the next


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


def card(quick: bool, by: Engine) -> list[Row]:
    """A card that brings points is found in the list of what access to each is worth, and leads it; in a list
    without one hardly anything stands out."""
    runs, deals, level, every = (1, 200, "seedling", 16) if quick else (10, 400, "sprout", 1)
    pieces = words_of("the-gardens").pieces
    asked = pieces[::every]
    without = [f"item:{piece}" for piece in asked]
    found = first = empty = 0
    for run in range(runs):
        seatings = restricted(level, 2, "box", without)
        study = Study("the-gardens", 2, {"box": Variant()}, seatings, deals, f"card {run}")
        rows = played(study, by)
        at = run * len(asked) // runs
        rich = prices(planted(rows, pieces.index(asked[at])), without, True)
        found += rich[at].stands and rich[at].share.value > 0
        first += max(rich, key=lambda one: one.share.value) is rich[at]
        empty += not any(one.stands for one in prices(rows, without, True))
    few = max(1, runs * 8 // 10)
    return [
        (tested("card", points=CARD, of=len(asked)), found == runs, of_runs(found, runs, deals)),
        (tested("card-first", least=few), first >= few, of_runs(first, runs, deals)),
        (tested("no-card", least=max(1, runs - 1)), empty >= runs - 1, of_runs(empty, runs, deals)),
    ]


def planted(rows: Any, piece: int) -> Any:
    """The same games, had this piece secretly brought points to whoever took it."""
    pl = polars()
    bout = ["deal", "bout"]
    given = rows.with_columns(score=pl.col("score") + CARD * pl.col("taken").list.contains(piece))
    placed = given.with_columns(key=10 * pl.col("score") - pl.col("rank").cast(pl.Int32))
    won = placed.with_columns(won=pl.col("key") == pl.col("key").max().over(bout))
    return won.with_columns(share=pl.col("won") / pl.col("won").sum().over(bout)).drop("key", "won")


def pair(quick: bool, by: Engine) -> list[Row]:
    """A changed rule is found with few games, and playing it on the same deals saves some."""
    runs, deals, level = (2, 60, "seedling") if quick else (10, 300, "sprout")
    found = 0
    saved: list[float] = []
    for run in range(runs):
        variants = {"box": Variant(), "chains": Variant({"house": {"chain_bonus": 3}})}
        study = Study("garden-dice", 2, variants, mirrors(level, 2, list(variants)), deals, f"pair {run}")
        rows = played(study, by)
        told = changes(mirror(study, rows, "box"), mirror(study, rows, "chains"))
        score = next(one for one in told if one.headline.name == "score")
        found += score.gap.low > 0
        saved.append(score.saved)
    return [
        (tested("pair"), found == runs, of_runs(found, runs, deals)),
        (tested("pair-saves"), min(saved) >= 1.5, f"{min(saved):.1f} … {max(saved):.1f}"),
    ]


def tune(quick: bool, by: Engine) -> list[Row]:
    """The fairest of 21 numbers is among those confirmed, and the search flatters the best it finds."""
    runs, deals = (3, 60) if quick else (10, 400)
    variants = {str(value): Variant(handicap=(FAIREST * STEP, value * STEP)) for value in range(3 * FAIREST)}
    wanted = wishes("seat_share 48..52", True)
    found = 0
    optimism: list[float] = []
    for run in range(runs):
        best = halved(
            variants, wanted, "seedling", 2, "the-gardens", f"tune {run}", lambda _, study: played(study, by)
        )
        names = [name for name, _ in best]
        assert len(names) == BEST
        found += str(FAIREST) in names
        own = {name: variants[name] for name in names}
        fresh = Study("the-gardens", 2, own, mirrors("seedling", 2, names), deals, f"tune {run} confirmed")
        rows = played(fresh, by)
        name, promised = best[0]
        optimism.append(wanted[0].off(wanted[0].value(mirror(fresh, rows, name)).value) - promised)
    least = runs - 1
    return [
        (tested("tune", least=least), found >= least, of_runs(found, runs, deals)),
        (tested("optimism"), stats.mean(optimism) >= 0, f"{stats.mean(optimism):+.2f}"),
    ]
