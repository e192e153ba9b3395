"""The signs of points to come, counted again from the position as it is written down."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from allotment.games.four_gardens.components import BOX

from .tables import game, wander

LAST = BOX["track"]["last_space"]
GOD = {entry["id"]: entry["god"] for entry in BOX["card"]}
FRAMES = {entry["id"]: entry["frames"] for entry in BOX["panorama"]}


def panorama(card: str) -> str:
    return card.split("-")[0]


def frame(card: str) -> str:
    return card.rsplit("-", 1)[0]


def counted(players: dict[str, Any], seat: str) -> dict[str, float]:
    mine = players[seat]
    active, landscapes = mine["active"], mine["landscapes"]
    done, going = Counter(map(panorama, landscapes)), Counter(map(panorama, active))
    laid = set(map(frame, active + landscapes))
    hand = sorted(
        (
            1 + done[panorama(card)] + going[panorama(card)]
            for card in mine["hand"]
            if frame(card) not in laid
        ),
        reverse=True,
    )
    far = [god for god, space in mine["track"].items() if space >= LAST - 1]
    rivals = [len(other["landscapes"]) for number, other in players.items() if number != seat]
    return {
        "landscapes": len(landscapes),
        "active cards": len(active),
        "rewards of active cards": sum(1 + done[panorama(card)] for card in active),
        "pairs of active cards of a panorama": sum(
            panorama(one) == panorama(other) for one, other in combinations(active, 2)
        ),
        "rewards still in begun panoramas": sum(done[name] * (FRAMES[name] - done[name]) for name in FRAMES),
        "best reward in hand beside active cards": (hand + [0])[0],
        "second reward in hand beside active cards": (hand + [0, 0])[1],
        "rewards beyond the track": sum(GOD[card] in far for card in active + landscapes),
        "landscapes ahead": len(landscapes) - max(rivals),
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_signs_are_what_a_person_would_count(seats: int) -> None:
    rules = game(seats=seats)
    names = rules.sign_names()
    seen: dict[str, set[float]] = {}
    for seed in range(4):
        for moves in range(20, 700, 70):
            state = wander(rules, f"signs {seed}", moves)
            players: Any = rules.dump(state)["players"]
            for seat in range(seats):
                signs = dict(zip(names, rules.signs(state, seat), strict=True))
                for name, count in counted(players, str(seat)).items():
                    assert signs[name] == count, f"{name} of seat {seat} after {moves} moves"
                    seen.setdefault(name, set()).add(count)
    assert all(len(counts) > 1 for counts in seen.values()), seen
