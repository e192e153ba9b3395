"""Garden Dice: the table of contents. Which chapter applies now; ties the rooms together."""

from __future__ import annotations

from typing import NoReturn

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.advice import Weights
from ...kernel.chance import Chance
from ...kernel.game import Game, Position
from ...kernel.house import settled
from ...kernel.options import HOUSE, Options
from ...kernel.result import Denied, Objection, PadLine, Result, denied
from ...kernel.row import Row
from ...kernel.story import Args, Phrase
from .box import BOX
from .components import (
    BEDS,
    COLLECTION,
    HOUSE_RULES,
    LAST,
    NO_BED,
    NO_SEAT,
    ROCKS_PER_SEAT,
    STARS,
    TILES_PER_TYPE,
    TYPES,
    VALUE,
)
from .knowledge import observation
from .knowledge.loading import load
from .knowledge.position import dump
from .knowledge.view import View, determinise, view
from .mind import value
from .rules import scoring, setup
from .rules.buy import buy, too_dear
from .rules.critters import remove, spit, swallow, walk
from .rules.dice import reroll
from .rules.flip import flip
from .rules.harvest import harvest
from .rules.model import ACT, OVER, ROW, Beds, Terms, clone
from .rules.moves import (
    MOVES,
    Buy,
    End,
    Flip,
    GardenMove,
    Harvest,
    Place,
    Remove,
    Reroll,
    Spit,
    SunReroll,
    SunSet,
    Swallow,
    Walk,
    Water,
)
from .rules.objections import objection
from .rules.place import place
from .rules.sun import sun_reroll, sun_set
from .rules.turn import end, goes_on_buying, goes_on_placing, goes_on_walking, offers_now, settle
from .rules.water import water


class GardenDice(Game[Beds, GardenMove]):
    def __init__(self, options: Options, terms: Terms) -> None:
        super().__init__(BOX, options, int(terms.seats), MOVES)
        self.terms = terms
        self.lessons = value.lessons(self.seats)

    def start(self, chance: Chance) -> Beds:
        return setup.start(chance, self.terms)

    def prologue(self, state: Beds) -> None:
        setup.prologue(state)

    def to_act(self, state: Beds) -> list[int]:
        return [] if state.phase == OVER else [state.turn]

    def legal(self, state: Beds, seat: int) -> list[GardenMove]:
        if seat != state.turn:
            return []
        offers = state.offers
        if offers is None:
            offers = offers_now(state)
            state.offers = offers
        return offers

    def brings_nothing(self, state: Beds, seat: int, move: GardenMove) -> bool:
        if state.phase != ACT:
            return False
        if isinstance(move, Place):
            return goes_on_placing(state, move)
        if isinstance(move, Walk):
            return goes_on_walking(state, move)
        return isinstance(move, Buy) and goes_on_buying(state, move)

    def apply(self, state: Beds, seat: int, move: GardenMove) -> None:
        if isinstance(move, Place):
            place(state, move)
        elif isinstance(move, Buy):
            buy(state, move)
        elif isinstance(move, Walk):
            walk(state, move)
        elif isinstance(move, SunSet):
            sun_set(state, move)
        elif isinstance(move, Water):
            water(state, move)
        elif isinstance(move, Harvest):
            harvest(state, move)
        elif isinstance(move, Flip):
            flip(state, move)
        elif isinstance(move, Remove):
            remove(state, move)
        elif isinstance(move, Swallow):
            swallow(state)
        elif isinstance(move, Spit):
            spit(state, move)
        elif isinstance(move, SunReroll):
            sun_reroll(state)
        elif isinstance(move, Reroll):
            reroll(state)
        elif isinstance(move, End):
            end(state)
        else:
            unknown(move)
        settle(state)

    def read_move(self, text: str) -> GardenMove:
        why = too_dear(text)
        if why is not None:
            raise Denied(why, f"there is no {text!r}: {why}")
        return super().read_move(text)

    def objection(self, state: Beds, seat: int, move: GardenMove) -> Objection | None:
        return objection(state, seat, move)

    def clone(self, state: Beds) -> Beds:
        return clone(state)

    def dump(self, state: Beds) -> Position:
        return dump(state)

    def load(self, position: Position, chance: Chance) -> Beds:
        return load(position, self.terms, chance)

    def view(self, state: Beds, seat: int) -> View:
        return view(state)

    def determinise(self, state: Beds, seat: int, chance: Chance) -> Beds:
        return determinise(state, chance)

    def scores(self, state: Beds) -> list[int]:
        return scoring.scores(state)

    def pad(self, state: Beds) -> list[PadLine]:
        return scoring.pad(state)

    def result(self, state: Beds) -> Result | None:
        return scoring.result(state)

    def feature_names(self) -> list[str]:
        return observation.feature_names()

    def observe(self, state: Beds, seat: int, out: Row) -> None:
        observation.observe(state, seat, out)

    def sign_names(self) -> list[str]:
        return value.sign_names()

    def sign_means(self) -> dict[str, list[str]]:
        return value.MEANS

    def signs(self, state: Beds, seat: int) -> vec[float]:
        return value.signs(state, seat)

    def outlook(self, state: Beds, weights: Weights | None) -> vec[float]:
        if weights is None or state.phase == OVER:
            return super().outlook(state, weights)
        return value.outlook(state, weights)

    def census(self, state: Beds) -> dict[str, int]:
        """Tiles by type, and the discs of each seat."""
        found: dict[str, int] = {}
        for type in range(1, LAST + 1):
            count = state.stacks[type] + state.discarded[type]
            count += 1 if state.eaten == type else 0
            for seat in range(self.seats):
                count += state.hand[ROW * seat + type] + state.harvested[ROW * seat + type]
            for cell in range(BEDS):
                count += 1 if VALUE[state.tile[cell]] == type else 0
            found[TYPES[type]] = count
        for seat in range(self.seats):
            count = state.discs[seat] + state.swallowed[seat]
            for type in range(1, LAST + 1):
                count += state.hand[ROW * seat + type]
            for cell in range(BEDS):
                if state.owner[cell] == seat and cell != state.rock[seat]:
                    count += 1
            found[f"discs of seat {seat}"] = count
            found[f"critters and dials of seat {seat}"] = sum(
                1 if bed == NO_BED or state.owner[bed] == seat else 0
                for bed in (state.critter[seat], state.dial[seat], state.rock[seat])
            )
        return found


