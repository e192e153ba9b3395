"""Bots that learn a variant before it is judged: every variant of a comparison, the box too, by one recipe,
from the weights that the game comes with. Bots that learned the printed numbers would play for them.

But sixty games may teach less than those weights know. So both meet on the variant, lesson by lesson (each
level goes by one), and what wins more plays it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import replace
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean

from ..games import folder, make
from ..kernel.advice import LESSONS
from ..kernel.options import Options
from ..kernel.result import denied
from ..runs import RunFile
from .chapter import Show
from .duel import duel
from .learn import learn
from .lessons import DUEL, HOLD, Lesson
from .study import Variant, knowledge

TEACHERS = ["gardener:10it", "gardener:10it"]  # two lessons, each held to the one before
GAMES = 60  # for each
EVEN = (0.45, 0.55)  # the match that decides is over when it's known which of these is nearer the truth,
MOST = 100  # or after so many deals


def kept(slug: str, seats: int) -> list[Lesson]:
    """The lessons that the game comes with, for this number of seats or the nearest."""
    source = folder(slug) / "mind" / "weights.toml"
    if not source.is_file():
        raise denied("lab-no-weights", game=slug)
    read = tomllib.loads(source.read_text(encoding="utf-8"))
    found: list[Lesson] = []
    for name in LESSONS:
        nearest = min(sorted(read[name]), key=lambda known: abs(int(known) - seats))
        found.append(read[name][nearest])
    return found


def adapted(
    slug: str, seats: int, variants: Mapping[str, Variant], seed: str, jobs: int, path: Path, show: Show
) -> dict[str, Variant]:
    """The variants, each with lessons learned on it. They are kept in the folder, and not learned again."""
    file = RunFile(path / "lessons.jsonl")
    known: dict[str, list[Lesson]] = {of: data["lessons"] for of, data in file.found}
    out: dict[str, Variant] = {}
    for name, variant in variants.items():
        options = {**variant.options, "seats": seats}
        key = json.dumps([slug, options, seed, knowledge(slug)], sort_keys=True)
        if key not in known:
            known[key] = decided(slug, name, options, seed, jobs, show)
            file.add(key, {"lessons": known[key]})
        out[name] = replace(variant, lessons=tuple(known[key]))
    return out


def decided(slug: str, name: str, options: Options, seed: str, jobs: int, show: Show) -> list[Lesson]:
    """The lessons of a variant: each that was learned on it, or the one the game comes with if that wins more
    there."""
    printed = kept(slug, make(slug, options).seats)
    learned = learn(
        slug,
        options,
        TEACHERS,
        GAMES,
        f"adapt {seed}",
        jobs,
        lambda bot: show(f"{slug}, learning {name}"),
        printed,
        HOLD,
    )
    out: list[Lesson] = []
    with ExitStack() as open_for:
        play = open_for.enter_context(Pool(jobs)).map if jobs > 1 else map
        for number, (new, old) in enumerate(zip(learned, printed, strict=True)):
            bar = show(f"{slug}, who plays {name}")
            found, _ = duel(play, slug, options, new, old, f"who plays {seed}/{number}", EVEN, MOST, bar)
            told = {"won": round(100 * fmean(found), 1), "deals": len(found), "plays": fmean(found) > 0.5}
            out.append({**(new if told["plays"] else old), DUEL: told})
    return out
