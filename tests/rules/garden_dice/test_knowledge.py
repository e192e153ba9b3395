"""Who knows what: everything is open but the dice to come (GD-HIDE-1, GD-HIDE-2)."""

from __future__ import annotations

from allotment.kernel.chance import seeded
from allotment.kernel.game import NOBODY
from allotment.kernel.match import adopted

from .tables import garden, laid, random_move


def test_every_seat_and_every_spectator_sees_the_same() -> None:
    """GD-HIDE-1."""
    game = garden(seats=4)
    state = game.start(seeded(3))
    luck = seeded(4)
    for _ in range(60):
        views = [game.view(state, seat) for seat in (0, 1, 2, 3, NOBODY)]
        assert all(view == views[0] for view in views)
        assert {**views[0], "chance": []} == game.dump(state)
        random_move(game, state, luck)


def test_nobody_sees_the_dice_to_come() -> None:
    """GD-HIDE-2: laid-down luck is in the position, never in a view, a feature or a dream."""
    game = garden(seats=2)
    state = laid(game, dice=[1], chance=[6, 6, 6, 6])
    assert game.dump(state)["chance"] == [6, 6, 6, 6]
    rolls = set()
    for seat in (0, 1, NOBODY):
        assert "chance" not in game.view(state, seat)
        assert game.view(state, seat) == game.view(laid(game, dice=[1], chance=[1, 2, 3, 4]), seat)
    assert list(game.features(state, 0)) == list(game.features(laid(game, dice=[1]), 0))
    for seed in range(20):
        world = adopted(game, state, []).eyes(0).imagine(seeded(seed))
        game.play(world, 0, "buy squash with 1")
        rolls.add(str(game.dump(world)["dice"]))
    assert len(rolls) > 15, "each dream rolls its own dice"
    assert game.dump(state)["chance"] == [6, 6, 6, 6]


def test_features_turn_with_the_viewer() -> None:
    """seat+0 is the viewer: what one seat sees of itself the other sees of its neighbour."""
    game = garden(seats=2)
    state = laid(
        game, turn=1, dice=[2, 5], scores=[30, 12], sun=[False, True], board={"2,4": "tomato-seed 1"}
    )
    names = game.feature_names()
    mine = dict(zip(names, game.features(state, 1), strict=True))
    other = dict(zip(names, game.features(state, 0), strict=True))
    assert (mine["seat+0 score"], mine["seat+1 score"]) == (0.12, 0.3)
    assert (other["seat+0 score"], other["seat+1 score"]) == (0.3, 0.12)
    assert (mine["seat+0 in turn"], other["seat+0 in turn"]) == (1.0, 0.0)
    assert (mine["seat+0 sun"], other["seat+0 sun"]) == (1.0, 0.0)
    assert (mine["bed 2,4 of seat+0"], other["bed 2,4 of seat+1"]) == (1.0, 1.0)
    assert mine["bed 2,4 seed"] == other["bed 2,4 seed"] == 0.6
    assert (mine["seat+2 plays"], mine["seat+3 plays"]) == (0.0, 0.0)
    assert (mine["dice showing 2"], mine["dice showing 3"], mine["dice showing 5"]) == (0.25, 0.0, 0.25)


def test_positions_that_differ_in_a_view_differ_in_features() -> None:
    """The features tell apart whatever matters to play."""
    game = garden(seats=3)
    seen: dict[str, list[float]] = {}
    for changed in (
        {},
        {"dice": [2, 2]},
        {"pips": 1},
        {"sun": [False, True, True]},
        {"dry_turns": 3},
        {"board": {"1,1": "sundial 0"}},
        {"board": {"1,1": "scarecrow 0"}},
        {"board": {"1,1": "sundial 1"}},
        {"hand": {"0": {"squash": 1}}},
        {"harvested": {"0": {"squash": 1}}},
        {"bought": {"squash": 1}},
        {"eaten_from": [1]},
        {"scores": [1, 0, 0]},
        {"dice": [1, 2, 3, 4]},
        {"dice": [1, 2, 3, 4], "fresh": False},
        {"board": {"1,1": "bird 0"}, "swallowed": [1, 0, 0]},
        {"board": {"1,1": "bird 0"}},
    ):
        position: dict[str, object] = {"dice": [1, 2], **changed}
        seen[str(changed)] = list(game.features(laid(game, **position), 0))
    assert len({tuple(row) for row in seen.values()}) == len(seen)
