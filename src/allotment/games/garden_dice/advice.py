"""What a bot may ask of Garden Dice: the signs of points to come, and reasons in words."""

from __future__ import annotations

from ...kernel.advice import Weights, read_weights
from .components import (
    BEDS,
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
from .model import ROW, Beds
from .rules.harvest import worth
from .scoring import bonus

PLAIN = [
    "one",  # 1: with "left" it is the time that remains
    "bonus now",  # sets, collections, sun and penalty if the game ended now
    "ripe",  # points of own veggies on the board
    "ripe tiles",
    "seeds",  # value of own seeds on the board
    "seed tiles",
    "hand",  # value of purchased seeds
    "hand tiles",
    "hand beyond one",
    "types begun",  # types of which a tile is harvested
    "types twice",
    "pairs to three",  # types with two tiles harvested or ripe
    "triples to four",
    "fours to five",
    "discs",
    "sun",
    "sundial",
    "scarecrow",
    "critter",
    "swallowed",
    "dice",  # left in the pool, for the seat in turn
    "in turn",
]
LATER = [f"{name}, times what is left" for name in PLAIN]


def sign_names() -> list[str]:
    return PLAIN + LATER


def signs(beds: Beds, seat: int) -> list[float]:
    """Each sign plain, and again times the share of tiles still in the stacks."""
    left = 0
    for type in range(1, LAST + 1):
        left += int(beds.stacks[type])
    share = left / (LAST * int(beds.terms.tiles))
    ripe = ripe_tiles = seeds = seed_tiles = 0
    coming = [0] * ROW  # harvested, or ripe on the board
    for type in range(1, LAST + 1):
        coming[type] = int(beds.harvested[ROW * seat + type])
    for cell in range(BEDS):
        if beds.owner[cell] == seat:
            kind = int(beds.tile[cell])
            if STAGE[kind] == VEGGIE:
                ripe += int(worth(beds, cell))
                ripe_tiles += 1
                coming[int(VALUE[kind])] += 1
            elif STAGE[kind] == SEED:
                seeds += int(VALUE[kind])
                seed_tiles += 1
    hand = hand_tiles = begun = twice = pairs = triples = fours = 0
    for type in range(1, LAST + 1):
        held = int(beds.hand[ROW * seat + type])
        hand += type * held
        hand_tiles += held
        count = coming[type]
        begun += 1 if count >= 1 else 0
        twice += 1 if count >= 2 else 0
        pairs += 1 if count == 2 else 0
        triples += 1 if count == 3 else 0
        fours += 1 if count == 4 else 0
    dial = beds.dial[seat]
    mine = seat == beds.turn
    out = [
        1.0,
        float(bonus(beds, seat)),
        float(ripe),
        float(ripe_tiles),
        float(seeds),
        float(seed_tiles),
        float(hand),
        float(hand_tiles),
        float(hand_tiles - 1 if hand_tiles > 1 else 0),
        float(begun),
        float(twice),
        float(pairs),
        float(triples),
        float(fours),
        float(beds.discs[seat]),
        1.0 if beds.sun[seat] else 0.0,
        1.0 if dial != NO_BED and beds.tile[dial] == SUNDIAL else 0.0,
        1.0 if dial != NO_BED and beds.tile[dial] == SCARECROW else 0.0,
        1.0 if beds.critter[seat] != NO_BED else 0.0,
        float(beds.swallowed[seat]),
        float(SIZE[beds.pool]) if mine else 0.0,
        1.0 if mine else 0.0,
    ]
    for at in range(len(out)):
        out.append(out[at] * share)
    return out


def weights(seats: int) -> Weights | None:
    return read_weights(__package__ or "allotment.games.garden_dice", seats, sign_names())
