"""The state: what lies on the table."""

from __future__ import annotations

from typing import Final

from ...kernel.chance import Chance
from ...kernel.game import State
from .components import LAST
from .moves import GardenMove

ACT: Final = 0
EAT: Final = 1
OVER: Final = 2
PHASES: Final = ["act", "eat", "over"]

ROW: Final = LAST + 1  # hand and harvested are by ROW * seat + type


class Terms:
    """What the options settle for the whole game."""

    __slots__ = ("critters", "drought", "rocks", "seats", "stars", "start", "tiles")

    def __init__(
        self,
        seats: int,
        critters: bool,
        rocks: bool,
        tiles: int,
        stars: list[bool],
        drought: int,
        start: int,
    ) -> None:
        self.seats = seats
        self.critters = critters  # false in the family game
        self.rocks = rocks
        self.tiles = tiles  # of each type
        self.stars = stars  # by bed
        self.drought = drought  # turns without a purchase that end the game
        self.start = start  # NO_SEAT: drawn


class Beds(State):
    """The plot and everything beside it."""

    __slots__ = (
        "bought",
        "critter",
        "dial",
        "discarded",
        "discs",
        "dry_turns",
        "eaten",
        "eaten_from",
        "fresh",
        "hand",
        "harvested",
        "offers",
        "owner",
        "phase",
        "pips",
        "pool",
        "prey",
        "rock",
        "round",
        "score",
        "stacks",
        "start",
        "sun",
        "swallowed",
        "terms",
        "tile",
        "turn",
    )

    def __init__(
        self,
        chance: Chance,
        revealed: int,
        terms: Terms,
        turn: int,
        start: int,
        round: int,
        phase: int,
        pool: int,
        fresh: bool,
        pips: int,
        eaten: int,
        prey: int,
        dry_turns: int,
        eaten_from: list[bool],
        tile: list[int],
        owner: list[int],
        stacks: list[int],
        discarded: list[int],
        bought: list[int],
        hand: list[int],
        harvested: list[int],
        score: list[int],
        discs: list[int],
        sun: list[bool],
        swallowed: list[int],
        critter: list[int],
        dial: list[int],
        rock: list[int],
        offers: list[GardenMove],
    ) -> None:
        super().__init__(chance, revealed)
        self.terms = terms
        self.turn = turn
        self.start = start
        self.round = round
        self.phase = phase
        self.pool = pool  # number of a multiset of dice
        self.fresh = fresh  # nothing done yet this turn
        self.pips = pips  # of the sundial, left this turn
        self.eaten = eaten  # phase EAT: type of the tile in the critter's mouth, else 0
        self.prey = prey  # and whose it was
        self.dry_turns = dry_turns
        self.eaten_from = eaten_from  # by seat: eaten from this turn
        self.tile = tile  # by bed: a kind
        self.owner = owner  # by bed: a seat or NO_SEAT
        self.stacks = stacks  # by type
        self.discarded = discarded  # by type: swallowed tiles
        self.bought = bought  # by type: this turn
        self.hand = hand  # purchased seeds
        self.harvested = harvested
        self.score = score  # from play, by seat
        self.discs = discs
        self.sun = sun
        self.swallowed = swallowed  # discs on the critter besides its own
        self.critter = critter  # by seat: its bed or NO_BED
        self.dial = dial
        self.rock = rock
        self.offers = offers  # of the seat in turn; made when the position settles, never changed


def clone(beds: Beds) -> Beds:
    return Beds(
        beds.chance.clone(),
        beds.revealed,
        beds.terms,
        beds.turn,
        beds.start,
        beds.round,
        beds.phase,
        beds.pool,
        beds.fresh,
        beds.pips,
        beds.eaten,
        beds.prey,
        beds.dry_turns,
        beds.eaten_from[:],
        beds.tile[:],
        beds.owner[:],
        beds.stacks[:],
        beds.discarded[:],
        beds.bought[:],
        beds.hand[:],
        beds.harvested[:],
        beds.score[:],
        beds.discs[:],
        beds.sun[:],
        beds.swallowed[:],
        beds.critter[:],
        beds.dial[:],
        beds.rock[:],
        beds.offers,
    )
