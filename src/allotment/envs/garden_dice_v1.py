"""Garden Dice for PettingZoo: `garden_dice_v1.env(seats=3)`. See docs/envs/garden-dice.md."""

from __future__ import annotations

from .aec import Maker

env = raw_env = Maker("garden-dice")
