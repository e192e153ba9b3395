"""Why a bot made the move that somebody looks back at."""

from __future__ import annotations

import re
from itertools import takewhile

from ..bots import make_bot
from ..kernel.eyes import Eyes
from .sitting import OVER, Sitting


def reason(sitting: Sitting, at: int) -> str:
    """In a sentence; "" for moves of people, and in a seat where a bot stands in for one. Where seats see
    different things a reason could give some of them away, so there it waits for the end; where all act at
    once, nobody keeps what a bot thought."""
    game, events = sitting.game, sitting.match.record.events
    seat = events[at - 1].seat if at else -1
    if seat < 0 or game.box.real_time:
        return ""
    chair = sitting.chairs[seat]
    if chair.kind != "bot" or chair.absent:
        return ""
    if game.box.hidden and sitting.stage() != OVER:
        return ""
    turn = takewhile(lambda event: event.seat == seat, events[at - 1 :])
    eyes = Eyes(game, sitting.match.state_at(at - 1), seat, sitting.match.heard(at - 1))
    moves = [game.read_move(event.text) for event in turn]
    said = make_bot(chair.level).reason(eyes, moves)
    names = sitting.names()
    return re.sub(r"\b[Ss]eat (\d+)'s", lambda found: f"{names[int(found[1])]}'s", said)
