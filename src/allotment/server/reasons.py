"""Why a bot made the move that somebody looks back at: the reason its own decision carried."""

from __future__ import annotations

import re
from typing import Any

from ..bots.reasons import spoken
from .sight import picture
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
    said = in_words(sitting, thought.reason, sitting.match.state_at(at - 1), thought.seat)
    if thought.level:
        said += f" {thought.level.capitalize()} stood in here: {chair.name} could not think."
    return said


def in_words(sitting: Sitting, said: str, state: Any, seat: int) -> str:
    """People by their names, and a move that is named as the table calls it."""
    game, names = sitting.game, sitting.names()

    def words(text: str) -> str:
        view = {**game.view(state, seat), "options": game.options, "names": names}
        title, line = picture(game.slug).say(view, text)[:2]
        return f"\u201c{title}, {line}\u201d" if line else f"\u201c{title}\u201d"

    return spoken(re.sub(r"\b[Ss]eat (\d+)", lambda found: names[int(found[1])], said), words)
