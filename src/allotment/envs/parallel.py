"""A real-time game as a PettingZoo parallel environment: in each tick every seat makes a move or idles."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from ..games import box, make
from ..kernel.chance import Chance, seeded
from ..kernel.game import CLOCK, NOBODY, Position
from ..kernel.result import denied
from ..play.driver import PACE
from ..play.episode import refused_move
from ..play.rewards import PLACEMENT, Purse, named
from .aec import MAX_CYCLES, Seen, fresh_seed, seen_space, vector_space
from .lens import Lens, Numbers
from .names import versioned
from .render import MODES, Picture, checked, rendered

Told = dict[str, dict[str, Any]]


class ParallelGameEnv(ParallelEnv[str, Seen, int], EzPickle):
    """Moves of one tick are taken one after the other, from a seat on that changes every tick. What is not
    allowed (any more) when its turn comes is refused: nothing happens, and `info["refused"]` says why."""

    metadata: dict[str, Any]

    def __init__(
        self,
        slug: str,
        *,
        rewards: str = PLACEMENT,
        render_mode: str | None = None,
        tick: int = PACE,
        max_cycles: int = MAX_CYCLES,
        **options: object,
    ) -> None:
        given: dict[str, Any] = dict(options)
        EzPickle.__init__(
            self, slug, rewards=rewards, render_mode=render_mode, tick=tick, max_cycles=max_cycles, **given
        )
        self.game = make(slug, dict(options))
        if not self.game.box.real_time:
            raise denied("env-turns", game=self.game.box.title, module=versioned(slug))
        if tick < 1 or max_cycles < 1:
            raise denied("env-ticks", tick=tick, cycles=max_cycles)
        self.metadata = {
            "name": versioned(slug),
            "render_modes": MODES,
            "is_parallelizable": True,
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
        self.seed: int = 0
        self.ticks = 0
        self.table_state: Any = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Told]:
        if seed is None:
            if self.luck is None:
                self.luck = seeded(f"environment {fresh_seed()}")
            seed = int(self.luck.draw())
        else:
            self.luck = seeded(f"environment {seed}")
        self.seed = seed
        position: Position | None = (options or {}).get("position")
        chance = seeded(seed)
        if position is None:
            self.table_state = self.game.start(chance)
        else:
            self.table_state = self.game.load(position, chance)
        self.purse = Purse(self.game, self.reward_kind, self.table_state)
        self.ticks = 0
        self.agents = self.possible_agents[:]
        seen = self.seen()
        return seen, {agent: {"action_mask": seen[agent]["action_mask"].copy()} for agent in self.agents}

    def seen(self) -> dict[str, Seen]:
        """A seat whose business it is not yet may only idle; when the game is over there is nothing to do."""
        over = not self.game.to_act(self.table_state)
        out: dict[str, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            offers = [] if over else self.game.legal(self.table_state, seat)
            out[agent] = {
                "observation": self.lens.numbers(self.table_state, seat),
                "action_mask": self.lens.mask(offers, not over and self.may_idle(seat)),
            }
        return out

    def may_idle(self, seat: int) -> bool:
        """Not the seat that everybody waits for before time begins to run."""
        seats = self.game.to_act(self.table_state)
        return CLOCK in seats or seat not in seats

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        game = self.game
        told: Told = {agent: {} for agent in self.agents}
        for turn in range(game.seats):
            seat = (self.ticks + turn) % game.seats
            agent = self.possible_agents[seat]
            action = int(actions.get(agent, self.lens.idle))
            if action == self.lens.idle or agent not in told:
                continue
            why = self.refusal(seat, action)
            if why is None:
                game.apply(self.table_state, seat, game.moves[action])
            else:
                told[agent]["refused"] = why
        self.ticks += 1
        if game.to_act(self.table_state):
            game.elapse(self.table_state, self.tick)
        over = not game.to_act(self.table_state)
        cut = not over and self.ticks >= self.max_cycles
        paid = self.purse.pay(self.table_state, over) or self.purse.nothing
        seen = self.seen()
        alive = self.agents
        for agent in alive:
            told[agent]["action_mask"] = seen[agent]["action_mask"].copy()
        rewards = {agent: paid[int(agent.removeprefix("seat_"))] for agent in alive}
        terminations = dict.fromkeys(alive, over)
        truncations = dict.fromkeys(alive, cut)
        if over or cut:
            self.agents = []
        return {agent: seen[agent] for agent in alive}, rewards, terminations, truncations, told

    def refusal(self, seat: int, action: int) -> str | None:
        if not 0 <= action < self.lens.moves:
            return str(denied("env-no-action", action=str(action), last=str(self.lens.idle)))
        return refused_move(self.game, self.table_state, seat, action) or None

    def state(self) -> Numbers:
        """For training with a common critic: what all seats see, one after the other."""
        views = [self.lens.numbers(self.table_state, seat) for seat in range(self.game.seats)]
        return np.concatenate(views)

    def render(self) -> Picture:
        """What a spectator sees."""
        return rendered(self.game, self.table_state, NOBODY, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def action_text(self, action: int) -> str:
        return self.lens.text(action)

    def layout(self) -> list[str]:
        return self.lens.names


class ParallelMaker:
    """`parallel_env(...)` of one game, in the manner of PettingZoo's modules."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.__name__ = "parallel_env"
        self.__doc__ = f"{box(slug).title} as a PettingZoo parallel environment."

    def __call__(self, **settings: Any) -> ParallelGameEnv:
        return ParallelGameEnv(self.slug, **settings)
