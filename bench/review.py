"""Can a review be believed? Are chances calibrated, is luck worth nothing on average, are planted blunders
found, and are good players left in peace? How long does it take?

    make bench-review GAMES=the-gardens
    PYTHONPATH=build/compiled:. python -m bench.review the-gardens --games 500 --jobs 2
    PYTHONPATH=build/compiled:. python -m bench.review --told --write

Games are played by bots of mixed levels. Every game that was played and looked at is kept in build/review, a
line each: what was broken off continues there, and `--told` only tells what is kept.

`calibration`: of the positions for which a review says 60 to 70 %, how many were won? What the search says
is calibrated by games that are not among those it is tested on: each fifth by the other four. With `--write`
what all of them say is kept in the game's mind/chances.toml. `luck`: its mean over the same games.
`blunders`: in a game of two head-gardeners one random move is put in; where a search with ten times the
budget says that it cost more than ten points of chance, it should be among the three marked decisions. How
many decisions of the games nobody tampered with are called mistakes? `time`: seconds of one core that a whole
review takes.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import Any

from allotment.bots import make_bot
from allotment.games import SHELF, box, make
from allotment.kernel.chance import Chance, seeded
from allotment.kernel.game import Game
from allotment.kernel.match import Match, replayed
from allotment.kernel.shelf import package
from allotment.lab.stats import average, pooled
from allotment.play.driver import Driver, begun
from allotment.review import Judgement, Review, judged, reviewed
from allotment.review.calibration import Calibration
from allotment.review.judge import MISTAKEN, SLIPPED
from allotment.review.shares import searched
from allotment.runs import RunFile
from allotment.words.progress import bar

from .review_fit import FOLDS, factor, fitted, folded, likeliest, log_loss, picture, written

MIXED = ["seedling", "sprout", "gardener:30it", "head-gardener:60it"]
SERIOUS = MIXED[2:]  # alone: points are expected of somebody who tries
HEAD = "head-gardener:300it"
COMPETITIVE = [slug for slug in SHELF if not box(slug).cooperative]
TENTHS = 10
EVERY = 3  # stretches: of each game every third position is looked at
LUCKY = 0.25  # of the usual effort: luck is worth nothing on average at any
COSTLY = 0.1  # of a chance: what a blunder must cost to count
THOROUGH = 10.0  # times the usual effort
SOURCE = Path("src")
KEPT = Path("build/review")
PICTURE = Path("docs/pictures/calibration.svg")

Data = dict[str, Any]
Task = tuple[str, int, int]  # game, seats, number


def played(game: Game[Any, Any], seed: str, bots: list[str]) -> Match[Any, Any]:
    driver = begun(game, seed, [make_bot(bot) for bot in bots])
    driver.run()
    return driver.match


def mixed(task: Task) -> tuple[Game[Any, Any], Match[Any, Any]]:
    slug, seats, number = task
    game = make(slug, {"seats": seats})
    luck = seeded(f"mixed/fit/{number}")
    levels = MIXED if seats > 1 else SERIOUS
    bots = [levels[luck.below(len(levels))] for _ in range(seats)]
    return game, played(game, f"fit/{number}", bots)


def course(task: Task) -> Data:
    """What the search says of positions between two stretches, who is to act in each, how far on it is, and
    how the game ended."""
    game, match = mixed(task)
    record, number = match.record, task[2]
    luck = seeded(f"course/fit/{number}")
    again = replayed(game, record, 0)
    rows: list[Data] = []
    stretches = number % EVERY
    begins = True
    for at, event in enumerate(record.events):
        if begins:
            if stretches % EVERY == 0:
                said = [round(one, 5) for one in searched(game, again.state, luck)]
                acting = game.to_act(again.state)[0]
                row = {"said": said, "acting": acting, "on": round(at / len(record.events), 3)}
                rows.append(row | ({"scored": game.scores(again.state)[0]} if game.seats == 1 else {}))
            stretches += 1
        again.play(event.seat, event.text)
        begins = not again.quiet[-1] or game.to_act(again.state) != [event.seat]
    result = game.result(again.state)
    assert result is not None
    winners = result.winners()
    found: Data = {"rows": rows}
    found["end"] = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]
    if game.seats == 1:
        found["end"] = [float(result.scores[0])]
    return found


def lucky(task: Task) -> Data:
    """Each seat's luck, by a review that thinks less."""
    game, match = mixed(task)
    review = reviewed(game, match.record, [], LUCKY)
    return {"luck": [review.luck(seat) for seat in range(game.seats)]}


def judgements(match: Match[Any, Any], seat: int, begin: int, luck: Chance) -> list[Judgement]:
    """Of all decisions of a seat from an event on, as a review judges them."""
    game, record = match.game, match.record
    again = replayed(game, record, begin)
    found = []
    for at in range(begin, len(record.events)):
        event = record.events[at]
        if event.seat == seat:
            found.append(judged(again.eyes(seat), at, event.text, luck))
        again.play(event.seat, event.text)
    return [one for one in found if one is not None]


