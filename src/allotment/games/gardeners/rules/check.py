"""Consent and the check of the garden (GR-READY, GR-CHECK)."""

from __future__ import annotations

from typing import Final

from ....kernel.game import NOBODY
from ....kernel.result import Objection
from ..components import WISH
from .draw import end_round, wish_keys
from .model import COMPLIANT, DECIDE, NON_COMPLIANT, NONE, VERDICT, Play, Terms
from .reading import Judge, judge_for
from .table import complete, framed

SAID: Final = ["without-card", "compliant", "non-compliant"]  # by verdict


def may_be_ready(terms: Terms, play: Play, seat: int) -> bool:
    """GR-READY-1, GR-READY-6."""
    return not play.ready[seat] and not play.checked and complete(terms.table, play.garden)


def no_ready(terms: Terms, play: Play, seat: int) -> Objection | None:
    missing = terms.table.side * terms.table.side - play.garden.laid
    if missing > 0:
        return Objection("GR-READY-1", "no-complete-garden", {"missing": missing})
    if play.ready[seat]:
        return Objection("GR-READY-1", "no-ready-twice")
    if play.checked:
        return Objection("GR-READY-6", "no-second-check")
    return None


def no_wait(play: Play, seat: int) -> Objection | None:
    if not play.ready[seat]:
        return Objection("GR-READY-4", "no-ready-to-take-back")
    return None


def ready(terms: Terms, play: Play, seat: int) -> None:
    play.ready[seat] = True
    if play.story is not None:
        play.tell("ready", "GR-READY-1", [f"seat-{seat}"], seat)
    if terms.call or False not in play.ready:  # GR-READY-2, GR-READY-3, GR-SOLO-9
        check(terms, play)


def wait(play: Play, seat: int) -> None:
    """GR-READY-4."""
    play.ready[seat] = False
    if play.story is not None:
        play.tell("not-ready", "GR-READY-4", [f"seat-{seat}"], seat)


def check(terms: Terms, play: Play) -> None:
    """GR-CHECK-1, GR-CHECK-2: one word per seat for all its cards (GR-RULING-12)."""
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
                SAID[words[seat]],
                "GR-CHECK-2",
                [f"seat-{seat}"],
                seat,
                news=VERDICT,
                what=words[seat],
            )
            tell_wishes(play, judge, garden, seat)
    if NON_COMPLIANT in words:  # GR-CHECK-3
        play.checked = True
        if play.story is not None:
            play.tell("check-failed", "GR-CHECK-3", [])
        return
    play.gardens += 1  # GR-CHECK-4
    if play.story is not None:
        play.tell("check-passed", "GR-CHECK-4", [])
    if terms.mode.solo:
        play.proven = [True] * len(play.cards)
        if play.validations < terms.solo_validations:  # GR-SOLO-5
            play.phase = DECIDE
            return
        end_round(terms, play, 1)  # GR-SOLO-6
        return
    end_round(terms, play, terms.cards_drawn)


def tell_wishes(play: Play, judge: Judge, garden: list[int], seat: int) -> None:
    """Which of its cards are met: to all where they lie face up, otherwise to the seat alone."""
    for place in range(len(play.cards)):
        if play.owners[place] == seat:
            met = judge.meets(garden, play.cards[place])
            play.tell(
                "wish-met" if met else "wish-unmet",
                "GR-CHECK-2",
                wish_keys(play, place),
                seat,
                {"wish": WISH[play.cards[place]]},
                NOBODY if play.up[place] else seat,
            )
