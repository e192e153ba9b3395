"""The evaluator against a second, deliberately naive one (GR-CON-1 to GR-CON-23)."""

from __future__ import annotations

import os
from typing import Any

import pytest

from allotment.games.gardeners.components import (
    BACKGROUNDS,
    CONSTRAINT,
    ELEMENTS,
    EMPTY,
    GROUPS,
    KINDS,
    LIE_TILE,
    LIES,
    LIES_OF,
)
from allotment.games.gardeners.mind.solver import satisfy
from allotment.games.gardeners.rules.constraints import Frame
from allotment.games.gardeners.rules.hedges import drafts
from allotment.games.gardeners.rules.reading import Survey
from allotment.kernel.chance import Chance, seeded
from allotment.lab.experiments.gardeners import naive

GARDENS = int(os.environ.get("ALLOTMENT_GARDENS", "2000"))  # for each kind; `make evaluators`: 10,000
ATOMS = [*ELEMENTS, *BACKGROUNDS, *GROUPS, "any"]
LOOPS = drafts(Frame(6), 4, False)


def term(luck: Chance) -> str:
    atoms = [ATOMS[luck.below(len(ATOMS))] for _ in range(1 + (luck.below(4) == 0))]
    return "&".join(atoms)


def selector(luck: Chance) -> Any:
    if luck.below(6) == 0:
        return term(luck)  # a single term
    return [term(luck) for _ in range(1 + luck.below(3))]


def constraint(kind: str, luck: Chance) -> dict[str, Any]:
    """Half the time a card's own, else anything the language can say."""
    own = [data for data in CONSTRAINT if data["kind"] == kind]
    if luck.below(2) and own:
        return dict(own[luck.below(len(own))])
    data: dict[str, Any] = {"kind": kind}
    if kind in ("proximity", "removal", "agglomeration", "link", "edge", "corners", "centre"):
        data["of"] = selector(luck)
    if kind in ("proximity", "panorama"):
        data["to"] = selector(luck)
        data["min"] = 1 + luck.below(6 if luck.below(5) == 0 else 2)
    if kind == "proximity" and luck.below(2):
        data["same"] = bool(luck.below(2))
    if kind == "removal":
        data["from"] = selector(luck)
        if luck.below(2):
            data["diagonal"] = bool(luck.below(2))
    if kind == "agglomeration":
        data["min"] = 1 + luck.below(10)
        if luck.below(2):
            data["groups"] = 1 + luck.below(3)
    if kind == "panorama":
        for name in ("blocked_by", "avoid"):
            if luck.below(2):
                data[name] = selector(luck)
    if kind == "link" and luck.below(2):
        data["straight"] = bool(luck.below(2))
    if kind == "centre" and luck.below(2):
        data["rings"] = 1 + luck.below(4)
    if kind == "layout":
        height, width = 1 + luck.below(3), 1 + luck.below(3)
        data["rows"] = [
            ["any" if luck.below(2) else selector(luck) for _ in range(width)] for _ in range(height)
        ]
    if kind == "hedge-path":
        data["min"] = 1 + luck.below(8)
    if kind == "hedge-loop":
        data["min"] = 4 + luck.below(5)
        if luck.below(2):
            data["around"] = selector(luck)
    if kind == "all":
        simple = [name for name in KINDS if name != "all"]
        data["parts"] = [constraint(simple[luck.below(len(simple))], luck) for _ in range(1 + luck.below(3))]
    return data


def plant_loop(squares: list[int], luck: Chance) -> None:
    """Put hedges where they form a loop, or nearly: chance alone hardly ever would."""
    loop = LOOPS[luck.below(len(LOOPS))]
    done: list[int] = []
    for square in range(36):
        need = [side for side in range(4) if loop[side] >> square & 1]
        if not need:
            continue
        for at in range(36):
            fitting = [turn for turn in LIES_OF[LIE_TILE[squares[at]]] if sorted(arms(turn)) == need]
            if fitting and at not in done:
                squares[at], squares[square] = squares[square], fitting[0]
                break
        done.append(square)


def arms(lie: int) -> list[int]:
    return ["nesw".index(arm) for arm in naive.Tile(lie).arms]


def garden(side: int, luck: Chance) -> list[int]:
    """Full or partial; sometimes with a loop of hedges; sometimes nearly sorted, so that groups are large."""
    tiles = list(range(side * side))
    if luck.below(4):
        luck.shuffle(tiles)
    else:
        for _ in range(luck.below(20)):
            a, b = luck.below(len(tiles)), luck.below(len(tiles))
            tiles[a], tiles[b] = tiles[b], tiles[a]
    squares = [LIES_OF[tile][luck.below(len(LIES_OF[tile]))] for tile in tiles]
    if side == 6 and luck.below(3) == 0:
        plant_loop(squares, luck)
    if luck.below(3) == 0:
        for square in range(len(squares)):
            if luck.below(4) == 0:
                squares[square] = EMPTY
    return squares


@pytest.mark.parametrize("kind", KINDS)
def test_both_evaluators_agree(kind: str) -> None:
    """On random full and partial gardens, with the cards' own constraints and any others of that kind."""
    luck = seeded(kind)
    verdicts = {True: 0, False: 0}
    side = 6
    data = constraint(kind, luck)
    survey = Survey(side, [data])
    for number in range(GARDENS):
        if number % 4 == 0:
            side = 4 + luck.below(3)
            data = constraint(kind, luck)
            survey = Survey(side, [data])
        squares = garden(side, luck)
        survey.look(squares)
        fast = survey.grades() == [0]
        assert fast == naive.meets(naive.Garden(side, squares), data), (
            data,
            [LIES[lie] if lie != EMPTY else "." for lie in squares],
        )
        verdicts[fast] += 1
    assert verdicts[True] > GARDENS // 100
    assert verdicts[False] > GARDENS // 100


@pytest.mark.parametrize("kind", KINDS)
def test_they_agree_near_the_border_between_yes_and_no(kind: str) -> None:
    """A garden that complies, then changed tile by tile."""
    luck = seeded(f"near {kind}")
    own = [data for data in CONSTRAINT if data["kind"] == kind]
    for number in range(GARDENS // 100):
        data = own[number % len(own)]
        witness = satisfy(6, [data], seeded(number), 200_000)
        assert witness is not None
        survey = Survey(6, [data])
        squares = witness.squares
        for _ in range(10):
            survey.look(squares)
            assert (survey.grades() == [0]) == naive.meets(naive.Garden(6, squares), data)
            a, b = luck.below(36), luck.below(36)
            squares[a], squares[b] = squares[b], squares[a]


def test_grades_point_at_squares() -> None:
    """Where a constraint is not met, it blames at least one square; that is where the solver begins."""
    luck = seeded("blame")
    for data in CONSTRAINT:
        survey = Survey(6, [data])
        for _ in range(20):
            survey.look(garden(6, luck))
            only = survey.constraints[0]
            assert only.grade() == 0 or only.blame & only.frame.full
