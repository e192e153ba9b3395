"""Many games that are stepped by one call, side by side. What environments show of them is written into
buffers, a row per game, which numpy looks at where they lie.

Every game begins its next one by itself. A game's first deal is that of its seed; those that follow are drawn
from it. The games need not be alike: rows are as long as the longest, and what is left of a row is zeros.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ..kernel.chance import seeded
from ..kernel.game import Game
from ..kernel.garbage import Uncollected
from ..kernel.result import denied
from ..kernel.row import window
from .bot import Bot
from .episode import NO_SEAT, Episode
from .rewards import ILLEGAL, Purse

TRIES: Final = 100  # deals until one comes to a decision of the seat


class Batch:
    """`bots[n]` sit in seats of game n. Where there are none, every seat's decisions are asked for."""

    def __init__(
        self,
        games: list[Game[Any, Any]],
        bots: list[dict[int, Bot]],
        kind: str,
        tick: int,
        limit: int,
    ) -> None:
        self.count = len(games)
        self.games = games
        self.bots = bots
        self.kind = kind  # of the rewards
        self.limit = limit  # ticks after which a game in real time is cut short
        self.episodes = [Episode(game, tick) for game in games]
        self.purses: list[Purse] = []
        self.lucks = [seeded(0) for _ in games]
        self.pick = seeded(0)
        self.widths = [len(game.feature_names()) for game in games]
        self.width = max(self.widths)
        self.actions = max(episode.actions for episode in self.episodes)
        self.seats = max(game.seats for game in games)
        # What is read from outside, a row per game.
        self.chosen = vec[i64]([0] * self.count)  # written from outside: the actions
        self.observations = vec[float]([0.0] * (self.count * self.width))
        self.masks = vec[u8]([0] * (self.count * self.actions))
        self.seat = vec[i64]([0] * self.count)  # whose decision it is
        self.rewards = vec[float]([0.0] * self.count)  # of the seat that acted
        self.payments = vec[float]([0.0] * (self.count * self.seats))  # of all seats
        self.over = vec[u8]([0] * self.count)
        self.cut = vec[u8]([0] * self.count)
        self.illegal = vec[u8]([0] * self.count)
        self.finals = vec[float]([0.0] * (self.count * self.width))  # what was seen last of games that ended
        self.row = window(self.observations)
        self.last = window(self.finals)

    def begin(self, seeds: list[int]) -> None:
        """A new game everywhere."""
        self.pick = seeded(f"choices {seeds[0]}")
        with Uncollected():
            for at in range(self.count):
                self.lucks[at] = seeded(f"environment {seeds[at]}")
                self.mark(at, 0)
                self.deal(at, seeds[at])
                self.pay(at, None, 0)
                self.over[at] = 0
                self.cut[at] = 0
                self.illegal[at] = 0
                self.show(at)

    def step(self) -> None:
        """The chosen action in every game, and whatever follows before the next decision."""
        with Uncollected():
            for at in range(self.count):
                self.advance(at)

    def sample(self) -> None:
        """Choose at random among what is legal, in every game."""
        pick = self.pick
        for at in range(self.count):
            episode = self.episodes[at]
            offers = episode.offers
            number = pick.below(len(offers) + 1 if episode.idles else len(offers))
            self.chosen[at] = offers[number].index if number < len(offers) else episode.idle

    def advance(self, at: int) -> None:
        episode = self.episodes[at]
        chosen: i64 = self.chosen[at]
        action = int(chosen)
        actor = episode.seat
        if action < 0 or action >= episode.actions or self.masks[at * self.actions + action] == 0:
            self.over[at] = 0
            self.cut[at] = 0
            self.illegal[at] = 1
            self.pay(at, None, actor)
            self.rewards[at] = ILLEGAL
            self.payments[at * self.seats + actor] = ILLEGAL
            return
        self.illegal[at] = 0
        self.mark(at, 0)
        episode.act(action)
        episode.others(self.limit)
        over = episode.seat == NO_SEAT
        cut = not over and episode.ticks >= self.limit
        self.over[at] = 1 if over else 0
        self.cut[at] = 1 if cut else 0
        purse = self.purses[at]
        self.pay(at, purse.pay(episode.state, over), actor)
        if over or cut:
            start: i64 = at * self.width
            self.last.blank(start, start + self.width)
            self.games[at].observe(episode.state, actor, self.last)
            self.deal(at, int(self.lucks[at].draw()))
        self.show(at)

    def deal(self, at: int, seed: int) -> None:
        """The next game that comes to a decision."""
        episode = self.episodes[at]
        bots = self.bots[at]
        for _ in range(TRIES):
            if bots:
                episode.deal_match(str(seed), bots)
            else:
                episode.deal(seeded(seed))
            purse = Purse(self.games[at], self.kind, episode.state)
            if at == len(self.purses):
                self.purses.append(purse)
            else:
                self.purses[at] = purse
            episode.others(self.limit)
            if episode.seat != NO_SEAT and episode.seat not in bots:
                return
            seed = int(self.lucks[at].draw())
        raise denied("env-bots-only", tries=TRIES, game=self.games[at].slug)

    def pay(self, at: int, paid: list[float] | None, actor: int) -> None:
        start: i64 = at * self.seats
        payments = self.payments
        if paid is None:
            for place in range(self.seats):
                payments[start + place] = 0.0
            self.rewards[at] = 0.0
            return
        for place in range(len(paid)):
            payments[start + place] = paid[place]
        self.rewards[at] = paid[actor]

    def mark(self, at: int, may: u8) -> None:
        """Say in the mask what may be decided, or take back what was."""
        episode = self.episodes[at]
        start: i64 = at * self.actions
        masks = self.masks
        for move in episode.offers:
            masks[start + move.index] = may
        if episode.idles:
            masks[start + episode.idle] = may

    def show(self, at: int) -> None:
        """What the seat that decides sees, and may do."""
        episode = self.episodes[at]
        self.mark(at, 1)
        self.seat[at] = episode.seat
        first: i64 = at * self.width
        self.row.blank(first, first + self.width)
        self.games[at].observe(episode.state, episode.seat, self.row)
