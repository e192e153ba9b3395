"""Learns Garden Dice with sb3-contrib's MaskablePPO, which needs nothing but the Gymnasium environment.

    python examples/maskable_ppo.py [steps] [picture.svg] [games]

    pip install ".[rl]" sb3-contrib

Paid by the points it is ahead by, against a bot that plays at random. When it has learned for so many steps
it draws its learning curve and plays some more games without learning.
"""

import sys

import gymnasium
import numpy as np
from curve import draw
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
PICTURE = sys.argv[2] if len(sys.argv) > 2 else "maskable-ppo.svg"
GAMES = int(sys.argv[3]) if len(sys.argv) > 3 else 100


class Watch(BaseCallback):
    """Keeps what every finished game was paid."""

    def __init__(self) -> None:
        super().__init__()
        self.leads: list[float] = []

    def _on_step(self) -> bool:
        self.leads += [info["episode"]["r"] for info in self.locals["infos"] if "episode" in info]
        return True


env = gymnasium.make(
    "allotment.envs:allotment/GardenDice-v1",
    opponents="seedling",
    rewards="difference",
    disable_env_checker=True,
)
model = MaskablePPO("MlpPolicy", env, n_steps=min(2048, STEPS), gamma=0.995, seed=1, device="cpu")
watch = Watch()
model.learn(STEPS, callback=watch)
draw(watch.leads, PICTURE, "Points ahead of random play, mean of the last 50 games", f"{STEPS} steps", 50)

leads = []
for game in range(GAMES):
    seen, info = env.reset(seed=10**9 + game)
    lead, over = 0.0, False
    while not over:
        action, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
        seen, paid, over, _, info = env.step(action)
        lead += float(paid)
    leads.append(lead)
won = sum(lead > 0 for lead in leads)
print(f"against random play: {np.mean(leads):+.1f} points ahead, {won} of {GAMES} games won; see {PICTURE}")
