"""What bots thought about the moves they made."""

from __future__ import annotations

import json
from typing import NamedTuple

from ...kernel.story import Args
from ..store.rows import StoredTable, TableChanges


class Thought(NamedTuple):
    """What a bot thought about a move it made: the reason and the value are those of its decision."""

    seat: int
    move: str
    reason: list[Args] | str  # as phrases; a sentence at tables from before there were any
    level: str  # of whoever stood in for a bot that failed; "" where it was itself
    value: float
    alternatives: list[tuple[str, int, float]]  # move, looks, value; best first


def thoughts(found: StoredTable | TableChanges) -> dict[int, Thought]:
    return {row["move"]: Thought(**json.loads(row["thought"])) for row in found.thoughts}
