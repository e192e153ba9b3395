"""Learns Garden Dice by REINFORCE with masks, in plain numpy.

    python examples/reinforce.py [minutes] [picture.svg] [games]

One hidden layer, paid by the points it is ahead by, against a bot that plays at random. When the time is up
it draws its learning curve and plays 200 more games without learning.
"""

import sys
import time
from typing import Any

import gymnasium
import numpy as np
from curve import draw
from gymnasium.spaces import flatdim

MINUTES = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
PICTURE = sys.argv[2] if len(sys.argv) > 2 else "learning.svg"
GAMES, HIDDEN, RATE, DISCOUNT = 16, 64, 0.003, 0.95  # games a step, width, step size, patience

NAME = "allotment.envs:allotment/GardenDice-v1"
env = gymnasium.make(NAME, opponents="seedling", rewards="difference").unwrapped
rng = np.random.default_rng(1)
inputs, actions = flatdim(env.observation_space), flatdim(env.action_space)
net = [rng.normal(0, inputs**-0.5, (inputs, HIDDEN)), np.zeros((HIDDEN, actions)), np.zeros(actions)]
first, second = [np.zeros_like(w) for w in net], [np.zeros_like(w) for w in net]  # Adam's moments


def play(seed: int) -> list[tuple[Any, ...]]:
    """One game: for each decision what was seen, the hidden layer, offers, their odds, the pick, the pay."""
    seen, info = env.reset(seed=seed)
    steps, over = [], False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        hidden = np.tanh(seen @ net[0])
        logits = hidden @ net[1][:, legal] + net[2][legal]
        odds = np.exp(logits - logits.max())
        odds /= odds.sum()
        pick = rng.choice(len(legal), p=odds)
        after, pay, over, _, info = env.step(legal[pick])
        steps.append((seen, hidden, legal, odds, pick, pay))
        seen = after
    return steps


def learn(games: list[list[tuple[Any, ...]]], number: int) -> None:
    """One step of Adam along the policy gradient, each decision weighed by the points that followed it."""
    later = []
    for steps in games:
        total = 0.0
        later.append([total := pay + DISCOUNT * total for *_, pay in reversed(steps)][::-1])
    mean, spread = np.mean(np.concatenate(later)), np.std(np.concatenate(later)) + 1e-8
    slopes, count = [np.zeros_like(w) for w in net], sum(map(len, games))
    for steps, values in zip(games, later, strict=True):
        for (seen, hidden, legal, odds, pick, _), value in zip(steps, values, strict=True):
            push = -odds * (value - mean) / spread / count
            push[pick] += (value - mean) / spread / count
            back = (net[1][:, legal] @ push) * (1 - hidden**2)
            slopes[0] += np.outer(seen, back)
            slopes[1][:, legal] += np.outer(hidden, push)
            slopes[2][legal] += push
    for w, m, v, slope in zip(net, first, second, slopes, strict=True):
        m += 0.1 * (slope - m)
        v += 0.001 * (slope**2 - v)
        w += RATE * (m / (1 - 0.9**number)) / (np.sqrt(v / (1 - 0.999**number)) + 1e-8)


curve: list[float] = []
begun = time.monotonic()
while time.monotonic() - begun < 60 * MINUTES:
    batch = [play(len(curve) * GAMES + game) for game in range(GAMES)]
    curve.append(float(np.mean([sum(step[-1] for step in steps) for steps in batch])))
    learn(batch, len(curve))
    if len(curve) % 20 == 0:
        print(f"{len(curve) * GAMES:6d} games  {np.mean(curve[-20:]):+7.1f} points ahead", flush=True)
title = "Points ahead of random play, mean of the last 10 steps"
draw(curve, PICTURE, title, f"{len(curve)} steps of {GAMES} games, {MINUTES:g} minutes")
games = int(sys.argv[3]) if len(sys.argv) > 3 else 200
tests = [sum(step[-1] for step in play(10**9 + game)) for game in range(games)]
won = sum(lead > 0 for lead in tests)
print(f"against random play: {np.mean(tests):+.1f} points ahead, {won} of {games} games won; see {PICTURE}")
