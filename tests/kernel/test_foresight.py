"""What is told of a move without making it is what making it shows."""

from __future__ import annotations

import pytest

from allotment.games import make
from allotment.kernel.chance import seeded
from allotment.kernel.foresight import worths
from tests.conformance.samples import CASES, NAMES, step, triples

GAMES = 3
HOUSES = 40  # sets of three house rules


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_what_plainly_brings_nothing_brings_nothing(slug: str, options: dict[str, object]) -> None:
    brings_nothing(slug, options, GAMES)


def test_it_brings_nothing_with_house_rules_either() -> None:
    """Only Garden Dice tells."""
    for options in triples("garden-dice", HOUSES):
        brings_nothing("garden-dice", options, 1)


def brings_nothing(slug: str, options: dict[str, object], games: int) -> None:
    game = make(slug, options)
    for seed in range(games):
        state = game.start(seeded(seed))
        luck = seeded(f"luck {seed}")
        while step(game, state, luck) is not None:
            for seat in game.to_act(state):
                if seat < 0:
                    continue
                for move in game.legal(state, seat):
                    if game.brings_nothing(state, seat, move):
                        after = game.clone(state)
                        game.apply(after, seat, move)
                        assert game.scores(after) == game.scores(state)
                        assert after.revealed == state.revealed
                        assert game.to_act(after) == [seat]


def test_many_placements_in_garden_dice_need_not_be_made() -> None:
    game = make("garden-dice", {})
    plain, placements = 0, 0
    for seed in range(GAMES):
        state = game.start(seeded(seed))
        luck = seeded(f"luck {seed}")
        while step(game, state, luck) is not None:
            for seat in game.to_act(state):
                for move in game.legal(state, seat):
                    if move.verb() == "place":
                        placements += 1
                        plain += game.brings_nothing(state, seat, move)
    assert placements > 0 and plain > placements / 3


def test_other_worlds_are_compared_with_the_first() -> None:
    """As if all were tried at once."""
    game = make("garden-dice", {})
    state = game.start(seeded(3))
    luck = seeded("luck")
    unsure = 0
    while step(game, state, luck) is not None:
        for seat in game.to_act(state):
            offers = game.legal(state, seat)
            every = [game.determinise(state, seat, seeded(f"world {number}")) for number in range(3)]
            again = [game.determinise(state, seat, seeded(f"world {number}")) for number in range(3)]
            for at, brings in enumerate(worths(game, every[:1], seat, offers)):
                if brings.sure:
                    continue
                unsure += 1
                one = worths(game, again, seat, [offers[at]])[0]
                two = worths(game, every[1:], seat, [offers[at]], [brings])[0]
                assert (one.points, one.sure, one.last) == (two.points, two.sure, two.last)
    assert unsure > 0
