"""A progress bar on the error stream, for work that takes long."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from typing import Final

from .speaker import speaker
from .system import system_language

WIDE: Final = 24


def bar(what: str) -> Callable[[int, int], None]:
    """`show(done, of)`: draws in place on a terminal; elsewhere says a line now and then. What was done
    when it is first shown was done before: how long the rest takes is told by what was done since."""
    first: list[tuple[int, float]] = []
    last = [-10.0]

    def show(done: int, of: int) -> None:
        now = monotonic()
        if not first:
            first.append((done, now))
        patience = 0.1 if sys.stderr.isatty() else 10.0
        if now - last[0] < patience and done < of:
            return
        last[0] = now
        before, begun = first[0]
        filled = WIDE * done // max(of, 1)
        line = f"{what} [{'#' * filled}{'.' * (WIDE - filled)}] {done}/{of}"
        if before < done < of:
            left = round((now - begun) / (done - before) * (of - done))
            line += ", " + speaker("", system_language()).text(
                "time-left", left=f"{left // 60}:{left % 60:02d}"
            )
        if sys.stderr.isatty():
            print(f"\r{line:<78}", end="\n" if done >= of else "", file=sys.stderr, flush=True)
        else:
            print(line, file=sys.stderr, flush=True)

    return show
