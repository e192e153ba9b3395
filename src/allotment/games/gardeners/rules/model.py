"""What lies on the table (nouns)."""

from __future__ import annotations

from typing import Final

from ....kernel.chance import Chance
from ....kernel.game import State
from ..components import CARDS, EMPTY, TILES, Mode, Success
from .moves import Table

BRIEFING: Final = 0
ARRANGE: Final = 1
DECIDE: Final = 2
OVER: Final = 3
PHASES: Final = ["briefing", "arrange", "decide", "over"]

GOES_ON: Final = 0
TIME: Final = 1
GOAL: Final = 2
DECK: Final = 3
LIMIT: Final = 4
ENDS: Final = ["", "time", "goal", "deck", "limit"]

NONE: Final = 0
COMPLIANT: Final = 1
NON_COMPLIANT: Final = 2
VERDICTS: Final = ["none", "compliant", "non-compliant"]

# What the rules announce to everybody (see kernel.game.News):
VERDICT: Final = "verdict"  # of a check, about a seat; `what` is COMPLIANT, NON_COMPLIANT or NONE
NEW_CARD: Final = "new card"  # of a seat; `what` is its back
VALIDATED: Final = "validated"  # the oldest card, or in solo each of them; `what` is the card


class Terms:
    """What the options and house rules settle for a whole game."""

    __slots__ = (
        "call",
        "card_place",
        "cards",
        "cards_drawn",
        "cards_in_play",
        "discard_cost",
        "first",
        "free_discards",
        "limit",
        "mode",
        "seats",
        "solo_cards",
        "solo_validations",
        "success",
        "table",
        "target",
        "tile_place",
        "timer",
    )

    def __init__(
        self,
        mode: Mode,
        table: Table,
        seats: int,
        cards: list[int],
        timer: int,
        call: bool,
        first: int,
        limit: int,
        target: int,
        success: Success,
        cards_in_play: int,
        cards_drawn: int,
        free_discards: int,
        discard_cost: int,
        solo_cards: int,
        solo_validations: int,
    ) -> None:
        self.mode = mode
        self.table = table
        self.seats = seats
        self.cards = cards  # the deck, in the manifest's order
        self.timer = timer  # milliseconds; 0 = untimed
        self.call = call  # the first `ready` brings about the check (GR-READY-3, GR-SOLO-9)
        self.first = first  # NOBODY: by chance
        self.limit = limit  # GR-TIME-7
        self.target = target  # cards to validate (GR-END-3); 0: as many as possible
        self.success = success  # GR-END-2
        self.cards_in_play = cards_in_play  # one more pushes out the oldest (GR-DRAW-3)
        self.cards_drawn = cards_drawn  # after a garden, except in solo (GR-DRAW-1)
        self.free_discards = free_discards  # GR-SCORE-2
        self.discard_cost = discard_cost  # of each further one (GR-SCORE-2)
        self.solo_cards = solo_cards  # at the start and after a validation (GR-SETUP-6, GR-SOLO-5)
        self.solo_validations = solo_validations  # GR-SOLO-5
        self.tile_place: list[int] = [EMPTY] * len(TILES)  # which of the mode's tiles it is
        for place in range(len(mode.tiles)):
            self.tile_place[mode.tiles[place]] = place
        self.card_place: list[int] = [EMPTY] * len(CARDS)  # which of the deck's cards it is
        for place in range(len(cards)):
            self.card_place[cards[place]] = place


class Garden:
    """The tiles of the common garden and what follows from where they lie."""

    __slots__ = ("around", "bottom", "laid", "left", "lies", "right", "top")

    def __init__(
        self,
        lies: list[int],
        around: list[int],
        laid: int,
        top: int,
        bottom: int,
        left: int,
        right: int,
    ) -> None:
        self.lies = lies  # by cell: a lie, or EMPTY
        self.around = around  # by cell: which of the eight cells around hold a tile, as bits from north
        self.laid = laid  # number of tiles
        self.top = top  # the bounding rectangle; in an empty garden bottom < top
        self.bottom = bottom
        self.left = left
        self.right = right

    def clone(self) -> Garden:
        return Garden(self.lies[:], self.around[:], self.laid, self.top, self.bottom, self.left, self.right)


class Play(State):
    """A game of Gardeners in progress."""

    __slots__ = (
        "cards",
        "checked",
        "clock",
        "deck",
        "discarded",
        "discards",
        "end",
        "first",
        "garden",
        "gardens",
        "last_drawer",
        "moves_made",
        "owners",
        "phase",
        "piles",
        "proven",
        "ready",
        "reserves",
        "round",
        "up",
        "validated",
        "validations",
        "verdicts",
    )

    def __init__(
        self,
        chance: Chance,
        revealed: int,
        phase: int,
        round: int,
        clock: int,
        first: int,
        garden: Garden,
        piles: list[list[int]],
        reserves: list[list[int]],
        deck: list[int],
        cards: list[int],
        owners: list[int],
        up: list[bool],
        proven: list[bool],
        validated: list[int],
        discarded: list[int],
        discards: int,
        last_drawer: int,
        ready: list[bool],
        checked: bool,
        verdicts: list[int],
        gardens: int,
        validations: int,
        moves_made: int,
        end: int,
    ) -> None:
        super().__init__(chance, revealed)
        self.phase = phase
        self.round = round
        self.clock = clock  # milliseconds of sand
        self.first = first
        self.garden = garden
        self.piles = piles  # tiles, top first; one pile a seat, two in solo
        self.reserves = reserves  # the open tiles of each seat, in order of arrival
        self.deck = deck  # the draw pile, top first
        self.cards = cards  # in play, oldest first; the next three lists go with it
        self.owners = owners
        self.up = up
        self.proven = proven  # solo: a garden has been completed with it (GR-SOLO-7)
        self.validated = validated
        self.discarded = discarded
        self.discards = discards  # all that were ever made (GR-RULING-17)
        self.last_drawer = last_drawer
        self.ready = ready
        self.checked = checked  # this garden with these cards has failed (GR-READY-6)
        self.verdicts = verdicts  # the words of the last check; [] before the first
        self.gardens = gardens  # completed so far
        self.validations = validations
        self.moves_made = moves_made
        self.end = end

    def clone(self) -> Play:
        return Play(
            self.chance.clone(),
            self.revealed,
            self.phase,
            self.round,
            self.clock,
            self.first,
            self.garden.clone(),
            [pile[:] for pile in self.piles],
            [reserve[:] for reserve in self.reserves],
            self.deck[:],
            self.cards[:],
            self.owners[:],
            self.up[:],
            self.proven[:],
            self.validated[:],
            self.discarded[:],
            self.discards,
            self.last_drawer,
            self.ready[:],
            self.checked,
            self.verdicts[:],
            self.gardens,
            self.validations,
            self.moves_made,
            self.end,
        )
