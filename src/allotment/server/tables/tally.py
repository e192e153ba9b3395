"""The score pad before the end: what every seat would score by the rules if the game ended at this moment."""

from __future__ import annotations

from typing import Any

from ...kernel.chance import seeded
from ...words import Speaker
from ..refusals import no, pad_line
from .game import Sitting

Data = dict[str, Any]


def tally(sitting: Sitting, seat: int, at: int | None, words: Speaker) -> Data:
    """Counted in a world these eyes cannot tell from the table's: it says nothing that they do not know."""
    of = len(sitting.match.record.events)
    if at is not None and at > of:
        raise no("no-moment", of=of, at=at)
    if at is None or at == of:
        at, world = of, sitting.world(seat)
    else:
        luck = seeded(f"{sitting.row['shade']} {at}")
        world = sitting.game.determinise(sitting.match.state_at(at), seat, luck)
    pad = sitting.game.pad(world)
    return {
        "at": at,
        "pad": [pad_line(line, words) for line in pad],
        "totals": [sum(line.points[other] for line in pad) for other in range(sitting.game.seats)],
    }
