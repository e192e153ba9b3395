"""Buying a seed (GD-BUY-1 to 4)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Title
from ..components import TYPES
from .dice import no_die, pay
from .model import ROW, Beds
from .moves import BUYS_WITH, Buy, GardenMove


def buys(beds: Beds, offers: list[GardenMove]) -> None:
    if beds.discs[beds.turn] == 0:  # GD-BUY-3
        return
    stacks = beds.stacks
    bought = beds.bought
    limit = beds.terms.buy_limit
    for buy in BUYS_WITH[beds.pool]:  # GD-BUY-2
        if stacks[buy.type] > 0 and bought[buy.type] < limit:  # GD-BUY-1, GD-BUY-4
            offers.append(buy)


def no_buy(beds: Beds, move: Buy) -> Objection | None:
    veggie = Title(TYPES[move.type])
    if beds.stacks[move.type] == 0:
        return Objection("GD-BUY-1", "no-seeds-left", {"veggie": veggie})
    if beds.discs[beds.turn] == 0:
        return Objection("GD-BUY-3", "no-disc-to-buy")
    if beds.bought[move.type] >= beds.terms.buy_limit:
        return Objection("GD-BUY-4", "no-more-of-it", {"veggie": veggie, "limit": beds.terms.buy_limit})
    return no_die(beds, move.die)


def too_dear(text: str) -> Objection | None:
    """GD-BUY-2: a purchase below the price isn't even in the move table, but people try it."""
    words = text.split(" ")
    if len(words) == 4 and words[0] == "buy" and words[2] == "with" and words[1] in TYPES[1:]:
        price = TYPES.index(words[1])
        if words[3] in [str(die) for die in range(1, price)]:
            return Objection(
                "GD-BUY-2", "no-cheap-seed", {"veggie": Title(words[1]), "die": int(words[3]), "price": price}
            )
    return None


def buy(beds: Beds, move: Buy) -> None:
    seat = beds.turn
    pay(beds, move.die)
    beds.stacks[move.type] -= 1
    beds.bought[move.type] += 1
    beds.discs[seat] -= 1
    beds.hand[ROW * seat + move.type] += 1
    if beds.story is not None:
        name = TYPES[move.type]
        beds.tell("buys", "GD-BUY-1", [f"stack-{name}"], seat, {"veggie": Title(name), "die": move.die})
