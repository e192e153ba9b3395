"""The decision of the solo game (GR-SOLO-5)."""

from __future__ import annotations

from ..components import WISH
from .draw import end_round
from .model import VALIDATED, Play, Terms


def validate(terms: Terms, play: Play) -> None:
    if play.story is not None:
        for card in play.cards:
            play.tell(
                "validated", "GR-SOLO-5", ["seat-0"], 0, {"wish": WISH[card]}, news=VALIDATED, what=card
            )
    play.validated.extend(play.cards)
    play.cards = []
    play.owners = []
    play.up = []
    play.proven = []
    play.validations += 1
    end_round(terms, play, terms.solo_cards)


def go_on(terms: Terms, play: Play) -> None:
    play.tell("goes-on", "GR-SOLO-5", [], 0)
    end_round(terms, play, 1)
