"""Consent and the check of the garden (GR-READY, GR-CHECK)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import VALIDATIONS
from ..model import COMPLIANT, DECIDE, NON_COMPLIANT, NONE, VERDICT, VERDICTS, Play, Terms
from .draw import end_round
from .reading import judge_for
from .table import complete, framed


def may_be_ready(terms: Terms, play: Play, seat: int) -> bool:
    """GR-READY-1, GR-READY-6."""
    return not play.ready[seat] and not play.checked and complete(terms.table, play.garden)


def no_ready(terms: Terms, play: Play, seat: int) -> Objection | None:
    if play.garden.laid < terms.table.side * terms.table.side:
        return Objection("GR-READY-1", "the garden is not complete")
    if play.ready[seat]:
        return Objection("GR-READY-1", "you have said so already")
    if play.checked:
        return Objection("GR-READY-6", "this garden has just failed with these cards: change something first")
    return None


def no_wait(play: Play, seat: int) -> Objection | None:
    if not play.ready[seat]:
        return Objection("GR-READY-4", "you have not said that you are ready")
    return None


def ready(terms: Terms, play: Play, seat: int) -> None:
    play.ready[seat] = True
    play.tell(f"seat {seat}: ready", "GR-READY-1", [f"seat-{seat}"])
    if terms.call or False not in play.ready:  # GR-READY-2, GR-READY-3, GR-SOLO-9
        check(terms, play)


def wait(play: Play, seat: int) -> None:
    """GR-READY-4."""
    play.ready[seat] = False
    play.tell(f"seat {seat}: not ready any more", "GR-READY-4", [f"seat-{seat}"])


def check(terms: Terms, play: Play) -> None:
    """GR-CHECK-1, GR-CHECK-2: one word a seat for all its cards (GR-RULING-12)."""
    garden = framed(terms.table, play.garden)
    judge = judge_for(terms.table.side)
    words = [NONE] * terms.seats
    for place in range(len(play.cards)):
        owner = play.owners[place]
        if words[owner] != NON_COMPLIANT:
            words[owner] = COMPLIANT if judge.meets(garden, play.cards[place]) else NON_COMPLIANT
    play.verdicts = words
    play.revealed += 1
    for seat in range(terms.seats):  # GR-CHECK-5
        play.ready[seat] = False
        if play.story is not None:
            play.tell(
                f"seat {seat}: {VERDICTS[words[seat]]}",
                "GR-CHECK-2",
                [f"seat-{seat}"],
                news=VERDICT,
                seat=seat,
                what=words[seat],
            )
    if NON_COMPLIANT in words:  # GR-CHECK-3
        play.checked = True
        return
    play.gardens += 1  # GR-CHECK-4
    if terms.mode.solo:
        play.proven = [True] * len(play.cards)
        if play.validations < VALIDATIONS:  # GR-SOLO-5
            play.phase = DECIDE
            return
    end_round(terms, play, 1)  # GR-SOLO-6
