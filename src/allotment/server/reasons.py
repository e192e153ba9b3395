"""Why a bot made the move that somebody looks back at."""

from __future__ import annotations

from ..bots import make_bot
from ..kernel.eyes import Eyes
from ..kernel.game import Move
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
    match = sitting.past(at - 1)
    eyes = Eyes(game, game.clone(match.state), seat, match.heard())
    moves: list[Move] = []
    for event in events[at - 1 :]:
        if event.seat != seat:
            break
        moves.append(next(move for move in game.legal(match.state, seat) if move.text == event.text))
        match.play(seat, event.text)
    said = make_bot(chair.level).reason(eyes, moves)
    for other, name in enumerate(sitting.names()):
        said = said.replace(f"seat {other}'s", f"{name}'s")
    return said
