"""Does the lab find what is there, and nothing else? Effects are planted and must be found; things are
compared with themselves and must not differ; intervals are counted against a known truth. All seeds are
fixed: a pass today is a pass tomorrow."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.result import denied
from ...words import speaker
from ...words.system import system_language
from ..engine import Engine, Here, engine
from .base import Row
from .intervals import coverage
from .nothing import null, same
from .planted import card, pair, plant, tune
from .sums import sums

TESTS: dict[str, Callable[[bool, Engine], list[Row]]] = {
    "plant": plant,
    "card": card,
    "pair": pair,
    "tune": tune,
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
