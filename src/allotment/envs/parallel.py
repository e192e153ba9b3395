"""A real-time game as a PettingZoo parallel environment: in each tick every seat makes a move or idles."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from ..kernel.game import CLOCK, NOBODY, Position
from ..kernel.result import denied
from ..play.driver import PACE
from ..play.episode import refused_move
from ..play.rewards import PLACEMENT, Purse
from .lens import Numbers
from .names import versioned
from .render import Picture, rendered
from .seats import MAX_CYCLES, Seats, Seen

Told = dict[str, dict[str, Any]]


class ParallelGameEnv(Seats, ParallelEnv[str, Seen, int]):
    """Moves of one tick are taken one after the other, from a seat on that changes every tick. What is not
    allowed (any more) when its turn comes is refused: nothing happens, and `info["refused"]` says why."""

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
        self.furnish(slug, rewards, render_mode, tick, max_cycles, dict(options), parallel=True)
        if not self.game.box.real_time:
            raise denied("env-turns", game=self.game.box.title, module=versioned(slug))
        self.ticks = 0
        self.table_state: Any = None

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Told]:
        chance = self.sow(seed)
        position: Position | None = (options or {}).get("position")
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
