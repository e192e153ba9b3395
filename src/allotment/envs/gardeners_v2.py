"""Gardeners for PettingZoo: `gardeners_v2.env(seats=3)` asks the seats in rotation,
`gardeners_v2.parallel_env` all at once in each tick. See docs/envs/gardeners.md."""

from __future__ import annotations

from .aec import Maker
from .parallel import ParallelMaker

env = raw_env = Maker("gardeners")
parallel_env = ParallelMaker("gardeners")
