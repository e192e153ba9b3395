"""A progress bar on the error stream, for work that takes long."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic


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
        left = f", {(now - begun) / (done - before) * (of - done):.0f} s left" if before < done < of else ""
        filled = 24 * done // max(of, 1)
        line = f"{what} [{'#' * filled}{'.' * (24 - filled)}] {done}/{of}{left}"
        if sys.stderr.isatty():
            print(f"\r{line:<78}", end="\n" if done >= of else "", file=sys.stderr, flush=True)
        else:
            print(line, file=sys.stderr, flush=True)

    return show
