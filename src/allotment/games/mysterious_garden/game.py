"""The table of contents: ties the rooms together."""

from __future__ import annotations

from librt.vecs import vec

from ...kernel.advice import Weights
from ...kernel.chance import Chance
from ...kernel.game import Game, Position
from ...kernel.house import settled
from ...kernel.options import HOUSE, Options
from ...kernel.result import Objection, PadLine, Result, denied
from ...kernel.row import Row
from .box import BOX
from .components import HOUSE_RULES
from .knowledge import observation
from .knowledge.loading import load
from .knowledge.position import dump
from .knowledge.view import View, determinise, view
from .mind import value
from .rules import model, scoring
from .rules.agenda import deed, no_deed, offers_of, settle
from .rules.model import DRAWN, Maze, Terms, seat_of
from .rules.moves import MOVES, MysteriousMove
from .rules.setup import opening, prologue
from .rules.turn import covered


class MysteriousGarden(Game[Maze, MysteriousMove]):
    """The rules under one set of options."""

    def __init__(self, options: Options, terms: Terms) -> None:
        super().__init__(BOX, options, terms.seats, MOVES)
        self.terms = terms
        self.lessons = value.lessons(self.seats)

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
        return dump(state, self.terms)

    def load(self, position: Position, chance: Chance) -> Maze:
        return load(position, self.terms, chance)

    def view(self, state: Maze, seat: int) -> View:
        return view(state, self.terms)

    def determinise(self, state: Maze, seat: int, chance: Chance) -> Maze:
        return determinise(state, chance)

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
        return observation.feature_names()

    def observe(self, state: Maze, seat: int, out: Row) -> None:
        observation.observe(state, seat, out)

    def sign_names(self) -> list[str]:
        return value.sign_names()

    def sign_means(self) -> dict[str, list[str]]:
        return value.MEANS

    def signs(self, state: Maze, seat: int) -> vec[float]:
        return value.signs(state, seat)

    def outlook(self, state: Maze, weights: Weights | None) -> vec[float]:
        if weights is None or not state.agenda:
            return super().outlook(state, weights)
        return value.outlook(state, weights)


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
