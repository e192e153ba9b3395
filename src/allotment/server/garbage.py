"""The search for garbage, which stops every thread while it lasts, as short pieces that nobody notices.

Nearly all that a server makes leaves memory by itself. The search is for the rest, things that hold each
other, and costs what it looks at: with many tables in memory, looking at everything takes a second. So what
is loaded at the start is left out, young objects are searched a few thousand at a time, and everything only
when no table is in memory.
"""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 5_000  # objects made before they are searched; a move makes thousands
ROUNDS: Final = 4  # after so many, those that were still there are searched once more
NEVER: Final = 1_000_000_000  # rounds of these before everything is searched


def keep_what_is_loaded() -> None:
    """Search once more through everything, while nothing runs yet."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, ROUNDS, NEVER)


class Search:
    """Through everything, each time that the last table has left memory."""

    def __init__(self) -> None:
        self.due = False

    def look(self, tables: int) -> None:
        if tables:
            self.due = True
        elif self.due:
            self.due = False
            gc.collect()
            gc.freeze()  # what is remembered for later tables need not be searched again
