"""Records played again, in a thread beside the event loop. Compiled rules let no other thread run until they
return, so they are called for a slice of the game at a time."""

from __future__ import annotations

from typing import Any, Final

from ...kernel.game import CLOCK, Game
from ...kernel.match import Match, follow, reopened
from ...kernel.record import Record

SLICE: Final = 250  # events: a few milliseconds


def replayed(game: Game[Any, Any], record: Record) -> Match[Any, Any]:
    """The whole record. Refused if it does not play out."""
    match = reopened(game, record)
    for to in range(SLICE, len(record.events) + SLICE, SLICE):
        follow(match, record, to)
    return match


def drawn(game: Game[Any, Any], record: Record) -> list[list[object]]:
    """Every draw of a record: what was asked for, and what came."""
    chance = record.chance()
    chance.told, chance.asked = [], []
    state = game.start(chance) if record.position is None else game.load(record.position, chance)
    for event in record.events:
        if event.seat == CLOCK:
            game.clock(state, event.text)
        else:
            game.play(state, event.seat, event.text)
    return [[asked, told] for asked, told in zip(chance.asked, chance.told, strict=True)]
