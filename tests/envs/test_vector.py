"""The batched environment is the single ones side by side: the same numbers, masks, rewards and ends."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest

from allotment.envs.names import gym_id, versioned
from allotment.envs.single import SeatEnv
from allotment.envs.vector import BatchEnv
from allotment.games import SHELF, box, make
from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused

from .cases import CASES, NAMES, ONE_EACH, Options, pick, seat_counts


def alone(slug: str, options: Options, rewards: str) -> Any:
    return import_module(f"allotment.envs.{versioned(slug)}").env(rewards=rewards, **options)


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_self_play_is_what_pettingzoo_shows(slug: str, options: Options) -> None:
    beside_pettingzoo(slug, options, ends=9, steps=40)


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_the_next_game_begins_by_itself(slug: str, options: Options) -> None:
    assert beside_pettingzoo(slug, options, ends=2, steps=5000) == 2


def beside_pettingzoo(slug: str, options: Options, ends: int, steps: int) -> int:
    """Two games, each beside a PettingZoo environment of its own, for so many ends or steps: the ends."""
    count, seed = 2, 11
    env = BatchEnv(slug, count, opponents=None, rewards="difference", **options)
    twins = [alone(slug, options, "difference") for _ in range(count)]
    lucks = [seeded(f"environment {seed + number}") for number in range(count)]
    seen, info = env.reset(seed=seed)
    for number, twin in enumerate(twins):
        twin.reset(seed=seed + number)
    ended = 0
    while ended < ends and steps > 0:
        steps -= 1
        actions = env.sample()
        for number, twin in enumerate(twins):
            agent = twin.agent_selection
            assert info["seat"][number] == int(agent.removeprefix("seat_"))
            shown = twin.observe(agent)
            width = len(shown["observation"])
            assert (seen[number, :width].astype(np.float32) == shown["observation"]).all()
            assert not seen[number, width:].any()
            assert (info["action_mask"][number, : len(shown["action_mask"])] == shown["action_mask"]).all()
            twin.step(int(actions[number]))
        seen, _, over, cut, info = env.step(actions)
        for number, twin in enumerate(twins):
            agents = twin.possible_agents
            assert list(info["rewards"][number, : len(agents)]) == [twin.rewards[each] for each in agents]
            assert over[number] == twin.terminations[agents[0]]
            assert cut[number] == twin.truncations[agents[0]]
            if over[number] or cut[number]:
                ended += 1
                assert info["_final_obs"][number]
                last = alike(info["final_obs"][number], twin)
                assert last, "the last observation is nobody's"
                twin.reset(seed=int(lucks[number].draw()))
    return ended


def alike(last: Any, twin: Any) -> bool:
    """Is it what one of the seats sees at the end?"""
    views = [twin.observe(agent)["observation"] for agent in twin.possible_agents]
    return any((last[: len(view)].astype(np.float32) == view).all() for view in views)


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
@pytest.mark.parametrize("seat", [0, 1])
def test_against_bots_it_is_the_single_environment(slug: str, options: Options, seat: int) -> None:
    env = BatchEnv(slug, 2, opponents="seedling", seat=seat, rewards="difference", **options)
    same: Any = {"opponents": "seedling", "seat": seat, "rewards": "difference", **options}
    twins = [SeatEnv(slug, **same) for _ in range(2)]
    env = BatchEnv(slug, 2, **same)
    seen, info = env.reset(seed=5)
    told = [twin.reset(seed=5 + number) for number, twin in enumerate(twins)]
    rng = np.random.default_rng(1)
    going = [True, True]
    for _ in range(60):
        actions = [pick(mask, rng) for mask in info["action_mask"]]
        for number in range(2):
            if going[number]:
                assert info["seat"][number] == seat
                assert (seen[number].astype(np.float32) == told[number][0]).all()
                assert (info["action_mask"][number] == told[number][1]["action_mask"]).all()
        seen, paid, over, cut, info = env.step(np.array(actions))
        for number, twin in enumerate(twins):
            if going[number]:
                numbers, reward, ended, short, more = twin.step(actions[number])
                told[number] = (numbers, more)
                assert (reward, ended, short) == (paid[number], over[number], cut[number])
                going[number] = not (ended or short)


@pytest.mark.parametrize("slug", SHELF)
def test_seats_and_options_mix(slug: str) -> None:
    variants: list[Options] = []
    for seats in seat_counts(slug):
        try:
            make(slug, {"seats": seats})
        except Refused:
            continue
        variants.append({"seats": seats})
    env = BatchEnv(slug, 2 * len(variants) + 1, opponents=None, variants=variants)
    assert [game.seats for game in env.games[: len(variants)]] == [each["seats"] for each in variants]
    _, info = env.reset(seed=2)
    for _ in range(30):
        _, _, _, _, info = env.step(env.sample())
        assert info["action_mask"].any(axis=1).all() and not info["illegal"].any()
        assert (info["seat"] < [game.seats for game in env.games]).all()


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_the_same_seed_is_the_same_batch(slug: str, options: Options) -> None:
    def run(seed: int) -> list[bytes]:
        env = BatchEnv(slug, 4, opponents=None, copy=True, **options)
        env.reset(seed=seed)
        out: list[bytes] = []
        for _ in range(25):
            seen, paid, *_ = env.step(env.sample())
            out += [seen.tobytes(), paid.tobytes()]
        return out

    assert run(3) == run(3) != run(4)


def test_arrays_are_views_unless_copies_are_asked_for() -> None:
    env = BatchEnv("garden-dice", 2, opponents=None)
    seen, info = env.reset(seed=1)
    after, _, _, _, told = env.step(env.sample())
    assert after is seen or np.shares_memory(after, seen)
    assert np.shares_memory(info["action_mask"], told["action_mask"])
    env = BatchEnv("garden-dice", 2, opponents=None, copy=True)
    seen, _ = env.reset(seed=1)
    kept = seen.copy()
    after, *_ = env.step(env.sample())
    assert not np.shares_memory(after, seen) and (seen == kept).all()


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_an_illegal_action_costs_a_point_and_changes_nothing(slug: str, options: Options) -> None:
    env = BatchEnv(slug, 2, opponents=None, copy=True, **options)
    seen, info = env.reset(seed=1)
    actions = env.sample()
    actions[0] = int(np.flatnonzero(info["action_mask"][0] == 0)[0])
    after, paid, over, _, told = env.step(actions)
    assert list(told["illegal"]) == [True, False] and paid[0] == -1.0 and not over[0]
    assert (after[0] == seen[0]).all() and (told["action_mask"][0] == info["action_mask"][0]).all()
    assert "may not" in env.objection(0, int(actions[0])) or "idle" in env.objection(0, int(actions[0]))
    actions = env.sample()
    actions[1] = 10**6
    assert env.step(actions)[4]["illegal"][1]
    assert "Actions are 0 to" in env.objection(1, 10**6)


@pytest.mark.parametrize("slug", SHELF)
def test_gymnasium_makes_it(slug: str) -> None:
    env: Any = gymnasium.make_vec(gym_id(slug), num_envs=3, opponents="seedling")
    assert isinstance(env.unwrapped, BatchEnv)
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    seen, info = env.reset(seed=4)
    assert env.observation_space.contains(seen) and seen.shape == env.observation_space.shape
    rng = np.random.default_rng(0)
    for _ in range(20):
        actions = np.array([pick(mask, rng) for mask in info["action_mask"]])
        assert env.action_space.contains(actions)
        seen, paid, over, cut, info = env.step(actions)
        assert env.observation_space.contains(seen) and paid.shape == over.shape == cut.shape == (3,)
    env.close()


def test_a_game_cut_short_is_truncated() -> None:
    env = BatchEnv("gardeners", 1, opponents=None, max_cycles=4, seats=2)
    env.reset(seed=1)
    for _ in range(200):
        _, _, over, cut, info = env.step(env.sample())
        if cut[0]:
            assert not over[0] and info["_final_obs"][0]
            return
    raise AssertionError("never cut short")


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(Refused, match="num_envs must be 1 or more"):
        BatchEnv("garden-dice", 0)
    with pytest.raises(Refused, match="tick and max_cycles must be 1 or more"):
        BatchEnv("gardeners", 1, tick=0)
    with pytest.raises(Refused, match="no seat 3"):
        BatchEnv("garden-dice", 2, seat=[0, 3])
    env = BatchEnv("garden-dice", 2, opponents=None)
    with pytest.raises(Refused, match=r"Call reset\(\) before step\(\)"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=[3, None])
    with pytest.raises(Refused, match="3 actions are given"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(Refused, match="1 seeds are given for"):
        env.reset(seed=[3])


def test_every_game_on_the_shelf_is_covered() -> None:
    assert {slug for slug, _ in ONE_EACH} == set(SHELF) and all(box(slug).options for slug in SHELF)
