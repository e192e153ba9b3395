"""The opening."""

from __future__ import annotations

import pytest

from allotment.games.four_gardens.components import CARD_NAMES, RESOURCES
from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused

from .tables import game, seat


def test_floors_are_stacked_in_random_order() -> None:
    """FG-SETUP-1: every order comes up; the fronts never differ (FG-SETUP-3)."""
    rules = game()
    seen = set()
    for seed in range(300):
        start = rules.dump(rules.start(seeded(seed)))
        floors = start["floors"]
        assert isinstance(floors, list)
        seen.add(tuple(floors))
        assert start["fronts"] == [3, 2, 0, 1]
    assert len(seen) == 24


def test_the_luck_of_the_setup_can_be_laid_down() -> None:
    """FG-SETUP-9, FG-SETUP-6: the floors, then the cards; dealt one at a time from the starting seat."""
    rules = game(seats=3, first=2)
    chance = seeded(1)
    chance.planned = [RESOURCES[::-1], CARD_NAMES[::-1]]
    told: list[object] = []
    chance.told = told
    start = rules.dump(rules.start(chance))
    cards = CARD_NAMES[::-1]
    assert start["floors"] == ["wood", "plants", "water", "stone"]
    assert seat(start, 2)["hand"] == cards[0:15:3]
    assert seat(start, 0)["hand"] == cards[1:15:3]
    assert seat(start, 1)["hand"] == cards[2:15:3]
    assert start["open"] == cards[15:18]
    assert start["pile"] == cards[18:]
    assert start["turn"] == 2
    assert told == [RESOURCES[::-1], CARD_NAMES[::-1]]


def test_luck_that_does_not_fit_is_refused() -> None:
    """FG-SETUP-9"""
    rules = game()
    for planned in ([["stone", "stone", "wood", "water"]], [RESOURCES, CARD_NAMES[1:]], [CARD_NAMES]):
        chance = seeded(1)
        chance.planned = list(planned)
        with pytest.raises(Refused):
            rules.start(chance)


def test_who_begins_and_who_faces_the_pagoda_can_be_drawn() -> None:
    """FG-SETUP-9, FG-SETUP-3, FG-RULING-7: who begins, then who faces 3-2-0-1, then the rest."""
    rules = game(seats=3, first="random", facing="random")
    chance = seeded(1)
    chance.planned = [2, 1, RESOURCES, CARD_NAMES]
    told: list[object] = []
    chance.told = told
    state = rules.start(chance)
    start = rules.dump(state)
    assert told == [2, 1, RESOURCES, CARD_NAMES]
    assert start["first"] == start["turn"] == 2
    assert start["fronts"] == [2, 1, 3, 0]
    assert seat(start, 2)["hand"] == CARD_NAMES[0:15:3]
    assert rules.load(start, seeded(2)).first == 2
    seen = set()
    for seed in range(60):
        drawn = rules.dump(rules.start(seeded(seed)))
        fronts = drawn["fronts"]
        assert isinstance(fronts, list)
        seen.add((drawn["first"], tuple(fronts)))
    assert len(seen) == 9


def test_without_a_word_seat_0_begins_and_faces_the_pagoda() -> None:
    """FG-RULING-7: as records have it that do not say; nothing more is drawn."""
    for options in ({}, {"first": 0, "facing": 0}, {"first": 0, "facing": "starting-seat"}):
        rules = game(**options)
        chance = seeded(1)
        told: list[object] = []
        chance.told = told
        start = rules.dump(rules.start(chance))
        assert (start["first"], start["fronts"], len(told)) == (0, [3, 2, 0, 1], 2)


def test_the_story_tells_who_faces_the_pagoda() -> None:
    """FG-SETUP-3"""
    rules = game(seats=4, facing=3)
    state = rules.start(seeded(1))
    state.story = []
    rules.prologue(state)
    faced = [(line.seat, line.args) for line in state.story if line.kind == "faces"]
    assert faced == [(3, {"icons": [3, 2, 0, 1]})]


def test_everyone_starts_with_twelve() -> None:
    """FG-SCORE-2, FG-SETUP-5"""
    for seats in (2, 3, 4):
        rules = game(seats=seats)
        assert rules.scores(rules.start(seeded(seats))) == [12] * seats
