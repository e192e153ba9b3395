"""allotment lab compare, sweep, restrict, cards: what if something were different?"""

from __future__ import annotations

import argparse
import json
import re
from functools import partial
from pathlib import Path
from typing import Any

from ..games import box, make
from ..kernel.house import deviations
from ..kernel.options import HOUSE
from ..kernel.result import denied
from ..kernel.story import Phrase
from ..lab.study import Study, Variant
from ..words import Speaker, speaker
from ..words.progress import bar
from .common import Commands, add_house
from .studies import add_question, folder_of, housed, learned, one_seats, options_of, stopping
from .words import language_of

# ---- what if a number were different? ----


def add_compare(questions: Commands) -> None:
    command = questions.add_parser(
        "compare",
        help="what if a number of the box, or an option, were different?",
        description="Plays the game as printed and with your house rules on the same deals, at two levels, "
        "and "
        "says what changes.",
    )
    add_question(command, "deals at each level (default 200)")
    add_house(command)
    command.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="the house rules to compare with (default: the box)",
    )
    command.add_argument(
        "--with",
        dest="other",
        action="append",
        default=[],
        metavar="OPTION=VALUE",
        help="an option that differs, such as family=true; may be repeated",
    )
    command.set_defaults(run=run_compare)


def played(
    given: argparse.Namespace, variants: dict[str, Variant], kept: str
) -> tuple[dict[str, tuple[Study, Any]], tuple[str, str], int, Path]:
    """Variants on the same deals at both levels, and the ladder under each: what was found, the levels, the
    seats and the folder."""
    from ..lab.chapter import EFFORTS, Effort, known_levels, play_all, studies
    from ..lab.engine import engine

    effort = EFFORTS["quick"]
    levels = known_levels(given.game, given.levels, effort)
    deals = given.deals or effort.deals[0]
    pairs = max(1, deals // 4)
    seats = one_seats(given)
    out = folder_of(given, kept) / f"seats-{seats}"
    for variant in variants.values():
        make(given.game, {**variant.options, "seats": seats})  # refused before anything is learned or played
    variants = stopping(given, partial(learned, given, seats, variants, out))
    todo = studies(given.game, seats, variants, Effort(levels, (deals, deals), pairs), given.seed, given.pace)
    return (
        stopping(given, partial(play_all, todo, out, engine(given.jobs, given.engine), bar)),
        levels,
        seats,
        out,
    )


def labels_of(house: list[str], other: list[str]) -> str:
    return " ".join([*house, *other]) or "box"


def run_compare(given: argparse.Namespace) -> int:
    from ..lab.compare import compare

    if not given.house and not given.other:
        raise denied("lab-different")
    base = options_of(given)
    other = {**base}
    for entry in given.other:
        name, _, text = entry.partition("=")
        other[name] = box(given.game).option(name).parse(text)
    before, after = labels_of(given.against, []), labels_of(given.house, given.other)
    variants = {
        before: Variant(housed(given.game, base, given.against)),
        after: Variant(housed(given.game, other, given.house)),
    }
    if len(variants) < 2 or variants[before] == variants[after]:
        raise denied("lab-same", variant=after)
    kept = "compare-" + "-".join([after, before]).replace("=", "").replace(" ", "-")
    found, levels, seats, out = played(given, variants, kept)
    said = compare(found, levels, before, after, box(given.game).title)
    words = speaker(given.game, language_of(given))
    if given.json:
        print(
            json.dumps(
                {"game": given.game, "seats": seats, "before": before, "after": after, **said.data(words)},
                indent=1,
            )
        )
        return 0
    tell(words, seats, after, before, said)
    print("\n" + words.text("lab-kept", folder=str(out)))
    return 0


def tell(words: Speaker, seats: int, after: str, before: str | Phrase, said: Any) -> None:
    """A comparison, in the terminal."""
    from ..lab.chapter import plain_seats
    from ..lab.report.charts import typeset

    title = box(words.slug).title
    print("\n" + words.text("lab-compared", game=title, seats=plain_seats(seats), after=after, before=before))
    for line in [*said.notes, *said.reactions]:
        print(f"  {words.say(line)}")
    print()
    for line in said.agreed():
        print(f"  {typeset(words.say(line))}")
    print()
    for line in said.summed():
        print(f"  {words.say(line)}")


def add_sweep(questions: Commands) -> None:
    command = questions.add_parser(
        "sweep",
        help="a number of the box at several values, all on the same deals",
        description="Plays a game with one number at several values, each on the same deals and compared "
        "with "
        "the box, at two levels.",
    )
    add_question(command, "deals at each level (default 200)")
    command.add_argument("number", metavar="NAME=LOW..HIGH[/STEP]", help="such as set_bonus=5..25/5")
    command.set_defaults(run=run_sweep)


def swept(slug: str, text: str) -> tuple[str, list[int]]:
    """`set_bonus=5..25/5` as a name and its values."""
    found = re.fullmatch(r"(\w+)=(\d+)\.\.(\d+)(?:/([1-9]\d*))?", text)
    if found is None:
        raise denied("lab-sweep", given=ascii(text))
    name, low, high, step = found[1], int(found[2]), int(found[3]), int(found[4] or 1)
    for value in (low, high):
        deviations(slug, box(slug).house, {name: value})
    values = list(range(low, high + 1, step))
    if not values:
        raise denied("lab-range-empty", given=ascii(text), low=low, high=high)
    if len(values) > 40:
        raise denied("lab-sweep-long", given=ascii(text), values=len(values), step=len(values) // 20)
    return name, values


def run_sweep(given: argparse.Namespace) -> int:
    from ..lab.compare import compare

    name, values = swept(given.game, given.number)
    base = options_of(given)
    variants = {"box": Variant(base)}
    for value in values:
        options = housed(given.game, base, [f"{name}={value}"])
        if HOUSE in options:
            variants[f"{name}={value}"] = Variant(options)
    kept = f"sweep-{given.number.replace('=', '-').replace('/', '-by-')}"
    found, levels, seats, out = played(given, variants, kept)
    words = speaker(given.game, language_of(given))
    points = {
        key: compare(found, levels, "box", key, box(given.game).title) for key in variants if key != "box"
    }
    if given.json:
        print(
            json.dumps(
                {"game": given.game, "seats": seats, "points": {k: v.data(words) for k, v in points.items()}},
                indent=1,
            )
        )
        return 0
    for key, said in points.items():
        tell(words, seats, key, Phrase("lab-box"), said)
    print("\n" + words.text("lab-kept", folder=str(out)))
    return 0


# ---- what if one never? ----


def add_restrict(questions: Commands) -> None:
    command = questions.add_parser(
        "restrict",
        help="what if one never flips, buys or plays well at the end?",
        description="One seat does without something, each seat in turn, compared with the free game on "
        "the same deals: what that costs.",
    )
    add_question(command, "deals (default 200)")
    command.add_argument(
        "--no",
        action="append",
        default=[],
        metavar="verb:NAME or item:PIECE",
        help="what to do without; may be repeated",
    )
    command.add_argument(
        "--play",
        action="append",
        default=[],
        metavar="HOW",
        help="greedy, first, random-after:0.5 or random-before:0.25; may be repeated",
    )
    command.add_argument("--list", action="store_true", help="the game's verbs and pieces, and nothing else")
    command.set_defaults(run=run_restrict)


def run_restrict(given: argparse.Namespace) -> int:
    from ..lab.drive import words_of

    if given.list:
        words = words_of(given.game)
        said = speaker("", language_of(given))
        print(said.text("lab-verbs", names=", ".join(words.verbs)))
        print(said.text("lab-pieces", names=", ".join(words.pieces)))
        return 0
    versus_only(given)
    without = [*given.no, *given.play] or [f"verb:{verb}" for verb in words_of(given.game).verbs]
    return asked_prices(given, without, False, given.deals or 200)


def add_cards(questions: Commands) -> None:
    command = questions.add_parser(
        "cards",
        help="what is each piece worth?",
        description="One seat does without a piece, each seat in turn, compared with the free game on the "
        "same deals: what access to it is worth. A long list takes long: begin with --items top:5.",
    )
    add_question(command, "deals (default 400, and no fewer give a worth)")
    command.add_argument(
        "--items",
        default="top:5",
        metavar="A,B|top:N|all",
        help="which pieces (default top:5, the most taken)",
    )
    command.set_defaults(run=run_cards)


def run_cards(given: argparse.Namespace) -> int:
    from ..lab.drive import dealt, words_of
    from ..lab.ledger import columns, polars
    from ..lab.restrict import ENOUGH, most_taken
    from ..lab.study import Study, Variant, mirrors

    versus_only(given)
    words = words_of(given.game)
    if given.items == "all":
        pieces = words.pieces
    elif given.items.startswith("top:"):
        count = given.items.removeprefix("top:")
        if not count.isdecimal():
            raise denied("lab-items", given=given.items)
        level = single_level(given)
        seats = one_seats(given)
        pilot = Study(
            given.game, seats, {"box": Variant(options_of(given))}, mirrors(level, seats, ["box"]), 10
        )
        rows = [row for deal in range(10) for row in dealt(pilot.check(), deal)]
        pieces = most_taken(given.game, polars().DataFrame(rows, schema=columns()), int(count))
    else:
        pieces = [one for one in given.items.split(",") if one]
    if not pieces:
        raise denied("lab-no-pieces", game=given.game)
    deals = given.deals or ENOUGH
    return asked_prices(given, [f"item:{piece}" for piece in pieces], True, deals)


def versus_only(given: argparse.Namespace) -> None:
    if box(given.game).cooperative:
        raise denied("lab-together", game=given.game)


def single_level(given: argparse.Namespace) -> str:
    """The level of a question that is asked at one: the weaker of --levels."""
    from ..lab.chapter import EFFORTS, known_levels

    return known_levels(given.game, given.levels, EFFORTS["quick"])[0]


def asked_prices(given: argparse.Namespace, without: list[str], by_list: bool, deals: int) -> int:
    from ..lab.chapter import EFFORTS, folder_name, known_levels, plain_seats, play_all
    from ..lab.drive import check_restriction
    from ..lab.engine import engine
    from ..lab.figures.base import deals as deals_of
    from ..lab.restrict import ENOUGH, prices
    from ..lab.stats import FEW
    from ..lab.study import Study, Variant, restricted

    for one in without:
        check_restriction(given.game, one)
    seats = one_seats(given)
    if seats < 2:
        raise denied("lab-alone")
    levels = known_levels(given.game, given.levels, EFFORTS["quick"])
    variants = {"box": Variant(options_of(given))}
    todo = {
        folder_name(level): Study(
            given.game,
            seats,
            variants,
            restricted(level, seats, "box", without),
            deals,
            given.seed,
            pace=given.pace,
        )
        for level in levels
    }
    out = folder_of(given, "cards" if by_list else "restrict") / f"seats-{seats}"
    found = stopping(given, partial(play_all, todo, out, engine(given.jobs, given.engine), bar))
    least = ENOUGH if by_list else FEW
    told: dict[str, Any] = {}
    words = speaker(given.game, language_of(given))
    for level in levels:
        study, rows = found[folder_name(level)]
        own = prices(rows, without, by_list)
        told[level] = [price.data(words) for price in own]
        if given.json:
            continue
        title = box(given.game).title
        print("\n" + words.text("lab-game-level", game=title, seats=plain_seats(seats), level=level))
        if study.deals < least:
            few = {"deals": deals_of(study.deals), "needed": least, "more": least - study.deals}
            print(f"  {words.text('fig-few-prices', **few)}")
            continue
        for price in sorted(own, key=lambda price: -price.share.value):
            print(f"  {words.say(price.said())}")
        standing = sum(price.stands for price in own)
        if by_list:
            print(f"  {words.text('fig-prices', of=len(own), count=standing)}")
    if given.json:
        print(json.dumps({"game": given.game, "seats": seats, "prices": told}, indent=1))
        return 0
    print("\n" + words.text("fig-prices-note"))
    print(words.text("lab-kept", folder=str(out)))
    return 0
