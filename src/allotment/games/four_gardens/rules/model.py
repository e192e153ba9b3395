"""What lies on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ....kernel.chance import Chance
from ....kernel.game import State
from ..components import BIT, EXPANSION, FRAME, KINDS, MULTI, PRINTED, REWARDS, SIDES, TYPE

ACTION: Final = 0
CART_PHASE: Final = 1
COMPLETE_PHASE: Final = 2
GOD_PHASE: Final = 3
BONUS_PHASE: Final = 4
TAKE_PHASE: Final = 5
DRAW_PHASE: Final = 6
OVER: Final = 7
PHASES: Final = ["action", "cart", "complete", "god", "bonus", "take", "draw", "over"]

NO_FRAME: Final = -1
DRAWN: Final = -1  # a seat that luck will name
STARTING: Final = -2  # the seat that begins


class Terms:
    """What the options and house rules settle for a whole game."""

    __slots__ = (
        "actions",
        "active",
        "facing",
        "first",
        "hand",
        "last",
        "most_points",
        "most_spaces",
        "most_value",
        "open",
        "push",
        "round_limit",
        "seats",
        "shares",
        "sides",
        "spaces",
        "start",
        "step",
        "target",
        "tokens",
        "top_shown",
        "value",
    )

    def __init__(
        self,
        seats: int,
        first: int,
        facing: int,
        round_limit: int,
        top_shown: bool,
        house: dict[str, int],
    ) -> None:
        self.seats = seats
        self.first = first  # a seat, or DRAWN
        self.facing = facing  # who faces the side of the start (FG-SETUP-3): a seat, DRAWN or STARTING
        self.round_limit = round_limit
        self.top_shown = top_shown  # the pile's landscape side is public (FG-HIDE-3)
        self.sides: list[int] = SIDES[seats]
        self.target = house[f"target_{seats}"]  # landscapes that end it (FG-END-1)
        self.hand = house["hand"]  # FG-DRAW-1
        self.actions = house["actions"]  # FG-TURN-2
        self.open = house["open_cards"]  # FG-DRAW-2
        self.active = house["active"]  # FG-LAY-2
        self.spaces = house["spaces"]  # of a planning tile (FG-SETUP-5)
        self.tokens = house["tokens"]  # of each resource (FG-SETUP-7)
        self.start = house["track_start"]  # FG-SETUP-5
        self.last = house["track_end"]  # FG-GOD-2
        self.step = house["step"]  # of a reward (FG-GOD-1)
        self.push = house["push"]  # FG-GOD-2
        self.value: list[int] = [house[name] for name in PRINTED]  # by bonus tile
        # The largest numbers that can come up, by which features are scaled.
        self.most_spaces = self.spaces + house["expansion"]
        self.most_value = max(self.value)
        self.most_points = self.last * MULTI + self.most_value
        self.shares = vec[float]([count / self.most_spaces for count in range(self.most_spaces + 1)])

    def tile_points(self, tile: int) -> int:
        return self.value[tile] if TYPE[tile] == REWARDS else 0  # FG-BONUS-4

    def room_for(self, tiles: list[int]) -> int:
        """Spaces of a planning tile with these bonus tiles (FG-BONUS-3)."""
        spaces = self.spaces
        for tile in tiles:
            if TYPE[tile] == EXPANSION:
                spaces += self.value[tile]
        return spaces


class Garden:
    """A seat's hand, planning tile, garden, markers and bonus tiles."""

    __slots__ = (
        "active",
        "hand",
        "known",
        "laid",
        "landscapes",
        "on",
        "spaces",
        "tile",
        "tiles",
        "track",
    )

    def __init__(
        self,
        hand: list[int],
        known: list[int],
        tile: list[int],
        active: list[int],
        on: list[int],
        landscapes: list[int],
        track: list[int],
        tiles: list[int],
        laid: int,
        spaces: int,
    ) -> None:
        self.hand = hand  # cards in order of arrival
        self.known = known  # FG-HIDE-5: a card, or CARDS + a landscape side; in order of arrival
        self.tile = tile  # tokens on the planning tile, by resource
        self.active = active  # cards in order of laying
        self.on = on  # tokens on them: place in `active` * 4 + resource
        self.landscapes = landscapes  # cards in order of completion
        self.track = track  # the marker's space, by god
        self.tiles = tiles  # bonus tiles in order of taking
        self.laid = laid  # the set of frames in the garden, active or completed: a sum of BITs
        self.spaces = spaces  # of the planning tile (FG-BONUS-3)

    def clone(self) -> Garden:
        return Garden(
            self.hand[:],
            self.known[:],
            self.tile[:],
            self.active[:],
            self.on[:],
            self.landscapes[:],
            self.track[:],
            self.tiles[:],
            self.laid,
            self.spaces,
        )

    def room(self) -> int:
        """Free spaces of the planning tile."""
        tile = self.tile
        return self.spaces - tile[0] - tile[1] - tile[2] - tile[3]

    def place(self, frame: int) -> int:
        """Where in `active` the card of that frame lies; -1 if it is not active."""
        for place in range(len(self.active)):
            if FRAME[self.active[place]] == frame:
                return place
        return -1


