"""Cards: the end of a round, the next card, and the exchange of one (GR-ROUND, GR-DRAW, GR-DISC)."""

from __future__ import annotations

from ....kernel.game import NOBODY
from ....kernel.result import Objection
from ..components import BACK, BACKS, CARD_TEXT, CARDS, CARDS_IN_PLAY
from ..model import ARRANGE, DECK, GOAL, NEW_CARD, VALIDATED, Play, Terms
from ..moves import Discard, GardenersMove
from .end import finish


def end_round(terms: Terms, play: Play, cards: int) -> None:
    """The garden complied. `cards` are drawn: one, or two after a validation in solo (GR-SOLO-5)."""
    target = terms.mode.target
    if target and len(play.validated) >= target:  # GR-ROUND-1
        finish(terms, play, GOAL)
        return
    if not play.deck and not play.discarded:  # GR-ROUND-2
        finish(terms, play, DECK)
        return
    seat = (play.last_drawer + 1) % terms.seats  # GR-DRAW-1
    for _ in range(min(cards, len(play.deck) + len(play.discarded))):  # GR-SOLO-8
        renew(play)
        receive(terms, play, seat)
    play.last_drawer = seat
    if not terms.mode.solo and len(play.cards) > CARDS_IN_PLAY:  # GR-DRAW-3, GR-SOLO-4
        validate_oldest(play)
    play.round += 1  # GR-ROUND-3
    play.phase = ARRANGE
    play.tell(f"round {play.round} begins", "GR-ROUND-3", [])


def renew(play: Play) -> None:
    """GR-DRAW-5: a card is due. Discards become the draw pile if that is empty."""
    if not play.deck:
        play.deck = play.chance.order(play.discarded, CARDS)
        play.discarded = []
        play.revealed += 1
        play.tell("the discarded cards are shuffled into a new draw pile", "GR-DRAW-5", ["deck"])


def receive(terms: Terms, play: Play, seat: int) -> None:
    """The top card comes into play as the newest."""
    card = play.deck.pop(0)
    play.revealed += 1
    if terms.mode.reveal and not terms.mode.solo:  # GR-DRAW-4
        for place in range(len(play.up)):
            if not play.up[place] and play.story is not None:
                play.tell(
                    f"{CARDS[play.cards[place]]} is turned face up: {CARD_TEXT[play.cards[place]]}",
                    "GR-DRAW-4",
                    [f"card-{CARDS[play.cards[place]]}"],
                )
            play.up[place] = True
    play.cards.append(card)
    play.owners.append(seat)
    play.up.append(terms.mode.solo)  # GR-SOLO-1
    play.proven.append(False)
    if play.story is not None:
        play.tell(
            f"seat {seat}: a new card of the type {BACKS[BACK[card]]}",
            "GR-DRAW-1",
            [f"seat-{seat}"],
            news=NEW_CARD,
            seat=seat,
            what=BACK[card],
        )
        ears = NOBODY if terms.mode.solo else seat
        play.tell(f"it is {CARDS[card]}: {CARD_TEXT[card]}", "GR-HIDE-4", [f"card-{CARDS[card]}"], ears=ears)


def validate_oldest(play: Play) -> None:
    """GR-DRAW-3."""
    card = play.cards.pop(0)
    play.owners.pop(0)
    play.up.pop(0)
    play.proven.pop(0)
    play.validated.append(card)
    play.tell(
        f"{CARDS[card]} is validated: {CARD_TEXT[card]}",
        "GR-DRAW-3",
        [f"card-{CARDS[card]}"],
        news=VALIDATED,
        what=card,
    )


def discards(terms: Terms, play: Play, seat: int, offers: list[GardenersMove]) -> None:
    """GR-DISC-1."""
    if not play.deck and not play.discarded:
        return
    own = 0
    for owner in play.owners:
        if owner == seat:
            offers.append(terms.table.discards[own])
            own += 1


def no_discard(play: Play, seat: int, move: Discard) -> Objection | None:
    own = play.owners.count(seat)
    if move.place > own:
        return Objection("GR-DISC-1", f"you have {own} card{'' if own == 1 else 's'} in play")
    if not play.deck and not play.discarded:
        return Objection("GR-RULING-16", "there is no other card at all to exchange it for")
    return None


def discard(terms: Terms, play: Play, seat: int, move: Discard) -> None:
    own = 0
    place = 0
    for place in range(len(play.owners)):
        if play.owners[place] == seat:
            own += 1
            if own == move.place:
                break
    card = play.cards.pop(place)
    play.owners.pop(place)
    play.up.pop(place)
    play.proven.pop(place)
    play.discards += 1
    play.checked = False  # GR-READY-6
    for other in range(terms.seats):  # GR-READY-5
        play.ready[other] = False
    play.tell(
        f"seat {seat}: a card of the type {BACKS[BACK[card]]} is discarded", "GR-DISC-2", [f"seat-{seat}"]
    )
    renew(play)  # of the cards that lie there; this one cannot come back at once (GR-RULING-16)
    play.discarded.append(card)  # GR-DISC-2
    receive(terms, play, seat)  # GR-DISC-3; GR-DRAW-2: the next to draw stays the same
