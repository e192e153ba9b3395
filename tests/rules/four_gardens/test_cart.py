"""Reallocation: small moves reach all that free movement reaches, and end."""

from __future__ import annotations

import pytest

from allotment.games.four_gardens.components import CARD_NAMES, CARDS, FRAME, KINDS, NEEDS
from allotment.games.four_gardens.game import FourGardens
from allotment.games.four_gardens.rules.model import CART_PHASE, Gardens
from allotment.kernel.chance import Chance, seeded

from .tables import HAND, game

Layout = tuple[tuple[int, ...], tuple[int, ...]]


def messy(rules: FourGardens, luck: Chance) -> Gardens:
    """Three random active cards, partly filled, and some tokens on the planning tile."""
    cards: list[int] = []
    while len(cards) < 3:
        card = luck.below(CARDS)
        if FRAME[card] not in [FRAME[other] for other in cards] and CARD_NAMES[card] not in HAND:
            cards.append(card)
    on = {}
    for card in cards:
        counts = [luck.below(need + 1) for need in NEEDS[card]]
        on[CARD_NAMES[card][:-2]] = dict(zip(("stone", "water", "plants", "wood"), counts, strict=True))
    tile = {"stone": luck.below(2), "water": luck.below(2), "plants": luck.below(2), "wood": luck.below(2)}
    active = [CARD_NAMES[card] for card in cards]
    player = {"hand": HAND, "active": active, "on": on, "tile": tile}
    return rules.load({"phase": "cart", "actions_left": 2, "players": {"0": player}}, seeded(0))


def layout(state: Gardens) -> Layout:
    return tuple(state.gardens[0].tile), tuple(state.gardens[0].on)


def reachable(rules: FourGardens, state: Gardens) -> set[Layout]:
    found = {layout(state)}
    seen = {str(rules.dump(state))}
    queue = [state]
    for here in queue:
        for move in rules.legal(here, 0):
            after = rules.clone(here)
            if move.text == "done":
                continue
            rules.apply(after, 0, move)
            if after.phase == CART_PHASE:
                found.add(layout(after))
                if str(rules.dump(after)) not in seen:
                    seen.add(str(rules.dump(after)))
                    queue.append(after)
            else:  # `done` played itself: where the move leads without it
                found.add(moved(layout(here), move.text, here))
    return found


def moved(here: Layout, text: str, state: Gardens) -> Layout:
    words = text.split(" ")
    kind = ("stone", "water", "plants", "wood").index(words[1])
    tile, on = list(here[0]), list(here[1])
    frames = [CARD_NAMES[card][:-2] for card in state.gardens[0].active]
    if words[0] == "shift":
        on[frames.index(words[2]) * KINDS + kind] -= 1
    else:
        tile[kind] -= 1
    if words[0] != "drop":
        on[frames.index(words[-1]) * KINDS + kind] += 1
    return tuple(tile), tuple(on)


def free(state: Gardens) -> set[Layout]:
    """What the three ways of moving reach when nothing is remembered."""
    needs = [need for card in state.gardens[0].active for need in NEEDS[card]]
    found = {layout(state)}
    queue = list(found)
    for tile, on in queue:
        after: list[Layout] = []
        for kind in range(KINDS):
            for taker in range(kind, len(on), KINDS):
                if on[taker] < needs[taker]:
                    more = [count + (place == taker) for place, count in enumerate(on)]
                    if tile[kind]:
                        after.append((less(tile, kind), tuple(more)))
                    after.extend(
                        (tile, less(tuple(more), giver))
                        for giver in range(kind, len(on), KINDS)
                        if giver != taker and on[giver]
                    )
            if tile[kind]:
                after.append((less(tile, kind), on))
        for each in after:
            if each not in found:
                found.add(each)
                queue.append(each)
    return found


def less(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    return tuple(count - (place == at) for place, count in enumerate(counts))


@pytest.mark.parametrize("seed", range(12))
def test_direct_moves_reach_every_layout(seed: int) -> None:
    """FG-CART-8, FG-RULING-13: what free movement could reach is reached with one role per card."""
    rules = game()
    state = messy(rules, seeded(f"mess {seed}"))
    if len(free(state)) < 1500:
        assert reachable(rules, state) == free(state)


def test_a_reallocation_ends_after_seventeen_small_moves() -> None:
    """FG-CART-8, FG-RULING-13"""
    rules = game()
    luck = seeded("longest")
    for _ in range(150):
        state = messy(rules, luck)
        steps = 0
        while state.phase == CART_PHASE:
            offers = [move for move in rules.legal(state, 0) if move.text != "done"]
            if not offers:
                break
            rules.apply(state, 0, offers[luck.below(len(offers))])
            steps += 1
        assert steps <= 17