class Gardens(State):
    """The state: the pagoda, the cards, the supply and a garden for each seat."""

    __slots__ = (
        "actions_left",
        "bonus",
        "discard",
        "ending",
        "first",
        "floors",
        "fronts",
        "gardens",
        "gave",
        "got",
        "multis",
        "open",
        "phase",
        "pile",
        "resolving",
        "round",
        "supply",
        "takes_left",
        "terms",
        "turn",
    )

    def __init__(
        self,
        chance: Chance,
        revealed: int,
        terms: Terms,
        first: int,
        round: int,
        turn: int,
        phase: int,
        actions_left: int,
        ending: bool,
        floors: list[int],
        fronts: list[int],
        supply: list[int],
        pile: list[int],
        open: list[int],
        discard: list[int],
        bonus: list[int],
        gardens: list[Garden],
        gave: list[int],
        got: list[int],
        resolving: int,
        multis: int,
        takes_left: int,
    ) -> None:
        super().__init__(chance, revealed)
        self.terms = terms
        self.first = first  # the seat that begins each round
        self.round = round
        self.turn = turn
        self.phase = phase
        self.actions_left = actions_left
        self.ending = ending
        self.floors = floors  # the resource of each floor, bottom first; never changes
        self.fronts = fronts  # icons on side 0, bottom first
        self.supply = supply
        self.pile = pile  # the top card is the last one
        self.open = open
        self.discard = discard
        self.bonus = bonus  # tiles still in the piles; of each type the first is on top
        self.gardens = gardens
        self.gave = gave  # FG-CART-8: resource * 14 + frame, in order of first use
        self.got = got
        self.resolving = resolving  # a frame, or NO_FRAME
        self.multis = multis
        self.takes_left = takes_left

    def copy(self, chance: Chance) -> Gardens:
        """The same table with other luck."""
        gardens: list[Garden] = []
        for garden in self.gardens:
            gardens.append(garden.clone())
        return Gardens(
            chance,
            self.revealed,
            self.terms,
            self.first,
            self.round,
            self.turn,
            self.phase,
            self.actions_left,
            self.ending,
            self.floors,
            self.fronts[:],
            self.supply[:],
            self.pile[:],
            self.open[:],
            self.discard[:],
            self.bonus[:],
            gardens,
            self.gave[:],
            self.got[:],
            self.resolving,
            self.multis,
            self.takes_left,
        )


def planted(
    hand: list[int],
    known: list[int],
    tile: list[int],
    active: list[int],
    on: list[int],
    landscapes: list[int],
    track: list[int],
    tiles: list[int],
    terms: Terms,
) -> Garden:
    """A garden with what follows from its cards and tiles filled in."""
    laid = 0
    for card in active:
        laid |= BIT[FRAME[card]]
    for card in landscapes:
        laid |= BIT[FRAME[card]]
    spaces = terms.room_for(tiles)
    return Garden(hand, known, tile, active, on, landscapes, track, tiles, laid, spaces)


def bare(hand: list[int], terms: Terms) -> Garden:
    """A garden in which nothing has been laid yet; its markers are where they start (FG-SETUP-5)."""
    return planted(hand, [], [0] * KINDS, [], [], [], [terms.start] * MULTI, [], terms)
