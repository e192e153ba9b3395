"""The end of the game (GR-END, GR-SOLO-7)."""

from __future__ import annotations

from typing import Final

from ..components import WISH
from .model import OVER, Play, Terms

REASONS: Final = ["", "sand-out", "goal-reached", "cards-out", "move-limit"]
RULES: Final = ["", "GR-END-1", "GR-END-3", "GR-ROUND-2", "GR-TIME-7"]


def finish(terms: Terms, play: Play, end: int) -> None:
    play.phase = OVER
    play.end = end
    play.revealed += 1  # GR-END-6: all is public now
    play.tell(REASONS[end], RULES[end], [])
    if terms.mode.solo:
        final_validation(play)


def final_validation(play: Play) -> None:
    """GR-SOLO-7, GR-RULING-22: of the cards in play, those with which a garden has been completed."""
    kept = [place for place in range(len(play.cards)) if not play.proven[place]]
    for place in range(len(play.cards)):
        if play.proven[place]:
            play.validated.append(play.cards[place])
            play.tell("validated-last", "GR-SOLO-7", ["seat-0"], args={"wish": WISH[play.cards[place]]})
    play.cards = [play.cards[place] for place in kept]
    play.owners = [play.owners[place] for place in kept]
    play.up = [play.up[place] for place in kept]
    play.proven = [play.proven[place] for place in kept]
