"""The table of contents: ties the rooms together."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from ...kernel.advice import Weights
from ...kernel.chance import Chance
from ...kernel.game import Game, Position
from ...kernel.house import settled
from ...kernel.options import HOUSE, Box, Option, Options
from ...kernel.result import Objection, PadLine, Result, denied
from ...kernel.row import Row
from . import advice, loading, model, position, scoring
from .components import HOUSE_RULES
from .features import feature_names, features
from .model import DRAWN, Maze, Terms, seat_of
from .moves import MOVES, MysteriousMove
from .rules.agenda import deed, no_deed, offers_of, settle
from .rules.turn import covered
from .setup import opening, prologue

BOX: Final = Box(
    slug="mysterious-garden",
    title="Mysterious Garden",
    prefix="MG",
    version=2,
    minutes=60,
    credits="Gregory Daigle; rules of 13 May 2024",
    options=[
        Option("seats", "integer", 2, 1, 4),
        Option(
            "start",
            "string-or-integer",
            0,
            low=0,
            high=3,
            choices=["random"],
            seat=True,
        ),
        Option("wagon", "boolean", True),
    ],
    house=HOUSE_RULES,
    hidden=False,
    real_time=False,
    undo=True,
)


class MysteriousGarden(Game[Maze, MysteriousMove]):
    """The rules under one set of options."""

    def __init__(self, options: Options, terms: Terms) -> None:
        super().__init__(BOX, options, terms.seats, MOVES)
        self.terms = terms
        self.lessons = advice.lessons(self.seats)

    def start(self, chance: Chance) -> Maze:
        maze = opening(self.terms, chance)
        settle(maze)
        return maze

    def prologue(self, state: Maze) -> None:
        prologue(state)

    def to_act(self, state: Maze) -> list[int]:
        return [seat_of(state.agenda[-1])] if state.agenda else []

    def legal(self, state: Maze, seat: int) -> list[MysteriousMove]:
        if not state.agenda or seat_of(state.agenda[-1]) != seat:
            return []
        offers = state.offers
        if offers is None:
            offers = offers_of(state, state.agenda[-1])
            state.offers = offers
        return offers

    def apply(self, state: Maze, seat: int, move: MysteriousMove) -> None:
        deed(state, move)
        settle(state)

    def objection(self, state: Maze, seat: int, move: MysteriousMove) -> Objection | None:
        return no_deed(state, seat, move)

    def clone(self, state: Maze) -> Maze:
        return model.clone(state)

    def dump(self, state: Maze) -> Position:
        return position.dump(state, self.terms)

    def load(self, position: Position, chance: Chance) -> Maze:
        return loading.load(position, self.terms, chance)

    def view(self, state: Maze, seat: int) -> Position:
        return position.view(state, self.terms)

    def determinise(self, state: Maze, seat: int, chance: Chance) -> Maze:
        return position.determinise(state, chance)

    def scores(self, state: Maze) -> list[int]:
        return scoring.scores(state)

    def pad(self, state: Maze) -> list[PadLine]:
        return scoring.pad(state)

    def result(self, state: Maze) -> Result | None:
        if state.agenda:
            return None
        reason = "all-covered" if covered(state) else "out-of-tiles"
        return Result(scoring.scores(state), scoring.ranks(state), reason, scoring.pad(state))

    def census(self, state: Maze) -> dict[str, int]:
        return model.census(state)

    def feature_names(self) -> list[str]:
        return feature_names()

    def observe(self, state: Maze, seat: int, out: Row) -> None:
        features(state, seat, out)

    def sign_names(self) -> list[str]:
        return advice.sign_names()

    def sign_means(self) -> dict[str, list[str]]:
        return advice.MEANS

    def signs(self, state: Maze, seat: int) -> vec[float]:
        return advice.signs(state, seat)

    def outlook(self, state: Maze, weights: Weights | None) -> vec[float]:
        if weights is None or not state.agenda:
            return super().outlook(state, weights)
        return advice.outlook(state, weights)


def make(options: Options) -> MysteriousGarden:
    read = BOX.read(options)
    seats, start, wagon = read["seats"], read["start"], read["wagon"]
    assert isinstance(seats, int) and isinstance(wagon, bool)
    agreed = settled(HOUSE_RULES, read.get(HOUSE))
    if not isinstance(start, int):
        return MysteriousGarden(read, Terms(seats, DRAWN, wagon, agreed))
    if start >= seats:  # MG-OPT-1
        raise denied("option-seat", name="start", last=seats - 1, seats=seats, value=start)
    return MysteriousGarden(read, Terms(seats, start, wagon, agreed))
