"""A position written down (FG-POS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.game import Position
from ..components import (
    BONUS_NAMES,
    BONUS_TYPES,
    CARD_NAMES,
    CARDS,
    FRAME,
    FRAME_NAMES,
    FRAMES,
    GOD,
    GODS,
    KINDS,
    LOOK_NAMES,
    NUMBER,
    PANORAMA,
    PANORAMAS,
    RESOURCES,
    SYMBOLS,
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

if TYPE_CHECKING:
    from .view import Hand, Pile, Player, View


def dump(table: Gardens) -> Position:
    """Every field of SPEC.md's chapter 10, in its order."""
    position: Position = {}
    for name, value in written(table, [True] * len(table.gardens)).items():
        if name == "pile_count":
            position["pile"] = names(table.pile[::-1])
        elif name == "scores":
            position["chance"] = table.chance.planned[:]
            position[name] = value
        elif name != "top":
            position[name] = value
    return position


def written(table: Gardens, shown: list[bool]) -> View:
    """What one may see to whom the hands of these seats are shown."""
    players: dict[str, Player] = {}
    for seat, garden in enumerate(table.gardens):
        players[str(seat)] = written_garden(garden, shown[seat])
    bonus: dict[str, list[str]] = {}
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
        **written_pile(table),
        "open": names(table.open),
        "discard": names(table.discard),
        "bonus": bonus,
        "players": players,
        "gave": [role_name(role) for role in table.gave],
        "got": [role_name(role) for role in table.got],
        "resolving": "" if table.resolving == NO_FRAME else FRAME_NAMES[table.resolving],
        "multis": table.multis,
        "takes_left": table.takes_left,
        "scores": scores(table),
        "ranks": ranks(table) if table.phase == OVER else [],
    }


def written_pile(table: Gardens) -> Pile:
    pile: Pile = {"pile_count": len(table.pile)}
    if table.terms.top_shown and table.pile:
        card = table.pile[-1]
        frame = FRAME[card]
        pile["top"] = {
            "panorama": PANORAMAS[PANORAMA[frame]],
            "frame": NUMBER[frame],
            "god": SYMBOLS[GOD[card]],
        }
    return pile


def written_garden(garden: Garden, shown: bool) -> Player:
    hand: Hand = {"hand": names(garden.hand)} if shown else {"hand_count": len(garden.hand)}
    on: dict[str, dict[str, int]] = {}
    for place, card in enumerate(garden.active):
        on[FRAME_NAMES[FRAME[card]]] = by_resource(garden.on[place * KINDS : place * KINDS + KINDS])
    track: dict[str, int] = {}
    for god, name in enumerate(GODS):
        track[name] = garden.track[god]
    return {
        **hand,
        "known": [known_name(entry) for entry in garden.known],
        "tile": by_resource(garden.tile),
        "active": names(garden.active),
        "on": on,
        "landscapes": names(garden.landscapes),
        "track": track,
        "tiles": [BONUS_NAMES[tile] for tile in garden.tiles],
    }


def by_resource(counts: list[int]) -> dict[str, int]:
    """FG-POS-1: all four keys are printed."""
    table: dict[str, int] = {}
    for resource, name in enumerate(RESOURCES):
        table[name] = counts[resource]
    return table


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def known_name(entry: int) -> str:
    return CARD_NAMES[entry] if entry < CARDS else LOOK_NAMES[entry - CARDS]


def role_name(role: int) -> str:
    return f"{RESOURCES[role // FRAMES]} {FRAME_NAMES[role % FRAMES]}"
