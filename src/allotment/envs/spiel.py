"""Every game as a Python game of OpenSpiel. `import allotment.envs.spiel` registers them.

Luck is a seat of its own there. A move that needs luck (or turns up something nobody knew) waits at a chance
node, where one of a number of equally likely lots is drawn; the lot, together with the state's salt, decides
the dice or cards. The lots are a sample of all that could happen, but what a lot brings is settled: that is
what OpenSpiel calls explicit stochastic. A clone has another salt, the same for all clones of one state: a
search meets the same world whenever it comes by the same way, and yet none of what it meets is what will
come at the table.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from secrets import token_hex
from typing import Any, Final

import numpy as np
import pyspiel

from ..bots import make_bot
from ..games import SHELF, box, make
from ..kernel.chance import seeded
from ..kernel.game import CLOCK, MOVE, NOBODY, TICK, Game, News
from ..kernel.house import deviations
from ..kernel.match import adopted
from ..kernel.options import HOUSE, Box, Option, Options
from ..kernel.result import Refused
from ..play.bot import Decision
from ..play.driver import PACE, Driver
from ..play.episode import NO_SEAT, Episode
from ..play.rewards import PLACEMENT, final, named, rivals, utilities
from .lens import Lens
from .names import spiel_name

OPENINGS: Final = 1024  # lots for the deal
LOTS: Final = 64  # lots at every later chance node
LONGEST: Final = 100_000  # decisions in a game, at most
UNDEALT: Final = "not dealt yet"


def other_salt(salt: str, why: str) -> str:
    return blake2b(f"{salt} {why}".encode(), digest_size=12).hexdigest()


class Luck:
    """A game in progress in which luck waits to be drawn. This is all that a state holds, so that it decides
    what a copy is (a clone, with another salt) and what is written down (the position)."""

    def __init__(self, slug: str, options: Options, game: Game[Any, Any], lens: Lens, tick: int) -> None:
        self.slug = slug
        self.options = options
        self.game = game
        self.lens = lens
        self.episode = Episode(game, tick)
        self.salt = ""
        self.waiting: int | None = None  # an action that needs luck
        self.news: list[News] = []  # what everybody has learned
        self.ticked = 0  # milliseconds of sand that the news tell of

    def dealt(self) -> bool:
        return self.episode.state is not None

    def chance_next(self) -> bool:
        return not self.dealt() or self.waiting is not None

    def act(self, action: int) -> None:
        """A seat's decision: done at once if no luck is in it, otherwise waiting for a lot."""
        episode = self.episode
        if not episode.allows(action):
            raise Refused(episode.objection(action))
        before = episode.state
        if action == self.lens.idle:
            self.done(action)
            return
        trial = self.game.clone(before)
        if self.game.announces:
            trial.story = []
        self.game.apply(trial, episode.seat, self.game.moves[action])
        drew = trial.chance.count != before.chance.count
        if drew or (trial.revealed != before.revealed and not self.game.box.hidden):
            self.waiting = action
            return
        self.note(trial, episode.seat, action, before.revealed)
        episode.state = trial
        episode.turn()

    def draw(self, lot: int) -> None:
        """What a lot brings."""
        chance = seeded(f"{self.salt} {len(self.news)} {lot}")
        if not self.dealt():
            self.episode.deal(chance)
            return
        assert self.waiting is not None
        episode = self.episode
        if self.game.box.hidden:
            episode.state.chance = chance  # hands stay as they were dealt
        else:
            episode.state = self.game.determinise(episode.state, NOBODY, chance)  # what nobody knows is open
        action = self.waiting
        self.waiting = None
        self.done(action)

    def done(self, action: int) -> None:
        episode = self.episode
        if action != self.lens.idle:
            before = episode.state.revealed
            if self.game.announces:
                episode.state.story = []
            self.game.apply(episode.state, episode.seat, self.game.moves[action])
            self.note(episode.state, episode.seat, action, before)
        episode.turn()

    def note(self, state: Any, seat: int, action: int, revealed: int) -> None:
        """What everybody learns by a move: the time, the move, and what is announced."""
        sand = self.game.elapsed(state)
        if sand > self.ticked:
            self.ticked = sand
            self.news.append(News(TICK, CLOCK, None, sand, True))
        self.news.append(News(MOVE, seat, self.game.moves[action], 0, state.revealed == revealed))
        self.news.extend(
            News(line.kind, line.seat, None, line.what, False)
            for line in state.story or ()
            if line.kind and line.ears == NOBODY
        )
        state.story = None

    def copy(self, salt: str) -> Luck:
        twin = Luck(self.slug, self.options, self.game, self.lens, self.episode.tick)
        twin.salt = salt
        twin.waiting = self.waiting
        twin.news = self.news[:]
        twin.ticked = self.ticked
        episode = twin.episode
        if self.dealt():
            episode.state = self.game.clone(self.episode.state)
            episode.seat = self.episode.seat
            episode.ticks = self.episode.ticks
            episode.idles = self.episode.idles
            episode.offers = self.game.legal(episode.state, episode.seat) if episode.seat != NO_SEAT else []
        return twin

    def imagined(self, seat: int, salt: str) -> Luck:
        """A world the seat cannot tell from this one."""
        twin = self.copy(salt)
        if self.dealt():
            twin.episode.state = self.game.determinise(self.episode.state, seat, seeded(salt))
            if twin.episode.seat != NO_SEAT:
                twin.episode.offers = self.game.legal(twin.episode.state, twin.episode.seat)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Luck:
        return self.copy(other_salt(self.salt, "clone"))

    def __getstate__(self) -> dict[str, Any]:
        return {
            "slug": self.slug,
            "options": self.options,
            "tick": self.episode.tick,
            "salt": self.salt,
            "waiting": self.waiting,
            "news": [
                [one.kind, one.seat, -1 if one.move is None else one.move.index, one.what, one.quiet]
                for one in self.news
            ],
            "ticked": self.ticked,
            "position": self.game.dump(self.episode.state) if self.dealt() else None,
            "seat": self.episode.seat,
            "ticks": self.episode.ticks,
            "idles": self.episode.idles,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = make(kept["slug"], kept["options"])
        Luck.__init__(self, kept["slug"], kept["options"], game, Lens(game), kept["tick"])
        self.salt = kept["salt"]
        self.waiting = kept["waiting"]
        self.news = [
            News(kind, seat, None if move < 0 else game.moves[move], what, quiet)
            for kind, seat, move, what, quiet in kept["news"]
        ]
        self.ticked = kept["ticked"]
        if kept["position"] is not None:
            episode = self.episode
            episode.state = game.load(kept["position"], seeded(other_salt(self.salt, "kept")))
            episode.seat = kept["seat"]
            episode.ticks = kept["ticks"]
            episode.idles = kept["idles"]
            episode.offers = game.legal(episode.state, episode.seat) if episode.seat != NO_SEAT else []

    def view(self, seat: int) -> str:
        """The seat's view as one line of JSON."""
        if not self.dealt():
            return UNDEALT
        line = json.dumps(self.game.view(self.episode.state, seat), sort_keys=True)
        return line if self.waiting is None else f"{line} waiting for luck: {self.lens.text(self.waiting)}"

    def known(self, seat: int) -> str:
        """The moves so far, which are public, and the view."""
        moves = [f"{one.seat}: {one.move.text}" for one in self.news if one.move is not None]
        return "\n".join([f"seat {seat}", *moves, self.view(seat)])


NONE: Final = "none"  # of a list that is left out


def parameter(option: Option) -> bool | int | str:
    """An option's default as OpenSpiel can hold it and write it in a game's name. Numbers below 0 stand for
    an option left out, or for its words: -1 is the first, such as "random". Lists are joined by "+"."""
    default = option.default
    if option.kind == "boolean":
        return bool(default)
    if option.kind in ("integer", "string-or-integer"):
        if isinstance(default, int):
            return default
        return -1 - option.choices.index(str(default)) if default is not None else -1
    if isinstance(default, list):
        return "+".join(default)
    return NONE if default is None else str(default)


def option_value(option: Option, value: bool | int | str) -> object:
    """The option that a parameter stands for."""
    if isinstance(value, str) and option.kind in ("list", "string-or-list"):
        return option.parse(value.replace("+", ","))
    if option.kind == "string-or-integer" and isinstance(value, int) and -len(option.choices) <= value < 0:
        return option.choices[-1 - value]
    return option.check(value)


def parameters(found: Box) -> dict[str, Any]:
    spec: dict[str, Any] = {option.name: parameter(option) for option in found.options}
    spec |= {f"{HOUSE}_{number.name}": number.box for number in found.house}
    return {**spec, "rewards": PLACEMENT, "tick": PACE, "seed": -1, "veiled": False}


def options_from(found: Box, given: dict[str, Any]) -> Options:
    """What was asked for; defaults are left to the game, as some of them depend on each other."""
    read: Options = {}
    for option in found.options:
        value = given.get(option.name, parameter(option))
        if value != parameter(option):
            read[option.name] = option_value(option, value)
    house = {number.name: given.get(f"{HOUSE}_{number.name}", number.box) for number in found.house}
    changed = deviations(found.slug, found.house, house)
    return {**read, HOUSE: changed} if changed else read


def type_of(slug: str, hidden: bool, against: bool, alone: bool) -> pyspiel.GameType:
    found = box(slug)
    seats = found.option("seats")
    kinds = pyspiel.GameType.Utility
    alike = kinds.GENERAL_SUM if alone else kinds.IDENTICAL
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=spiel_name(slug),
        long_name=f"{found.title} (Allotment)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if against else alike,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats.high,
        min_num_players=seats.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(found),
    )


