"""The Gardens for PettingZoo: `the_gardens_v1.env(seats=3)`. See docs/envs/the-gardens.md."""

from __future__ import annotations

from .aec import Maker

env = raw_env = Maker("the-gardens")
