"""Learns Garden Dice with tianshou's multi-agent DQN on the PettingZoo environment.

    python examples/tianshou_dqn.py [steps] [picture.svg] [games]

    pip install ".[rl]" tianshou

One seat learns, the other plays at random; both are agents of tianshou. When it has learned for so many steps
it draws its learning curve and plays some more games without learning.
"""

import sys

import numpy as np
from curve import draw
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

from allotment.envs import garden_dice_v1

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000
PICTURE = sys.argv[2] if len(sys.argv) > 2 else "tianshou-dqn.svg"
GAMES = int(sys.argv[3]) if len(sys.argv) > 3 else 100
ROUND = min(1_000, STEPS)  # steps between two rounds of learning


def made() -> PettingZooEnv:
    return PettingZooEnv(garden_dice_v1.env(rewards="difference"))


env = made()
size = env.observation_space["observation"].shape
net = Net(state_shape=size, action_shape=env.action_space.n, hidden_sizes=[128])
policy = DiscreteQLearningPolicy(
    model=net, action_space=env.action_space, eps_training=0.1, eps_inference=0.0
)
learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=0.001), gamma=0.97, target_update_freq=200)
rival = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space)
both = MultiAgentOffPolicyAlgorithm(algorithms=[learner, rival], env=env)
games = DummyVectorEnv([made for _ in range(4)])
collector = Collector(both, games, VectorReplayBuffer(20_000, len(games)), exploration_noise=True)
collector.reset()

curve: list[float] = []
for _ in range(STEPS // ROUND):
    found = collector.collect(n_step=ROUND)
    curve += [float(paid[0]) for paid in found.returns]
    with policy_within_training_step(both.policy):
        for _ in range(ROUND // 20):
            both.update(collector.buffer, sample_size=64)
draw(curve, PICTURE, "Points ahead of random play, mean of the last 20 games", f"{STEPS} steps", 20)
tests = Collector(both, DummyVectorEnv([made]))
tests.reset()
leads = [float(paid[0]) for paid in tests.collect(n_episode=GAMES).returns]
won = sum(lead > 0 for lead in leads)
print(f"against random play: {np.mean(leads):+.1f} points ahead, {won} of {GAMES} games won; see {PICTURE}")
