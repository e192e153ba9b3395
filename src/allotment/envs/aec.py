"""Every game as a PettingZoo AEC environment: one seat after another decides."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from ..kernel.game import NOBODY, Position
from ..kernel.result import denied
from ..play.driver import PACE
from ..play.episode import NO_SEAT, Episode
from ..play.rewards import ILLEGAL, PLACEMENT, Purse
from .lens import Mask, Numbers
from .render import Picture, rendered
from .seats import MAX_CYCLES, Seats, Seen


class GameEnv(Seats, AECEnv[str, Seen, int | None]):
    """Agents are `seat_0`, `seat_1` and so on. Actions are indices of the game's table of moves."""

    infos: dict[str, dict[str, Any]]

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
        AECEnv.__init__(self)
        self.furnish(slug, rewards, render_mode, tick, max_cycles, dict(options), parallel=False)
        self.episode = Episode(self.game, tick)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.current_mask: Mask = np.zeros(self.lens.actions, np.int8)
        self.no_moves: Mask = np.zeros(self.lens.actions, np.int8)
        self.no_moves.flags.writeable = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options["position"]` starts from a position."""
        chance = self.sow(seed)
        position: Position | None = (options or {}).get("position")
        self.episode.deal(chance, position)
        self.purse = Purse(self.game, self.reward_kind, self.episode.state)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.paying = False
        over = self.episode.seat == NO_SEAT
        self.terminations = dict.fromkeys(agents, over)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {"action_mask": self.no_moves} for agent in agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = agents[0]
        self.ask()

    def ask(self) -> None:
        """Point at the seat that decides and show it its offers."""
        episode = self.episode
        if episode.seat != NO_SEAT:
            self.agent_selection = self.possible_agents[episode.seat]
            self.current_mask = self.lens.asked(episode)
            self.infos[self.agent_selection] = {"action_mask": self.current_mask}

    def observe(self, agent: str) -> Seen:
        seat = self.seat_of[agent]
        mask = self.current_mask if seat == self.episode.seat else self.no_moves
        return {"observation": self.lens.numbers(self.episode.state, seat), "action_mask": mask.copy()}

    def state(self) -> Numbers:
        """For training with a common critic: what all seats see, one after the other."""
        views = [self.lens.numbers(self.episode.state, seat) for seat in range(self.game.seats)]
        return np.concatenate(views)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise denied("env-alive", agent=agent)
        self._cumulative_rewards[agent] = 0.0
        episode = self.episode
        index = int(action)
        if not (0 <= index < self.lens.actions and self.current_mask.item(index)):
            self.finish(illegal=index)
            return
        self.infos[agent] = {"action_mask": self.no_moves}
        episode.act(index)
        over = episode.seat == NO_SEAT
        paid = self.purse.pay(episode.state, over)
        if paid is not None:
            self.pay(paid)
        elif self.paying:
            self.pay(self.purse.nothing)
            self.paying = False
        if over:
            self.finish()
        elif episode.ticks >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            episode.close()
        else:
            self.ask()

    def pay(self, paid: list[float]) -> None:
        self.paying = True  # so that the next step, if it pays nothing, knows there is something to clear
        for agent, reward in zip(self.possible_agents, paid, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def finish(self, illegal: int | None = None) -> None:
        """The game is over, or ends here because of an illegal action, as is the custom of PettingZoo."""
        if illegal is not None:
            paid = self.purse.nothing[:]
            paid[self.episode.seat] = ILLEGAL
            self.infos[self.agent_selection] = {
                "action_mask": self.no_moves,
                "illegal": self.episode.objection(illegal),
            }
            self.pay(paid)
            self.episode.close()
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> Picture:
        """What the seat to act sees; when the game is over, what everybody sees."""
        seat = self.episode.seat if self.episode.seat != NO_SEAT else NOBODY
        return rendered(self.game, self.episode.state, seat, self.render_mode)
