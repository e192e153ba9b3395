"""Who holds the seats of a table, and what opens them."""

from __future__ import annotations

import json
from typing import NamedTuple

from ..store.rows import StoredSummary, StoredTable, TableChanges


class Holder(NamedTuple):
    """Who holds a seat."""

    kind: str  # person, bot, open
    name: str
    level: str = ""  # of a bot
    absent: str = ""  # name of the person a bot stands in for
    nonce: str = ""  # nonce that this seat's browser adds to the luck

    def text(self) -> str:
        return json.dumps(self._asdict())


def keys(
    found: StoredTable | TableChanges | StoredSummary,
) -> tuple[list[str], list[str], dict[str, set[int]]]:
    """What opens the seats: links, recovery codes, and the browsers that hold them or may watch."""
    places: dict[str, set[int]] = {}
    for place in found.places:
        places.setdefault(place["session"], set()).add(place["seat"])
    return [row["invite"] for row in found.seats], [row["recovery"] for row in found.seats], places
