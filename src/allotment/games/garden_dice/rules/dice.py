"""The dice pool (GD-TURN-1, GD-DICE-1 to 3)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import DICE, FOUR_OF_A_KIND, NO_DICE, POOLS, WITH, WITHOUT
from .model import Beds


def roll(beds: Beds) -> None:
    """GD-TURN-1: four dice make the pool. Everybody has seen something new."""
    pool = NO_DICE
    for _ in range(DICE):
        pool = WITH[7 * pool + beds.chance.number(1, 6)]
    beds.pool = pool
    beds.fresh = True
    beds.revealed += 1
    if beds.story is not None:
        tell_roll(beds)


def tell_roll(beds: Beds) -> None:
    beds.tell("rolls", "GD-TURN-1", ["pool"], beds.turn, {"dice": list(POOLS[beds.pool])})


def pay(beds: Beds, face: int) -> None:
    """GD-DICE-1: paid dice leave the pool, and the turn is no longer fresh."""
    beds.pool = WITHOUT[7 * beds.pool + face]
    beds.fresh = False


def no_die(beds: Beds, face: int) -> Objection | None:
    if WITHOUT[7 * beds.pool + face] < 0:
        if beds.pool == NO_DICE:
            return Objection("GD-DICE-1", "no-dice-left")
        return Objection("GD-DICE-1", "no-such-die", {"die": face, "dice": list(POOLS[beds.pool])})
    return None


def may_reroll(beds: Beds) -> bool:
    """GD-DICE-2, GD-DICE-3: four of a kind, as rolled."""
    return beds.fresh and FOUR_OF_A_KIND[beds.pool]


def no_reroll(beds: Beds) -> Objection | None:
    if not FOUR_OF_A_KIND[beds.pool]:
        return Objection("GD-DICE-2", "no-four-of-a-kind")
    if not beds.fresh:
        return Objection("GD-DICE-3", "no-fresh-roll")
    return None


def reroll(beds: Beds) -> None:
    beds.tell("rolls-again", "GD-DICE-2", ["pool"], beds.turn)
    roll(beds)
