"""The games as environments of other libraries: PettingZoo, Gymnasium, OpenSpiel.

`from allotment.envs import garden_dice_v1` gives PettingZoo's `env(...)`; importing this package lets
`gymnasium.make("allotment/GardenDice-v1")` find its games; `allotment.envs.spiel` registers
them with OpenSpiel.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .modules import add_modules

if TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """A module for each game on the shelf."""


add_modules(__name__)

if find_spec("gymnasium") is not None:  # with OpenSpiel alone there is nothing to tell Gymnasium
    from .single import register

    register()
