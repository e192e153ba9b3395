"""A study that somebody watches while it is played, in a process of its own: `python -m allotment.lab.live`.

What is asked comes as a line of JSON (`Asked`), what is known as a line for each look: intervals that may be
watched (confidence sequences) while it runs, and the usual ones when all deals are played.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any

from ..games import box
from ..kernel.house import deviations
from ..kernel.options import HOUSE, Options
from ..process import answered
from . import stats
from .engine import Engine, engine
from .ledger import Folder, frame, polars
from .study import Study, Variant, mirrors

BOX, CHANGED = "box", "changed"
CHUNK = 4  # deals: the first numbers are there soon
SOON = 50  # deals below which an interval that is watched says nothing yet
LOOK = 1.0  # seconds between two looks
ROOM = 500_000_000  # bytes of studies that are kept; the oldest go
Data = dict[str, Any]


@dataclass(frozen=True)
class Asked:
    game: str
    seats: int
    house: Options
    level: str
    deals: int

    def study(self) -> Study:
        house = deviations(self.game, box(self.game).house, self.house)
        variants = {BOX: Variant()}
        if house:
            variants[CHANGED] = Variant({HOUSE: house})
        seatings = mirrors(self.level, self.seats, list(variants))
        return Study(self.game, self.seats, variants, seatings, self.deals, "live", CHUNK)


def watch(asked: Asked, top: Path, by: Engine, clock: Callable[[], float] = monotonic) -> Iterator[Data]:
    """Play what is missing of a study, and say now and then what is known."""
    polars()
    study = asked.study().check()
    folder = Folder(top / study.label())
    tidy(top, folder.path)
    asked_for = study.deals
    study = folder.open(study)
    todo = [number for number in folder.missing(study) if number * study.chunk < asked_for]
    last = clock()
    if len(todo) < study.chunks():
        yield known(folder, study, bool(todo))
    for at, (number, data) in enumerate(by.run(study.text(), todo), 1):
        folder.keep(number, data)
        if at == len(todo) or at == 1 or clock() - last >= LOOK:
            last = clock()
            yield known(folder, study, at < len(todo))


def tidy(top: Path, own: Path) -> None:
    """Room for another study: the ones that nobody has asked for longest go."""
    top.mkdir(parents=True, exist_ok=True)
    kept = sorted((one for one in top.iterdir() if one.is_dir()), key=lambda one: one.stat().st_mtime)
    size = {one: sum(file.stat().st_size for file in one.rglob("*") if file.is_file()) for one in kept}
    for one in kept:
        if sum(size.values()) <= ROOM:
            return
        if one != own:
            shutil.rmtree(one, ignore_errors=True)
            del size[one]


def known(folder: Folder, study: Study, going: bool) -> Data:
    """What the deals that are there say."""
    from .compare import HEADLINES, moves_of
    from .mirror import Mirror

    rows = frame(folder, study)
    level, title = study.seatings[0].bots[0], box(study.game).title
    tables = [Mirror(study, rows, name, level, title) for name in study.variants]
    against = study.seats > 1 and not box(study.game).cooperative
    asked = [line for line in HEADLINES if against or not line.against]
    values = [[line.of(table) for table in tables] for line in asked]
    found: Data = {"done": tables[0].n, "of": study.deals, "final": not going, "figures": []}
    sure = [False for _ in asked]
    if len(tables) > 1:
        pairs = [[b - a for a, b in zip(*own, strict=True)] for own in values]
        plays = zip(moves_of(tables[0]), moves_of(tables[1]), strict=True)
        found["reaction"] = shown(stats.share([float(a != b) for a, b in plays]), 100)
        if not going:
            sure = stats.holm([stats.p_value(own) for own in pairs])
    for at, line in enumerate(asked):
        figure: Data = {"name": line.name, "share": line.scale == 100}
        for name, own in zip(study.variants, values[at], strict=True):
            figure[name] = shown(within(estimate(own, study.deals, going), line.scale), line.scale)
        if len(tables) > 1:
            gap = watched(pairs[at], study.deals) if going else stats.difference(*reversed(values[at]))
            figure["gap"] = shown(gap, line.scale)
            figure["clear"] = not gap.holds(0) if going else sure[at]
        found["figures"].append(figure)
    return found


def watched(values: list[float], planned: int) -> stats.Estimate:
    """An interval that may be looked at again and again; none before there are enough deals for it."""
    if len(values) < SOON:
        return stats.Estimate(stats.mean(values), -inf, inf, len(values))
    return stats.watched(values, planned)


def estimate(values: list[float], planned: int, going: bool) -> stats.Estimate:
    return watched(values, planned) if going else stats.average(values)


def within(found: stats.Estimate, scale: float) -> stats.Estimate:
    """No share is below nothing or above all."""
    if scale != 100 or found.low == -inf:
        return found
    return replace(found, low=max(0.0, found.low), high=min(1.0, found.high))


def shown(found: stats.Estimate, scale: float) -> Data:
    """Numbers for a page: as they are said, and nothing where too little is known."""
    ends = [None if abs(one) == inf else round(scale * one, 2) for one in (found.low, found.high)]
    return {"value": round(scale * found.value, 2), "low": ends[0], "high": ends[1]}


# ---- the process ----


def lines(given: Data) -> Iterator[Data]:
    asked = Asked(given["game"], given["seats"], given["house"], given["level"], given["deals"])
    return watch(asked, Path(given["folder"]), engine(given["jobs"]))


def main() -> int:
    return answered(lines)


if __name__ == "__main__":
    sys.exit(main())
