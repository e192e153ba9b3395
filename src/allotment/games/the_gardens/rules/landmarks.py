"""Landmarks that give their owner a move: Fort Denison's reservation (TG-FORT) and the State Library's
return (TG-LIBRARY)."""

from __future__ import annotations

from ....kernel.result import Objection
from ..components import CARD_NAMES, CARD_TITLES, EMPTY, FORT, LETTERS, LIBRARY, PLACES, ROWS
from .model import TURN_PHASE, Grounds
from .moves import RESERVE, RETURN, GardensMove, Reserve, Return


def fort_keeper(grounds: Grounds) -> int:
    """The seat that reserves a card each round, or -1 (TG-ROUND-2)."""
    keeper = grounds.owner[FORT]
    return keeper if keeper >= 0 and grounds.text[FORT] else -1


def reserves(grounds: Grounds, offers: list[GardensMove]) -> None:
    """TG-FORT-1: any card in the display, in table order."""
    for row in range(ROWS):
        cards: list[int] = []
        for slot in range(row * PLACES, (row + 1) * PLACES):
            if grounds.display[slot] != EMPTY:
                cards.append(grounds.display[slot])
        cards.sort()
        for card in cards:
            offers.append(RESERVE[card])


def reserve(grounds: Grounds, seat: int, move: Reserve) -> None:
    """Then the round's first turn begins."""
    grounds.reserved = move.card
    grounds.phase = TURN_PHASE
    grounds.turn = grounds.first
    if grounds.story is not None:
        name = CARD_NAMES[move.card]
        grounds.tell("reserves", "TG-FORT-1", [f"card-{name}"], seat, {"card": CARD_TITLES[move.card]})


def no_reserve(grounds: Grounds, move: Reserve) -> Objection | None:
    """Why the keeper of Fort Denison, about to reserve, may not name this card."""
    if move.card not in grounds.display:
        return Objection("TG-FORT-1", "no-card-there", {"card": CARD_TITLES[move.card]})
    return None


def returns(grounds: Grounds, seat: int, offers: list[GardensMove]) -> None:
    """TG-LIBRARY-1: once a round, any visitor that is not on the Central Board."""
    if grounds.library_used or not grounds.holds(seat, LIBRARY):
        return
    for row in range(ROWS):
        if grounds.visitors[seat * ROWS + row] != grounds.home:
            offers.append(RETURN[row])


def go_back(grounds: Grounds, seat: int, move: Return) -> None:
    """TG-LIBRARY-2: no walk, nothing seen, nothing scored; the turn goes on."""
    grounds.visitors[seat * ROWS + move.row] = grounds.home
    grounds.library_used = True
    if grounds.story is not None:
        grounds.tell(
            "goes-back",
            "TG-LIBRARY-1",
            [f"visitor-{seat}-{move.row + 1}"],
            seat,
            {"row": LETTERS[move.row].upper()},
        )


def no_return(grounds: Grounds, seat: int, move: Return) -> Objection | None:
    """Why a seat whose turn it is may not send this visitor back."""
    owner = grounds.owner[LIBRARY]
    if owner != seat:
        return Objection("TG-LIBRARY-1", "no-library")
    if not grounds.text[LIBRARY]:
        return Objection("TG-LAND-3", "no-library-text")
    if grounds.library_used:
        return Objection("TG-LIBRARY-1", "no-library-twice")
    if grounds.visitors[seat * ROWS + move.row] == grounds.home:
        return Objection("TG-LIBRARY-1", "no-visitor-away", {"row": LETTERS[move.row].upper()})
    return None
