"""Bots that learn a variant before it is judged: every variant of a comparison, the box too, by one recipe,
from the weights that the game comes with. Bots that learned the printed numbers would play for them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from ..games import folder
from ..kernel.advice import LESSONS
from ..kernel.result import denied
from ..runs import RunFile
from .chapter import Show
from .learn import learn
from .lessons import HOLD, Lesson
from .study import Variant, knowledge

TEACHERS = ["gardener:10it", "gardener:10it"]  # two lessons, each held to the one before
GAMES = 60  # for each


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
            known[key] = learn(
                slug,
                options,
                TEACHERS,
                GAMES,
                f"adapt {seed}",
                jobs,
                lambda bot, name=name: show(f"{slug}, learning {name}"),  # type: ignore[misc]
                kept(slug, seats),
                HOLD,
            )
            file.add(key, {"lessons": known[key]})
        out[name] = replace(variant, lessons=tuple(known[key]))
    return out
