"""What a bot may ask of Four Gardens: the signs of points to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.advice import Judge, Signs, Weights, read_lessons
from ..components import (
    BIT,
    BONUS_TYPES,
    FRAME,
    GOD,
    KINDS,
    MULTI,
    NEEDS,
    OFF_BOARD,
    PANORAMA,
    PANORAMAS,
    SIZE,
    TYPE,
    WILD_SYMBOL,
)
from ..rules.model import ACTION, Garden, Gardens
from ..rules.scoring import score

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
    "pairs of active cards of a panorama",
    "rewards still in begun panoramas",  # what finishing them pays again
    "best reward in hand beside active cards",  # if those of its panorama are completed before
    "second reward in hand beside active cards",
    "rewards beyond the track",  # cards of gods whose markers are near the end: they pay little
    "landscapes ahead",
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
SCENE: Final = vec[i64]([PANORAMA[frame] for frame in FRAME])  # by card
NEEDED: Final = vec[i64]([count for needs in NEEDS for count in needs])  # by KINDS * card + resource
LATER: Final = [f"{name}, times what is left" for name in PLAIN]

# What a change of a sign means to a player: that it rises, that it falls, that it is worse for a rival, and
# that it is higher than after the next best move. A sign that is not here is no reason: it passes by itself,
# goes with others, or would give a hand away.
MEANS: Final = {
    "landscapes": ["sign-landscape", "", "", ""],
    "active cards": ["sign-begun", "", "", "sign-begun"],
    "rewards of active cards": ["sign-rewards", "", "", "sign-rewards-more"],
    "tokens on active cards": ["sign-nearer", "", "", ""],
    "rewards nearly earned": ["sign-nearly", "", "", "sign-nearly-more"],
    "rewards the tile can pay": ["sign-payable", "", "", ""],
    "useful tokens": ["sign-useful", "", "", "sign-useful-more"],
    "tokens on the tile": ["sign-collected", "", "", "sign-collected-more"],
    "room on the tile": ["sign-room", "", "", "sign-room-more"],
    "red panorama": ["sign-panorama-red", "", "", ""],
    "orange panorama": ["sign-panorama-orange", "", "", ""],
    "green panorama": ["sign-panorama-green", "", "", ""],
    "blue panorama": ["sign-panorama-blue", "", "", ""],
    "expansion tile": ["sign-expansion", "", "", ""],
    "wilds tile": ["sign-wilds", "", "", ""],
    "rewards tile": ["sign-points", "", "", ""],
    "markers near the end of their tracks": ["sign-track-end", "", "", ""],
    "markers about to fall off": ["", "sign-safe", "", ""],
    "pairs of active cards of a panorama": ["sign-pair", "", "", ""],
    "rewards still in begun panoramas": ["sign-pays-again", "", "", ""],
    "landscapes ahead": ["sign-ahead", "", "sign-behind", ""],
}


def sign_names() -> list[str]:
    return PLAIN + LATER


def signs(table: Gardens, seat: int) -> vec[float]:
    row = Signs(len(PLAIN), 1)
    mark(table, seat, row)
    return row.spread()


def outlook(table: Gardens, weights: Weights) -> vec[float]:
    """The forecast of every seat."""
    judge = Judge(weights, len(table.gardens))
    row = Signs(len(PLAIN), 1)
    for seat in range(len(table.gardens)):
        mark(table, seat, row)
        judge.look(float(score(table.gardens[seat], table.terms)), row)
    return judge.forecast()


def mark(table: Gardens, seat: int, row: Signs) -> None:
    """Each sign plain, and again times the share of landscapes missing to the end. The hand is the seat's
    own knowledge: a bot asks about its own hand, or about one it imagines."""
    garden = table.gardens[seat]
    most = 0
    for other in table.gardens:
        if len(other.landscapes) > most:
            most = len(other.landscapes)
    share = 0.0 if table.ending else (table.terms.target - most) / table.terms.target
    done = vec[i64]([0] * len(PANORAMAS))
    for card in garden.landscapes:
        done[SCENE[card]] += 1
    tile = vec[i64]([0] * KINDS)
    held: i64 = 0
    for resource in range(KINDS):
        tile[resource] = garden.tile[resource]
        held += tile[resource]
    rewards: i64 = 0
    tokens: i64 = 0
    missing: i64 = 0
    payable: i64 = 0
    beyond: i64 = 0
    nearly = 0.0
    going = vec[i64]([0] * len(PANORAMAS))  # active cards, by panorama
    wanted = vec[i64]([0] * KINDS)
    on = garden.on
    for place in range(len(garden.active)):
        active: i64 = garden.active[place]
        going[SCENE[active]] += 1
        reward = done[SCENE[active]] + 1
        lying: i64 = 0
        lacks: i64 = 0
        short: i64 = 0
        for kind in range(i64(KINDS)):
            there: i64 = on[place * KINDS + kind]
            lack = NEEDED[KINDS * active + kind] - there
            lying += there
            lacks += lack
            wanted[kind] += lack
            if lack > tile[kind]:
                short += lack - tile[kind]
        rewards += reward
        tokens += lying
        missing += lacks
        beyond += short
        nearly += float(reward * lying) / float(lying + lacks)
        if short == 0:
            payable += reward
    useful: i64 = 0
    for kind in range(i64(KINDS)):
        useful += tile[kind] if tile[kind] < wanted[kind] else wanted[kind]
    wilds = frames = 0
    best: i64 = 0
    first: i64 = 0
    second: i64 = 0
    for card in garden.hand:
        if WILD_SYMBOL[card]:
            wilds += 1
        if not garden.laid & BIT[FRAME[card]]:
            frames += 1
            reward = done[SCENE[card]] + 1
            if reward > best:
                best = reward
            reward += going[SCENE[card]]
            if reward > first:
                second = first
                first = reward
            elif reward > second:
                second = reward
    pairs: i64 = 0
    again: i64 = 0
    for panorama in range(len(PANORAMAS)):
        pairs += going[panorama] * (going[panorama] - 1) // 2
        again += done[panorama] * (SIZE[panorama] - done[panorama])
    rival = 0
    for other in table.gardens:
        if other is not garden and len(other.landscapes) > rival:
            rival = len(other.landscapes)
    row.begin()
    row.put(1.0)
    row.put(float(len(garden.landscapes)))
    row.put(float(len(garden.active)))
    row.put(float(rewards))
    row.put(float(tokens))
    row.put(nearly)
    row.put(float(missing))
    row.put(float(payable))
    row.put(float(beyond))
    row.put(float(useful))
    row.put(float(held))
    row.put(float(garden.room()))
    row.put(float(wilds))
    row.put(float(frames) if len(garden.active) < table.terms.active else 0.0)
    row.put(float(best))
    for panorama in range(len(PANORAMAS)):
        row.put(float(done[panorama]) if done[panorama] < SIZE[panorama] else 0.0)
    for type in range(len(BONUS_TYPES)):
        row.put(owned(garden, type))
    near = low = 0
    far = table.terms.last - 1
    for space in garden.track:
        if space >= far:
            near += 1
        elif space != OFF_BOARD and space <= 1:
            low += 1
    mine = table.turn == seat
    row.put(float(near))
    row.put(float(low))
    row.put(float(table.actions_left + (0 if table.phase == ACTION else 1)) if mine else 0.0)
    row.yes(mine)
    row.put(float(pairs))
    row.put(float(again))
    row.put(float(first))
    row.put(float(second))
    row.put(float(wasted(garden, garden.active, far) + wasted(garden, garden.landscapes, far)))
    row.put(float(len(garden.landscapes) - rival))
    row.factors[0] = share


def wasted(garden: Garden, cards: list[int], far: int) -> int:
    """How many of these show a god whose marker has few steps left."""
    count = 0
    for card in cards:
        if GOD[card] != MULTI and garden.track[GOD[card]] >= far:
            count += 1
    return count


def owned(garden: Garden, type: int) -> float:
    for tile in garden.tiles:
        if TYPE[tile] == type:
            return 1.0
    return 0.0


def lessons(seats: int) -> list[Weights]:
    return read_lessons(__package__ or "allotment.games.four_gardens.mind", seats, sign_names())
