"""The arena: bots play each other on paired seeds with rotated seats."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle, islice, permutations
from math import exp, log, sqrt
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import Any

from ..bots import make_bot
from ..games import make
from ..kernel.chance import seeded
from ..kernel.match import Match
from ..kernel.options import Options
from ..kernel.result import denied
from ..play.driver import begun
from ..runs import RunFile
from .stats import share, variance

RESAMPLES = 200  # of the bootstrap behind the ratings' intervals
BUDGETS = 3  # of one level, before anything is said of what thought is worth
FEWEST = 50  # deals, before that


class Bout:
    """One game of the arena: who sat where, and what came of it."""

    def __init__(
        self, number: int, lineup: list[str], scores: list[int], ranks: list[int], moves: int
    ) -> None:
        self.number = number
        self.lineup = lineup
        self.scores = scores
        self.ranks = ranks
        self.moves = moves


def lineups(bots: list[str], seats: int) -> Iterator[list[list[str]]]:
    """Who sits where, a deal at a time: on each deal every bot sits in every seat equally often, and from
    deal to deal other bots sit next to each other."""
    for rest in cycle(permutations(bots[1:])):
        order = [bots[0], *rest]
        yield [[order[(seat + turn) % len(order)] for seat in range(seats)] for turn in range(len(order))]


def deal_of(bout: Bout, bots: list[str]) -> int:
    """On which deal it was played: `lineups` gives each as many games as there are bots."""
    return bout.number // len(bots)


Task = tuple[int, str, Options, list[str], str]
Playing = Callable[[list[Task]], Iterator[Bout]]  # all of them, in any order


def play(task: Task) -> Bout:
    return bout_of(task, played(task))


def bout_of(task: Task, match: Match[Any, Any]) -> Bout:
    """What a finished match comes to."""
    number, _, _, lineup, _ = task
    result = match.game.result(match.state)
    assert result is not None
    return Bout(number, lineup, result.scores, result.ranks, len(match.record.events))


def played(task: Task) -> Match[Any, Any]:
    _, slug, options, lineup, seed = task
    driver = begun(make(slug, options), seed, [make_bot(name, process_time) for name in lineup])
    driver.run()
    return driver.match


def tasks(slug: str, options: Options, bots: list[str], games: int, seed: str) -> list[Task]:
    game = make(slug, options)
    if game.box.cooperative:
        raise denied("lab-no-arena", game=slug)
    if len(bots) < 2 and game.seats > 1:
        raise denied("lab-two-bots")
    if len(set(bots)) < len(bots):
        raise denied("lab-bot-twice", bots=",".join(bots))
    for name in bots:
        make_bot(name, process_time)
    dealt = enumerate(lineups(bots, game.seats))
    seated = ((lineup, f"{seed}/{deal}") for deal, orders in dealt for lineup in orders)
    return [
        (number, slug, options, lineup, deal) for number, (lineup, deal) in enumerate(islice(seated, games))
    ]


def in_processes(jobs: int) -> Playing:
    """Games are played in so many processes, and bots' milliseconds are of processor time."""

    def played(todo: list[Task]) -> Iterator[Bout]:
        with Pool(jobs) as pool:
            yield from pool.imap_unordered(play, todo)

    return played


def bouts(
    todo: list[Task], playing: Playing, kept: Path | None, show: Callable[[int, int], None]
) -> Iterator[Bout]:
    """Play them all; those that a file holds already are not played again."""
    file = RunFile(kept)
    done = played_before(file, todo)
    yield from done.values()
    left = [task for task in todo if task[0] not in done]
    show(len(done), len(todo))
    for count, bout in enumerate(playing(left), len(done) + 1):
        file.add(label(todo[0]), bout.__dict__)
        show(count, len(todo))
        yield bout


def label(task: Task) -> str:
    """What tells the results of one arena from another's: game, options and seed."""
    _, slug, options, _, seed = task
    return f"{slug} {json.dumps(options, sort_keys=True)} {seed.rsplit('/', 1)[0]}"


def played_before(file: RunFile, todo: list[Task]) -> dict[int, Bout]:
    """Results of an arena that was interrupted; Refused if they are of another one."""
    wanted = {task[0]: task[3] for task in todo}
    found = [(of, Bout(**data)) for of, data in file.found]
    if any(of != label(todo[0]) or wanted.get(one.number, one.lineup) != one.lineup for of, one in found):
        raise denied("lab-other-arena", file=str(file.path))
    return {one.number: one for _, one in found if one.number in wanted}


# ---- what it comes to ----


