"""Who knows what: the order of the decks is the only secret."""

import pytest

from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY

from .walks import TABLES, finished, steps


@pytest.mark.parametrize("options", TABLES)
def test_all_see_everything_but_the_decks(options: dict[str, object]) -> None:
    """TG-INFO-1, TG-INFO-2, TG-INFO-3: the position with counts for decks, the same for everybody."""
    for game, state in steps(options, 1, 9):
        expected = game.dump(state)
        decks = expected.pop("decks")
        expected["deck_counts"] = {letter: len(cards) for letter, cards in decks.items()}
        for seat in range(NOBODY, game.seats):
            assert game.view(state, seat) == expected


@pytest.mark.parametrize("options", TABLES)
def test_another_world_looks_the_same(options: dict[str, object]) -> None:
    """TG-INFO-1: the decks are dealt anew from the same cards; views, offers and features agree."""
    differs = False
    for game, state in steps(options, 2, 9):
        for seat in range(game.seats):
            other = game.determinise(state, seat, seeded(f"world {seat}"))
            assert game.view(other, seat) == game.view(state, seat)
            assert game.legal(other, seat) == game.legal(state, seat)
            assert list(game.features(other, seat)) == list(game.features(state, seat))
            mine, theirs = game.dump(state)["decks"], game.dump(other)["decks"]
            assert {k: sorted(v) for k, v in mine.items()} == {k: sorted(v) for k, v in theirs.items()}
            differs = differs or mine != theirs
    assert differs


def test_decks_are_dealt_anew_uniformly() -> None:
    """TG-INFO-1: every unseen card is as likely on top, and the table's own order plays no part."""
    game, state = next(steps({"seats": 4}, 3))
    tops: dict[str, int] = {}
    for seed in range(2800):
        top = game.dump(game.determinise(state, 0, seeded(seed)))["decks"]["b"][0]
        tops[top] = tops.get(top, 0) + 1
    assert len(tops) == 28
    assert 60 < min(tops.values()) <= max(tops.values()) < 145


@pytest.mark.parametrize("options", TABLES)
def test_features(options: dict[str, object]) -> None:
    """TG-INFO-2: one number a name, in range, the viewer's own garden first."""
    for game, state in steps(options, 4, 13):
        names = game.feature_names()
        assert len(set(names)) == len(names)
        for seat in range(NOBODY, game.seats):
            values = game.features(state, seat)
            assert len(values) == len(names)
            assert min(values) >= 0
            assert max(values) <= 3
        for seat in game.to_act(state):
            for viewer in range(game.seats):
                told = dict(zip(names, game.features(state, viewer), strict=True))
                assert told["me: to act"] == (1 if viewer == seat else 0)


def test_cards_left_after_the_game_stay_in_the_decks() -> None:
    """TG-INFO-4: they are part of the position, so they may be shown; views still count them."""
    game, state = finished({"seats": 2}, 5)
    assert [len(cards) for cards in game.dump(state)["decks"].values()] == [16, 16, 16]
    assert game.view(state, 0)["deck_counts"] == {"a": 16, "b": 16, "c": 16}
