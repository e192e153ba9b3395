"""A position written down (GR-POS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.game import Position
from ..components import (
    CARDS,
    EMPTY,
    LIES,
    TILES,
)
from ..rules.model import (
    ENDS,
    PHASES,
    VERDICTS,
    Garden,
    Play,
    Terms,
)

if TYPE_CHECKING:
    from .view import Laid, View


def dump(terms: Terms, play: Play) -> Position:
    """GR-POS-1."""
    return {**opened(terms, play), "chance": list(play.chance.planned)}


def opened(terms: Terms, play: Play) -> View:
    """All but the luck to come."""
    position = shown(terms, play)
    position["piles"] = [[TILES[tile] for tile in pile] for pile in play.piles]
    position["deck"] = [CARDS[card] for card in play.deck]
    position["cards"] = [card_text(play, place, CARDS[play.cards[place]]) for place in range(len(play.cards))]
    position["discarded"] = [CARDS[card] for card in play.discarded]
    return position


def shown(terms: Terms, play: Play) -> View:
    """What is public at all times (GR-HIDE-1), in the order of GR-POS-1; the rest still empty."""
    return {
        "phase": PHASES[play.phase],
        "round": play.round,
        "clock": play.clock,
        "first": play.first,
        "garden": garden_table(terms, play.garden),
        "piles": [],
        "reserves": [[TILES[tile] for tile in reserve] for reserve in play.reserves],
        "deck": [],
        "cards": [],
        "validated": [CARDS[card] for card in play.validated],
        "discarded": [],
        "discards": play.discards,
        "last_drawer": play.last_drawer,
        "ready": play.ready[:],
        "checked": play.checked,
        "verdicts": [VERDICTS[word] for word in play.verdicts],
        "gardens": play.gardens,
        "validations": play.validations,
        "moves_made": play.moves_made,
        "end": ENDS[play.end],
    }


def garden_table(terms: Terms, garden: Garden) -> Laid:
    """GR-POS-2."""
    table = terms.table
    if garden.laid == 0:
        return {"at": table.names[table.middle], "rows": []}
    rows: list[str] = []
    for row in range(garden.top, garden.bottom + 1):
        start = row * table.span
        cells = table.plane[start + garden.left : start + garden.right + 1]
        lies = [garden.lies[cell] for cell in cells]
        rows.append(" ".join("." if lie == EMPTY else LIES[lie] for lie in lies))
    return {"at": table.names[table.plane[garden.top * table.span + garden.left]], "rows": rows}


def card_text(play: Play, place: int, name: str) -> str:
    face = "up" if play.up[place] else "down"
    return f"{play.owners[place]} {name} {face}{' proven' if play.proven[place] else ''}"
