"""The rows of a study in the shape that figures ask for."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel.result import denied
from .drive import Words, words_of
from .study import Study


class Mirror:
    """Bouts of one level against itself under one variant: a row for each deal; seats by order of play."""

    def __init__(self, study: Study, rows: Any, variant: str, level: str, title: str) -> None:
        lineup = ",".join([level] * study.seats)
        own = rows.filter(
            (rows["variant"] == variant) & (rows["lineup"] == lineup) & (rows["barred"] == "")
        ).sort("deal", "order")
        if not own.height:
            raise denied("lab-no-bouts", level=level, variant=variant)
        self.study = study
        self.variant = variant
        self.level = level
        self.title = title  # of the game
        self.words: Words = words_of(study.game)
        self.seats = study.seats
        self.n = own.height // study.seats
        self.rows = own
        self.score = self.grid("score").astype(float)
        self.share = self.grid("share").astype(float)
        self.rank = self.grid("rank").astype(int)
        self.first = own.gather_every(study.seats)  # the row of the seat that began

    def grid(self, column: str) -> Any:
        return self.rows[column].to_numpy().reshape(self.n, self.seats)

    def of_bout(self, column: str) -> Any:
        """A number that all seats of a bout share."""
        return self.first[column].to_numpy()

    def lists(self, column: str) -> list[list[Any]]:
        """By deal and seat."""
        flat = self.rows[column].to_list()
        return [flat[at : at + self.seats] for at in range(0, len(flat), self.seats)]

    def guards(self) -> float:
        return float(np.mean(self.of_bout("guard")))

    def different(self) -> int:
        """How many of the deals have luck of their own."""
        return len(set(self.of_bout("luck").tolist()))


def versus(rows: Any, bot: str, variant: str) -> list[float]:
    """By deal: the share that the bot won, over all its seats on the deal."""
    own = rows.filter((rows["bot"] == bot) & (rows["variant"] == variant))
    means = own.select("deal", "share").group_by("deal").mean().sort("deal")
    return [float(one) for one in means["share"]]
