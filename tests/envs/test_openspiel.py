"""OpenSpiel's own simulation test, its searches at our tables, and what they must not find out."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import allotment.envs.spiel as spiel
from allotment.envs.names import spiel_name
from allotment.games import SHELF, box

from .cases import CASES, NAMES, ONE_EACH, Options

CHANCE = int(pyspiel.PlayerId.CHANCE)


def load(slug: str, options: Options, **more: Any) -> Any:
    return pyspiel.load_game(spiel_name(slug), {**options, **more})


def walk(state: Any, rng: np.random.RandomState, decisions: int) -> Any:
    """So many random decisions; ends at a decision or at the end of the game."""
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(len(state.chance_outcomes()))))
        elif decisions == 0:
            break
        else:
            decisions -= 1
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


class Even(mcts.Evaluator):  # type: ignore[misc] # OpenSpiel does not say what its types are
    """Thinks nothing of any position, so that a search is quick."""

    def evaluate(self, state: Any) -> np.ndarray[Any, Any]:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize(("slug", "options"), CASES, ids=NAMES)
def test_random_simulation(slug: str, options: Options) -> None:
    pyspiel.random_sim_test(load(slug, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_states_can_be_kept(slug: str, options: Options) -> None:
    game = load(slug, options, seed=3)
    state = walk(game.new_initial_state(), np.random.RandomState(1), 25)
    for kept in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
        assert str(kept) == str(state) and kept.history() == state.history()
        assert kept.legal_actions() == state.legal_actions()
        for player in range(game.num_players()):
            assert kept.information_state_string(player) == state.information_state_string(player)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_what_was_kept_goes_on_as_the_original(slug: str, options: Options) -> None:
    game = load(slug, options)
    state = walk(game.new_initial_state(), np.random.RandomState(1), 12)
    kept = game.deserialize_state(state.serialize())
    assert str(walk(kept, np.random.RandomState(7), 20)) == str(walk(state, np.random.RandomState(7), 20))


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_a_seed_makes_lots_mean_the_same_again(slug: str, options: Options) -> None:
    def end(seed: int) -> str:
        game = load(slug, options, seed=seed)
        return str(walk(game.new_initial_state(), np.random.RandomState(5), 15))

    assert end(4) == end(4) != end(6)
    assert end(-1) != end(-1)


@pytest.mark.parametrize("slug", SHELF)
def test_it_says_what_kind_of_game_it_is(slug: str) -> None:
    kind = pyspiel.load_game(spiel_name(slug)).get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    hidden = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert hidden == box(slug).hidden
    veiled = pyspiel.load_game(spiel_name(slug), {"veiled": True}).get_type()
    assert veiled.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION


def test_house_rules_are_parameters() -> None:
    game = pyspiel.load_game("allotment_garden_dice_v1(house_set_bonus=12)")
    assert game.rules.options["house"] == {"set_bonus": 12}
    assert "house" not in pyspiel.load_game("allotment_garden_dice_v1").rules.options


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("allotment_garden_dice_v1(seats=3,family=True,start=2,rewards=difference)")
    assert (
        game.num_players() == 3 and game.rules.options["family"] is True and game.rules.options["start"] == 2
    )
    assert game.min_utility() == -1000.0
    with pytest.raises(ValueError, match="must be 2 to 4"):
        spiel.SpielGame.__subclasses__()[0]({"seats": 7})


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_a_clone_has_luck_of_its_own(slug: str, options: Options) -> None:
    """What a search finds behind the next lots is the same for each of its clones, and not what will come."""
    game = load(slug, options)
    rng = np.random.RandomState(3)
    parted = 0
    nodes = 0
    state = game.new_initial_state()
    while nodes < 6 and not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(int(rng.choice(state.legal_actions())))
            continue
        nodes += 1
        for lot in range(8):
            coming = game.deserialize_state(state.serialize())  # keeps the table's own luck
            dreamt, again = state.clone(), state.clone()
            for each in (coming, dreamt, again):
                each.apply_action(lot)
            assert str(dreamt) == str(again)
            parted += str(dreamt) != str(coming)
        state.apply_action(int(rng.randint(len(state.chance_outcomes()))))
    assert parted > nodes * 8 // 3  # some draws of few outcomes are alike by chance


@pytest.mark.parametrize("slug", [slug for slug in SHELF if not box(slug).hidden])
def test_lots_decide_what_a_face_down_stack_brings(slug: str) -> None:
    """In a game that hides nothing from one seat alone, what lies face down is open until it is turned up."""
    game = pyspiel.load_game(spiel_name(slug))
    rng = np.random.RandomState(2)
    most = 0
    for _ in range(12):
        state = walk(game.new_initial_state(), rng, int(rng.randint(20)))
        while not state.is_chance_node() and not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
        if state.is_chance_node():
            futures = {state.child(lot).observation_string(0) for lot in range(24)}
            most = max(most, len(futures))
    assert most > 3


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
def test_resampling_keeps_what_the_seat_knows(slug: str, options: Options) -> None:
    game = load(slug, options)
    rng = np.random.RandomState(8)
    other_worlds = 0
    for decisions in (0, 6, 15, 30):
        state = walk(game.new_initial_state(), rng, decisions)
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            for _ in range(3):
                twin = state.resample_from_infostate(player, rng.uniform)
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_string(player) == state.observation_string(player)
                assert twin.information_state_tensor(player) == state.information_state_tensor(player)
                assert twin.observation_tensor(player) == state.observation_tensor(player)
                assert twin.current_player() == state.current_player()
                if twin.current_player() == player:
                    assert twin.legal_actions() == state.legal_actions()
                other_worlds += str(twin) != str(state)
    assert (other_worlds > 0) == (slug != "garden-dice")  # where only dice to come are unknown


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_their_searches_play_a_whole_game(slug: str, options: Options, search: str) -> None:
    game = load(slug, options, veiled=True)
    rng = np.random.RandomState(1)
    if search == "mcts":
        bot: Any = mcts.MCTSBot(game, 1.4, 8, Even(), random_state=rng)
    else:
        bot = ismcts.ISMCTSBot(game, Even(), 1.4, 8, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(len(state.chance_outcomes()))))
        else:
            state.apply_action(int(bot.step(state)))
    assert len(state.returns()) == game.num_players() and np.isfinite(state.returns()).all()


@pytest.mark.parametrize(("slug", "options"), ONE_EACH)
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_their_searches_go_deep(slug: str, options: Options, search: str) -> None:
    """Deep enough to come by the same chance nodes again; in a world that had changed, moves fail."""
    game = load(slug, options, veiled=True)
    rng = np.random.RandomState(1)
    state = walk(game.new_initial_state(), rng, 5)
    if search == "mcts":
        bot: Any = mcts.MCTSBot(game, 1.4, 400, Even(), random_state=rng)
        root = bot.mcts_search(state)
        assert root.explore_count == 400
    else:
        bot = ismcts.ISMCTSBot(game, Even(), 1.4, 150, random_state=rng)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("slug", SHELF)
def test_every_option_is_a_parameter_and_comes_back(slug: str) -> None:
    for option in box(slug).options:
        for value in option.samples():
            if option.kind == "string-or-integer" and isinstance(value, str):
                given: Any = -1 - option.choices.index(value)
            else:
                given = value
            if value is not None:
                assert spiel.option_value(option, given) == value
        if option.ids:
            some = option.ids[:2]
            assert spiel.option_value(option, "+".join(some)) == some


def test_chance_is_named_in_words() -> None:
    state = pyspiel.load_game("allotment_garden_dice_v1").new_initial_state()
    assert state.is_chance_node() and state.action_to_string(CHANCE, 7) == "lot 7"
    assert str(state) == state.observation_string(0) == "not dealt yet"
    assert len(state.chance_outcomes()) == 1024
    state.apply_action(7)
    assert state.action_to_string(state.legal_actions()[0]) == state.luck.episode.offers[0].text
