"""Python's search for cycles, held off while there are none to be found."""

from __future__ import annotations

import gc
from types import TracebackType
from typing import final


@final
class Uncollected:
    """Games and trees make no cycles, but many objects, and Python looks through them again and again for
    some. `with Uncollected():` keeps it from that."""

    __slots__ = ("was_on",)

    def __init__(self) -> None:
        self.was_on = False

    def __enter__(self) -> None:
        self.was_on = gc.isenabled()
        gc.disable()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.was_on:
            gc.enable()
