"""A seat's whole access to a game in progress. Bots get this and nothing else."""

from __future__ import annotations

from typing import Generic

from librt.vecs import vec

from .chance import Chance
from .game import Game, M, Position, S


class Eyes(Generic[S, M]):
    """What one seat sees, may do, has heard, and can imagine."""

    __slots__ = ("_heard", "_state", "game", "seat")

    def __init__(self, game: Game[S, M], state: S, seat: int, heard: list[str]) -> None:
        self.game = game
        self.seat = seat
        self._state = state
        self._heard = heard

    def view(self) -> Position:
        return self.game.view(self._state, self.seat)

    def legal(self) -> list[M]:
        return self.game.legal(self._state, self.seat)

    def heard(self) -> list[str]:
        """Every move and clock event so far, as "seat: notation". Notation is public."""
        return self._heard[:]

    def scores(self) -> list[int]:
        return self.game.scores(self._state)

    def features(self) -> vec[float]:
        return self.game.features(self._state, self.seat)

    def imagine(self, chance: Chance) -> S:
        """A world that fits all the seat knows. Its luck is `chance`, never the table's own."""
        return self.game.determinise(self._state, self.seat, chance)
