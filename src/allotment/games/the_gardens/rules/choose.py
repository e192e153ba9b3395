"""Choosing a card from the display, and the side to lay it on (TG-CHOOSE, TG-DESIGN-3, TG-FORT-3)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Seat, Title
from ..components import (
    CARD_ROW,
    CARD_TITLES,
    CELLS,
    COLUMNS,
    EMPTY,
    FORT,
    LEFT,
    LETTERS,
    NO_CELL,
    PLACES,
    QUOTA,
    RIGHT,
    ROWS,
    SIDES,
)
from .model import Grounds
from .moves import TAKE_LEFT, TAKE_RIGHT, GardensMove, Take


def takes(grounds: Grounds, seat: int, offers: list[GardensMove]) -> None:
    """Add every take to the offers: a card of a row still owed, on a side with room."""
    quota = QUOTA[grounds.seats]
    for row in range(ROWS):
        owed = quota - grounds.taken[seat * ROWS + row]
        if owed <= 0:  # TG-CHOOSE-2
            continue
        end = (seat * ROWS + row) * 2
        left = grounds.ends[end + LEFT] != NO_CELL  # TG-DESIGN-3
        right = grounds.ends[end + RIGHT] != NO_CELL
        for card in choices(grounds, seat, row, owed):
            if left:
                offers.append(TAKE_LEFT[card])
            if right:
                offers.append(TAKE_RIGHT[card])


def choices(grounds: Grounds, seat: int, row: int, owed: int) -> list[int]:
    """The cards of a display row that a seat may take, in table order (TG-CHOOSE-3, TG-FORT-2, TG-FORT-3)."""
    cards: list[int] = []
    reserved = grounds.reserved
    mine = reserved != EMPTY and grounds.owner[FORT] == seat
    if mine and owed == 1 and CARD_ROW[reserved] == row:
        cards.append(reserved)
        return cards
    for slot in range(row * PLACES, (row + 1) * PLACES):
        card = grounds.display[slot]
        if card != EMPTY and (card != reserved or mine):
            at = len(cards)
            while at > 0 and cards[at - 1] > card:
                at -= 1
            cards.insert(at, card)
    return cards


def no_take(grounds: Grounds, seat: int, move: Take) -> Objection | None:
    """Why a seat whose turn it is may not take this card to this side."""
    title = CARD_TITLES[move.card]
    row = move.row
    if move.card not in grounds.display:
        return Objection("TG-CHOOSE-1", "no-card-there", {"card": title})
    quota = QUOTA[grounds.seats]
    count = grounds.taken[seat * ROWS + row]
    if count >= quota:
        return Objection("TG-CHOOSE-2", "no-more-of-row", {"count": quota, "row": LETTERS[row].upper()})
    if grounds.reserved != EMPTY:
        keeper = grounds.owner[FORT]
        if move.card == grounds.reserved and keeper != seat:
            return Objection("TG-FORT-2", "no-reserved-card", {"card": title, "keeper": Seat(keeper)})
        if keeper == seat and move.card != grounds.reserved:
            if CARD_ROW[grounds.reserved] == row and count + 1 == quota:
                kept = CARD_TITLES[grounds.reserved]
                return Objection("TG-FORT-3", "no-other-card", {"row": LETTERS[row].upper(), "card": kept})
    step = -1 if move.side == LEFT else 1
    edge = grounds.home + step
    while 0 <= edge < COLUMNS and grounds.gardens[seat * CELLS + row * COLUMNS + edge] != EMPTY:
        edge += step
    if not 0 <= edge < COLUMNS:
        return Objection(
            "TG-DESIGN-3", "no-room", {"row": LETTERS[row].upper(), "side": Title(SIDES[move.side])}
        )
    return None
