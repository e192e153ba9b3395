"""Many games at once as one Gymnasium vector environment: one compiled call steps them all."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ..bots import make_bot
from ..games import make
from ..kernel.options import Options
from ..kernel.result import denied
from ..play.batch import Batch
from ..play.bot import Bot
from ..play.driver import PACE
from ..play.rewards import PLACEMENT, named
from .lens import LIMIT
from .seats import MAX_CYCLES
from .single import rivals_of

Array = npt.NDArray[Any]


class Lent:
    """A buffer of the compiled loop, for numpy to read and write where it lies."""

    def __init__(self, cells: Any, shape: tuple[int, ...], kind: type[np.generic]) -> None:
        self.cells = cells  # kept alive as long as an array looks at it
        where = np.frombuffer(cells, np.uint8).ctypes.data if len(cells) else 0
        self.__array_interface__ = {
            "version": 3,
            "shape": shape,
            "typestr": np.dtype(kind).str,
            "data": (where, False),
        }


def lent(cells: Any, shape: tuple[int, ...], kind: type[np.generic]) -> Array:
    return np.asarray(Lent(cells, shape, kind))


class BatchEnv(VectorEnv[Array, Array, Array]):
    """`num_envs` games of one kind, each with options and seats of its own if asked for.

    Bots sit in all seats but `seat`, as in the environment for one game. With `opponents=None` all seats are
    asked in turn, each shown what it may know (self-play): `info["seat"]` says whose decision it is, a reward
    is that of the seat that acted, `info["rewards"]` are those of all seats. `variants` are options that the
    games take in rotation, and a list of seats is taken in rotation, too.

    What `reset` and `step` return are views of buffers that the next step overwrites; `copy=True` returns
    copies. A game that ends is followed by the next in the same step (`AutoresetMode.SAME_STEP`): the
    observation is the new game's, the last of the old one is in `info["final_obs"]`. An illegal action
    changes nothing and costs a point; `info["illegal"]` tells where, `objection(n, action)` why.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 gymnasium's own form

    def __init__(
        self,
        slug: str,
        num_envs: int = 64,
        *,
        opponents: str | list[str] | None = "sprout",
        seat: int | list[int] = 0,
        variants: list[Options] | None = None,
        rewards: str = PLACEMENT,
        tick: int = PACE,
        max_cycles: int = MAX_CYCLES,
        copy: bool = False,
        **options: object,
    ) -> None:
        if num_envs < 1:
            raise denied("lab-at-least", option="num_envs", least=1)
        if tick < 1 or max_cycles < 1:
            raise denied("env-ticks", tick=tick, cycles=max_cycles)
        kinds = [make(slug, {**options, **more}) for more in (variants or [{}])]
        games = [kinds[number % len(kinds)] for number in range(num_envs)]
        chairs = seat if isinstance(seat, list) else [seat]
        bots: list[dict[int, Bot]] = []
        for number, game in enumerate(games):
            own = chairs[number % len(chairs)]
            names = {} if opponents is None else rivals_of(game.seats, own, opponents)
            bots.append({seat: make_bot(name) for seat, name in names.items()})
        self.games = games
        self.batch = Batch(games, bots, named(rewards), tick, max_cycles)
        self.copies = copy
        self.num_envs = num_envs
        batch = self.batch
        self.chosen = lent(batch.chosen, (num_envs,), np.int64)
        self.observations = lent(batch.observations, (num_envs, batch.width), np.float64)
        self.masks = lent(batch.masks, (num_envs, batch.actions), np.int8)
        self.seats = lent(batch.seat, (num_envs,), np.int64)
        self.paid = lent(batch.rewards, (num_envs,), np.float64)
        self.payments = lent(batch.payments, (num_envs, batch.seats), np.float64)
        self.over = lent(batch.over, (num_envs,), np.bool_)
        self.cut = lent(batch.cut, (num_envs,), np.bool_)
        self.illegal = lent(batch.illegal, (num_envs,), np.bool_)
        self.finals = lent(batch.finals, (num_envs, batch.width), np.float64)
        self.single_observation_space = spaces.Box(-LIMIT, LIMIT, (batch.width,), np.float64)
        self.single_action_space = spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """A new game everywhere: game n is dealt by `seed + n`, or by a seed of its own. Without a seed, by
        what the last one decides."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        first = int(self.np_random.integers(2**62)) if not isinstance(seed, int) else seed
        seeds = [first + number for number in range(self.num_envs)]
        if isinstance(seed, list):
            if len(seed) != self.num_envs:
                raise denied("env-seeds", given=len(seed), games=self.num_envs)
            seeds = [own if given is None else given for own, given in zip(seeds, seed, strict=True)]
        self.batch.begin(seeds)
        self.begun = True
        return self.given(self.observations), self.told()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        if not self.begun:
            raise denied("env-reset-first")
        if len(actions) != self.num_envs:
            raise denied("env-actions", given=len(actions), games=self.num_envs)
        self.chosen[:] = actions
        self.batch.step()
        info = self.told()
        info["illegal"] = self.given(self.illegal)
        ended = self.over | self.cut
        if ended.any():
            info["final_obs"] = self.given(self.finals)  # of those that ended
            info["_final_obs"] = ended
        return (
            self.given(self.observations),
            self.given(self.paid),
            self.given(self.over),
            self.given(self.cut),
            info,
        )

    def told(self) -> dict[str, Any]:
        return {
            "action_mask": self.given(self.masks),
            "seat": self.given(self.seats),
            "rewards": self.given(self.payments),
        }

    def given(self, view: Array) -> Array:
        return view.copy() if self.copies else view

    def sample(self) -> Array:
        """A random legal action for every game."""
        self.batch.sample()
        return self.chosen.copy()

    def action_masks(self) -> Array:
        """What may be done now, a row per game."""
        return self.given(self.masks)

    def objection(self, number: int, action: int) -> str:
        """Why game `number` does not allow an action now."""
        return self.batch.episodes[number].objection(action)
