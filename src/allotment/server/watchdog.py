"""The watchdog: does anything block the event loop, so that every table waits?"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

BEAT: Final = 0.02  # seconds between two looks
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
        self.next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self.due = time.monotonic() + BEAT
        self.next = asyncio.get_running_loop().call_later(BEAT, self.look)

    def look(self) -> None:
        now = time.monotonic()
        late = now - self.due
        self.worst = max(self.worst, late)
        if late > MOST:
            self.held += 1
            if now - self.said >= QUIET:
                self.said = now
                LOG.warning("the event loop was held for %d ms (%d times so far)", late * 1000, self.held)
        self.start()

    def stop(self) -> None:
        if self.next is not None:
            self.next.cancel()

    def data(self) -> dict[str, int]:
        return {"worst_ms": round(self.worst * 1000), "held": self.held, "limit_ms": round(MOST * 1000)}
