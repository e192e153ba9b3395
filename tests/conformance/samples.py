"""Which games the conformance suite plays: every value of every option, and some combinations."""

from __future__ import annotations

from typing import Any

from allotment.games import SHELF, box, make
from allotment.kernel.chance import Chance, seeded
from allotment.kernel.game import Game
from allotment.kernel.options import HOUSE, Option, Options
from allotment.kernel.result import Refused

COMBINATIONS = 6  # random ones, besides each value alone
# Games that only time or patience ends are kept short here.
SHORT: dict[str, Options] = {"gardeners": {"move_limit": 150}}
ENDLESS = ("garden-dice", "drought_rounds", 0)  # nothing but the last seed ends it


def accepted(slug: str, options: Options) -> Options | None:
    try:
        make(slug, options)
    except Refused:
        return None
    return options


def values_of(slug: str, option: Option) -> list[object]:
    """An option's samples, without the one that lets a random game go on for ever."""
    return [value for value in option.samples() if (slug, option.name, value) != ENDLESS]


def alone(slug: str) -> list[Options]:
    """Each sampled value of each option by itself, with every seat count it goes with."""
    found: list[Options] = []
    seats = box(slug).option("seats").samples()
    for count in seats:
        found.append({"seats": count})
    for option in box(slug).options:
        if option.name in ("seats", "move_limit"):
            continue
        for value in values_of(slug, option):
            fitting = [{option.name: value}] + [{option.name: value, "seats": count} for count in seats]
            for options in fitting:
                if accepted(slug, options) is not None:
                    found.append(options)
                    break
    return found


def together(slug: str) -> list[Options]:
    luck = seeded(f"samples of {slug}")
    found: list[Options] = []
    while len(found) < COMBINATIONS:
        options: Options = {}
        for option in box(slug).options:
            values = values_of(slug, option)
            if option.name != "move_limit" and luck.below(3):
                options[option.name] = values[luck.below(len(values))]
        if accepted(slug, options) is not None:
            found.append(options)
    return found


def houses(slug: str) -> list[Options]:
    """Every house rule at both ends, all at once (they do not hang on each other), and three at random."""
    numbers = box(slug).house
    if not numbers:
        return []
    luck = seeded(f"houses of {slug}")
    some = [numbers[luck.below(len(numbers))] for _ in range(3)]
    return [
        {HOUSE: {number.name: number.low for number in numbers}},
        {HOUSE: {number.name: number.high for number in numbers}},
        {HOUSE: {one.name: one.low + luck.below(one.high - one.low + 1) for one in some}},
    ]


def triples(slug: str, count: int) -> list[Options]:
    """Three house rules at random values, so many times."""
    luck = seeded(f"triples of {slug}")
    found: list[Options] = []
    while len(found) < count:
        order = list(range(len(box(slug).house)))
        luck.shuffle(order)
        some = [box(slug).house[at] for at in order[:3]]
        house = {one.name: one.low + luck.below(one.high - one.low + 1) for one in some}
        options = {**SHORT.get(slug, {}), HOUSE: house}
        if accepted(slug, options) is not None:
            found.append(options)
    return found


def samples(slug: str) -> list[Options]:
    short = SHORT.get(slug, {})
    unique: list[Options] = []
    for options in alone(slug) + together(slug) + houses(slug):
        full = {**options, **short}
        if full not in unique and accepted(slug, full) is not None:
            unique.append(full)
    return unique


CASES = [(slug, options) for slug in SHELF for options in samples(slug)]
NAMES = [slug + "".join(f" {name}={value}" for name, value in options.items()) for slug, options in CASES]


def step(game: Game[Any, Any], state: Any, luck: Chance) -> tuple[int, Any] | None:
    """A random decision of a random seat that has one; time passes in between. None when over."""
    while game.to_act(state):
        seats = [seat for seat in game.to_act(state) if seat >= 0 and game.legal(state, seat)]
        if seats:
            seat = seats[luck.below(len(seats))]
            offers = game.legal(state, seat)
            move = offers[luck.below(len(offers))]
            game.apply(state, seat, move)
            if game.box.real_time:
                game.elapse(state, 700)
            return seat, move
        game.elapse(state, 60_000)
    return None


def reached(game: Game[Any, Any], seed: object, moves: int) -> Any:
    """A position that random play reaches."""
    state = game.start(seeded(f"deal {seed}"))
    luck = seeded(f"moves {seed}")
    for _ in range(moves):
        if step(game, state, luck) is None:
            break
    return state