def unknown(move: GardenMove) -> NoReturn:
    raise AssertionError(f"no chapter for {move.text}")


def make(options: Options) -> GardenDice:
    """GD-OPT-1, GD-OPT-2."""
    full = BOX.read(options)
    seats = full["seats"]
    start = full["start"]
    family = full["family"]
    stars = full["stars"]
    drought = full["drought_rounds"]
    assert isinstance(seats, int) and isinstance(family, bool)
    assert isinstance(stars, str) and isinstance(drought, int)
    first = start if isinstance(start, int) else NO_SEAT
    if first >= seats:
        raise denied("option-seat", name="start", last=seats - 1, seats=seats, value=first)
    agreed = settled(HOUSE_RULES, full.get(HOUSE))
    collection = [agreed.get(f"collection_{tiles}", points) for tiles, points in enumerate(COLLECTION)]
    if collection != sorted(collection):
        given: Args = {"three": collection[3], "four": collection[4], "five": collection[5]}
        raise Denied(Phrase("wrong-collections", given), slug="garden-dice")
    terms = Terms(
        seats=seats,
        critters=not family,
        rocks=ROCKS_PER_SEAT[seats] > 0,
        tiles=TILES_PER_TYPE[seats],
        stars=vec[bool](STARS[stars]),
        drought=drought * seats,
        start=first,
        set_bonus=agreed["set_bonus"],
        collection=vec[i64](collection),
        sun_bonus=agreed["sun_bonus"],
        unplaced_penalty=agreed["unplaced_penalty"],
        unplaced_free=agreed["unplaced_free"],
        scarecrow_bonus=agreed["scarecrow_bonus"],
        star_factor=agreed["star_factor"],
        chain_bonus=agreed["chain_bonus"],
        buy_limit=agreed["buy_limit"],
    )
    return GardenDice(full, terms)