def table(slug: str, seats: int, seed: str, bots: list[str], played: list[Bout]) -> dict[str, Any]:
    played = sorted(played, key=lambda bout: bout.number)
    ratings = rate(bots, played)
    again = resampled(bots, played)
    spreads = [within(one) for one in zip(*again, strict=True)]
    rows = []
    for at, name in enumerate(bots):
        wins = 0.0
        won: dict[int, list[float]] = {}  # by deal: shares of the victory
        places: list[int] = []
        scores: list[int] = []
        deals: list[int] = []
        for bout in played:
            winners = bout.ranks.count(1)
            for seat, sitting in enumerate(bout.lineup):
                if sitting == name:
                    share_ = 1 / winners if bout.ranks[seat] == 1 else 0.0
                    wins += share_
                    won.setdefault(deal_of(bout, bots), []).append(share_)
                    places.append(bout.ranks[seat])
                    scores.append(bout.scores[seat])
                    deals.append(deal_of(bout, bots))
        found = share([mean(one) for one in won.values()])
        low, high = found.low, found.high
        rows.append(
            {
                "bot": name,
                "games": len(places),
                "wins": round(wins, 3),
                "win_rate": round(wins / len(places), 4) if places else 0.0,
                "low": round(low, 4),
                "high": round(high, 4),
                "mean_score": round(mean(scores), 3),
                "score_margin": round(margin(scores, deals), 3),
                "mean_place": round(mean(places), 3),
                "place_margin": round(margin(places, deals), 3),
                "rating": round(ratings[at]),
                "rating_low": round(spreads[at][0]),
                "rating_high": round(spreads[at][1]),
            }
        )
    out = {"game": slug, "seats": seats, "games": len(played), "seed": seed, "bots": rows}
    dealt = len({deal_of(bout, bots) for bout in played})
    if thought := doublings(bots, ratings, again, dealt):
        out["thought"] = thought
    return out


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def margin(numbers: list[int], deals: list[int]) -> float:
    """Half of the 95 % interval of the mean. Games on one deal are not independent, so they count as one."""
    off: dict[int, float] = {}
    middle = mean(numbers)
    for number, deal in zip(numbers, deals, strict=True):
        off[deal] = off.get(deal, 0.0) + number - middle
    if len(off) < 2:
        return 0.0
    squares = sum(one * one for one in off.values()) * len(off) / (len(off) - 1)
    return 1.96 * sqrt(squares) / len(numbers)


def rate(bots: list[str], played: list[Bout]) -> list[float]:
    """Bradley-Terry ratings on the Elo scale from who came in before whom; ties count half. Half a
    draw with everybody keeps a bot that always wins finite."""
    size = len(bots)
    won = [[0.25 if a != b else 0.0 for b in range(size)] for a in range(size)]
    place = {name: at for at, name in enumerate(bots)}
    for bout in played:
        for one in range(len(bout.lineup)):
            for two in range(one):
                a, b = place[bout.lineup[one]], place[bout.lineup[two]]
                if a != b:
                    lead = bout.ranks[two] - bout.ranks[one]
                    share = 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
                    won[a][b] += share
                    won[b][a] += 1 - share
    strength = [1.0] * size
    for _ in range(200):  # minorise and maximise
        for a in range(size):
            met = sum((won[a][b] + won[b][a]) / (strength[a] + strength[b]) for b in range(size) if b != a)
            if met:
                strength[a] = sum(won[a]) / met
        middle = exp(sum(log(s) for s in strength) / size)
        strength = [s / middle for s in strength]
    return [1500 + 400 * log(s) / log(10) for s in strength]


def resampled(bots: list[str], played: list[Bout]) -> list[list[float]]:
    """Everybody's ratings, again and again from deals drawn anew."""
    luck = seeded("bootstrap")
    deals: dict[int, list[Bout]] = {}
    for bout in played:
        deals.setdefault(deal_of(bout, bots), []).append(bout)
    drawn = list(deals.values())
    return [
        rate(bots, [bout for _ in drawn for bout in drawn[luck.below(len(drawn))]]) for _ in range(RESAMPLES)
    ]


def within(numbers: Sequence[float]) -> tuple[float, float]:
    """95 % of what was drawn anew."""
    ordered = sorted(numbers)
    return ordered[int(RESAMPLES * 0.025)], ordered[int(RESAMPLES * 0.975)]


def doublings(
    bots: list[str], ratings: list[float], again: list[list[float]], deals: int
) -> list[dict[str, Any]]:
    """What twice the thought is worth in Elo, by level of which three budgets or more play: the slope of the
    ratings over the logarithm of the iterations, a rating that is known better counting for more; and the
    last step alone. On few deals without a number."""
    budgets: dict[str, list[tuple[int, int]]] = {}  # by level: iterations, and who
    for at, name in enumerate(bots):
        level, _, budget = name.partition(":")
        if budget.endswith("it"):
            budgets.setdefault(level, []).append((int(budget.removesuffix("it")), at))
    out = []
    for level, found in budgets.items():
        if len(found) < BUDGETS:
            continue
        found.sort()
        row: dict[str, Any] = {"level": level, "from": found[0][0], "to": found[-1][0], "deals": deals}
        if deals >= FEWEST:
            doubled = [log(iterations) / log(2) for iterations, _ in found]
            places = [at for _, at in found]
            trust = [1 / max(1e-9, variance([one[at] for one in again])) for at in places]
            for name, count in (("elo", 0), ("last", len(found) - 2)):  # all steps, and the last
                x, who, weights = doubled[count:], places[count:], trust[count:]
                low, high = within([slope(x, [one[at] for at in who], weights) for one in again])
                value = slope(x, [ratings[at] for at in who], weights)
                row |= {name: round(value, 1), f"{name}_low": round(low, 1), f"{name}_high": round(high, 1)}
        out.append(row)
    return out


def slope(x: list[float], y: list[float], weights: list[float]) -> float:
    """Of weighted least squares."""
    whole = sum(weights)
    mx = sum(w * one for w, one in zip(weights, x, strict=True)) / whole
    my = sum(w * one for w, one in zip(weights, y, strict=True)) / whole
    both = sum(w * (a - mx) * (b - my) for w, a, b in zip(weights, x, y, strict=True))
    return both / sum(w * (a - mx) ** 2 for w, a in zip(weights, x, strict=True))
