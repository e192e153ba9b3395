"""Positions with a slip in them."""

from __future__ import annotations

import json
from typing import Any

from allotment.kernel.chance import Chance


def tamper(position: dict[str, Any], junk: list[Any], luck: Chance) -> None:
    """Take out or replace something, somewhere."""
    table = position
    while True:
        name = list(table)[luck.below(len(table))]
        inner = table[name]
        if isinstance(inner, dict) and inner and luck.below(3):
            table = inner
        elif isinstance(inner, list) and inner and not luck.below(3):
            inner[luck.below(len(inner))] = json.loads(json.dumps(junk[luck.below(len(junk))]))
            return
        elif luck.below(3):
            table[name] = json.loads(json.dumps(junk[luck.below(len(junk))]))
            return
        else:
            del table[name]
            return
