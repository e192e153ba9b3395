"""What is learning a variant worth? Gardeners that learned it play gardeners that know the printed game only,
under house rules drawn by lot, with seats swapped on every deal.

    make lab-adapt                                        (an hour; GAMES=garden-dice: just that)
    PYTHONPATH=build/compiled:. python -m bench.adapt garden-dice --variants 5

A first match decides which weights play a variant, those learned on it or those it began with. Where the
learned ones do, a second, on other deals, asks until it's known whether they win half of the games or less
than 45 % (SPRT, both errors 5 %). They may tie: most numbers change little. Exit status 1 if they lose
anywhere. Then the levels that have learned are compared, because a report gives no verdict where the stronger
doesn't beat the weaker (R1).
"""

from __future__ import annotations

import argparse
from multiprocessing import Pool
from pathlib import Path
from typing import Any

from allotment.bots import HABITS, make_bot
from allotment.games import SHELF, box, make
from allotment.kernel.chance import seeded
from allotment.kernel.options import HOUSE, Options
from allotment.kernel.result import Refused
from allotment.lab.adapt import adapted, kept
from allotment.lab.chapter import EFFORTS, folder_name, play_all
from allotment.lab.duel import duel
from allotment.lab.engine import engine
from allotment.lab.figures.skill import ladder, understood
from allotment.lab.lessons import DUEL
from allotment.lab.stats import Estimate, share
from allotment.lab.study import Study, Variant, swapped
from allotment.play.driver import begun
from allotment.words import speaker
from allotment.words.progress import bar

COMPETITIVE = [slug for slug in SHELF if not box(slug).cooperative]
LESSON = HABITS["gardener"].lesson
TIE, LOSS = 0.5, 0.45
MOST = 1000  # deals
LADDER = 60  # deals
TRIED = 10  # deals, to see whether a number matters


def variants(slug: str, count: int) -> dict[str, Variant]:
    """One number each, at a value drawn by lot; only numbers that count in the printed game."""
    luck = seeded(f"adapt {slug}")
    numbers = box(slug).house
    found: dict[str, Variant] = {}
    while len(found) < count:
        one = numbers[luck.below(len(numbers))]
        value = one.low + luck.below(one.high - one.low + 1)
        name = f"{one.name}={value}"
        options = {HOUSE: {one.name: value}}
        if value == one.box or any(known.startswith(f"{one.name}=") for known in found):
            continue
        try:
            if matters(slug, {**options, "seats": 2}):
                found[name] = Variant(options)
        except Refused:
            continue  # it doesn't go together with another number
    return found


def matters(slug: str, options: Options) -> bool:
    """Does the number change games at all? Some count only under other options."""
    return any(finished(slug, options, deal) != finished(slug, {"seats": 2}, deal) for deal in range(TRIED))


def finished(slug: str, options: Options, deal: int) -> tuple[list[int], int]:
    """Scores of a game between sprouts, and how many moves it took."""
    driver = begun(make(slug, options), f"matters/{deal}", [make_bot("sprout") for _ in range(2)])
    driver.run()
    return driver.match.game.scores(driver.match.state), len(driver.match.record.events)


def match(pool: Any, slug: str, variant: Variant) -> tuple[Estimate, int]:
    """Until it is known: the share of those that learned, and which it is. On other deals than those which
    decided who plays."""
    options = {**variant.options, "seats": 2}
    new, old = variant.lessons[LESSON], kept(slug, 2)[LESSON]
    won, told = duel(pool.map, slug, options, new, old, "adapt match", (LOSS, TIE), MOST, bar(slug))
    return share(won), told


def climbed(slug: str, name: str, variant: Variant, out: Path, jobs: int) -> tuple[str, bool]:
    """Do the levels that have learned understand the variant (R1)? What the ladder says, too."""
    weak, strong = EFFORTS["quick"].levels
    study = Study(slug, 2, {name: variant}, swapped(strong, weak, 2, name), LADDER, "adapt")
    found = play_all({folder_name(name): study}, out, engine(jobs), bar)
    told = ladder(*found[folder_name(name)], strong, weak, name)
    return speaker(slug, "en").all(told[0].said), understood(told)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("slugs", nargs="*", metavar="GAME", help="which (default: all that have turns)")
    parser.add_argument("--variants", type=int, default=5, metavar="N", help="of each game (5)")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (2)")
    parser.add_argument("--out", type=Path, default=Path("build/adapt"), metavar="FOLDER")
    given = parser.parse_args()
    lost = 0
    for slug in given.slugs or COMPETITIVE:
        out = given.out / slug
        found = adapted(slug, 2, variants(slug, given.variants), "1", given.jobs, out, bar)
        with Pool(given.jobs) as pool:
            for name, variant in found.items():
                decided = variant.lessons[LESSON][DUEL]
                if decided["plays"]:
                    won, told = match(pool, slug, variant)
                    how = (
                        f"those that learned win {100 * won.value:.1f} % "
                        f"({100 * won.low:.1f} to {100 * won.high:.1f}, {won.n} deals, at stopping)"
                    )
                else:  # nobody plays by what was learned: a tie by definition
                    told = 1
                    how = (
                        f"what was learned won {decided['won']} % of {decided['deals']} deals, and isn't used"
                    )
                lost += told < 0
                verdict = {1: "holds", 0: "not known", -1: "FAILS"}[told]
                print(f"{verdict}  {slug} {name}: {how}", flush=True)
                said, knows = climbed(slug, name, variant, out, given.jobs)
                print(
                    f"       {said} {'A verdict may be given.' if knows else 'No verdict (R1).'}", flush=True
                )
    return 1 if lost else 0


if __name__ == "__main__":
    raise SystemExit(main())
