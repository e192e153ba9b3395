"""Why a bot made the move that somebody looks back at: the reason its own decision carried."""

from __future__ import annotations

import re

from .sitting import OVER, Sitting


def reason(sitting: Sitting, at: int) -> str:
    """In a sentence; "" for moves of people, and in a seat where a bot stands in for one. Where seats see
    different things a reason could give some of them away, so there it waits for the end."""
    thought = sitting.thought(at)
    if thought is None or not thought.reason:
        return ""
    chair = sitting.chairs[thought.seat]
    if chair.kind != "bot" or chair.absent:
        return ""
    if sitting.game.box.hidden and sitting.stage() != OVER:
        return ""
    names = sitting.names()
    said = re.sub(r"\b[Ss]eat (\d+)", lambda found: names[int(found[1])], thought.reason)
    if thought.level:
        said += f" {thought.level.capitalize()} stood in here: {chair.name} could not think."
    return said
