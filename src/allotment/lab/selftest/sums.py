"""One table: whatever figures say of the same games adds up."""

from __future__ import annotations

import numpy as np

from ...kernel.match import verify
from ..drive import bout
from ..engine import Engine
from ..figures.choice import deciding, pad_lines
from ..figures.course import reasons
from ..mirror import Mirror
from ..study import Study, Variant, mirrors
from .base import FAMILY, Row, mirror, played, tested


def sums(quick: bool, by: Engine) -> list[Row]:
    """Shares, reasons and what decides add to 1, pads to scores, and rows say what replayed records say."""
    out: list[Row] = []
    for game in FAMILY:
        deals = 4 if quick else 250
        level = "seedling" if quick else "sprout"
        study = Study(game, 2, {"box": Variant()}, mirrors(level, 2, ["box"]), deals, "sums")
        table = mirror(study, played(study, by), "box")
        replayed = 0
        for deal in range(deals):
            _, match = bout(study, deal, 0, study.seatings[0], 0)
            verified = verify(match.game, match.record)
            scores = sorted(match.game.scores(verified.state))
            replayed += scores == sorted(table.score[deal].astype(int).tolist())
        out.append((tested("adds", game=game), adds(table), f"{deals}"))
        out.append((tested("replays", game=game), replayed == deals, f"{replayed} / {deals}"))
    return out


def adds(table: Mirror) -> bool:
    points = [[sum(seat) for seat in seats] for seats in table.lists("points")]
    charts = [reasons(table)[0].chart, deciding(table, *pad_lines(table)).chart]
    wholes = [sum(row[1] for row in chart["rows"]) for chart in charts if chart]
    return bool(
        np.allclose(table.share.sum(axis=1), 1)
        and np.allclose(points, table.score)
        and np.allclose(wholes, 100)
        and len(wholes) == 2
    )
