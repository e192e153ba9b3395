"""The end of a turn: drawing, refilling, and who is next (FG-DRAW, FG-END-3, FG-END-6)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import NOBODY, Args
from ..components import CARD_NAMES, CARD_TITLES, CARDS, LOOK, LOOK_TITLES
from .model import ACTION, DRAW_PHASE, OVER, Gardens
from .moves import DRAW, PILE, Draw, FourGardensMove


def draws(table: Gardens, offers: list[FourGardensMove]) -> None:
    """FG-DRAW-1: the top of the pile, or any open card."""
    if len(table.gardens[table.turn].hand) >= table.terms.hand:
        return
    if table.pile:
        offers.append(DRAW[PILE + 1])
    for card in sorted(table.open):
        offers.append(DRAW[card + 1])


def no_draw(table: Gardens, move: Draw) -> Objection | None:
    if table.phase != DRAW_PHASE:
        return Objection("FG-DRAW-1", "no-draw-yet")
    if len(table.gardens[table.turn].hand) >= table.terms.hand:
        return Objection("FG-DRAW-1", "no-room-in-hand", {"cards": table.terms.hand})
    if move.card == PILE:
        return None if table.pile else Objection("FG-DRAW-4", "no-pile")
    if move.card not in table.open:
        return Objection("FG-DRAW-1", "no-open-card", {"card": CARD_TITLES[move.card]})
    return None


def draw(table: Gardens, move: Draw) -> None:
    garden = table.gardens[table.turn]
    if move.card == PILE:
        card = table.pile.pop()
        table.revealed += 1  # the drawer sees its groundwork side, and everybody the next top card
        if table.terms.top_shown:
            garden.known.append(CARDS + LOOK[card])  # FG-HIDE-5
        if table.story is not None:
            tell_pile(table, card)
    else:
        card = move.card
        table.open.remove(card)
        garden.known.append(card)  # FG-HIDE-5
        if table.story is not None:
            keys = [f"card-{CARD_NAMES[card]}"]
            table.tell("draws", "FG-DRAW-1", keys, table.turn, {"card": CARD_TITLES[card]})
    garden.hand.append(card)
    end_turn(table)


def tell_pile(table: Gardens, card: int) -> None:
    """FG-HIDE-4: all hear of the draw and of the landscape side they saw, the drawer of the card."""
    if table.terms.top_shown:
        table.tell("draws-top", "FG-HIDE-4", ["pile"], table.turn, {"top": LOOK_TITLES[LOOK[card]]})
    else:
        table.tell("draws-blind", "FG-HIDE-4", ["pile"], table.turn)
    given: Args = {"card": CARD_TITLES[card]}
    table.tell("drawn", "FG-HIDE-4", [f"card-{CARD_NAMES[card]}"], NOBODY, given, ears=table.turn)


def end_turn(table: Gardens) -> None:
    """Moves on to the next decision: another draw, the next seat's turn, or the end. Turns of empty hands are
    skipped in a loop (FG-TURN-3), so that no position can cause too deep a recursion."""
    while True:
        table.actions_left = 0
        if not last_turn(table):
            table.phase = DRAW_PHASE
            reshuffle(table)
            if len(table.gardens[table.turn].hand) < table.terms.hand and (table.pile or table.open):
                return
            refill(table)  # FG-DRAW-4: with nothing left to draw the hand stays smaller
        pass_on(table)
        if table.phase == OVER or table.gardens[table.turn].hand:
            return


def last_turn(table: Gardens) -> bool:
    """FG-DRAW-5: the seat to play will have no further turn."""
    return table.ending or table.round >= table.terms.round_limit


def reshuffle(table: Gardens) -> None:
    """FG-DRAW-3: as soon as the pile is empty, the discards are the new pile."""
    if not table.pile and table.discard:
        table.pile = table.chance.order(table.discard, CARD_NAMES)
        table.pile.reverse()
        table.discard = []
        table.revealed += 1
        if table.story is not None:
            table.tell("reshuffles", "FG-DRAW-3", ["pile"], NOBODY, {"cards": len(table.pile)})


def refill(table: Gardens) -> None:
    """FG-DRAW-2: the open cards are as many as before, new ones to the right."""
    before = len(table.open)
    while len(table.open) < table.terms.open and table.pile:
        card = table.pile.pop()
        table.open.append(card)
        table.revealed += 1
        reshuffle(table)
    if table.story is not None and len(table.open) > before:
        keys = [f"card-{CARD_NAMES[card]}" for card in table.open[before:]]
        given: Args = {"cards": [CARD_TITLES[card] for card in table.open[before:]]}
        table.tell("refills", "FG-DRAW-2", keys, NOBODY, given)


def pass_on(table: Gardens) -> None:
    """FG-DRAW-6: the next seat; after a whole round perhaps the end (FG-END-3, FG-END-6)."""
    seat = table.turn + 1 if table.turn + 1 < table.terms.seats else 0
    if seat == table.first:
        if last_turn(table):
            table.phase = OVER
            if table.story is not None:
                if table.ending:
                    table.tell("over-landscapes", "FG-END-3", [])
                else:
                    table.tell("over-rounds", "FG-END-6", [], NOBODY, {"round": table.round})
            return
        table.round += 1
    table.turn = seat
    table.phase = ACTION
    table.actions_left = table.terms.actions
    if len(table.gardens[seat].hand) == 1:
        table.revealed += 1  # whether FG-AUTO-1 plays this card reveals something about it
