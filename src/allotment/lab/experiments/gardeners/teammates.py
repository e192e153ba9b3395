"""How well do bots garden together? Whole games in simulated time, compared with an all-knowing planner.

Every seat acts once in `PACE` milliseconds, one after the other, or holds still. The planner sees all cards
and works on one plan of the solver with the hands of all seats: the ceiling at that pace.

A team of one name is that bot in every seat (self-play); "sprout+gardener" are both, seat by seat in turn, a
seat further in every game (cross-play).
"""

from __future__ import annotations

import json
from math import exp, log
from pathlib import Path
from typing import Any

from ....bots import make_bot
from ....games.gardeners.components import EMPTY, LIE_TILE
from ....games.gardeners.game import Gardeners, make
from ....games.gardeners.mind.solver import Plan, rearrange
from ....games.gardeners.rules.add import in_reach, openings
from ....games.gardeners.rules.model import ARRANGE, BRIEFING, Play
from ....games.gardeners.rules.moves import GardenersMove, Place
from ....games.gardeners.rules.table import complete
from ....kernel.chance import Chance, seeded
from ....kernel.match import Eyes, Match
from ....kernel.record import Record
from ....kernel.result import denied
from ....kernel.story import Phrase
from ....play.bot import Bot, Decision
from ....play.driver import Driver
from ....words import speaker
from ....words.columns import columns
from ....words.system import system_language
from ...arena import margin, mean
from ...pool import all_played
from ...stats import average

PLANNER = "planner"  # the name of the ceiling, next to the bots' own
FEWEST = 20  # deals, before anything is said of what silence costs
Task = tuple[str, dict[str, Any], int, str]


class Planner:
    """All hands on one plan, all cards known."""

    def __init__(self, game: Gardeners, luck: Chance) -> None:
        self.game = game
        self.luck = luck
        self.goal: Plan | None = None

    def move(self, play: Play, seat: int) -> GardenersMove | None:
        table = self.game.terms.table
        if play.phase == BRIEFING:
            return table.start
        if play.phase != ARRANGE:
            return table.validate if len(play.cards) > 6 else table.continue_
        if any(play.piles) and (found := self.grow(play, seat)) is not None:
            return found
        if any(play.piles):
            return None
        if self.goal is None:
            self.goal = rearrange(table, play.garden, play.cards, self.luck)
            if self.goal is None:
                return None
        while self.goal.removals and play.garden.lies[self.goal.removals[0]] == EMPTY:
            self.goal.removals.pop(0)
        if self.goal.removals:
            cell = self.goal.removals[0]
            self.goal.removals.pop(0)
            if self.game.terms.mode.solo:
                return table.takes[cell]
            others = [other for other in range(self.game.seats) if other != seat]
            to = min(others, key=lambda other: (len(play.reserves[other]), (other - seat) % self.game.seats))
            return next(give for give in table.gives if give.cell == cell and give.to == to)
        mine = in_reach(self.game.terms, play, seat)
        spots = openings(table, play.garden)
        for placing in self.goal.placements:
            if LIE_TILE[placing.lie] in mine and placing.cell in spots:
                return placing
        if complete(table, play.garden) and not play.ready[seat]:
            if play.ready.count(True) == self.game.seats - 1:
                self.goal = None  # the check that follows brings a new card
            return table.ready
        return None

    def grow(self, play: Play, seat: int) -> GardenersMove | None:
        """While tiles are hidden in piles: the top of the own pile where it spoils nothing, else anywhere."""
        table = self.game.terms.table
        mine = in_reach(self.game.terms, play, seat)
        if not mine:
            return None
        spots = openings(table, play.garden)
        offers = [
            move
            for move in self.game.legal(play, seat)
            if isinstance(move, Place) and LIE_TILE[move.lie] in mine
        ]
        for _ in range(6):
            offer = offers[self.luck.below(len(offers))]
            after = play.clone()
            self.game.apply(after, seat, offer)
            plan = rearrange(table, after.garden, play.cards, self.luck, 5000)
            if plan is not None and not plan.removals:
                return offer
        return offers[0] if spots else None


class Knowing(Bot):
    """A seat of the all-knowing planner. It looks at the table itself, which no bot of a game may."""

    def __init__(self, planner: Planner, play: Play, seat: int) -> None:
        super().__init__(PLANNER)
        self.planner = planner
        self.play = play
        self.seat = seat

    def decide(self, eyes: Eyes[Any, Any], luck: Chance) -> Decision:
        return Decision(self.planner.move(self.play, self.seat))

    def reason(self, eyes: Eyes[Any, Any], decision: Decision) -> list[Phrase]:
        return [Phrase("team-sees-all")]


