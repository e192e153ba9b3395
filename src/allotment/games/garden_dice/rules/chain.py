"""Chains: how watering and harvesting run on by themselves (GD-CHAIN-1 to 3)."""

from __future__ import annotations

from ..components import BESIDE, STAGE, VALUE
from .model import Beds


def chain(beds: Beds, first: int) -> list[int]:
    """From bed to bed, never diagonally, to tiles of the same side and strictly lower value, whoever
    owns them; anything else stops it (GD-CHAIN-1, GD-CHAIN-2). Each tile once, breadth first, within
    a layer by row, then column (GD-CHAIN-3, GD-RULING-20)."""
    tile = beds.tile
    stage = STAGE[tile[first]]
    reached = [first]
    layer = reached
    while layer:
        found: list[int] = []
        for cell in layer:
            value = VALUE[tile[cell]]
            if value > 1:
                for near in BESIDE[cell]:
                    kind = tile[near]
                    if (
                        STAGE[kind] == stage
                        and VALUE[kind] < value
                        and near not in reached
                        and near not in found
                    ):
                        found.append(near)
        if len(found) > 1:
            found.sort()
        reached = reached + found
        layer = found
    return reached
