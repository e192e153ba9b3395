"""Gymnasium's own checker, and what it does not ask."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import allotment.envs
from allotment.envs.names import gym_id
from allotment.envs.single import SeatEnv
from allotment.kernel.result import Refused

from .cases import CASES, NAMES, ONE_EACH, Options, pick


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    paid, steps = 0.0, 0
    over = cut = False
    while not (over or cut):
        _, reward, over, cut, info = env.step(pick(info["action_mask"], rng))
        paid += reward
        steps += 1
    assert not info["action_mask"].any()
    return paid, steps


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_gymnasium_finds_nothing_wrong(slug: str, options: Options) -> None:
    env = gymnasium.make(gym_id(slug), opponents="seedling", disable_env_checker=True, **options)
    check_env(env.unwrapped)


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_every_seat_can_be_taken(slug: str, options: Options) -> None:
    seats = options["seats"]
    assert isinstance(seats, int)
    for seat in range(seats):
        paid, steps = play(SeatEnv(slug, seat=seat, opponents="seedling", **options), seat)
        assert steps > 0 and np.isfinite(paid)


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_the_same_seed_is_the_same_game(slug: str, options: Options) -> None:
    def games() -> list[tuple[float, int]]:
        env = SeatEnv(slug, rewards="difference", **options)
        return [play(env, 4), play(env, 5)]

    assert games() == games()


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_an_illegal_action_costs_a_point_and_changes_nothing(slug: str, options: Options) -> None:
    env = SeatEnv(slug, opponents="seedling", **options)
    before, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, told = env.step(wrong)
    assert (before == after).all() and reward == -1.0 and not over and not cut
    assert (told["action_mask"] == info["action_mask"]).all() and told["illegal"]


def test_registering_imports_boxes_and_no_rules() -> None:
    code = "import sys, allotment.envs; print(*[m for m in sys.modules if m.startswith('allotment.games.')])"
    house = str(Path(allotment.__file__).parent.parent)
    settings = {**os.environ, "PYTHONPATH": house}
    done = subprocess.run(
        [sys.executable, "-c", code], env=settings, capture_output=True, text=True, check=True
    )
    loaded = {name.split(".")[-1] for name in done.stdout.split() if name.count(".") > 2}
    assert loaded == {"box", "components"}


def test_opponents_are_named_one_by_one() -> None:
    env = SeatEnv("garden-dice", seats=3, seat=1, opponents=["sprout", "seedling"])
    assert env.opponents == {2: "sprout", 0: "seedling"}
    with pytest.raises(Refused, match="it must be 2"):
        SeatEnv("garden-dice", seats=3, opponents=["sprout"])
    with pytest.raises(Refused, match="Bots are seedling"):
        SeatEnv("garden-dice", opponents="weed")
    with pytest.raises(Refused, match="Seats are 0 to 1"):
        SeatEnv("garden-dice", seat=2)


def test_a_better_opponent_is_harder() -> None:
    def mean(opponent: str) -> float:
        env = SeatEnv("garden-dice", opponents=opponent, rewards="difference")
        return float(np.mean([play(env, seed)[0] for seed in range(4)]))

    assert mean("sprout") < mean("seedling")


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_pictures(slug: str, options: Options, mode: str) -> None:
    env: Any = gymnasium.make(gym_id(slug), render_mode=mode, opponents="seedling", **options)
    env.reset(seed=2)
    picture = env.render()
    if mode == "rgb_array":
        assert picture.dtype == np.uint8 and picture.ndim == 3 and picture.shape[2] == 3
        assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 500  # a painted board, not a page of text
    else:
        assert ("<svg" in picture) == (mode == "svg")
        assert len(picture.split("\n")) > 5
        assert mode == "ansi" or "<symbol" in picture
    env.close()
