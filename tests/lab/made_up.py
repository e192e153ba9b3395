"""Studies that were never played: rows made up to a known truth."""

from __future__ import annotations

from typing import Any

import numpy as np

from allotment.lab.drive import words_of
from allotment.lab.ledger import columns, polars
from allotment.lab.mirror import Mirror
from allotment.lab.study import Seating, Study, Variant

GAME = "garden-dice"


def rows(
    deals: int,
    first: float = 0.5,
    seed: int = 1,
    bots: tuple[str, str] = ("gardener:10it", "gardener:10it"),
    bout: int = 0,
    repeat: int = 0,
    guards: float = 0.0,
    gains: tuple[int, int] = (0, 0),
) -> list[dict[str, Any]]:
    """Games of two seats in which the first wins so often; the luck of `repeat` deals is that of others."""
    luck = np.random.default_rng(seed)
    words = words_of(GAME)
    out: list[dict[str, Any]] = []
    for deal in range(deals):
        won = int(luck.random() >= first)
        turns = int(luck.integers(20, 30))
        scores = luck.integers(40, 60, 2)
        scores[won] = scores.max() + luck.integers(1, 20)
        guard = bool(luck.random() < guards)
        digest = int(luck.integers(2**60)) if deal >= repeat else 7
        lead = luck.random(turns)
        for seat in range(2):
            track = np.linspace(0, scores[seat], turns).astype(int)
            chance = np.where(lead < 0.5, 0.5, 0.7 if seat == won else 0.3)
            out.append(
                {
                    "deal": deal,
                    "bout": bout,
                    "seat": seat,
                    "variant": "box",
                    "bot": bots[seat],
                    "lineup": ",".join(bots),
                    "without": "",
                    "barred": "",
                    "order": seat,
                    "score": int(scores[seat]) + gains[seat],
                    "rank": 1 if seat == won else 2,
                    "winners": 1,
                    "share": float(seat == won),
                    "tied": False,
                    "reason": '{"kind": "sold-out"}',
                    "guard": guard,
                    "turns": turns,
                    "rounds": (turns + 1) // 2,
                    "moves": 3 * turns,
                    "decisions": turns,
                    "forced": 2,
                    "offers_log": 2.0 * turns,
                    "thoughts": turns,
                    "torn": turns * 0.6931471805599453,
                    "close": turns // 2,
                    "asked_again": 4,
                    "same_again": 3,
                    "crowning": 0,
                    "points": [int(scores[seat]) - 10, 0, 10, 0, gains[seat]],
                    "track": track.tolist(),
                    "chance": chance.tolist(),
                    "verbs": [1] * len(words.verbs),
                    "dealt": [],
                    "taken": [0] if luck.random() < 0.5 else [],
                    "offered": [0, 1],
                    "luck": digest,
                    "seconds": 0.0,
                    "extra": [],
                    "cards": [],
                    "card_seconds": [],
                    "card_met": [],
                }
            )
    return out


def frame(made: list[dict[str, Any]]) -> Any:
    return polars().DataFrame(made, schema=columns())


def study(deals: int, level: str = "gardener:10it") -> Study:
    return Study(GAME, 2, {"box": Variant()}, (Seating("box", (level, level)),), deals)


def mirror(deals: int, **given: Any) -> Mirror:
    return Mirror(study(deals), frame(rows(deals, **given)), "box", "gardener:10it", "Garden Dice")
