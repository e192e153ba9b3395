"""The search for garbage, which stops every thread while it lasts, as short pieces that nobody notices.

Nearly all that a server makes leaves memory by itself; so do tables and all that belongs to them, as a test
holds. The search is for the rest, things that hold each other, such as a fault and its traceback. It costs
what it looks at: with many tables in memory, looking at everything takes a second. So what is loaded at the
start is left out, young objects are searched a few thousand at a time, and everything never.
"""

from __future__ import annotations

import gc
from typing import Final

# The young are searched when so many more were made than let go. A hundred busy tables always have ten
# thousand of them under way, so that searching more often would find nothing and cost more.
YOUNG: Final = 12_000
ROUNDS: Final = 1  # after so many, those that were still there are searched once more
NEVER: Final = 1_000_000_000  # rounds of these before everything is searched


def keep_what_is_loaded() -> None:
    """Search once more through everything, while nothing runs yet."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, ROUNDS, NEVER)
