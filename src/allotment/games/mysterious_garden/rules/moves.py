"""The verbs: one class each, and the fixed table of all moves (SPEC section 9)."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Move
from ..components import (
    COLOURS,
    CONTAINER_COUNT,
    CONTAINERS,
    GARDEN_COUNT,
    GARDENS,
    GNOME_KINDS,
    GNOMES,
    LADYBUG_TILES,
    LOCKS,
    NUMBERS,
    OPENINGS,
    POWER,
    POWER_COUNT,
    REGULAR_TILES,
    SIDE_COUNT,
    SIDE_NAMES,
)

FREE: Final = 0  # how a tile is paid for: not at all, ...
TOKEN: Final = -1  # ... with a ladybug token, or else with the ladybug tile of that number


class MysteriousMove(Move):
    """One of the moves of Mysterious Garden."""

    __slots__ = ()


class Place(MysteriousMove):
    __slots__ = ("icon", "number", "payment", "side")

    def __init__(self, index: int, side: int, number: int, payment: int, icon: bool) -> None:
        face = " icon" if icon else ""
        if payment == FREE:
            paying = ""
        elif payment == TOKEN:
            paying = " paying ladybug"
        else:
            paying = f" removing {payment}"
        super().__init__(index, f"place {number}{face} at {SIDE_NAMES[side]}{paying}")
        self.side = side
        self.number = number
        self.payment = payment
        self.icon = icon


class Discover(MysteriousMove):
    __slots__ = ("garden", "side")

    def __init__(self, index: int, garden: int, side: int) -> None:
        super().__init__(index, f"discover {GARDENS[garden]} at {SIDE_NAMES[side]}")
        self.garden = garden
        self.side = side


class Add(MysteriousMove):
    __slots__ = ("kind",)

    def __init__(self, index: int, kind: int) -> None:
        super().__init__(index, f"add {GNOMES[kind]}")
        self.kind = kind


class Capture(MysteriousMove):
    __slots__ = ("kind",)

    def __init__(self, index: int, kind: int) -> None:
        super().__init__(index, f"capture {GNOMES[kind]}")
        self.kind = kind


class TakeTreasure(MysteriousMove):
    __slots__ = ("colour",)

    def __init__(self, index: int, colour: int) -> None:
        super().__init__(index, f"take {COLOURS[colour]}")
        self.colour = colour


class TakeCard(MysteriousMove):
    __slots__ = ("card",)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index, f"take {POWER[card]}")
        self.card = card


class TakeBag(MysteriousMove):
    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(index, "take bag")


class WallFirst(MysteriousMove):
    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(index, "wall first")


class IconFirst(MysteriousMove):
    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(index, "icon first")


class Claim(MysteriousMove):
    __slots__ = ("colour",)

    def __init__(self, index: int, colour: int) -> None:
        super().__init__(index, f"claim {COLOURS[colour]}")
        self.colour = colour


class Unlock(MysteriousMove):
    __slots__ = ("locks",)

    def __init__(self, index: int, locks: int) -> None:
        super().__init__(index, f"unlock {locks}")
        self.locks = locks


class Keep(MysteriousMove):
    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(index, "keep")


class Trap(MysteriousMove):
    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(index, "trap")


class Loose(MysteriousMove):
    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(index, "loose")


class Stow(MysteriousMove):
    __slots__ = ("colour", "container")

    def __init__(self, index: int, colour: int, container: int) -> None:
        super().__init__(index, f"stow {COLOURS[colour]} in {CONTAINERS[container]}")
        self.colour = colour
        self.container = container


class Empty(MysteriousMove):
    __slots__ = ("container",)

    def __init__(self, index: int, container: int) -> None:
        super().__init__(index, f"empty {CONTAINERS[container]}")
        self.container = container


class Lose(MysteriousMove):
    __slots__ = ()

    def __init__(self, index: int) -> None:
        super().__init__(index, "lose")


# The columns of a side: every tile choice with its payment, each first number side up, then icon side up
def all_payments() -> list[list[int]]:
    """[number, payment] in table order."""
    rows = [[number, FREE] for number in REGULAR_TILES]
    for number in LADYBUG_TILES:
        rows.append([number, TOKEN])
        rows.extend([number, other] for other in LADYBUG_TILES if other != number)
    return rows


PAYMENTS: Final = all_payments()
COLUMNS: Final = 2 * len(PAYMENTS)
COLUMN_NUMBER: Final = [row[0] for row in PAYMENTS for _ in range(2)]
COLUMN_PAYMENT: Final = [row[1] for row in PAYMENTS for _ in range(2)]
# The column of a regular tile's number side; by number
COLUMN: Final = [
    2 * REGULAR_TILES.index(number) if number in REGULAR_TILES else -1 for number in range(NUMBERS + 1)
]
FIRST_LADYBUG: Final = 2 * len(REGULAR_TILES)  # from here on the columns of ladybug tiles

MOVES: Final[list[MysteriousMove]] = []

PLACE: Final[list[list[Place]]] = []  # by side, then column
for _side in range(SIDE_COUNT):
    _row: list[Place] = []
    for _number, _payment in PAYMENTS:
        for _icon in (False, True):
            _place = Place(len(MOVES), _side, _number, _payment, _icon)
            _row.append(_place)
            MOVES.append(_place)
    PLACE.append(_row)

DISCOVER: Final[list[list[Discover]]] = []  # by garden, then place in OPENINGS
for _garden in range(GARDEN_COUNT):
    _found: list[Discover] = []
    for _opening in OPENINGS:
        _discover = Discover(len(MOVES), _garden, _opening)
        _found.append(_discover)
        MOVES.append(_discover)
    DISCOVER.append(_found)

ADD: Final = [Add(len(MOVES) + kind, kind) for kind in range(GNOME_KINDS)]
MOVES.extend(ADD)
CAPTURE: Final = [Capture(len(MOVES) + kind, kind) for kind in range(GNOME_KINDS)]
MOVES.extend(CAPTURE)
TAKE_TREASURE: Final = [TakeTreasure(len(MOVES) + colour, colour) for colour in range(3)]
MOVES.extend(TAKE_TREASURE)
TAKE_CARD: Final = [TakeCard(len(MOVES) + card, card) for card in range(POWER_COUNT)]
MOVES.extend(TAKE_CARD)
TAKE_BAG: Final = TakeBag(len(MOVES))
MOVES.append(TAKE_BAG)
CLAIM: Final = [Claim(len(MOVES) + colour, colour) for colour in range(3)]
MOVES.extend(CLAIM)
UNLOCK: Final = [Unlock(len(MOVES) + locks - 1, locks) for locks in range(1, LOCKS + 1)]
MOVES.extend(UNLOCK)
KEEP: Final = Keep(len(MOVES))
MOVES.append(KEEP)
TRAP: Final = Trap(len(MOVES))
MOVES.append(TRAP)
LOOSE: Final = Loose(len(MOVES))
MOVES.append(LOOSE)
STOW: Final = [  # by CONTAINER_COUNT * colour + container
    Stow(len(MOVES) + CONTAINER_COUNT * colour + container, colour, container)
    for colour in range(3)
    for container in range(CONTAINER_COUNT)
]
MOVES.extend(STOW)
EMPTY: Final = [Empty(len(MOVES) + container, container) for container in range(CONTAINER_COUNT)]
MOVES.extend(EMPTY)
LOSE: Final = Lose(len(MOVES))
MOVES.append(LOSE)
WALL_FIRST: Final = WallFirst(len(MOVES))
MOVES.append(WALL_FIRST)
ICON_FIRST: Final = IconFirst(len(MOVES))
MOVES.append(ICON_FIRST)
