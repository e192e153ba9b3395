"""The table of contents: which chapter applies now."""

from __future__ import annotations

from typing import Final

from ...kernel.advice import Weights
from ...kernel.chance import Chance
from ...kernel.game import CLOCK, NOBODY, Game, Planner, Position
from ...kernel.house import settled
from ...kernel.options import HOUSE, Options
from ...kernel.result import Denied, Objection, PadLine, Result, denied
from ...kernel.row import Row
from ...kernel.story import Args, Phrase
from .box import BOX
from .components import (
    BACK,
    BACKGROUND,
    BACKGROUNDS,
    BACKS,
    DEFAULT_SEATS,
    ELEMENT,
    ELEMENTS,
    EMPTY,
    HOUSE_RULES,
    LIE_TILE,
    MODE_IDS,
    MODES,
    agreed_cards,
    goal,
    success,
    unturned,
)
from .knowledge import observation
from .knowledge.loading import load
from .knowledge.position import dump
from .knowledge.view import View, derived, determinise, view
from .mind.planner import Teammate
from .rules import scoring
from .rules.add import no_placement, place, placements
from .rules.check import may_be_ready, no_ready, no_wait, ready, wait
from .rules.draw import discard, discards, no_discard
from .rules.model import ARRANGE, BRIEFING, DECIDE, GOAL, OVER, Play, Terms
from .rules.moves import (
    Continue,
    Discard,
    GardenersMove,
    Place,
    Ready,
    Remove,
    Start,
    Validate,
    Wait,
    table_for,
)
from .rules.phases import no_business, start
from .rules.remove import no_removal, removals, remove
from .rules.sand import clock, count_move, running, tick
from .rules.setup import opening, prologue
from .rules.solo import go_on, validate

MILLISECONDS: Final = 1000


class Gardeners(Game[Play, GardenersMove]):
    def __init__(self, options: Options, terms: Terms) -> None:
        super().__init__(BOX, options, terms.seats, terms.table.moves)
        self.announces = True
        self.terms = terms
        self.everybody: list[int] = [*range(terms.seats), CLOCK]

    def start(self, chance: Chance) -> Play:
        return opening(self.terms, chance)

    def forecast(self, state: Play, weights: Weights | None) -> list[float]:
        """A fuller garden is closer to its first points."""
        nearer = 0.01 * state.garden.laid if state.phase != OVER else 0.0
        return [score + nearer for score in self.scores(state)]

    def prologue(self, state: Play) -> None:
        prologue(self.terms, state)

    def planner(self, steps: int, attention: int) -> Planner | None:
        return Teammate(self.terms, steps, attention)

    def to_act(self, state: Play) -> list[int]:
        """GR-PHASE-1."""
        if state.phase == OVER:
            return []
        if state.phase == BRIEFING:
            return [state.first]
        return self.everybody[:]

    def legal(self, state: Play, seat: int) -> list[GardenersMove]:
        offers: list[GardenersMove] = []
        terms = self.terms
        if not 0 <= seat < terms.seats:
            return offers
        if state.phase == ARRANGE:
            placements(terms, state, seat, offers)
            removals(terms, state, seat, offers)
            discards(terms, state, seat, offers)
            if may_be_ready(terms, state, seat):
                offers.append(terms.table.ready)
            if state.ready[seat]:
                offers.append(terms.table.wait)
        elif state.phase == BRIEFING:
            if seat == state.first:
                discards(terms, state, seat, offers)
                offers.append(terms.table.start)
        elif state.phase == DECIDE:
            offers.append(terms.table.validate)
            offers.append(terms.table.continue_)
        return offers

    def apply(self, state: Play, seat: int, move: GardenersMove) -> None:
        terms = self.terms
        if isinstance(move, Place):
            place(terms, state, seat, move)
        elif isinstance(move, Remove):
            remove(terms, state, seat, move)
        elif isinstance(move, Discard):
            discard(terms, state, seat, move)
        elif isinstance(move, Start):
            start(terms, state, seat)
        elif isinstance(move, Ready):
            ready(terms, state, seat)
        elif isinstance(move, Wait):
            wait(state, seat)
        elif isinstance(move, Validate):
            validate(terms, state)
        elif isinstance(move, Continue):
            go_on(terms, state)
        else:
            raise AssertionError(f"no chapter for {move!r}")
        count_move(terms, state)

    def objection(self, state: Play, seat: int, move: GardenersMove) -> Objection | None:
        terms = self.terms
        why = no_business(state, terms.seats, seat, move)
        if why is not None:
            return why
        if isinstance(move, Place):
            return no_placement(terms, state, seat, move)
        if isinstance(move, Remove):
            return no_removal(terms, state, seat, move)
        if isinstance(move, Discard):
            return no_discard(state, seat, move)
        if isinstance(move, Ready):
            return no_ready(terms, state, seat)
        if isinstance(move, Wait):
            return no_wait(state, seat)
        return None

    def parse(self, text: str) -> GardenersMove | None:
        """GR-MOVE-2: `@0` is understood when read."""
        move = self.by_text.get(text)
        if move is None and "@0 at " in text:
            head, _, cell = text.partition(" at ")
            verb, _, tile = head.partition(" ")
            move = self.by_text.get(f"{verb} {unturned(tile)} at {cell}")
        return move

    def clone(self, state: Play) -> Play:
        return state.clone()

    def clock(self, state: Play, text: str) -> None:
        clock(self.terms, state, text)

    def elapse(self, state: Play, milliseconds: int) -> None:
        if running(state):
            tick(self.terms, state, state.clock + milliseconds)

    def elapsed(self, state: Play) -> int:
        return state.clock

    def dump(self, state: Play) -> Position:
        return dump(self.terms, state)

    def load(self, position: Position, chance: Chance) -> Play:
        return load(self.terms, position, chance)

    def view(self, state: Play, seat: int) -> View:
        return view(self.terms, state, seat)

    def determinise(self, state: Play, seat: int, chance: Chance) -> Play:
        return determinise(self.terms, state, seat, chance)

    def derived(self, state: Play) -> Position:
        """GR-POS-5."""
        found: Position = {
            "score": scoring.score(self.terms, state),
            "scores": scoring.scores(self.terms, state),
            "level": scoring.level(self.terms, state),
            "success": state.end == GOAL,
        }
        found.update(derived(self.terms, state))
        return found

    def scores(self, state: Play) -> list[int]:
        return scoring.scores(self.terms, state)

    def pad(self, state: Play) -> list[PadLine]:
        return scoring.pad(self.terms, state)

    def result(self, state: Play) -> Result | None:
        return scoring.result(self.terms, state)

    def census(self, state: Play) -> dict[str, int]:
        """Tiles by background and element, cards by type, wherever they lie."""
        tiles = [LIE_TILE[lie] for lie in state.garden.lies if lie != EMPTY]
        for heap in state.piles + state.reserves:
            tiles.extend(heap)
        found: dict[str, int] = {}
        for tile in tiles:
            kind = f"{BACKGROUNDS[BACKGROUND[tile]]} {ELEMENTS[ELEMENT[tile]]}"
            found[kind] = found.get(kind, 0) + 1
        for card in state.deck + state.cards + state.validated + state.discarded:
            kind = f"card {BACKS[BACK[card]]}"
            found[kind] = found.get(kind, 0) + 1
        return found

    def feature_names(self) -> list[str]:
        return observation.feature_names(self.terms)

    def observe(self, state: Play, seat: int, out: Row) -> None:
        observation.observe(self.terms, state, seat, out)


