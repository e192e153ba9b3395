"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import pickle
import warnings
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from allotment.envs.aec import GameEnv
from allotment.envs.lens import LIMIT
from allotment.envs.names import versioned
from allotment.envs.parallel import ParallelGameEnv
from allotment.games import SHELF, box
from allotment.kernel.chance import seeded
from allotment.kernel.result import Refused
from allotment.play.rewards import final, rivals

from .cases import CASES, NAMES, ONE_EACH, REAL_TIME, Options, pick

# api_test knows by name which of PettingZoo's environments show a mask beside the numbers, and warns of
# others; it also asks for the mask of seats that are not to act, which is all zeros
# as its documentation wants it.
KNOWN = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
]


def quietly(test: Any, *arguments: Any, **settings: Any) -> None:
    with warnings.catch_warnings():
        for message in KNOWN:
            warnings.filterwarnings("ignore", message)
        test(*arguments, **settings)


def module(slug: str) -> Any:
    return import_module(f"allotment.envs.{versioned(slug)}")


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole game at random; what each seat was paid."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, _, over, cut, info = env.last()
        assert (info["action_mask"] == seen["action_mask"]).all()
        env.step(None if over or cut else pick(seen["action_mask"], rng))
        for each, reward in env.rewards.items():
            paid[each] += reward
        assert agent in env.possible_agents
    return paid


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
@pytest.mark.parametrize("rewards", ["difference", "placement"])
def test_api(slug: str, options: Options, rewards: str) -> None:
    quietly(api_test, module(slug).env(rewards=rewards, **options), num_cycles=60)


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_seeds(slug: str, options: Options) -> None:
    seed_test(lambda: module(slug).env(**options), num_cycles=40)


@pytest.mark.parametrize(("slug", "options"), REAL_TIME)
def test_parallel_api(slug: str, options: Options) -> None:
    parallel_api_test(module(slug).parallel_env(**options), num_cycles=60)


@pytest.mark.parametrize(("slug", "options"), REAL_TIME)
def test_parallel_seeds(slug: str, options: Options) -> None:
    parallel_seed_test(lambda: module(slug).parallel_env(**options), num_cycles=30)


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_has_its_versioned_module(slug: str) -> None:
    assert versioned(slug).endswith(f"_v{box(slug).version}")
    env = module(slug).env()
    assert str(env) == env.metadata["name"] == versioned(slug)
    assert hasattr(module(slug), "parallel_env") == box(slug).real_time


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_what_is_paid_is_what_the_result_says(slug: str, options: Options) -> None:
    for kind in ("difference", "placement"):
        env = GameEnv(slug, rewards=kind, **options)
        paid = play(env, 5)
        before = env.game.start(seeded(5))
        opening = [0.0] * env.game.seats
        if kind == "difference":
            scores = env.game.scores(before)
            share = max(1, env.game.seats - 1)
            others = [(sum(scores) - score) / share if rivals(env.game) else 0 for score in scores]
            opening = [score - other for score, other in zip(scores, others, strict=True)]
        due = final(env.game, env.episode.state, kind)
        for seat, agent in enumerate(env.possible_agents):
            assert paid[agent] == pytest.approx(due[seat] - opening[seat], abs=1e-6)
        if rivals(env.game):
            assert sum(paid.values()) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_games_played_together_have_one_score(slug: str, options: Options) -> None:
    """If this fails, `cooperative` does not mark the games in which seats share their fate."""
    alike = []
    for seed in range(4):
        env = GameEnv(slug, **options)
        play(env, seed)
        alike.append(len(set(env.game.scores(env.episode.state))) == 1)
    assert all(alike) == box(slug).cooperative


