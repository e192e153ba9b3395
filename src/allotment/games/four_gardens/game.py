"""Four Gardens: which chapter applies now; ties the rooms together."""

from __future__ import annotations

from librt.vecs import vec

from ...kernel.advice import Weights
from ...kernel.chance import Chance
from ...kernel.game import Game, Position
from ...kernel.house import settled
from ...kernel.options import HOUSE, Options
from ...kernel.result import Objection, PadLine, Result, denied, denied_in
from ...kernel.row import Row
from ...kernel.story import NOBODY, Seat
from .box import BOX
from .components import BONUS_NAMES, CARD_NAMES, FRAME_TITLES, GODS, HOUSE_RULES, KINDS, RESOURCES
from .knowledge import observation
from .knowledge.loading import load
from .knowledge.position import dump
from .knowledge.view import View, determinise, reshuffled, view
from .mind import value
from .rules import scoring
from .rules.bonus import bonus, bonus_check, bonuses, no_bonus, no_take, take, tokens
from .rules.cart import (
    cart,
    carts,
    done,
    drop,
    idle,
    no_cart,
    no_drop,
    no_put,
    no_reallocation,
    no_shift,
    put,
    shift,
    small_moves,
)
from .rules.complete import choose_god, complete, completions, gods, markers, no_completion, no_god
from .rules.draw import draw, draws, end_turn, no_draw
from .rules.lay import lay, lays, no_lay
from .rules.model import (
    ACTION,
    BONUS_PHASE,
    CART_PHASE,
    COMPLETE_PHASE,
    DRAW_PHASE,
    DRAWN,
    GOD_PHASE,
    OVER,
    STARTING,
    TAKE_PHASE,
    Gardens,
    Terms,
)
from .rules.moves import (
    DONE,
    MOVES,
    Bonus,
    Cart,
    Complete,
    Done,
    Draw,
    Drop,
    FourGardensMove,
    God,
    Lay,
    Put,
    Rotate,
    Shift,
    Take,
    Wild,
)
from .rules.rotate import no_rotation, rotate, rotations
from .rules.setup import opening, prologue
from .rules.turn import completion_check
from .rules.wild import no_wild, wild, wilds


class FourGardens(Game[Gardens, FourGardensMove]):
    def __init__(self, options: Options, terms: Terms) -> None:
        super().__init__(BOX, options, terms.seats, MOVES)
        self.terms = terms
        self.lessons = value.lessons(self.seats)

    def start(self, chance: Chance) -> Gardens:
        return opening(chance, self.terms)

    def prologue(self, state: Gardens) -> None:
        prologue(state)

    def to_act(self, state: Gardens) -> list[int]:
        return [] if state.phase == OVER else [state.turn]

    def legal(self, state: Gardens, seat: int) -> list[FourGardensMove]:
        return offers(state) if seat == state.turn else []

    def apply(self, state: Gardens, seat: int, move: FourGardensMove) -> None:
        deed(state, move)
        while True:  # FG-AUTO-1
            only = forced(state)
            if only is None:
                return
            if state.story is not None:
                tell_forced(state, only)
            deed(state, only)

    def objection(self, state: Gardens, seat: int, move: FourGardensMove) -> Objection | None:
        if state.phase == OVER:
            return Objection("FG-END-3", "no-game-over")
        if seat != state.turn:
            return Objection("FG-TURN-1", "no-turn", {"other": Seat(state.turn)})
        return refusal(state, move)

    def clone(self, state: Gardens) -> Gardens:
        return state.copy(state.chance.clone())

    def dump(self, state: Gardens) -> Position:
        return dump(state)

    def load(self, position: Position, chance: Chance) -> Gardens:
        state = load(position, chance, self.terms)
        while state.phase != OVER and not offers(state):
            carry_on(state)
        return state

    def view(self, state: Gardens, seat: int) -> View:
        return view(state, seat)

    def determinise(self, state: Gardens, seat: int, chance: Chance) -> Gardens:
        return determinise(state, seat, chance)

    def reshuffled(self, state: Gardens, chance: Chance) -> Gardens:
        return reshuffled(state, chance)

    def scores(self, state: Gardens) -> list[int]:
        return scoring.scores(state)

    def pad(self, state: Gardens) -> list[PadLine]:
        return scoring.pad(state)

    def result(self, state: Gardens) -> Result | None:
        return scoring.result(state)

    def census(self, state: Gardens) -> dict[str, int]:
        return census(state)

    def feature_names(self) -> list[str]:
        return observation.feature_names(self.terms)

    def observe(self, state: Gardens, seat: int, out: Row) -> None:
        observation.observe(state, seat, out)

    def sign_names(self) -> list[str]:
        return value.sign_names()

    def sign_means(self) -> dict[str, list[str]]:
        return value.MEANS

    def guess(self) -> dict[str, float]:
        return value.GUESS

    def signs(self, state: Gardens, seat: int) -> vec[float]:
        return value.signs(state, seat)

    def outlook(self, state: Gardens, weights: Weights | None) -> vec[float]:
        if weights is None or state.phase == OVER:
            return super().outlook(state, weights)
        return value.outlook(state, weights)

    def amid(self, state: Gardens) -> bool:
        return state.phase not in (ACTION, DRAW_PHASE, OVER)

    def idle(self, before: Gardens, after: Gardens, seat: int) -> bool:
        """FG-CART-7, FG-ROT-6: a card was spent, but nothing the seat has is different."""
        old, new = before.gardens[seat], after.gardens[seat]
        spent = len(new.hand) < len(old.hand)
        return spent and old.tile == new.tile and old.active == new.active and old.on == new.on


