"""Bots in a game that is played together: they build the garden rather than take it apart."""

from __future__ import annotations

import pytest

from allotment.bots import make_bot
from allotment.games import make
from allotment.play.driver import begun


@pytest.mark.parametrize("level", ["seedling", "sprout", "gardener:20it"])
def test_every_level_finishes_the_training_and_discards_nothing(level: str) -> None:
    """Weaker ones plan less and take longer; they never wreck what the others build."""
    game = make("gardeners", {"mode": "training-a", "seats": 3, "first": 0})
    driver = begun(game, "together", [make_bot(level) for _ in range(3)])
    driver.run()
    result = game.derived(driver.match.state)
    assert driver.match.state.discards == 0
    assert result["success"], f"{level}: {driver.match.state.clock} ms, {driver.match.state.gardens} gardens"


def test_random_play_is_random_everywhere() -> None:
    """For checks against other engines: any legal move, also those no teammate would make."""
    game = make("gardeners", {"mode": "training-a", "seats": 3, "first": 0})
    driver = begun(game, "any", [make_bot("random") for _ in range(3)])
    driver.run()
    assert driver.match.state.discards > 0
