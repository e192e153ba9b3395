"""What a bot may ask of Four Gardens: the signs of points to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from ...kernel.advice import Weights, read_lessons
from .components import (
    ACTIVE_LIMIT,
    BIT,
    BONUS_TYPES,
    FRAME,
    KINDS,
    LAST_SPACE,
    NEEDS,
    OFF_BOARD,
    PANORAMA,
    PANORAMAS,
    SIZE,
    TYPE,
    WILD_SYMBOL,
)
from .model import ACTION, Garden, Gardens

PLAIN: Final = [
    "time",
    "landscapes",
    "active cards",
    "rewards of active cards",  # what completing each would pay now
    "tokens on active cards",
    "rewards nearly earned",  # times the share of the needs that lies there
    "tokens missing",
    "rewards the tile can pay",  # of active cards whose missing tokens all lie on the planning tile
    "tokens missing beyond the tile",
    "useful tokens",
    "tokens on the tile",
    "room on the tile",
    "wilds in hand",
    "frames in hand",  # that could be laid
    "best reward in hand",
    *[f"{name} panorama" for name in PANORAMAS],
    *[f"{name} tile" for name in BONUS_TYPES],
    "markers near the end of their tracks",
    "markers about to fall off",
    "actions left",
    "turn",
]
# Random players hardly ever complete a card, so their games do not tell what brings one nearer to it.
GUESS: Final = {
    "active cards": 0.5,
    "rewards of active cards": 0.4,
    "rewards nearly earned": 0.4,
    "rewards the tile can pay": 0.4,
    "useful tokens": 0.4,
    "tokens on active cards": 0.5,
    "tokens missing beyond the tile": -0.15,
    "actions left": 0.1,
}
LATER: Final = [f"{name}, times what is left" for name in PLAIN]


def sign_names() -> list[str]:
    return PLAIN + LATER


def signs(table: Gardens, seat: int) -> vec[float]:
    """Each sign plain, and again times the share of landscapes missing to the end. The hand is the seat's
    own knowledge: a bot asks about its own hand, or about one it imagines."""
    garden = table.gardens[seat]
    most = 0
    for other in table.gardens:
        if len(other.landscapes) > most:
            most = len(other.landscapes)
    share = 0.0 if table.ending else (table.terms.target - most) / table.terms.target
    done = [0] * len(PANORAMAS)
    for card in garden.landscapes:
        done[PANORAMA[FRAME[card]]] += 1
    rewards = tokens = missing = payable = beyond = 0
    nearly = 0.0
    wanted = [0] * KINDS
    for place in range(len(garden.active)):
        card = garden.active[place]
        reward = done[PANORAMA[FRAME[card]]] + 1
        needs = NEEDS[card]
        on = lacks = short = 0
        for resource in range(KINDS):
            there = garden.on[place * KINDS + resource]
            lack = needs[resource] - there
            on += there
            lacks += lack
            wanted[resource] += lack
            if lack > garden.tile[resource]:
                short += lack - garden.tile[resource]
        rewards += reward
        tokens += on
        missing += lacks
        beyond += short
        nearly += reward * on / (on + lacks)
        if short == 0:
            payable += reward
    useful = held = 0
    for resource in range(KINDS):
        tile = garden.tile[resource]
        held += tile
        useful += tile if tile < wanted[resource] else wanted[resource]
    wilds = frames = best = 0
    for card in garden.hand:
        if WILD_SYMBOL[card]:
            wilds += 1
        if not garden.laid & BIT[FRAME[card]]:
            frames += 1
            reward = done[PANORAMA[FRAME[card]]] + 1
            if reward > best:
                best = reward
    out = vec[float](capacity=2 * 26)
    out = append(out, 1.0)
    out = append(out, float(len(garden.landscapes)))
    out = append(out, float(len(garden.active)))
    out = append(out, float(rewards))
    out = append(out, float(tokens))
    out = append(out, nearly)
    out = append(out, float(missing))
    out = append(out, float(payable))
    out = append(out, float(beyond))
    out = append(out, float(useful))
    out = append(out, float(held))
    out = append(out, float(garden.room()))
    out = append(out, float(wilds))
    out = append(out, float(frames) if len(garden.active) < ACTIVE_LIMIT else 0.0)
    out = append(out, float(best))
    for panorama in range(len(PANORAMAS)):
        out = append(out, float(done[panorama]) if done[panorama] < SIZE[panorama] else 0.0)
    for type in range(len(BONUS_TYPES)):
        out = append(out, owned(garden, type))
    near = low = 0
    for space in garden.track:
        if space >= LAST_SPACE - 1:
            near += 1
        elif space != OFF_BOARD and space <= 1:
            low += 1
    mine = table.turn == seat
    out = append(out, float(near))
    out = append(out, float(low))
    out = append(out, float(table.actions_left + (0 if table.phase == ACTION else 1)) if mine else 0.0)
    out = append(out, 1.0 if mine else 0.0)
    for at in range(len(out)):
        out = append(out, out[at] * share)
    return out


def owned(garden: Garden, type: int) -> float:
    for tile in garden.tiles:
        if TYPE[tile] == type:
            return 1.0
    return 0.0


def lessons(seats: int) -> list[Weights]:
    return read_lessons(__package__ or "allotment.games.four_gardens", seats, sign_names())
