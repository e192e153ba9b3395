"""The opening (GD-SETUP-1 to 5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.chance import Chance
from ..components import BEDS, DISCS, EMPTY, LAST, NO_BED, NO_DICE, NO_SEAT, PIPS
from .dice import roll, tell_roll
from .model import ACT, ROW, Beds, Terms
from .turn import settle


def bare(chance: Chance, terms: Terms, start: int) -> Beds:
    """Everything laid out, nothing rolled."""
    seats = int(terms.seats)
    return Beds(
        chance=chance,
        revealed=0,
        terms=terms,
        turn=start,
        start=start,
        round=1,
        phase=ACT,
        pool=NO_DICE,
        fresh=False,
        pips=PIPS,
        eaten=0,
        prey=NO_SEAT,
        dry_turns=0,
        eaten_from=vec[bool]([False] * seats),
        tile=vec[i64]([EMPTY] * BEDS),  # GD-SETUP-4
        owner=vec[i64]([NO_SEAT] * BEDS),
        stacks=vec[i64]([0] + [int(terms.tiles)] * LAST),  # GD-SETUP-1
        discarded=vec[i64]([0] * ROW),
        bought=vec[i64]([0] * ROW),
        hand=vec[i64]([0] * (ROW * seats)),
        harvested=vec[i64]([0] * (ROW * seats)),
        score=vec[i64]([0] * seats),
        discs=vec[i64]([DISCS] * seats),  # GD-SETUP-2
        sun=vec[bool]([True] * seats),  # GD-SETUP-3
        swallowed=vec[i64]([0] * seats),
        critter=vec[i64]([NO_BED] * seats),
        dial=vec[i64]([NO_BED] * seats),
        rock=vec[i64]([NO_BED] * seats),
        offers=[],
    )


def start(chance: Chance, terms: Terms) -> Beds:
    first = terms.start
    if first == NO_SEAT:
        first = chance.number(0, int(terms.seats) - 1)  # GD-SETUP-5: before the first dice
    beds = bare(chance, terms, first)
    roll(beds)
    settle(beds)
    return beds


def prologue(beds: Beds) -> None:
    beds.tell("begins", "GD-SETUP-5", [], beds.start)
    tell_roll(beds)
