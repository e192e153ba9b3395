"""Cards: the end of a round, the next card, and the exchange of one (GR-ROUND, GR-DRAW, GR-DISC)."""

from __future__ import annotations

from ....kernel.game import NOBODY
from ....kernel.result import Objection
from ..components import BACK, BACK_SAID, CARDS, WISH
from .end import finish
from .model import ARRANGE, DECK, GOAL, NEW_CARD, VALIDATED, Play, Terms
from .moves import Discard, GardenersMove


def end_round(terms: Terms, play: Play, cards: int) -> None:
    """The garden complied. So many cards are drawn (GR-DRAW-1, GR-SOLO-5)."""
    target = terms.target
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
    while not terms.mode.solo and len(play.cards) > terms.cards_in_play:  # GR-DRAW-3, GR-SOLO-4
        validate_oldest(play)
    play.round += 1  # GR-ROUND-3
    play.phase = ARRANGE
    if play.story is not None:
        play.tell("round-begins", "GR-ROUND-3", [], args={"round": play.round})


def renew(play: Play) -> None:
    """GR-DRAW-5: a card is due. Discards become the draw pile if that is empty."""
    if not play.deck:
        play.deck = play.chance.order(play.discarded, CARDS)
        play.discarded = []
        play.revealed += 1
        play.tell("reshuffles", "GR-DRAW-5", ["next"])


def receive(terms: Terms, play: Play, seat: int) -> None:
    """The top card comes into play as the newest."""
    card = play.deck.pop(0)
    play.revealed += 1
    if terms.mode.reveal and not terms.mode.solo:  # GR-DRAW-4
        for place in range(len(play.up)):
            if not play.up[place] and play.story is not None:
                play.tell(
                    "turned-up",
                    "GR-DRAW-4",
                    wish_keys(play, place),
                    play.owners[place],
                    {"wish": WISH[play.cards[place]]},
                )
            play.up[place] = True
    play.cards.append(card)
    play.owners.append(seat)
    play.up.append(terms.mode.solo)  # GR-SOLO-1
    play.proven.append(False)
    if play.story is not None:
        play.tell(
            "draws",
            "GR-DRAW-1",
            [f"seat-{seat}"],
            seat,
            {"sort": BACK_SAID[BACK[card]]},
            news=NEW_CARD,
            what=BACK[card],
        )
        ears = NOBODY if terms.mode.solo else seat
        keys = wish_keys(play, len(play.cards) - 1)
        play.tell("new-wish", "GR-HIDE-4", keys, seat, {"wish": WISH[card]}, ears)


def wish_keys(play: Play, place: int) -> list[str]:
    """Where a card in play lies: before its owner, by its place among that one's."""
    owner = play.owners[place]
    return [f"wish-{owner}-{play.owners[: place + 1].count(owner)}"]


def validate_oldest(play: Play) -> None:
    """GR-DRAW-3."""
    card = play.cards.pop(0)
    owner = play.owners.pop(0)
    play.up.pop(0)
    play.proven.pop(0)
    play.validated.append(card)
    if play.story is not None:
        play.tell(
            "validated",
            "GR-DRAW-3",
            [f"seat-{owner}"],
            owner,
            {"wish": WISH[card]},
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
        return Objection("GR-DISC-1", "no-such-card", {"cards": own})
    if not play.deck and not play.discarded:
        return Objection("GR-RULING-16", "no-other-card")
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
    if play.story is not None:
        play.tell("discards", "GR-DISC-2", [f"seat-{seat}"], seat, {"sort": BACK_SAID[BACK[card]]})
    renew(play)  # of the cards that lie there; this one cannot come back at once (GR-RULING-16)
    play.discarded.append(card)  # GR-DISC-2
    receive(terms, play, seat)  # GR-DISC-3; GR-DRAW-2: the next to draw stays the same
