"""allotment dataset: games of bots as a Parquet file, a row per decision, and a card that says what it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import Pool
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final

from ..bots import make_bot
from ..games import make
from ..kernel.chance import seeded
from ..kernel.game import CLOCK
from ..kernel.options import Options
from ..kernel.result import denied
from ..play.driver import begun
from ..words.progress import bar
from .common import Commands, add_game, given_options, write_text

Rows = dict[str, list[Any]]
Task = tuple[str, Options, list[str], str, int]

COLUMNS: Final = {  # name: what it is
    "game": "number of the game, from 0",
    "ply": "number of the decision in its game, from 0",
    "milliseconds": "sand that had run, in a game in real time; 0 elsewhere",
    "seat": "who decided",
    "bot": "which bot sat there",
    "action": "the move's index in the game's table of moves, as in the environments",
    "move": "the move in notation",
    "offers": "indices of all legal moves, in order",
    "scores": "points of all seats before the move",
    "final_scores": "points of all seats at the end",
    "ranks": "places of all seats at the end, 1 for the first",
}
PACK: Final = 200  # games written at once


def add(commands: Commands) -> None:
    command = commands.add_parser(
        "dataset",
        help="games of bots as a Parquet file, for learning from them",
        description="Plays games of bots and writes a Parquet file with a row per decision, and next to it a "
        "card (the same name with .md) that says how it was made. Seats are rotated from game to game. The "
        "same command writes the same rows.",
        epilog="Example: allotment dataset the-gardens --bots sprout,gardener:100it --games 10000 --jobs 2",
    )
    add_game(command)
    command.add_argument(
        "--games", type=int, default=10_000, metavar="N", help="number of games (default 10000)"
    )
    command.add_argument("--bots", default="sprout", metavar="A,B", help="who plays (default sprout)")
    command.add_argument("--seed", default="1", metavar="SEED", help="a number or word (default 1)")
    command.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default 1)")
    command.add_argument("--out", metavar="FILE", help="where to write it (default GAME.parquet)")
    command.set_defaults(run=run, extra="data")


def run(given: argparse.Namespace) -> int:
    options = given_options(given.game, given)
    game = make(given.game, options)
    bots = [name for name in given.bots.split(",") if name]
    if given.games < 1 or given.jobs < 1:
        raise denied("lab-at-least", option="--games, --jobs", least=1)
    if not bots:
        raise denied("bots-none")
    for name in bots:
        make_bot(name)
    import pyarrow
    from pyarrow import parquet

    out = Path(given.out or f"{given.game}.parquet")
    todo: list[Task] = [(given.game, game.options, bots, given.seed, number) for number in range(given.games)]
    schema = schema_of(pyarrow)
    show = bar(f"{given.game} dataset")
    rows = done = 0
    draft = out.with_name(out.name + ".part")
    try:
        with parquet.ParquetWriter(draft, schema, compression="zstd") as file:
            for pack in packed(played(todo, given.jobs)):
                file.write_table(pyarrow.table(pack, schema=schema))
                rows += len(pack["game"])
                done = pack["game"][-1] + 1
                show(done, given.games)
        draft.replace(out)
    except OSError as why:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise denied("file-unwritten", file=str(out), why=why.strerror or str(why)) from None
    write_text(str(out.with_suffix(".md")), card(given, game.options, game.version, rows, out))
    print(f"{out}: {given.games} games, {rows} decisions, {out.stat().st_size / 1e6:.1f} MB")
    return 0


def schema_of(pyarrow: Any) -> Any:
    words = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    some = pyarrow.list_(pyarrow.int32())
    kinds = {"bot": words, "move": words, "offers": some, "scores": some, "final_scores": some, "ranks": some}
    return pyarrow.schema([(name, kinds.get(name, pyarrow.int32())) for name in COLUMNS])


def one(task: Task) -> Rows:
    """One game: played by the bots, then played again from its record to see every decision."""
    slug, options, bots, seed, number = task
    game = make(slug, options)
    seated = [bots[(seat + number) % len(bots)] for seat in range(game.seats)]
    driver = begun(game, f"{seed}/{number}", [make_bot(name) for name in seated])
    driver.run()
    result = game.result(driver.match.state)
    assert result is not None
    rows: Rows = {name: [] for name in COLUMNS}
    state = game.start(seeded(f"{seed}/{number}"))
    for event in driver.match.record.events:
        if event.seat == CLOCK:
            game.clock(state, event.text)
            continue
        move = game.by_text[event.text]
        row = [number, len(rows["ply"]), game.elapsed(state), event.seat, seated[event.seat], move.index]
        row += [event.text, [each.index for each in game.legal(state, event.seat)], game.scores(state)]
        for name, value in zip(COLUMNS, [*row, result.scores, result.ranks], strict=True):
            rows[name].append(value)
        game.apply(state, event.seat, move)
    return rows


def played(todo: list[Task], jobs: int) -> Iterator[Rows]:
    """In order, whoever is done first."""
    if jobs == 1:
        yield from map(one, todo)
        return
    with Pool(jobs, initializer=signal, initargs=(SIGINT, SIG_IGN)) as pool:  # one of us stops for all
        yield from pool.imap(one, todo, chunksize=4)


def packed(games: Iterator[Rows]) -> Iterator[Rows]:
    while pack := list(islice(games, PACK)):
        yield {name: [value for rows in pack for value in rows[name]] for name in COLUMNS}


def card(given: argparse.Namespace, options: Options, version: int, rows: int, out: Path) -> str:
    title = make(given.game, options).box.title
    more = "".join(f" --set {entry}" for entry in given.set)
    return "\n".join(
        [
            f"# {title}: {given.games} games of bots",
            "",
            f"- Game: `{given.game}`, version {version} of its rules.",
            f"- Options: {', '.join(f'{name} = {value}' for name, value in sorted(options.items()))}.",
            f"- Players: {given.bots}, rotated over the seats from game to game; they think in iterations, "
            "so that the same command writes the same rows.",
            f"- Luck: game n is dealt by the seed `{given.seed}/n`.",
            f"- Size: {given.games} games, {rows} decisions.",
            "- Made by:",
            "",
            f"      allotment dataset {given.game} --seats {options['seats']} --games {given.games} "
            f"--bots {given.bots} --seed {given.seed}{more} --out {out.name}",
            "",
            "| column | what it is |",
            "| --- | --- |",
            *(f"| {name} | {what} |" for name, what in COLUMNS.items()),
            "",
            "What a seat saw is not stored: start the game from its seed, apply the moves, and ask "
            "`game.features(state, seat)`.",
            "",
            "Known limits: bots are not people, and all games come from the levels named above.",
            "",
        ]
    )