def make(options: Options) -> Gardeners:
    """GR-OPT-1."""
    full = BOX.read(options)
    mode = MODES[MODE_IDS.index(str(full["mode"]))]
    seats = full["seats"]
    if seats is None:
        seats = 1 if mode.solo else DEFAULT_SEATS
    if not isinstance(seats, int) or not mode.seats <= seats <= mode.most_seats:
        given: Args = {"mode": mode.id, "seats": str(seats)}
        if mode.solo:
            raise Denied(Phrase("wrong-solo-seats", given), slug="gardeners")
        given.update({"low": mode.seats, "high": mode.most_seats})
        raise Denied(Phrase("wrong-mode-seats", given), slug="gardeners")
    deck = str(full["deck"])
    if mode.training and deck != "standard":
        raise Denied(Phrase("wrong-deck", {"mode": mode.id, "deck": deck}), slug="gardeners")
    first = full["first"]
    if isinstance(first, int) and first >= seats:
        raise denied("option-seat", name="first", last=seats - 1, seats=seats, value=first)
    timer = full["timer"]
    if timer is None:
        timer = mode.timer
    full["seats"] = seats
    full["timer"] = timer
    limit = full["move_limit"]
    assert isinstance(timer, int)
    assert isinstance(limit, int)
    agreed = settled(HOUSE_RULES, full.get(HOUSE))
    levels = success(mode.success, agreed)
    if levels.least != sorted(levels.least):
        steps = ", ".join([str(least) for least in levels.least[1:]])
        raise Denied(Phrase("wrong-levels", {"points": steps}), slug="gardeners")
    cards = agreed_cards(mode, deck, agreed)
    target = goal(mode, agreed)
    reachable = len(cards) - agreed["cards_in_play"]
    if mode.training and target > reachable:
        asked: Args = {"mode": mode.id, "cards": len(cards), "kept": agreed["cards_in_play"]}
        asked.update({"most": max(0, reachable), "goal": target})
        raise Denied(Phrase("wrong-goal", asked), slug="gardeners")
    terms = Terms(
        mode,
        table_for(mode.side),
        seats,
        cards,
        timer * MILLISECONDS,
        full["check"] == "call" or mode.solo,
        first if isinstance(first, int) else NOBODY,
        limit,
        target,
        levels,
        agreed["cards_in_play"],
        agreed["cards_drawn"],
        agreed["free_discards"],
        agreed["discard_cost"],
        agreed["solo_cards"],
        agreed["solo_validations"],
    )
    return Gardeners(full, terms)
