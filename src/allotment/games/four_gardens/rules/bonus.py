"""Bonus tiles and the wilds they bring (FG-BONUS)."""

from __future__ import annotations

from ....kernel.result import Objection
from ....kernel.story import Title
from ..components import (
    BONUS_TYPES,
    EXPANSION,
    FRAME,
    PANORAMA,
    SIZE,
    TYPE,
    WILDS,
)
from .model import BONUS_PHASE, NO_FRAME, TAKE_PHASE, Garden, Gardens
from .moves import BONUS, TAKE, Bonus, FourGardensMove, Take
from .turn import completion_check
from .wild import no_token, place_token, targets


def bonus_check(table: Gardens) -> None:
    """FG-BONUS-1: after all rewards of a completion, if it finished its panorama."""
    garden = table.gardens[table.turn]
    if table.resolving != NO_FRAME and finished(garden, PANORAMA[table.resolving]):
        for type in range(len(BONUS_TYPES)):
            if available(table, garden, type):
                table.phase = BONUS_PHASE
                return
    completion_check(table)


def finished(garden: Garden, panorama: int) -> bool:
    frames = 0
    for card in garden.landscapes:
        if PANORAMA[FRAME[card]] == panorama:
            frames += 1
    return frames == SIZE[panorama]


def available(table: Gardens, garden: Garden, type: int) -> bool:
    """FG-BONUS-2: not owned yet, and its pile is not empty."""
    for tile in garden.tiles:
        if TYPE[tile] == type:
            return False
    return top_tile(table.bonus, type) >= 0


def top_tile(piles: list[int], type: int) -> int:
    for tile in piles:
        if TYPE[tile] == type:
            return tile
    return -1


def bonuses(table: Gardens, offers: list[FourGardensMove]) -> None:
    garden = table.gardens[table.turn]
    for type in range(len(BONUS_TYPES)):
        if available(table, garden, type):
            offers.append(BONUS[type])


def no_bonus(table: Gardens, move: Bonus) -> Objection | None:
    if table.phase != BONUS_PHASE:
        return Objection("FG-BONUS-1", "no-panorama")
    if move.type in [TYPE[tile] for tile in table.gardens[table.turn].tiles]:
        return Objection("FG-BONUS-2", "no-second-tile", {"tile": Title(BONUS_TYPES[move.type])})
    if move.type not in [TYPE[tile] for tile in table.bonus]:
        return Objection("FG-BONUS-2", "no-tile-left", {"tile": Title(BONUS_TYPES[move.type])})
    return None


def bonus(table: Gardens, move: Bonus) -> None:
    garden = table.gardens[table.turn]
    tile = top_tile(table.bonus, move.type)
    table.bonus.remove(tile)
    garden.tiles.append(tile)
    if table.story is not None:
        name = BONUS_TYPES[move.type]
        table.tell(
            f"gets-{name}", "FG-BONUS-1", [f"bonus-{name}"], table.turn, {"value": table.terms.value[tile]}
        )
    if move.type == EXPANSION:
        garden.spaces += table.terms.value[tile]  # FG-BONUS-3
    if move.type == WILDS:
        table.takes_left = table.terms.value[tile]  # FG-BONUS-5
        table.resolving = NO_FRAME
        go_on_taking(table)
    else:
        completion_check(table)


def go_on_taking(table: Gardens) -> None:
    """FG-BONUS-6: as long as tokens are due and one fits somewhere."""
    if table.takes_left > 0 and targets(table):
        table.phase = TAKE_PHASE
    else:
        table.takes_left = 0
        completion_check(table)


def tokens(table: Gardens, offers: list[FourGardensMove]) -> None:
    """FG-BONUS-5: resource and target as for a wild."""
    if table.takes_left > 0:
        for target in targets(table):
            offers.append(TAKE[target])


def no_take(table: Gardens, move: Take) -> Objection | None:
    if table.phase != TAKE_PHASE or table.takes_left == 0:
        return Objection("FG-BONUS-5", "no-free-tokens")
    return no_token(table, move.resource, move.target)


def take(table: Gardens, move: Take) -> None:
    table.takes_left -= 1
    place_token(table, move.resource, move.target)
    go_on_taking(table)
