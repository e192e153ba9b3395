"""Four Gardens for PettingZoo: `four_gardens_v1.env(seats=3)`. See docs/envs/four-gardens.md."""

from __future__ import annotations

from .aec import Maker

env = raw_env = Maker("four-gardens")