class SpielGame(pyspiel.Game):
    """One game under its options, which are OpenSpiel parameters of the same names. Besides: `rewards`,
    `tick`, `seed` (from 0 on: the same lots bring the same luck again) and `veiled` (an open game is declared
    one of imperfect information, so that searches over information sets accept it)."""

    slug: str  # each game on the shelf is a class of its own, see `register`

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        params = given or {}
        slug = self.slug
        found = box(slug)
        defaults = parameters(found)
        self.kind = named(str(params.get("rewards", defaults["rewards"])))
        self.tick = int(params.get("tick", PACE))
        self.seed = int(params.get("seed", -1))
        self.options = options_from(found, params)
        self.rules = make(slug, self.options)
        self.lens = Lens(self.rules)
        least, most = utilities(self.rules, self.kind)
        hidden = found.hidden or bool(params.get("veiled", False))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions,
            max_chance_outcomes=OPENINGS,
            num_players=self.rules.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if rivals(self.rules) else None,
            max_game_length=LONGEST,
        )
        kind = type_of(slug, hidden, rivals(self.rules), self.rules.seats == 1)
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its name: the class is made by `register` and stands in no module."""
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """With perfect recall: the moves so far and the view; otherwise the view. The tensor is always the
        features."""
        return Observer(len(self.lens.names), iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):
    """OpenSpiel copies and keeps what is in `__dict__`: here the luck alone."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.luck = Luck(game.slug, game.options, game.rules, game.lens, game.tick)
        self.luck.salt = token_hex(12) if game.seed < 0 else other_salt(str(game.seed), "seed")

    def current_player(self) -> int:
        if self.luck.chance_next():
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.luck.episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == NO_SEAT else seat

    def is_terminal(self) -> bool:
        return not self.luck.chance_next() and self.luck.episode.seat == NO_SEAT

    def chance_outcomes(self) -> list[tuple[int, float]]:
        lots = LOTS if self.luck.dealt() else OPENINGS
        return [(lot, 1.0 / lots) for lot in range(lots)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.luck.episode.choices() if player == self.luck.episode.seat else []

    def _apply_action(self, action: int) -> None:
        if self.luck.chance_next():
            self.luck.draw(action)
        else:
            self.luck.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"lot {action}"
        return self.luck.lens.text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.luck.game.seats
        return final(self.luck.game, self.luck.episode.state, self.get_game().kind)

    def resample_from_infostate(self, player_id: int, sampler: Any) -> SpielState:
        """A state that `player_id` cannot tell from this one."""
        twin: SpielState = self.clone()
        twin.luck = self.luck.imagined(player_id, other_salt(self.luck.salt, f"world {float(sampler())!r}"))
        return twin

    def __str__(self) -> str:
        """The whole position, hidden things included."""
        if not self.luck.dealt():
            return UNDEALT
        line = json.dumps(self.luck.game.dump(self.luck.episode.state), sort_keys=True)
        waiting = self.luck.waiting
        return line if waiting is None else f"{line} waiting for luck: {self.luck.lens.text(waiting)}"


class Observer:
    """What a seat knows, as a tensor and as a string."""

    def __init__(self, size: int, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.luck.dealt():
            self.tensor[:] = state.luck.lens.numbers(state.luck.episode.state, player)
        else:
            self.tensor.fill(0)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.luck.known(player) if self.recall else state.luck.view(player)


class SpielBot(pyspiel.Bot):
    """One of our bots for OpenSpiel's loops: `SpielBot(seat, "gardener:300it", seed=1)`."""

    def __init__(
        self, seat: int, name: str, seed: int | str = 0, now: Callable[[], float] | None = None
    ) -> None:
        super().__init__()
        self.seat = seat
        self.name = name
        self.seed = f"thoughts {seed}"
        self.driver: Driver[Any, Any] | None = None
        self.decision: Decision | None = None  # the last one, with its alternatives
        self.now = now  # the clock for budgets in milliseconds
        make_bot(name, now)

    def restart_at(self, state: SpielState) -> None:
        """Another game, or another line of play."""
        self.driver = None

    def restart(self) -> None:
        self.driver = None

    def step(self, state: SpielState) -> int:
        luck = state.luck
        match = adopted(luck.game, luck.episode.state, luck.news)
        if self.driver is None:
            self.driver = Driver(match, self.seed, luck.episode.tick)
            self.driver.seat(self.seat, make_bot(self.name, self.now))
        self.driver.match = match
        if not luck.episode.offers:
            return luck.lens.idle
        self.decision = self.driver.ask(self.seat)
        move = self.decision.move
        return luck.lens.idle if move is None else move.index


def register() -> None:
    """OpenSpiel keeps what makes a game until after the interpreter has gone. A class outlives it, an
    instance or a closure would be freed too late: so each game gets a class."""
    known = set(pyspiel.registered_names())
    for slug in SHELF:
        if spiel_name(slug) not in known:
            game = make(slug, {})
            kind = type_of(slug, box(slug).hidden, rivals(game), game.seats == 1)
            pyspiel.register_game(kind, type(f"{kind.short_name}_game", (SpielGame,), {"slug": slug}))


register()
