"""Numbers for bots and environments: nothing that the seat's view would not tell.

Seats are counted from the own one on: `seat+0` is oneself, `seat+1` the next one clockwise."""

from __future__ import annotations

from typing import Final

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
MOST_POINTS: Final[int] = LAST_SPACE * len(GODS) + max(VALUE)
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


def features(table: Gardens, seat: int) -> list[float]:
    """The seat's view; without a seat, what all may see."""
    out: list[float] = []
    terms = table.terms
    own = seat if seat >= 0 else 0
    one_hot(out, table.phase, len(PHASES))
    one_hot(out, (table.turn - own) % terms.seats, terms.seats)
    one_hot(out, (terms.first - own) % terms.seats, terms.seats)
    out.append(table.actions_left / ACTIONS)
    out.append(min(table.round, 60) / 60)
    out.append(min(terms.round_limit - table.round, 60) / 60)
    out.append(1.0 if table.ending else 0.0)
    out.append(1.0 if last_turn(table) else 0.0)
    one_hot(out, table.resolving, FRAMES)
    out.append(table.multis / max(SIZE))
    out.append(table.takes_left / max(VALUE))
    pagoda(out, table, terms.sides[own])
    for resource in range(KINDS):
        out.append(table.supply[resource] / TOKENS)
    out.append(len(table.pile) / CARDS)
    out.append(len(table.discard) / CARDS)
    one_hot(out, LOOK[table.pile[-1]] if terms.top_shown and table.pile else NO_FRAME, LOOKS)
    flags(out, table.gardens[seat].hand if seat >= 0 else [], CARDS)
    flags(out, table.open, CARDS)
    flags(out, table.discard, CARDS)
    for type in range(len(BONUS_TYPES)):
        top = top_tile(table.bonus, type)
        left = 0
        for tile in table.bonus:
            if TYPE[tile] == type:
                left += 1
        out.append(left / 4)
        out.append(VALUE[top] / max(VALUE) if top >= 0 else 0.0)
    prospects(out, table, own)
    flags(out, table.gave, KINDS * FRAMES)
    flags(out, table.got, KINDS * FRAMES)
    for step in range(terms.seats):
        garden_features(out, table.gardens[(own + step) % terms.seats], terms)
    return out


def pagoda(out: list[float], table: Gardens, side: int) -> None:
    for level in range(FLOORS):
        one_hot(out, table.floors[level], KINDS)
        for step in range(len(SIDES_NAMED)):
            out.append(SHOWN[table.fronts[level]][(side + step) % len(SIDES_NAMED)] / 3)


def prospects(out: list[float], table: Gardens, seat: int) -> None:
    """What each pagoda symbol would bring on this side, either way round."""
    room = table.gardens[seat].room()
    for level in range(FLOORS):
        for upwards in (True, False):
            for clockwise in (True, False):
                fronts = table.fronts[:]
                turn_floors(fronts, level, clockwise)
                side = table.terms.sides[seat]
                for count in collected(table.floors, fronts, side, upwards, table.supply, room):
                    out.append(count / MOST_SPACES)


def garden_features(out: list[float], garden: Garden, terms: Terms) -> None:
    out.append(score(garden) / MOST_POINTS)
    out.append(len(garden.hand) / HAND_SIZE)
    out.append(len(garden.landscapes) / terms.target)
    out.append(len(garden.active) / ACTIVE_LIMIT)
    out.append(garden.room() / MOST_SPACES)
    for resource in range(KINDS):
        out.append(garden.tile[resource] / MOST_SPACES)
    for space in garden.track:
        out.append(max(space, 0) / LAST_SPACE)
    for space in garden.track:
        out.append(1.0 if space == OFF_BOARD else 0.0)
    flags(out, garden.tiles, len(BONUS_NAMES))
    done = [0] * len(PANORAMAS)
    numbers = [0.0] * (FRAMES * len(GARDEN))
    for card in garden.landscapes:
        done[PANORAMA[FRAME[card]]] += 1
        numbers[FRAME[card] * len(GARDEN) + 1] = 1.0
        numbers[FRAME[card] * len(GARDEN) + 2 + KINDS + GOD[card]] = 1.0
    for place in range(len(garden.active)):
        card = garden.active[place]
        at = FRAME[card] * len(GARDEN)
        numbers[at] = 1.0
        numbers[at + 2 + KINDS + GOD[card]] = 1.0
        for resource in range(KINDS):
            numbers[at + 2 + resource] = (NEEDS[card][resource] - garden.on[place * KINDS + resource]) / 2
    for panorama in range(len(PANORAMAS)):
        out.append(done[panorama] / SIZE[panorama])
    out.extend(numbers)
    known = [0.0] * (CARDS + LOOKS)
    for entry in garden.known:
        known[entry] += 1.0 if entry < CARDS else 0.5  # at most two cards look alike
    out.extend(known)


def one_hot(out: list[float], which: int, size: int) -> None:
    start = len(out)
    out.extend([0.0] * size)
    if 0 <= which < size:
        out[start + which] = 1.0


def flags(out: list[float], which: list[int], size: int) -> None:
    start = len(out)
    out.extend([0.0] * size)
    for number in which:
        out[start + number] = 1.0
