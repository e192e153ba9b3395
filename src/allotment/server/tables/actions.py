"""What people and bots do at a table: each is checked, saved, then told."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...kernel.game import CLOCK
from ...kernel.story import Phrase
from ..refusals import Overtaken, Stale, refusal
from ..store.rows import Row
from . import puzzling, tutorial
from . import series as in_a_row
from .game import OVER, TableGame
from .live import LiveTable
from .names import alike, clean_name, is_name
from .thoughts import Thought

if TYPE_CHECKING:
    from .registry import Registry

TRIES: Final = 5  # tries of a change that depends on no revision

Change = Callable[[TableGame, int], tuple[list[Row], int, str]]  # at a time: entries, whose it is, its text


async def change(
    registry: Registry,
    table: LiveTable,
    revision: int | None,
    do: Change,
    thought: Thought | None = None,
) -> TableGame:
    """Does something to the game and saves it. A stale revision is refused in games with turns; where all act
    at once, or no revision is named, it is done again after what another server has saved meanwhile."""
    async with table.lock:
        for tries in range(TRIES, 0, -1):
            game = await registry.game_at(table)
            if revision is not None and revision > game.revision and registry.bus.shared:
                game = await registry.replicator.catch_up(table, game)  # heard of it elsewhere
            real_time = game.rules.box.real_time
            if revision is not None and revision != game.revision and not real_time:
                raise Stale(Phrase("stale", {"revision": revision, "now": game.revision}))
            if game.revision >= registry.settings.limits.entries:
                raise refusal("changed-too-often", 409)
            rows, by, text = do(game, registry.settings.now())
            try:
                await registry.save(table, rows, by, text, None, thought)
                break
            except Overtaken:
                if not (real_time or revision is None) or tries == 1:
                    raise
        registry.moves += 1
        registry.start_driver(table)
        return game


async def move(registry: Registry, table: LiveTable, seat: int, text: str, revision: int | None) -> TableGame:
    late = False

    def do(game: TableGame, at: int) -> tuple[list[Row], int, str]:
        nonlocal late
        late = False
        rows: list[Row] = []
        most = registry.settings.limits.events
        if len(game.match.record.events) >= most:
            raise refusal("game-too-long", 409, most=most)
        tutorial.check(game, seat, text)
        puzzling.check(game, seat, text)
        if game.rules.box.real_time:
            game.may(seat, text)  # before the tick: a refused move must change nothing
            if game.sand_runs():
                rows = table.hourglass.run(game, at)
            late = game.stage() == OVER
        if not late:
            rows += game.move(seat, text, at)
            rows += table.hourglass.pour(game, at)  # it may have begun to run
        return rows, CLOCK if late else seat, text

    game = await change(registry, table, revision, do)
    if late:
        raise refusal("time-ran-out", 409)
    return game


async def series(registry: Registry, table: LiveTable, seat: int, revision: int | None) -> TableGame:
    """All moves of a row, saved together. What the rules do by themselves meanwhile is left out."""

    def do(game: TableGame, at: int) -> tuple[list[Row], int, str]:
        game.playing()
        rows: list[Row] = []
        left = in_a_row.now(game, seat)
        if len(left) < 2:
            raise refusal("no-row", 409)
        if len(game.match.record.events) + len(left) > registry.settings.limits.events:
            raise refusal("game-too-long", 409, most=registry.settings.limits.events)
        text = left[0].text
        before = len(left) + 1
        while left and len(left) < before:
            rows += game.move(seat, left[0].text, at)
            before = len(left)
            left = in_a_row.now(game, seat)
        return rows, seat, text

    return await change(registry, table, revision, do)


async def undo(
    registry: Registry, table: LiveTable, seat: int, moves: int | None, revision: int | None
) -> TableGame:
    def do(game: TableGame, at: int) -> tuple[list[Row], int, str]:
        back = max(1, game.match.undoable(seat)) if moves is None else moves
        return [game.undo(seat, back, at)], seat, f"undo {back}"

    return await change(registry, table, revision, do)


async def rename(registry: Registry, table: LiveTable, seat: int, name: str) -> None:
    shown = clean_name(name)
    if not is_name(shown):
        raise refusal("name-pronoun", name=shown)

    def do(game: TableGame, at: int) -> tuple[list[Row], int, str]:
        if game.holders[seat].kind != "person":
            raise refusal("bot-plays", 409)
        others = [holder.name for other, holder in enumerate(game.holders) if other != seat]
        if alike(shown) in map(alike, others):
            raise refusal("name-taken", 409, name=shown)
        row = game.sit(seat, game.holders[seat]._replace(name=shown), at)
        game.renamed()
        return [row], seat, "seat"

    await change(registry, table, None, do)


async def guide(registry: Registry, table: LiveTable, seat: int, word: str) -> None:
    """The learner continues, steps back, or closes the lesson; or a puzzle's answer is asked for."""

    def do(game: TableGame, at: int) -> tuple[list[Row], int, str]:
        marked = puzzling.mark if game.puzzle_notes else tutorial.mark
        return [marked(game, seat, word, at)], seat, "guide"

    await change(registry, table, None, do)


async def bot_move(
    registry: Registry, table: LiveTable, seat: int, thought: Thought, revision: int, sand: int
) -> None:
    """A move like anybody's, but at its own time of the sand, and saved with the bot's thoughts."""

    def do(game: TableGame, at: int) -> tuple[list[Row], int, str]:
        if game.holders[seat].kind != "bot":
            raise refusal("no-bot-now", 409)
        rows = game.let_sand(sand, at)
        rows += game.move(seat, thought.move, at)
        return rows, seat, thought.move

    await change(registry, table, revision, do, thought)


async def run_sand(registry: Registry, table: LiveTable) -> None:
    """For somebody who asks without a socket: the sand runs on to now."""
    async with table.lock:
        game = await registry.game_at(table)
        rows = table.hourglass.run(game, registry.settings.now())
        if rows:
            await registry.save(table, rows, CLOCK, rows[-1]["text"])
