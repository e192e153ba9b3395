"""The verbs: one class each, the fixed table of all 2033 moves, and lookups into it (FG-MOVE-1)."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Move
from ..components import (
    BONUS_TYPES,
    CARD_NAMES,
    CARDS,
    FRAME_NAMES,
    FRAMES,
    GODS,
    KINDS,
    RESOURCES,
    WILD_SYMBOL,
)

TILE: Final = -1  # a target that is no frame: the planning tile
PILE: Final = -1  # a card to draw that is none of the open ones: the top of the pile


class FourGardensMove(Move):
    """A move of this game."""

    __slots__ = ()


class Lay(FourGardensMove):
    __slots__ = ("card",)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index, f"lay {CARD_NAMES[card]}")
        self.card = card


class Rotate(FourGardensMove):
    __slots__ = ("card", "clockwise")

    def __init__(self, index: int, card: int, clockwise: bool) -> None:
        super().__init__(index, f"rotate {CARD_NAMES[card]} {'cw' if clockwise else 'ccw'}")
        self.card = card
        self.clockwise = clockwise


class Wild(FourGardensMove):
    __slots__ = ("card", "resource", "target")

    def __init__(self, index: int, card: int, resource: int, target: int) -> None:
        super().__init__(index, f"wild {CARD_NAMES[card]} {RESOURCES[resource]} {target_name(target)}")
        self.card = card
        self.resource = resource
        self.target = target  # a frame, or TILE


class Cart(FourGardensMove):
    __slots__ = ("card",)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index, f"cart {CARD_NAMES[card]}")
        self.card = card


class Put(FourGardensMove):
    __slots__ = ("frame", "resource")

    def __init__(self, index: int, resource: int, frame: int) -> None:
        super().__init__(index, f"put {RESOURCES[resource]} {FRAME_NAMES[frame]}")
        self.resource = resource
        self.frame = frame


class Shift(FourGardensMove):
    __slots__ = ("giver", "resource", "taker")

    def __init__(self, index: int, resource: int, giver: int, taker: int) -> None:
        super().__init__(index, f"shift {RESOURCES[resource]} {FRAME_NAMES[giver]} {FRAME_NAMES[taker]}")
        self.resource = resource
        self.giver = giver
        self.taker = taker


class Drop(FourGardensMove):
    __slots__ = ("resource",)

    def __init__(self, index: int, resource: int) -> None:
        super().__init__(index, f"drop {RESOURCES[resource]}")
        self.resource = resource


class Done(FourGardensMove):
    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(index, "done")


class Complete(FourGardensMove):
    __slots__ = ("frame",)

    def __init__(self, index: int, frame: int) -> None:
        super().__init__(index, f"complete {FRAME_NAMES[frame]}")
        self.frame = frame


class God(FourGardensMove):
    __slots__ = ("god",)

    def __init__(self, index: int, god: int) -> None:
        super().__init__(index, f"god {GODS[god]}")
        self.god = god


class Bonus(FourGardensMove):
    __slots__ = ("type",)

    def __init__(self, index: int, type: int) -> None:
        super().__init__(index, f"bonus {BONUS_TYPES[type]}")
        self.type = type


class Take(FourGardensMove):
    __slots__ = ("resource", "target")

    def __init__(self, index: int, resource: int, target: int) -> None:
        super().__init__(index, f"take {RESOURCES[resource]} {target_name(target)}")
        self.resource = resource
        self.target = target  # a frame, or TILE


class Draw(FourGardensMove):
    __slots__ = ("card",)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index, f"draw {'pile' if card == PILE else CARD_NAMES[card]}")
        self.card = card  # an open card, or PILE


def target_name(target: int) -> str:
    return "tile" if target == TILE else FRAME_NAMES[target]


# The table. `add` keeps its order: entries of SPEC.md's chapter 9, leftmost argument slowest.

MOVES: Final[list[FourGardensMove]] = []
LAY: Final[list[Lay]] = []  # by card
ROTATE: Final[list[list[Rotate]]] = []  # by card: cw, ccw; none without the pagoda symbol
WILD: Final[list[list[Wild]]] = []  # by card: resource * 15 + target + 1; none without the wild symbol
CART: Final[list[Cart]] = []  # by card
PUT: Final[list[Put]] = []  # resource * 14 + frame
SHIFT: Final[list[list[Shift]]] = []  # resource * 14 + giver: by taker, without the giver itself
DROP: Final[list[Drop]] = []
COMPLETE: Final[list[Complete]] = []
GOD_CHOICE: Final[list[God]] = []
BONUS: Final[list[Bonus]] = []
TAKE: Final[list[Take]] = []  # resource * 15 + target + 1
DRAW: Final[list[Draw]] = []  # card + 1; PILE first
TARGETS: Final[int] = FRAMES + 1


def lay_out() -> Done:
    """Fill the table and the lookups; the one `done` is handed back."""
    for card in range(CARDS):
        LAY.append(Lay(len(MOVES), card))
        MOVES.append(LAY[card])
    for card in range(CARDS):
        ROTATE.append([])
        if not WILD_SYMBOL[card]:
            for clockwise in (True, False):
                turn = Rotate(len(MOVES), card, clockwise)
                ROTATE[card].append(turn)
                MOVES.append(turn)
    for card in range(CARDS):
        WILD.append([])
        if WILD_SYMBOL[card]:
            for resource in range(KINDS):
                for target in range(TILE, FRAMES):
                    wild = Wild(len(MOVES), card, resource, target)
                    WILD[card].append(wild)
                    MOVES.append(wild)
    for card in range(CARDS):
        CART.append(Cart(len(MOVES), card))
        MOVES.append(CART[card])
    for resource in range(KINDS):
        for frame in range(FRAMES):
            put = Put(len(MOVES), resource, frame)
            PUT.append(put)
            MOVES.append(put)
    for resource in range(KINDS):
        for giver in range(FRAMES):
            SHIFT.append([])
            for taker in range(FRAMES):
                if taker != giver:
                    shift = Shift(len(MOVES), resource, giver, taker)
                    SHIFT[-1].append(shift)
                    MOVES.append(shift)
    for resource in range(KINDS):
        DROP.append(Drop(len(MOVES), resource))
        MOVES.append(DROP[resource])
    done = Done(len(MOVES))
    MOVES.append(done)
    for frame in range(FRAMES):
        COMPLETE.append(Complete(len(MOVES), frame))
        MOVES.append(COMPLETE[frame])
    for god in range(len(GODS)):
        GOD_CHOICE.append(God(len(MOVES), god))
        MOVES.append(GOD_CHOICE[god])
    for type in range(len(BONUS_TYPES)):
        BONUS.append(Bonus(len(MOVES), type))
        MOVES.append(BONUS[type])
    for resource in range(KINDS):
        for target in range(TILE, FRAMES):
            take = Take(len(MOVES), resource, target)
            TAKE.append(take)
            MOVES.append(take)
    for card in range(PILE, CARDS):
        draw = Draw(len(MOVES), card)
        DRAW.append(draw)
        MOVES.append(draw)
    return done


DONE: Final[Done] = lay_out()


def shift_of(resource: int, giver: int, taker: int) -> Shift:
    return SHIFT[resource * FRAMES + giver][taker if taker < giver else taker - 1]
