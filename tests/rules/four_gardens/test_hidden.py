"""Who knows what: views, worlds that fit them, and what the log tells whom."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from allotment.games.four_gardens.components import CARD_NAMES
from allotment.games.four_gardens.game import FourGardens
from allotment.games.four_gardens.rules.model import Gardens
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from allotment.words import speaker

from .tables import HAND, all_but, game, given, play, seat, wander

SAY = speaker("four-gardens").say
TOPS = pytest.mark.parametrize("top", ["landscape", "hidden"])
DRAWING: dict[str, Any] = {
    "phase": "draw",
    "players": {"0": {"hand": ["green-1-b", "red-2-e"]}},
    "open": ["orange-1-a", "orange-2-a", "orange-3-a"],
}


@TOPS
def test_what_a_view_holds(top: str) -> None:
    """FG-HIDE-1, FG-HIDE-2, FG-HIDE-7, FG-HIDE-9: the position, without other hands, pile and chance."""
    rules = game(seats=3, pile_top=top)
    for moves in (0, 40, 150):
        state = wander(rules, "view", moves)
        whole = rules.dump(state)
        for eyes in (0, 1, 2, NOBODY):
            view = rules.view(state, eyes)
            pile = whole["pile"]
            assert isinstance(pile, list)
            assert view["pile_count"] == len(pile)
            assert "pile" not in view
            assert "chance" not in view
            assert ("top" in view) == (top == "landscape" and bool(pile))
            for number in range(3):
                inside, outside = seat(view, number), seat(whole, number)
                assert ("hand" in inside) == (number == eyes)
                assert ("hand_count" in inside) == (number != eyes)
                for name, value in inside.items():
                    assert value == (len(outside["hand"]) if name == "hand_count" else outside[name])
            for name, value in view.items():
                if name not in ("players", "pile_count", "top"):
                    assert value == whole[name]


def test_the_landscape_side_on_top() -> None:
    """FG-HIDE-3, FG-RULING-31: panorama, frame and god; no letter, no needs, no action."""
    rules = game()
    state = given(rules, players={}, pile=["green-3-d", "red-1-a"])
    assert rules.view(state, 0)["top"] == {"panorama": "green", "frame": 3, "god": "blue"}
    twin = given(rules, players={}, pile=["green-3-c", "red-1-a"])
    assert rules.view(state, NOBODY) == rules.view(twin, NOBODY)
    covered = game(pile_top="hidden")
    assert "top" not in covered.view(given(covered, players={}, pile=["green-3-d"]), 0)
    assert "top" not in rules.view(given(rules, players={}, pile=[]), 0)


def test_offers_are_for_the_seat_alone() -> None:
    """FG-HIDE-8: another seat is offered nothing, and its objections tell nothing of the hand."""
    rules = game()
    state = given(rules, players={"0": {"hand": HAND}})
    other = rules.determinise(state, 1, seeded(3))
    assert rules.legal(state, 1) == []
    for move in rules.moves:
        assert str(rules.objection(state, 1, move)) == str(rules.objection(other, 1, move))


@TOPS
def test_a_card_taken_from_the_open_cards_stays_known(top: str) -> None:
    """FG-HIDE-5: in every world that others imagine, the drawer still has it; until it leaves the hand."""
    rules = game(pile_top=top)
    state = given(rules, **DRAWING)
    play(rules, state, "draw orange-2-a", "draw pile", "draw orange-1-a")
    for eyes in (1, NOBODY):
        hands = [rules.determinise(state, eyes, seeded(seed)).gardens[0].hand for seed in range(60)]
        for hand in hands:
            names = [CARD_NAMES[card] for card in hand]
            assert "orange-2-a" in names
            assert "orange-1-a" in names
        assert len({tuple(sorted(hand)) for hand in hands}) > 1, "the others are dealt anew"
    assert state.turn == 1
    play(rules, state, *["cart " + CARD_NAMES[card] for card in state.gardens[1].hand[:3]])
    while state.turn == 1:
        play(rules, state, "draw pile")
    play(rules, state, "lay orange-2-a")
    known = seat(rules.dump(state), 0)["known"]
    assert "orange-2-a" not in known
    assert "orange-1-a" in known
    assert len(known) == (2 if top == "landscape" else 1)


def test_a_card_drawn_from_the_pile_is_known_up_to_its_twin() -> None:
    """FG-HIDE-5, FG-CARD-4: both twins come up, in equal proportion, and nothing else."""
    rules = game()
    state = given(rules, **DRAWING, pile=["blue-2-b", "green-1-a", "green-2-a", "green-3-a"])
    play(rules, state, "draw pile")
    found: Counter[str] = Counter()
    for seed in range(400):
        hand = [CARD_NAMES[c] for c in rules.determinise(state, 1, seeded(seed)).gardens[0].hand]
        slot = [name for name in hand if name in ("blue-2-a", "blue-2-b")]
        assert slot
        if len(slot) == 1:
            found[slot[0]] += 1
    assert min(found["blue-2-a"], found["blue-2-b"]) > 150


def test_a_visible_twin_makes_the_other_certain() -> None:
    """FG-HIDE-5: with blue-2-a open, the entry ?blue-2-purple can only be blue-2-b."""
    rules = game()
    players = {"0": {"hand": ["red-1-a", "blue-2-b", "red-2-e"], "known": ["?blue-2-purple"]}}
    state = given(rules, players=players, open=["blue-2-a"])
    for seed in range(50):
        hand = rules.determinise(state, 1, seeded(seed)).gardens[0].hand
        assert CARD_NAMES.index("blue-2-b") in hand


def worlds(rules: FourGardens, state: Gardens, eyes: int, seeds: int) -> Counter[str]:
    """Which card lies in which hidden place, as often as it is dealt so."""
    found: Counter[str] = Counter()
    for seed in range(seeds):
        world = rules.dump(rules.determinise(state, eyes, seeded(f"world {seed}")))
        hands = [seat(world, number)["hand"] for number in range(rules.seats)]
        found[f"{hands} {world['pile']}"] += 1
    return found


@pytest.mark.parametrize(
    ("top", "known", "expected"),
    [
        ("landscape", ["?red-1-yellow"], 4),  # the twins either way round, then the other two
        ("landscape", [], 12),  # a twin on top, then the other three in any order
        ("hidden", ["?red-1-yellow"], 12),  # a twin in hand, then the other three in any order
        ("hidden", ["red-1-a"], 6),
        ("hidden", [], 24),
        ("landscape", ["red-1-a", "blue-1-b"], 1),  # the top can only be the other twin
    ],
)
def test_every_world_that_fits_is_equally_likely(top: str, known: list[str], expected: int) -> None:
    """FG-RULING-43: all deals that fit, each as often as any other; twins and order included."""
    rules = game(pile_top=top)
    state = given(
        rules,
        players={
            "0": {"hand": ["orange-1-e"]},
            "1": {"hand": ["red-1-a", "blue-1-b"], "known": known},
        },
        open=[],
        pile=["red-1-b", "green-1-a"],
        discard=all_but("red-1-a", "red-1-b", "blue-1-b", "green-1-a", "orange-1-e"),
    )
    found = worlds(rules, state, 0, 2400)
    assert len(found) == expected
    for times in found.values():
        assert abs(times - 2400 / expected) < 0.35 * 2400 / expected


def test_the_own_hand_is_certain_and_the_spectator_has_none() -> None:
    """FG-HIDE-7: to a spectator both hands are open questions."""
    rules = game(pile_top="hidden")
    state = given(
        rules,
        players={"0": {"hand": ["orange-1-e"]}, "1": {"hand": ["red-1-a"]}},
        open=[],
        pile=["red-1-b"],
        discard=all_but("orange-1-e", "red-1-a", "red-1-b"),
    )
    assert len(worlds(rules, state, NOBODY, 200)) == 6
    assert len(worlds(rules, state, 0, 200)) == 2


def test_cards_out_of_play_are_unseen() -> None:
    """FG-RULING-43, FG-POS-3: the view does not tell which cards are out of play."""
    rules = game()
    state = given(
        rules, players={"0": {"hand": []}, "1": {"hand": ["red-1-a"]}}, open=["red-1-b"], pile=["red-1-c"]
    )
    hands = {rules.determinise(state, 0, seeded(seed)).gardens[1].hand[0] for seed in range(600)}
    assert len(hands) > 50
    assert CARD_NAMES.index("red-1-b") not in hands


@TOPS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_some_seed_deals_another_world(top: str, seats: int) -> None:
    """FG-HIDE-1, FG-HIDE-4: the counterweight; hands, pile order and pile top all differ somewhere."""
    rules = game(seats=seats, pile_top=top)
    for moves in (0, 25, 80, 200):
        state = wander(rules, f"worlds {seats}", moves)
        for eyes in [*range(seats), NOBODY]:
            others = [rules.determinise(state, eyes, seeded(seed)) for seed in range(12)]
            assert any(other.pile != state.pile for other in others)
            tops = {other.pile[-1] for other in others}
            assert len(tops) > 1 or top == "landscape"
            for number in range(seats):
                hands = {tuple(sorted(other.gardens[number].hand)) for other in others}
                exact = [entry for entry in state.gardens[number].known if entry < len(CARD_NAMES)]
                if number == eyes or len(exact) == len(state.gardens[number].hand):
                    assert hands == {tuple(sorted(state.gardens[number].hand))}
                elif not state.gardens[number].known:
                    assert len(hands) > 1
            for other in others:
                assert rules.view(other, eyes) == rules.view(state, eyes)
                assert rules.census(other) == rules.census(state)
                rules.load(rules.dump(other), seeded(0))


def test_what_the_log_tells_whom() -> None:
    """FG-HIDE-4, FG-HIDE-5: all hear of a pile draw and the side on top; only the drawer hears the card."""
    for top, line in (
        ("landscape", "Seat 0 draws from the pile, with Lake of cranes 2 (Tortoise) on top."),
        ("hidden", "Seat 0 draws from the pile."),
    ):
        rules = game(pile_top=top)
        state = given(rules, **DRAWING, pile=["blue-2-b", "green-1-a", "green-2-a", "green-3-a"])
        state.story = []
        play(rules, state, "draw pile", "draw orange-2-a")
        heard = [SAY(told) for told in state.story if told.ears == NOBODY]
        assert heard == [line, "Seat 0 draws Autumn terrace 2 (Tortoise, floor 3) from the open cards."]
        drawn = [SAY(told) for told in state.story if told.ears == 0]
        assert drawn == ["It’s Lake of cranes 2 (Tortoise, floor 2)."]
        assert not [told for told in state.story if told.ears == 1]


def test_spent_cards_become_public() -> None:
    """FG-HIDE-6: laid or discarded, a card is in every view; at the end hands stay as they are."""
    rules = game()
    state = given(rules, players={"0": {"hand": HAND}})
    play(rules, state, "lay blue-1-b", "rotate blue-2-b cw")
    for eyes in (1, NOBODY):
        view = rules.view(state, eyes)
        assert seat(view, 0)["active"] == ["blue-1-b"]
        assert view["discard"] == ["blue-2-b"]
    over = given(rules, players={"0": {"hand": HAND}}, phase="over")
    assert seat(rules.view(over, 1), 0)["hand_count"] == 5
