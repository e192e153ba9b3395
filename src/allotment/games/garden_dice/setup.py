"""The opening (GD-SETUP-1 to 5)."""

from __future__ import annotations

from ...kernel.chance import Chance
from .components import BEDS, DISCS, EMPTY, LAST, NO_BED, NO_DICE, NO_SEAT, PIPS
from .model import ACT, ROW, Beds, Terms
from .rules.dice import roll
from .rules.turn import settle


def bare(chance: Chance, terms: Terms, start: int) -> Beds:
    """Everything laid out, nothing rolled."""
    seats = terms.seats
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
        eaten_from=[False] * seats,
        tile=[EMPTY] * BEDS,  # GD-SETUP-4
        owner=[NO_SEAT] * BEDS,
        stacks=[0] + [terms.tiles] * LAST,  # GD-SETUP-1
        discarded=[0] * ROW,
        bought=[0] * ROW,
        hand=[0] * (ROW * seats),
        harvested=[0] * (ROW * seats),
        score=[0] * seats,
        discs=[DISCS] * seats,  # GD-SETUP-2
        sun=[True] * seats,  # GD-SETUP-3
        swallowed=[0] * seats,
        critter=[NO_BED] * seats,
        dial=[NO_BED] * seats,
        rock=[NO_BED] * seats,
        offers=[],
    )


def start(chance: Chance, terms: Terms) -> Beds:
    first = terms.start
    if first == NO_SEAT:
        first = chance.number(0, terms.seats - 1)  # GD-SETUP-5: before the first dice
    beds = bare(chance, terms, first)
    roll(beds)
    settle(beds)
    return beds
