"""The sand of a table, where time is part of the game.

It stands still while nobody looks at it for a minute, the machine sleeps, or its only server is away. Where
servers share the store, an entry says since when it runs.
"""

from __future__ import annotations

from typing import Any, Final

from ..settings import Settings
from ..store.rows import Row
from .game import TableGame

AWAY_AFTER: Final = 60_000  # after so many milliseconds without a look at the sand nobody was there
AHEAD: Final = 1_000  # milliseconds by which another server's clock may be ahead of this one's


class Hourglass:
    __slots__ = ("seen", "settings", "shared", "since")

    def __init__(self, settings: Settings, shared: bool) -> None:
        self.settings = settings
        self.shared = shared  # whether several servers share the store
        self.since: tuple[int, int] | None = None  # sand and time at its start, until an entry says so
        self.seen = 0  # when it was last looked at

    def now(self, game: TableGame, at: int) -> int:
        """Milliseconds of sand at that time."""
        looks = [self.seen, game.last_at] if self.shared else [self.seen]
        base = self.since or (game.poured if self.shared else None)
        if base is None or not any(-AHEAD <= at - seen <= AWAY_AFTER for seen in looks):
            sand = game.sand() if base is None else base[0] + max(0, max(looks) - base[1])
            self.since = base = (sand, at)
        self.seen = at
        return base[0] + at - base[1]

    def pour(self, game: TableGame, at: int) -> list[Row]:
        """What has to be written down, if anything, so that the sand runs for every server."""
        if not self.shared or not game.sand_runs():
            return []
        sand = self.now(game, at)
        if self.since is None:
            return []
        self.since = None
        return [game.pour(max(sand, game.sand()), at)]

    def run(self, game: TableGame, at: int) -> list[Row]:
        """The sand runs on to that time; what has to be written down of it."""
        rows = self.pour(game, at)
        if game.sand_runs():
            rows += game.let_sand(self.now(game, at), at)
        return rows

    def data(self, game: TableGame) -> dict[str, Any] | None:
        if not game.rules.box.real_time:
            return None
        runs = game.sand_runs()
        elapsed = self.now(game, self.settings.now()) if runs else game.sand()
        return {"elapsed": elapsed, "running": runs}
