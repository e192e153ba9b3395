"""Every game as a Gymnasium environment for one seat; bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ..bots import make_bot
from ..games import SHELF, make
from ..kernel.game import Position
from ..kernel.result import denied
from ..play.driver import PACE
from ..play.episode import NO_SEAT, Episode
from ..play.rewards import ILLEGAL, PLACEMENT, Purse, named
from .lens import Lens, Mask, Numbers
from .names import gym_id
from .render import MODES, checked, rendered
from .seats import MAX_CYCLES, vector_space


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """Observations are the numbers alone; the mask is `info["action_mask"]` and `action_masks()`.

    An illegal action changes nothing and costs a point; `info["illegal"]` says what was wrong."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012 gymnasium's own form

    def __init__(
        self,
        slug: str,
        *,
        seat: int = 0,
        opponents: str | list[str] = "sprout",
        rewards: str = PLACEMENT,
        render_mode: str | None = None,
        tick: int = PACE,
        max_cycles: int = MAX_CYCLES,
        **options: object,
    ) -> None:
        self.game = make(slug, dict(options))
        if tick < 1 or max_cycles < 1:
            raise denied("env-ticks", tick=tick, cycles=max_cycles)
        self.seat = seat
        self.opponents = rivals_of(self.game.seats, seat, opponents)
        for name in self.opponents.values():
            make_bot(name)
        self.render_mode = checked(render_mode)
        self.reward_kind = named(rewards)
        self.max_cycles = max_cycles
        self.lens = Lens(self.game)
        self.episode = Episode(self.game, tick)
        self.observation_space = vector_space(len(self.lens.names))
        self.action_space = spaces.Discrete(self.lens.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """The first game after a seed is that seed's; those that follow are drawn from it."""
        super().reset(seed=seed)
        deal = seed if seed is not None else int(self.np_random.integers(2**62))
        position: Position | None = (options or {}).get("position")
        bots = {seat: make_bot(name) for seat, name in self.opponents.items()}
        self.episode.deal_match(str(deal), bots, position)
        self.purse = Purse(self.game, self.reward_kind, self.episode.state)
        self.episode.others(self.max_cycles)
        return self.seen(), self.told()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        index = int(action)
        if episode.seat == NO_SEAT:
            raise denied("env-over")
        if not episode.allows(index):
            info = self.told()
            info["illegal"] = episode.objection(index)
            return self.seen(), ILLEGAL, False, False, info
        episode.act(index)
        episode.others(self.max_cycles)
        over = not self.game.to_act(episode.state)
        cut = not over and episode.ticks >= self.max_cycles
        paid = self.purse.pay(episode.state, over)
        reward = 0.0 if paid is None else paid[self.seat]
        return self.seen(), reward, over, cut, self.told()

    def seen(self) -> Numbers:
        return self.lens.numbers(self.episode.state, self.seat)

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "scores": self.game.scores(self.episode.state)}

    def action_masks(self) -> Mask:
        """What the seat may do now; all zeros when the game is over."""
        if self.episode.seat != self.seat:
            return np.zeros(self.lens.actions, np.int8)
        return self.lens.asked(self.episode)

    def render(self) -> Any:  # wider than gymnasium says: one frame, as str or array
        """What the seat sees."""
        return rendered(self.game, self.episode.state, self.seat, self.render_mode)

    def action_text(self, action: int) -> str:
        return self.lens.text(action)

    def layout(self) -> list[str]:
        return self.lens.names


def rivals_of(seats: int, own: int, opponents: str | list[str]) -> dict[int, str]:
    """Who sits in the other seats, the first of them in the next seat clockwise."""
    if not 0 <= own < seats:
        raise denied("no-such-seat", seat=own, last=seats - 1)
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else opponents
    if len(names) != seats - 1:
        raise denied("env-opponents", named=len(names), seats=seats, needed=seats - 1)
    return {(own + 1 + turn) % seats: name for turn, name in enumerate(names)}


def register() -> None:
    """Let `gymnasium.make` know every game on the shelf."""
    for slug in SHELF:
        if gym_id(slug) not in gymnasium.registry:
            gymnasium.register(
                gym_id(slug),
                entry_point="allotment.envs.single:SeatEnv",
                vector_entry_point="allotment.envs.vector:BatchEnv",
                kwargs={"slug": slug},
            )
