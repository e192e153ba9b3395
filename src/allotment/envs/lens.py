"""A seat's numbers and offers as arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ..kernel.game import Game, marked
from ..play.episode import Episode

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

IDLE: Final = "idle"
LIMIT: Final = 10.0  # no number of an observation lies further from 0


class Lens:
    """Turns a seat's features into an array, and offers into a mask."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.names = game.feature_names()
        self.moves = len(game.moves)
        self.actions = self.moves + 1 if game.box.real_time else self.moves
        self.idle = self.moves if game.box.real_time else -1

    def numbers(self, state: Any, seat: int) -> Numbers:
        return np.array(self.game.features(state, seat), np.float32)  # read as a buffer

    def mask(self, offers: list[Any], idle: bool) -> Mask:
        out = np.array(marked(offers, self.actions), np.int8)
        if idle:
            out[self.idle] = 1
        return out

    def asked(self, episode: Episode) -> Mask:
        """What the seat that decides may do."""
        return self.mask(episode.offers, episode.idles)

    def text(self, action: int) -> str:
        """The notation of an action."""
        return IDLE if action == self.idle else str(self.game.moves[action].text)
