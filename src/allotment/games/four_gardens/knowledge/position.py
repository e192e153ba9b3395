"""A position written down (FG-POS)."""

from __future__ import annotations

from ....kernel.game import Position
from ..components import (
    BONUS_NAMES,
    BONUS_TYPES,
    CARD_NAMES,
    CARDS,
    FRAME,
    FRAME_NAMES,
    FRAMES,
    GODS,
    KINDS,
    LOOK_NAMES,
    RESOURCES,
    TYPE,
)
from ..rules.model import (
    NO_FRAME,
    OVER,
    PHASES,
    Garden,
    Gardens,
)
from ..rules.scoring import ranks, scores


def dump(table: Gardens) -> Position:
    """Every field of SPEC.md's chapter 10, in its order."""
    players: Position = {}
    for seat, garden in enumerate(table.gardens):
        players[str(seat)] = dump_garden(garden)
    bonus: Position = {}
    for type, name in enumerate(BONUS_TYPES):
        bonus[name] = [BONUS_NAMES[tile] for tile in table.bonus if TYPE[tile] == type]
    return {
        "first": table.first,
        "round": table.round,
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "actions_left": table.actions_left,
        "ending": table.ending,
        "floors": [RESOURCES[resource] for resource in table.floors],
        "fronts": table.fronts[:],
        "supply": by_resource(table.supply),
        "pile": names(table.pile[::-1]),
        "open": names(table.open),
        "discard": names(table.discard),
        "bonus": bonus,
        "players": players,
        "gave": [role_name(role) for role in table.gave],
        "got": [role_name(role) for role in table.got],
        "resolving": "" if table.resolving == NO_FRAME else FRAME_NAMES[table.resolving],
        "multis": table.multis,
        "takes_left": table.takes_left,
        "chance": table.chance.planned[:],
        "scores": scores(table),
        "ranks": ranks(table) if table.phase == OVER else [],
    }


def dump_garden(garden: Garden) -> Position:
    on: Position = {}
    for place, card in enumerate(garden.active):
        on[FRAME_NAMES[FRAME[card]]] = by_resource(garden.on[place * KINDS : place * KINDS + KINDS])
    track: Position = {}
    for god, name in enumerate(GODS):
        track[name] = garden.track[god]
    return {
        "hand": names(garden.hand),
        "known": [known_name(entry) for entry in garden.known],
        "tile": by_resource(garden.tile),
        "active": names(garden.active),
        "on": on,
        "landscapes": names(garden.landscapes),
        "track": track,
        "tiles": [BONUS_NAMES[tile] for tile in garden.tiles],
    }


def by_resource(counts: list[int]) -> Position:
    """FG-POS-1: all four keys are printed."""
    table: Position = {}
    for resource, name in enumerate(RESOURCES):
        table[name] = counts[resource]
    return table


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def known_name(entry: int) -> str:
    return CARD_NAMES[entry] if entry < CARDS else LOOK_NAMES[entry - CARDS]


def role_name(role: int) -> str:
    return f"{RESOURCES[role // FRAMES]} {FRAME_NAMES[role % FRAMES]}"
