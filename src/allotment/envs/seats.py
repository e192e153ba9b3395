"""What both of PettingZoo's forms of a game share: agents, spaces, seeds, and what the numbers mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle

from ..games import box, make
from ..kernel.chance import Chance, seeded
from ..kernel.result import denied
from ..play.rewards import named
from .lens import LIMIT, Lens
from .names import versioned
from .render import MODES, checked

Seen = dict[str, Any]
E = TypeVar("E")

MAX_CYCLES: Final = 10_000  # rounds of asking after which a real-time game is cut short


def fresh_seed() -> int:
    entropy = np.random.SeedSequence().entropy
    assert isinstance(entropy, int)
    return entropy


def vector_space(names: int) -> spaces.Space[Any]:
    return spaces.Box(-LIMIT, LIMIT, (names,), np.float32)


def seen_space(lens: Lens) -> spaces.Dict:
    """An observation: the numbers, and a mask of what may be done."""
    return spaces.Dict(
        {
            "observation": vector_space(len(lens.names)),
            "action_mask": spaces.Box(0, 1, (lens.actions,), np.int8),
        }
    )


class Seats(EzPickle):
    """Agents are `seat_0`, `seat_1` and so on. Actions are indices of the game's table of moves."""

    metadata: dict[str, Any]

    def furnish(
        self,
        slug: str,
        rewards: str,
        render_mode: str | None,
        tick: int,
        max_cycles: int,
        options: dict[str, Any],
        parallel: bool,
    ) -> None:
        EzPickle.__init__(
            self, slug, rewards=rewards, render_mode=render_mode, tick=tick, max_cycles=max_cycles, **options
        )
        self.game = make(slug, options)
        if tick < 1 or max_cycles < 1:
            raise denied("env-ticks", tick=tick, cycles=max_cycles)
        self.metadata = {
            "name": versioned(slug),
            "render_modes": MODES,
            "is_parallelizable": parallel,
            "render_fps": 2,
        }
        self.render_mode = checked(render_mode)
        self.reward_kind = named(rewards)
        self.tick = tick
        self.max_cycles = max_cycles
        self.lens = Lens(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: seen_space(self.lens) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.lens.actions) for agent in self.possible_agents}
        self.state_space = vector_space(len(self.lens.names) * self.game.seats)
        self.luck: Chance | None = None
        self.seed: int = 0  # of the game being played

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def sow(self, seed: int | None) -> Chance:
        """A seed deals the same game as everywhere else in Allotment; without one, games follow each other
        as the last seed decides."""
        if seed is None:
            if self.luck is None:
                self.luck = seeded(f"environment {fresh_seed()}")
            seed = int(self.luck.draw())
        else:
            self.luck = seeded(f"environment {seed}")
        self.seed = seed
        return seeded(seed)

    def close(self) -> None:
        """Nothing is held open."""

    def action_text(self, action: int) -> str:
        """An action in the game's notation."""
        return self.lens.text(action)

    def layout(self) -> list[str]:
        """What each number of an observation is."""
        return self.lens.names


class Maker(Generic[E]):
    """`env(...)` or `parallel_env(...)` of one game, in the manner of PettingZoo's modules."""

    def __init__(self, slug: str, form: Callable[..., E], name: str, kind: str) -> None:
        self.slug = slug
        self.form = form
        self.__name__ = name
        self.__doc__ = f"{box(slug).title} as a PettingZoo {kind} environment."

    def __call__(self, **settings: Any) -> E:
        return self.form(self.slug, **settings)
