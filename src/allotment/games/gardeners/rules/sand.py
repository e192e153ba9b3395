"""Time (GR-TIME). The rules have no clock of their own: they are told the time."""

from __future__ import annotations

from typing import Final

from ....kernel.options import plain
from ....kernel.result import Denied, Objection
from ....kernel.story import Args
from .end import finish
from .model import ARRANGE, BRIEFING, DECIDE, GOES_ON, LIMIT, OVER, TIME, Play, Terms

MOST_DIGITS: Final = 15  # of a time in milliseconds: far more than anybody plays


def running(play: Play) -> bool:
    """GR-PHASE-3, GR-TIME-4: from `start` to the end, without a pause."""
    return play.phase == ARRANGE or play.phase == DECIDE


def tick(terms: Terms, play: Play, milliseconds: int) -> None:
    """GR-TIME-2, GR-TIME-3, GR-TIME-6."""
    if terms.timer and milliseconds >= terms.timer:
        play.clock = terms.timer
        finish(terms, play, TIME)
    else:
        play.clock = milliseconds


def clock(terms: Terms, play: Play, text: str) -> None:
    """An event of the pseudo-seat `clock` (GR-TIME-1)."""
    word, _, number = text.partition(" ")
    if text != "time-up" and not (word == "tick" and number.isascii() and number.isdecimal()):
        raise refused("GR-TIME-1", "no-clock-event", {"event": plain(text)})
    if play.phase == BRIEFING:
        raise refused("GR-TIME-2", "no-timer-running")
    if play.phase == OVER:
        raise refused("GR-TIME-2", "no-game-over")
    if text == "time-up":
        if not terms.timer:
            raise refused("GR-TIME-3", "no-timer")
        tick(terms, play, terms.timer)
        return
    if len(number) > MOST_DIGITS:
        raise refused("GR-TIME-1", "no-such-time", {"event": plain(text)})
    if int(number) < play.clock:
        raise refused("GR-TIME-2", "no-time-back", {"event": plain(text), "clock": str(play.clock)})
    tick(terms, play, int(number))


def refused(rule: str, kind: str, args: Args | None = None) -> Denied:
    return Denied(Objection(rule, kind, args), slug="gardeners")


def count_move(terms: Terms, play: Play) -> None:
    """GR-TIME-7: the guard, after a move and all that it brings about."""
    play.moves_made += 1
    if play.moves_made >= terms.limit and play.end == GOES_ON and play.phase != OVER:
        finish(terms, play, LIMIT)
