"""The decision of the solo game (GR-SOLO-5)."""

from __future__ import annotations

from ..components import CARDS, SOLO_CARDS
from ..model import VALIDATED, Play, Terms
from .draw import end_round


def validate(terms: Terms, play: Play) -> None:
    for card in play.cards:
        play.tell(
            f"{CARDS[card]} is validated", "GR-SOLO-5", [f"card-{CARDS[card]}"], news=VALIDATED, what=card
        )
    play.validated.extend(play.cards)
    play.cards = []
    play.owners = []
    play.up = []
    play.proven = []
    play.validations += 1
    end_round(terms, play, SOLO_CARDS)


def go_on(terms: Terms, play: Play) -> None:
    play.tell("the cards stay in play", "GR-SOLO-5", [])
    end_round(terms, play, 1)
