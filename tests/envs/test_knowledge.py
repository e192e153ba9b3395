"""Observations never hold what the seat may not know, in any of the faces."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from allotment.envs.aec import GameEnv
from allotment.envs.lens import Lens
from allotment.games import box, make
from allotment.kernel.chance import seeded
from tests.conformance.samples import reached

from .cases import CASES, NAMES, Options, pick


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_no_number_tells_what_the_view_does_not(slug: str, options: Options) -> None:
    game = make(slug, options)
    lens = Lens(game)
    others: list[bool] = []

    @given(st.integers(0, 60), st.integers(0, 2**32), st.integers(0, game.seats - 1))
    def worlds(moves: int, seed: int, seat: int) -> None:
        state = reached(game, seed, moves)
        other = game.determinise(state, seat, seeded(f"world {seed}"))
        assert game.view(other, seat) == game.view(state, seat)
        assert (lens.numbers(other, seat) == lens.numbers(state, seat)).all()
        assert (lens.mask(game.legal(other, seat), False) == lens.mask(game.legal(state, seat), False)).all()
        others.append(json.dumps(game.dump(other)) != json.dumps(game.dump(state)))

    worlds()
    if box(slug).hidden:
        assert any(others)  # there was something to find out


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_an_environment_shows_the_same_in_every_world(slug: str, options: Options) -> None:
    """The same with the environment itself: put another world under it, and no agent's observation changes
    whose knowledge that world respects."""
    env = GameEnv(slug, **options)
    rng = np.random.default_rng(2)
    env.reset(seed=2)
    for step in range(40):
        if not env.agents or any(env.terminations.values()):
            break
        if step % 8 == 0:
            episode = env.episode
            real = episode.state
            for agent, seat in env.seat_of.items():
                before = env.observe(agent)
                episode.state = env.game.determinise(real, seat, seeded(f"world {step} {seat}"))
                after = env.observe(agent)
                assert (before["observation"] == after["observation"]).all()
                assert (before["action_mask"] == after["action_mask"]).all()
                episode.state = real
        env.step(pick(env.last()[0]["action_mask"], rng))


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_seats_see_different_things(slug: str, options: Options) -> None:
    """The counterweight: an observation is somebody's, not everybody's."""
    env = GameEnv(slug, **options)
    env.reset(seed=2)
    seen = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
    assert len(set(seen)) == len(seen)
