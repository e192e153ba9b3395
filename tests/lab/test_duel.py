"""The match that decides whether bots go by what they have learned on a variant."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.lab import duel
from allotment.lab.adapt import kept
from allotment.lab.duel import BATCH, lead, on_a_deal
from allotment.lab.lessons import Lesson


def backwards(lesson: Lesson) -> Lesson:
    """Whoever goes by this wants what is bad for them."""
    return {**lesson, "signs": {name: -weight for name, weight in lesson["signs"].items()}}


def quiet(done: int, of: int) -> None:
    pass


@pytest.mark.parametrize("seats", [2, 3])
def test_bad_lessons_lose_and_the_same_lessons_tie(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "ITERATIONS", 3)
    came = kept("the-gardens", seats)[0]
    meet: dict[str, Any] = {"seed": "1", "bounds": (0.4, 0.6), "most": 1, "show": quiet}
    asked = {"slug": "the-gardens", "options": {"seats": seats}, "printed": came, **meet}
    found, _ = duel.duel(map, learned=backwards(came), **asked)
    assert len(found) == 1 and found[0] < 0.5
    assert duel.duel(map, learned=came, **asked)[0] == [0.5]


def test_who_plays_alone_is_compared_by_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "ITERATIONS", 1)
    came = kept("mysterious-garden", 1)[0]
    options: dict[str, object] = {"seats": 1}
    found, _ = duel.duel(map, "mysterious-garden", options, backwards(came), came, "1", (0.4, 0.6), 1, quiet)
    assert len(found) == 1 and set(found) <= {0.0, 0.5, 1.0}


def test_it_ends_as_soon_as_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    came = kept("the-gardens", 2)[0]
    wins = [1.0, 1.0, 0.0, 1.0] * 100

    def play(game: Any, tasks: list[duel.Game]) -> list[float]:
        return [wins[int(seed.split("/")[1])] for *_, seed in tasks]

    found, told = duel.duel(play, "the-gardens", {"seats": 2}, came, came, "1", (0.45, 0.55), 400, quiet)
    assert told == 1 and len(found) % BATCH == 0 and len(found) < 100


def test_on_a_deal_everybody_is_alone_of_their_kind_once() -> None:
    assert on_a_deal(1) == [(0, True), (0, False)]
    assert on_a_deal(2) == [(0, True), (1, True)]
    assert on_a_deal(3) == [(at, new) for new in (True, False) for at in range(3)]
    assert lead([5.0, 5.0], 1) == 0.5 and lead([6.0, 5.0], 1) == 1.0
    assert lead([1.0, 0.5], 2) == 0.75
    assert lead([1.0, 1.0, 1.0, 0.0, 0.0, 0.0], 3) == 1.0 and lead([1 / 3] * 6, 3) == 0.5
