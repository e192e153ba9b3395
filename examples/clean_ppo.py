"""Learns any of the competitive games by PPO in self-play, in one file, on the batched environment.

    python examples/clean_ppo.py [--game the-gardens] [--minutes 20] [--picture ppo.svg] [--games 200]

    pip install ".[rl]" torch

Every seat is played by the same network. A seat is paid the points it is ahead by, as they come; what a
decision earned is counted up to the seat's next decision, whoever moves in between. When the time is up it
draws its learning curve, plays both seats against a bot without learning, and keeps its weights if asked to.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import draw
from torch import nn

from allotment.envs.vector import BatchEnv

NEVER = -1e9  # the logit of what the mask forbids


class Agent(nn.Module):
    """Two hidden layers; one head says what to do, the other what it will bring."""

    def __init__(self, numbers: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Log-probabilities of the actions, and the value."""
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~mask, NEVER)
        return logits.log_softmax(-1), self.value(hidden).squeeze(-1)


def shown(seen: np.ndarray, info: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(seen).float(), torch.from_numpy(info["action_mask"].astype(bool))


def advantages(
    seats: np.ndarray,
    payments: np.ndarray,
    values: np.ndarray,
    ends: np.ndarray,
    patience: float,
    trace: float,
) -> tuple[np.ndarray, np.ndarray]:
    """For each decision (steps by games) how much more it brought than expected, and whether that is known:
    the last decision of a seat before the rollout ends is not, if its game isn't over."""
    steps, games = seats.shape
    rows = np.arange(games)
    owed = np.zeros((games, payments.shape[2]))  # paid since the seat's next decision
    coming, later = np.zeros_like(owed), np.zeros_like(owed)  # that decision's value and advantage
    known = np.zeros(owed.shape, bool)
    found, sure = np.zeros((steps, games)), np.zeros((steps, games), bool)
    for step in range(steps - 1, -1, -1):
        over = ends[step]
        owed[over] = coming[over] = later[over] = 0.0
        known[over] = True
        owed += payments[step]
        seat = seats[step]
        more = owed[rows, seat] + patience * coming[rows, seat] - values[step]
        found[step] = more + patience * trace * later[rows, seat]
        sure[step] = known[rows, seat]
        owed[rows, seat], coming[rows, seat], later[rows, seat] = 0.0, values[step], found[step]
        known[rows, seat] = True
    return found, sure


def train(game: str, minutes: float, given: argparse.Namespace) -> tuple[Agent, list[float]]:
    torch.manual_seed(given.seed)
    rng = np.random.default_rng(given.seed)
    env = BatchEnv(game, given.envs, opponents=None, rewards="difference", seats=2)
    agent = Agent(env.observations.shape[1], env.masks.shape[1], given.hidden)
    optimizer = torch.optim.Adam(agent.parameters(), given.rate, eps=1e-5)
    seen, info = env.reset(seed=given.seed)
    curve: list[float] = []
    begun = time.monotonic()
    decisions = ended = 0
    while time.monotonic() - begun < 60 * minutes:
        optimizer.param_groups[0]["lr"] = given.rate * max(
            0.05, 1 - (time.monotonic() - begun) / (60 * minutes)
        )
        sights, masks, picks, odds, values, seats, payments, ends = ([] for _ in range(8))
        for _ in range(given.steps):
            sight, mask = shown(seen, info)
            with torch.no_grad():
                chances, value = agent(sight, mask)
            pick = torch.multinomial(chances.exp(), 1).squeeze(1)
            sights.append(sight)
            masks.append(mask)
            picks.append(pick)
            odds.append(chances.gather(1, pick[:, None]).squeeze(1))
            values.append(value.numpy())
            seats.append(info["seat"].copy())
            seen, _, over, cut, info = env.step(pick.numpy())
            payments.append(info["rewards"] * given.scale)
            ends.append(over | cut)
        gains, sure = advantages(
            np.array(seats), np.array(payments), np.array(values), np.array(ends), given.patience, 0.95
        )
        keep = torch.from_numpy(np.flatnonzero(sure.reshape(-1)))
        all_seen, all_masks = torch.cat(sights)[keep], torch.cat(masks)[keep]
        all_picks, all_odds = torch.cat(picks)[keep], torch.cat(odds)[keep]
        gain = torch.from_numpy(gains.reshape(-1)).float()[keep]
        target = gain + torch.from_numpy(np.array(values).reshape(-1))[keep]
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        for _ in range(given.epochs):
            for part in np.array_split(rng.permutation(len(keep)), max(1, len(keep) // given.minibatch)):
                chances, value = agent(all_seen[part], all_masks[part])
                ratio = (chances.gather(1, all_picks[part, None]).squeeze(1) - all_odds[part]).exp()
                clipped = ratio.clamp(0.8, 1.2)
                spread = -(chances.exp() * chances.clamp(min=NEVER / 2)).sum(1).mean()
                loss = (
                    -torch.min(ratio * gain[part], clipped * gain[part]).mean()
                    + 0.5 * (value - target[part]).pow(2).mean()
                    - given.entropy * spread
                )
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        decisions += given.steps * given.envs
        ended += int(np.array(ends).sum())
        if given.check and len(curve) < (time.monotonic() - begun) / 60 / minutes * given.check:
            _, lead = against(agent, game, given.rival, 20)
            curve.append(lead)
            print(
                f"{decisions:9d} decisions  {ended:7d} games  {lead:+7.1f} ahead of {given.rival}", flush=True
            )
    return agent, curve


def against(agent: Agent, game: str, rival: str, games: int, seed: int = 10**9) -> tuple[float, float]:
    """Both seats against a bot, always the likeliest action: games won (a draw is half), mean lead."""
    count = min(games, 20)
    env = BatchEnv(game, count, opponents=rival, seat=[0, 1], rewards="difference", seats=2)
    seen, info = env.reset(seed=seed)
    lead = np.zeros(count)
    leads: list[float] = []
    quota = np.full(count, games // count)  # of each table, so that short games do not count for more
    while quota.any():
        with torch.no_grad():
            chances, _ = agent(*shown(seen, info))
        seen, paid, over, cut, info = env.step(chances.argmax(1).numpy())
        lead += paid
        for table in np.flatnonzero((over | cut) & (quota > 0)):
            leads.append(float(lead[table]))
            quota[table] -= 1
        lead[over | cut] = 0.0
    won = sum(1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in leads)
    return won / len(leads), float(np.mean(leads))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="the-gardens")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--picture", default="clean-ppo.svg")
    parser.add_argument("--games", type=int, default=200, help="to play at the end")
    parser.add_argument("--rival", default="sprout")
    parser.add_argument("--check", type=int, default=20, help="how often to play 20 games on the way")
    parser.add_argument("--keep", help="write the weights to this file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--envs", type=int, default=128)
    parser.add_argument("--steps", type=int, default=48, help="of a rollout")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--scale", type=float, default=0.05, help="of the rewards")
    parser.add_argument("--patience", type=float, default=1.0)
    parser.add_argument("--entropy", type=float, default=0.01)
    given = parser.parse_args()
    agent, curve = train(given.game, given.minutes, given)
    if given.keep:
        torch.save({"game": given.game, "hidden": given.hidden, "weights": agent.state_dict()}, given.keep)
    won, lead = against(agent, given.game, given.rival, given.games)
    curve.append(lead)
    title = f"Points ahead of {given.rival} at {given.game}, 20 games each"
    draw(curve, given.picture, title, f"{given.minutes:g} minutes of self-play", 1)
    print(
        f"against {given.rival}: {won:.1%} of {given.games} games won, {lead:+.1f} points ahead; see "
        f"{Path(given.picture)}"
    )


if __name__ == "__main__":
    main()
