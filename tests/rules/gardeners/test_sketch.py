"""The table in text."""

from __future__ import annotations

from typing import Any

import pytest

from allotment.games import make
from allotment.games.gardeners.components import CARD_NUMBER, WISH
from allotment.games.gardeners.table.sketch import beside, sketch
from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from allotment.words import languages, speaker

from .team import next_moves


@pytest.mark.parametrize("mode", ["training-a", "complete", "solo"])
def test_it_fits_the_terminal_and_tells_no_more_than_the_view(mode: str) -> None:
    """GR-HIDE-6, GR-HIDE-8: drawn from a view; hidden cards show their type only."""
    game: Any = make("gardeners", {"mode": mode, "seats": 1 if mode == "solo" else 3})
    state = game.start(seeded(mode))
    luck = seeded("sketch")
    for _ in range(3):  # the start, a first garden, what comes after the check
        for number, (seat, text) in enumerate(next_moves(game, state, luck, False)):
            game.play(state, seat, text)
            if number % 10 == 0:
                for viewer in (NOBODY, 0):
                    view = game.view(state, viewer) | {"options": game.options}
                    for language in languages():
                        words = speaker("gardeners", language, listener=viewer)
                        drawn = sketch(view | {"words": words}, viewer)
                        assert max(len(line) for line in drawn.splitlines()) <= 104
                    hidden = [
                        card.split()[1]
                        for card, shown in zip(
                            game.dump(state)["cards"], game.view(state, viewer)["cards"], strict=True
                        )
                        if card != shown
                    ]
                    known = [card.split()[1] for card in view["cards"] if card.split()[1] in CARD_NUMBER]
                    words = speaker("gardeners")
                    told = "\n".join(beside(view, words, viewer))
                    assert not any(words.say(WISH[CARD_NUMBER[card]]) in told for card in hidden)
                    assert all(words.say(WISH[CARD_NUMBER[card]]) in told for card in known)


def test_a_garden_as_it_is_drawn() -> None:
    """GR-COMP-3, GR-COMP-4: benches and hedges show where they point."""
    game = make("gardeners", {"mode": "solo"})
    state = game.load(
        {
            "phase": "arrange",
            "clock": 61_000,
            "garden": {"at": "3,3", "rows": ["b01@90 c04 c08@90 a01 a08 c01", "a04 a06 b09 a14 a11 c05@180"]},
        },
        seeded(1),
    )
    view: Any = {**game.view(state, 0), "options": game.options}
    drawn = sketch(view, 0).splitlines()
    at = next(number for number, line in enumerate(drawn) if "b01" in line)
    row, looks = drawn[at][3:33].split(), drawn[at + 1][:33].split()
    assert row == ["b01", "c04", "c08", "a01", "a08", "c01"]
    assert looks == ['"B>', '"└', '"─', '"yF', '"rT', '"St']
    assert any("13:59 of sand left" in line for line in drawn)
