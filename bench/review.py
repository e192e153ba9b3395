"""Can a review be believed? Are chances calibrated, is luck worth nothing on average, are planted blunders
found, and are good players left in peace?

    make bench-review GAMES=the-gardens
    PYTHONPATH=build/compiled:. python -m bench.review the-gardens --games 500 --jobs 2

Each game is played by bots of mixed levels and reviewed. `calibration`: of the positions for which the review
says 60 to 70 %, how many were won? `luck`: its mean over all games and seats. `blunders`: in a game of two
head-gardeners one random move is put in; where a search with ten times the budget says that it cost more than
ten points of chance, it should be among the three marked decisions. `peace`: mistakes per game that
the review finds in games of head-gardeners nobody tampered with.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing import Pool
from typing import Any

from allotment.bots import make_bot
from allotment.games import SHELF, box, make
from allotment.kernel.chance import seeded
from allotment.kernel.match import replayed
from allotment.lab.stats import average, share
from allotment.play.driver import Driver, begun
from allotment.review import judged, reviewed
from allotment.review.judge import MISTAKEN
from allotment.words.progress import bar

MIXED = ["seedling", "sprout", "gardener:40it", "head-gardener:100it"]
HEAD = "head-gardener:200it"
COMPETITIVE = [slug for slug in SHELF if not box(slug).cooperative]
TENTHS = 10
COSTLY = 0.1  # of a chance: what a blunder must cost to count
THOROUGH = 10.0  # times the usual effort


@dataclass(frozen=True, slots=True)
class Course:
    """A game's chances of all seats, stretch by stretch, how it ended, and each seat's luck."""

    chances: list[list[float]]
    end: list[float]
    luck: list[float]


def course(task: tuple[str, int, int]) -> Course:
    slug, seats, number = task
    game = make(slug, {"seats": seats})
    luck = seeded(f"mixed/{number}")
    bots = [make_bot(MIXED[luck.below(len(MIXED))]) for _ in range(seats)]
    driver = begun(game, f"review/{number}", bots)
    driver.run()
    found = reviewed(game, driver.match.record, [])
    return Course([one.before for one in found.steps], found.end, [found.luck(seat) for seat in range(seats)])


def blunder(task: tuple[str, int, int]) -> tuple[float, bool]:
    """What a random move in a game of head-gardeners cost, and whether it is among the marked decisions."""
    slug, seats, number = task
    game = make(slug, {"seats": seats})
    driver = begun(game, f"blunder/{number}", [make_bot(HEAD) for _ in range(seats)])
    match, luck = driver.match, seeded(f"tamper/{number}")
    driver.run()
    at = len(match.record.events) // 4 + luck.below(len(match.record.events) // 2)
    match = replayed(game, match.record, at)
    while len(game.legal(match.state, game.to_act(match.state)[0])) < 2:
        match.make(game.to_act(match.state)[0], game.legal(match.state, game.to_act(match.state)[0])[0])
    at, seat = len(match.record.events), game.to_act(match.state)[0]
    offers = game.legal(match.state, seat)
    move = offers[luck.below(len(offers))]
    judgement = judged(match.eyes(seat), at, move.text, luck, THOROUGH)
    match.make(seat, move)
    driver = Driver(match)
    for each in range(seats):
        driver.seat(each, make_bot(HEAD))
    driver.run()
    found = reviewed(game, match.record, [seat])
    loss = judgement.loss if judgement is not None else 0.0
    return loss, any(one.at == at for one in found.key())


def peace(task: tuple[str, int, int]) -> int:
    slug, seats, number = task
    game = make(slug, {"seats": seats})
    driver = begun(game, f"peace/{number}", [make_bot(HEAD) for _ in range(seats)])
    driver.run()
    found = reviewed(game, driver.match.record, range(seats))
    return sum(one.word == MISTAKEN for one in found.judgements)


def in_pool(work: Callable[..., Any], todo: list[Any], jobs: int, what: str) -> Iterator[Any]:
    show = bar(what)
    with Pool(jobs) as pool:
        for done, found in enumerate(pool.imap_unordered(work, todo), 1):
            show(done, len(todo))
            yield found


def calibration(courses: list[Course]) -> None:
    print("said        positions  games  won   interval (by games)")
    for tenth in range(TENTHS):
        low, high = tenth / TENTHS, (tenth + 1) / TENTHS
        rates = []  # one per game that has such positions: those of one game count as one
        positions = 0
        for one in courses:
            hits = [
                one.end[seat]
                for chances in one.chances
                for seat, chance in enumerate(chances)
                if low <= chance < high or (tenth == TENTHS - 1 and chance == 1.0)
            ]
            if hits:
                positions += len(hits)
                rates.append(sum(hits) / len(hits))
        if rates:
            won = share(rates)
            print(
                f"{low:4.0%} to {high:4.0%} {positions:9} {won.n:6} {won.value:5.0%}"
                f"  {won.low:.0%} to {won.high:.0%}"
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("slugs", nargs="*", metavar="GAME", help="which (default: all competitive ones)")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="for calibration and luck (500)")
    parser.add_argument("--tampered", type=int, default=50, metavar="N", help="for blunders and peace (50)")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (2)")
    given = parser.parse_args()
    for slug in given.slugs or COMPETITIVE:
        if slug not in COMPETITIVE:
            parser.error(f"{slug!r} cannot be reviewed; games are {', '.join(COMPETITIVE)}")
        print(f"{slug}, {given.seats} seats")
        todo = [(slug, given.seats, number) for number in range(given.games)]
        courses: list[Course] = list(in_pool(course, todo, given.jobs, f"{slug}, mixed games"))
        calibration(courses)
        luck = average([100 * one.luck[0] for one in courses])
        print(f"luck of seat 0: {luck.value:+.2f} points of chance on average, +- {luck.half():.2f}")
        todo = todo[: given.tampered]
        tampered = list(in_pool(blunder, todo, given.jobs, f"{slug}, blunders"))
        costly = [marked for loss, marked in tampered if loss > COSTLY]
        print(f"{sum(costly)} of {len(costly)} costly blunders are marked ({len(tampered)} were planted)")
        calm = list(in_pool(peace, todo, given.jobs, f"{slug}, untouched"))
        print(f"{sum(calm) / max(1, len(calm)):.2f} mistakes per game of head-gardeners")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
