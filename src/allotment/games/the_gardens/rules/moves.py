"""The moves (TG-MOVE): take, reserve, return; and the fixed table of all 291."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Move
from ..components import CARD_NAMES, CARD_ROW, CARDS, ROWS, SIDES


class GardensMove(Move):
    """Any move of The Gardens."""

    __slots__ = ()


class Take(GardensMove):
    """`take b07 left`: take the card, lay it on that side, walk there and score."""

    __slots__ = ("card", "row", "side")

    def __init__(self, index: int, card: int, side: int) -> None:
        super().__init__(index, f"take {CARD_NAMES[card]} {SIDES[side]}")
        self.card = card
        self.row = CARD_ROW[card]
        self.side = side


class Reserve(GardensMove):
    """`reserve a31`: Fort Denison keeps the card for its owner this round."""

    __slots__ = ("card",)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index, f"reserve {CARD_NAMES[card]}")
        self.card = card


class Return(GardensMove):
    """`return 2`: the State Library sends that row's visitor back to the Central Board."""

    __slots__ = ("row",)

    def __init__(self, index: int, row: int) -> None:
        super().__init__(index, f"return {row + 1}")
        self.row = row


# TG-MOVE-2: takes 2k and 2k + 1 (left, right), reserves 192 + k, returns 288 to 290.
TAKE_LEFT: Final[list[Take]] = [Take(2 * card, card, 0) for card in range(CARDS)]
TAKE_RIGHT: Final[list[Take]] = [Take(2 * card + 1, card, 1) for card in range(CARDS)]
RESERVE: Final[list[Reserve]] = [Reserve(2 * CARDS + card, card) for card in range(CARDS)]
RETURN: Final[list[Return]] = [Return(3 * CARDS + row, row) for row in range(ROWS)]


def table() -> list[GardensMove]:
    moves: list[GardensMove] = []
    for card in range(CARDS):
        moves.append(TAKE_LEFT[card])
        moves.append(TAKE_RIGHT[card])
    moves.extend(RESERVE)
    moves.extend(RETURN)
    return moves


MOVES: Final[list[GardensMove]] = table()
