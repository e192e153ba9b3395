"""Numbers for bots and environments: nothing that the seat's view would not tell.

Seats are counted from the own one on: `seat+0` is oneself, `seat+1` the next one clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ...kernel.row import Row
from .components import (
    ACTIONS,
    ACTIVE_LIMIT,
    BONUS_NAMES,
    BONUS_TYPES,
    CARD_NAMES,
    CARDS,
    EXPANSION,
    FLOORS,
    FRAME,
    FRAME_NAMES,
    FRAMES,
    GOD,
    GODS,
    HAND_SIZE,
    KINDS,
    LAST_SPACE,
    LOOK,
    LOOK_NAMES,
    LOOKS,
    NEEDS,
    OFF_BOARD,
    PANORAMA,
    PANORAMAS,
    RESOURCES,
    SHOWN,
    SIZE,
    SPACES,
    SYMBOLS,
    TOKENS,
    TYPE,
    VALUE,
)
from .model import NO_FRAME, PHASES, Garden, Gardens, Terms
from .rules.bonus import top_tile
from .rules.draw import last_turn
from .rules.rotate import collected, turn_floors
from .scoring import score

MOST_SPACES: Final[int] = SPACES + max(VALUE[tile] for tile in range(len(VALUE)) if TYPE[tile] == EXPANSION)
MOST_VALUE: Final[int] = max(VALUE)
MOST_FRAMES: Final[int] = max(SIZE)
MOST_POINTS: Final[int] = LAST_SPACE * len(GODS) + MOST_VALUE
SIDES_NAMED: Final = ["own", "left", "opposite", "right"]
GARDEN: Final[list[str]] = [
    "active",
    "landscape",
    *(f"lacks {name}" for name in RESOURCES),
    *(f"god {name}" for name in SYMBOLS),
]


def feature_names(terms: Terms) -> list[str]:
    """What each number is."""
    seats = range(terms.seats)
    found = [f"phase {name}" for name in PHASES]
    found += [f"turn of seat+{seat}" for seat in seats]
    found += [f"seat+{seat} starts the rounds" for seat in seats]
    found += ["actions left", "round", "rounds left", "end triggered", "last turn"]
    found += [f"resolving {name}" for name in FRAME_NAMES]
    found += ["multis", "takes left"]
    for level in range(FLOORS):
        found += [f"floor {level + 1} is {name}" for name in RESOURCES]
        found += [f"floor {level + 1} icons {side}" for side in SIDES_NAMED]
    found += [f"supply {name}" for name in RESOURCES]
    found += ["pile", "discards"]
    found += [f"top {name[1:]}" for name in LOOK_NAMES]
    for place in ("hand", "open", "discard"):
        found += [f"{place} {name}" for name in CARD_NAMES]
    for type in BONUS_TYPES:
        found += [f"{type} tiles left", f"top {type} value"]
    for level in range(FLOORS):
        for collect in ("up", "down"):
            for way in ("cw", "ccw"):
                found += [f"floor {level + 1} {way} {collect} brings {name}" for name in RESOURCES]
    for role in ("gave", "got"):
        for resource in RESOURCES:
            found += [f"{role} {resource} {frame}" for frame in FRAME_NAMES]
    for seat in seats:
        found += garden_names(seat)
    return found


def garden_names(seat: int) -> list[str]:
    own = f"seat+{seat}"
    found = [f"{own} score", f"{own} hand", f"{own} landscapes", f"{own} active", f"{own} room"]
    found += [f"{own} tile {name}" for name in RESOURCES]
    found += [f"{own} track {name}" for name in GODS]
    found += [f"{own} marker off {name}" for name in GODS]
    found += [f"{own} has {name}" for name in BONUS_NAMES]
    found += [f"{own} panorama {name}" for name in PANORAMAS]
    for frame in FRAME_NAMES:
        found += [f"{own} {frame} {what}" for what in GARDEN]
    found += [f"{own} known {name}" for name in CARD_NAMES]
    found += [f"{own} known {name}" for name in LOOK_NAMES]
    return found


def features(table: Gardens, seat: int, out: Row) -> vec[float]:
    """The seat's view; without a seat, what all may see."""
    terms = table.terms
    own = seat if seat >= 0 else 0
    out.one_hot(table.phase, len(PHASES))
    out.one_hot((table.turn - own) % terms.seats, terms.seats)
    out.one_hot((table.first - own) % terms.seats, terms.seats)
    out.put(table.actions_left / ACTIONS)
    out.put(min(table.round, 60) / 60)
    out.put(min(terms.round_limit - table.round, 60) / 60)
    out.yes(table.ending)
    out.yes(last_turn(table))
    out.one_hot(table.resolving, FRAMES)
    out.put(table.multis / MOST_FRAMES)
    out.put(table.takes_left / MOST_VALUE)
    pagoda(out, table, terms.sides[own])
    for resource in range(KINDS):
        out.put(table.supply[resource] / TOKENS)
    out.put(len(table.pile) / CARDS)
    out.put(len(table.discard) / CARDS)
    out.one_hot(LOOK[table.pile[-1]] if terms.top_shown and table.pile else NO_FRAME, LOOKS)
    out.flags(table.gardens[seat].hand if seat >= 0 else [], CARDS)
    out.flags(table.open, CARDS)
    out.flags(table.discard, CARDS)
    for type in range(len(BONUS_TYPES)):
        top = top_tile(table.bonus, type)
        left = 0
        for tile in table.bonus:
            if TYPE[tile] == type:
                left += 1
        out.put(left / 4)
        out.put(VALUE[top] / MOST_VALUE if top >= 0 else 0.0)
    prospects(out, table, own)
    out.flags(table.gave, KINDS * FRAMES)
    out.flags(table.got, KINDS * FRAMES)
    for step in range(terms.seats):
        garden_features(out, table.gardens[(own + step) % terms.seats], terms)
    return out.cells


