"""allotment learn: weights of a game's forecast, from self-play."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from ..bots import make_bot
from ..games import box, make
from ..kernel.advice import LESSONS
from ..kernel.options import Options
from ..kernel.result import denied
from ..lab.lessons import HOLD, Lesson
from ..words import speaker
from ..words.progress import bar
from .common import Commands, read_text, read_toml, write_text
from .words import add_language, language_of

# Of all but the last two, nothing is kept but what they taught the next. Sprouts are quick: they play more.
TEACHERS = "sprout,sprout,sprout,gardener:40it"
MADE = "#   allotment learn "


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "learn",
        help="learn a game's forecast from self-play",
        description="Bots play each other; the weights that forecast best how many points are still to come "
        "are written as TOML, with how they were made. First from games of sprouts, then from games of "
        "gardeners that know what was learned from the sprouts. A game reads weights.toml in its folder. "
        "Needs the lab extra.",
    )
    command.add_argument("game", metavar="GAME", help="a game, such as garden-dice")
    command.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="gardener games per player count (default 100); sprouts play four times as many",
    )
    command.add_argument(
        "--teachers",
        default=TEACHERS,
        metavar="BOT,BOT",
        help=f"the bots to learn from, one per lesson; the last two lessons are kept ({TEACHERS})",
    )
    command.add_argument(
        "--from",
        dest="start",
        metavar="FILE",
        help="continue from these weights (default: none)",
    )
    command.add_argument(
        "--hold",
        type=float,
        default=HOLD,
        metavar="H",
        help=f"weight of the previous lesson against the gardeners' games (default {HOLD:g})",
    )
    command.add_argument("--seats", metavar="N,N", help="comma-separated numbers of seats (default: all)")
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (default 2)")
    command.add_argument(
        "--network",
        metavar="N,N",
        help="train head-gardener's network instead: games per generation of self-play, such as 2000,2000 "
        "(a game reads network.toml in its folder)",
    )
    command.add_argument("--out", required=True, metavar="FILE", help="where to write the weights")
    add_language(command)
    command.set_defaults(run=run, extra="lab")


def run(given: argparse.Namespace) -> int:
    if not make(given.game, {}).sign_names():
        raise denied("learn-no-signs", game=given.game)
    if given.games < 1 or given.jobs < 1:
        raise denied("lab-at-least", option="--games, --jobs", least=1)
    if given.network:
        return network(given)
    teachers = given.teachers.split(",")
    least = len(LESSONS) - bool(given.start)
    if len(teachers) < least:
        raise denied("learn-teachers", lessons=len(LESSONS), least=least)
    if given.hold < 0:
        raise denied("lab-at-least", option="--hold", least=0)
    for bot in teachers:
        make_bot(bot)
    from ..lab.learn import learn

    option = box(given.game).option("seats")
    some = [option.parse(text) for text in given.seats.split(",")] if given.seats else option.samples()
    chosen = f" --seats {given.seats}" if given.seats else ""
    if given.teachers != TEACHERS:
        chosen += f" --teachers {given.teachers}"
    if given.hold != HOLD:
        chosen += f" --hold {given.hold:g}"
    known = kept(given.start) if given.start else {}
    for seats in some:
        if given.start and str(seats) not in known:
            raise denied("learn-no-lessons", file=given.start, seats=str(seats))
    for seats in some:
        options: Options = {"seats": seats}
        known[str(seats)] = learn(
            given.game,
            options,
            teachers,
            given.games,
            given.seed,
            given.jobs,
            lambda bot, seats=seats: bar(f"{given.game}, {seats} seats, {bot}"),  # type: ignore[misc]
            known.get(str(seats)),
            given.hold,
        )
    lines = [f"# Forecast of {given.game}: points still to come, by lesson and number of seats. Made by"]
    if given.start:
        lines += [line for line in read_text(given.start).splitlines() if line.startswith(MADE)]
        chosen += " --from THAT"
    lines += [
        f"{MADE}{given.game} --games {given.games} --seed {given.seed}{chosen}",
        "# `miss` is the root mean square of what it misses on games held back; a lead of `scale` points",
        "# makes it e (2.7) to one to win.",
    ]
    by_seats = sorted(known.items())
    lessons = {name: {seats: found[at] for seats, found in by_seats} for at, name in enumerate(LESSONS)}
    save(given, lines, lessons)
    return 0


def network(given: argparse.Namespace) -> int:
    """For each number of seats but one, on top of the linear lessons that the game comes with."""
    from ..lab.adapt import kept as comes_with
    from ..lab.network import generations

    games = given.network.split(",")
    if not all(one.isdecimal() and 10 <= int(one) <= 10**6 for one in games):
        raise denied("learn-network", given=repr(given.network))
    option = box(given.game).option("seats")
    some = [option.parse(text) for text in given.seats.split(",")] if given.seats else option.samples()
    chosen = ",".join(map(str, some))
    lines = [
        f"# The network of head-gardener's forecast of {given.game}, by number of seats. Made by",
        f"{MADE}{given.game} --network {given.network} --seed {given.seed} --seats {chosen}",
        "# `surprise` is the cross-entropy of the winners of games held back, `linear` without the network.",
    ]
    lessons: dict[str, object] = {}
    for seats in some:
        if seats == 1:
            continue  # nobody to compare with
        lesson = generations(
            given.game,
            {"seats": seats},
            comes_with(given.game, int(str(seats)))[-1:],
            [int(one) for one in games],
            given.seed,
            given.jobs,
            lambda what, seats=seats: bar(f"{given.game}, {seats} seats, {what}"),  # type: ignore[misc]
        )
        lessons[str(seats)] = lesson
    save(given, lines, lessons)
    return 0


def save(given: argparse.Namespace, lines: list[str], data: Mapping[str, object]) -> None:
    """The data as TOML, below lines that say how it was made."""
    import tomlkit  # loaded where something is written

    write_text(given.out, "\n".join([*lines, "", tomlkit.dumps(data)]))
    print(speaker("", language_of(given)).text("terminal-saved", file=given.out))


def kept(path: str) -> dict[str, list[Lesson]]:
    """The lessons in the file, by number of seats."""
    found: dict[str, list[Lesson]] = {}
    for name in LESSONS:
        by_seats = read_toml(path).get(name)
        for number, lesson in by_seats.items() if isinstance(by_seats, dict) else []:
            if not isinstance(lesson, dict) or not isinstance(lesson.get("signs"), dict):
                raise denied("learn-file", file=path, lacks=f"[{name}.{number}.signs]")
            found.setdefault(number, []).append(lesson)
    for number, lessons in found.items():
        if len(lessons) < len(LESSONS):
            raise denied("learn-file", file=path, lacks=", ".join(f"[{name}.{number}]" for name in LESSONS))
    return found
