"""Mysterious Garden for PettingZoo: `mysterious_garden_v2.env(seats=3)`.

See docs/envs/mysterious-garden.md.
"""

from __future__ import annotations

from .aec import Maker

env = raw_env = Maker("mysterious-garden")