def tampered(task: Task) -> Data:
    """What is called a mistake in one seat of a game of head-gardeners; what a random move of that seat costs
    by a thorough search; and, if that is much, whether it is marked when the game has gone on from there."""
    slug, seats, number = task
    game = make(slug, {"seats": seats})
    match = played(game, f"tampered/{number}", [HEAD] * seats)
    luck = seeded(f"tamper/{number}")
    seat = number % seats
    untouched = judgements(match, seat, 0, luck)
    events = match.record.events
    middle = [one.at for one in untouched if len(events) // 4 <= one.at < 3 * len(events) // 4]
    at = middle[luck.below(len(middle))]
    again = replayed(game, match.record, at)
    offers = game.legal(again.state, seat)
    move = offers[luck.below(len(offers))]
    reference = judged(again.eyes(seat), at, move.text, luck, THOROUGH)
    assert reference is not None
    found: Data = {"words": [one.word for one in untouched], "at": at, "loss": reference.loss}
    if reference.loss > COSTLY:
        again.make(seat, move)
        driver = Driver(again)
        for each in range(seats):
            driver.seat(each, make_bot(HEAD))
        driver.run()
        review = Review(len(again.record.events))
        review.judgements = [one for one in untouched if one.at < at]
        review.judgements += judgements(again, seat, at, luck)
        found["marked"] = any(one.at == at for one in review.key())
        found["found"] = next((one.loss, one.word) for one in review.judgements if one.at == at)
    return found


def timed(task: Task) -> Data:
    """Seconds of one core that a review of all seats takes."""
    slug, seats, number = task
    game = make(slug, {"seats": seats})
    record = played(game, f"timed/{number}", ["gardener:30it"] * seats).record
    begun_at = process_time()
    review = reviewed(game, record, range(seats))
    return {
        "seconds": process_time() - begun_at,
        "events": review.of,
        "decisions": len(review.judgements),
    }


PARTS: dict[str, Callable[[Task], Data]] = {
    "calibration": course,
    "luck": lucky,
    "blunders": tampered,
    "time": timed,
}


# ---- what is kept ----


def file_of(slug: str, seats: int, part: str) -> Path:
    return KEPT / f"{slug}-{seats}-{part}.jsonl"


def known(slug: str, seats: int, part: str, games: int) -> dict[int, Data]:
    """Games that were looked at before, by number."""
    found = RunFile(file_of(slug, seats, part)).found
    return {one["number"]: one for _, one in found if one["number"] < games}


def run(slug: str, seats: int, part: str, games: int, jobs: int) -> None:
    """What is not known yet, each written down as soon as it is."""
    before = known(slug, seats, part, games)
    todo = [(slug, seats, number) for number in range(games) if number not in before]
    if not todo:
        return
    show = bar(f"{slug}, {seats} seats, {part}")
    show(len(before), games)
    file = RunFile(file_of(slug, seats, part))
    for done, (number, found) in enumerate(looked_at(part, todo, jobs), 1):
        file.add(f"{slug} {seats} {part}", {"number": number, **found})
        show(len(before) + done, games)


def looked_at(part: str, todo: list[Task], jobs: int) -> Iterator[tuple[int, Data]]:
    work = partial(numbered, part)
    if jobs == 1:
        yield from map(work, todo)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(work, todo)


def numbered(part: str, task: Task) -> tuple[int, Data]:
    return task[2], PARTS[part](task)


# ---- what is told ----


def tell(slug: str, seats: int, games: int) -> None:
    courses = kept_courses(slug, seats, games)
    if courses:
        (tell_calibration if seats > 1 else tell_alone)(slug, seats, courses)
    lucks = known(slug, seats, "luck", games).values()
    if lucks:
        luck = average([(100 if seats > 1 else 1) * one["luck"][0] for one in lucks])
        print(f"luck of seat 0: {luck.value:+.2f} points on average, +- {luck.half():.2f} ({luck.n} games)")
    tell_blunders(list(known(slug, seats, "blunders", games).values()), seats)
    timings = list(known(slug, seats, "time", games).values())
    if timings:
        seconds = [one["seconds"] for one in timings]
        print(
            f"a review of all seats takes {sum(seconds) / len(seconds):.0f} s of one core, at most "
            f"{max(seconds):.0f} ({len(seconds)} games, {sum(one['events'] for one in timings)} events)"
        )


def kept_courses(slug: str, seats: int, games: int) -> list[Data]:
    return list(known(slug, seats, "calibration", games).values())


def tell_alone(slug: str, seats: int, courses: list[Data]) -> None:
    """What was expected in each third of the game, compared with what was reached."""
    print(f"{slug}, {seats} seat, {len(courses)} games")
    factors = folded(courses, factor)
    for third in range(3):
        gaps = []
        for one in courses:
            rows = [row for row in one["rows"] if int(3 * row["on"]) == third]
            by = factors[one["number"] % FOLDS]
            told = [row["scored"] + by * (row["said"][0] - row["scored"]) for row in rows]
            if told:
                gaps.append(sum(told) / len(told) - one["end"][0])
        gap = average(gaps)
        print(f"third {third + 1}: {gap.value:+.1f} points expected too many, +- {gap.half():.1f}")


def tell_calibration(slug: str, seats: int, courses: list[Data]) -> None:
    folds = folded(courses, likeliest)
    print(f"{slug}, {seats} seats, {len(courses)} games")
    print(
        f"log loss {log_loss(courses, [Calibration()] * FOLDS):.4f} as searched, "
        f"{log_loss(courses, folds):.4f} as calibrated by other games"
    )
    print("said          mean  positions  games    won   interval (by games)")
    for tenth in tenths(courses, folds):
        held = tenth["won"].low <= tenth["high"] and tenth["won"].high >= tenth["low"]
        print(
            f"{tenth['low']:4.0%} to {tenth['high']:4.0%} {tenth['said']:6.1%} {tenth['positions']:9} "
            f"{tenth['won'].n:6} {tenth['won'].value:6.1%}   "
            f"{tenth['won'].low:.1%} to {tenth['won'].high:.1%}{'' if held else '   not calibrated'}"
        )


def tenths(courses: list[Data], folds: list[Calibration]) -> list[Data]:
    """What became of positions by what was said of them; those of one game go together."""
    sums: list[list[tuple[float, float, int]]] = [[] for _ in range(TENTHS)]
    for one in courses:
        how = folds[one["number"] % FOLDS]
        mine = [[0.0, 0.0, 0] for _ in range(TENTHS)]
        for row in one["rows"]:
            for seat, chance in enumerate(how.shares(row["said"], row["acting"])):
                at = mine[min(TENTHS - 1, int(chance * TENTHS))]
                at[0] += one["end"][seat]
                at[1] += chance
                at[2] += 1
        for tenth, (won, said, count) in enumerate(mine):
            if count:
                sums[tenth].append((won, said, int(count)))
    return [
        {
            "low": tenth / TENTHS,
            "high": (tenth + 1) / TENTHS,
            "said": sum(said for _, said, _ in found) / sum(count for _, _, count in found),
            "positions": sum(count for _, _, count in found),
            "won": pooled([won for won, _, _ in found], [count for _, _, count in found]),
        }
        for tenth, found in enumerate(sums)
        if found
    ]


def tell_blunders(found: list[Data], seats: int) -> None:
    if not found:
        return
    costly = [one for one in found if one["loss"] > COSTLY]
    marked = pooled([float(one["marked"]) for one in costly], [1] * len(costly))
    print(
        f"{sum(one['marked'] for one in costly)} of {len(costly)} costly blunders are marked, "
        f"{marked.value:.0%} ({marked.low:.0%} to {marked.high:.0%}); {len(found)} were planted"
    )
    for word in (MISTAKEN, SLIPPED):
        calm = average([one["words"].count(word) for one in found])
        print(
            f"{calm.value:.2f} (+- {calm.half():.2f}) decisions of a seat are called {word} in games nobody "
            f"tampered with, {seats * calm.value:.2f} of all seats"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("slugs", nargs="*", metavar="GAME", help="which (default: all competitive ones)")
    parser.add_argument("--parts", default=",".join(PARTS), metavar="PART,PART", help="which (default: all)")
    parser.add_argument("--games", type=int, default=500, metavar="N", help="for calibration and luck (500)")
    parser.add_argument("--tampered", type=int, default=50, metavar="N", help="for blunders (50)")
    parser.add_argument("--timed", type=int, default=4, metavar="N", help="for time (4)")
    parser.add_argument("--seats", type=int, default=2, metavar="N")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (2)")
    parser.add_argument("--write", action="store_true", help="keep the calibration in the games")
    parser.add_argument("--told", action="store_true", help="only tell what is kept, and draw it")
    given = parser.parse_args()
    count = {"blunders": given.tampered, "time": given.timed}
    slugs = given.slugs or COMPETITIVE
    parts = given.parts.split(",")
    for slug in slugs:
        if slug not in COMPETITIVE:
            parser.error(f"{slug!r} cannot be reviewed; games are {', '.join(COMPETITIVE)}")
        for part in [] if given.told else parts:
            if part not in PARTS:
                parser.error(f"{part!r} is not a part; parts are {', '.join(PARTS)}")
            run(slug, given.seats, part, count.get(part, given.games), given.jobs)
        courses = kept_courses(slug, given.seats, given.games)
        if given.write and courses:
            written(SOURCE / package(slug).replace(".", "/") / "mind", given.seats, fitted(courses))
        tell(slug, given.seats, given.games)
    drawn = {
        box(slug).title: [
            tenths(courses, [Calibration()] * FOLDS),
            tenths(courses, folded(courses, likeliest)),
        ]
        for slug in COMPETITIVE
        if given.seats == 2 and (courses := kept_courses(slug, given.seats, given.games))
    }
    if drawn:
        PICTURE.write_text(picture(drawn), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
