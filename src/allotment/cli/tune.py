"""allotment lab tune: which numbers come closest to what you wish?"""

from __future__ import annotations

import argparse
import json
import re
from functools import partial
from typing import Any

from ..games import box, make
from ..kernel.house import deviations
from ..kernel.options import HOUSE
from ..kernel.result import Refused, denied
from ..kernel.story import Phrase
from ..lab.study import Study, Variant, mirrors
from ..words import speaker
from ..words.progress import bar
from .common import Commands
from .studies import add_question, folder_of, learned, one_seats, options_of, stopping
from .words import language_of

RANGE = re.compile(r"(\w+)=(\d+)\.\.(\d+)")


def add_tune(questions: Commands) -> None:
    command = questions.add_parser(
        "tune",
        help="which numbers of the box come closest to what you wish?",
        description="Tries numbers within ranges on the same deals, lets the better half continue with twice "
        "as many, and confirms the best five and the box on fresh deals at both levels. Exit status 1 if "
        "none meets all wishes.",
        epilog='Example: allotment lab tune garden-dice --vary set_bonus=0..30 --want "rounds 12..14; '
        'seat_share 48..52"',
    )
    add_question(command, "deals for the confirmation (default 200)")
    command.add_argument(
        "--vary",
        nargs="+",
        required=True,
        metavar="NAME=LOW..HIGH",
        help="numbers and how far they may go (allotment games GAME lists them)",
    )
    command.add_argument(
        "--want",
        required=True,
        metavar="WISHES",
        help="figures and where they should lie: NAME LOW..HIGH, >= or <=, with semicolons; shares in %%",
    )
    command.add_argument("--trials", type=int, default=40, metavar="N", help="candidates (default 40)")
    command.set_defaults(run=run_tune)


def ranges_of(slug: str, given: list[str]) -> dict[str, tuple[int, int]]:
    found: dict[str, tuple[int, int]] = {}
    for text in given:
        match = RANGE.fullmatch(text)
        if match is None:
            raise denied("lab-vary", given=ascii(text))
        name, low, high = match[1], int(match[2]), int(match[3])
        for value in (low, high):
            deviations(slug, box(slug).house, {name: value})
        if low > high:
            raise denied("lab-range-empty", given=ascii(text), low=low, high=high)
        found[name] = (low, high)
    return found


def possible(
    slug: str, seats: int, base: dict[str, object], points: list[dict[str, int]]
) -> dict[str, Variant]:
    """The candidates that the game allows, by name; the box always comes with them."""
    found: dict[str, Variant] = {}
    for point in points:
        house = deviations(slug, box(slug).house, point)
        options = {**base, HOUSE: house} if house else dict(base)
        try:
            make(slug, {**options, "seats": seats})
        except Refused:
            continue  # two of its numbers do not go together
        if house:
            found[" ".join(f"{name}={value}" for name, value in house.items())] = Variant(options)
    if not found:
        raise denied("lab-vary-none")
    return found


def run_tune(given: argparse.Namespace) -> int:
    from ..lab.chapter import EFFORTS, folder_name, known_levels, plain_seats
    from ..lab.engine import engine, play
    from ..lab.figures.base import ends
    from ..lab.ledger import frame
    from ..lab.tune import BOX, candidates, confirm, halved, wishes

    seats = one_seats(given)
    ranges = ranges_of(given.game, given.vary)
    wanted = wishes(given.want, seats > 1 and not box(given.game).cooperative)
    if given.trials < 1:
        raise denied("lab-at-least", option="--trials", least=1)
    base = options_of(given)
    levels = known_levels(given.game, given.levels, EFFORTS["quick"])
    variants = possible(given.game, seats, base, candidates(ranges, given.trials))
    out = folder_of(given, "tune") / f"seats-{seats}"
    by = engine(given.jobs, given.engine)

    def rows_of(name: str, study: Study) -> Any:
        folder, study = play(study, out / name, by, bar(f"{given.game}, {name}"))
        return frame(folder, study)

    search = partial(halved, variants, wanted, levels[0], seats, given.game, given.seed, rows_of)
    best: list[tuple[str, float]] = stopping(given, search)
    final = {BOX: Variant(base)} | {name: variants[name] for name, _ in best}
    final = stopping(given, partial(learned, given, seats, final, out))
    found: dict[str, tuple[Study, Any]] = {}
    for level in levels:
        fresh = Study(
            given.game,
            seats,
            final,
            mirrors(level, seats, list(final)),
            given.deals or 200,
            f"{given.seed} confirmed",
            pace=given.pace,
        )
        found[level] = (fresh, stopping(given, partial(rows_of, f"confirmed-{folder_name(level)}", fresh)))
    said = confirm(found, list(final), wanted)
    promised = dict(best)
    met = [name for name in promised if all(one.meets() for one in said if one.name == name)]
    if given.json:
        rows = [
            {
                "candidate": one.name,
                "level": one.level,
                "off": round(one.off, 3),
                "promised": promised.get(one.name),
                "figures": {
                    wish.line.name: [round(value.value, 3), round(value.low, 3), round(value.high, 3)]
                    for wish, value in zip(wanted, one.values, strict=True)
                },
            }
            for one in said
        ]
        print(json.dumps({"game": given.game, "seats": seats, "met": met, "confirmed": rows}, indent=1))
        return 0 if met else 1
    words = speaker(given.game, language_of(given))
    wished = "; ".join(one.text() for one in wanted)
    title = box(given.game).title
    print("\n" + words.text("lab-wished", game=title, seats=plain_seats(seats), wishes=wished))
    for name in final:
        print(f"\n{name}")
        for one in [one for one in said if one.name == name]:
            shown = [
                Phrase("lab-figure", {"what": wish.line.title(), **ends(value)})
                for wish, value in zip(wanted, one.values, strict=True)
            ]
            if one.meets():
                print("  " + words.text("lab-met-here", level=one.level, figures=shown))
            else:
                print("  " + words.text("lab-off-here", level=one.level, figures=shown, off=one.off))
        if name in promised:
            fresh_off = next(one.off for one in said if one.name == name and one.level == levels[0])
            luck = max(0.0, fresh_off - promised[name])
            told = words.text("lab-promised", promised=promised[name], fresh=fresh_off, luck=luck)
            print(f"  {told}")
    print("\n" + (words.text("lab-met", names=", ".join(met)) if met else words.text("lab-not-met")))
    print(words.text("lab-kept", folder=str(out)))
    return 0 if met else 1
