"""The end of a turn: drawing, refilling, and who is next (FG-DRAW, FG-END-3, FG-END-6)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import ACTIONS, CARD_NAMES, CARDS, HAND_SIZE, LOOK, LOOK_NAMES, OPEN_CARDS
from ..model import ACTION, DRAW_PHASE, OVER, Gardens
from ..moves import DRAW, PILE, Draw, FourGardensMove


def draws(table: Gardens, offers: list[FourGardensMove]) -> None:
    """FG-DRAW-1: the top of the pile, or any open card."""
    if len(table.gardens[table.turn].hand) >= HAND_SIZE:
        return
    if table.pile:
        offers.append(DRAW[PILE + 1])
    for card in sorted(table.open):
        offers.append(DRAW[card + 1])


def no_draw(table: Gardens, move: Draw) -> Objection | None:
    if table.phase != DRAW_PHASE:
        return Objection("FG-DRAW-1", "cards are drawn after the last action of a turn")
    if len(table.gardens[table.turn].hand) >= HAND_SIZE:
        return Objection("FG-DRAW-1", f"the hand has {HAND_SIZE} cards")
    if move.card == PILE:
        return None if table.pile else Objection("FG-DRAW-4", "the pile is empty")
    if move.card not in table.open:
        return Objection("FG-DRAW-1", f"{CARD_NAMES[move.card]} is not one of the open cards")
    return None


def draw(table: Gardens, move: Draw) -> None:
    garden = table.gardens[table.turn]
    if move.card == PILE:
        card = table.pile.pop()
        table.revealed += 1  # its groundwork side to the drawer, and the next top to all
        if table.terms.top_shown:
            garden.known.append(CARDS + LOOK[card])  # FG-HIDE-5
        if table.story is not None:
            tell_pile(table, card)
    else:
        card = move.card
        table.open.remove(card)
        garden.known.append(card)  # FG-HIDE-5
        if table.story is not None:
            name = CARD_NAMES[card]
            table.tell(f"Seat {table.turn} draws {name} from the open cards.", "FG-DRAW-1", [f"card-{name}"])
    garden.hand.append(card)
    end_turn(table)


def tell_pile(table: Gardens, card: int) -> None:
    """FG-HIDE-4: all hear of the draw and of the landscape side they saw, the drawer of the card."""
    side = f" with {LOOK_NAMES[LOOK[card]][1:]} on top" if table.terms.top_shown else ""
    table.tell(f"Seat {table.turn} draws from the pile{side}.", "FG-HIDE-4", ["pile"])
    name = CARD_NAMES[card]
    table.tell(f"It is {name}.", "FG-HIDE-4", [f"card-{name}"], ears=table.turn)


def end_turn(table: Gardens) -> None:
    """On to the next decision: another draw, the next seat's turn, or the end. Turns of empty hands
    are walked through here (FG-TURN-3), so that no position can make this call itself too deep."""
    while True:
        table.actions_left = 0
        if not last_turn(table):
            table.phase = DRAW_PHASE
            reshuffle(table)
            if len(table.gardens[table.turn].hand) < HAND_SIZE and (table.pile or table.open):
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
            table.tell(f"{len(table.pile)} discards are shuffled into a new pile.", "FG-DRAW-3", ["pile"])


def refill(table: Gardens) -> None:
    """FG-DRAW-2: the open cards are three again, new ones to the right."""
    while len(table.open) < OPEN_CARDS and table.pile:
        card = table.pile.pop()
        table.open.append(card)
        table.revealed += 1
        if table.story is not None:
            name = CARD_NAMES[card]
            table.tell(f"{name} joins the open cards.", "FG-DRAW-2", [f"card-{name}"])
        reshuffle(table)


def pass_on(table: Gardens) -> None:
    """FG-DRAW-6: the next seat; after a whole round perhaps the end (FG-END-3, FG-END-6)."""
    seat = table.turn + 1 if table.turn + 1 < table.terms.seats else 0
    if seat == table.first:
        if last_turn(table):
            table.phase = OVER
            if table.story is not None:
                table.tell("The game is over.", "FG-END-3" if table.ending else "FG-END-6", [])
            return
        table.round += 1
    table.turn = seat
    table.phase = ACTION
    table.actions_left = ACTIONS
    if len(table.gardens[seat].hand) == 1:
        table.revealed += 1  # whether FG-AUTO-1 plays this card tells something about it
