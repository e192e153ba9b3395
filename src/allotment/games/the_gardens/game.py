"""The Gardens: the table of contents. Which chapter applies now, and the rooms tied together."""

from __future__ import annotations

from librt.vecs import vec

from ...kernel.advice import Weights
from ...kernel.chance import Chance
from ...kernel.game import Game, Position
from ...kernel.options import Options
from ...kernel.result import Denied, Objection, PadLine, Result
from ...kernel.row import Row
from ...kernel.story import Args, Phrase
from .box import BOX
from .components import CARDS, EMPTY, LETTERS, PER_DECK
from .knowledge import observation
from .knowledge.loading import load
from .knowledge.position import deck_counts, dump
from .knowledge.view import View, determinise, view
from .mind import value
from .rules import scoring, setup
from .rules.choose import no_take, takes
from .rules.landmarks import go_back, no_reserve, no_return, reserve, reserves, returns
from .rules.model import OUT, OVER, RESERVE_PHASE, TURN_PHASE, Grounds
from .rules.moves import MOVES, GardensMove, Reserve, Return, Take
from .rules.rounds import not_now, take


class TheGardens(Game[Grounds, GardensMove]):
    def __init__(self, options: Options, terms: setup.Terms) -> None:
        super().__init__(BOX, options, terms.seats, MOVES)
        self.terms = terms
        self.lessons = value.lessons(self.seats)

    def start(self, chance: Chance) -> Grounds:
        return setup.start(self.terms, chance)

    def prologue(self, state: Grounds) -> None:
        setup.prologue(state)

    def to_act(self, state: Grounds) -> list[int]:
        return [] if state.phase == OVER else [state.turn]

    def legal(self, state: Grounds, seat: int) -> list[GardensMove]:
        offers: list[GardensMove] = []
        if state.turn == seat and seat >= 0:
            if state.phase == TURN_PHASE:  # TG-TURN-1
                takes(state, seat, offers)
                returns(state, seat, offers)
            elif state.phase == RESERVE_PHASE:
                reserves(state, offers)
        return offers

    def apply(self, state: Grounds, seat: int, move: GardensMove) -> None:
        if isinstance(move, Take):
            take(state, seat, move)
        elif isinstance(move, Reserve):
            reserve(state, seat, move)
        elif isinstance(move, Return):
            go_back(state, seat, move)
        else:
            raise AssertionError(f"no chapter plays {move!r}")

    def objection(self, state: Grounds, seat: int, move: GardensMove) -> Objection | None:
        why = not_now(state, seat, RESERVE_PHASE if isinstance(move, Reserve) else TURN_PHASE)
        if why is not None:
            return why
        if isinstance(move, Take):
            return no_take(state, seat, move)
        if isinstance(move, Reserve):
            return no_reserve(state, move)
        if isinstance(move, Return):
            return no_return(state, seat, move)
        return Objection("TG-MOVE-1", "no-action")

    def clone(self, state: Grounds) -> Grounds:
        return state.clone()

    def dump(self, state: Grounds) -> Position:
        return dump(state)

    def load(self, position: Position, chance: Chance) -> Grounds:
        return load(self.terms, position, chance)

    def view(self, state: Grounds, seat: int) -> View:
        return view(state)

    def determinise(self, state: Grounds, seat: int, chance: Chance) -> Grounds:
        return determinise(state, chance)

    def derived(self, state: Grounds) -> Position:
        return {"deck_counts": deck_counts(state)}

    def scores(self, state: Grounds) -> list[int]:
        return state.scores[:]

    def pad(self, state: Grounds) -> list[PadLine]:
        return scoring.pad(state)

    def result(self, state: Grounds) -> Result | None:
        if state.phase != OVER:
            return None
        args: Args = {"rounds": state.round}
        return Result(state.scores[:], scoring.ranks(state), "all-rounds", scoring.pad(state), args)

    def census(self, state: Grounds) -> dict[str, int]:
        """TG-COMP-1, as far as this table uses it."""
        counts: dict[str, int] = {}
        cards = [card for card in state.gardens + state.display if card < CARDS]
        for deck in state.decks:
            cards.extend(deck[state.dealt :])
        for row, letter in enumerate(LETTERS):
            mine = [card for card in cards if card // PER_DECK == row]
            counts[f"{letter}-cards"] = len(mine)
            counts[f"different {letter}-cards"] = len(set(mine))
        counts["central board cells"] = sum(1 for card in state.gardens if CARDS <= card < EMPTY)
        counts["visitors"] = len(state.visitors) + len(state.scores)
        counts["tiles"] = len(set(state.tiles))
        counts["landmarks"] = sum(1 for owner in state.owner if owner != OUT)
        return counts

    def feature_names(self) -> list[str]:
        return observation.feature_names(self.seats)

    def observe(self, state: Grounds, seat: int, out: Row) -> None:
        observation.observe(state, seat, out)

    def sign_names(self) -> list[str]:
        return value.sign_names()

    def sign_means(self) -> dict[str, list[str]]:
        return value.MEANS

    def signs(self, state: Grounds, seat: int) -> vec[float]:
        return value.signs(state, seat)

    def outlook(self, state: Grounds, weights: Weights | None) -> vec[float]:
        if weights is None or state.phase == OVER:
            return super().outlook(state, weights)
        return value.outlook(state, weights)


def make(options: Options) -> TheGardens:
    """TG-OPT-1: every value is allowed, and all fit together. What does not apply is left out."""
    full = BOX.read(options)
    text = options.get("landmark_text")
    if full["landmarks"] == "off":
        if "layout" in options:
            raise Denied(Phrase("wrong-layout"), slug="the-gardens")
        del full["layout"]
    if full["landmarks"] != "mixed" and text is not None:
        raise Denied(Phrase("wrong-landmark-text", {"sides": str(full["landmarks"])}), slug="the-gardens")
    if text is None:
        del full["landmark_text"]
    return TheGardens(full, setup.read_terms(full))
