"""The same bots play the same game through every door: one driver, wherever they sit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from allotment.bots import make_bot
from allotment.cli import clock, trace
from allotment.cli.play import Table, play_at
from allotment.envs.names import spiel_name
from allotment.envs.single import SeatEnv
from allotment.envs.spiel import SpielBot
from allotment.games import SHELF, box, make
from allotment.kernel.chance import seeded
from allotment.kernel.game import CLOCK, Game
from allotment.kernel.match import Match
from allotment.kernel.record import Record, read_record
from allotment.lab import arena
from allotment.play.driver import PACE, Driver, begun
from bench import at_table

from .serving import Fast, Person, quick, serving

BOT = "head-gardener:6it"
SEED = "11"
KINDS: list[tuple[str, dict[str, Any]]] = [
    (slug, {"seats": seats})
    for slug in SHELF
    if not box(slug).cooperative
    for seats in (2, box(slug).option("seats").high)
] + [
    ("gardeners", {"mode": mode, "seats": seats, "move_limit": 80})
    for mode in ("training-a", "complete")
    for seats in (2, box("gardeners").option("seats").high)
]
Moves = list[str]


def moves_of(record: Record) -> Moves:
    return [str(event) for event in record.events]


def reference(game: Game[Any, Any]) -> Record:
    driver = begun(game, SEED, [make_bot(BOT) for _ in range(game.seats)])
    driver.run()
    return driver.match.record


def by_arena(game: Game[Any, Any]) -> Moves:
    return moves_of(arena.played((0, game.slug, game.options, [BOT] * game.seats, SEED)).record)


def by_trace(game: Game[Any, Any], printed: pytest.CaptureFixture[str]) -> Moves:
    printed.readouterr()
    trace.trace(game, SEED, 0, [BOT] * game.seats, PACE)
    lines = [json.loads(line) for line in printed.readouterr().out.splitlines()]
    return [f"{line['seat']}: {line['move']}" for line in lines[:-1]]


def by_terminal(game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch) -> Moves:
    """With a clock that runs when the terminal waits for the keyboard."""
    time = [0.0]

    def waits(person: bool) -> None:
        time[0] += clock.LOOK

    monkeypatch.setattr(clock, "monotonic", lambda: time[0])
    monkeypatch.setattr(clock, "typed", waits)
    record = Record(game.slug, game.version, game.options, SEED)
    match: Match[Any, Any] = Match(game, record, seeded(SEED))
    play_at(Table(match, [BOT] * game.seats, None, "en"))
    return moves_of(match.record)


def by_gymnasium(game: Game[Any, Any]) -> Moves:
    """The learner's decisions come from the same kind of bot."""
    given: dict[str, Any] = {name: value for name, value in game.options.items() if value is not None}
    env = SeatEnv(game.slug, seat=1, opponents=BOT, max_cycles=10**9, **given)
    env.reset(seed=int(SEED))
    match = env.episode.match
    assert match is not None
    learner = Driver(match)
    learner.seat(1, make_bot(BOT))
    over = False
    while not over:
        move = learner.ask(1).move if env.episode.offers else None
        _, _, over, _, _ = env.step(env.lens.idle if move is None else move.index)
    return moves_of(match.record)


def by_openspiel(game: Game[Any, Any], record: Record) -> None:
    """Luck is drawn differently there, so the recorded game is replayed move by move; bots that follow it
    through the adapter must decide what was played."""
    given = {name: value for name, value in game.options.items() if isinstance(value, (bool, int, str))}
    state = pyspiel.load_game(spiel_name(game.slug), {"seats": given["seats"]}).new_initial_state()
    state.apply_action(0)
    bots = [SpielBot(seat, BOT, SEED) for seat in range(game.seats)]
    match: Match[Any, Any] = Match(game, Record(game.slug, game.version, game.options, SEED), seeded(SEED))
    luck = state.luck
    luck.game, luck.lens.game, luck.episode.game = game, game, game
    for event in record.events:
        if event.seat != CLOCK:
            luck.episode.state, luck.episode.seat, luck.news = match.state, event.seat, match.news
            luck.episode.offers = game.legal(match.state, event.seat)
            assert game.moves[bots[event.seat].step(state)].text == event.text
        match.play(event.seat, event.text)


@contextmanager
def live(path: Path) -> Iterator[Person]:
    fast = Fast()
    settings = quick(path, sand_pace=PACE / 1000, now=fast, sleep=fast.sleep, budgets=[BOT])
    with serving(settings) as server, Person(server.url) as ines:
        yield ines


def by_server(game: Game[Any, Any], path: Path) -> Moves:
    record = Record(game.slug, game.version, game.options, SEED)
    record.names = ["head-gardener"] * game.seats
    with live(path) as ines:
        made = ines.post("/api/tables/import", {"record": record.write()}, 201)
        with ines.sit(made["id"]) as chat:
            while chat.table["stage"] != "over":  # however long the whole game takes
                chat.read()
        return moves_of(read_record(ines.http.get(f"/api/tables/{made['id']}/record").text))


@pytest.mark.parametrize(("slug", "options"), KINDS, ids=lambda one: str(one).replace(" ", ""))
def test_the_same_game_through_every_door(
    slug: str,
    options: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = make(slug, options)
    record = reference(game)
    expected = moves_of(record)
    assert len(expected) > 20
    assert by_arena(game) == expected
    assert by_trace(game, capsys) == [move for move in expected if not move.startswith("clock")]
    assert by_terminal(game, monkeypatch) == expected
    assert by_gymnasium(game) == expected
    by_openspiel(game, record)
    assert by_server(game, tmp_path / "t.sqlite") == expected


def test_games_at_tables_come_out_as_in_the_arena() -> None:
    """With equal budgets in iterations; by the clock, bots at a table think as long as it lets them."""
    options = make("the-gardens", {"seats": 2}).options
    thinking = ["head-gardener:3it", "gardener:2it"]
    here = arena.tasks("the-gardens", options, thinking, 2, "9")
    there = arena.tasks("the-gardens", options, at_table.PAIR, 2, "9")
    found = sorted(at_table.at_tables(1, thinking, there), key=lambda bout: bout.number)
    assert [bout.scores for bout in found] == [arena.play(task).scores for task in here]
    assert [bout.lineup for bout in found] == [["head-gardener", "gardener"], ["gardener", "head-gardener"]]