def make(options: Options) -> FourGardens:
    read = BOX.read(options)
    seats = read["seats"]
    limit = read["round_limit"]
    assert isinstance(seats, int) and isinstance(limit, int)
    first = named_seat(read["first"], seats, "first")
    facing = named_seat(read["facing"], seats, "facing")
    house = settled(HOUSE_RULES, read.get(HOUSE))
    if house["actions"] > house["hand"]:
        raise denied_in("four-gardens", "wrong-actions", actions=house["actions"], hand=house["hand"])
    return FourGardens(read, Terms(seats, first, facing, limit, read["pile_top"] == "landscape", house))


def named_seat(value: object, seats: int, option: str) -> int:
    """The seat that an option names, or the word for the one that it leaves open."""
    if not isinstance(value, int):
        return DRAWN if value == "random" else STARTING
    if value >= seats:
        raise denied("option-seat", name=option, last=seats - 1, seats=seats, value=value)
    return value


def offers(table: Gardens) -> list[FourGardensMove]:
    """What the seat to play may do, in table order."""
    found: list[FourGardensMove] = []
    phase = table.phase
    if phase == ACTION:
        if table.actions_left > 0:
            hand = sorted(table.gardens[table.turn].hand)
            lays(table, hand, found)
            rotations(hand, found)
            wilds(table, hand, found)
            carts(hand, found)
    elif phase == CART_PHASE:
        small_moves(table, found)
    elif phase == COMPLETE_PHASE:
        completions(table, found)
    elif phase == GOD_PHASE:
        gods(table, found)
    elif phase == BONUS_PHASE:
        bonuses(table, found)
    elif phase == TAKE_PHASE:
        tokens(table, found)
    elif phase == DRAW_PHASE:
        draws(table, found)
    return found


def forced(table: Gardens) -> FourGardensMove | None:
    """FG-AUTO-1: the only legal move; None where there is a choice, or the game is over."""
    phase = table.phase
    if phase == OVER:
        return None
    garden = table.gardens[table.turn]
    if phase == ACTION:
        if len(garden.hand) > 1:
            return None  # any card can pay for the handcart
    elif phase == CART_PHASE:
        return DONE if idle(table) else None
    elif phase == GOD_PHASE:
        if markers(garden) > 1:
            return None
    elif phase == TAKE_PHASE:
        if garden.room() > 0 and table.supply.count(0) < KINDS - 1:
            return None  # two resources fit on the planning tile
    elif phase == DRAW_PHASE and len(table.open) + (1 if table.pile else 0) > 1:
        return None
    found = offers(table)
    return found[0] if len(found) == 1 else None