def pagoda(out: Row, table: Gardens, side: int) -> None:
    for level in range(FLOORS):
        out.one_hot(table.floors[level], KINDS)
        for step in range(len(SIDES_NAMED)):
            out.put(SHOWN[table.fronts[level]][(side + step) % len(SIDES_NAMED)] / 3)


def prospects(out: Row, table: Gardens, seat: int) -> None:
    """What each pagoda symbol would bring on this side, either way round."""
    room = table.gardens[seat].room()
    for level in range(FLOORS):
        for upwards in (True, False):
            for clockwise in (True, False):
                fronts = table.fronts[:]
                turn_floors(fronts, level, clockwise)
                side = table.terms.sides[seat]
                for count in collected(table.floors, fronts, side, upwards, table.supply, room):
                    out.put(count / MOST_SPACES)


def garden_features(out: Row, garden: Garden, terms: Terms) -> None:
    out.put(score(garden) / MOST_POINTS)
    out.put(len(garden.hand) / HAND_SIZE)
    out.put(len(garden.landscapes) / terms.target)
    out.put(len(garden.active) / ACTIVE_LIMIT)
    out.put(garden.room() / MOST_SPACES)
    for resource in range(KINDS):
        out.put(garden.tile[resource] / MOST_SPACES)
    for space in garden.track:
        out.put(max(space, 0) / LAST_SPACE)
    for space in garden.track:
        out.yes(space == OFF_BOARD)
    out.flags(garden.tiles, len(BONUS_NAMES))
    done = [0] * len(PANORAMAS)
    start = out.at + len(PANORAMAS)
    for card in garden.landscapes:
        done[PANORAMA[FRAME[card]]] += 1
        at = start + FRAME[card] * len(GARDEN)
        out.cells[at + 1] = 1.0
        out.cells[at + 2 + KINDS + GOD[card]] = 1.0
    for place in range(len(garden.active)):
        card = garden.active[place]
        at = start + FRAME[card] * len(GARDEN)
        out.cells[at] = 1.0
        out.cells[at + 2 + KINDS + GOD[card]] = 1.0
        for resource in range(KINDS):
            lacks = NEEDS[card][resource] - garden.on[place * KINDS + resource]
            out.cells[at + 2 + resource] = lacks / 2
    for panorama in range(len(PANORAMAS)):
        out.put(done[panorama] / SIZE[panorama])
    out.skip(FRAMES * len(GARDEN))
    for entry in garden.known:  # at most two cards look alike
        out.cells[out.at + entry] = out.cells[out.at + entry] + (1.0 if entry < CARDS else 0.5)
    out.skip(CARDS + LOOKS)