def play(task: Task) -> dict[str, Any]:
    """One game: what was validated, discarded and built, and how long it took."""
    name, options, pace, seed = task
    game = make(options)
    match = Match(game, Record(game.slug, game.version, game.options, seed), seeded(seed))
    state = match.state
    planner = Planner(game, seeded(f"plans {seed}"))
    driver = Driver(match, None, pace)
    names = seating(name, game.seats, int(seed.rpartition("/")[2]))
    for seat in range(game.seats):
        driver.seat(seat, Knowing(planner, state, seat) if name == PLANNER else make_bot(names[seat]))
    checks = held = 0
    while (decision := driver.step()) is not None:
        if decision.move is None:
            held += 1
        else:
            checks += decision.move.text == "ready" and not any(state.ready)
    return {
        "validated": len(state.validated),
        "discards": state.discards,
        "gardens": state.gardens,
        "failed_checks": checks - state.gardens,
        "seconds": state.clock / 1000,
        "held": held,
        "moves": state.moves_made,
        "seed": seed,
    }


def seating(team: str, seats: int, number: int) -> list[str]:
    """Who sits where in a game: over the games everybody comes to sit everywhere."""
    names = team.split("+")
    return [names[(seat + number) % len(names)] for seat in range(seats)]


def summary(name: str, games: list[dict[str, Any]]) -> dict[str, Any]:
    row: dict[str, Any] = {"team": name, "games": len(games)}
    for what in ("validated", "discards", "gardens", "failed_checks", "seconds", "moves"):
        numbers = [game[what] for game in games]
        row[what] = round(mean(numbers), 3)
        row[f"{what}_margin"] = round(margin(numbers, list(range(len(numbers)))), 3)
    return row


def run(
    teams: list[str],
    options: dict[str, Any],
    games: int,
    jobs: int,
    seed: str,
    pace: int,
    kept: Path | None,
    as_json: bool,
) -> int:
    if games < 1 or jobs < 1 or pace < 1:
        raise denied("lab-at-least", option="--games, --jobs, --pace", least=1)
    game = make(options)
    for team in teams:
        names = team.split("+")
        if len(names) > game.seats:
            raise denied("team-too-many", team=team, bots=len(names), seats=game.seats)
        for name in names:
            if PLANNER in names and len(names) > 1:
                raise denied("team-planner", team=team, planner=PLANNER)
            if name != PLANNER:
                make_bot(name)
    todo: list[Task] = [(name, options, pace, f"{seed}/{at}") for name in teams for at in range(games)]
    done = all_played("teammates", play, label, todo, jobs, kept)
    played_by = {name: [done[label(task)] for task in todo if task[0] == name] for name in teams}
    rows = [summary(name, played_by[name]) for name in teams]
    if PLANNER in played_by:
        for row in rows:
            if row["team"] != PLANNER:
                row["silence"] = silence(played_by[row["team"]], played_by[PLANNER])
    if as_json:
        out = {"game": game.slug, "seats": game.seats, "games": games, "seed": seed, "pace": pace}
        print(json.dumps({**out, "options": game.options, "teams": rows}, indent=2))
        return 0
    words = speaker("gardeners", system_language())
    mode = str(game.options["mode"])
    title, seconds = game.box.title, f"{pace / 1000:g}"
    print(words.text("team-games", game=title, mode=mode, seats=game.seats, seed=seed, seconds=seconds))
    means = ("validated", "discards", "failed_checks", "seconds")
    heads = [words.text(f"team-{what.replace('_', '-')}") for what in ("team", "games-played", *means)]
    cells = [[row["team"], str(row["games"]), *(shown(row, what) for what in means)] for row in rows]
    print(columns(heads, cells))
    print(words.text("team-means"))
    for row in rows:
        if "silence" in row:
            print(words.say(priced(row["team"], row["silence"])))
    return 0


def silence(team: list[dict[str, Any]], planner: list[dict[str, Any]]) -> dict[str, Any]:
    """The price of silence: sand that a team needs for a card over sand that the planner needs, on the same
    deals; from the mean of its logarithm. Without a number on few: deals on which both validated any."""
    pairs = [
        (own["seconds"] / own["validated"], ideal["seconds"] / ideal["validated"])
        for own, ideal in zip(team, planner, strict=True)
        if own["validated"] and ideal["validated"] and own["seconds"] and ideal["seconds"]
    ]
    if len(pairs) < FEWEST:
        return {"deals": len(pairs)}
    found = average([log(own / ideal) for own, ideal in pairs])
    ends = {"ratio": found.value, "low": found.low, "high": found.high}
    return {"deals": len(pairs), **{name: round(exp(value), 4) for name, value in ends.items()}}


def priced(team: str, found: dict[str, Any]) -> Phrase:
    dealt = Phrase("fig-deals", {"n": found["deals"]})
    if "ratio" not in found:
        return Phrase("team-silence-few", {"team": team, "deals": dealt, "needed": FEWEST})
    shares = {name: 100 * (found[name] - 1) for name in ("ratio", "low", "high")}
    kind = "team-silence-unclear" if shares["low"] <= 0 <= shares["high"] else "team-silence"
    return Phrase(kind, {"team": team, "deals": dealt, **shares})


def shown(row: dict[str, Any], what: str) -> str:
    return f"{row[what]:.2f} ± {row[what + '_margin']:.2f}"


def label(task: Task) -> str:
    name, options, pace, seed = task
    return f"{name} {json.dumps(options, sort_keys=True)} {pace} {seed}"
