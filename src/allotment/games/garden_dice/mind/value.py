"""What a bot may ask of Garden Dice: the signs of points to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.advice import Judge, Signs, Weights, read_lessons
from ..components import (
    BEDS,
    BESIDE,
    LAST,
    NO_BED,
    SCARECROW,
    SEED,
    SIZE,
    STAGE,
    SUNDIAL,
    VALUE,
    VEGGIE,
)
from ..rules.harvest import worth
from ..rules.model import ROW, Beds, Terms

PLAIN: Final = [
    "time",  # always 1: times what is left, it is the time that remains
    "bonus so far",  # sets, collections, sun and penalty if the game ended now
    "sets from ripe tiles",  # what harvesting all own veggies would add to sets and collections
    "sets from seeds",  # and what growing all own seeds would add to that
    "sets from the hand",  # and what placing all held seeds would add to that
    "kinds harvested",
    "ripe points",
    "ripe tiles",
    "ripe tiles in a chain",  # beside a dearer veggie of one's own
    "ripe tiles beside others' dearer ones",
    "seeds by value",
    "seeds on beds",
    "seeds in a chain",
    "seeds beside others' dearer ones",
    "held seeds by value",
    "held seeds",
    "held seeds past the first",
    "kinds gathered or growing",
    "kinds gathered or growing twice",
    "discs",
    "sun",
    "sundial",
    "scarecrow",
    "critter",
    "swallowed discs",
    "dice left",  # of the seat in turn
    "turn",
]
LATER: Final = [f"{name}, times what is left" for name in PLAIN]
LAST_ONES: Final = [f"{name}, near the end" for name in PLAIN]

# What a change of a sign means to a player: that it rises, that it falls, that it is worse for a rival, and
# that it is higher than after the next best move. A sign that is not here is no reason: it passes by itself,
# goes with others, or would give a hand away.
MEANS: Final = {
    "bonus so far": ["sign-bonus", "", "", ""],
    "sets from ripe tiles": ["sign-set-ripe", "", "", ""],
    "sets from seeds": ["sign-set-seeds", "", "sign-set-lost", ""],
    "sets from the hand": ["sign-set-held", "", "", ""],
    "kinds harvested": ["sign-kind-harvested", "", "", ""],
    "ripe points": ["sign-ripe", "", "sign-ripe-lost", "sign-ripe-more"],
    "ripe tiles": ["sign-ripe", "", "sign-ripe-lost", "sign-ripe-more"],
    "ripe tiles in a chain": ["sign-chain", "", "sign-chain-lost", ""],
    "ripe tiles beside others' dearer ones": ["", "sign-out-of-reach", "", ""],
    "seeds by value": ["sign-dear-seed", "", "sign-seed-lost", "sign-dearer-seed"],
    "seeds on beds": ["sign-seed", "", "sign-seed-lost", "sign-seed-stays"],
    "seeds in a chain": ["sign-watering", "", "sign-watering-lost", ""],
    "seeds beside others' dearer ones": ["sign-others-water", "", "", ""],
    "held seeds by value": ["sign-dear-held", "", "", "sign-dearer-held"],
    "held seeds": ["sign-held", "sign-held-less", "", "sign-held-kept"],
    "held seeds past the first": ["", "sign-held-less", "", ""],
    "kinds gathered or growing": ["sign-kind-growing", "", "", "sign-kind-growing"],
    "kinds gathered or growing twice": ["sign-second-growing", "", "", ""],
    "discs": ["sign-disc", "", "", "sign-disc-kept"],
    "sun": ["sign-sun-back", "", "", "sign-sun"],
    "sundial": ["sign-sundial", "", "", ""],
    "scarecrow": ["sign-scarecrow", "", "", ""],
    "critter": ["sign-critter", "", "", ""],
    "dice left": ["", "", "", "sign-die-kept"],
}


def sign_names() -> list[str]:
    return PLAIN + LATER + LAST_ONES


def signs(beds: Beds, seat: int) -> vec[float]:
    row = Signs(len(PLAIN), 2)
    mark(beds, seat, row)
    return row.spread()


def outlook(beds: Beds, weights: Weights) -> vec[float]:
    """The forecast of every seat."""
    seats = int(beds.terms.seats)
    judge = Judge(weights, seats)
    row = Signs(len(PLAIN), 2)
    for seat in range(seats):
        mark(beds, seat, row)
        judge.look(float(beds.score[seat]), row)
    return judge.forecast()


def mark(beds: Beds, seat: int, row: Signs) -> None:
    """Each sign plain, again times the share of tiles still in the stacks, and again by how near the
    last tile is: whoever buys it ends the game."""
    me: i64 = seat
    left: i64 = 0
    counts = vec[i64]([0] * ROW)
    kinds: i64 = 0
    for type in range(i64(1), i64(ROW)):
        left += beds.stacks[type]
        counts[type] = beds.harvested[ROW * me + type]
        if counts[type] > 0:
            kinds += 1
    terms = beds.terms
    share = float(left) / float(LAST * terms.tiles)
    have = sets_of(terms, counts)
    tile = beds.tile
    owner = beds.owner
    ripe: i64 = 0
    ripe_tiles: i64 = 0
    ripe_chain: i64 = 0
    ripe_guest: i64 = 0
    seeds: i64 = 0
    seed_tiles: i64 = 0
    seed_chain: i64 = 0
    seed_guest: i64 = 0
    growing = vec[i64]([0] * ROW)
    for cell in range(i64(BEDS)):
        if owner[cell] != me:
            continue
        kind = tile[cell]
        stage = STAGE[kind]
        if stage != VEGGIE and stage != SEED:
            continue
        value = VALUE[kind]
        own = False
        other = False
        for bed in BESIDE[cell]:
            beside = tile[bed]
            if STAGE[beside] == stage and VALUE[beside] > value:
                if owner[bed] == me:
                    own = True
                else:
                    other = True
        if stage == VEGGIE:
            ripe += worth(beds, cell)
            ripe_tiles += 1
            counts[value] += 1
            if own:
                ripe_chain += 1
            elif other:
                ripe_guest += 1
        else:
            seeds += value
            seed_tiles += 1
            growing[value] += 1
            if own:
                seed_chain += 1
            elif other:
                seed_guest += 1
    with_ripe = sets_of(terms, counts)
    for type in range(i64(1), i64(ROW)):
        counts[type] += growing[type]
    with_seeds = sets_of(terms, counts)
    begun: i64 = 0
    twice: i64 = 0
    hand: i64 = 0
    hand_tiles: i64 = 0
    for type in range(i64(1), i64(ROW)):
        if counts[type] > 0:
            begun += 1
            if counts[type] > 1:
                twice += 1
        held = beds.hand[ROW * me + type]
        counts[type] += held
        hand += type * held
        hand_tiles += held
    with_hand = sets_of(terms, counts)
    dial = beds.dial[me]
    mine = me == beds.turn
    points = have
    if beds.sun[me]:
        points += terms.sun_bonus
    if hand_tiles > terms.unplaced_free:
        points -= terms.unplaced_penalty * (hand_tiles - terms.unplaced_free)
    row.begin()
    row.put(1.0)
    row.put(float(points))
    row.put(float(with_ripe - have))
    row.put(float(with_seeds - with_ripe))
    row.put(float(with_hand - with_seeds))
    row.put(float(kinds))
    row.put(float(ripe))
    row.put(float(ripe_tiles))
    row.put(float(ripe_chain))
    row.put(float(ripe_guest))
    row.put(float(seeds))
    row.put(float(seed_tiles))
    row.put(float(seed_chain))
    row.put(float(seed_guest))
    row.put(float(hand))
    row.put(float(hand_tiles))
    row.put(float(hand_tiles - 1) if hand_tiles > 1 else 0.0)
    row.put(float(begun))
    row.put(float(twice))
    row.put(float(beds.discs[me]))
    row.yes(beds.sun[me])
    row.yes(dial != NO_BED and tile[dial] == SUNDIAL)
    row.yes(dial != NO_BED and tile[dial] == SCARECROW)
    row.yes(beds.critter[me] != NO_BED)
    row.put(float(beds.swallowed[me]))
    row.put(float(SIZE[beds.pool]) if mine else 0.0)
    row.yes(mine)
    row.factors[0] = share
    row.factors[1] = 1.0 / (1.0 + float(left))


def sets_of(terms: Terms, counts: vec[i64]) -> i64:
    """GD-FINAL-2, GD-FINAL-3: sets and collections of so many tiles of each type."""
    collection = terms.collection
    top = i64(len(collection)) - 1
    fewest: i64 = 99
    points: i64 = 0
    for type in range(i64(1), i64(ROW)):
        count = counts[type]
        if count < fewest:
            fewest = count
        points += collection[count if count < top else top]
    return points + terms.set_bonus * fewest


def lessons(seats: int) -> list[Weights]:
    return read_lessons(__package__ or "allotment.games.garden_dice.mind", seats, sign_names())
