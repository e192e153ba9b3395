"""Putting in a row: with the handcart, all that lies on the planning tile goes where only one card or nobody
else wants it."""

from __future__ import annotations

from ....draw.scene import Words
from ....kernel.story import Phrase
from ..components import CARD_NAMES, FRAME, FRAME_TITLES, KINDS, NEEDS, RESOURCES
from ..knowledge.view import View
from ..rules.moves import FourGardensMove, Put
from ..rules.rotate import counted


def series(view: View, offers: list[FourGardensMove], seat: int) -> list[FourGardensMove]:
    """The moves that leave nothing to choose: of each resource there is enough for every card that lacks it,
    or just one card lacks it."""
    mine = view["players"][str(seat)]
    lacks = {}
    for name in mine["active"]:
        card = CARD_NAMES.index(name)
        on = mine["on"].get(name.rpartition("-")[0], {})
        for resource, needs in enumerate(NEEDS[card]):
            lacks[resource, FRAME[card]] = needs - int(on.get(RESOURCES[resource], 0))
    moves: list[FourGardensMove] = []
    for resource in range(KINDS):
        puts = [one for one in offers if isinstance(one, Put) and one.resource == resource]
        held = int(mine["tile"].get(RESOURCES[resource], 0))
        if len(puts) == 1 or sum(lacks[resource, put.frame] for put in puts) <= held:
            for put in puts:
                moves += [put] * min(held, lacks[resource, put.frame])
    return moves


def series_words(moves: list[FourGardensMove]) -> Words:
    """What all of them are called together."""
    places: dict[int, list[int]] = {}
    for move in moves:
        assert isinstance(move, Put)
        places.setdefault(move.frame, [0] * KINDS)[move.resource] += 1
    shares: list[object] = [
        Phrase("fill-share", {"got": counted(got), "card": FRAME_TITLES[frame]})
        for frame, got in sorted(places.items())
    ]
    return Words(Phrase("offer-fill"), Phrase("offer-fill-line", {"shares": shares}), "fg-cart")
