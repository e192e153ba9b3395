"""What a seat is paid: the points it is ahead by, as they come, or its place at the end."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.game import Game
from ..kernel.result import denied

DIFFERENCE: Final = "difference"
PLACEMENT: Final = "placement"
REWARDS: Final = {
    DIFFERENCE: "at every step the change of: own score less the mean of the other seats' scores",
    PLACEMENT: "0 until the end, then from 1 (alone in first place) to -1 (alone in last place)",
}
WITHOUT_RIVALS: Final = {
    DIFFERENCE: "at every step the change of the score",
    PLACEMENT: "0 until the end, then the final score",
}
ILLEGAL: Final = -1.0  # for a seat that asked for what its mask forbids
MOST: Final = 1000.0  # no score or difference of scores lies further from 0


def named(kind: str) -> str:
    if kind not in REWARDS:
        raise denied("env-rewards", given=repr(kind), known=", ".join(map(repr, REWARDS)))
    return kind


def rivals(game: Game[Any, Any]) -> bool:
    """Do seats play against each other?"""
    return game.seats > 1 and not game.box.cooperative


def leads(game: Game[Any, Any], scores: list[int]) -> list[float]:
    """What each seat is ahead by. Between rivals these add up to nothing."""
    if not rivals(game):
        return [float(score) for score in scores]
    total = sum(scores)
    others = game.seats - 1
    return [score - (total - score) / others for score in scores]


def places(game: Game[Any, Any], state: Any) -> list[float]:
    """At the end: the share of rivals behind, less the share ahead. Ties count for neither."""
    result = game.result(state)
    assert result is not None, "the game isn't over"
    if not rivals(game):
        return [float(score) for score in result.scores]
    ranks = result.ranks
    out: list[float] = []
    for mine in ranks:
        behind = sum(1 for rank in ranks if rank > mine)
        ahead = sum(1 for rank in ranks if rank < mine)
        out.append((behind - ahead) / (game.seats - 1))
    return out


def final(game: Game[Any, Any], state: Any, kind: str) -> list[float]:
    """Everything a finished game pays, at once."""
    if kind == PLACEMENT:
        return places(game, state)
    result = game.result(state)
    assert result is not None, "the game isn't over"
    return leads(game, result.scores)


class Purse:
    """Pays step by step; what it has paid when the game is over is what `final` says, less what the
    scores were worth at the start."""

    __slots__ = ("game", "kind", "nothing", "scores", "worth")

    def __init__(self, game: Game[Any, Any], kind: str, state: Any) -> None:
        self.game = game
        self.kind = kind
        self.scores = game.scores(state)
        self.worth = leads(game, self.scores)
        self.nothing = [0.0] * game.seats

    def pay(self, state: Any, over: bool) -> list[float] | None:
        """For each seat what the last step earned; None: nothing for anybody."""
        if self.kind == PLACEMENT:
            return places(self.game, state) if over else None
        scores = self.game.scores(state)
        if scores == self.scores:
            return None
        worth = leads(self.game, scores)
        paid = [now - before for now, before in zip(worth, self.worth, strict=True)]
        self.scores = scores
        self.worth = worth
        return paid


def utilities(game: Game[Any, Any], kind: str) -> tuple[float, float]:
    """The least and the most that a whole game can pay."""
    if kind == PLACEMENT and rivals(game):
        return -1.0, 1.0
    return -MOST, MOST
