"""The state: what lies on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.chance import Chance
from ....kernel.game import State
from ..components import LAST
from .moves import GardenMove

ACT: Final = 0
EAT: Final = 1
OVER: Final = 2
PHASES: Final = ["act", "eat", "over"]

ROW: Final = LAST + 1  # hand and harvested are by ROW * seat + type


class Terms:
    """What the options and house rules settle for the whole game."""

    __slots__ = (
        "buy_limit",
        "chain_bonus",
        "collection",
        "critters",
        "drought",
        "rocks",
        "scarecrow_bonus",
        "seats",
        "set_bonus",
        "star_factor",
        "stars",
        "start",
        "sun_bonus",
        "tiles",
        "unplaced_free",
        "unplaced_penalty",
    )

    def __init__(
        self,
        seats: i64,
        critters: bool,
        rocks: bool,
        tiles: i64,
        stars: vec[bool],
        drought: i64,
        start: i64,
        set_bonus: i64,
        collection: vec[i64],
        sun_bonus: i64,
        unplaced_penalty: i64,
        unplaced_free: i64,
        scarecrow_bonus: i64,
        star_factor: i64,
        chain_bonus: i64,
        buy_limit: i64,
    ) -> None:
        self.seats = seats
        self.critters = critters  # false in the family game
        self.rocks = rocks
        self.tiles = tiles  # of each type
        self.stars = stars  # by bed
        self.drought = drought  # turns without a purchase that end the game; 0: none do
        self.start = start  # NO_SEAT: drawn
        self.set_bonus = set_bonus  # points for a set
        self.collection = collection  # points by tiles of a type; the last stands for more, too
        self.sun_bonus = sun_bonus  # points for a sun that is kept
        self.unplaced_penalty = unplaced_penalty  # points for each seed in the hand
        self.unplaced_free = unplaced_free  # seeds in the hand that cost nothing
        self.scarecrow_bonus = scarecrow_bonus
        self.star_factor = star_factor
        self.chain_bonus = chain_bonus  # points for each veggie of another seat in a chain
        self.buy_limit = buy_limit  # of a type and turn


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
        turn: i64,
        start: i64,
        round: i64,
        phase: i64,
        pool: i64,
        fresh: bool,
        pips: i64,
        eaten: i64,
        prey: i64,
        dry_turns: i64,
        eaten_from: vec[bool],
        tile: vec[i64],
        owner: vec[i64],
        stacks: vec[i64],
        discarded: vec[i64],
        bought: vec[i64],
        hand: vec[i64],
        harvested: vec[i64],
        score: vec[i64],
        discs: vec[i64],
        sun: vec[bool],
        swallowed: vec[i64],
        critter: vec[i64],
        dial: vec[i64],
        rock: vec[i64],
        offers: list[GardenMove] | None,
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
        self.offers = offers  # of the seat in turn; None until they are asked for; never changed


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
