"""Learns Garden Dice with OpenSpiel's own DQN, in OpenSpiel's own loop.

    python examples/openspiel_dqn.py [games] [picture.svg] [tests]

    pip install ".[openspiel]" torch dm-tree

Against OpenSpiel's random agent; paid at the end, by place. When it has learned it draws its learning curve
and plays some more games without learning.
"""

import sys

import numpy as np
import pyspiel
from curve import draw
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.pytorch.dqn import DQN

import allotment.envs.spiel  # noqa: F401 registers the games

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 500
PICTURE = sys.argv[2] if len(sys.argv) > 2 else "openspiel-dqn.svg"
TESTS = int(sys.argv[3]) if len(sys.argv) > 3 else 100

env = rl_environment.Environment(pyspiel.load_game("allotment_garden_dice_v1"))
env.seed(1)
size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
learner = DQN(
    player_id=0,
    state_representation_size=size,
    num_actions=actions,
    hidden_layers_sizes=[128],
    replay_buffer_capacity=5_000,
    batch_size=64,
    learning_rate=0.001,
    learn_every=8,
    min_buffer_size_to_learn=500,
    epsilon_decay_duration=20_000,
)
agents = [learner, RandomAgent(player_id=1, num_actions=actions)]


def play(learning: bool) -> float:
    """One game; what the learner was paid."""
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        chosen = agents[seat].step(step, is_evaluation=not learning)
        step = env.step([chosen.action])
    for agent in agents:
        agent.step(step, is_evaluation=not learning)
    return float(step.rewards[0])


curve = [play(learning=True) for _ in range(GAMES)]
draw(curve, PICTURE, "Place against random play, mean of the last 50 games", f"{GAMES} games", 50)
paid = [play(learning=False) for _ in range(TESTS)]
won = sum(place > 0 for place in paid)
print(f"against random play: {np.mean(paid):+.2f}, {won} of {TESTS} games won; see {PICTURE}")