def tell_forced(table: Gardens, only: FourGardensMove) -> None:
    if isinstance(only, Complete):
        table.tell("has-everything", "FG-AUTO-1", [], NOBODY, {"card": FRAME_TITLES[only.frame]})
    else:
        table.tell("nothing-to-move" if only is DONE else "one-choice", "FG-AUTO-1", [], table.turn)


def deed(table: Gardens, move: FourGardensMove) -> None:
    if isinstance(move, Lay):
        lay(table, move)
    elif isinstance(move, Rotate):
        rotate(table, move)
    elif isinstance(move, Wild):
        wild(table, move)
    elif isinstance(move, Cart):
        cart(table, move)
    elif isinstance(move, Put):
        put(table, move)
    elif isinstance(move, Shift):
        shift(table, move)
    elif isinstance(move, Drop):
        drop(table, move)
    elif isinstance(move, Done):
        done(table)
    elif isinstance(move, Complete):
        complete(table, move)
    elif isinstance(move, God):
        choose_god(table, move)
    elif isinstance(move, Bonus):
        bonus(table, move)
    elif isinstance(move, Take):
        take(table, move)
    elif isinstance(move, Draw):
        draw(table, move)
    else:
        raise TypeError(f"{move!r} is no move of four-gardens")


def refusal(table: Gardens, move: FourGardensMove) -> Objection | None:
    """Why the seat to play may not do it; None if it may."""
    if isinstance(move, Lay):
        return no_lay(table, move)
    if isinstance(move, Rotate):
        return no_rotation(table, move)
    if isinstance(move, Wild):
        return no_wild(table, move)
    if isinstance(move, Cart):
        return no_cart(table, move)
    if isinstance(move, Put):
        return no_put(table, move)
    if isinstance(move, Shift):
        return no_shift(table, move)
    if isinstance(move, Drop):
        return no_drop(table, move)
    if isinstance(move, Done):
        return no_reallocation(table)
    if isinstance(move, Complete):
        return no_completion(table, move)
    if isinstance(move, God):
        return no_god(table, move)
    if isinstance(move, Bonus):
        return no_bonus(table, move)
    if isinstance(move, Take):
        return no_take(table, move)
    if isinstance(move, Draw):
        return no_draw(table, move)
    raise TypeError(f"{move!r} is no move of four-gardens")


def carry_on(table: Gardens) -> None:
    """FG-RULING-41: a loaded position in which there is nothing to decide moves on to what follows."""
    if table.phase in (ACTION, DRAW_PHASE):
        end_turn(table)  # FG-TURN-3, FG-DRAW-4
    elif table.phase == GOD_PHASE:
        table.multis = 0  # FG-GOD-5: lost
        bonus_check(table)
    else:
        table.takes_left = 0  # FG-BONUS-6: lost
        completion_check(table)


def census(table: Gardens) -> dict[str, int]:
    """Every card, token, marker, bonus tile and floor, wherever it is."""
    found: dict[str, int] = {}
    cards = table.pile + table.open + table.discard
    tiles = table.bonus[:]
    tokens_ = table.supply[:]
    for garden in table.gardens:
        cards += garden.hand + garden.active + garden.landscapes
        tiles += garden.tiles
        for resource in range(KINDS):
            tokens_[resource] += garden.tile[resource] + sum(garden.on[resource::KINDS])
    for card, name in enumerate(CARD_NAMES):
        found[f"card {name}"] = cards.count(card)
    for tile, name in enumerate(BONUS_NAMES):
        found[f"bonus tile {name}"] = tiles.count(tile)
    for resource, name in enumerate(RESOURCES):
        found[f"token {name}"] = tokens_[resource]
        found[f"floor {name}"] = table.floors.count(resource)
    for god, name in enumerate(GODS):
        found[f"marker {name}"] = len([garden.track[god] for garden in table.gardens])
    return found
