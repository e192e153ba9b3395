"""The watchdog: does anything block the event loop, so that every table waits?"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

BEAT: Final = 0.02  # seconds between two looks
CALM: Final = 0.1  # the same while there is little to do, as looking is then most of what is done:
LITTLE: Final = 0.1  # of a processor, or less,
SETTLED: Final = 50  # in so many looks one after the other
MOST: Final = 0.05  # nothing should block the loop for longer
QUIET: Final = 60.0  # seconds between two lines in the log
LOG: Final = logging.getLogger(__name__)


class Watchdog:
    """A small call due every BEAT seconds: the loop was blocked for as long as it comes late."""

    def __init__(self) -> None:
        self.worst = 0.0  # seconds
        self.held = 0  # how often it was held longer than MOST
        self.said = -QUIET
        self.due = 0.0
        self.looked = self.worked = 0.0  # when, and how long this thread had worked then
        self.calm = 0  # looks since there was more than little to do
        self.next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self.looked, self.worked, self.calm = time.monotonic(), time.thread_time(), 0
        self.wait(BEAT)

    def wait(self, seconds: float) -> None:
        self.due = self.looked + seconds
        self.next = asyncio.get_running_loop().call_later(seconds, self.look)

    def look(self) -> None:
        now, worked = time.monotonic(), time.thread_time()
        late = now - self.due
        self.worst = max(self.worst, late)
        if late > MOST:
            self.held += 1
            if now - self.said >= QUIET:
                self.said = now
                LOG.warning("the event loop was held for %d ms (%d times so far)", late * 1000, self.held)
        little = worked - self.worked < LITTLE * (now - self.looked) and late < BEAT
        self.looked, self.worked, self.calm = now, worked, self.calm + 1 if little else 0
        self.wait(CALM if self.calm >= SETTLED else BEAT)

    def stop(self) -> None:
        if self.next is not None:
            self.next.cancel()

    def data(self) -> dict[str, int]:
        return {"worst_ms": round(self.worst * 1000), "held": self.held, "limit_ms": round(MOST * 1000)}