def test_placement_shares_what_is_tied() -> None:
    class Told:
        seats, box = 4, box("garden-dice")

        def result(self, state: object) -> Any:
            return type("R", (), {"ranks": [1, 2, 2, 4], "scores": [9, 5, 5, 1]})()

    assert final(Told(), None, "placement") == [1.0, 0.0, 0.0, -1.0]  # type: ignore[arg-type]
    assert final(Told(), None, "difference")[0] == 9 - 11 / 3  # type: ignore[arg-type]


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_numbers_keep_within_their_space(slug: str, options: Options) -> None:
    env = GameEnv(slug, **options)
    rng = np.random.default_rng(3)
    env.reset(seed=3)
    most = 0.0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        most = max(most, float(np.abs(seen["observation"]).max()))
        env.step(None if over or cut else pick(seen["action_mask"], rng))
    assert 0 < most <= LIMIT / 2  # far enough from the edge for games that random play does not reach


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_layout_names_every_number_once(slug: str, options: Options) -> None:
    env = GameEnv(slug, **options)
    env.reset(seed=1)
    names = env.layout()
    assert len(names) == len(set(names)) == len(env.observe("seat_0")["observation"])


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_an_illegal_action_ends_the_game_for_a_point(slug: str, options: Options) -> None:
    env = GameEnv(slug, **options)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1.0 and sum(env.rewards.values()) == -1.0
    assert "may not" in env.infos[agent]["illegal"] or "cannot" in env.infos[agent]["illegal"]


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_pickling_keeps_the_settings(slug: str, options: Options) -> None:
    env = pickle.loads(pickle.dumps(GameEnv(slug, rewards="difference", **options)))
    assert env.reward_kind == "difference" and env.game.options["seats"] == options["seats"]


def test_a_position_can_be_set_up() -> None:
    env = GameEnv("garden-dice")
    env.reset(seed=9)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    position = env.game.dump(env.episode.state)
    numbers = env.state()
    env.reset(seed=1, options={"position": position})
    assert (env.state() == numbers).all()


def test_refusals_say_what_would_have_been_right() -> None:
    with pytest.raises(Refused, match="'difference', 'placement'"):
        GameEnv("garden-dice", rewards="money")
    with pytest.raises(Refused, match="'ansi', 'svg', 'rgb_array'"):
        GameEnv("garden-dice", render_mode="human")
    with pytest.raises(Refused, match='has no option "colour"'):
        GameEnv("garden-dice", colour="red")
    with pytest.raises(Refused, match="played in turns"):
        ParallelGameEnv("garden-dice")


@pytest.mark.parametrize(("slug", "options"), REAL_TIME[:1])
def test_idling_lets_the_sand_run_out(slug: str, options: Options) -> None:
    env = ParallelGameEnv(slug, tick=5000, timer=60, **options)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=4)
    ticks = 0
    while env.agents:
        idle = env.lens.idle
        seen, _, over, _, _ = env.step(
            {
                agent: idle if seen[agent]["action_mask"][idle] else pick(seen[agent]["action_mask"], rng)
                for agent in env.agents
            }
        )
        ticks += 1
    assert all(over.values()) and 12 <= ticks < 30


@pytest.mark.parametrize(("slug", "options"), REAL_TIME[-1:])
def test_the_second_of_two_who_reach_for_the_same_is_refused(slug: str, options: Options) -> None:
    env = ParallelGameEnv(slug, **options)
    refused = 0
    for seed in range(3):
        rng = np.random.default_rng(seed)
        seen, _ = env.reset(seed=seed)
        while env.agents:
            chosen = {agent: pick(seen[agent]["action_mask"], rng) for agent in env.agents}
            seen, _, _, _, told = env.step(chosen)
            refused += sum("refused" in info for info in told.values())
    assert refused


@pytest.mark.parametrize(("slug", "options"), REAL_TIME[:1])
def test_a_game_without_sand_is_cut_short(slug: str, options: Options) -> None:
    env = GameEnv(slug, timer=0, max_cycles=7, **options)
    env.reset(seed=1)
    while not any(env.truncations.values()):
        seen = env.last()[0]
        mask = seen["action_mask"]
        env.step(env.lens.idle if mask[env.lens.idle] else int(np.flatnonzero(mask)[-1]))
    assert env.episode.ticks == 7 and not any(env.terminations.values())


def test_house_rules_are_options_like_others() -> None:
    env = GameEnv("garden-dice", house={"set_bonus": 12})
    assert env.game.options["house"] == {"set_bonus": 12}
    with pytest.raises(Refused, match="must be 0 to 30"):
        GameEnv("garden-dice", house={"set_bonus": 99})
